//===- DriverVersion.cpp - The drivers' --version -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "commute/Version.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

void commuteAddVersionPrinter(void) {
  llvm::cl::AddExtraVersionPrinter([](llvm::raw_ostream &stream) {
    stream << "Commute version " << commuteGetVersion() << "\n";
  });
}
