//===- DeviceFile.c - Devices of a file -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Reads what docs/devices.md describes. A device may be based on another one,
// built in or earlier in the file: what it does not state is as there.
//
//===----------------------------------------------------------------------===//

#include "CostFile.h"
#include "Devices.h"

#include <stdlib.h>
#include <string.h>

struct CommuteDeviceTable {
  CommuteCostArena arena;
  CommuteDevice *devices;
  size_t count;
};

/// What is read, and into what.
typedef struct Reader {
  CommuteCostFile file;
  CommuteDeviceTable *table;
} Reader;

static size_t getOffset(const Reader *reader, uint32_t value) {
  return reader->file.json.values[value].begin;
}

static CommuteJsonText getText(const Reader *reader, uint32_t value) {
  return commuteJsonGetText(&reader->file.json, value);
}

static bool runOut(Reader *reader) {
  return commuteCostFileRunOut(&reader->file);
}

/// Reads the members of an object, and no others.
static bool readFields(Reader *reader, uint32_t object, const char *what,
                       const CommuteFieldSpec *specs, size_t count,
                       uint32_t *values) {
  const CommuteJsonTree *json = &reader->file.json;
  return commuteFieldsRead(json, object, what, specs, count, values,
                           &reader->file.error) &&
         commuteFieldsCheckNoOther(json, object, what, specs, count,
                                   &reader->file.error);
}

/// Reads a quantity where there is one.
static bool readQuantity(Reader *reader, uint32_t value, const char *key,
                         bool mayBeZero, double *quantity) {
  return value == COMMUTE_JSON_NONE ||
         commuteFieldsReadQuantity(&reader->file.json, value, key, mayBeZero,
                                   quantity, &reader->file.error);
}

// The kinds of a member, twice: no other will do.
#define NUMBER COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER
#define STRING COMMUTE_JSON_STRING, COMMUTE_JSON_STRING
#define OBJECT COMMUTE_JSON_OBJECT, COMMUTE_JSON_OBJECT
#define ARRAY COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

enum { TIME_LATENCY, TIME_BANDWIDTH, TIME_SIZE, TIME_COUNT };

static const CommuteFieldSpec timeFields[TIME_COUNT] = {
    [TIME_LATENCY] = {"latency_ns", NUMBER, true},
    [TIME_BANDWIDTH] = {"bandwidth_bytes_per_s", NUMBER, true},
    [TIME_SIZE] = {"group_size", NUMBER, false},
};

static bool readTime(Reader *reader, uint32_t object, CommuteLinkTime *time) {
  uint32_t values[TIME_COUNT];
  if (!readFields(reader, object, "a collective", timeFields, TIME_COUNT,
                  values) ||
      !readQuantity(reader, values[TIME_LATENCY], "'latency_ns'", true,
                    &time->latency) ||
      !readQuantity(reader, values[TIME_BANDWIDTH], "'bandwidth_bytes_per_s'",
                    false, &time->bandwidth))
    return false;
  uint32_t size = values[TIME_SIZE];
  return size == COMMUTE_JSON_NONE ||
         commuteFieldsReadInteger(&reader->file.json, size, "'group_size'", 2,
                                  &time->groupSize, &reader->file.error);
}

static bool readTimes(Reader *reader, uint32_t object, CommuteLinkTime *times) {
  const CommuteJsonTree *json = &reader->file.json;
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1)) {
    CommuteJsonText name = getText(reader, v);
    CommuteCollectiveKind kind;
    if (!commuteCollectiveKindFind(name.data, name.length, &kind))
      return commuteJsonFail(&reader->file.error, getOffset(reader, v),
                             "unknown collective '%.*s'", (int)name.length,
                             name.data);
    if (commuteJsonGetKind(json, v + 1) != COMMUTE_JSON_OBJECT)
      return commuteJsonFail(&reader->file.error, getOffset(reader, v + 1),
                             "expected '%.*s' to be an object",
                             (int)name.length, name.data);
    if (!readTime(reader, v + 1, &times[kind]))
      return false;
  }
  return true;
}

enum {
  LINK_NAME,
  LINK_BETWEEN,
  LINK_BASE,
  LINK_HOP,
  LINK_BANDWIDTH,
  LINK_COLLECTIVES,
  LINK_COUNT
};

static const CommuteFieldSpec linkFields[LINK_COUNT] = {
    [LINK_NAME] = {"name", STRING, true},
    [LINK_BETWEEN] = {"between_nodes", COMMUTE_JSON_BOOL, COMMUTE_JSON_BOOL,
                      false},
    [LINK_BASE] = {"base_latency_ns", NUMBER, false},
    [LINK_HOP] = {"hop_latency_ns", NUMBER, true},
    [LINK_BANDWIDTH] = {"bandwidth_bytes_per_s", NUMBER, true},
    [LINK_COLLECTIVES] = {"collectives", OBJECT, false},
};

static bool readLink(Reader *reader, uint32_t object, CommuteLink *link) {
  const CommuteJsonTree *json = &reader->file.json;
  uint32_t values[LINK_COUNT];
  if (!readFields(reader, object, "a link", linkFields, LINK_COUNT, values) ||
      !readQuantity(reader, values[LINK_BASE], "'base_latency_ns'", true,
                    &link->baseLatency) ||
      !readQuantity(reader, values[LINK_HOP], "'hop_latency_ns'", true,
                    &link->hopLatency) ||
      !readQuantity(reader, values[LINK_BANDWIDTH], "'bandwidth_bytes_per_s'",
                    false, &link->bandwidth))
    return false;
  uint32_t between = values[LINK_BETWEEN];
  link->betweenNodes =
      between != COMMUTE_JSON_NONE && commuteJsonGetLength(json, between) != 0;
  link->name = commuteCostArenaCopy(&reader->table->arena,
                                    getText(reader, values[LINK_NAME]));
  if (!link->name)
    return runOut(reader);
  return values[LINK_COLLECTIVES] == COMMUTE_JSON_NONE ||
         readTimes(reader, values[LINK_COLLECTIVES], link->times);
}

static bool readLinks(Reader *reader, uint32_t array, CommuteDevice *device) {
  const CommuteJsonTree *json = &reader->file.json;
  if (!commuteFieldsCheckElements(json, array, "links", COMMUTE_JSON_OBJECT,
                                  &reader->file.error))
    return false;
  size_t count = commuteJsonGetLength(json, array);
  CommuteLink *links =
      commuteCostArenaTake(&reader->table->arena, count, sizeof *links);
  if (!links)
    return runOut(reader);
  device->links = links;
  device->linkCount = count;
  uint32_t v = array + 1;
  for (size_t i = 0; i < count; ++i, v = commuteJsonGetEnd(json, v)) {
    if (!readLink(reader, v, &links[i]))
      return false;
    for (size_t j = 0; j < i; ++j)
      if (strcmp(links[j].name, links[i].name) == 0)
        return commuteJsonFail(&reader->file.error, getOffset(reader, v),
                               "link '%s' is there twice", links[i].name);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

static bool readPeaks(Reader *reader, uint32_t object, CommuteDevice *device) {
  const CommuteJsonTree *json = &reader->file.json;
  size_t count = commuteJsonGetLength(json, object);
  if (count == 0)
    return commuteJsonFail(&reader->file.error, getOffset(reader, object),
                           "expected 'flops_per_s' to have an element type");
  CommutePeak *peaks =
      commuteCostArenaTake(&reader->table->arena, count, sizeof *peaks);
  if (!peaks)
    return runOut(reader);
  device->peaks = peaks;
  device->peakCount = count;
  uint32_t v = object + 1;
  for (size_t i = 0; i < count; ++i, v = commuteJsonGetEnd(json, v + 1)) {
    if (!commuteFieldsReadQuantity(json, v + 1, "a peak", false,
                                   &peaks[i].flops, &reader->file.error))
      return false;
    if (commuteJsonIsString(json, v, "default"))
      continue;
    peaks[i].elementType =
        commuteCostArenaCopy(&reader->table->arena, getText(reader, v));
    if (!peaks[i].elementType)
      return runOut(reader);
  }
  return true;
}

enum {
  DEVICE_NAME,
  DEVICE_BASE,
  DEVICE_SOURCE,
  DEVICE_FLOPS,
  DEVICE_MEMORY,
  DEVICE_LAUNCH,
  DEVICE_RANKS,
  DEVICE_CONTENTION,
  DEVICE_LINKS,
  DEVICE_COUNT
};

static const CommuteFieldSpec deviceFields[DEVICE_COUNT] = {
    [DEVICE_NAME] = {"name", STRING, true},
    [DEVICE_BASE] = {"based_on", STRING, false},
    [DEVICE_SOURCE] = {"source", STRING, false},
    [DEVICE_FLOPS] = {"flops_per_s", OBJECT, false},
    [DEVICE_MEMORY] = {"memory_bandwidth_bytes_per_s", NUMBER, false},
    [DEVICE_LAUNCH] = {"launch_ns", NUMBER, false},
    [DEVICE_RANKS] = {"ranks_per_node", NUMBER, false},
    [DEVICE_CONTENTION] = {"contention", NUMBER, false},
    [DEVICE_LINKS] = {"links", ARRAY, false},
};

/// What a device that is based on none must state.
static const int neededFields[] = {DEVICE_FLOPS, DEVICE_MEMORY, DEVICE_LAUNCH,
                                   DEVICE_LINKS};

static bool readName(Reader *reader, uint32_t value, CommuteDevice *device) {
  device->name =
      commuteCostArenaCopy(&reader->table->arena, getText(reader, value));
  if (!device->name)
    return runOut(reader);
  if (!*device->name)
    return commuteJsonFail(&reader->file.error, getOffset(reader, value),
                           "expected a device to have a name");
  for (size_t i = 0; i < reader->table->count; ++i)
    if (strcmp(reader->table->devices[i].name, device->name) == 0)
      return commuteJsonFail(&reader->file.error, getOffset(reader, value),
                             "device '%s' is there twice", device->name);
  return true;
}

/// Fills a device with what it is based on.
static bool readBase(Reader *reader, uint32_t object, const uint32_t *values,
                     CommuteDevice *device) {
  uint32_t base = values[DEVICE_BASE];
  *device = (CommuteDevice){.ranksPerNode = 8, .contention = 1};
  if (base == COMMUTE_JSON_NONE) {
    for (size_t i = 0; i < sizeof neededFields / sizeof neededFields[0]; ++i)
      if (values[neededFields[i]] == COMMUTE_JSON_NONE)
        return commuteJsonFail(
            &reader->file.error, getOffset(reader, object),
            "expected a device that is based on no other to have '%s'",
            deviceFields[neededFields[i]].key);
    return true;
  }
  const char *name =
      commuteCostArenaCopy(&reader->table->arena, getText(reader, base));
  if (!name)
    return runOut(reader);
  const CommuteDevice *found = commuteDeviceTableFind(reader->table, name);
  if (!found)
    return commuteJsonFail(&reader->file.error, getOffset(reader, base),
                           "unknown device '%s'", name);
  *device = *found;
  device->source = NULL;
  return true;
}

static bool readContention(Reader *reader, uint32_t value,
                           CommuteDevice *device) {
  if (!readQuantity(reader, value, "'contention'", false, &device->contention))
    return false;
  if (device->contention >= 1)
    return true;
  return commuteJsonFail(&reader->file.error, getOffset(reader, value),
                         "expected 'contention' to be at least 1");
}

static bool readDevice(Reader *reader, uint32_t object, CommuteDevice *device) {
  uint32_t values[DEVICE_COUNT];
  if (!readFields(reader, object, "a device", deviceFields, DEVICE_COUNT,
                  values) ||
      !readBase(reader, object, values, device) ||
      !readName(reader, values[DEVICE_NAME], device) ||
      !readQuantity(reader, values[DEVICE_MEMORY],
                    "'memory_bandwidth_bytes_per_s'", false,
                    &device->memoryBandwidth) ||
      !readQuantity(reader, values[DEVICE_LAUNCH], "'launch_ns'", true,
                    &device->launch) ||
      !readContention(reader, values[DEVICE_CONTENTION], device))
    return false;
  uint32_t source = values[DEVICE_SOURCE];
  if (source != COMMUTE_JSON_NONE) {
    device->source =
        commuteCostArenaCopy(&reader->table->arena, getText(reader, source));
    if (!device->source)
      return runOut(reader);
  }
  uint32_t ranks = values[DEVICE_RANKS];
  if (ranks != COMMUTE_JSON_NONE &&
      !commuteFieldsReadInteger(&reader->file.json, ranks, "'ranks_per_node'",
                                1, &device->ranksPerNode, &reader->file.error))
    return false;
  uint32_t flops = values[DEVICE_FLOPS];
  uint32_t links = values[DEVICE_LINKS];
  return (flops == COMMUTE_JSON_NONE || readPeaks(reader, flops, device)) &&
         (links == COMMUTE_JSON_NONE || readLinks(reader, links, device));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

enum { TOP_SCHEMA, TOP_VERSION, TOP_DEVICES, TOP_COUNT };

static const CommuteFieldSpec topFields[TOP_COUNT] = {
    [TOP_SCHEMA] = {"schema", STRING, true},
    [TOP_VERSION] = {"version", NUMBER, true},
    [TOP_DEVICES] = {"devices", ARRAY, true},
};

static bool readTable(Reader *reader) {
  const CommuteJsonTree *json = &reader->file.json;
  CommuteDeviceTable *table = reader->table;
  uint32_t values[TOP_COUNT];
  if (!readFields(reader, 0, "the file", topFields, TOP_COUNT, values))
    return false;
  uint32_t array = values[TOP_DEVICES];
  if (!commuteFieldsCheckElements(json, array, "devices", COMMUTE_JSON_OBJECT,
                                  &reader->file.error))
    return false;
  size_t count = commuteJsonGetLength(json, array);
  table->devices =
      commuteCostArenaTake(&table->arena, count, sizeof *table->devices);
  if (!table->devices)
    return runOut(reader);
  for (uint32_t v = array + 1; table->count < count;
       v = commuteJsonGetEnd(json, v)) {
    if (!readDevice(reader, v, &table->devices[table->count]))
      return false;
    ++table->count;
  }
  return true;
}

CommuteDeviceTable *commuteDeviceTableRead(const char *path,
                                           CommuteCostDiagnostic *diagnostic) {
  Reader reader = {.table = calloc(1, sizeof *reader.table)};
  if (!reader.table) {
    commuteCostDiagnosticSet(diagnostic, "out of memory");
    return NULL;
  }
  bool isRead = false;
  if (commuteCostFileInit(&reader.file, path, "commute-devices", diagnostic)) {
    isRead = readTable(&reader);
    if (!isRead)
      commuteCostFileFail(&reader.file, diagnostic);
    commuteCostFileFinish(&reader.file);
  }
  if (isRead)
    return reader.table;
  commuteDeviceTableDestroy(reader.table);
  return NULL;
}

void commuteDeviceTableDestroy(CommuteDeviceTable *table) {
  if (!table)
    return;
  commuteCostArenaFinish(&table->arena);
  free(table);
}

const CommuteDevice *commuteDeviceTableFind(const CommuteDeviceTable *table,
                                            const char *name) {
  for (size_t i = 0; table && i < table->count; ++i)
    if (strcmp(table->devices[i].name, name) == 0)
      return &table->devices[i];
  const CommuteDevice *device;
  for (size_t i = 0; (device = commuteDeviceGetBuiltin(i)); ++i)
    if (strcmp(device->name, name) == 0)
      return device;
  return NULL;
}
