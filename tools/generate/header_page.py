"""The reference page of the C headers, from their comments."""

HEAD = """<!-- Generated from the comments of the headers; run ninja generate. -->

# C interface

The headers of `include/commute`, each with what it is for. Declarations stand as
they do in the header.
"""

BAR = "//===-"
SKIPPED = ("#", 'extern "C"', "}", "/*")


def split_banner(lines):
    """Return the text of a header's first comment, and the lines behind it."""
    end = next(i for i, line in enumerate(lines) if i > 0 and line.startswith(BAR))
    intro = [line[3:] for line in lines[1:end]]
    intro = [line for line in intro if not line.startswith("SPDX-")]
    return "\n".join(intro).strip("\n"), lines[end + 1 :]


def declaration(block):
    """Return a block's code; of a function's body, nothing."""
    code = []
    for line in block:
        if line.startswith("static inline") or (code and code[0].startswith("static")):
            code.append(line.split(" {")[0].rstrip())
            if "{" in line:
                code[-1] += ";"
                break
        else:
            code.append(line)
    return code


def write_block(block):
    words, code = [], []
    for line in block:
        (words if line.startswith("///") and not code else code).append(line)
    if not code or code[0].startswith(SKIPPED):
        return ""
    text = "\n" + "\n".join(line[4:] for line in words) + "\n" if words else ""
    return text + "\n```c\n" + "\n".join(declaration(code)) + "\n```\n"


def blocks(lines):
    """Yield runs of lines between blank ones; braces hold a run together."""
    block, depth = [], 0
    for line in lines:
        if not line and depth == 0:
            if block:
                yield block
            block = []
            continue
        block.append(line)
        if not line.lstrip().startswith("//") and not line.startswith('extern "C"'):
            depth = max(0, depth + line.count("{") - line.count("}"))
    if block:
        yield block


def write_header(path):
    intro, lines = split_banner(path.read_text(encoding="utf-8").split("\n"))
    text = f"\n## commute/{path.name}\n\n{intro}\n"
    for block in blocks(lines):
        if block[0].startswith(BAR):
            text += f"\n### {block[1][3:]}\n"
        elif block[0].startswith("#endif") or block[0].startswith("#ifdef"):
            continue
        else:
            text += write_block(block)
    return text


def write(folder):
    return HEAD + "".join(write_header(path) for path in sorted(folder.glob("*.h")))
