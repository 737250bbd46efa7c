"""The C functions that create passes with options in a structure."""

HEADER = """//===- PassOptions.h - Passes with options in a structure ---------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Generated from the table of passes; run ninja generate.
//
// For each pass its options as a structure, what they are where nobody says
// otherwise, and a function that creates the pass:
//
//     CommuteOverlapOptions options = commuteOverlapOptionsDefault();
//     options.report = true;
//     mlirOpPassManagerAddOwnedPass(
//         manager, commuteOverlapPassCreate(&options, NULL, NULL));
//
// Texts are borrowed during the call; lists and pipelines are texts as in a
// textual pipeline ("comm-sink-waits,cse"). NULL options are the default ones.
// The caller owns the pass until a pass manager takes it. Where a value is not
// right, `error`, which may be NULL, is called with pieces of a message, and
// the pass is null (commutePassIsNull).
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PASSOPTIONS_H
#define COMMUTE_PASSOPTIONS_H

#include "commute/Export.h"
#include "commute/Pass.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
"""

FOOTER = """
#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PASSOPTIONS_H
"""

SOURCE = """//===- PassOptions.c - Passes with options in a structure -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Generated from the table of passes; run ninja generate.
//
//===----------------------------------------------------------------------===//

#include "commute/PassOptions.h"

#include "OptionValues.h"
#include "Passes.h"
"""

TYPES = {"bool": "bool", "integer": "int64_t", "double": "double"}
ADDERS = {"bool": "Bool", "integer": "Integer", "double": "Real", "choice": "Choice"}
BAR = "//===" + "-" * 70 + "===//"


def words(name):
    return name.split("-")


def camel(name):
    first, *rest = words(name)
    return first + "".join(word.capitalize() for word in rest)


def pascal(name):
    return "".join(word.capitalize() for word in words(name))


def constant(name):
    return name.replace("-", "_").upper()


def short(entry):
    """CommuteSinkWaits -> SinkWaits."""
    return entry["name"].removeprefix("Commute")


def function(entry, what):
    return f"commute{short(entry)}{what}"


def choice_words(option):
    return tuple(choice["word"] for choice in option["choices"])


class Enums:
    """The enumerations of choices: one for all passes that agree on a name."""

    def __init__(self, passes):
        self.by_name = {}
        for entry in passes:
            for option in entry["options"]:
                if option["kind"] == "choice":
                    self.by_name.setdefault(option["name"], set()).add(
                        choice_words(option)
                    )

    def prefix(self, entry, option):
        if len(self.by_name[option["name"]]) == 1:
            return ["option"] + words(option["name"])
        return words(entry["argument"].removeprefix("comm-")) + words(option["name"])

    def type_name(self, entry, option):
        return "Commute" + pascal("-".join(self.prefix(entry, option)))

    def constant(self, entry, option, word):
        return "COMMUTE_" + constant("-".join(self.prefix(entry, option) + [word]))


def comment(text, indent=""):
    width = 80 - len(indent) - 4
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "".join(f"{indent}/// {text}\n" for text in lines + [line])


def write_enum(enums, entry, option):
    text = comment(option["description"] + ".")
    text += f"typedef enum {enums.type_name(entry, option)} {{\n"
    for choice in option["choices"]:
        text += comment(choice["description"].capitalize() + ".", "  ")
        text += f"  {enums.constant(entry, option, choice['word'])},\n"
    return text + f"}} {enums.type_name(entry, option)};\n\n"


def field_type(enums, entry, option):
    if option["kind"] == "choice":
        return enums.type_name(entry, option) + " "
    return TYPES.get(option["kind"], "const char *") + (
        " " if option["kind"] in TYPES else ""
    )


def initial_value(enums, entry, option):
    value = option["initial"]
    if option["kind"] == "choice":
        return enums.constant(entry, option, option["choices"][value]["word"])
    if option["kind"] == "bool":
        return "true" if value else "false"
    if value is None:
        return "NULL"
    if option["kind"] in ("integer", "double"):
        return repr(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def signature(entry):
    options = f"const Commute{short(entry)}Options *options, "
    return (
        f"MlirPass commute{short(entry)}PassCreate({options if entry['options'] else ''}"
        "MlirStringCallback error, void *userData)"
    )


def write_header(passes):
    enums, known = Enums(passes), set()
    text = HEADER
    for entry in passes:
        struct = f"Commute{short(entry)}Options"
        text += f"\n{BAR}\n// {entry['argument']}\n{BAR}\n\n"
        for option in entry["options"]:
            if option["kind"] != "choice":
                continue
            if enums.type_name(entry, option) not in known:
                known.add(enums.type_name(entry, option))
                text += write_enum(enums, entry, option)
        if entry["options"]:
            text += comment(f"Options of {entry['argument']}.")
            text += f"typedef struct {struct} {{\n"
            for option in entry["options"]:
                text += comment(option["description"] + ".", "  ")
                text += f"  {field_type(enums, entry, option)}{camel(option['name'])};\n"
            text += f"}} {struct};\n\n"
            text += "/// Returns the options as they are where nobody sets them.\n"
            text += (
                f"COMMUTE_EXPORTED {struct} {function(entry, 'OptionsDefault')}(void);\n\n"
            )
        text += comment(f"Creates the pass: {entry['description'][0].lower()}{entry['description'][1:]}.")
        text += f"COMMUTE_EXPORTED {signature(entry)};\n"
    return text + FOOTER


def write_source(passes):
    enums = Enums(passes)
    text = SOURCE
    for entry in passes:
        struct = f"Commute{short(entry)}Options"
        table = f"commute{short(entry)}Pass"
        text += f"\n{BAR}\n// {entry['argument']}\n{BAR}\n\n"
        if not entry["options"]:
            text += f"{signature(entry)} {{\n"
            text += f"return commutePassCreateWithValues(&{table}, 0, NULL, error, userData);\n}}\n"
            continue
        default = function(entry, "OptionsDefault")
        text += f"{struct} {default}(void) {{\nreturn ({struct}){{\n"
        for option in entry["options"]:
            value = initial_value(enums, entry, option)
            text += f".{camel(option['name'])} = {value},\n"
        text += "};\n}\n\n"
        text += f"{signature(entry)} {{\n"
        text += f"{struct} given = options ? *options : {default}();\n"
        text += f"CommuteOptionValues values = {{.info = &{table}}};\n"
        for option in entry["options"]:
            adder = ADDERS.get(option["kind"], "Text")
            text += f"commuteOptionValuesAdd{adder}(&values, given.{camel(option['name'])});\n"
        text += f"return commutePassCreateWithValues(&{table}, values.valueCount, values.values, error, userData);\n}}\n"
    return text
