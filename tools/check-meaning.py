#!/usr/bin/python3
"""Check that passes keep the meaning of made-up programs.

Usage: check-meaning.py [--count N] [--seed S] [--passes P] [--reduce]

Makes N programs from the seed, has passes rewrite them, and runs each before
and after with commute-interpret, which compares what a caller can see. There are
three kinds, of as many programs each: for the schedulers, collectives of all
kinds, computation, views, writes, nested regions; like traced FSDP2 programs,
parameters that live in windows of resized buffers, right and wrong in many ways;
and training steps of layers with many small collectives, in loops or not. Prints
what was compared, and programs whose meaning a pass changed.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from meaning.fsdp import make_fsdp
from meaning.layers import make_layers
from meaning.programs import make_ordering

BUILD = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build"
)

PASSES = {
    "ordering": [
        "comm-sink-waits",
        "comm-raise-collectives",
        "comm-reorder-compute",
        "comm-order-collectives",
        "comm-overlap",
        "comm-order-collectives,comm-overlap",
        "comm-overlap{order=all}",
        "comm-schedule",
        "comm-pipeline-loop{order=none}",
    ],
    "fsdp": [
        "comm-overlap",
        "comm-remove-unsharded-params",
        "comm-reinplace-all-gather",
        "comm-remove-unsharded-params,comm-reinplace-all-gather,comm-overlap",
        "comm-group-fsdp",
        "comm-group-fsdp,comm-overlap,comm-ungroup",
        "comm-fsdp",
        "comm-order-collectives,comm-fsdp,comm-ungroup",
        "comm-fsdp,comm-schedule",
        "comm-bucket",
    ],
    "layers": [
        "comm-overlap",
        "comm-schedule",
        "comm-bucket",
        "comm-bucket,comm-unbucket",
        "comm-bucket,comm-schedule",
        "comm-pipeline-loop",
        "comm-pipeline-loop,comm-overlap",
    ],
}

MAKERS = {
    "ordering": make_ordering,
    "fsdp": make_fsdp,
    "layers": make_layers,
}

SEPARATOR = "\n// -----\n"


def interpret(tool, programs, passes, seed, runs):
    """Run the tool on programs; return its exit code and lines."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(SEPARATOR.join(programs))
        file.flush()
        command = [tool, "--alias", f"--seed={seed}", f"--runs={runs}"]
        command += [f"--pipeline=any({text})" for text in passes]
        done = subprocess.run(
            command + [file.name],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    lines = done.stdout.replace(file.name, "program").splitlines()
    return done.returncode, lines


def reduce(tool, program, passes, seed, runs):
    """Leave out lines and nested ops while the meaning still changes."""
    lines = program.split("\n")

    def differs(candidate):
        text = "\n".join(candidate)
        return interpret(tool, [text], passes, seed, runs)[0] == 1

    size = max(1, len(lines) // 2)
    while size >= 1:
        at = 0
        while at < len(lines):
            candidate = lines[:at] + lines[at + size :]
            if differs(candidate):
                lines = candidate
            else:
                at += size
        size //= 2
    return "\n".join(lines)


def make(kind, args):
    count = -(-args.count // len(MAKERS))
    first = args.seed * 1000003
    return [MAKERS[kind](first + number) for number in range(count)]


def check(tool, kind, args):
    """Check programs of one kind; return whether all kept their meaning."""
    programs = make(kind, args)
    passes = args.passes or PASSES[kind]
    code, lines = interpret(tool, programs, passes, args.seed, args.runs)
    print(f"{kind}: {lines[-1] if lines else 'nothing was run'}")
    if code == 0:
        return True
    shown = set()
    for line in lines[:-1]:
        print(line)
        number = line.split(": ")[0].removeprefix("program:")
        if not number.isdigit() or number in shown or len(shown) == args.show:
            continue
        shown.add(number)
        program = programs[int(number) - 1]
        if args.reduce:
            program = reduce(tool, program, passes, args.seed, args.runs)
        print(program)
    return False


def main():
    parser = argparse.ArgumentParser(
        description="Check that passes keep the meaning of made-up programs."
    )
    parser.add_argument(
        "--count", type=int, default=1000, help="how many programs (1000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all (1)")
    parser.add_argument(
        "--runs", type=int, default=2, help="on so many sets of arguments (2)"
    )
    parser.add_argument(
        "--kind", choices=sorted(PASSES), action="append", help="only these"
    )
    parser.add_argument(
        "--passes",
        action="append",
        help="check this list of passes only; may be given several times",
    )
    parser.add_argument(
        "--show", type=int, default=1, help="print so many programs (1)"
    )
    parser.add_argument(
        "--reduce", action="store_true", help="make them smaller first"
    )
    parser.add_argument(
        "--print",
        action="store_true",
        dest="only_print",
        help="print the programs, and check nothing",
    )
    parser.add_argument(
        "--tool",
        default=os.path.join(BUILD, "bin", "commute-interpret"),
        help="the interpreter",
    )
    args = parser.parse_args()
    if args.only_print:
        for kind in args.kind or sorted(PASSES):
            print(SEPARATOR.join(make(kind, args)))
        return 0
    if not os.path.exists(args.tool):
        parser.error(f"no {args.tool}; tools/test.sh builds it")
    results = [
        check(args.tool, kind, args) for kind in args.kind or sorted(PASSES)
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
