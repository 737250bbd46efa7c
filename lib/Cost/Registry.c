//===- Registry.c - The cost models of the process ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Built-in models are constants. Registered ones are counted: one use for the
// registry, one for each choice that has them; the last one frees them.
//
//===----------------------------------------------------------------------===//

#include "CostImpl.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static const CommuteCostModel *const builtinModels[] = {
    &commuteAlphaBetaModel,
    &commuteInductorModel,
    &commuteMeasuredModel,
    &commuteRooflineModel,
};

enum { BUILTIN_COUNT = sizeof builtinModels / sizeof builtinModels[0] };

struct CommuteCostEntry {
  CommuteCostModel model;
  CommuteCostEntry *next;
  size_t useCount;
};

/// The registry is one for the process, so that what a plugin registers is
/// there for every pass.
static pthread_mutex_t registryLock = PTHREAD_MUTEX_INITIALIZER;
static CommuteCostEntry *registry;

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

static void destroyEntry(CommuteCostEntry *entry) {
  if (entry->model.destroy)
    entry->model.destroy(entry->model.userData);
  free(entry);
}

/// Copies a text behind an entry, at `*end`; NULL stays NULL.
static const char *copyText(char **end, const char *text) {
  if (!text)
    return NULL;
  size_t size = strlen(text) + 1;
  char *copy = memcpy(*end, text, size);
  *end += size;
  return copy;
}

static size_t countText(const char *text) {
  return text ? strlen(text) + 1 : 0;
}

/// Returns NULL where memory runs out.
static CommuteCostEntry *createEntry(const CommuteCostModel *model) {
  size_t size = countText(model->name) + countText(model->description) +
                countText(model->device) + countText(model->fallback);
  CommuteCostEntry *entry = malloc(sizeof *entry + size);
  if (!entry)
    return NULL;
  *entry = (CommuteCostEntry){.model = *model, .useCount = 1};
  char *end = (char *)(entry + 1);
  entry->model.name = copyText(&end, model->name);
  entry->model.description = copyText(&end, model->description);
  entry->model.device = copyText(&end, model->device);
  entry->model.fallback = copyText(&end, model->fallback);
  return entry;
}

//===----------------------------------------------------------------------===//
// Looking up
//===----------------------------------------------------------------------===//

static const CommuteCostModel *findBuiltin(const char *name) {
  for (size_t i = 0; i < BUILTIN_COUNT; ++i)
    if (strcmp(builtinModels[i]->name, name) == 0)
      return builtinModels[i];
  return NULL;
}

/// Returns where the pointer to an entry is, or the end of the list. The
/// registry is locked.
static CommuteCostEntry **findEntry(const char *name) {
  CommuteCostEntry **place = &registry;
  while (*place && strcmp((*place)->model.name, name) != 0)
    place = &(*place)->next;
  return place;
}

CommuteCostModelUse commuteCostModelAcquire(const char *name) {
  CommuteCostModelUse use = {findBuiltin(name), NULL};
  if (use.model)
    return use;
  pthread_mutex_lock(&registryLock);
  use.entry = *findEntry(name);
  if (use.entry) {
    ++use.entry->useCount;
    use.model = &use.entry->model;
  }
  pthread_mutex_unlock(&registryLock);
  return use;
}

void commuteCostModelRelease(CommuteCostModelUse use) {
  if (!use.entry)
    return;
  pthread_mutex_lock(&registryLock);
  bool isLast = --use.entry->useCount == 0;
  pthread_mutex_unlock(&registryLock);
  // Outside of the lock: the callback may use the registry.
  if (isLast)
    destroyEntry(use.entry);
}

//===----------------------------------------------------------------------===//
// The public functions
//===----------------------------------------------------------------------===//

bool commuteCostModelRegister(const CommuteCostModel *model) {
  if (!model->name || !*model->name || !model->estimate ||
      findBuiltin(model->name))
    return false;
  CommuteCostEntry *entry = createEntry(model);
  if (!entry)
    return false;
  pthread_mutex_lock(&registryLock);
  CommuteCostEntry **place = findEntry(model->name);
  bool isNew = !*place;
  if (isNew)
    *place = entry;
  pthread_mutex_unlock(&registryLock);
  if (!isNew)
    free(entry);
  return isNew;
}

bool commuteCostModelUnregister(const char *name) {
  pthread_mutex_lock(&registryLock);
  CommuteCostEntry **place = findEntry(name);
  CommuteCostEntry *entry = *place;
  if (entry)
    *place = entry->next;
  pthread_mutex_unlock(&registryLock);
  if (!entry)
    return false;
  commuteCostModelRelease((CommuteCostModelUse){&entry->model, entry});
  return true;
}

bool commuteCostModelIsRegistered(const char *name) {
  if (findBuiltin(name))
    return true;
  pthread_mutex_lock(&registryLock);
  bool isRegistered = *findEntry(name) != NULL;
  pthread_mutex_unlock(&registryLock);
  return isRegistered;
}

static int compareNames(const void *a, const void *b) {
  const CommuteCostModelUse *left = a;
  const CommuteCostModelUse *right = b;
  return strcmp(left->model->name, right->model->name);
}

/// Begins the use of all models. Returns NULL where memory runs out.
static CommuteCostModelUse *acquireAll(size_t *count) {
  pthread_mutex_lock(&registryLock);
  size_t capacity = BUILTIN_COUNT;
  for (const CommuteCostEntry *entry = registry; entry; entry = entry->next)
    ++capacity;
  *count = 0;
  CommuteCostModelUse *uses = malloc(capacity * sizeof *uses);
  for (size_t i = 0; uses && i < BUILTIN_COUNT; ++i)
    uses[(*count)++] = (CommuteCostModelUse){builtinModels[i], NULL};
  for (CommuteCostEntry *entry = registry; uses && entry; entry = entry->next) {
    ++entry->useCount;
    uses[(*count)++] = (CommuteCostModelUse){&entry->model, entry};
  }
  pthread_mutex_unlock(&registryLock);
  return uses;
}

bool commuteCostModelForEach(void (*callback)(const char *name,
                                              const char *description,
                                              void *userData),
                             void *userData) {
  size_t count;
  CommuteCostModelUse *uses = acquireAll(&count);
  if (!uses)
    return false;
  qsort(uses, count, sizeof *uses, compareNames);
  for (size_t i = 0; i < count; ++i) {
    const CommuteCostModel *model = uses[i].model;
    callback(model->name, model->description ? model->description : "",
             userData);
    commuteCostModelRelease(uses[i]);
  }
  free(uses);
  return true;
}
