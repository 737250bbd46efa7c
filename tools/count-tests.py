"""Print how many tests of lit runs passed and failed, as the last line.

Usage: count-tests.py RESULTS.json...

A test that was not run in one of them counts as it did in another. Fails where
any test failed, and where none ran.
"""

import collections
import json
import sys

PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
NOT_RUN = {"UNSUPPORTED", "EXCLUDED", "SKIPPED"}


def main() -> int:
    codes_by_name: dict[str, str] = {}
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            for test in json.load(file)["tests"]:
                if codes_by_name.get(test["name"], "SKIPPED") in NOT_RUN:
                    codes_by_name[test["name"]] = test["code"]
    codes = collections.Counter(codes_by_name.values())
    passed = sum(count for code, count in codes.items() if code in PASSED)
    skipped = sum(count for code, count in codes.items() if code in NOT_RUN)
    failed = codes.total() - passed - skipped
    if skipped:
        print(f"not run here: {skipped}")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
