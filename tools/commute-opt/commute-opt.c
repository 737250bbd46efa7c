//===- commute-opt.c - mlir-opt with Commute inside -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CAPI/Driver.h"

int main(int argc, char **argv) { return commuteOptMain(argc, argv); }
