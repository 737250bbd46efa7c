//===- PassImpl.h - The pass behind a table entry ----------------*- C++
//-*-===//
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

/// The value of a choice option. An enumeration, as LLVM's parser for words
/// wants one.
enum class Choice : int {};

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

/// The storage of one option; which member is in use follows from its kind.
struct PassOptionStorage {
  std::unique_ptr<mlir::Pass::Option<bool>> boolean;
  std::unique_ptr<mlir::Pass::Option<int64_t>> integer;
  std::unique_ptr<mlir::Pass::Option<double>> real;
  std::unique_ptr<mlir::Pass::Option<std::string>> text;
  std::unique_ptr<mlir::Pass::Option<Choice>> choice;
  std::unique_ptr<mlir::Pass::ListOption<int64_t>> integers;
  std::unique_ptr<mlir::Pass::ListOption<std::string>> texts;
  /// Of a pipeline option, whose text is in `text`.
  std::vector<PipelineElement> elements;
};

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
  void runOnOperation() override;

  using mlir::Pass::markAllAnalysesPreserved;
  using mlir::Pass::runPipeline;

  const CommutePassInfo *info;
  std::vector<commute::PassOptionStorage> options;

private:
  void addOption(const CommutePassOption &option);
};

#endif // COMMUTE_LIB_CAPI_PASSIMPL_H
