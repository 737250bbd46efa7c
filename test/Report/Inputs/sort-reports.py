"""Sort the reports of functions in the standard input by their text."""

import re
import sys

reports = re.split(r"^(?=overlap of )", sys.stdin.read(), flags=re.MULTILINE)
sys.stdout.write("".join(sorted(reports)))
