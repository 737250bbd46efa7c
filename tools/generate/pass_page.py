"""The reference page of the passes."""

HEAD = """<!-- Generated from the table of passes; run ninja generate. -->

# Passes

Every pass runs on any operation with regions: `builtin.module(comm-overlap)`,
`builtin.module(func.func(comm-overlap))`. On the command line of `commute-opt`,
`--comm-overlap=report=true`; in a pipeline, `comm-overlap{report=true}`.
"""

KINDS = {
    "bool": "true or false",
    "integer": "integer",
    "double": "number",
    "string": "text",
    "integers": "integers, by commas",
    "strings": "texts, by commas",
    "passes": "passes, by commas",
}


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def initial(option):
    value = option["initial"]
    if option["kind"] == "choice":
        return f"`{option['choices'][value]['word']}`"
    if option["kind"] == "bool":
        return "`true`" if value else "`false`"
    if value is None or value == "":
        return ""
    return f"`{value}`"


def values(option):
    if option["kind"] != "choice":
        return KINDS[option["kind"]]
    return "<br>".join(
        f"`{choice['word']}`: {cell(choice['description'])}"
        for choice in option["choices"]
    )


def write(passes):
    text = HEAD
    for entry in passes:
        text += f"\n## {entry['argument']}\n\n{entry['description']}.\n"
        if not entry["options"]:
            continue
        text += "\n| option | values | if not given | |\n| --- | --- | --- | --- |\n"
        for option in entry["options"]:
            text += (
                f"| `{option['name']}` | {values(option)} | {initial(option)} |"
                f" {cell(option['description'])} |\n"
            )
    return text
