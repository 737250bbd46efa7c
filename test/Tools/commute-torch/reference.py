"""Ours against the installed torch's own functions: reference.py FOLDER...

The graphs are those of FOLDER, and random ones.
"""

import json
import pathlib
import random
import sys

import torch._inductor.config as config
from commute_torch import SchedulerPass
from torch._inductor import comms

import stand_ins

NAMES = ["sink_waits", "raise_comms", "reorder_compute_for_overlap"]
config.estimate_op_runtime = lambda node: node.cost


def read(path):
    """Yields the nodes of a file; none where it has a cycle or a gap."""
    test = json.loads(path.read_text())
    if any("error" in result for result in test["expect"].values()):
        return []
    inputs = test["input"].get("inputs", [])
    nodes = test["input"]["nodes"]
    outputs = {node["name"]: node.get("outputs", 1) for node in nodes}
    made = []
    for node in nodes:
        deps = []
        for dep in node["deps"]:
            if dep not in inputs:
                name, _, output = dep.partition("#")
                deps.append(f"{name}#{output or 0}")
        buffers = [
            stand_ins.Buffer(f"{node['name']}#{i}")
            for i in range(outputs[node["name"]])
        ]
        made.append(
            stand_ins.Node(
                node["name"], node["kind"], node["cost_ns"], dict.fromkeys(deps), buffers
            )
        )
    return made


def make_random(generator):
    """Returns a topological list of random nodes."""
    made = []
    for number in range(generator.randrange(2, 60)):
        count = generator.randrange(0, min(number, 3) + 1)
        deps = [
            generator.choice(node.get_buffer_names())
            for node in generator.sample(made, count)
        ]
        buffers = [
            stand_ins.Buffer(f"b{number}_{i}") for i in range(generator.choice((1, 1, 2)))
        ]
        kind = generator.choice(("compute", "compute", "collective", "wait"))
        cost = generator.choice((0, 1, 3, 0.1, 0.7, 2.5))
        made.append(stand_ins.Node(f"op{number}", kind, cost, deps, buffers))
    return made


def compare(nodes):
    stand_ins.find_ancestors(nodes)
    for name in NAMES:
        if not hasattr(comms, name):
            continue
        ours = SchedulerPass(name, keep_order="framework")(list(nodes))
        theirs = getattr(comms, name)(list(nodes))
        yield [node.name for node in ours] == [node.name for node in theirs], name


compared = 0
generator = random.Random(1)
paths = [path for f in sys.argv[1:] for path in pathlib.Path(f).glob("*.json")]
cases = [(path.name, read(path)) for path in sorted(paths)]
cases += [(f"random {i}", make_random(generator)) for i in range(300)]
for title, nodes in cases:
    for equal, name in compare(nodes):
        assert equal, f"{title}: {name} differs"
        compared += 1
missing = [name for name in NAMES if not hasattr(comms, name)]
print(f"{compared} compared, not in this release: {', '.join(missing) or 'none'}")
