"""What cannot be ordered is left alone, with one warning."""

import logging
import pickle
import sys

import torch
from torch._inductor.dependencies import WeakDep

import stand_ins
from commute_torch import GraphPass, SchedulerPass

logging.basicConfig(stream=sys.stdout, format="%(levelname)s: %(message)s")


def make(first_deps=(), last_deps=("buf_c",)):
    return [
        stand_ins.Node("a", deps=first_deps),
        stand_ins.Node("c", "collective", 4),
        stand_ins.Node("w", "wait", deps=last_deps),
    ]


def leave(nodes, costs=lambda node: node.cost):
    assert SchedulerPass("pipeline", costs=costs)(nodes) is nodes


# An order to compare with: the collective first.
# CHECK: ['c', 'a', 'w']
ordered = SchedulerPass("pipeline", costs=lambda node: node.cost)(make())
print([node.name for node in ordered])

# CHECK-NEXT: WARNING: the scheduler's nodes are left in their order: a needs gone, which no node makes
leave(make(first_deps=["gone"]))
# CHECK-NEXT: WARNING: the scheduler's nodes are left in their order: dependences close a cycle of 2 nodes:
leave(make(first_deps=["buf_w"], last_deps=["buf_a"]))
# CHECK-NEXT: WARNING: the scheduler's nodes are left in their order: the cost of a is nan
leave(make(), lambda node: float("nan"))
# CHECK-NEXT: WARNING: the scheduler's nodes are left in their order: ZeroDivisionError: division by zero
leave(make(), lambda node: 1 / 0)
# CHECK-NEXT: WARNING: the scheduler's nodes are left in their order: AttributeError: {{.*}}no attribute
leave([object()])
# CHECK-NEXT: none
print("none" if SchedulerPass()([]) == [] else "some")


# Whose edges are dropped: the framework's own between collectives, but no edge
# to one that writes what the other reads.
def order_two(reads, kind="wait", mutating="buf_d", **keywords):
    nodes = [
        stand_ins.Node("p", cost=1),
        stand_ins.Node("x", cost=9),
        stand_ins.Node("c", "collective", 2, group="1"),
        stand_ins.Node("w", kind, 1, deps=["buf_c", *reads]),
        stand_ins.Node(
            "d",
            "collective",
            2,
            deps=["buf_p", WeakDep("buf_w", mutating)],
            buffers=[stand_ins.Buffer("buf_d"), stand_ins.Buffer("m", ["buf_p"])],
            group="2",
        ),
    ]
    order = SchedulerPass("raise_comms", costs=lambda n: n.cost, **keywords)(nodes)
    return "".join(node.name for node in order)


# CHECK-NEXT: cpdxw
print(order_two([]))
# CHECK-NEXT: cpwdx
print(order_two(["buf_p"]))
# CHECK-NEXT: cpwdx
print(order_two([], kind="compute"))
# CHECK-NEXT: cpwdx
print(order_two([], mutating="op_d"))
# CHECK-NEXT: cpwdx
print(order_two([], keep_order="framework"))

# The graph pass.
graph = torch.fx.Graph()
x = graph.placeholder("x")
y = graph.call_function(torch.ops.aten.relu.default, (x,))
z = graph.call_function(
    torch.ops._c10d_functional.all_reduce.default, (x, "sum", "0")
)
w = graph.call_function(torch.ops._c10d_functional.wait_tensor.default, (z,))
graph.output((y, w))
# CHECK-NEXT: WARNING: the FX graph is left in its order: the cost of relu_default is inf
GraphPass(costs=lambda node: float("inf"))(graph)
# CHECK-NEXT: ['x', 'relu_default', 'all_reduce_default', 'wait_tensor_default', 'output']
print([node.name for node in graph.nodes])
# CHECK-NEXT: ['x', 'all_reduce_default', 'relu_default', 'wait_tensor_default', 'output']
GraphPass(costs=lambda node: 1)(graph)
print([node.name for node in graph.nodes])

# What the framework's caches know the passes by.
assert pickle.dumps(SchedulerPass("none")) == pickle.dumps(SchedulerPass("none"))
assert pickle.dumps(SchedulerPass("none")) != pickle.dumps(SchedulerPass())
assert GraphPass("none").uuid() == GraphPass("none").uuid() != GraphPass().uuid()
assert GraphPass("schedule").uuid() != GraphPass("schedule", effort=1).uuid()
assert GraphPass(costs=lambda node: 1).uuid() is None

for make in (SchedulerPass, GraphPass):
    # CHECK: unknown costs 'real', expected a function or one of inductor, roofline
    # CHECK: unknown costs 'real', expected a function or one of inductor, roofline
    try:
        make(costs="real")
    except ValueError as error:
        print(error)
