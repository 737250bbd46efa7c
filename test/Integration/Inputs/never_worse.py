"""Runs passes on programs and checks that none makes any block slower.

usage: never_worse.py PASSES [--back] PROGRAM...

PASSES is a pass pipeline. Prints each row of the reports of comm-overlap, times
in nanoseconds, and fails where a row takes longer than the input. With --back,
the last pass undoes the others: the last row must be the input's.
"""

import re
import subprocess
import sys

ROW = re.compile(r"  (\S.*?) +(\d+)\.(\d{3}) us +(\d+)\.(\d{3}) us ")


def report(program, passes):
    """Yields the rows of each block: (name, makespan)."""
    result = subprocess.run(
        ["commute-opt", program, "-o", "/dev/null",
         f"--comm-overlap=passes={passes} report=true"],
        capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{program}: {result.stderr}")
    rows = []
    for line in result.stderr.splitlines():
        if line.startswith("overlap of block"):
            rows = []
        match = ROW.match(line)
        if match:
            rows.append((match[1], int(match[2] + match[3])))
        elif rows:
            yield rows
            rows = []
    if rows:
        yield rows


def main():
    passes, *programs = sys.argv[1:]
    back = "--back" in programs
    bad = 0
    for program in programs:
        if program == "--back":
            continue
        name = program.rsplit("/", 1)[-1]
        blocks = list(report(program, passes))
        if not blocks:
            sys.exit(f"{program}: no report")
        for rows in blocks:
            print(name, *(f"{row}: {time}" for row, time in rows))
            first = rows[0][1]
            bad += any(time > first for _, time in rows)
            bad += back and rows[-1][1] != first
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
