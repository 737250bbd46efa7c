# SPDX-License-Identifier: Apache-2.0
"""What is known about PyTorch's operators by their names."""

from __future__ import annotations

GETITEM = frozenset({"getitem", "_operator.getitem", "operator.getitem"})

# What FX recordings call the two operators that FSDP passes look for.
FX_RESIZE = "resize"
FX_COPY = "fsdp_copy"

# The higher-order operator that stands for a call which writes its operands,
# made functional.
AUTO_FUNCTIONALIZED = "auto_functionalized_v2"

# Lays its operands side by side. Inductor lets it share storage with the first
# of them, which holds only a part of it: as a value it is a new one.
CONCATENATIONS = frozenset({"ConcatKernel"})

# Operators whose result is a view of the first operand, always.
_VIEWS = frozenset(
    {
        "_unsafe_view",
        "alias",
        "as_strided",
        "detach",
        "diagonal",
        "expand",
        "narrow",
        "permute",
        "select",
        "slice",
        "split",
        "split_with_sizes",
        "squeeze",
        "t",
        "transpose",
        "unbind",
        "unfold",
        "unsqueeze",
        "view",
    }
)

_COLLECTIVE_SPACES = ("_c10d_functional", "_c10d_functional_autograd", "c10d_functional")

# Reductions by the name that PyTorch gives them.
REDUCTIONS = {
    "sum": "sum",
    "avg": "avg",
    "product": "product",
    "min": "min",
    "max": "max",
    "band": "band",
    "bor": "bor",
    "bxor": "bxor",
}


class CollectiveForm:
    """How a collective operator lays out its arguments.

    Positions count the arguments: `source` what is sent, `target` the buffer
    that receives, `reduction`, `size` and `group` the scalars, `recv` and
    `send` the split sizes, `root` the rank that broadcasts. `writes_source`
    says that it works in place.
    """

    def __init__(
        self,
        mnemonic: str,
        *,
        source: int = 0,
        target: int | None = None,
        reduction: int | None = None,
        size: int | None = None,
        group: int | None = None,
        recv: int | None = None,
        send: int | None = None,
        root: int | None = None,
        writes_source: bool = False,
    ):
        self.mnemonic = mnemonic
        self.source = source
        self.target = target
        self.reduction = reduction
        self.size = size
        self.group = group
        self.recv = recv
        self.send = send
        self.root = root
        self.writes_source = writes_source


_GATHER = CollectiveForm("all_gather", size=1, group=2)
_SCATTER = CollectiveForm("reduce_scatter", reduction=1, size=2, group=3)
_REDUCE = CollectiveForm("all_reduce", reduction=1, group=2)
_REDUCE_INPLACE = CollectiveForm("all_reduce", reduction=1, group=2, writes_source=True)

_FUNCTIONAL_FORMS = {
    "all_gather_into_tensor": _GATHER,
    "all_gather_into_tensor_out": _GATHER,
    "all_gather_into_tensor_coalesced": _GATHER,
    "reduce_scatter_tensor": _SCATTER,
    "reduce_scatter_tensor_out": _SCATTER,
    "reduce_scatter_tensor_coalesced": _SCATTER,
    "all_reduce": _REDUCE,
    "all_reduce_coalesced": _REDUCE,
    "all_reduce_": _REDUCE_INPLACE,
    "all_reduce_coalesced_": _REDUCE_INPLACE,
    "all_to_all_single": CollectiveForm("all_to_all", recv=1, send=2, group=3),
    "broadcast": CollectiveForm("broadcast", root=1, group=2),
    "broadcast_": CollectiveForm("broadcast", root=1, group=2, writes_source=True),
}
_C10D_FORMS = {
    "_allgather_base_": CollectiveForm("all_gather", source=1, target=0),
    "_reduce_scatter_base_": CollectiveForm("reduce_scatter", source=1, target=0),
}


def split_name(op: str) -> tuple[str, str]:
    """Returns the namespace and the name of "namespace.name.overload"."""
    parts = op.replace("::", ".").split(".")
    return (parts[0], parts[1]) if len(parts) > 1 else ("", op)


def collective_form(op: str) -> CollectiveForm | None:
    """Returns how the collective `op` lays out its arguments, if it is one."""
    space, name = split_name(op)
    if space in _COLLECTIVE_SPACES:
        return _FUNCTIONAL_FORMS.get(name)
    return _C10D_FORMS.get(name) if space == "c10d" else None


def is_wait(op: str) -> bool:
    """Tells whether `op` waits for a communication."""
    space, name = split_name(op)
    return name == "wait_tensor" and space in _COLLECTIVE_SPACES


def first_item(op: str) -> int:
    """Returns the getitem index of the first recorded result of `op`.

    Item 0 of a functionalized call is what the call itself returns, which is
    nothing and not recorded.
    """
    return 1 if op == AUTO_FUNCTIONALIZED else 0


def is_copy_in(op: str) -> bool:
    """Tells whether `op` lays shards into the buffer of an all-gather."""
    return split_name(op) == ("fsdp", "all_gather_copy_in")


def is_view(op: str) -> bool:
    """Tells whether `op` always returns a view of its first operand."""
    space, name = split_name(op)
    return space == "aten" and name in _VIEWS
