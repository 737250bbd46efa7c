//===- Pass.cpp - Passes that are entries of a C table --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "PassImpl.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

CommutePass::CommutePass(const CommutePassInfo *info)
    : Pass(TypeID::getFromOpaquePointer(info)), info(info) {
  options.reserve(info->optionCount);
  for (size_t i = 0; i < info->optionCount; ++i)
    addOption(info->options[i]);
}

// Pass::clone copies the texts of options; their values are copied here.
CommutePass::CommutePass(const CommutePass &other) : CommutePass(other.info) {
  state = other.state;
  for (size_t i = 0; i < options.size(); ++i)
    options[i].copyValue(other.options[i]);
}

void CommutePass::getDependentDialects(DialectRegistry &registry) const {
  MlirDialectRegistry wrapped = wrap(&registry);
  for (size_t i = 0; i < info->dependentDialectCount; ++i)
    mlirDialectHandleInsertDialect(info->dependentDialects[i](), wrapped);
  for (const commute::PassOptionStorage &option : options)
    for (const commute::PipelineElement &element : option.elements)
      element.whole->getDependentDialects(registry);
}

LogicalResult CommutePass::initializeOptions(
    StringRef text, function_ref<LogicalResult(const Twine &)> errorHandler) {
  // A name without a value is an error here, for the reason given at
  // PassOptionStorage, rather than in LLVM; --help has read the flag by now.
  for (commute::PassOptionStorage &option : options)
    option.text->setValueExpectedFlag(llvm::cl::ValueOptional);
  if (failed(Pass::initializeOptions(text, errorHandler)))
    return failure();
  return parseOptions(errorHandler);
}

LogicalResult CommutePass::initializeValues(
    ArrayRef<CommutePassOptionValue> values,
    function_ref<LogicalResult(const Twine &)> errorHandler) {
  for (const CommutePassOptionValue &value : values) {
    size_t i = 0;
    while (i < info->optionCount &&
           StringRef(info->options[i].name) != value.name)
      ++i;
    if (i == info->optionCount)
      return errorHandler(Twine("no such option ") + value.name);
    *options[i].text = unwrap(value.text).str();
  }
  return parseOptions(errorHandler);
}

LogicalResult CommutePass::parseOptions(
    function_ref<LogicalResult(const Twine &)> errorHandler) {
  for (size_t i = 0; i < info->optionCount; ++i) {
    std::string error;
    if (failed(commute::parsePassOption(info->options[i], options[i], error)))
      return errorHandler(error);
  }
  CommutePassError error;
  if (info->check && mlirLogicalResultIsFailure(info->check(this, &error)))
    return errorHandler(error.message);
  return success();
}

LogicalResult CommutePass::initialize(MLIRContext *context) {
  if (!info->prepare)
    return success();
  void *made = nullptr;
  if (mlirLogicalResultIsFailure(info->prepare(this, wrap(context), &made)))
    return failure();
  const CommutePassInfo *entry = info;
  state = std::shared_ptr<void>(made, [entry](void *old) {
    if (old && entry->release)
      entry->release(old);
  });
  return success();
}

void CommutePass::runOnOperation() {
  if (mlirLogicalResultIsFailure(info->run(this, wrap(getOperation()))))
    signalPassFailure();
}

//===----------------------------------------------------------------------===//
// Registration and creation
//===----------------------------------------------------------------------===//

/// Tells whether the registered pass is that of the table entry.
static bool isRegisteredFrom(const PassInfo &registered,
                             const CommutePassInfo *info) {
  OpPassManager manager;
  auto ignore = [](const Twine &) { return failure(); };
  if (failed(registered.addToPipeline(manager, "", ignore)) || manager.empty())
    return false;
  return manager.begin()->getTypeID() == TypeID::getFromOpaquePointer(info);
}

MlirLogicalResult commuteRegisterPass(const CommutePassInfo *info) {
  // MLIR ends the process where one argument is registered for two passes.
  if (const PassInfo *registered = PassInfo::lookup(info->argument))
    return wrap(success(isRegisteredFrom(*registered, info)));
  registerPass([info]() -> std::unique_ptr<Pass> {
    return std::make_unique<CommutePass>(info);
  });
  return mlirLogicalResultSuccess();
}

/// Creates a pass; `initialize` gives it its options and gets what takes the
/// message where it cannot.
static MlirPass
create(const CommutePassInfo *info, MlirStringCallback error, void *userData,
       function_ref<LogicalResult(CommutePass &,
                                  function_ref<LogicalResult(const Twine &)>)>
           initialize) {
  auto pass = std::make_unique<CommutePass>(info);
  auto report = [&](const Twine &message) {
    if (error)
      error(wrap(StringRef(message.str())), userData);
    return failure();
  };
  if (failed(initialize(*pass, report)))
    return MlirPass{nullptr};
  return wrap(static_cast<Pass *>(pass.release()));
}

MlirPass commutePassCreate(const CommutePassInfo *info, MlirStringRef options,
                           MlirStringCallback error, void *userData) {
  return create(info, error, userData, [&](CommutePass &pass, auto report) {
    return pass.initializeOptions(unwrap(options), report);
  });
}

MlirPass commutePassCreateWithValues(const CommutePassInfo *info, size_t count,
                                     const CommutePassOptionValue *values,
                                     MlirStringCallback error, void *userData) {
  return create(info, error, userData, [&](CommutePass &pass, auto report) {
    return pass.initializeValues(ArrayRef(values, count), report);
  });
}

//===----------------------------------------------------------------------===//
// While a pass runs
//===----------------------------------------------------------------------===//

void *commutePassGetState(const CommutePass *pass) { return pass->state.get(); }

void commutePassPreserveAllAnalyses(CommutePass *pass) {
  pass->markAllAnalysesPreserved();
}
