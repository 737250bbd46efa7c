"""Run the examples of docs/pytorch.md: page.py PAGE FOLDER.

Blocks with `<!-- file: NAME -->` are written to FOLDER; those that are programs
run. A block with `<!-- torch: STATEMENTS -->` is what these print.
"""

import pathlib
import re
import subprocess
import sys

page, folder = map(pathlib.Path, sys.argv[1:])
text = page.read_text(encoding="utf-8")


def run(*arguments):
    result = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        cwd=folder,
        text=True,
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "are left in their order" not in result.stderr, result.stderr
    return result.stderr


BLOCK = re.compile(r"<!-- (file|torch): (.*?) -->\n```\w+\n(.*?)```", re.DOTALL)
count = 0
for kind, argument, body in BLOCK.findall(text):
    if kind == "file":
        (folder / argument).write_text(body)
        if argument != "step.py":
            run(argument)
            count += 1
    else:
        found = run("-c", argument)
        assert found == body, f"expected:\n{body}found:\n{found}"
        count += 1
print(f"{count} examples")
