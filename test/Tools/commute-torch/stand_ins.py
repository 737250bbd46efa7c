"""Scheduler nodes without a compiler behind them, from plain data."""

import types

from torch._inductor import ir
from torch._inductor.dependencies import StarDep, WeakDep


def _make_ir(kind):
    made = object.__new__(
        {
            "collective": ir._CollectiveKernel,
            "wait": ir._WaitKernel,
            "compute": ir.ExternKernelOut,
        }[kind]
    )
    # Frozen in some releases.
    object.__setattr__(made, "constant_args", ("sum", "0"))
    return made


class Buffer:
    def __init__(self, name, mutations=(), aliases=()):
        self.name, self.mutations, self.aliases = name, mutations, aliases

    def get_name(self):
        return self.name

    def get_mutations(self):
        return self.mutations

    def get_aliases(self):
        return self.aliases


class Node:
    """One operation, or what several were fused into."""

    def __init__(self, name, kind="compute", cost=0, deps=(), buffers=None, group="0"):
        self.name, self.cost = name, cost
        self.node = _make_ir(kind)
        object.__setattr__(self.node, "constant_args", ("sum", group))
        self.buffers = buffers or [Buffer(f"buf_{name}")]
        self.unmet_dependencies = [
            dep if isinstance(dep, (StarDep, WeakDep)) else StarDep(dep) for dep in deps
        ]
        self.read_writes = types.SimpleNamespace(reads=self.unmet_dependencies)
        self.ancestors = set()

    def get_name(self):
        return self.name

    def get_operation_names(self):
        return [self.name]

    def get_buffer_names(self):
        return [buffer.name for buffer in self.buffers]

    def get_outputs(self):
        return self.buffers


def find_ancestors(nodes):
    """Sets what the framework knows of each node: the names of all it needs."""
    owners = {name: node for node in nodes for name in node.get_buffer_names()}
    done = set()
    stack = list(nodes)
    while stack:
        node = stack[-1]
        sources = [owners[d.name] for d in node.unmet_dependencies if d.name in owners]
        todo = [source for source in sources if source not in done]
        if todo and node not in done:
            stack.extend(todo)
            continue
        stack.pop()
        done.add(node)
        for source in sources:
            node.ancestors |= {source.name} | source.ancestors
