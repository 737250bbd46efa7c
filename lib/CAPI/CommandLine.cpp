//===- CommandLine.cpp - Flags of drivers ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/CommandLine.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ManagedStatic.h"
#include "llvm/Support/Process.h"

namespace {
struct Flags {
  llvm::cl::opt<bool> verifyOrder{
      "comm-verify-order",
      llvm::cl::desc("Prove that each reordering pass of Commute kept every "
                     "dependence")};
  llvm::cl::opt<bool> progress{
      "comm-progress",
      llvm::cl::desc("Show on standard error what a reordering pass of Commute "
                     "is at, if that is a terminal")};
  llvm::cl::opt<std::string> devices{
      "comm-devices", llvm::cl::value_desc("file"),
      llvm::cl::desc("Read the devices of Commute's cost models from a file")};
};
} // namespace

// As upstream keeps the flags of its pass managers: they exist from the moment
// a driver asks for them, and never in a process that does not.
static llvm::ManagedStatic<Flags> flags;

void commuteRegisterCommandLineOptions(void) { *flags; }

bool commuteVerifyOrderIsRequested(void) {
  return flags.isConstructed() && flags->verifyOrder;
}

bool commuteProgressIsRequested(void) {
  return flags.isConstructed() && flags->progress &&
         llvm::sys::Process::StandardErrIsDisplayed();
}

const char *commuteGetDeviceFile(void) {
  return flags.isConstructed() ? flags->devices.c_str() : "";
}
