//===- PassOptions.cpp - Options of passes from a C table -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Format.h"
#include "PassImpl.h"

#include "mlir/CAPI/Support.h"

#include "llvm/ADT/SmallVector.h"

using namespace mlir;
using namespace commute;

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

/// Splits the initial text of a list option.
static SmallVector<StringRef> splitList(StringRef text) {
  SmallVector<StringRef> parts;
  if (!text.empty())
    text.split(parts, ',');
  return parts;
}

void CommutePass::addOption(const CommutePassOption &option) {
  PassOptionStorage &storage = options.emplace_back();
  StringRef name(option.name);
  llvm::cl::desc description(option.description);
  StringRef text(option.initialText ? option.initialText : "");
  switch (option.kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    storage.boolean = std::make_unique<Option<bool>>(
        *this, name, description, llvm::cl::init(option.initialInteger != 0));
    return;
  case COMMUTE_PASS_OPTION_INTEGER:
    storage.integer = std::make_unique<Option<int64_t>>(
        *this, name, description, llvm::cl::init(option.initialInteger));
    return;
  case COMMUTE_PASS_OPTION_DOUBLE:
    storage.real = std::make_unique<Option<double>>(
        *this, name, description, llvm::cl::init(option.initialDouble));
    return;
  case COMMUTE_PASS_OPTION_STRING:
  case COMMUTE_PASS_OPTION_PIPELINE:
    storage.text = std::make_unique<Option<std::string>>(
        *this, name, description, llvm::cl::init(text.str()));
    return;
  case COMMUTE_PASS_OPTION_CHOICE:
    storage.choice = std::make_unique<Option<Choice>>(
        *this, name, description,
        llvm::cl::init(static_cast<Choice>(option.initialInteger)));
    for (size_t i = 0; i < option.choiceCount; ++i)
      storage.choice->getParser().addLiteralOption(
          option.choices[i].word, static_cast<Choice>(i),
          option.choices[i].description);
    return;
  case COMMUTE_PASS_OPTION_INTEGER_LIST: {
    SmallVector<int64_t> values;
    for (StringRef part : splitList(text)) {
      int64_t value = 0;
      bool wrong = part.getAsInteger(0, value);
      assert(!wrong && "initial list of a pass option holds no integer");
      (void)wrong;
      values.push_back(value);
    }
    storage.integers = std::make_unique<ListOption<int64_t>>(
        *this, name, description,
        llvm::cl::list_init(ArrayRef<int64_t>(values)));
    return;
  }
  case COMMUTE_PASS_OPTION_STRING_LIST: {
    SmallVector<std::string> values;
    for (StringRef part : splitList(text))
      values.push_back(part.str());
    storage.texts = std::make_unique<ListOption<std::string>>(
        *this, name, description,
        llvm::cl::list_init(ArrayRef<std::string>(values)));
    return;
  }
  }
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
  const PassOptionStorage &storage = pass->options[option];
  switch (pass->info->options[option].kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    return storage.boolean->hasValue();
  case COMMUTE_PASS_OPTION_INTEGER:
    return storage.integer->hasValue();
  case COMMUTE_PASS_OPTION_DOUBLE:
    return storage.real->hasValue();
  case COMMUTE_PASS_OPTION_STRING:
  case COMMUTE_PASS_OPTION_PIPELINE:
    return storage.text->hasValue();
  case COMMUTE_PASS_OPTION_CHOICE:
    return storage.choice->hasValue();
  case COMMUTE_PASS_OPTION_INTEGER_LIST:
    return storage.integers->hasValue();
  case COMMUTE_PASS_OPTION_STRING_LIST:
    return storage.texts->hasValue();
  }
  return false;
}

bool commutePassGetBool(const CommutePass *pass, size_t option) {
  return pass->options[option].boolean->getValue();
}

int64_t commutePassGetInteger(const CommutePass *pass, size_t option) {
  return pass->options[option].integer->getValue();
}

double commutePassGetDouble(const CommutePass *pass, size_t option) {
  return pass->options[option].real->getValue();
}

MlirStringRef commutePassGetString(const CommutePass *pass, size_t option) {
  return wrap(StringRef(pass->options[option].text->getValue()));
}

size_t commutePassGetChoice(const CommutePass *pass, size_t option) {
  return static_cast<size_t>(pass->options[option].choice->getValue());
}

size_t commutePassGetListSize(const CommutePass *pass, size_t option) {
  const PassOptionStorage &storage = pass->options[option];
  return storage.integers ? storage.integers->size() : storage.texts->size();
}

int64_t commutePassGetListInteger(const CommutePass *pass, size_t option,
                                  size_t element) {
  return (*pass->options[option].integers)[element];
}

MlirStringRef commutePassGetListString(const CommutePass *pass, size_t option,
                                       size_t element) {
  return wrap(StringRef((*pass->options[option].texts)[element]));
}

void commutePassErrorSet(CommutePassError *error, const char *format, ...) {
  if (!error->message.empty())
    return;
  va_list arguments;
  va_start(arguments, format);
  error->message = formatText(format, arguments);
  va_end(arguments);
}
