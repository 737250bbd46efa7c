//===- Output.cpp - What passes print -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Output.h"

#include "commute/Diagnostics.h"

#include "mlir/CAPI/Support.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

void commuteOutputWrite(CommuteOutputStream stream, MlirStringRef text) {
  llvm::raw_ostream &os =
      stream == COMMUTE_OUTPUT_ERROR ? llvm::errs() : llvm::outs();
  // LLVM's streams do not lock.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  os << unwrap(text);
  os.flush();
}

MlirLogicalResult commuteOutputWriteFile(MlirLocation location,
                                         MlirStringRef path,
                                         MlirStringRef text) {
  llvm::StringRef name = unwrap(path);
  // writeToOutput writes a temporary file and renames it, so that a reader, and
  // a file whose writing fails, never sees a part.
  llvm::Error error =
      llvm::writeToOutput(name, [&](llvm::raw_ostream &os) -> llvm::Error {
        os << unwrap(text);
        return llvm::Error::success();
      });
  if (!error)
    return mlirLogicalResultSuccess();
  // The code rather than the error's text, which names the file, too.
  std::string reason = llvm::errorToErrorCode(std::move(error)).message();
  return commuteLocationEmitError(location, "cannot write '%s': %s",
                                  name.str().c_str(), reason.c_str());
}
