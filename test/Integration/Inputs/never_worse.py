"""Runs passes on programs and checks that none makes any block slower.

usage: never_worse.py [--back | --than OTHERS] PASSES PROGRAM...

PASSES is a pass pipeline. Prints each row of the reports of comm-overlap, times
in nanoseconds, and fails where a row takes longer than the input. With --back,
the last pass undoes the others: the last row must be the input's. With --than,
the last row must take no longer than the last one after OTHERS.
"""

import argparse
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
    parser = argparse.ArgumentParser()
    parser.add_argument("--back", action="store_true")
    parser.add_argument("--than")
    parser.add_argument("passes")
    parser.add_argument("programs", nargs="+")
    args = parser.parse_args()
    bad = 0
    for program in args.programs:
        blocks = list(report(program, args.passes))
        if not blocks:
            sys.exit(f"{program}: no report")
        for rows in blocks:
            print(program.rsplit("/", 1)[-1],
                  *(f"{row}: {time}" for row, time in rows))
            first = rows[0][1]
            bad += any(time > first for _, time in rows)
            bad += args.back and rows[-1][1] != first
        if args.than:
            others = list(report(program, args.than))
            bad += len(others) != len(blocks)
            bad += any(rows[-1][1] > other[-1][1]
                       for rows, other in zip(blocks, others))
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
