//===- Costs.c - A choice of model, device and profile --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include "commute/Diagnostics.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

static void setMessage(CommuteCostDiagnostic *diagnostic, const char *format,
                       va_list arguments) COMMUTE_FORMAT(2, 0);

static void setMessage(CommuteCostDiagnostic *diagnostic, const char *format,
                       va_list arguments) {
  (void)vsnprintf(diagnostic->message, sizeof diagnostic->message, format,
                  arguments);
}

bool commuteCostDiagnosticSet(CommuteCostDiagnostic *diagnostic,
                              const char *format, ...) {
  if (diagnostic->message[0])
    return false;
  va_list arguments;
  va_start(arguments, format);
  setMessage(diagnostic, format, arguments);
  va_end(arguments);
  return false;
}

bool commuteCostDiagnosticSetAt(CommuteCostDiagnostic *diagnostic,
                                const char *file, unsigned line,
                                unsigned column, const char *format, ...) {
  if (diagnostic->message[0])
    return false;
  va_list arguments;
  va_start(arguments, format);
  setMessage(diagnostic, format, arguments);
  va_end(arguments);
  (void)snprintf(diagnostic->file, sizeof diagnostic->file, "%s", file);
  diagnostic->line = line;
  diagnostic->column = column;
  return false;
}

static void emit(MlirContext context, const CommuteCostDiagnostic *diagnostic) {
  MlirLocation location =
      diagnostic->file[0]
          ? mlirLocationFileLineColGet(
                context, mlirStringRefCreateFromCString(diagnostic->file),
                diagnostic->line, diagnostic->column)
          : mlirLocationUnknownGet(context);
  (void)commuteLocationEmitError(location, "%s", diagnostic->message);
}

//===----------------------------------------------------------------------===//
// Names that are not known
//===----------------------------------------------------------------------===//

/// A list of names that is being put together.
typedef struct NameList {
  char text[COMMUTE_COST_MESSAGE_SIZE / 2];
  size_t length;
} NameList;

static void addName(NameList *list, const char *name) {
  int length =
      snprintf(list->text + list->length, sizeof list->text - list->length,
               "%s'%s'", list->length ? ", " : "", name);
  if (length > 0 && (size_t)length < sizeof list->text - list->length)
    list->length += (size_t)length;
  else
    list->text[list->length] = '\0';
}

static void addModelName(const char *name, const char *description,
                         void *list) {
  (void)description;
  addName(list, name);
}

static bool failForModel(const char *name, CommuteCostDiagnostic *diagnostic) {
  NameList list = {.length = 0};
  if (!commuteCostModelForEach(addModelName, &list))
    return commuteCostDiagnosticSet(diagnostic, "out of memory");
  return commuteCostDiagnosticSet(diagnostic,
                                  "unknown cost model '%s', expected one of %s",
                                  name, list.text);
}

static bool failForDevice(const char *name, bool hasFile,
                          CommuteCostDiagnostic *diagnostic) {
  NameList list = {.length = 0};
  for (size_t i = 0; commuteDeviceGetBuiltin(i); ++i)
    addName(&list, commuteDeviceGetBuiltin(i)->name);
  return commuteCostDiagnosticSet(
      diagnostic, "unknown device '%s', expected one of %s%s", name, list.text,
      hasFile ? " or of the device file" : "");
}

//===----------------------------------------------------------------------===//
// A choice
//===----------------------------------------------------------------------===//

static bool isGiven(const char *text) { return text && *text; }

static const CommuteDevice *findDevice(const CommuteCosts *costs,
                                       const CommuteCostModel *model,
                                       const char *name) {
  if (!isGiven(name))
    name = model->device ? model->device : commuteGenericDevice.name;
  return commuteDeviceTableFind(costs->devices, name);
}

static bool checkIsNew(const CommuteCosts *costs, const char *name,
                       CommuteCostDiagnostic *diagnostic) {
  for (size_t i = 0; i < costs->levelCount; ++i)
    if (strcmp(costs->levels[i].use.model->name, name) == 0)
      return commuteCostDiagnosticSet(
          diagnostic, "the cost model '%s' falls back to itself", name);
  if (costs->levelCount == COMMUTE_COST_MAX_LEVELS)
    return commuteCostDiagnosticSet(
        diagnostic, "the cost model '%s' falls back to more than %d models",
        costs->levels[0].use.model->name, COMMUTE_COST_MAX_LEVELS - 1);
  return true;
}

/// Adds a model to the chain. `*fallback` is the next one, or NULL; it lives as
/// long as the chain.
static bool addLevel(CommuteCosts *costs, const CommuteCostOptions *options,
                     const char *name, const char **fallback,
                     CommuteCostDiagnostic *diagnostic) {
  if (!checkIsNew(costs, name, diagnostic))
    return false;
  CommuteCostLevel *level = &costs->levels[costs->levelCount];
  *level = (CommuteCostLevel){.use = commuteCostModelAcquire(name)};
  const CommuteCostModel *model = level->use.model;
  if (!model)
    return failForModel(name, diagnostic);
  // From here on it is released with the chain.
  ++costs->levelCount;
  level->device = findDevice(costs, model, options->device);
  if (!level->device)
    return failForDevice(isGiven(options->device) ? options->device
                                                  : model->device,
                         costs->devices != NULL, diagnostic);
  CommuteCostSetup setup = {
      .device = isGiven(options->device) ? level->device : NULL,
      .profile = isGiven(options->profile) ? options->profile : NULL,
      .fallback = model->fallback};
  if (model->prepare &&
      !model->prepare(model->userData, &setup, &level->state, diagnostic))
    return commuteCostDiagnosticSet(
        diagnostic, "the cost model '%s' cannot be prepared", name);
  *fallback = isGiven(setup.fallback) ? setup.fallback : NULL;
  return true;
}

static bool prepare(CommuteCosts *costs, const CommuteCostOptions *options,
                    CommuteCostDiagnostic *diagnostic) {
  if (options->dynamicSize < 0)
    return commuteCostDiagnosticSet(
        diagnostic, "expected a dynamic size that is not negative, got %lld",
        (long long)options->dynamicSize);
  costs->dynamicSize = options->dynamicSize;
  if (isGiven(options->deviceFile)) {
    costs->devices = commuteDeviceTableRead(options->deviceFile, diagnostic);
    if (!costs->devices)
      return false;
  }
  const char *name =
      isGiven(options->model) ? options->model : commuteRooflineModel.name;
  while (name)
    if (!addLevel(costs, options, name, &name, diagnostic))
      return false;
  const CommuteCostModel *model = costs->levels[0].use.model;
  if (isGiven(options->profile) && !model->prepare)
    return commuteCostDiagnosticSet(
        diagnostic, "the cost model '%s' reads no profile", model->name);
  return true;
}

CommuteCosts *commuteCostsCreate(MlirContext context,
                                 const CommuteCostOptions *options) {
  CommuteCostDiagnostic diagnostic;
  commuteCostDiagnosticInit(&diagnostic);
  CommuteCosts *costs = calloc(1, sizeof *costs);
  if (!costs)
    commuteCostDiagnosticSet(&diagnostic, "out of memory");
  else if (prepare(costs, options, &diagnostic))
    return costs;
  emit(context, &diagnostic);
  commuteCostsDestroy(costs);
  return NULL;
}

void commuteCostsDestroy(CommuteCosts *costs) {
  if (!costs)
    return;
  for (size_t i = 0; i < costs->levelCount; ++i) {
    CommuteCostLevel *level = &costs->levels[i];
    if (level->state && level->use.model->release)
      level->use.model->release(level->state);
    commuteCostModelRelease(level->use);
  }
  commuteDeviceTableDestroy(costs->devices);
  free(costs);
}

const CommuteDevice *commuteCostsGetDevice(const CommuteCosts *costs) {
  return costs->levels[0].device;
}

const CommuteCosts *commuteCostsGetDefault(void) {
  static const CommuteCosts costs = {
      .levels = {{.use = {&commuteRooflineModel, NULL},
                  .device = &commuteGenericDevice}},
      .levelCount = 1};
  return &costs;
}
