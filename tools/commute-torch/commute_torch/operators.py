# SPDX-License-Identifier: Apache-2.0
"""What is known of torch's operators by their names."""

from __future__ import annotations

import torch

# Namespaces of operators that communicate.
_COMMUNICATION = frozenset(
    (
        "_c10d_functional",
        "_c10d_functional_autograd",
        "_dtensor",
        "c10d",
        "c10d_functional",
        "symm_mem",
        "torchrec",
    )
)

# Collectives of _c10d_functional: they start a communication, and nothing more.
_COLLECTIVES = frozenset(
    (
        "all_gather_into_tensor",
        "all_gather_into_tensor_coalesced",
        "all_gather_into_tensor_out",
        "all_reduce",
        "all_reduce_",
        "all_reduce_coalesced",
        "all_reduce_coalesced_",
        "all_to_all_single",
        "broadcast",
        "broadcast_",
        "reduce_scatter_tensor",
        "reduce_scatter_tensor_coalesced",
        "reduce_scatter_tensor_out",
    )
)


def get_name(operator) -> str:
    """Returns the name without namespace and overload, "" for anything else."""
    if not isinstance(operator, torch._ops.OpOverload):
        return ""
    return operator._schema.name.split("::")[-1]


def get_namespace(operator) -> str:
    """Returns the namespace of an operator, "" for anything else."""
    if not isinstance(operator, torch._ops.OpOverload):
        return ""
    return operator._schema.name.split("::")[0]


def is_communication(operator) -> bool:
    """Whether an operator has to do with other ranks."""
    return get_namespace(operator) in _COMMUNICATION


def is_collective(operator) -> bool:
    """Whether an operator starts a communication that a wait ends."""
    return (
        get_namespace(operator) == "_c10d_functional"
        and get_name(operator) in _COLLECTIVES
    )


def is_wait(operator) -> bool:
    """Whether an operator waits for a communication."""
    return (
        get_namespace(operator) == "_c10d_functional"
        and get_name(operator) == "wait_tensor"
    )


def get_group(node):
    """Returns the name of the process group of a collective's FX node.

    None where it is not a name.
    """
    if "group_name" in node.kwargs:
        names = [node.kwargs["group_name"]]
    else:
        names = [argument for argument in node.args if isinstance(argument, str)]
    return names[-1] if names and isinstance(names[-1], str) else None
