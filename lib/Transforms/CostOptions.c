//===- CostOptions.c - Options of passes that need costs ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CostOptions.h"

#include "commute/CommandLine.h"

MlirLogicalResult commuteCostOptionsPrepare(const CommutePass *pass,
                                            MlirContext context, void **state) {
  // They are the last ones.
  size_t first =
      commutePassGetInfo(pass)->optionCount - COMMUTE_COST_OPTION_COUNT;
  CommuteCostOptions options = {
      .model =
          commutePassGetString(pass, first + COMMUTE_COST_OPTION_MODEL).data,
      .profile =
          commutePassGetString(pass, first + COMMUTE_COST_OPTION_PROFILE).data,
      .device =
          commutePassGetString(pass, first + COMMUTE_COST_OPTION_DEVICE).data,
      .deviceFile =
          commutePassGetString(pass, first + COMMUTE_COST_OPTION_DEVICES).data,
      .dynamicSize = commutePassGetInteger(
          pass, first + COMMUTE_COST_OPTION_DYNAMIC_SIZE)};
  if (!*options.deviceFile)
    options.deviceFile = commuteGetDeviceFile();
  *state = commuteCostsCreate(context, &options);
  return *state ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

void commuteCostOptionsRelease(void *state) { commuteCostsDestroy(state); }
