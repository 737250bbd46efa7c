"""Print a token of 512 MiB: long.py HEAD CHARACTER TAIL."""

import sys

head, character, tail = sys.argv[1:]
print(head, end="")
for _ in range(512):
    print(character * 2**20, end="")
print(tail)
