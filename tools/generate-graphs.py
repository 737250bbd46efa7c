#!/usr/bin/python3
"""Make up graphs like those of distributed training steps, for commute-graph.

Usage: generate-graphs.py [--count N] [--seed N] [--family NAME] FOLDER

Writes FOLDER/FAMILY_SEED.json, N of each family (docs/graph-format.md):

  fsdp   layers whose weights are gathered, forward and backward, and whose
         gradients are reduced and scattered
  tp     layers with a reduction behind each half, which the next half needs,
         and work beside it that does not
  fsdp_tp  both, on channels of their own
  ddp    a backward pass whose gradients are reduced
  moe    layers whose tokens are sent to experts and back, beside one that all
         tokens share
  any    computations and collectives that depend on each other at random
"""

import argparse
import json
import os
import random
import sys


class Graph:
    """A graph while it grows; what its methods return are names of nodes."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.nodes = []
        self.inputs = {}

    def size(self):
        """Bytes of a tensor: 1 MiB to 512 MiB, each magnitude as likely."""
        return int(2 ** self.random.uniform(20, 29))

    def take(self, count):
        """A size for an input, `count` times the bytes that each rank has."""
        name = f"in{len(self.inputs)}"
        self.inputs[name] = self.size() // count
        return name

    def add(self, kind, cost, deps, size, **more):
        name = f"{kind[0]}{len(self.nodes)}"
        node = {"name": name, "kind": kind, "cost_ns": cost, "deps": deps}
        self.nodes.append({**node, "result_bytes": [size], **more})
        return name

    def compute(self, *deps):
        cost = int(2000 + 2 ** self.random.uniform(12, 20))
        return self.add("compute", cost, list(deps), self.size())

    def communicate(self, value, size, channel="dp"):
        """Adds a start and its wait: 25 us, and 300 GB/s."""
        cost = 25000 + size * 10 // 3000
        start = self.add("collective", cost, [value], size, channel=channel)
        return self.add("wait", 0, [start], size, storages=[start])

    def gather(self, shard):
        return self.communicate(shard, self.inputs[shard] * 8)

    def write(self, path, outputs):
        record = {
            "inputs": list(self.inputs),
            "input_bytes": self.inputs,
            "outputs": outputs,
            "nodes": self.nodes,
        }
        with open(path, "w", encoding="utf-8") as file:
            json.dump(record, file, indent=1)


def train(graph, num_layers, layer, is_sharded):
    """Adds a step: `layer` of each layer's weights, and what goes back."""
    x = graph.take(1)
    weights = [
        [graph.take(8) for _ in range(graph.random.randint(1, 4))]
        for _ in range(num_layers)
    ]
    saved = []
    for shards in weights:
        full = [graph.gather(shard) if is_sharded else shard for shard in shards]
        x = layer(x, full)
        saved.append(x)
    outputs = [x]
    for shards, kept in zip(reversed(weights), reversed(saved)):
        for shard in reversed(shards):
            full = graph.gather(shard) if is_sharded else shard
            gradient = graph.compute(x, kept)
            x = layer(x, [full])
            outputs.append(graph.communicate(gradient, graph.inputs[shard] * 8))
    return outputs


def plain_layer(graph):
    def layer(x, weights):
        for weight in weights:
            x = graph.compute(x, weight)
        return graph.compute(x)

    return layer


def parallel_layer(graph):
    def layer(x, weights):
        for weight in weights:
            part = graph.compute(x, weight)
            beside = graph.compute(x)
            x = graph.communicate(part, graph.size() // 8, "tp")
            x = graph.compute(x, beside)
        return x

    return layer


def expert_layer(graph):
    def layer(x, weights):
        tokens = graph.size() // 8
        shared = graph.compute(x)
        sent = graph.communicate(graph.compute(x), tokens, "ep")
        for weight in weights:
            sent = graph.compute(sent, weight)
        back = graph.communicate(sent, tokens, "ep")
        return graph.compute(back, shared)

    return layer


def make_any(graph, num_nodes):
    values = [graph.take(1) for _ in range(4)]
    for _ in range(num_nodes):
        deps = graph.random.sample(values, graph.random.randint(1, 3))
        if graph.random.random() < 0.4:
            channel = graph.random.choice(["a", "b"])
            values.append(graph.communicate(deps[0], graph.size(), channel))
        else:
            values.append(graph.compute(*deps))
    return [name for name in values if name not in graph.inputs][-4:]


FAMILIES = {
    "fsdp": lambda graph, layers: train(graph, layers, plain_layer(graph), True),
    "tp": lambda graph, layers: train(graph, layers, parallel_layer(graph), False),
    "fsdp_tp": lambda graph, layers: train(graph, layers, parallel_layer(graph), True),
    "ddp": lambda graph, layers: train(graph, layers, plain_layer(graph), False),
    "moe": lambda graph, layers: train(graph, layers, expert_layer(graph), True),
    "any": lambda graph, layers: make_any(graph, 20 * layers),
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1, help="of the first of them")
    parser.add_argument("--family", choices=FAMILIES, action="append")
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    for family in arguments.family or FAMILIES:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            graph = Graph(f"{family} {seed}")
            outputs = FAMILIES[family](graph, graph.random.randint(1, 12))
            path = os.path.join(arguments.folder, f"{family}_{seed}.json")
            graph.write(path, outputs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
