//===- Passes.c - The table of Commute's passes ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Passes.h"

#include "Passes.h"

static const CommutePassInfo *const passes[] = {
#define COMMUTE_PASS(entry) &entry,
#include "Passes.def"
    NULL,
};

const CommutePassInfo *const *commuteGetAllPasses(void) { return passes; }

void commuteRegisterAllPasses(void) {
  // Failure means that another pass has the argument: it stays what it is.
  for (size_t i = 0; passes[i]; ++i)
    (void)commuteRegisterPass(passes[i]);
}
