"""Tell for each block of two printed graphs whether the second, of twice the
size, has at most about twice the dependences."""

import re
import sys


def read_counts(path):
    with open(path) as file:
        return re.findall(r"^block \d+ in (.*): .*, (\d+) dep", file.read(), re.M)


for (title, small), (_, large) in zip(*map(read_counts, sys.argv[1:])):
    is_linear = int(large) < 2.1 * int(small)
    print(f"{title}: {'linear' if is_linear else f'{small} to {large}'}")
