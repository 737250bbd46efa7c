"""Answer recorded graphs through the package: vectors.py FOLDER."""

import json
import pathlib
import sys

from commute_torch import library
from commute_torch.graph import COLLECTIVE, COMPUTE, WAIT, Graph, ScheduleError
from commute_torch.policy import Plan

KINDS = {"compute": COMPUTE, "collective": COLLECTIVE, "wait": WAIT}
QUESTIONS = {
    "sink_waits": "sink_waits",
    "raise_comms": "raise_comms",
    "reorder_compute_for_overlap": "reorder_compute_for_overlap",
    "pipeline": "reorder_compute_and_comm_for_overlap",
}


def build(nodes, inputs, keep_order):
    graph = Graph()
    numbers = {node["name"]: i for i, node in enumerate(nodes)}
    for node in nodes:
        graph.add_node(node["name"], KINDS[node["kind"]], node["cost_ns"])
    for node in nodes:
        for dep in node["deps"]:
            if dep not in inputs:
                source = numbers[dep.partition("#")[0]]
                graph.add_edge(source, numbers[node["name"]])
    if keep_order:
        graph.order_collectives(library.ENUMERATORS["ORDER_SCOPE_ALL"])
    return graph


def answer(nodes, inputs, question):
    name, _, keep_order = question.partition("@")
    try:
        graph = build(nodes, inputs, keep_order)
        order = Plan(QUESTIONS[name], "none").run(graph, name)
    except (KeyError, ScheduleError):
        return None
    return [nodes[number]["name"] for number in order]


count = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.json")):
    test = json.loads(path.read_text())
    for question, expected in test["expect"].items():
        if question.partition("@")[0] not in QUESTIONS:
            continue
        found = answer(
            test["input"]["nodes"], test["input"].get("inputs", []), question
        )
        assert found == expected.get("order"), f"{path.name}: {question}: {found}"
        count += 1
print(f"{count} answers")
