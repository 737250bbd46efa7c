//===- Json.c - JSON text with places -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yajl/yajl_parse.h>

/// What CommuteJsonValue.length holds at most.
#define MAX_LENGTH ((UINT32_C(1) << 29) - 1)

/// A string that had escapes. The characters follow.
struct CommuteJsonString {
  struct CommuteJsonString *next;
  char characters[];
};

//===----------------------------------------------------------------------===//
// Building the list
//===----------------------------------------------------------------------===//

/// The state of a parse.
typedef struct Parser {
  CommuteJsonTree *json;
  CommuteJsonError *error;
  const char *text;
  size_t size;
  yajl_handle handle;
  /// Where the last value ended.
  size_t valueEnd;
  size_t valueCapacity;
  /// The arrays and objects that are open, outermost first.
  uint32_t *open;
  size_t numOpen;
  size_t openCapacity;
  bool hasFailed;
} Parser;

/// Returns where the parser stands: behind the token that it hands on.
static size_t getPosition(const Parser *parser) {
  return yajl_get_bytes_consumed(parser->handle);
}

static int fail(Parser *parser, const char *message) {
  parser->hasFailed = true;
  commuteJsonFail(parser->error, getPosition(parser), "%s", message);
  return 0;
}

/// Makes room for one more element; NULL where memory runs out.
static void *grow(void *array, size_t count, size_t *capacity, size_t size) {
  if (count < *capacity)
    return array;
  size_t grown = *capacity < 64 ? 64 : *capacity + *capacity / 2;
  void *block = realloc(array, grown * size);
  if (block)
    *capacity = grown;
  return block;
}

static int addValue(Parser *parser, CommuteJsonValue value) {
  CommuteJsonTree *json = parser->json;
  CommuteJsonValue *values = grow(json->values, json->numValues,
                                  &parser->valueCapacity, sizeof *values);
  if (!values)
    return fail(parser, "out of memory");
  json->values = values;
  parser->valueEnd = getPosition(parser);
  // The text is shorter than 4 GiB, and no value shorter than a byte of it.
  values[json->numValues++] = value;
  if (parser->numOpen == 0)
    return 1;
  CommuteJsonValue *parent = &values[parser->open[parser->numOpen - 1]];
  if (parent->length == MAX_LENGTH)
    return fail(parser, "too many elements");
  ++parent->length;
  return 1;
}

/// Adds a value whose token has `length` bytes and has just been read.
static int addToken(Parser *parser, CommuteJsonKind kind, size_t length,
                    unsigned payload) {
  return addValue(parser, (CommuteJsonValue){
                              .begin = (uint32_t)(getPosition(parser) - length),
                              .kind = (unsigned)kind & 7,
                              .length = payload & MAX_LENGTH});
}

static int onNull(void *context) {
  return addToken(context, COMMUTE_JSON_NULL, strlen("null"), 0);
}

static int onBool(void *context, int value) {
  return addToken(context, COMMUTE_JSON_BOOL, strlen(value ? "true" : "false"),
                  value != 0);
}

static int onNumber(void *context, const char *text, size_t length) {
  Parser *parser = context;
  if (length > MAX_LENGTH)
    return fail(parser, "the number is too long");
  return addValue(parser, (CommuteJsonValue){
                              .begin = (uint32_t)(getPosition(parser) - length),
                              .kind = COMMUTE_JSON_NUMBER,
                              .length = (unsigned)length & MAX_LENGTH,
                              .of.text = text});
}

/// Returns where a string begins that ends before `end`: at the last quote that
/// is not escaped.
static size_t findQuote(const char *text, size_t end) {
  size_t quote = end - 1;
  for (;;) {
    --quote;
    if (text[quote] != '"')
      continue;
    size_t slashes = 0;
    while (slashes < quote && text[quote - 1 - slashes] == '\\')
      ++slashes;
    if (slashes % 2 == 0)
      return quote;
  }
}

/// Tells whether bytes, which yajl has found to be in groups like those of
/// UTF-8, are UTF-8: it lets overlong and surrogate characters pass, and those
/// beyond Unicode, which whoever reads the output would not.
static bool isUnicode(const unsigned char *text, size_t length) {
  for (size_t i = 0; i < length; ++i) {
    unsigned first = text[i];
    if (first < 0xC0)
      continue;
    if (first < 0xC2 || first > 0xF4 || i + 1 == length)
      return false;
    unsigned second = text[i + 1];
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
        (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F))
      return false;
  }
  return true;
}

static int onString(void *context, const unsigned char *text, size_t length) {
  Parser *parser = context;
  if (length > MAX_LENGTH)
    return fail(parser, "the string is too long");
  if (!isUnicode(text, length))
    return fail(parser, "lexical error: invalid bytes in UTF8 string");
  size_t begin = findQuote(parser->text, getPosition(parser));
  // Without escapes it is found in the text as it is.
  const char *characters = parser->text + begin + 1;
  size_t written = getPosition(parser) - begin - 2;
  if (written != length) {
    struct CommuteJsonString *decoded = malloc(sizeof *decoded + length);
    if (!decoded)
      return fail(parser, "out of memory");
    decoded->next = parser->json->decoded;
    parser->json->decoded = decoded;
    memcpy(decoded->characters, text, length);
    characters = decoded->characters;
  }
  return addValue(parser,
                  (CommuteJsonValue){.begin = (uint32_t)begin,
                                     .kind = COMMUTE_JSON_STRING,
                                     .length = (unsigned)length & MAX_LENGTH,
                                     .of.text = characters});
}

static int openContainer(Parser *parser, CommuteJsonKind kind) {
  uint32_t *open =
      grow(parser->open, parser->numOpen, &parser->openCapacity, sizeof *open);
  if (!open)
    return fail(parser, "out of memory");
  parser->open = open;
  uint32_t index = parser->json->numValues;
  if (!addToken(parser, kind, 1, 0))
    return 0;
  parser->open[parser->numOpen++] = index;
  return 1;
}

static int onObject(void *context) {
  return openContainer(context, COMMUTE_JSON_OBJECT);
}

static int onArray(void *context) {
  return openContainer(context, COMMUTE_JSON_ARRAY);
}

static int closeContainer(void *context) {
  Parser *parser = context;
  CommuteJsonTree *json = parser->json;
  CommuteJsonValue *value = &json->values[parser->open[--parser->numOpen]];
  value->of.end = json->numValues;
  parser->valueEnd = getPosition(parser);
  // Keys were counted as well as their values.
  if (value->kind == COMMUTE_JSON_OBJECT)
    value->length = (unsigned)value->length / 2 & MAX_LENGTH;
  return 1;
}

static const yajl_callbacks callbacks = {
    .yajl_null = onNull,
    .yajl_boolean = onBool,
    .yajl_number = onNumber,
    .yajl_string = onString,
    .yajl_start_map = onObject,
    .yajl_map_key = onString,
    .yajl_end_map = closeContainer,
    .yajl_start_array = onArray,
    .yajl_end_array = closeContainer,
};

/// Returns where a token begins that ends before `end` > 0.
static size_t findToken(const char *text, size_t end) {
  size_t begin = end - 1;
  if (text[begin] == '"')
    return findQuote(text, end);
  while (begin > 0 && isalnum((unsigned char)text[begin]) &&
         isalnum((unsigned char)text[begin - 1]))
    --begin;
  return begin;
}

/// Returns where the token begins at which the parser gave up with a message.
static size_t findMisplaced(const Parser *parser, const char *message) {
  static const char parseError[] = "parse error: ";
  static const char afterValue[] = "parse error: after key and value";
  size_t offset = getPosition(parser);
  // In this case yajl's position is neither end of the token.
  if (strncmp(message, afterValue, strlen(afterValue)) == 0) {
    offset = parser->valueEnd;
    return offset + strspn(parser->text + offset, " \t\r\n");
  }
  bool isBehind = strncmp(message, parseError, strlen(parseError)) == 0;
  return isBehind && offset > 0 ? findToken(parser->text, offset) : offset;
}

/// Sets the error from the parser's own message: "lexical error: ....\n".
static void reportSyntax(const Parser *parser) {
  unsigned char *message = yajl_get_error(parser->handle, 0, NULL, 0);
  const char *text = message ? (const char *)message : "out of memory";
  int length = (int)strcspn(text, "\n");
  while (length > 0 && text[length - 1] == '.')
    --length;
  commuteJsonFail(parser->error, findMisplaced(parser, text), "%.*s", length,
                  text);
  if (message)
    yajl_free_error(parser->handle, message);
}

bool commuteJsonTreeInit(CommuteJsonTree *json, const char *text, size_t size,
                         CommuteJsonError *error) {
  *json = (CommuteJsonTree){.values = NULL};
  if (size >= UINT32_MAX)
    return commuteJsonFail(error, 0, "the text is 4 GiB or longer");
  Parser parser = {.json = json, .error = error, .text = text, .size = size};
  parser.handle = yajl_alloc(&callbacks, NULL, &parser);
  if (!parser.handle)
    return commuteJsonFail(error, 0, "out of memory");

  // With the newline, no token ends with the text: yajl would hand on such a
  // one later, from memory of its own.
  yajl_status status =
      yajl_parse(parser.handle, (const unsigned char *)text, size + 1);
  if (status != yajl_status_ok && !parser.hasFailed) {
    reportSyntax(&parser);
  } else if (status == yajl_status_ok) {
    status = yajl_complete_parse(parser.handle);
    if (status != yajl_status_ok)
      commuteJsonFail(error, size, "parse error: premature EOF");
  }
  free(parser.open);
  yajl_free(parser.handle);
  if (status != yajl_status_ok)
    commuteJsonTreeFinish(json);
  return status == yajl_status_ok;
}

void commuteJsonTreeFinish(CommuteJsonTree *json) {
  while (json->decoded) {
    struct CommuteJsonString *next = json->decoded->next;
    free(json->decoded);
    json->decoded = next;
  }
  free(json->values);
  json->values = NULL;
  json->numValues = 0;
}

//===----------------------------------------------------------------------===//
// Reading values
//===----------------------------------------------------------------------===//

bool commuteJsonIsString(const CommuteJsonTree *json, uint32_t value,
                         const char *string) {
  CommuteJsonText text = commuteJsonGetText(json, value);
  return text.length == strlen(string) &&
         memcmp(text.data, string, text.length) == 0;
}

uint32_t commuteJsonFind(const CommuteJsonTree *json, uint32_t object,
                         const char *key) {
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1))
    if (commuteJsonIsString(json, v, key))
      return v + 1;
  return COMMUTE_JSON_NONE;
}

bool commuteJsonReadNumber(const CommuteJsonTree *json, uint32_t value,
                           CommuteCost *number) {
  CommuteJsonText text = commuteJsonGetText(json, value);
  bool isInteger = true;
  for (size_t i = 0; i < text.length; ++i)
    if (text.data[i] == '.' || text.data[i] == 'e' || text.data[i] == 'E')
      isInteger = false;
  // What follows a number in the text is not part of one.
  errno = 0;
  if (isInteger) {
    *number = commuteCostFromInteger(strtoll(text.data, NULL, 10));
    return errno == 0;
  }
  double real = strtod(text.data, NULL);
  *number = commuteCostFromReal(real);
  return isfinite(real);
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

bool commuteJsonFail(CommuteJsonError *error, size_t offset, const char *format,
                     ...) {
  error->offset = offset;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(error->message, sizeof error->message, format, arguments);
  va_end(arguments);
  return false;
}

void commuteJsonLocate(const char *text, size_t offset, size_t *line,
                       size_t *column) {
  *line = 1;
  *column = 1;
  for (size_t i = 0; i < offset; ++i) {
    ++*column;
    if (text[i] == '\n') {
      ++*line;
      *column = 1;
    }
  }
}
