#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Say of each parameter of recorded programs what became of it.

Usage: table.py FILE.json.gz...

Each program is imported and rewritten by --comm-remove-unsharded-params. What
the reference made of it is imported, too: then both are held against each other,
operation by operation. An operation is known by its comm.name, and its operands
by those of what gives them.

    PROGRAM: N operations as in the reference's result, M not: NAMES
      N of M all-gathers in place, K groups
      PARAMETER EVENTS: what became of it

The second line is about --comm-fsdp.

EVENTS tells what happens to the parameter in the order of the text: F and Z for
resizes to its full size and to zero, C for copies into it, u for other uses, of
views as well.
"""

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile

TOKEN = re.compile(r"%[\w$.-]+(?:#\d+)?")
NAME = re.compile(r'comm\.name = "([^"]*)"')
STRING = re.compile(r'"[^"]*"')
WARNING = re.compile(r"warning: '\S+' op keeps unsharded parameter #\d+ "
                     r"\('([^']*)'\) in use: (.*)")


def references(value):
    """Yield the names in nested arguments."""
    if isinstance(value, str) and value.startswith("%"):
        yield value[1:].split("#")[0]
    elif isinstance(value, list):
        for element in value:
            yield from references(element)
    elif isinstance(value, dict):
        yield from references(list(value.values()))


def operands(node):
    return list(references([node.get("args", []), node.get("kwargs", {})]))


def label(node):
    """Return the storage that a node states for all of its results."""
    stated = node.get("storage")
    return stated if isinstance(stated, str) else node["name"]


def expected_nodes(record):
    """Return the nodes of the reference's result. A view is in the storage of
    what it views there, too."""
    changed = {node["name"]: node for node in record["expect"]["changed"]}
    gone = set(record["expect"]["gone"])
    before = {node["name"]: node for node in record["input"]["nodes"]}
    labels = {}
    nodes = []
    for node in record["input"]["nodes"]:
        name = node["name"]
        if name in gone:
            continue
        after = dict(node, **{k: v for k, v in changed.get(name, {}).items()
                              if k in ("args", "kwargs")})
        own = label(node)
        for old, new in zip(operands(node), operands(after)):
            if own != name and label(before[old]) == own:
                own = labels[new]
        if isinstance(after.get("storage"), str):
            after["storage"] = own
        labels[name] = own
        nodes.append(after)
    return nodes


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{done.stderr}")
    return done.stderr


def import_nodes(record, nodes, path):
    document = {"id": record["id"], "input": {"nodes": nodes}}
    with open(path + ".json", "w", encoding="utf-8") as file:
        json.dump(document, file)
    run("commute-import", path + ".json", "-o", path)


def read_operations(path):
    """Return the operations of a function: from name, and number among those of
    that name, to the names of the operands."""
    values = {}
    operations = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            for argument in re.finditer(
                r'(%[\w$.-]+): [^%]*?\{comm\.name = "([^"]*)"\}', line
            ):
                values[argument.group(1)] = argument.group(2)
            if "func.func" in line or line.strip().startswith("%") and ": " in line \
                    and " = " not in line.split("{")[0]:
                continue
            left, equals, right = line.partition(" = ")
            if not equals or not left.strip().startswith("%"):
                left, right = "", line
            names = NAME.findall(line)
            taken = [values.get(t, t) for t in TOKEN.findall(STRING.sub("", right))]
            defined = []
            for token in left.replace(" ", "").split(","):
                value, _, count = token.partition(":")
                if count:
                    defined += [f"{value}#{i}" for i in range(int(count))]
                elif value:
                    defined.append(value)
            if "memref.distinct_objects" in line:
                values.update(zip(defined, taken))
                continue
            name = names[-1] if names else right.split()[0] if right.split() else ""
            for i, value in enumerate(defined):
                values[value] = name if len(defined) == 1 else f"{name}#{i}"
            count = sum(key[0] == name for key in operations) if names else 0
            if names or name == "return":
                operations[name, count] = taken
    return operations


def find_events(record):
    """Return what happens to each parameter, and the names of its resizes."""
    events, resizes, labels = {}, {}, {}
    nodes = record["input"]["nodes"]
    for node in nodes:
        if node.get("target") in ("resize", "fsdp_copy"):
            events.setdefault(operands(node)[0], "")
    for node in nodes:
        labels[node["name"]] = label(node)
        if node["op"] != "call":
            continue
        first = (operands(node) + [None])[0]
        letter = "u"
        if node["target"] == "resize":
            letter = "F" if node["args"][1] else "Z"
            resizes.setdefault(first, []).append(node["name"])
        elif node["target"] == "fsdp_copy":
            letter = "C"
        for name in dict.fromkeys(labels[n] for n in operands(node)):
            if name in events and (name == first or letter == "u"):
                if letter != "u" or not events[name].endswith("u"):
                    events[name] += letter
    return events, resizes


def describe(was_rewritten, is_rewritten, warning):
    if is_rewritten:
        return ("rewritten, as by the reference" if was_rewritten else
                "rewritten, where the reference declines")
    return f"left: {warning}" if warning else "left: nothing to rewrite"


def print_program(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        record = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        given, result, expected = (
            os.path.join(folder, name) for name in ("given", "result", "expected")
        )
        import_nodes(record, record["input"]["nodes"], given)
        import_nodes(record, expected_nodes(record), expected)
        told = run("commute-opt", given, "--comm-remove-unsharded-params",
                   "-o", result)
        ours, theirs = read_operations(result), read_operations(expected)
        run("commute-opt", given, "--comm-verify-order", "--comm-fsdp",
            "-o", result)
        with open(result, encoding="utf-8") as file:
            text = file.read()
    in_place = len(re.findall(r"comm\.all_gather .* into ", text))
    gathers = text.count(" comm.all_gather ")
    groups = text.count("comm.schedule_group")
    warnings = dict(WARNING.findall(told))
    events, resizes = find_events(record)
    same = sum(theirs.get(key) == value for key, value in ours.items())
    other = [name if count == 0 else f"{name} again"
             for (name, count), value in ours.items()
             if theirs.get((name, count)) != value]
    print(f"{record['id']}: {same} operations as in the reference's result, "
          f"{len(other)} not{': ' if other else ''}{', '.join(other)}")
    print(f"  {in_place} of {gathers} all-gathers in place, {groups} groups")
    gone = set(record["expect"]["gone"])
    for name, text in events.items():
        kept = [(resize, 0) in ours for resize in resizes.get(name, [])]
        was_rewritten = any(resize in gone for resize in resizes.get(name, []))
        print(f"  {name} {text}: "
              f"{describe(was_rewritten, not all(kept), warnings.get(name))}")


def main():
    for path in sys.argv[1:]:
        print_program(path)


if __name__ == "__main__":
    main()
