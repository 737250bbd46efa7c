"""Puts the examples of the dialect's reference page into a program.

    examples.py PAGE TEMPLATE

prints TEMPLATE with each line `// EXAMPLE entry` replaced by the examples of
that entry of PAGE, which mlir-tblgen made. An entry is the name of an op or of
a type as the page's headings have it, or `dialect` for what stands before them.
An example that lists types becomes declarations of functions that take them.
Fails where an op or a type of the page lacks a summary, a description or an
example, or is missing in TEMPLATE.
"""

import re
import sys

HEADING = re.compile(r"^### `?([\w.]+)`?", re.M)
SUMMARY = re.compile(r"\A.*\n\n_.+_\n")
SYNTAX = re.compile(r"^Syntax:\n\n```\n.*?^```\n", re.M | re.S)
EXAMPLE = re.compile(r"^```mlir\n(.*?)^```\n", re.M | re.S)
MARKER = re.compile(r"^( *)// EXAMPLE ([\w.]+)\n", re.M)


def split_entries(page):
    """Maps the name of each entry to its text; enumerations have no examples."""
    page = page[: page.index("\n## Enums\n")]
    headings = list(HEADING.finditer(page))
    ends = [heading.start() for heading in headings[1:]] + [len(page)]
    entries = {"dialect": page[: headings[0].start()]}
    for heading, end in zip(headings, ends):
        entries[heading.group(1)] = page[heading.start() : end]
    return entries


def read_examples(name, text):
    """Returns the examples of an entry, checking that the rest is there."""
    if name != "dialect" and not SUMMARY.match(text):
        sys.exit(f"{name} has no summary")
    prose = SYNTAX.sub("", text).split("Example:")[0].split("\n\n", 2)[-1]
    if not prose.strip():
        sys.exit(f"{name} has no description")
    examples = EXAMPLE.findall(text)
    if not examples:
        sys.exit(f"{name} has no example")
    return "".join(examples)


def declare_types(example):
    """Turns lines that are types into declarations that take them."""
    lines = example.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.startswith("!"):
            lines[number] = f"func.func private @type_{number}({line.strip()})\n"
    return "".join(lines)


def main():
    with open(sys.argv[1], encoding="utf-8") as page:
        entries = split_entries(page.read())
    with open(sys.argv[2], encoding="utf-8") as template:
        program = template.read()
    examples = {
        name: declare_types(read_examples(name, text))
        for name, text in entries.items()
    }

    def insert(marker):
        indent, name = marker.groups()
        lines = examples.pop(name).splitlines(keepends=True)
        return "".join(indent + line for line in lines)

    sys.stdout.write(MARKER.sub(insert, program))
    if examples:
        sys.exit("the template has no place for " + ", ".join(examples))


if __name__ == "__main__":
    main()
