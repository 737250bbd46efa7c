"""Runs commute-import on bad input and compares what it says, to the letter.

usage: failures.py TOOL CASES

CASES is a file of cases, each of them

    //// NAME [OPTION...]
    //! MESSAGE
    INPUT...

For each, the tool must exit with 1, print the one line `commute-import: FILE:
MESSAGE` to stderr and nothing to stdout, and leave the folder of its output as
it was.
"""

import os
import subprocess
import sys
import tempfile


def read_cases(path):
    """Yields (name, options, message, input) for each case of a file."""
    with open(path, encoding="utf-8") as file:
        parts = file.read().split("\n//// ")[1:]
    for part in parts:
        title, message, text = part.split("\n", 2)
        name, *options = title.split()
        assert message.startswith("//! "), f"{name}: no message"
        yield name, options, message[4:], text


def failures_of(tool, folder, name, options, message, text):
    """Returns what is wrong with the tool's answer to one case."""
    source = os.path.join(folder, name + ".json")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    out = os.path.join(folder, "out")
    os.mkdir(out)
    command = [tool, *options, source, "-o", os.path.join(out, "out.mlir")]
    run = subprocess.run(command, capture_output=True, text=True)
    wrong = []
    if run.returncode != 1:
        wrong.append(f"exit code {run.returncode}")
    if run.stdout:
        wrong.append(f"stdout: {run.stdout}")
    expected = f"commute-import: {source}: {message}\n"
    if run.stderr != expected:
        wrong.append(f"expected: {expected}  got:      {run.stderr}")
    wrong += [f"left behind: {file}" for file in os.listdir(out)]
    for file in os.listdir(out):
        os.unlink(os.path.join(out, file))
    os.rmdir(out)
    return wrong


def main():
    tool, path = sys.argv[1:]
    bad = False
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for case in read_cases(path):
            count += 1
            for wrong in failures_of(tool, folder, *case):
                bad = True
                print(f"{case[0]}: {wrong}", file=sys.stderr)
    print(f"{count} cases")
    return 1 if bad or count == 0 else 0


sys.exit(main())
