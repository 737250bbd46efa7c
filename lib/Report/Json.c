//===- Json.c - Writing JSON ----------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include "Utf8.h"

#include <yajl/yajl_gen.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  NUMBER_SIZE = 64,
  /// Decimal digits that some doubles are given back by, and that all are.
  MIN_DIGITS = 15,
  MAX_DIGITS = 17,
};

struct CommuteJson {
  yajl_gen generator;
  MlirStringCallback callback;
  void *userData;
  bool hasFailed;
};

static void print(void *userData, const char *text, size_t length) {
  const CommuteJson *json = userData;
  json->callback(mlirStringRefCreate(text, length), json->userData);
}

CommuteJson *commuteJsonCreate(MlirStringCallback callback, void *userData,
                               bool isIndented) {
  CommuteJson *json = malloc(sizeof *json);
  if (!json)
    return NULL;
  *json = (CommuteJson){.generator = yajl_gen_alloc(NULL),
                        .callback = callback,
                        .userData = userData};
  if (!json->generator ||
      !yajl_gen_config(json->generator, yajl_gen_print_callback, print, json) ||
      !yajl_gen_config(json->generator, yajl_gen_beautify, (int)isIndented) ||
      !yajl_gen_config(json->generator, yajl_gen_indent_string, " "))
    json->hasFailed = true;
  return json;
}

bool commuteJsonFinish(CommuteJson *json) {
  if (!json)
    return false;
  bool isDone = !json->hasFailed;
  if (json->generator)
    yajl_gen_free(json->generator);
  free(json);
  return isDone;
}

/// Notes what the generator says.
static void check(CommuteJson *json, yajl_gen_status status) {
  json->hasFailed |=
      status != yajl_gen_status_ok && status != yajl_gen_generation_complete;
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

void commuteJsonBeginMap(CommuteJson *json) {
  if (!json->hasFailed)
    check(json, yajl_gen_map_open(json->generator));
}

void commuteJsonEndMap(CommuteJson *json) {
  if (!json->hasFailed)
    check(json, yajl_gen_map_close(json->generator));
}

void commuteJsonBeginList(CommuteJson *json) {
  if (!json->hasFailed)
    check(json, yajl_gen_array_open(json->generator));
}

void commuteJsonEndList(CommuteJson *json) {
  if (!json->hasFailed)
    check(json, yajl_gen_array_close(json->generator));
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void writeString(CommuteJson *json, const char *text, size_t length) {
  if (!json->hasFailed)
    check(json, yajl_gen_string(json->generator, (const unsigned char *)text,
                                length));
}

void commuteJsonKey(CommuteJson *json, const char *key) {
  writeString(json, key, strlen(key));
}

void commuteJsonText(CommuteJson *json, const char *text) {
  if (!text) {
    commuteJsonNull(json);
    return;
  }
  char *valid = commuteUtf8Copy(text);
  if (valid)
    writeString(json, valid, strlen(valid));
  else
    json->hasFailed = true;
  free(valid);
}

void commuteJsonBool(CommuteJson *json, bool value) {
  if (!json->hasFailed)
    check(json, yajl_gen_bool(json->generator, value));
}

void commuteJsonNull(CommuteJson *json) {
  if (!json->hasFailed)
    check(json, yajl_gen_null(json->generator));
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static void writeNumber(CommuteJson *json, const char *text) {
  if (!json->hasFailed)
    check(json, yajl_gen_number(json->generator, text, strlen(text)));
}

static void writeReal(CommuteJson *json, double value) {
  char text[NUMBER_SIZE];
  for (int digits = MIN_DIGITS; digits <= MAX_DIGITS; ++digits) {
    (void)snprintf(text, sizeof text, "%.*g", digits, value);
    if (strtod(text, NULL) == value)
      break;
  }
  writeNumber(json, text);
}

void commuteJsonSize(CommuteJson *json, uint64_t value) {
  char text[NUMBER_SIZE];
  (void)snprintf(text, sizeof text, "%llu", (unsigned long long)value);
  writeNumber(json, text);
}

void commuteJsonTime(CommuteJson *json, CommuteCost time) {
  if (time.isReal) {
    writeReal(json, time.value.real);
    return;
  }
  char text[NUMBER_SIZE];
  (void)snprintf(text, sizeof text, "%lld", (long long)time.value.integer);
  writeNumber(json, text);
}

void commuteJsonMicroseconds(CommuteJson *json, CommuteCost time) {
  if (time.isReal) {
    writeReal(json, time.value.real / 1000);
    return;
  }
  char text[NUMBER_SIZE];
  (void)snprintf(text, sizeof text, "%lld.%03d",
                 (long long)(time.value.integer / 1000),
                 (int)(time.value.integer % 1000));
  writeNumber(json, text);
}

void commuteJsonBytes(CommuteJson *json, uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    commuteJsonNull(json);
  else
    commuteJsonSize(json, bytes);
}
