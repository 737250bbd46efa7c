//===- Profile.c - Measured times -----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Looking up
//===----------------------------------------------------------------------===//

static bool isText(const char *text, CommuteJsonText other) {
  return strlen(text) == other.length &&
         memcmp(text, other.data, other.length) == 0;
}

/// Counts what an entry states, or returns -1 where it does not agree.
static int rate(const CommuteProfileEntry *entry,
                const CommuteProfileQuery *query) {
  int stated = 0;
  const struct {
    const char *text;
    CommuteJsonText other;
  } texts[] = {{entry->op, query->op},
               {entry->kind, query->kind},
               {entry->elementType, query->elementType}};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
    if (!texts[i].text)
      continue;
    if (!isText(texts[i].text, texts[i].other))
      return -1;
    ++stated;
  }
  if (entry->groupSize != 0 && entry->groupSize != query->groupSize)
    return -1;
  return stated + (entry->groupSize != 0);
}

/// Between two samples the logarithm of the time is linear in that of the size:
/// a power law. Below the smallest one it takes as long as that; above the
/// largest one, as many bytes in each nanosecond.
static double interpolate(const CommuteProfileEntry *entry, double bytes) {
  const CommuteProfileSample *samples = entry->samples;
  size_t last = entry->sampleCount - 1;
  if (bytes <= samples[0].bytes)
    return samples[0].time;
  if (bytes >= samples[last].bytes)
    return samples[last].time * (bytes / samples[last].bytes);
  size_t low = 0;
  size_t high = last;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (samples[middle].bytes <= bytes)
      low = middle;
    else
      high = middle;
  }
  if (bytes == samples[low].bytes)
    return samples[low].time;
  double part = log(bytes / samples[low].bytes) /
                log(samples[high].bytes / samples[low].bytes);
  return samples[low].time * pow(samples[high].time / samples[low].time, part);
}

bool commuteProfileFind(const CommuteProfile *profile,
                        const CommuteProfileQuery *query, double *nanoseconds) {
  const CommuteProfileEntry *best = NULL;
  int bestRating = -1;
  for (size_t i = 0; i < profile->entryCount; ++i) {
    int rating = rate(&profile->entries[i], query);
    if (rating <= bestRating)
      continue;
    best = &profile->entries[i];
    bestRating = rating;
  }
  if (!best)
    return false;
  *nanoseconds = interpolate(best, query->bytes);
  return true;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// What is read, and into what.
typedef struct Reader {
  CommuteCostFile file;
  CommuteProfile *profile;
} Reader;

static bool failAt(Reader *reader, uint32_t value, const char *message) {
  return commuteJsonFail(&reader->file.error,
                         reader->file.json.values[value].begin, "%s", message);
}

/// Copies a text where there is one.
static bool copyText(Reader *reader, uint32_t value, const char **text) {
  *text = NULL;
  if (value == COMMUTE_JSON_NONE)
    return true;
  CommuteJsonText found = commuteJsonGetText(&reader->file.json, value);
  if (found.length == 0)
    return failAt(reader, value, "expected a text that is not empty");
  *text = commuteCostArenaCopy(&reader->profile->arena, found);
  return *text || commuteCostFileRunOut(&reader->file);
}

static bool readFields(Reader *reader, uint32_t object, const char *what,
                       const CommuteFieldSpec *specs, size_t count,
                       uint32_t *values) {
  const CommuteJsonTree *json = &reader->file.json;
  return commuteFieldsRead(json, object, what, specs, count, values,
                           &reader->file.error) &&
         commuteFieldsCheckNoOther(json, object, what, specs, count,
                                   &reader->file.error);
}

static bool readSample(Reader *reader, uint32_t pair,
                       CommuteProfileSample *sample) {
  const CommuteJsonTree *json = &reader->file.json;
  if (commuteJsonGetLength(json, pair) != 2)
    return failAt(reader, pair, "expected a sample to be [bytes, nanoseconds]");
  uint32_t bytes = pair + 1;
  return commuteFieldsReadQuantity(json, bytes, "the bytes of a sample", false,
                                   &sample->bytes, &reader->file.error) &&
         commuteFieldsReadQuantity(json, commuteJsonGetEnd(json, bytes),
                                   "the nanoseconds of a sample", false,
                                   &sample->time, &reader->file.error);
}

static bool readSamples(Reader *reader, uint32_t array,
                        CommuteProfileEntry *entry) {
  const CommuteJsonTree *json = &reader->file.json;
  if (!commuteFieldsCheckElements(json, array, "samples", COMMUTE_JSON_ARRAY,
                                  &reader->file.error))
    return false;
  size_t count = commuteJsonGetLength(json, array);
  if (count == 0)
    return failAt(reader, array, "expected 'samples' to have an element");
  entry->samples = commuteCostArenaTake(&reader->profile->arena, count,
                                        sizeof *entry->samples);
  if (!entry->samples)
    return commuteCostFileRunOut(&reader->file);
  uint32_t v = array + 1;
  for (size_t i = 0; i < count; ++i, v = commuteJsonGetEnd(json, v)) {
    if (!readSample(reader, v, &entry->samples[i]))
      return false;
    if (i > 0 && entry->samples[i].bytes <= entry->samples[i - 1].bytes)
      return failAt(reader, v, "expected the bytes of samples to grow");
  }
  entry->sampleCount = count;
  return true;
}

enum {
  ENTRY_OP,
  ENTRY_KIND,
  ENTRY_TYPE,
  ENTRY_SIZE,
  ENTRY_SAMPLES,
  ENTRY_COUNT
};

static const CommuteFieldSpec entryFields[ENTRY_COUNT] = {
    [ENTRY_OP] = {"op", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, false},
    [ENTRY_KIND] = {"kind", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, false},
    [ENTRY_TYPE] = {"element_type", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING,
                    false},
    [ENTRY_SIZE] = {"group_size", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER,
                    false},
    [ENTRY_SAMPLES] = {"samples", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, true},
};

static bool isSame(const char *a, const char *b) {
  return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool isRepeated(const CommuteProfile *profile,
                       const CommuteProfileEntry *entry) {
  for (size_t i = 0; i < profile->entryCount; ++i) {
    const CommuteProfileEntry *other = &profile->entries[i];
    if (isSame(other->op, entry->op) && isSame(other->kind, entry->kind) &&
        isSame(other->elementType, entry->elementType) &&
        other->groupSize == entry->groupSize)
      return true;
  }
  return false;
}

static bool readEntry(Reader *reader, uint32_t object,
                      CommuteProfileEntry *entry) {
  uint32_t values[ENTRY_COUNT];
  if (!readFields(reader, object, "an entry", entryFields, ENTRY_COUNT,
                  values) ||
      !copyText(reader, values[ENTRY_OP], &entry->op) ||
      !copyText(reader, values[ENTRY_KIND], &entry->kind) ||
      !copyText(reader, values[ENTRY_TYPE], &entry->elementType))
    return false;
  if (!entry->op && !entry->kind)
    return failAt(reader, object, "expected an entry to have 'op' or 'kind'");
  uint32_t size = values[ENTRY_SIZE];
  if (size != COMMUTE_JSON_NONE &&
      !commuteFieldsReadInteger(&reader->file.json, size, "'group_size'", 1,
                                &entry->groupSize, &reader->file.error))
    return false;
  if (isRepeated(reader->profile, entry))
    return failAt(reader, object, "the entry is there twice");
  return readSamples(reader, values[ENTRY_SAMPLES], entry);
}

enum {
  TOP_SCHEMA,
  TOP_VERSION,
  TOP_SOURCE,
  TOP_FALLBACK,
  TOP_ENTRIES,
  TOP_COUNT
};

static const CommuteFieldSpec topFields[TOP_COUNT] = {
    [TOP_SCHEMA] = {"schema", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, true},
    [TOP_VERSION] = {"version", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER, true},
    [TOP_SOURCE] = {"source", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, false},
    [TOP_FALLBACK] = {"fallback", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING,
                      false},
    [TOP_ENTRIES] = {"times", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, true},
};

static bool readProfile(Reader *reader) {
  const CommuteJsonTree *json = &reader->file.json;
  CommuteProfile *profile = reader->profile;
  uint32_t values[TOP_COUNT];
  if (!readFields(reader, 0, "the file", topFields, TOP_COUNT, values) ||
      !copyText(reader, values[TOP_FALLBACK], &profile->fallback))
    return false;
  uint32_t fallback = values[TOP_FALLBACK];
  if (profile->fallback && !commuteCostModelIsRegistered(profile->fallback))
    return commuteJsonFail(&reader->file.error, json->values[fallback].begin,
                           "unknown cost model '%s'", profile->fallback);
  uint32_t array = values[TOP_ENTRIES];
  if (!commuteFieldsCheckElements(json, array, "times", COMMUTE_JSON_OBJECT,
                                  &reader->file.error))
    return false;
  size_t count = commuteJsonGetLength(json, array);
  profile->entries =
      commuteCostArenaTake(&profile->arena, count, sizeof *profile->entries);
  if (!profile->entries)
    return commuteCostFileRunOut(&reader->file);
  for (uint32_t v = array + 1; profile->entryCount < count;
       v = commuteJsonGetEnd(json, v)) {
    if (!readEntry(reader, v, &profile->entries[profile->entryCount]))
      return false;
    ++profile->entryCount;
  }
  return true;
}

CommuteProfile *commuteProfileRead(const char *path,
                                   CommuteCostDiagnostic *diagnostic) {
  Reader reader = {.profile = calloc(1, sizeof *reader.profile)};
  if (!reader.profile) {
    commuteCostDiagnosticSet(diagnostic, "out of memory");
    return NULL;
  }
  bool isRead = false;
  if (commuteCostFileInit(&reader.file, path, "commute-profile", diagnostic)) {
    isRead = readProfile(&reader);
    if (!isRead)
      commuteCostFileFail(&reader.file, diagnostic);
    commuteCostFileFinish(&reader.file);
  }
  if (isRead)
    return reader.profile;
  commuteProfileDestroy(reader.profile);
  return NULL;
}

void commuteProfileDestroy(CommuteProfile *profile) {
  if (!profile)
    return;
  commuteCostArenaFinish(&profile->arena);
  free(profile);
}
