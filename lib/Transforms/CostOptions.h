//===- CostOptions.h - Options of passes that need costs ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms. A pass that needs costs ends its options with
// these, and has the two functions in its table entry:
//
//     enum { OPTION_ORDER, OPTION_COST,
//            OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT };
//
//     static const CommutePassOption options[OPTION_COUNT] = {
//         [OPTION_ORDER] = {...},
//         COMMUTE_COST_OPTIONS(OPTION_COST)};
//
//     ... .optionCount = OPTION_COUNT, .prepare = commuteCostOptionsPrepare,
//         .release = commuteCostOptionsRelease, ...
//
// Its run function hands commutePassGetCosts(pass) to the analysis.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_COSTOPTIONS_H
#define COMMUTE_LIB_TRANSFORMS_COSTOPTIONS_H

#include "commute/CostModel.h"
#include "commute/Pass.h"

enum {
  COMMUTE_COST_OPTION_MODEL,
  COMMUTE_COST_OPTION_PROFILE,
  COMMUTE_COST_OPTION_DEVICE,
  COMMUTE_COST_OPTION_DEVICES,
  COMMUTE_COST_OPTION_DYNAMIC_SIZE,
  COMMUTE_COST_OPTION_COUNT
};

/// The options, from an index on. A macro: C has no other way to put a part of
/// a table into several constant ones.
#define COMMUTE_COST_OPTIONS(first)                                            \
  [(first) +                                                                   \
      COMMUTE_COST_OPTION_MODEL] =                                             \
      {.name = "cost-model",                                                   \
       .kind = COMMUTE_PASS_OPTION_STRING,                                     \
       .description = "What estimates costs: roofline, alpha-beta, inductor, " \
                      "measured, or a model that was registered",              \
       .initialText = "roofline"},                                             \
      [(first) + COMMUTE_COST_OPTION_PROFILE] =                                \
          {.name = "profile",                                                  \
           .kind = COMMUTE_PASS_OPTION_STRING,                                 \
           .description = "File of measured times, for cost-model=measured"},  \
      [(first) + COMMUTE_COST_OPTION_DEVICE] =                                 \
          {.name = "device",                                                   \
           .kind = COMMUTE_PASS_OPTION_STRING,                                 \
           .description =                                                      \
               "The device that costs are for; the model's if empty"},         \
      [(first) + COMMUTE_COST_OPTION_DEVICES] =                                \
          {.name = "devices",                                                  \
           .kind = COMMUTE_PASS_OPTION_STRING,                                 \
           .description = "File of devices; that of --comm-devices if empty"}, \
      [(first) + COMMUTE_COST_OPTION_DYNAMIC_SIZE] = {                         \
          .name = "dynamic-size",                                              \
          .kind = COMMUTE_PASS_OPTION_INTEGER,                                 \
          .description =                                                       \
              "The size that dynamic dimensions are taken to have; 0: "        \
              "they are not known"}

/// Makes the cost model that the options choose. For CommutePassInfo.
MlirLogicalResult commuteCostOptionsPrepare(const CommutePass *pass,
                                            MlirContext context, void **state);

/// Frees it. For CommutePassInfo.
void commuteCostOptionsRelease(void *state);

/// Returns it.
static inline const CommuteCosts *commutePassGetCosts(const CommutePass *pass) {
  return commutePassGetState(pass);
}

#endif // COMMUTE_LIB_TRANSFORMS_COSTOPTIONS_H
