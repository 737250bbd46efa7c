//===- Version.c - Which Commute this is ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Version.h"

const char *commuteGetVersion(void) { return COMMUTE_VERSION; }
