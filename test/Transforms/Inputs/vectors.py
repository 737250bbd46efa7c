"""The recorded answers of the scheduler core, asked of the passes.

Usage: vectors.py program FOLDER > OUT.mlir
       vectors.py check FOLDER EXCEPTIONS.json KEY=OUT.mlir...

Writes every recorded graph (test/Schedule/README.md) that a program can state
as a function of its own, each node an op with its name, and compares the order
of the ops that a pass leaves with the recorded one.

A node becomes a comm.compute, a comm.all_reduce or a comm.wait. What it takes
from computations and waits are operands, what it takes from a collective is an
`after` operand; a wait takes the first collective that no wait took before, or
an argument of the function, as its future. Left out, and counted by reason, are
graphs that no program can state.
"""

import glob
import json
import os
import re
import sys
from collections import Counter

TENSOR = "tensor<4xf32>"


def read(path):
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    return os.path.basename(path)[: -len(".json")], record


def names_of(node):
    """The nodes that a node depends on, each once."""
    return list(dict.fromkeys(dep.split("#")[0] for dep in node["deps"]))


def find_start(names, kinds, taken):
    """The collective whose future a wait takes, or None."""
    for name in names:
        if kinds.get(name) == "collective" and name not in taken:
            return name
    return None


def reason_to_skip(record):
    """Why a program cannot state the graph, or None."""
    graph = record["input"]
    seen = set(graph.get("inputs", []))
    kinds = {node["name"]: node["kind"] for node in graph["nodes"]}
    taken = set()
    waits_alone = 0
    for node in graph["nodes"]:
        if not seen.issuperset(names_of(node)):
            return "a value is used before its definition"
        seen.add(node["name"])
        if node["cost_ns"] < 0:
            return "the dialect refuses negative costs"
        if node.get("also_wait") or node.get("grouped"):
            return "the members of groups are not recorded"
        if node["kind"] == "wait":
            start = find_start(names_of(node), kinds, taken)
            taken.add(start)
            waits_alone += start is None
    if waits_alone > 1:
        return "waits whose starts are not in sight keep their order"
    return None


def write_function(name, graph):
    """Write one graph as a function."""
    kinds = {node["name"]: node["kind"] for node in graph["nodes"]}
    futures = {}  # of collectives, the type
    taken = set()  # collectives with a wait
    arguments = [f"%x: {TENSOR}"]
    lines = []
    for node in graph["nodes"]:
        result = node["name"]
        names = [dep for dep in names_of(node) if dep in kinds]
        data = [f"%{dep}#0" for dep in names if kinds[dep] != "collective"]
        after = [dep for dep in names if kinds[dep] == "collective"]
        attributes = (
            f"{{comm.cost_ns = {json.dumps(node['cost_ns'])},"
            f' comm.name = "{result}"}}'
        )
        if node["kind"] == "wait":
            start = find_start(names, kinds, taken)
            if start is None:
                future, future_type = f"%{result}_f", f"!comm.future<{TENSOR}>"
                arguments.append(f"{future}: {future_type}")
            else:
                after.remove(start)
                taken.add(start)
                future, future_type = f"%{start}", futures[start]
            ordered = [(value, TENSOR) for value in data]
        else:
            ordered = []
        ordered += [(f"%{dep}", futures[dep]) for dep in after]
        clause = ""
        if ordered:
            values = ", ".join(value for value, _ in ordered)
            types = ", ".join(value_type for _, value_type in ordered)
            clause = f" after({values} : {types})"

        if node["kind"] == "wait":
            count = future_type.count(TENSOR)
            op = f"comm.wait {future}{clause} {attributes} : {future_type}"
        elif node["kind"] == "collective":
            inputs = data or ["%x"]
            types = ", ".join([TENSOR] * len(inputs))
            futures[result] = f"!comm.future<{types}>"
            count = 1
            op = (
                f"comm.all_reduce {', '.join(inputs)} on @g reduce sum{clause}"
                f" {attributes} : {types} -> {futures[result]}"
            )
        else:
            count = node.get("outputs", 1)
            types = ", ".join([TENSOR] * len(data))
            results = ", ".join([TENSOR] * count)
            op = (
                f'comm.compute "c"({", ".join(data)}){clause} {attributes}'
                f" : ({types}) -> ({results})"
            )
        lines.append(f"  %{result}:{count} = {op}\n")
    # A cost is a double where the record has a point, as in MLIR; but an
    # exponent needs a point there.
    body = re.sub(r"(cost_ns = -?\d+)(e)", r"\1.0\2", "".join(lines))
    return (
        f'func.func @"{name}"({", ".join(arguments)}) {{\n{body}  return\n}}\n'
    )


def read_all(folder):
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        yield read(path)


def write_program(folder):
    sys.stdout.write("comm.process_group @g size 2\n")
    for name, record in read_all(folder):
        if reason_to_skip(record) is None:
            sys.stdout.write(write_function(name, record["input"]))


def read_orders(text):
    """The names in each function of a program."""
    orders = {}
    order = []
    for line in text.splitlines():
        function = re.match(r' *func\.func @"?([^"(]+)"?\(', line)
        if function:
            orders[function.group(1)] = order = []
        else:
            order += re.findall(r'comm\.name = "([^"]*)"', line)
    return orders


def check(key, path, records, exceptions):
    """Compare the orders in a file; return what differs."""
    with open(path, encoding="utf-8") as file:
        orders = read_orders(file.read())
    reasons = Counter()
    agreeing = 0
    failures = []
    for name, record in records:
        expected = record["expect"].get(key)
        if expected is None:
            reasons["no such answer was recorded"] += 1
        elif reason_to_skip(record):
            reasons[reason_to_skip(record)] += 1
        elif "order" not in expected:
            reasons["the recorded answer is an error"] += 1
        elif key in exceptions.get(f"{name}.json", []):
            reasons["the recorded answer rests on a defect"] += 1
        elif orders.get(name) == expected["order"]:
            agreeing += 1
        else:
            failures.append(
                f"{name}: {key} gave {orders.get(name)},"
                f" recorded is {expected['order']}"
            )
    print(f"{key}: {agreeing} orders agree")
    for reason, count in sorted(reasons.items()):
        print(f"{count} left out: {reason}")
    return failures


def main():
    command, folder = sys.argv[1:3]
    if command == "program":
        write_program(folder)
        return
    with open(sys.argv[3], encoding="utf-8") as file:
        exceptions = json.load(file)
    records = list(read_all(folder))
    failures = []
    for argument in sys.argv[4:]:
        key, path = argument.split("=")
        failures += check(key, path, records, exceptions)
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
