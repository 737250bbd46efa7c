# SPDX-License-Identifier: Apache-2.0
"""Reading a file: JSON with every mistake placed, and the right reader."""

from __future__ import annotations

import json
import os
from typing import Any, NoReturn

from .errors import ImportFailure
from .fx import read_fx
from .model import Program
from .recording import read_recording


def read_program(path: str, stage: str) -> Program:
    """Returns the program in a file; `stage` chooses among several graphs."""
    document = _load(path)
    name = os.path.splitext(os.path.basename(path))[0]
    if not isinstance(document, dict):
        raise ImportFailure("top level: expected an object")
    if "nodes" in document:
        if stage != "input":
            raise ImportFailure(f"a recorded step has no stage '{stage}'")
        return read_recording(document, name)
    if "input" in document:
        return read_fx(document, name, stage)
    raise ImportFailure("neither 'nodes' nor 'input' at the top level: no recorded graph")


def _load(path: str) -> Any:
    try:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
    except OSError as error:
        raise ImportFailure(error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise ImportFailure(f"byte {error.start}: not UTF-8") from error
    try:
        return json.loads(
            text, object_pairs_hook=_unique_pairs, parse_constant=_refuse_constant
        )
    except json.JSONDecodeError as error:
        message = error.msg[:1].lower() + error.msg[1:]
        raise ImportFailure(f"{error.lineno}:{error.colno}: not JSON: {message}") from error
    except RecursionError as error:
        raise ImportFailure("not JSON that can be read: nested too deeply") from error
    except ValueError as error:
        raise ImportFailure("not JSON that can be read: a number is too long") from error


def _unique_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        repeated = next(key for key, _ in pairs if key in seen or seen.add(key))
        name = found.get("name")
        place = f"node '{name}': " if isinstance(name, str) else ""
        raise ImportFailure(f"{place}key '{repeated}' occurs twice in one object")
    return found


def _refuse_constant(text: str) -> NoReturn:
    raise ImportFailure(f"not JSON: the number {text}")
