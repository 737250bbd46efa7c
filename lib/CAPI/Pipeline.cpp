//===- Pipeline.cpp - Pipelines inside a pass -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The text of an element is parsed once, on a pass manager for any operation,
// where every pass is taken. For a run its passes are cloned into a pass
// manager of the operation at hand, at the level where they can run.
//
//===----------------------------------------------------------------------===//

#include "commute/Pipeline.h"

#include "PassImpl.h"

#include "commute/Diagnostics.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace commute;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Takes the first element off the text: up to the first comma that is in no
/// brackets and no quotes. Tells whether there was such a comma.
static bool takeElement(StringRef &text, StringRef &element) {
  int depth = 0;
  char quote = '\0';
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (quote) {
      quote = c == quote ? '\0' : quote;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == '(' || c == '{' || c == '[') {
      ++depth;
    } else if (c == ')' || c == '}' || c == ']') {
      --depth;
    } else if (c == ',' && depth <= 0) {
      element = text.take_front(i).trim();
      text = text.drop_front(i + 1);
      return true;
    }
  }
  element = text.trim();
  return false;
}

/// Parses a pipeline on a pass manager for any operation.
static std::shared_ptr<const OpPassManager> parseForAny(StringRef text,
                                                        std::string &error) {
  auto manager = std::make_shared<OpPassManager>();
  std::string messages;
  llvm::raw_string_ostream os(messages);
  if (succeeded(parsePassPipeline(text, *manager, os)))
    return manager;
  // "MLIR Textual PassPipeline Parser:1:1: error: MESSAGE", and then the text
  // with a mark.
  StringRef message = messages;
  if (message.contains("error: "))
    message = message.split("error: ").second;
  error = message.split('\n').first.str();
  return nullptr;
}

LogicalResult
commute::parsePipelineElements(StringRef text,
                               std::vector<PipelineElement> &elements,
                               std::string &error) {
  elements.clear();
  if (text.trim().empty())
    return success();
  for (bool more = true; more;) {
    StringRef part;
    more = takeElement(text, part);
    if (part.empty()) {
      error = "expected a pass between commas";
      return failure();
    }
    PipelineElement element;
    element.text = part.str();
    if (!(element.whole = parseForAny(part, error)))
      return failure();
    size_t open = part.find_first_of("({");
    if (open != StringRef::npos && part[open] == '(') {
      element.anchor = part.take_front(open).trim().str();
      StringRef inside = part.drop_front(open + 1).drop_back();
      if (!(element.inside = parseForAny(inside, error)))
        return failure();
    }
    elements.push_back(std::move(element));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
/// Makes what Pass protects callable on any pass.
struct PassAccess : public Pass {
  using Pass::canScheduleOn;
  using Pass::clone;

  static bool canRunOn(const Pass &pass, OperationName name) {
    std::optional<RegisteredOperationName> info = name.getRegisteredInfo();
    bool (Pass::*query)(RegisteredOperationName) const =
        &PassAccess::canScheduleOn;
    return info && (pass.*query)(*info);
  }
  static std::unique_ptr<Pass> copy(const Pass &pass) {
    std::unique_ptr<Pass> (Pass::*clone)() const = &PassAccess::clone;
    return (pass.*clone)();
  }
};
} // namespace

/// Checks that what an element takes is not what the operation is inside of: a
/// module's pass has nothing to run on in a function. Emits an error otherwise.
static LogicalResult checkHolds(Operation *op, StringRef element,
                                function_ref<bool(OperationName)> takes) {
  for (Operation *around = op->getParentOp(); around;
       around = around->getParentOp())
    if (takes(around->getName()))
      return failure(mlirLogicalResultIsFailure(commuteOpEmitError(
          wrap(op), "cannot hold what '%s' runs on", element.str().c_str())));
  return success();
}

/// Adds the passes to the operation's pass manager, each at its level.
static LogicalResult addPasses(OpPassManager &manager,
                               const OpPassManager &passes, Operation *op) {
  OperationName name = op->getName();
  for (const Pass &pass : passes.getPasses()) {
    if (PassAccess::canRunOn(pass, name)) {
      manager.addPass(PassAccess::copy(pass));
      continue;
    }
    auto takes = [&](OperationName nested) {
      return PassAccess::canRunOn(pass, nested);
    };
    if (failed(checkHolds(op, pass.getArgument(), takes)))
      return failure();
    std::optional<StringRef> nestedName = pass.getOpName();
    OpPassManager &nested =
        nestedName ? manager.nest(*nestedName) : manager.nestAny();
    nested.addPass(PassAccess::copy(pass));
  }
  return success();
}

/// Makes the element's pass manager for operations like this one.
static LogicalResult prepare(PipelineElement &element, Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (element.manager && element.manager->getOpAnchorName() == name)
    return success();
  OpPassManager manager(name);
  StringRef anchor(element.anchor);
  if (!anchor.empty() && anchor != name) {
    auto takes = [&](OperationName around) {
      return around.getStringRef() == anchor;
    };
    if (failed(checkHolds(op, element.text, takes)))
      return failure();
  }
  if (failed(addPasses(manager,
                       anchor == name ? *element.inside : *element.whole, op)))
    return failure();
  element.manager = std::move(manager);
  return success();
}

size_t commutePassGetPipelineSize(const CommutePass *pass, size_t option) {
  return pass->options[option].elements.size();
}

MlirStringRef commutePassGetPipelineElement(const CommutePass *pass,
                                            size_t option, size_t element) {
  return wrap(StringRef(pass->options[option].elements[element].text));
}

MlirLogicalResult commutePassRunPipelineElement(CommutePass *pass,
                                                size_t option, size_t element,
                                                MlirOperation op) {
  PipelineElement &chosen = pass->options[option].elements[element];
  if (failed(prepare(chosen, unwrap(op))))
    return mlirLogicalResultFailure();
  return wrap(pass->runPipeline(*chosen.manager, unwrap(op)));
}
