"""FX graphs that write, in new orders: the results stay the same.

Random graphs run on an interpreter in which a collective takes its inputs when
it starts, or when its wait ends: a legal order gives the same for both. Then
single cases, by their orders.
"""

import operator
import random
import unittest.mock

import torch

import commute_torch.effects
from commute_torch import GraphPass

aten = torch.ops.aten
functional = torch.ops._c10d_functional
wait_tensor = functional.wait_tensor.default


class Interpreter(torch.fx.Interpreter):
    """Runs collectives as two ranks with the same data would see them."""

    def __init__(self, module, late):
        super().__init__(module)
        self.late = late
        self.flying = {}  # tensor's id -> what its wait does
        self.draws = 0

    @staticmethod
    def gather(tensor):
        return torch.cat([tensor, tensor])

    def start(self, result, source, function):
        taken = None if self.late else source.clone()

        def finish():
            result.copy_(function(source if taken is None else taken))

        self.flying[id(result)] = finish
        return result

    def call_function(self, target, args, kwargs):
        def fresh(like):
            return torch.full_like(like, float("nan"))

        if target is wait_tensor:
            self.flying.pop(id(args[0]), lambda: None)()
            return args[0]
        if target is functional.all_reduce.default:
            return self.start(fresh(args[0]), args[0], lambda t: t * 2)
        if target is functional.all_reduce_.default:
            return self.start(args[0], args[0], lambda t: t * 2)
        if target is functional.all_gather_into_tensor.default:
            result = fresh(self.gather(args[0]))
            return self.start(result, args[0], self.gather)
        if target is functional.all_reduce_coalesced.default:
            return [self.start(fresh(t), t, lambda t: t * 2) for t in args[0]]
        if target is aten.rand_like.default:
            self.draws += 1
            return torch.full_like(args[0], float(self.draws))
        return target(*args, **kwargs)


class Maker:
    """Makes a random program, legal and without races."""

    def __init__(self, generator):
        self.random = generator
        self.graph = torch.fx.Graph()
        self.values = []  # (node, storage)
        self.flying = []  # (start, what to wait for, storages it reads, writes)
        for i in range(3):
            self.add(self.graph.placeholder(f"x{i}"), i)
        self.storages = 3

    def add(self, node, storage):
        self.values.append((node, storage))

    def call(self, target, *args, like=None):
        node = self.graph.call_function(target, args)
        if like is not None:
            node.meta["val"] = [None] * like
        return node

    def new(self):
        self.storages += 1
        return self.storages

    def usable(self, to_write):
        """Values that are neither written in flight, nor read where we write."""
        busy = {s for *_, reads, writes in self.flying for s in writes}
        if to_write:
            busy |= {s for *_, reads, _ in self.flying for s in reads}
        return [value for value in self.values if value[1] not in busy]

    def step(self):
        kind = self.random.randrange(12)
        if kind < 3 and self.flying:
            waits, _, writes = self.flying.pop(
                self.random.randrange(len(self.flying))
            )
            for start, storage in zip(waits, writes):
                self.add(self.call(wait_tensor, start), storage)
            return
        usable = self.usable(kind in (5, 6, 8))
        if not usable:
            return
        node, storage = self.random.choice(usable)
        other, _ = self.random.choice(self.usable(False))
        if kind == 5:
            self.add(self.call(aten.mul_.Tensor, node, 3), storage)
        elif kind == 6:
            self.add(self.call(aten.copy_.default, node, other), storage)
        elif kind == 7:
            self.add(self.call(aten.view.default, node, [-1]), storage)
        elif kind == 8:
            start = self.call(functional.all_reduce_.default, node, "sum", "0")
            self.flying.append(([start], [], [storage]))
        elif kind == 9:
            start = self.call(functional.all_reduce.default, node, "sum", "0")
            self.flying.append(([start], [storage], [self.new()]))
        elif kind == 10:
            both = [node, self.random.choice(usable)[0]]
            read = [s for n, s in self.values if n in both]
            start = self.call(
                functional.all_reduce_coalesced.default, both, "sum", "0", like=2
            )
            parts = [self.call(operator.getitem, start, i) for i in range(2)]
            self.flying.append((parts, read, [self.new(), self.new()]))
        elif kind == 11:
            self.add(self.call(aten.rand_like.default, node), self.new())
        else:
            self.add(self.call(aten.add.Tensor, node, other), self.new())

    def make(self, steps):
        for _ in range(steps):
            self.step()
        for waits, _, writes in self.flying:
            for start, storage in zip(waits, writes):
                self.add(self.call(wait_tensor, start), storage)
        self.graph.output(tuple(node for node, _ in self.values))
        return self.graph


def run(graph, late):
    module = torch.fx.GraphModule(torch.nn.Module(), graph)
    inputs = [torch.arange(1.0, 4.0) + 10 * i for i in range(3)]
    results = Interpreter(module, late).run(*inputs)
    return [value.clone() for value in (*results, *inputs)]


def are_equal(one, other):
    return all(torch.equal(a, b) for a, b in zip(one, other))


moved = 0
generator = random.Random(7)
for case in range(400):
    graph = Maker(generator).make(generator.randrange(4, 40))
    expected = run(graph, late=False)
    assert not any(value.isnan().any() for value in expected), case
    assert are_equal(expected, run(graph, late=True)), case
    before = [node.name for node in graph.nodes]
    policy = generator.choice(["sink_waits", "raise_comms", "pipeline"])
    keep_order = generator.choice(["group", "all", "none"])
    GraphPass(policy, costs=lambda node: 1, keep_order=keep_order)(graph)
    graph.lint()
    moved += before != [node.name for node in graph.nodes]
    for late in (False, True):
        assert are_equal(expected, run(graph, late)), f"{case}: {graph}"
# CHECK: moved [[#%u,]] of 400
print(f"moved {moved} of 400")
assert moved > 200


# It would show if nothing but users followed what they use.
wrong = 0
with unittest.mock.patch.object(commute_torch.effects, "iterate_edges", lambda _: ()):
    for case in range(100):
        graph = Maker(generator).make(30)
        expected = run(graph, late=False)
        GraphPass("pipeline", costs=lambda node: 1)(graph)
        wrong += not are_equal(expected, run(graph, late=False))
# CHECK-NEXT: wrong without effects: {{[1-9][0-9]+}}
print(f"wrong without effects: {wrong}")


def reorder(build, policy="raise_comms"):
    """Prints what a graph becomes; `build` yields name, target, arguments."""
    graph = torch.fx.Graph()
    nodes = {"x": graph.placeholder("x"), "y": graph.placeholder("y")}
    for name, target, *args in build:
        args = [nodes.get(a, a) if isinstance(a, str) else a for a in args]
        nodes[name] = graph.create_node("call_function", target, tuple(args), name=name)
    graph.output(tuple(nodes.values()))
    GraphPass(policy, costs=lambda node: 1)(graph)
    print(*[node.name for node in graph.nodes if node.op == "call_function"])


GATHER = functional.all_gather_into_tensor.default
RELU = aten.relu.default

# What is pure is passed. CHECK-NEXT: c a w
reorder([("a", RELU, "x"), ("c", GATHER, "y", 2, "0"), ("w", wait_tensor, "c")])


@torch.library.custom_op("commute_test::shout", mutates_args=())
def shout(x: torch.Tensor) -> torch.Tensor:
    return x.clone()


def unknown(x):
    return x


# An operator that states no effects too; a function of which nothing is known is
# not. CHECK-NEXT: c a w
reorder(
    [
        ("a", torch.ops.commute_test.shout.default, "x"),
        ("c", GATHER, "y", 2, "0"),
        ("w", wait_tensor, "c"),
    ]
)
# CHECK-NEXT: a c w
reorder([("a", unknown, "x"), ("c", GATHER, "y", 2, "0"), ("w", wait_tensor, "c")])
unknown_gather = torch.ops._c10d_functional_autograd.all_gather_into_tensor.default
# A communication of an unknown kind passes nothing. CHECK-NEXT: r a c w
reorder(
    [
        ("r", RELU, "x"),
        ("a", unknown_gather, "x", 2, "0"),
        ("c", GATHER, "y", 2, "0"),
        ("w", wait_tensor, "c"),
    ]
)
# Nor does a wait for what started elsewhere. CHECK-NEXT: r a c w
reorder(
    [
        ("r", RELU, "y"),
        ("a", wait_tensor, "x"),
        ("c", GATHER, "y", 2, "0"),
        ("w", wait_tensor, "c"),
    ]
)
# Collectives of a group keep their order, those of others may pass.
# CHECK-NEXT: a c1 c w1 w
reorder(
    [
        ("a", RELU, "x"),
        ("c1", GATHER, "a", 2, "0"),
        ("w1", wait_tensor, "c1"),
        ("c", GATHER, "y", 2, "1"),
        ("w", wait_tensor, "c"),
    ],
    "reorder_compute_for_overlap",
)
