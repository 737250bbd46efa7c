//===- Device.c - Looking into devices ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Device.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

static const char *const kindNames[COMMUTE_COLLECTIVE_KIND_COUNT] = {
    [COMMUTE_COLLECTIVE_ALL_GATHER] = "all_gather",
    [COMMUTE_COLLECTIVE_REDUCE_SCATTER] = "reduce_scatter",
    [COMMUTE_COLLECTIVE_ALL_REDUCE] = "all_reduce",
    [COMMUTE_COLLECTIVE_ALL_TO_ALL] = "all_to_all",
    [COMMUTE_COLLECTIVE_BROADCAST] = "broadcast",
    [COMMUTE_COLLECTIVE_PERMUTE] = "permute",
    [COMMUTE_COLLECTIVE_SEND] = "send",
    [COMMUTE_COLLECTIVE_RECV] = "recv",
    [COMMUTE_COLLECTIVE_BARRIER] = "barrier",
};

static bool isText(const char *text, const char *other, size_t length) {
  return strlen(text) == length && memcmp(text, other, length) == 0;
}

const char *commuteCollectiveKindGetName(CommuteCollectiveKind kind) {
  return kindNames[kind];
}

bool commuteCollectiveKindFind(const char *name, size_t length,
                               CommuteCollectiveKind *kind) {
  for (int i = 0; i < COMMUTE_COLLECTIVE_KIND_COUNT; ++i) {
    if (isText(kindNames[i], name, length)) {
      *kind = (CommuteCollectiveKind)i;
      return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

double commuteDeviceGetPeak(const CommuteDevice *device,
                            const char *elementType) {
  double ofAny = 0;
  double lowest = 0;
  for (size_t i = 0; i < device->peakCount; ++i) {
    const CommutePeak *peak = &device->peaks[i];
    if (!peak->elementType)
      ofAny = peak->flops;
    else if (elementType && strcmp(peak->elementType, elementType) == 0)
      return peak->flops;
    if (lowest == 0 || peak->flops < lowest)
      lowest = peak->flops;
  }
  return ofAny > 0 ? ofAny : lowest;
}

const CommuteLink *commuteDeviceFindLink(const CommuteDevice *device,
                                         const char *name, size_t length,
                                         int64_t nodes) {
  for (size_t i = 0; i < device->linkCount; ++i) {
    const CommuteLink *link = &device->links[i];
    if (!link->name)
      return link;
    if (name ? isText(link->name, name, length)
             : link->betweenNodes == (nodes > 1))
      return link;
  }
  return NULL;
}
