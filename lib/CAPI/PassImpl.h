//===- PassImpl.h - The pass behind a table entry ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal: the one subclass of mlir::Pass. Its options are made from the table
// entry when it is constructed.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_CAPI_PASSIMPL_H
#define COMMUTE_LIB_CAPI_PASSIMPL_H

#include "commute/Pass.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace commute {

/// One element of a pipeline option (commute/Pipeline.h).
struct PipelineElement {
  /// The element as the user wrote it.
  std::string text;
  /// The op name of an anchored element ("func.func" of "func.func(cse)").
  std::string anchor;
  /// The element's passes, and those inside its anchor. Never changed after
  /// parsing, and shared by all clones of the pass.
  std::shared_ptr<const mlir::OpPassManager> whole, inside;
  /// The pass manager of the last run, kept for the next operation of that
  /// name; not copied to clones, which run on other threads.
  std::optional<mlir::OpPassManager> manager;

  PipelineElement() = default;
  PipelineElement(const PipelineElement &other)
      : text(other.text), anchor(other.anchor), whole(other.whole),
        inside(other.inside) {}
};

/// Splits and parses the text of a pipeline option.
llvm::LogicalResult
parsePipelineElements(llvm::StringRef text,
                      std::vector<PipelineElement> &elements,
                      std::string &error);

/// One option: the text that MLIR parses and prints, and its value. The text is
/// of LLVM's string kind whatever the option's kind: LLVM's parsers of other
/// kinds print their errors on their own, and MLIR reports them a second time.
struct PassOptionStorage {
  /// What --help shows; LLVM keeps references.
  std::string valueName, description;
  std::unique_ptr<mlir::Pass::Option<std::string>> text;
  /// Bool, integer and choice.
  int64_t integer = 0;
  double real = 0;
  std::vector<int64_t> integers;
  std::vector<std::string> strings;
  std::vector<PipelineElement> elements;

  /// Takes over another option's value, its text excepted.
  void copyValue(const PassOptionStorage &other) {
    integer = other.integer;
    real = other.real;
    integers = other.integers;
    strings = other.strings;
    elements = other.elements;
  }
};

/// Derives the option's value from its text. On failure `error` says what is
/// wrong.
llvm::LogicalResult parsePassOption(const CommutePassOption &option,
                                    PassOptionStorage &storage,
                                    std::string &error);

} // namespace commute

struct CommutePassError {
  std::string message;
};

struct CommutePass final : public mlir::Pass {
  explicit CommutePass(const CommutePassInfo *info);
  CommutePass(const CommutePass &other);

  llvm::StringRef getName() const override { return info->name; }
  llvm::StringRef getArgument() const override { return info->argument; }
  llvm::StringRef getDescription() const override { return info->description; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override;
  llvm::LogicalResult
  initializeOptions(llvm::StringRef options,
                    llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)>
                        errorHandler) override;
  bool canScheduleOn(mlir::RegisteredOperationName) const override {
    return true;
  }
  std::unique_ptr<mlir::Pass> clonePass() const override {
    return std::make_unique<CommutePass>(*this);
  }
  /// Sets options to texts that need no parsing apart.
  llvm::LogicalResult
  initializeValues(llvm::ArrayRef<CommutePassOptionValue> values,
                   llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)>
                       errorHandler);
  llvm::LogicalResult initialize(mlir::MLIRContext *context) override;
  void runOnOperation() override;

  using mlir::Pass::markAllAnalysesPreserved;
  using mlir::Pass::runPipeline;

  const CommutePassInfo *info;
  std::vector<commute::PassOptionStorage> options;
  /// Shared by all clones.
  std::shared_ptr<void> state;

private:
  void addOption(const CommutePassOption &option);
  /// Takes the options' values from their texts, and checks them.
  llvm::LogicalResult
  parseOptions(llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)>
                   errorHandler);
};

#endif // COMMUTE_LIB_CAPI_PASSIMPL_H
