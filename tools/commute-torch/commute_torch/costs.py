# SPDX-License-Identifier: Apache-2.0
"""How long nodes take, in milliseconds.

`roofline` needs no accelerator: what a node moves and computes, at the pace of
an H100-like device, as Commute's own cost model has it (commute/Analysis.h).
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch.fx.node import Node, map_arg
from torch.utils._pytree import tree_leaves
from torch.utils.flop_counter import flop_registry

from commute_torch import operators

_LAUNCH = 2e-3
_FLOPS = 600e9
_BYTES = 2.5e9

# Collective -> latency, bytes of the full tensor in a millisecond.
_LINKS = {
    "all_gather": (25e-3, 368e6),
    "reduce_scatter": (27e-3, 356e6),
    "all_reduce": (36e-3, 206e6),
    "all_to_all": (32e-3, 368e6),
}
_OTHER_LINK = (25e-3, 368e6)


def choose(costs, models: dict) -> Callable:
    """Returns the function that `costs` names, or is.

    `models` has what is chosen from besides "roofline". Raises ValueError.
    """
    if callable(costs):
        return costs
    models = {**models, "roofline": roofline}
    if costs not in models:
        raise ValueError(
            f"unknown costs {costs!r}, expected a function or one of "
            f"{', '.join(models)}"
        )
    return models[costs]


def roofline(node) -> float:
    """Estimates the time of a scheduler node or an FX node."""
    if isinstance(node, Node):
        return _estimate_fx_node(node)
    return _estimate_snode(node)


def _communication(name: str, full_bytes: int, group_size: int) -> float:
    """Returns the time of a collective, by its name."""
    if group_size == 1:
        return 0.0
    latency, pace = next(
        (link for kind, link in _LINKS.items() if name.startswith(kind)), _OTHER_LINK
    )
    return latency + full_bytes / pace


def _computation(flops: int, moved_bytes: int) -> float:
    return _LAUNCH + max(flops / _FLOPS, moved_bytes / _BYTES)


def _get_group_size(group) -> int:
    from torch.distributed import distributed_c10d

    return distributed_c10d._get_group_size_by_name(group)


def _get_full_bytes(name: str, input_bytes: int, group_size: int) -> int:
    return input_bytes * (group_size if name.startswith("all_gather") else 1)


# ===--------------------------------------------------------------------=== #
# Scheduler nodes
# ===--------------------------------------------------------------------=== #


def _estimate_snode(snode) -> float:
    from torch._inductor import ir, scheduler
    from torch._inductor.utils import is_collective, is_wait

    if isinstance(snode, scheduler.GroupedSchedulerNode):
        return sum(_estimate_snode(member) for member in snode.snodes)
    if is_collective(snode.node):
        # torch.ops.NAMESPACE.NAME.OVERLOAD
        name = (getattr(snode.node, "python_kernel_name", "") or "").split(".")[-2:]
        group_size = _get_group_size(snode.node.constant_args[-1])
        inputs = sum(_count_buffer_bytes(buffer) for buffer in snode.node.inputs)
        return _communication(
            name[0], _get_full_bytes(name[0], inputs, group_size), group_size
        )
    if (
        is_wait(snode.node)
        or isinstance(snode, scheduler.NopKernelSchedulerNode)
        or isinstance(snode.node, ir.MultiOutput)
    ):
        return 0.0
    flops = sum(map(_count_snode_flops, snode.get_nodes()))
    return _computation(flops, snode.get_read_write_buffers_sizes())


def _count_snode_flops(snode) -> int:
    # The operator that a node was made from; pointwise ones count none.
    origin = snode.node.get_origin_node() if snode.node is not None else None
    return 0 if origin is None else _count_flops(origin)


def _count_buffer_bytes(buffer) -> int:
    from torch._inductor.virtualized import V

    sizes = V.graph.sizevars
    # Releases differ in its name.
    hint = getattr(sizes, "optimization_hint", None) or sizes.size_hint
    return hint(buffer.get_numel(), fallback=0) * buffer.get_dtype().itemsize


# ===--------------------------------------------------------------------=== #
# FX nodes
# ===--------------------------------------------------------------------=== #


def _hint(number) -> int:
    """Returns a size, of a symbolic one its example, 0 if it has none."""
    if isinstance(number, int):
        return number
    return int(number.node.hint) if number.node.has_hint() else 0


def _get_values(tree) -> list:
    """Returns the values of the nodes in a node or its arguments."""
    nodes = (leaf for leaf in tree_leaves(tree) if isinstance(leaf, Node))
    return tree_leaves([node.meta.get("val") for node in nodes])


def _count_bytes(values) -> int:
    total = 0
    for value in values:
        if isinstance(value, torch.Tensor):
            count = value.element_size()
            for size, stride in zip(value.size(), value.stride()):
                # What is expanded is stored once.
                count *= 1 if _hint(stride) == 0 else _hint(size)
            total += count
    return total


def _count_flops(node) -> int:
    count = flop_registry.get(getattr(node.target, "overloadpacket", None))
    value = node.meta.get("val")
    if count is None or value is None:
        return 0

    def get_value(argument):
        return argument.meta.get("val") if isinstance(argument, Node) else argument

    arguments = map_arg(node.args, get_value)
    keywords = map_arg(node.kwargs, get_value)
    return _hint(count(*arguments, **keywords, out_val=value))


def _is_free(node) -> bool:
    """Whether a node has nothing to run: a view, or what picks a result."""
    if node.op != "call_function" or not isinstance(
        node.target, torch._ops.OpOverload
    ):
        return not isinstance(node.target, torch._ops.HigherOrderOperator)
    return operators.is_wait(node.target) or node.target.is_view


def _estimate_fx_collective(node) -> float:
    group = operators.get_group(node)
    group_size = _get_group_size(group) if group is not None else 2
    name = operators.get_name(node.target)
    inputs = _count_bytes(_get_values(node.args[0]))
    return _communication(name, _get_full_bytes(name, inputs, group_size), group_size)


def _estimate_fx_node(node) -> float:
    if operators.is_collective(node.target):
        return _estimate_fx_collective(node)
    if _is_free(node):
        return 0.0
    moved = _count_bytes(_get_values([node.args, node.kwargs]))
    moved += _count_bytes(tree_leaves(node.meta.get("val")))
    return _computation(_count_flops(node), moved)


def inductor_fx(node) -> float:
    """Estimates the time of an FX node as Inductor does.

    0 for what does not run on a GPU, as for scheduler nodes there. Raises
    ImportError in releases that have no estimates for FX nodes.
    """
    from torch._inductor import comm_analysis
    from torch._inductor.fx_passes import overlap_scheduling
    from torch._inductor.utils import is_gpu

    values = _get_values([node, node.args])
    devices = [v.device.type for v in values if isinstance(v, torch.Tensor)]
    if not devices or not is_gpu(devices[0]) or _is_free(node):
        return 0.0
    if operators.is_collective(node.target):
        return comm_analysis.estimate_nccl_collective_runtime_from_fx_node(node)
    return overlap_scheduling.estimate_roofline_runtime_ms(node)
