//===- Pass.h - Passes that are entries of a C table --------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A pass is a constant CommutePassInfo: its argument, its options, and the
// function that runs it. Registering the entry makes it a pass like any other:
// it appears in --help, parses its options, is printed by
// --dump-pass-pipeline, runs at any level of a pipeline (module, func.func,
// any) and on several functions at once.
//
//     static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
//       int64_t limit = commutePassGetInteger(pass, 0);
//       ...
//       return mlirLogicalResultSuccess();
//     }
//
//     static const CommutePassOption options[] = {
//         {.name = "limit", .kind = COMMUTE_PASS_OPTION_INTEGER,
//          .description = "Collectives in flight at once",
//          .initialInteger = 4},
//     };
//
//     const CommutePassInfo commuteSomePass = {
//         .argument = "comm-some", .name = "CommuteSome",
//         .description = "Does something", .options = options,
//         .optionCount = 1, .run = run};
//
// An option is known by its index in the table. Asking for an option by an
// index or with a kind that the table does not have is a programmer's mistake.
//
// Threads: a pass object runs on one thread at a time; every thread has its own
// clone. Registration happens before pipelines are parsed, on one thread.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PASS_H
#define COMMUTE_PASS_H

#include "commute/Export.h"
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// A pass with its option values; while it runs, also what it may do.
typedef struct CommutePass CommutePass;

/// Collects the messages of a failed option check.
typedef struct CommutePassError CommutePassError;

/// What values an option takes.
typedef enum CommutePassOptionKind {
  /// true or false; the bare name means true.
  COMMUTE_PASS_OPTION_BOOL,
  /// A signed 64-bit integer, decimal or with a prefix (0x, 0b, 0o).
  COMMUTE_PASS_OPTION_INTEGER,
  /// A floating-point number.
  COMMUTE_PASS_OPTION_DOUBLE,
  /// Text.
  COMMUTE_PASS_OPTION_STRING,
  /// One of the words of `choices`.
  COMMUTE_PASS_OPTION_CHOICE,
  /// Integers, separated by commas.
  COMMUTE_PASS_OPTION_INTEGER_LIST,
  /// Texts, separated by commas.
  COMMUTE_PASS_OPTION_STRING_LIST,
  /// A pass pipeline (commute/Pipeline.h): the elements of a textual pass
  /// pipeline, separated by commas. It is parsed when the option is.
  COMMUTE_PASS_OPTION_PIPELINE
} CommutePassOptionKind;

/// A word that a choice option takes.
typedef struct CommutePassChoice {
  const char *word;
  const char *description;
} CommutePassChoice;

/// One option of a pass. The initial value is that of the field which belongs
/// to the kind.
typedef struct CommutePassOption {
  /// As the user writes it, in kebab-case.
  const char *name;
  CommutePassOptionKind kind;
  const char *description;
  /// Choice only: the words, and their number (at least one).
  const CommutePassChoice *choices;
  size_t choiceCount;
  /// Bool (0 or 1), integer, and choice (an index into `choices`).
  int64_t initialInteger;
  /// Double.
  double initialDouble;
  /// String, lists (in the form the user would write) and pipeline; NULL is the
  /// empty text.
  const char *initialText;
} CommutePassOption;

/// A pass. The entry and all it points to must outlive every use of it; its
/// address identifies the pass.
typedef struct CommutePassInfo {
  /// The name in pipelines, and the flag of drivers ("comm-sink-waits").
  const char *argument;
  /// The name in timing reports and IR dumps ("CommuteSinkWaits").
  const char *name;
  /// One line for --help.
  const char *description;
  const CommutePassOption *options;
  size_t optionCount;
  /// The dialects whose operations, types or attributes the pass makes although
  /// the program may have none of them, each as its handle function.
  MlirDialectHandle (*const *dependentDialects)(void);
  size_t dependentDialectCount;
  /// Checks option values, when they are parsed and before anything runs; NULL
  /// where every value is good. On failure it has put a message into `error`.
  MlirLogicalResult (*check)(const CommutePass *pass, CommutePassError *error);
  /// Makes `*state`, which commutePassGetState returns, from the options: once
  /// for a run of the pipeline, on one thread, before anything runs. All clones
  /// of the pass share it, and several may read it at once. NULL where there is
  /// no state. On failure a diagnostic has been emitted, and nothing runs.
  MlirLogicalResult (*prepare)(const CommutePass *pass, MlirContext context,
                               void **state);
  /// Frees a state; may be NULL.
  void (*release)(void *state);
  /// Runs the pass on an operation. On failure a diagnostic has been emitted;
  /// the pipeline then stops.
  MlirLogicalResult (*run)(CommutePass *pass, MlirOperation op);
  /// Handed to the pass by commutePassGetUserData; may be NULL.
  void *userData;
} CommutePassInfo;

//===----------------------------------------------------------------------===//
// Registration and creation
//===----------------------------------------------------------------------===//

/// Registers a pass with MLIR's global pass registry, under its argument.
/// Returns failure, and changes nothing, where another pass has that argument;
/// success where this very entry is registered already.
COMMUTE_EXPORTED MlirLogicalResult
commuteRegisterPass(const CommutePassInfo *info);

/// Creates a pass with the given options, in the form "a=1 b=two" without
/// braces. The caller owns the result until a pass manager takes it
/// (mlirOpPassManagerAddOwnedPass). Where an option is not right, calls `error`
/// with pieces of a message and returns a null pass; `error` may be NULL.
COMMUTE_EXPORTED MlirPass commutePassCreate(const CommutePassInfo *info,
                                            MlirStringRef options,
                                            MlirStringCallback error,
                                            void *userData);

/// The value of an option, as the user would write it but without quotes or
/// braces around it.
typedef struct CommutePassOptionValue {
  const char *name;
  MlirStringRef text;
} CommutePassOptionValue;

/// Creates a pass with the given values of options; those that are not given
/// have their initial ones. Ownership and failure as above.
COMMUTE_EXPORTED MlirPass
commutePassCreateWithValues(const CommutePassInfo *info, size_t count,
                            const CommutePassOptionValue *values,
                            MlirStringCallback error, void *userData);

/// Tells whether a pass could not be created.
static inline bool commutePassIsNull(MlirPass pass) { return !pass.ptr; }

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Returns the table entry of a pass.
COMMUTE_EXPORTED const CommutePassInfo *
commutePassGetInfo(const CommutePass *pass);

/// Returns the user data of the pass's table entry.
COMMUTE_EXPORTED void *commutePassGetUserData(const CommutePass *pass);

/// Tells whether the user has set an option.
COMMUTE_EXPORTED bool commutePassHasOption(const CommutePass *pass,
                                           size_t option);

/// Returns the value of a bool option.
COMMUTE_EXPORTED bool commutePassGetBool(const CommutePass *pass,
                                         size_t option);

/// Returns the value of an integer option.
COMMUTE_EXPORTED int64_t commutePassGetInteger(const CommutePass *pass,
                                               size_t option);

/// Returns the value of a double option.
COMMUTE_EXPORTED double commutePassGetDouble(const CommutePass *pass,
                                             size_t option);

/// Returns the text of a string or pipeline option, zero-terminated. It lives
/// as long as the pass.
COMMUTE_EXPORTED MlirStringRef commutePassGetString(const CommutePass *pass,
                                                    size_t option);

/// Returns the value of a choice option, an index into its choices.
COMMUTE_EXPORTED size_t commutePassGetChoice(const CommutePass *pass,
                                             size_t option);

/// Returns the number of elements of a list option.
COMMUTE_EXPORTED size_t commutePassGetListSize(const CommutePass *pass,
                                               size_t option);

/// Returns an element of an integer list option.
COMMUTE_EXPORTED int64_t commutePassGetListInteger(const CommutePass *pass,
                                                   size_t option,
                                                   size_t element);

/// Returns an element of a string list option, zero-terminated. It lives as
/// long as the pass.
COMMUTE_EXPORTED MlirStringRef commutePassGetListString(const CommutePass *pass,
                                                        size_t option,
                                                        size_t element);

/// Sets the message of a failed check, formatted: lower case, no period, naming
/// the option. The first message is kept.
COMMUTE_EXPORTED void commutePassErrorSet(CommutePassError *error,
                                          const char *format, ...)
    COMMUTE_FORMAT(2, 3);

//===----------------------------------------------------------------------===//
// While a pass runs
//===----------------------------------------------------------------------===//

/// Returns what the table entry's `prepare` has made; NULL where it has made
/// nothing.
COMMUTE_EXPORTED void *commutePassGetState(const CommutePass *pass);

/// States that the pass changed nothing that any cached analysis depends on; a
/// pass that leaves the program as it was spares its verification, too.
COMMUTE_EXPORTED void commutePassPreserveAllAnalyses(CommutePass *pass);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PASS_H
