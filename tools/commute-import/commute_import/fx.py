# SPDX-License-Identifier: Apache-2.0
"""Reader of FX graphs: calls with storages and writes, without costs.

    {"id", "about", "input": GRAPH, "reinplace": {"input": GRAPH, ...}, ...}

    GRAPH: {"nodes": [{name, op: placeholder | call | output, target, args,
            kwargs, results: [{shape, dtype}], storage, writes}]}

`storage` names a storage (default: the node's own), or lists one for each
result. `writes` lists argument positions, which go on to count the keyword
arguments, or names of keyword arguments. A graph after the first may name a
node of the first by its name alone. Where no node has `results`, fx_sizes says
what the values are.
"""

from __future__ import annotations

from typing import Any

from . import fx_sizes, optable
from .errors import node_failure
from .fields import Fields, Names, parse_value
from .model import Group, IndexType, Kind, Node, Program, Ref, references

# The graphs of a file, as the option --stage names them.
STAGES = ("input", "reinplace.input")


def read_fx(document: dict[str, Any], name: str, stage: str) -> Program:
    """Returns the program of one stage; `name` is used where it has no id."""
    top = Fields(document, "top level")
    entries = _stage_entries(top, stage)
    states_shapes = any("results" in entry for entry in entries)
    reader = _Reader(states_shapes)
    for entry in entries:
        reader.read(entry)
    if not states_shapes:
        fx_sizes.assign(reader.nodes)
    return Program(
        name=top.get("id", str, name),
        about=top.get("about", str, ""),
        groups=_collect_groups(reader.nodes),
        nodes=reader.nodes,
        outputs=reader.outputs,
    )


def _stage_entries(top: Fields, stage: str) -> list[Fields]:
    """Returns the node objects of a stage, those named alone filled in."""
    known: dict[str, dict[str, Any]] = {}
    first = _graph_nodes(top, "input")
    if stage == "input":
        return first
    for entry in first:
        known[entry.require("name", str)] = entry.value
    entries = []
    for entry in _graph_nodes(top, stage):
        name = entry.require("name", str)
        if entry.value.keys() == {"name"}:
            if name not in known:
                raise entry.fail(f"no node '{name}' in 'input' to take the rest from")
            entry = Fields(known[name], entry.place)
        entries.append(entry)
    return entries


def _graph_nodes(top: Fields, stage: str) -> list[Fields]:
    graph = top
    place = ""
    for key in stage.split("."):
        place = f"{place}.{key}" if place else key
        graph = Fields(graph.require(key, dict), place)
    return [
        Fields(value, f"{place}: node {i}")
        for i, value in enumerate(graph.require("nodes", list))
    ]


class _Reader:
    """Turns node objects into nodes, one after the other."""

    def __init__(self, states_shapes: bool):
        self.nodes: list[Node] = []
        self.outputs: list[Ref] = []
        self._states_shapes = states_shapes
        self._ended = False
        self._names = Names()
        self._targets: dict[str, str] = {}  # node -> what it calls
        self._labels: dict[str, list[str]] = {}  # node -> storage of each result
        self._owners: dict[str, Ref] = {}  # storage -> the first value in it

    def read(self, fields: Fields) -> None:
        name = fields.require("name", str)
        fields.place = f"node '{name}'"
        self._names.check_new(name, fields)
        if self._ended:
            raise fields.fail("it stands after the output")
        op = fields.require("op", str)
        args = parse_value(fields.get("args", list, []))
        kwargs = parse_value(fields.get("kwargs", dict, {}))
        for ref in references([args, kwargs]):
            self._names.check(ref, fields)
        if op == "output":
            self._ended = True
            self.outputs = list(references(args))
            return
        if op not in ("placeholder", "call"):
            raise fields.fail(f"unknown op '{op}'")
        target = fields.require("target", str) if op == "call" else op
        node = Node(name, _kind_of(op, target), target, args, kwargs)
        self._set_results(node, fields)
        self._set_writes(node, fields)
        self._set_aliases(node, fields)
        form = optable.collective_form(target)
        if form is not None:
            _set_collective(node, form)
        self._names.define(name, len(node.results))
        self._targets[name] = target
        self.nodes.append(node)

    def _set_results(self, node: Node, fields: Fields) -> None:
        node.results = fields.results()
        if node.kind is Kind.INPUT:
            if len(node.results) > 1:
                raise fields.fail(f"a placeholder has one result, not {len(node.results)}")
            if self._states_shapes and not node.results:
                node.results = [IndexType()]
        if not self._states_shapes and node.op not in (optable.FX_RESIZE, optable.FX_COPY):
            node.results = [fx_sizes.DEFAULT]

    def _set_writes(self, node: Node, fields: Fields) -> None:
        stated = list(fields.get("writes", list, []))
        if node.op in (optable.FX_RESIZE, optable.FX_COPY) and 0 not in stated:
            stated.insert(0, 0)
        values = [*node.args, *node.kwargs.values()]
        for place in stated:
            if isinstance(place, str) and place in node.kwargs:
                written = node.kwargs[place]
            elif type(place) is int and 0 <= place < len(values):
                written = values[place]
            else:
                raise fields.fail(f"'writes' states {place!r}, which is no argument")
            found = list(references([written]))
            if not found:
                raise fields.fail(f"'writes' states {place!r}, which is no reference")
            node.writes.extend(ref for ref in found if ref not in node.writes)

    def _set_aliases(self, node: Node, fields: Fields) -> None:
        stated = fields.value.get("storage")
        if isinstance(stated, str):
            labels: list[str | None] = [stated] * len(node.results)
        elif isinstance(stated, list):
            labels = fields.strings("storage")
            if len(labels) != len(node.results):
                raise fields.fail(
                    f"'storage' has {len(labels)} names for {len(node.results)} results"
                )
        elif stated is None:
            labels = [None] * len(node.results)
        else:
            raise fields.fail("'storage' is neither a name nor a list of names")
        self._labels[node.name] = []
        node.aliases = [self._alias(node, label) for label in labels]
        if node.op in optable.GETITEM:
            node.aliases = [self._item(node)] * len(node.results)

    def _alias(self, node: Node, label: str | None) -> Ref | None:
        """Returns what the next result of `node` is a view of, if anything."""
        operands = node.operands()
        if label is None and optable.is_view(node.op) and operands:
            # Some recordings forget the storage of a view.
            label = self._label_of(operands[0])
        label = label or node.name
        self._labels[node.name].append(label)
        if label == node.name:
            self._owners.setdefault(label, Ref(node.name))
            return None
        for ref in operands:
            if self._label_of(ref) == label:
                return ref
        owner = self._owners.setdefault(label, Ref(node.name))
        return None if owner.name == node.name else owner

    def _item(self, node: Node) -> Ref | None:
        """Returns the result that a getitem names, if it is well formed."""
        if len(node.args) != 2 or not isinstance(node.args[0], Ref):
            return None
        source, index = node.args
        if type(index) is not int:
            return None
        return Ref(source.name, index - optable.first_item(self._targets[source.name]))

    def _label_of(self, ref: Ref) -> str:
        labels = self._labels[ref.name]
        return labels[ref.index or 0] if labels else ref.name


def _kind_of(op: str, target: str) -> Kind:
    if op == "placeholder":
        return Kind.INPUT
    if target == optable.FX_RESIZE:
        return Kind.RESIZE
    if target == optable.FX_COPY:
        return Kind.COPY
    if optable.is_wait(target):
        return Kind.WAIT
    return Kind.COMPUTE if optable.collective_form(target) is None else Kind.COLLECTIVE


def _set_collective(node: Node, form: optable.CollectiveForm) -> None:
    """Takes the group and the reduction of a collective from its arguments."""
    node.group = _scalar(node, form.group, "group_name", str)
    if node.group is None:
        raise node_failure(node.name, "its arguments name no group")
    node.group_size = _scalar(node, form.size, "group_size", int)
    node.reduction = _scalar(node, form.reduction, "reduce_op", str)
    if "out" in node.kwargs and not node.writes:
        node.writes = list(references(node.kwargs["out"]))
    if form.writes_source and not node.writes:
        node.writes = list(references(node.args[form.source : form.source + 1]))


def _scalar(node: Node, position: int | None, keyword: str, expected: type) -> Any:
    """Returns the scalar argument at a position or of a name, if it is there."""
    if position is None:
        return None
    value = node.args[position] if position < len(node.args) else node.kwargs.get(keyword)
    if value is not None and type(value) is not expected:
        raise node_failure(node.name, f"argument '{keyword}' has an unexpected type")
    return value


def _collect_groups(nodes: list[Node]) -> dict[str, Group]:
    """Returns the groups that the collectives name, and sets their sizes."""
    groups: dict[str, Group] = {}
    collectives = [node for node in nodes if node.kind is Kind.COLLECTIVE]
    for node in collectives:
        if node.group is None or node.group_size is None:
            continue
        if node.group_size < 1:
            raise node_failure(node.name, f"its group has size {node.group_size}")
        known = groups.setdefault(node.group, Group(node.group, node.group_size))
        if known.size != node.group_size:
            raise node_failure(
                node.name,
                f"its group has size {node.group_size}, earlier '{node.group}' had {known.size}",
            )
    for node in collectives:
        if node.group not in groups:
            raise node_failure(node.name, f"nothing states the size of group '{node.group}'")
        node.group_size = groups[node.group].size
    return groups

