"""Run the examples of a Markdown page as tests.

Usage: run-examples.py PAGE FOLDER [PREFIX...]

A line `<!-- run -->` before a `sh` block has the block run; a line
`<!-- run: COMMAND -->` before a `text` block has the command run, whose output
must be the block. A line `<!-- file: NAME -->` before a block has the block
written to that file. Commands run in FOLDER, where `build` and `test` of the
project are found as in a clone, and must succeed. `mlir` blocks must verify.
mlir-opt is run with PREFIX before it.
"""

import os
import re
import subprocess
import sys

BLOCK = re.compile(
    r"(?:<!-- (?:(?P<run>run)(?:: (?P<command>.*?))?|file: (?P<file>.*?)) -->\n)?"
    r"```(?P<language>\w+)\n(?P<body>.*?)```",
    re.DOTALL,
)


def run(command, folder, text=None):
    """Run a shell command; return what it printed on both streams."""
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"{command}\nfailed:\n{result.stdout}")
    return result.stdout


def main():
    page, folder, *prefix = sys.argv[1:]
    mlir_opt = f'mlir-opt() {{ {" ".join(["env", *prefix])} mlir-opt "$@"; }}\n'
    with open(page, encoding="utf-8") as file:
        text = file.read()
    count = 0
    for block in BLOCK.finditer(text):
        body = block.group("body")
        if block.group("language") == "mlir":
            run("commute-opt --verify-roundtrip - -o /dev/null", folder, body)
            count += 1
        if block.group("file"):
            path = os.path.join(folder, block.group("file"))
            with open(path, "w", encoding="utf-8") as file:
                file.write(body)
        elif block.group("command"):
            output = run(block.group("command"), folder)
            if output != body:
                sys.exit(f"expected:\n{body}got:\n{output}")
            count += 1
        elif block.group("run"):
            run(mlir_opt + body, folder)
            count += 1
    if not count:
        sys.exit(f"{page} has no example")
    print(f"{count} examples")


if __name__ == "__main__":
    main()
