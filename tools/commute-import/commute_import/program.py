# SPDX-License-Identifier: Apache-2.0
"""Writes a program as a module: its process groups and one function."""

from __future__ import annotations

from .function import FunctionState, Value
from .lowering import lower_node
from .model import Kind, Node, Program
from .text import NameTable, quote, spell_list


def write_module(program: Program) -> str:
    """Returns the text of the module."""
    symbols = NameTable()
    groups = {name: symbols.unique(name, "pg") for name in program.groups}
    lines = [f"// {line}" for line in program.about.splitlines()]
    for group in program.groups.values():
        ranks = f" ranks {spell_list(group.ranks)}" if group.ranks else ""
        lines.append(
            f"comm.process_group @{groups[group.name]} size {group.size}{ranks} "
            f"{{comm.name = {quote(group.name)}}}"
        )
    if lines:
        lines.append("")
    state = FunctionState(program, groups)
    function = symbols.unique(program.name, "program_")
    lines.extend(_write_function(state, function))
    return "\n".join(lines) + "\n"


def _write_function(state: FunctionState, symbol: str) -> list[str]:
    program = state.program
    inputs = [node for node in program.nodes if node.kind is Kind.INPUT]
    arguments = _write_inputs(state, inputs)
    for node in program.nodes:
        if node.kind is not Kind.INPUT:
            lower_node(state, node)
    end = Node("output", Kind.COMPUTE, "output")
    returned = [state.read_ref(ref, end) for ref in program.outputs]
    results = ", ".join(value.type for value in returned)
    lines = [f"func.func @{symbol}("]
    lines += [f"    {argument}" for argument in arguments]
    arrow = f" -> ({results})" if returned else ""
    lines[-1] += f"){arrow} attributes {{comm.name = {quote(program.name)}}} {{"
    lines += [f"  {line}" for line in state.lines]
    names = ", ".join(value.name for value in returned)
    lines.append(f"  return {names} : {results}" if returned else "  return")
    lines.append("}")
    return lines


def _write_inputs(state: FunctionState, inputs: list[Node]) -> list[str]:
    """Returns the arguments, and states which of their buffers are distinct.

    An input that shares the storage of an earlier one is not among them: it may
    alias what it likes.
    """
    arguments = []
    distinct: list[tuple[Node, Value]] = []
    several = sum(_owns_buffer(state, node) for node in inputs) > 1
    for i, node in enumerate(inputs):
        owns = several and _owns_buffer(state, node)
        value = state.new_value(node.name + (".arg" if owns else ""), (node.name, 0))
        state.hold((node.name, 0), value)
        state.finish(node, value)
        if owns:
            distinct.append((node, value))
        comma = "," if i + 1 < len(inputs) else ""
        attributes = f"{{comm.name = {quote(node.name)}}}"
        arguments.append(f"{value.name}: {value.type} {attributes}{comma}")
    if distinct:
        results = [state.new_value(node.name, (node.name, 0)) for node, _ in distinct]
        types = ", ".join(value.type for value in results)
        state.write(
            f"{', '.join(value.name for value in results)} = memref.distinct_objects "
            f"{', '.join(value.name for _, value in distinct)} : {types}"
        )
        for (node, _), value in zip(distinct, results):
            state.hold((node.name, 0), value)
            state.finish(node, value)
    return arguments


def _owns_buffer(state: FunctionState, node: Node) -> bool:
    key = (node.name, 0)
    return state.values.is_buffer(key) and state.values.storage(key) == key
