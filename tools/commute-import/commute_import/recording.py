# SPDX-License-Identifier: Apache-2.0
"""Reader of recorded steps: a list of nodes with kinds, shapes and costs.

    {"id", "about", "groups": [{name, size, ranks}], "nodes": [NODE],
     "outputs": [REFERENCE]}

    NODE: {name, kind, op, args, kwargs, results: [{shape, dtype}], alias_of,
           mutates, group, group_size, reduce, bytes, cost_ns, order_only,
           order_after}
"""

from __future__ import annotations

from typing import Any

from .fields import Fields, Names, parse_reference, parse_value
from .model import Group, Kind, Node, Program, Ref, references

_KINDS = {kind.value: kind for kind in Kind}


def read_recording(document: dict[str, Any], name: str) -> Program:
    """Returns the program of a recorded step; `name` is used where it has no id."""
    top = Fields(document, "top level")
    groups = _read_groups(top)
    names = Names()
    nodes: list[Node] = []
    communication: set[str] = set()
    ended = False
    for i, value in enumerate(top.require("nodes", list)):
        fields = Fields(value, f"node {i}")
        node_name = fields.require("name", str)
        fields.place = f"node '{node_name}'"
        names.check_new(node_name, fields)
        if ended:
            raise fields.fail("it stands after the output")
        kind = fields.require("kind", str)
        if kind == "output":
            ended = True
            _check_all(parse_value(fields.get("args", list, [])), names, fields)
            continue
        if kind not in _KINDS:
            raise fields.fail(f"unknown kind '{kind}'")
        node = _read_node(fields, node_name, _KINDS[kind], groups, names, communication)
        if node.kind in (Kind.COLLECTIVE, Kind.WAIT):
            communication.add(node_name)
        names.define(node_name, len(node.results))
        nodes.append(node)
    outputs = parse_value(top.require("outputs", list))
    _check_all(outputs, names, Fields({}, "outputs"))
    return Program(
        name=top.get("id", str, name),
        about=top.get("about", str, ""),
        groups=groups,
        nodes=nodes,
        outputs=list(references(outputs)),
    )


def _check_all(value: Any, names: Names, fields: Fields) -> None:
    for ref in references(value):
        names.check(ref, fields)


def _read_groups(top: Fields) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    for i, value in enumerate(top.get("groups", list, [])):
        fields = Fields(value, f"group {i}")
        name = fields.require("name", str)
        fields.place = f"group '{name}'"
        if name in groups:
            raise fields.fail("this name is taken by an earlier group")
        fields.require("size", int)
        size = fields.count("size", least=1)
        ranks = fields.get("ranks", list)
        if ranks is not None:
            if not all(type(rank) is int and 0 <= rank < 2**63 for rank in ranks):
                raise fields.fail("'ranks' is not a list of non-negative integers")
            if len(ranks) != size or len(set(ranks)) != size:
                raise fields.fail(f"'ranks' is not {size} different ranks")
            ranks = tuple(ranks)
        groups[name] = Group(name, size, ranks)
    return groups


def _read_node(
    fields: Fields,
    name: str,
    kind: Kind,
    groups: dict[str, Group],
    names: Names,
    communication: set[str],
) -> Node:
    """Returns a node; `communication` names the collectives and waits before it."""
    node = Node(
        name=name,
        kind=kind,
        op=fields.require("op", str),
        args=parse_value(fields.get("args", list, [])),
        kwargs=parse_value(fields.get("kwargs", dict, {})),
        results=fields.results(),
        group=fields.get("group", str),
        group_size=fields.count("group_size", least=1),
        reduction=fields.get("reduce", str),
        cost_ns=fields.cost("cost_ns"),
        bytes=fields.count("bytes", least=0),
    )
    alias = fields.get("alias_of", str)
    alias_ref = parse_reference(alias) if alias is not None else None
    node.writes = [parse_reference(text) for text in fields.strings("mutates")]
    order = fields.strings("order_only") + fields.strings("order_after")
    node.after = [parse_reference(text) for text in order]
    for ref in node.after:
        names.check(ref, fields)
    if kind is Kind.COLLECTIVE:
        # Inductor orders each collective after the wait of the one before it,
        # so that no two are ever in flight. That is its choice of a schedule.
        node.after = [ref for ref in node.after if ref.name not in communication]
    node.aliases = [alias_ref] * len(node.results)
    if not node.results:
        node.reads_as = alias_ref
    _check_node(node, alias_ref, fields, names)
    if kind is Kind.COLLECTIVE:
        _check_group(node, fields, groups)
    if kind is Kind.INPUT and len(node.results) != 1:
        raise fields.fail(f"an input has one result, not {len(node.results)}")
    return node


def _check_node(node: Node, alias: Ref | None, fields: Fields, names: Names) -> None:
    for ref in [*node.operands(), *node.writes]:
        names.check(ref, fields)
    if alias is not None:
        names.check(alias, fields)
    if node.kind is Kind.RESIZE and not node.writes:
        raise fields.fail("a resize states in 'mutates' what it resizes")


def _check_group(node: Node, fields: Fields, groups: dict[str, Group]) -> None:
    name = fields.require("group", str)
    if name not in groups:
        raise fields.fail(f"unknown group '{name}'")
    if node.group_size is not None and node.group_size != groups[name].size:
        raise fields.fail(
            f"its group has size {node.group_size}, group '{name}' has {groups[name].size}"
        )
    node.group_size = groups[name].size
