//===- CostModel.h - What operations cost, by models --------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A cost model estimates how long an operation takes. Models are known by name
// in a registry of the process; every pass that needs costs takes one by its
// option `cost-model`. The built-in ones are written against this header, and
// so is anybody's:
//
//     static bool estimate(MlirOperation op, CommuteCostContext *context,
//                          double *nanoseconds,
//                          CommuteCostDiagnostic *diagnostic) {
//       CommuteCostCollective collective;
//       if (!commuteCostContextGetCollective(context, op, &collective))
//         return false;
//       *nanoseconds = 5000 + collective.fullBytes / 100;
//       return true;
//     }
//
//     commuteCostModelRegister(&(CommuteCostModel){
//         .name = "mine", .estimate = estimate, .fallback = "alpha-beta"});
//
// What an operation costs is asked in this order:
// 1. its attribute `comm.cost_ns`;
// 2. the model;
// 3. operations that run nothing (views, constants, waits, ...) cost 0; those
//    with regions, and calls of functions, cost what is inside;
// 4. the models that the model falls back to, with a warning, once for each
//    kind of operation; the last answer is 2000 ns, with a warning too.
//
// Built-in models (docs/costs.md has the rules):
// - roofline: alpha-beta on the device `generic`, an H100 as it is in practice;
//   the default;
// - alpha-beta: kernels by the longer of arithmetic and memory traffic, plus a
//   launch; collectives by latency + bytes / bandwidth;
// - inductor: that of PyTorch Inductor 2.7.1, with NCCL's ring and LL protocol;
// - measured: a profile of measured times (docs/profiles.md).
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_COSTMODEL_H
#define COMMUTE_COSTMODEL_H

#include "commute/Device.h"
#include "commute/Export.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// Receives the one message of a model that fails.
typedef struct CommuteCostDiagnostic CommuteCostDiagnostic;

/// Sets the message, formatted: lower case, no period. The first one is kept.
/// Returns false, for the caller to return.
COMMUTE_EXPORTED bool
commuteCostDiagnosticSet(CommuteCostDiagnostic *diagnostic, const char *format,
                         ...) COMMUTE_FORMAT(2, 3);

/// The same, about a place in a file; lines and columns count from 1.
COMMUTE_EXPORTED bool
commuteCostDiagnosticSetAt(CommuteCostDiagnostic *diagnostic, const char *file,
                           unsigned line, unsigned column, const char *format,
                           ...) COMMUTE_FORMAT(5, 6);

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Where a model is asked from: the analysis of one pass run.
typedef struct CommuteCostContext CommuteCostContext;

/// What a model is prepared with.
typedef struct CommuteCostSetup {
  /// The device that was asked for, else NULL.
  const CommuteDevice *device;
  /// The profile that was asked for, else NULL; zero-terminated.
  const char *profile;
  /// To be set where the model falls back to another than it was registered
  /// with; zero-terminated, must live as long as the state.
  const char *fallback;
} CommuteCostSetup;

typedef struct CommuteCostModel {
  /// As the user writes it.
  const char *name;
  /// One line; may be NULL.
  const char *description;
  /// The built-in device whose numbers are used where the user names none; NULL
  /// for `generic`.
  const char *device;
  /// The model that is asked where this one cannot tell; NULL for none.
  const char *fallback;
  /// Estimates an operation, in nanoseconds; finite and not negative. Returns
  /// false where it cannot tell, and without a message then; with a message the
  /// pass fails, with it as an error at the operation. May be called by several
  /// threads at once.
  bool (*estimate)(MlirOperation op, CommuteCostContext *context,
                   double *nanoseconds, CommuteCostDiagnostic *diagnostic);
  /// Makes `*state`, which commuteCostContextGetState returns, before anything
  /// is estimated: reads files, say. NULL where there is no state. Returns
  /// false with a message on failure.
  bool (*prepare)(void *userData, CommuteCostSetup *setup, void **state,
                  CommuteCostDiagnostic *diagnostic);
  /// Frees a state; may be NULL.
  void (*release)(void *state);
  /// For the callbacks.
  void *userData;
  /// Called with the user data when the model is registered no more and not in
  /// use; may be NULL.
  void (*destroy)(void *userData);
} CommuteCostModel;

//===----------------------------------------------------------------------===//
// The registry
//===----------------------------------------------------------------------===//

/// Adds a model to the registry of the process; it and its texts are copied.
/// Returns false, and does not call its `destroy`, where the name is taken,
/// empty or missing, the model has no estimate function, or memory runs out.
/// Any thread may call.
COMMUTE_EXPORTED bool commuteCostModelRegister(const CommuteCostModel *model);

/// Removes a model by name. Runs that use it keep it until they end. Returns
/// false where there is no such model, or it is built in. Any thread may call.
COMMUTE_EXPORTED bool commuteCostModelUnregister(const char *name);

/// Tells whether there is a model of that name. Any thread may call.
COMMUTE_EXPORTED bool commuteCostModelIsRegistered(const char *name);

/// Calls back with the name and the description (not NULL) of every model, by
/// name. The callback may use the registry. Returns false where memory runs
/// out.
COMMUTE_EXPORTED bool commuteCostModelForEach(
    void (*callback)(const char *name, const char *description, void *userData),
    void *userData);

//===----------------------------------------------------------------------===//
// A choice of model, device and profile
//===----------------------------------------------------------------------===//

/// What the options of a pass say. Zero-initialised fields are the defaults;
/// texts are zero-terminated, and empty ones as if missing.
typedef struct CommuteCostOptions {
  /// The model; NULL for `roofline`.
  const char *model;
  /// The device; NULL for the model's.
  const char *device;
  /// A file with more devices (docs/devices.md).
  const char *deviceFile;
  /// A profile (docs/profiles.md), for models that read one.
  const char *profile;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteCostOptions;

/// A model with what it needs, its fallbacks included. Does not change, and may
/// be used by any number of analyses on any threads.
typedef struct CommuteCosts CommuteCosts;

/// Makes a choice usable: finds the models, reads the files. Returns NULL after
/// one error, at the place in the file where there is one. The caller owns the
/// result.
COMMUTE_EXPORTED CommuteCosts *
commuteCostsCreate(MlirContext context, const CommuteCostOptions *options);

/// Destroys a choice; takes NULL.
COMMUTE_EXPORTED void commuteCostsDestroy(CommuteCosts *costs);

/// Returns the device, which lives as long as the choice.
COMMUTE_EXPORTED const CommuteDevice *
commuteCostsGetDevice(const CommuteCosts *costs);

//===----------------------------------------------------------------------===//
// What a model can ask
//===----------------------------------------------------------------------===//

/// Returns the state of the model that is asked, and its user data.
COMMUTE_EXPORTED void *
commuteCostContextGetState(const CommuteCostContext *context);
COMMUTE_EXPORTED void *
commuteCostContextGetUserData(const CommuteCostContext *context);

/// Returns the device.
COMMUTE_EXPORTED const CommuteDevice *
commuteCostContextGetDevice(const CommuteCostContext *context);

/// What the start of a collective moves, and between whom.
typedef struct CommuteCostCollective {
  CommuteCollectiveKind kind;
  /// Of all inputs; 0 for a receive and a barrier.
  double inputBytes;
  /// Of the full tensors: what an all-gather or a receive yields, what any
  /// other collective sends.
  double fullBytes;
  /// Of the first tensor; null for a barrier.
  MlirType elementType;
  /// Of the process group: its size, and the nodes it spans, from its ranks
  /// where it has any, else as few as hold them.
  int64_t groupSize;
  int64_t nodes;
  /// What the process group states, else a null string and -1: the name of its
  /// link, nanoseconds, bytes per second.
  MlirStringRef link;
  double latency;
  double bandwidth;
} CommuteCostCollective;

/// Describes the start of a collective. Returns false where the operation is
/// none, its process group is not in sight, or a size is not known.
COMMUTE_EXPORTED bool
commuteCostContextGetCollective(CommuteCostContext *context, MlirOperation op,
                                CommuteCostCollective *collective);

/// What an operation computes.
typedef struct CommuteCostWork {
  /// Floating-point (or integer) operations.
  double flops;
  /// Read and written.
  double bytes;
  /// Of the operands; null where none is a tensor or a buffer.
  MlirType elementType;
  /// Runs no kernel, but a few instructions, if any.
  bool isElement;
} CommuteCostWork;

/// Counts what an operation computes, without what is inside it (docs/costs.md
/// has the rules). Returns false for collectives, for calls, and where that is
/// not known.
COMMUTE_EXPORTED bool commuteCostContextGetWork(CommuteCostContext *context,
                                                MlirOperation op,
                                                CommuteCostWork *work);

/// Returns the name of a computation ("mm" of comm.compute "mm"), or a null
/// string where it has none.
COMMUTE_EXPORTED MlirStringRef commuteCostGetComputeName(MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_COSTMODEL_H
