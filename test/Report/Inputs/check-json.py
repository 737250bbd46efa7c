"""Check an overlap report in JSON: the schema, and that its figures agree.

Usage: check-json.py SCHEMA REPORT

Prints what was checked, or ends with the first thing that is wrong.
"""

import json
import sys

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}
KNOWN = {
    "$schema", "$defs", "$ref", "title", "type", "const", "enum", "minimum",
    "required", "properties", "additionalProperties", "items", "maxItems",
}


def has_type(value, name):
    if isinstance(value, bool):
        return name == "boolean"
    return isinstance(value, TYPES[name])


def validate(value, schema, root, path="$"):
    """Hold a value against the part of JSON Schema that the page uses."""
    if not schema.keys() <= KNOWN:
        sys.exit(f"{path}: the schema uses {sorted(schema.keys() - KNOWN)}")
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        validate(value, target, root, path)
    if "const" in schema and value != schema["const"]:
        sys.exit(f"{path}: expected {schema['const']!r}, got {value!r}")
    if "enum" in schema and value not in schema["enum"]:
        sys.exit(f"{path}: expected one of {schema['enum']}, got {value!r}")
    if "type" in schema:
        names = schema["type"]
        names = [names] if isinstance(names, str) else names
        if not any(has_type(value, name) for name in names):
            sys.exit(f"{path}: expected {names}, got {value!r}")
    if "minimum" in schema and value is not None and value < schema["minimum"]:
        sys.exit(f"{path}: expected at least {schema['minimum']}, got {value}")
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        for key in schema.get("required", []):
            if key not in value:
                sys.exit(f"{path}: lacks {key}")
        for key, member in value.items():
            if key in properties:
                validate(member, properties[key], root, f"{path}.{key}")
            elif not schema.get("additionalProperties", True):
                sys.exit(f"{path}: has {key}")
    if isinstance(value, list):
        if len(value) > schema.get("maxItems", len(value)):
            sys.exit(f"{path}: has {len(value)} items")
        for index, item in enumerate(value):
            validate(item, schema.get("items", {}), root, f"{path}[{index}]")


def expect(name, got, wanted):
    """Compare figures: integers to the unit, sums of doubles nearly."""
    if isinstance(got, int) and isinstance(wanted, int):
        equal = got == wanted
    elif got is None or wanted is None:
        equal = got is wanted
    else:
        equal = abs(got - wanted) <= 1e-9 * max(abs(got), abs(wanted), 1)
    if not equal:
        sys.exit(f"{name}: expected {wanted}, got {got}")


def peak(values):
    return None if None in values else max(values, default=0)


def check_block(block):
    """Find the block's figures again from the list of its operations."""
    schedule = block["schedule"]
    times = block["times"]
    kinds = {kind: [op for op in schedule if op["kind"] == kind]
             for kind in ("compute", "collective", "wait")}
    holders = [op for op in schedule if "held" in op]
    expect("operations", len(schedule), block["operations"])
    expect("collectives", len(kinds["collective"]), block["collectives"])
    expect("waits", len(kinds["wait"]), block["waits"])
    expect("makespan", max((op["end_ns"] for op in schedule), default=0),
           times["makespan_ns"])
    expect("held", sum(op["held"]["end_ns"] - op["held"]["start_ns"] for op in holders),
           times["exposed_ns"])
    expect("exposed", sum(op["exposed_ns"] for op in kinds["collective"]),
           times["exposed_ns"])
    expect("compute", sum(op["cost_ns"] for op in kinds["compute"] + kinds["wait"]),
           times["compute_ns"])
    expect("communication", sum(op["cost_ns"] for op in kinds["collective"]),
           times["communication_ns"])
    expect("live", peak([op["live_bytes"] for op in schedule]),
           block["memory"]["peak_live_bytes"])
    expect("in flight", peak([op["in_flight_bytes"] for op in schedule]),
           block["memory"]["peak_in_flight_bytes"])
    check_lanes(block, kinds)
    for op in kinds["collective"]:
        if op["wait"] is not None and "held" not in schedule[op["wait"]]:
            sys.exit(f"{op['name']} is waited for by what is no wait")


def check_lanes(block, kinds):
    """Nothing overlaps on the compute stream, nor on a channel."""
    lanes = [[op for op in block["schedule"] if op["kind"] != "collective"]]
    for index, group in enumerate(block["groups"]):
        lane = [op for op in kinds["collective"] if op["group"] == index]
        expect(group["name"], len(lane), group["collectives"])
        expect(group["name"], sum(op["cost_ns"] for op in lane),
               group["communication_ns"])
        expect(group["name"], sum(op["exposed_ns"] for op in lane),
               group["exposed_ns"])
        lanes.append(lane)
    for lane in lanes:
        for first, second in zip(lane, lane[1:]):
            if second["start_ns"] < first["end_ns"]:
                sys.exit(f"{first['name']} and {second['name']} overlap")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        report = json.load(file)
    validate(report, schema, schema)
    for block in report["blocks"]:
        check_block(block)
    outer = [block for block in report["blocks"] if not block["nested"]]
    expect("blocks", report["total"]["blocks"], len(outer))
    for key in ("makespan_ns", "compute_ns", "exposed_ns", "tail_ns", "communication_ns"):
        expect(key, report["total"]["times"][key],
               float(sum(block["times"][key] for block in outer)))
    operations = sum(block["operations"] for block in report["blocks"])
    print(f"{len(report['blocks'])} blocks, {operations} operations")


if __name__ == "__main__":
    main()
