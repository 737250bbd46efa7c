"""Print how many tests of a lit run passed and failed, as the last line.

Usage: count-tests.py RESULTS.json

Fails where any test failed, and where none ran.
"""

import collections
import json
import sys

PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
NOT_RUN = {"UNSUPPORTED", "EXCLUDED", "SKIPPED"}


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        tests = json.load(file)["tests"]
    codes = collections.Counter(test["code"] for test in tests)
    passed = sum(count for code, count in codes.items() if code in PASSED)
    skipped = sum(count for code, count in codes.items() if code in NOT_RUN)
    failed = len(tests) - passed - skipped
    if skipped:
        print(f"not run here: {skipped}")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
