//===- PassOptions.cpp - Options of passes from a C table -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Format.h"
#include "PassImpl.h"

#include "mlir/CAPI/Support.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace commute;

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

/// Returns the text of an option's initial value.
static std::string getInitialText(const CommutePassOption &option) {
  switch (option.kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    return option.initialInteger ? "true" : "false";
  case COMMUTE_PASS_OPTION_INTEGER:
    return std::to_string(option.initialInteger);
  case COMMUTE_PASS_OPTION_DOUBLE: {
    std::string text;
    llvm::raw_string_ostream(text)
        << llvm::format("%.17g", option.initialDouble);
    return text;
  }
  case COMMUTE_PASS_OPTION_CHOICE:
    return option.choices[option.initialInteger].word;
  case COMMUTE_PASS_OPTION_STRING:
  case COMMUTE_PASS_OPTION_INTEGER_LIST:
  case COMMUTE_PASS_OPTION_STRING_LIST:
  case COMMUTE_PASS_OPTION_PIPELINE:
    break;
  }
  return option.initialText ? option.initialText : "";
}

/// Returns the words of a choice option, with a separator between them.
static std::string joinChoices(const CommutePassOption &option,
                               StringRef separator) {
  std::string text;
  for (size_t i = 0; i < option.choiceCount; ++i)
    text += (i ? separator : StringRef()).str() + option.choices[i].word;
  return text;
}

/// Returns what --help shows between angle brackets.
static std::string getValueName(const CommutePassOption &option) {
  switch (option.kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    return "bool";
  case COMMUTE_PASS_OPTION_INTEGER:
    return "integer";
  case COMMUTE_PASS_OPTION_DOUBLE:
    return "number";
  case COMMUTE_PASS_OPTION_STRING:
    return "string";
  case COMMUTE_PASS_OPTION_CHOICE:
    return joinChoices(option, "|");
  case COMMUTE_PASS_OPTION_INTEGER_LIST:
    return "integers";
  case COMMUTE_PASS_OPTION_STRING_LIST:
    return "strings";
  case COMMUTE_PASS_OPTION_PIPELINE:
    return "passes";
  }
  return std::string();
}

/// Returns the description, with that of each word of a choice.
static std::string describe(const CommutePassOption &option) {
  std::string text = option.description;
  for (size_t i = 0; i < option.choiceCount; ++i)
    text += (Twine("\n  ") + option.choices[i].word + ": " +
             option.choices[i].description)
                .str();
  return text;
}

void CommutePass::addOption(const CommutePassOption &option) {
  PassOptionStorage &storage = options.emplace_back();
  storage.valueName = getValueName(option);
  storage.description = describe(option);
  storage.text = std::make_unique<Option<std::string>>(
      *this, StringRef(option.name), llvm::cl::desc(storage.description),
      llvm::cl::value_desc(storage.valueName),
      llvm::cl::init(getInitialText(option)),
      option.kind == COMMUTE_PASS_OPTION_BOOL ? llvm::cl::ValueOptional
                                              : llvm::cl::ValueRequired);
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Splits a list at its commas; an empty text is an empty list.
static std::vector<std::string> splitList(StringRef text) {
  std::vector<std::string> parts;
  if (text.trim().empty())
    return parts;
  for (StringRef part : llvm::split(text, ','))
    parts.push_back(part.trim().str());
  return parts;
}

static LogicalResult parseBool(StringRef text, int64_t &value) {
  // A bare name is the same as true.
  bool isTrue = text.empty() || text == "1" || text.equals_insensitive("true");
  value = isTrue;
  return success(isTrue || text == "0" || text.equals_insensitive("false"));
}

static LogicalResult
parseChoice(StringRef text, const CommutePassOption &option, int64_t &value) {
  for (size_t i = 0; i < option.choiceCount; ++i) {
    if (text != option.choices[i].word)
      continue;
    value = static_cast<int64_t>(i);
    return success();
  }
  return failure();
}

/// Makes the message for a text that is not what the option takes.
static LogicalResult expected(const CommutePassOption &option,
                              const Twine &what, StringRef text,
                              std::string &error) {
  error = (Twine("option '") + option.name + "' expects " + what + ", got '" +
           text + "'")
              .str();
  return failure();
}

LogicalResult commute::parsePassOption(const CommutePassOption &option,
                                       PassOptionStorage &storage,
                                       std::string &error) {
  StringRef text(storage.text->getValue());
  switch (option.kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    if (failed(parseBool(text, storage.integer)))
      return expected(option, "true or false", text, error);
    return success();
  case COMMUTE_PASS_OPTION_INTEGER:
    if (text.getAsInteger(0, storage.integer))
      return expected(option, "a 64-bit integer", text, error);
    return success();
  case COMMUTE_PASS_OPTION_DOUBLE:
    if (!llvm::to_float(text, storage.real))
      return expected(option, "a number", text, error);
    return success();
  case COMMUTE_PASS_OPTION_STRING:
    return success();
  case COMMUTE_PASS_OPTION_CHOICE:
    if (failed(parseChoice(text, option, storage.integer)))
      return expected(option, joinChoices(option, " or "), text, error);
    return success();
  case COMMUTE_PASS_OPTION_INTEGER_LIST:
    storage.integers.clear();
    for (const std::string &part : splitList(text))
      if (StringRef(part).getAsInteger(0, storage.integers.emplace_back()))
        return expected(option, "64-bit integers between commas", text, error);
    return success();
  case COMMUTE_PASS_OPTION_STRING_LIST:
    storage.strings = splitList(text);
    return success();
  case COMMUTE_PASS_OPTION_PIPELINE:
    if (succeeded(parsePipelineElements(text, storage.elements, error)))
      return success();
    error = (Twine("option '") + option.name + "': " + error).str();
    return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const CommutePassInfo *commutePassGetInfo(const CommutePass *pass) {
  return pass->info;
}

void *commutePassGetUserData(const CommutePass *pass) {
  return pass->info->userData;
}

bool commutePassHasOption(const CommutePass *pass, size_t option) {
  return pass->options[option].text->hasValue();
}

bool commutePassGetBool(const CommutePass *pass, size_t option) {
  return pass->options[option].integer != 0;
}

int64_t commutePassGetInteger(const CommutePass *pass, size_t option) {
  return pass->options[option].integer;
}

double commutePassGetDouble(const CommutePass *pass, size_t option) {
  return pass->options[option].real;
}

MlirStringRef commutePassGetString(const CommutePass *pass, size_t option) {
  return wrap(StringRef(pass->options[option].text->getValue()));
}

size_t commutePassGetChoice(const CommutePass *pass, size_t option) {
  return static_cast<size_t>(pass->options[option].integer);
}

size_t commutePassGetListSize(const CommutePass *pass, size_t option) {
  const PassOptionStorage &storage = pass->options[option];
  return pass->info->options[option].kind == COMMUTE_PASS_OPTION_INTEGER_LIST
             ? storage.integers.size()
             : storage.strings.size();
}

int64_t commutePassGetListInteger(const CommutePass *pass, size_t option,
                                  size_t element) {
  return pass->options[option].integers[element];
}

MlirStringRef commutePassGetListString(const CommutePass *pass, size_t option,
                                       size_t element) {
  return wrap(StringRef(pass->options[option].strings[element]));
}

void commutePassErrorSet(CommutePassError *error, const char *format, ...) {
  if (!error->message.empty())
    return;
  va_list arguments;
  va_start(arguments, format);
  error->message = formatText(format, arguments);
  va_end(arguments);
}
