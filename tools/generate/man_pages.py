"""Manual pages of the tools, from their --help and the table of passes."""

VERSION_LINE = '.TH {title} 1 "" "Commute {version}" "Commute"\n'

EXIT_STATUS = """.SH EXIT STATUS
0 where all went well, 1 after an error in what was read, which is on standard
error, 2 after a wrong command line.
"""

OPT_EXIT_STATUS = """.SH EXIT STATUS
0 where all went well, else 1; what went wrong is on standard error.
"""

SEE_ALSO = """.SH SEE ALSO
{names}
.PP
The pages in the folder docs of the project.
"""

TOOLS = {
    "commute-opt": (
        "run MLIR passes, with Commute's",
        ".B commute-opt\n[\\fIoptions\\fR] [\\fIFILE\\fR]",
        """\
mlir-opt, with all that it has, and the comm dialect and passes of Commute inside:
reads a program (standard input where no file is given), runs passes in the order
of the command line, writes what came out. --help lists every option, --help of
mlir-opt explains those that are MLIR's.
""",
        """\
Overlap communication with computation, say what each step gained, and prove that
every dependence was kept:
.PP
.nf
    commute-opt step.mlir --comm-overlap=report=true --comm-verify-order -o out.mlir
.fi
""",
    ),
    "commute-lsp-server": (
        "language server for MLIR with the comm dialect",
        ".B commute-lsp-server\n[\\fIoptions\\fR]",
        """\
MLIR's language server, with Commute's dialect inside. An editor starts it and
talks with it over standard input and output; it is set up as mlir-lsp-server is.
""",
        None,
    ),
    "commute-graph": (
        "schedule a graph of compute and communication",
        ".B commute-graph\n[\\fIoptions\\fR] \\fIFILE\\fR",
        None,
        """\
Reorder, and print what it gained:
.PP
.nf
    commute-graph --policy=reorder-compute --simulate graph.json
.fi
""",
    ),
    "commute-import": (
        "turn a recorded framework graph into a program",
        ".B commute-import\n[\\fIoptions\\fR] \\fIIN.json\\fR",
        None,
        """\
.nf
    commute-import recorded.json -o step.mlir
    commute-import --graph recorded.json | commute-graph --simulate -
.fi
""",
    ),
}


def escape(text):
    lines = text.replace("\\", "\\e").replace("-", "\\-").split("\n")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def preformatted(text):
    return f".nf\n{escape(text.rstrip())}\n.fi\n"


def pass_list(passes):
    text = ""
    for entry in passes:
        text += f".TP\n.B \\-\\-{escape(entry['argument'])}\n"
        text += escape(entry["description"]) + ".\n"
        if entry["options"]:
            names = ", ".join(option["name"] for option in entry["options"])
            text += f"Options: {escape(names)}.\n"
    return text


def write(name, version, passes, read_help):
    brief, synopsis, description, example = TOOLS[name]
    text = VERSION_LINE.format(title=name.upper(), version=version)
    text += f".SH NAME\n{escape(name)} \\- {escape(brief)}\n"
    text += f".SH SYNOPSIS\n{synopsis}\n"
    if description:
        text += f".SH DESCRIPTION\n{escape(description)}"
    else:
        text += ".SH DESCRIPTION\n" + preformatted(read_help(name))
    if name == "commute-opt":
        text += ".SH PASSES\n" + pass_list(passes)
    if example:
        text += ".SH EXAMPLES\n" + example.replace("--", "\\-\\-")
    text += OPT_EXIT_STATUS if description else EXIT_STATUS
    others = [f".BR {other} (1)" for other in sorted(TOOLS) if other != name]
    return text + SEE_ALSO.format(names=",\n".join(others).replace("(1),", "(1),"))
