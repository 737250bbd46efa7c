"""Make what is generated and committed anew, or check that it is up to date.

Reference pages: docs/dialect.md (mlir-tblgen), docs/passes.md (the table of
passes), docs/capi.md (the comments of the public headers), docs/man. Bindings: the
functions that create passes with options in a structure.

`ninja generate` in the build folder runs this.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

import bindings
import header_page
import man_pages
import pass_page

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(command, text=None):
    # Help texts are as wide as the terminal.
    environment = {**os.environ, "COLUMNS": "80"}
    return subprocess.run(
        command,
        input=text,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout


def dialect_page(options):
    page = run(
        [
            options.mlir_tblgen,
            "-gen-dialect-doc",
            "-dialect=comm",
            f"-I{ROOT / 'include'}",
            f"-I{options.mlir_include}",
            str(ROOT / "include/commute/IR/CommOps.td"),
        ]
    )
    # A table of contents is up to who shows the page.
    return page.replace("[TOC]\n\n", "")


def formatted(name, text):
    return run(["clang-format-14", f"--assume-filename={ROOT / name}"], text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True, help="folder of the built tools")
    parser.add_argument("--mlir-tblgen", required=True)
    parser.add_argument("--mlir-include", required=True)
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args()

    def tool(name, *arguments):
        return run([str(pathlib.Path(options.bin) / name), *arguments])

    passes = json.loads(tool("commute-describe-passes"))
    version = tool("commute-graph", "--version").split()[1]
    header, source = "include/commute/PassOptions.h", "lib/Transforms/PassOptions.c"
    files = {
        "docs/dialect.md": dialect_page(options),
        "docs/passes.md": pass_page.write(passes),
        header: formatted(header, bindings.write_header(passes)),
        source: formatted(source, bindings.write_source(passes)),
    }
    for name in man_pages.TOOLS:
        files[f"docs/man/{name}.1"] = man_pages.write(
            name, version, passes, lambda name: tool(name, "--help")
        )
    if not options.check:
        for name, text in files.items():
            (ROOT / name).write_text(text, encoding="utf-8")
    # The page of the headers has the generated one in it.
    page = header_page.write(ROOT / "include/commute")
    files["docs/capi.md"] = page
    if not options.check:
        (ROOT / "docs/capi.md").write_text(page, encoding="utf-8")
        return 0

    stale = [
        name
        for name, text in files.items()
        if not (ROOT / name).exists()
        or (ROOT / name).read_text(encoding="utf-8") != text
    ]
    for name in stale:
        print(f"{name} is out of date: run ninja generate", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
