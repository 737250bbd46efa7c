//===- CommonOptions.c - Options that passes share ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"

#include "commute/CommandLine.h"

#include <inttypes.h>

const CommutePassChoice commuteOrderChoices[COMMUTE_ORDER_CHOICE_COUNT] = {
    [COMMUTE_COLLECTIVE_ORDER_NONE] = {"none", "none of them"},
    [COMMUTE_COLLECTIVE_ORDER_GROUP] = {"group", "those of one process group"},
    [COMMUTE_COLLECTIVE_ORDER_ALL] = {"all", "all of them"},
};

bool commutePassVerifiesOrder(const CommutePass *pass, size_t option) {
  return commutePassGetBool(pass, option) || commuteVerifyOrderIsRequested();
}

MlirLogicalResult commutePassCheckInteger(const CommutePass *pass,
                                          size_t option, int64_t least,
                                          int64_t most,
                                          CommutePassError *error) {
  const char *name = commutePassGetInfo(pass)->options[option].name;
  int64_t value = commutePassGetInteger(pass, option);
  if (value >= least && value <= most)
    return mlirLogicalResultSuccess();
  if (most == INT64_MAX)
    commutePassErrorSet(
        error, "option '%s' expects at least %" PRId64 ", got %" PRId64, name,
        least, value);
  else
    commutePassErrorSet(error,
                        "option '%s' expects a number from %" PRId64
                        " to %" PRId64 ", got %" PRId64,
                        name, least, most, value);
  return mlirLogicalResultFailure();
}
