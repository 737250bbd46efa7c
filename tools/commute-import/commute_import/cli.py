# SPDX-License-Identifier: Apache-2.0
"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile

from . import __version__
from .errors import ImportFailure
from .fx import STAGES
from .graph import write_graph
from .jsonfile import read_program
from .program import write_module

_DESCRIPTION = """
Turn a recorded framework graph (JSON) into a program of the comm dialect, or
with --graph into the JSON that commute-graph reads.
"""


def main() -> int:
    """Runs the command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="commute-import", description=_DESCRIPTION)
    parser.add_argument("input", metavar="IN.json", help="the recorded graph")
    parser.add_argument("-o", dest="output", metavar="OUT", help="output file (default: stdout)")
    parser.add_argument(
        "--graph", action="store_true", help="write commute-graph's JSON instead of MLIR"
    )
    parser.add_argument(
        "--stage",
        choices=STAGES,
        default="input",
        help="which graph of an FX recording to import (default: input)",
    )
    parser.add_argument(
        "--version", action="version", version=f"commute-import {__version__}"
    )
    options = parser.parse_args()
    try:
        program = read_program(options.input, options.stage)
        text = write_graph(program) if options.graph else write_module(program)
    except ImportFailure as failure:
        return _complain(f"{options.input}: {failure}")
    if options.graph and not program.states_costs:
        print(
            f"commute-import: {options.input}: warning: "
            "states no costs, 'cost_ns' is 0 throughout",
            file=sys.stderr,
        )
    try:
        _write(options.output, text)
    except OSError as error:
        return _complain(f"{options.output or 'stdout'}: {error.strerror or error}")
    return 0


def _complain(message: str) -> int:
    print(f"commute-import: {message}", file=sys.stderr)
    return 1


def _write(path: str | None, text: str) -> None:
    """Writes a file whole or not at all; stdout where there is no path."""
    data = text.encode("utf-8", "replace")  # JSON can state half a character.
    if path is None or path == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    if os.path.exists(path) and not os.path.isfile(path):
        with open(path, "wb") as file:  # A device or a pipe.
            file.write(data)
        return
    folder = os.path.dirname(path) or "."
    descriptor, temporary = tempfile.mkstemp(dir=folder, prefix=".commute-import-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
