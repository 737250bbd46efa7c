//===- CommonOptions.h - Options that passes share ----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: options of one name are the same in every pass.
// The entries are macros: C has no other way to put a part of a table into
// several constant ones.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_COMMONOPTIONS_H
#define COMMUTE_LIB_TRANSFORMS_COMMONOPTIONS_H

#include "commute/Analysis.h"
#include "commute/Pass.h"

/// Of an option `order`: by CommuteCollectiveOrder.
enum { COMMUTE_ORDER_CHOICE_COUNT = 3 };
extern const CommutePassChoice commuteOrderChoices[COMMUTE_ORDER_CHOICE_COUNT];

/// Which collectives keep their order; a CommuteCollectiveOrder.
#define COMMUTE_ORDER_OPTION(initial)                                          \
  {                                                                            \
    .name = "order", .kind = COMMUTE_PASS_OPTION_CHOICE,                       \
    .description = "Which collectives of a block keep their order in this "    \
                   "run",                                                      \
    .choices = commuteOrderChoices, .choiceCount = COMMUTE_ORDER_CHOICE_COUNT, \
    .initialInteger = (initial)                                                \
  }

/// Read by commutePassVerifiesOrder.
#define COMMUTE_VERIFY_ORDER_OPTION                                            \
  {                                                                            \
    .name = "verify-order", .kind = COMMUTE_PASS_OPTION_BOOL,                  \
    .description = "Prove that every dependence was kept, by a check of its "  \
                   "own"                                                       \
  }

#define COMMUTE_SINGLE_CHANNEL_OPTION                                          \
  {                                                                            \
    .name = "single-channel", .kind = COMMUTE_PASS_OPTION_BOOL,                \
    .description = "Run the collectives of all process groups on one "         \
                   "channel, rather than each group's on its own"              \
  }

#define COMMUTE_MEMORY_LIMIT_OPTION                                            \
  {                                                                            \
    .name = "memory-limit", .kind = COMMUTE_PASS_OPTION_INTEGER,               \
    .description = "Most bytes that a block may have live at once, unless it " \
                   "has more already; 0 for any number"                        \
  }

#define COMMUTE_MAX_IN_FLIGHT_OPTION                                           \
  {                                                                            \
    .name = "max-in-flight", .kind = COMMUTE_PASS_OPTION_INTEGER,              \
    .description = "Most bytes that a block may have in flight at once, "      \
                   "unless it has more already; 0 for any number"              \
  }

/// Tells whether the result of a pass is to be proved: `option` is its option
/// verify-order.
bool commutePassVerifiesOrder(const CommutePass *pass, size_t option);

/// Checks that an integer option is in a range, whose upper end is open where
/// `most` is INT64_MAX.
MlirLogicalResult commutePassCheckInteger(const CommutePass *pass,
                                          size_t option, int64_t least,
                                          int64_t most,
                                          CommutePassError *error);

#endif // COMMUTE_LIB_TRANSFORMS_COMMONOPTIONS_H
