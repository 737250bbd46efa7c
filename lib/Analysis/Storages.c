//===- Storages.c - What bytes are live -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Every tensor result has a storage of its own, unless it is a view; buffers
// share that of their root, and a wait's results that of the future. What comes
// from outside is live all the time, what goes outside is live to the end.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

bool commuteStorageCreate(CommuteBuilder *builder, uint64_t bytes,
                          unsigned flags, uint32_t *storage) {
  *storage = COMMUTE_NONE;
  if (!(builder->flags & COMMUTE_ANALYSIS_STORAGES))
    return true;
  CommuteStorage *added =
      commuteBuilderAppend(builder, &builder->storages, sizeof(*added));
  if (!added)
    return false;
  *added = (CommuteStorage){.bytes = bytes, .flags = flags};
  *storage = builder->storages.count - 1;
  return true;
}

/// The storages of a value, by place in one array.
typedef struct StorageRange {
  const uint32_t *first;
  uint32_t count;
} StorageRange;

static StorageRange getStorages(CommuteBuilder *builder,
                                const CommuteValueInfo *info) {
  if (info->index == COMMUTE_NONE)
    return (StorageRange){NULL, 0};
  switch (info->typeClass) {
  case COMMUTE_TYPE_SCALAR:
    break;
  case COMMUTE_TYPE_TENSOR:
    return (StorageRange){&info->index, 1};
  case COMMUTE_TYPE_FUTURE: {
    const CommuteFlight *flight = commuteBuilderGetFlight(builder, info->index);
    const uint32_t *storages = builder->flightStorages.items;
    if (flight->numStorages == 0)
      break;
    return (StorageRange){&storages[flight->firstStorage], flight->numStorages};
  }
  case COMMUTE_TYPE_BUFFER:
  case COMMUTE_TYPE_POINTER: {
    uint32_t location = commuteBuilderGetMemory(builder, info->index)->location;
    return (StorageRange){
        &commuteBuilderGetLocation(builder, location)->storage, 1};
  }
  }
  return (StorageRange){NULL, 0};
}

bool commuteStorageTouch(CommuteBuilder *builder,
                         const CommuteValueInfo *info) {
  if (!(builder->flags & COMMUTE_ANALYSIS_STORAGES))
    return true;
  StorageRange range = getStorages(builder, info);
  for (uint32_t i = 0; i < range.count; ++i) {
    if (range.first[i] == COMMUTE_NONE)
      continue;
    CommuteStorage *storages = builder->storages.items;
    if (storages[range.first[i]].visit == builder->visit)
      continue;
    storages[range.first[i]].visit = builder->visit;
    uint32_t *touched =
        commuteBuilderAppend(builder, &builder->touched, sizeof(*touched));
    if (!touched)
      return false;
    *touched = range.first[i];
  }
  return true;
}

void commuteStorageKeep(CommuteBuilder *builder, const CommuteValueInfo *info) {
  StorageRange range = getStorages(builder, info);
  CommuteStorage *storages = builder->storages.items;
  for (uint32_t i = 0; i < range.count; ++i)
    if (range.first[i] != COMMUTE_NONE)
      storages[range.first[i]].flags |= COMMUTE_STORAGE_LIVE_OUT;
}

bool commuteStoragesRemember(CommuteBuilder *builder, uint32_t node) {
  const uint32_t *touched = builder->touched.items;
  for (uint32_t i = 0; i < builder->touched.count; ++i) {
    CommuteTouch *touch =
        commuteBuilderAppend(builder, &builder->touches, sizeof(*touch));
    if (!touch)
      return false;
    *touch = (CommuteTouch){node, touched[i]};
  }
  return true;
}

CommuteStatus commuteStoragesFinish(CommuteBuilder *builder) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  const CommuteStorage *storages = builder->storages.items;
  for (uint32_t i = 0;
       status == COMMUTE_STATUS_OK && i < builder->storages.count; ++i)
    status = commuteGraphAddStorage(builder->graph, storages[i].bytes,
                                    storages[i].flags, NULL, NULL);
  const CommuteTouch *touches = builder->touches.items;
  for (uint32_t i = 0;
       status == COMMUTE_STATUS_OK && i < builder->touches.count; ++i)
    status = commuteGraphAddTouch(builder->graph, touches[i].node,
                                  touches[i].storage, NULL);
  return status;
}
