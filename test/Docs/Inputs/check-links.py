"""Check that the relative links of Markdown pages lead to files.

Usage: check-links.py PAGE_OR_FOLDER...
"""

import pathlib
import re
import sys

LINK = re.compile(r"\]\((?!https?://)([^)#\s]+)(?:#[^)]*)?\)")


def pages(arguments):
    for path in map(pathlib.Path, arguments):
        yield from sorted(path.rglob("*.md")) if path.is_dir() else [path]


broken = [
    f"{page}: {link}"
    for page in pages(sys.argv[1:])
    for link in LINK.findall(page.read_text(encoding="utf-8"))
    if not (page.parent / link).exists()
]
sys.exit("\n".join(broken) if broken else 0)
