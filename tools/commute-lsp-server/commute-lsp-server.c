//===- commute-lsp-server.c - The language server -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CAPI/Driver.h"

int main(int argc, char **argv) { return commuteLspMain(argc, argv); }
