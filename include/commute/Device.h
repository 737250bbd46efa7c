//===- Device.h - What a cost model knows of the hardware ---------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A device and the links between devices, as numbers: how fast it computes by
// element type, how fast its memory is, what a kernel's launch costs, and how
// long collectives take over each of its links. Devices come from a table that
// is built in or from a file (docs/devices.md); cost models read them
// (commute/CostModel.h). No MLIR here.
//
// Units: nanoseconds, bytes, bytes per second, floating-point operations per
// second.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_DEVICE_H
#define COMMUTE_DEVICE_H

#include "commute/Export.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

typedef enum CommuteCollectiveKind {
  COMMUTE_COLLECTIVE_ALL_GATHER = 0,
  COMMUTE_COLLECTIVE_REDUCE_SCATTER,
  COMMUTE_COLLECTIVE_ALL_REDUCE,
  COMMUTE_COLLECTIVE_ALL_TO_ALL,
  COMMUTE_COLLECTIVE_BROADCAST,
  COMMUTE_COLLECTIVE_PERMUTE,
  COMMUTE_COLLECTIVE_SEND,
  COMMUTE_COLLECTIVE_RECV,
  COMMUTE_COLLECTIVE_BARRIER
} CommuteCollectiveKind;

enum { COMMUTE_COLLECTIVE_KIND_COUNT = COMMUTE_COLLECTIVE_BARRIER + 1 };

/// Returns the name of a kind, that of the operation without its dialect
/// ("all_gather"). Static storage.
COMMUTE_EXPORTED const char *
commuteCollectiveKindGetName(CommuteCollectiveKind kind);

/// Finds a kind by its name, which need not be terminated. Returns false where
/// there is none.
COMMUTE_EXPORTED bool commuteCollectiveKindFind(const char *name, size_t length,
                                                CommuteCollectiveKind *kind);

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

/// How long one kind of collective takes: latency + bytes / bandwidth, for the
/// bytes of the full tensors.
typedef struct CommuteLinkTime {
  double latency;
  /// 0: not known.
  double bandwidth;
  /// The size of the group it was measured with; 0: any.
  int64_t groupSize;
} CommuteLinkTime;

/// What joins the devices of a process group.
typedef struct CommuteLink {
  /// What a comm.process_group calls it; NULL: whatever that says.
  const char *name;
  /// Joins nodes, rather than the devices of one node.
  bool betweenNodes;
  /// Before the first step of a collective, and of each step.
  double baseLatency;
  double hopLatency;
  /// Of each device.
  double bandwidth;
  /// By kind: measured times, where they are known.
  CommuteLinkTime times[COMMUTE_COLLECTIVE_KIND_COUNT];
} CommuteLink;

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// What a device computes at most, for operands of an element type.
typedef struct CommutePeak {
  /// MLIR's name of the type ("bf16", "i8"); NULL: any that is not named.
  const char *elementType;
  double flops;
} CommutePeak;

typedef struct CommuteDevice {
  const char *name;
  /// Where the numbers come from; may be NULL.
  const char *source;
  /// Of one kernel.
  double launch;
  double memoryBandwidth;
  int64_t ranksPerNode;
  /// By which factor computation takes longer while communication runs beside
  /// it; at least 1.
  double contention;
  const CommutePeak *peaks;
  size_t peakCount;
  const CommuteLink *links;
  size_t linkCount;
} CommuteDevice;

/// Returns a built-in device, or NULL after the last one. Static storage.
COMMUTE_EXPORTED const CommuteDevice *commuteDeviceGetBuiltin(size_t index);

/// Returns the peak for operands of an element type, by MLIR's name of it; NULL
/// where there are none. Of a type that the device does not name it is that of
/// any type, else the lowest of all; 0 where the device has none at all.
COMMUTE_EXPORTED double commuteDeviceGetPeak(const CommuteDevice *device,
                                             const char *elementType);

/// Returns the link that joins a group: the one of that name (not terminated),
/// or where `name` is NULL the first one between that many nodes. NULL where
/// there is no such link.
COMMUTE_EXPORTED const CommuteLink *
commuteDeviceFindLink(const CommuteDevice *device, const char *name,
                      size_t length, int64_t nodes);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_DEVICE_H
