//===- Output.cpp - What passes print -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Output.h"

#include "commute/Diagnostics.h"

#include "mlir/CAPI/Support.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
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

/// Writes into what is there and no regular file: a device, a pipe.
static llvm::Error writeInto(llvm::StringRef name, llvm::StringRef text) {
  std::error_code code;
  llvm::raw_fd_ostream os(name, code);
  if (code)
    return llvm::errorCodeToError(code);
  os << text;
  os.close();
  code = os.error();
  os.clear_error();
  return llvm::errorCodeToError(code);
}

/// Writes a temporary file and renames it, so that a reader, and a file whose
/// writing fails, never sees a part. Where a link stands, that is its target.
static llvm::Error writeWhole(llvm::StringRef name, llvm::StringRef text) {
  llvm::SmallString<128> target;
  if (llvm::sys::fs::real_path(name, target))
    target = name;
  return llvm::writeToOutput(target, [&](llvm::raw_ostream &os) {
    os << text;
    return llvm::Error::success();
  });
}

static llvm::Error writeFile(llvm::StringRef name, llvm::StringRef text) {
  llvm::sys::fs::file_status status;
  bool isNew = static_cast<bool>(llvm::sys::fs::status(name, status));
  return isNew || llvm::sys::fs::is_regular_file(status)
             ? writeWhole(name, text)
             : writeInto(name, text);
}

MlirLogicalResult commuteOutputWriteFile(MlirLocation location,
                                         MlirStringRef path,
                                         MlirStringRef text) {
  llvm::StringRef name = unwrap(path);
  llvm::Error error = writeFile(name, unwrap(text));
  if (!error)
    return mlirLogicalResultSuccess();
  // The code rather than the error's text, which names the file, too.
  std::string reason = llvm::errorToErrorCode(std::move(error)).message();
  return commuteLocationEmitError(location, "cannot write '%s': %s",
                                  name.str().c_str(), reason.c_str());
}
