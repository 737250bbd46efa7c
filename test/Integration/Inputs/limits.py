"""Checks that comm-schedule keeps limits on programs.

usage: limits.py OPTIONS PROGRAM...

OPTIONS go to comm-schedule. The limits are 1.05 of the peaks of the input, the
peaks themselves, and half of them, which the input exceeds: then there is a
warning, and the result has no more than the input.
"""

import re
import subprocess
import sys

ROW = re.compile(r"  (input|result) +(\d+)\.(\d{3}) us +\S+ us +(\d+) +(\d+)")


def schedule(program, options):
    """Returns (time, live bytes, bytes in flight) of input and result."""
    result = subprocess.run(
        ["commute-opt", program, "-o", "/dev/null",
         f"--comm-schedule=report=true {options}"],
        capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{program}: {result.stderr}")
    rows = [(int(row[2] + row[3]), int(row[4]), int(row[5]))
            for row in ROW.finditer(result.stderr)]
    return rows[0], rows[1], "warning:" in result.stderr


def main():
    options, *programs = sys.argv[1:]
    bad = []
    for program in programs:
        (_, live, flight), _, _ = schedule(program, options)
        for share in (1.05, 1.0, 0.5):
            for option, index, peak in (("memory-limit", 1, live),
                                        ("max-in-flight", 2, flight)):
                limit = int(peak * share)
                first, last, warned = schedule(
                    program, f"{options} {option}={limit}")
                good = (last[index] <= max(limit, peak) and
                        last[0] <= first[0] and warned == (limit < peak))
                print(program.rsplit("/", 1)[-1], f"{option}={limit}",
                      f"{first[0]} -> {last[0]}, {last[index]} bytes")
                if not good:
                    bad.append((program, option, share))
    sys.exit("\n".join(map(str, bad)) if bad else 0)


if __name__ == "__main__":
    main()
