//===- Devices.h - Devices of a file ------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_DEVICES_H
#define COMMUTE_LIB_COST_DEVICES_H

#include "CostImpl.h"

/// The device where nobody names one.
extern const CommuteDevice commuteGenericDevice;

/// Reads a file of devices (docs/devices.md). Returns NULL, with a message,
/// where it cannot be read or is wrong. The caller owns the result.
CommuteDeviceTable *commuteDeviceTableRead(const char *path,
                                           CommuteCostDiagnostic *diagnostic);

/// Destroys a table; takes NULL.
void commuteDeviceTableDestroy(CommuteDeviceTable *table);

/// Finds a device of the table (which may be NULL), else a built-in one.
/// Returns NULL where there is none.
const CommuteDevice *commuteDeviceTableFind(const CommuteDeviceTable *table,
                                            const char *name);

#endif // COMMUTE_LIB_COST_DEVICES_H
