//===- Collectives.h - What the built-in models share -------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_COLLECTIVES_H
#define COMMUTE_LIB_COST_COLLECTIVES_H

#include "commute/CostModel.h"

enum { COMMUTE_TYPE_NAME_SIZE = 64 };

/// The text of an element type, as far as it fits, terminated.
typedef struct CommuteTypeName {
  char text[COMMUTE_TYPE_NAME_SIZE];
  size_t length;
} CommuteTypeName;

/// Takes the text of a type; that of a null type is empty.
void commuteTypeNameInit(CommuteTypeName *name, MlirType type);

/// Finds the link that joins the process group of a collective. Returns NULL,
/// with a message, where the device has none of the name that the group states,
/// or none at all between so many nodes.
const CommuteLink *
commuteCollectiveFindLink(const CommuteDevice *device,
                          const CommuteCostCollective *collective,
                          CommuteCostDiagnostic *diagnostic);

/// Returns the nanoseconds that a kernel takes: arithmetic or memory traffic,
/// whichever is longer.
double commuteDeviceComputeKernel(const CommuteDevice *device,
                                  const CommuteCostWork *work);

#endif // COMMUTE_LIB_COST_COLLECTIVES_H
