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
  StringRef message = StringRef(messages).split("error: ").second;
  error = message.empty() ? StringRef(messages).trim().str()
                          : message.split('\n').first.str();
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

/// Tells whether the operation may hold operations that `takes` accepts: it is
/// a table of symbols, in which there may be none by chance, or has one.
static bool mayHold(Operation *op, function_ref<bool(OperationName)> takes) {
  if (op->hasTrait<OpTrait::SymbolTable>())
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        if (takes(nested.getName()))
          return true;
  return false;
}

/// Reports that an element, or a pass of it, cannot run on the operation.
static LogicalResult cannotRun(Operation *op, StringRef what) {
  (void)commuteOpEmitError(wrap(op), "is nothing that '%s' can run on or in",
                           what.str().c_str());
  return failure();
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
    if (!mayHold(op, takes))
      return cannotRun(op, pass.getArgument());
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
    auto takes = [&](OperationName nested) {
      return anchor == OpPassManager::getAnyOpAnchorName() ||
             nested.getStringRef() == anchor;
    };
    if (!mayHold(op, takes))
      return cannotRun(op, element.text);
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
