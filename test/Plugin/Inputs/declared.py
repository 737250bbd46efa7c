"""Print the functions that public headers export, and a plugin's entry points."""

import pathlib
import re
import sys

names = {"mlirGetDialectPluginInfo", "mlirGetPassPluginInfo"}
for header in pathlib.Path(sys.argv[1]).glob("*.h"):
    lines = header.read_text().splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    names |= set(re.findall(r"\bCOMMUTE_EXPORTED\b[^;(]*?\b(\w+)\s*\(", text))
print("\n".join(sorted(names)))
