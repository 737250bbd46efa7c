//===- Cost.c - What an operation costs -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The order in which the sources of a cost are asked, and what is made of the
// costs of what is inside an operation or a function that it calls.
//
//===----------------------------------------------------------------------===//

#include "Costing.h"

#include "commute/Diagnostics.h"
#include "commute/Ops.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <math.h>

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds two costs: exactly, where both are integers and the sum is one.
static CommuteCost add(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal && a.value.integer <= INT64_MAX - b.value.integer)
    return commuteCostFromInteger(a.value.integer + b.value.integer);
  return commuteCostFromReal(commuteCostGetReal(a) + commuteCostGetReal(b));
}

static CommuteCost multiply(CommuteCost cost, int64_t factor) {
  if (!cost.isReal && (factor == 0 || cost.value.integer <= INT64_MAX / factor))
    return commuteCostFromInteger(cost.value.integer * factor);
  return commuteCostFromReal(commuteCostGetReal(cost) * (double)factor);
}

static CommuteCost takeLarger(CommuteCost a, CommuteCost b) {
  return commuteCostGetReal(a) < commuteCostGetReal(b) ? b : a;
}

/// Keeps what is no fraction an integer, so that sums with others stay exact.
static CommuteCost makeCost(double nanoseconds) {
  const double exact = 9007199254740992.0;
  if (nanoseconds < exact && nanoseconds == floor(nanoseconds))
    return commuteCostFromInteger((int64_t)nanoseconds);
  return commuteCostFromReal(nanoseconds);
}

//===----------------------------------------------------------------------===//
// Notices
//===----------------------------------------------------------------------===//

/// What is known of an operation's cost without looking inside.
typedef enum Answer {
  /// The cost.
  ANSWER_COST,
  /// It is that of what is inside, or of the function that is called.
  ANSWER_INSIDE,
  /// None, and an error was emitted.
  ANSWER_FAILED
} Answer;

/// What is asked about.
typedef struct Question {
  CommuteAnalysis *analysis;
  MlirOperation op;
  /// The index of its name.
  uint32_t name;
  /// Of the function that it calls, else UINT32_MAX.
  uint32_t callee;
  CommuteCost cost;
} Question;

static bool failForMemory(MlirOperation op) {
  (void)commuteOpEmitError(op, "out of memory");
  return false;
}

static Answer runOut(MlirOperation op) {
  (void)failForMemory(op);
  return ANSWER_FAILED;
}

/// Tells whether something is to be said about a kind of operation that has not
/// been: that of a name, or where `byCompute` of a computation's own name.
/// Where memory runs out it is said again.
static bool isNews(const Question *question, CommuteCostNotice notice,
                   bool byCompute) {
  const void *kind = mlirOperationGetName(question->op).ptr;
  if (byCompute && commuteCostGetComputeName(question->op).data)
    kind = mlirOperationGetAttributeByName(
               question->op, mlirStringRefCreateFromCString("name"))
               .ptr;
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&question->analysis->notices, kind, &found);
  if (!slot)
    return true;
  if (!found)
    slot->first = 0;
  bool isNew = !(slot->first & notice);
  slot->first |= notice;
  return isNew;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Asks the user's estimator. An answer that is no time is none.
static bool askEstimator(Question *question) {
  const CommuteAnalysisOptions *options = &question->analysis->options;
  if (!options->estimate ||
      !options->estimate(question->op, &question->cost, options->userData))
    return false;
  double real = commuteCostGetReal(question->cost);
  return isfinite(real) && real >= 0.0;
}

/// Asks a model. Returns ANSWER_INSIDE where it cannot tell.
static Answer askModel(Question *question, const CommuteCostLevel *level) {
  const CommuteCostModel *model = level->use.model;
  CommuteCostContext context = {.analysis = question->analysis, .level = level};
  CommuteCostDiagnostic diagnostic;
  commuteCostDiagnosticInit(&diagnostic);
  double nanoseconds = -1;
  bool isKnown =
      model->estimate(question->op, &context, &nanoseconds, &diagnostic);
  if (context.isOutOfMemory)
    return runOut(question->op);
  if (!isKnown && diagnostic.message[0]) {
    (void)commuteOpEmitError(question->op, "%s", diagnostic.message);
    return ANSWER_FAILED;
  }
  if (!isKnown)
    return ANSWER_INSIDE;
  if (!isfinite(nanoseconds) || nanoseconds < 0) {
    (void)commuteOpEmitError(
        question->op,
        "takes %g ns by the cost model '%s', expected a finite number that is "
        "not negative",
        nanoseconds, model->name);
    return ANSWER_FAILED;
  }
  if (context.usedDynamicSize &&
      isNews(question, COMMUTE_COST_NOTICE_DYNAMIC, false))
    commuteOpEmitRemark(question->op,
                        "has dynamic sizes, %lld is assumed for each",
                        (long long)question->analysis->costs->dynamicSize);
  question->cost = makeCost(nanoseconds);
  return ANSWER_COST;
}

/// Asks the models that the model falls back to.
static Answer askFallbacks(Question *question) {
  const CommuteCosts *costs = question->analysis->costs;
  for (size_t i = 1; i < costs->levelCount; ++i) {
    Answer answer = askModel(question, &costs->levels[i]);
    if (answer == ANSWER_FAILED)
      return answer;
    if (answer != ANSWER_COST)
      continue;
    if (isNews(question, COMMUTE_COST_NOTICE_FALLBACK, true)) {
      MlirStringRef name = commuteCostGetComputeName(question->op);
      commuteOpEmitWarning(
          question->op,
          "%s%.*s%sis not known to the cost model '%s', '%s' estimates it",
          name.data ? "\"" : "", (int)name.length, name.data ? name.data : "",
          name.data ? "\" " : "", costs->levels[0].use.model->name,
          costs->levels[i].use.model->name);
    }
    return ANSWER_COST;
  }
  if (isNews(question, COMMUTE_COST_NOTICE_UNKNOWN, false))
    commuteOpEmitWarning(question->op,
                         "has no known cost, 2000 ns are assumed");
  question->cost = commuteCostFromInteger(2000);
  return ANSWER_COST;
}

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

/// Finds the function that is called.
static Answer lookIntoCall(Question *question) {
  CommuteAnalysis *analysis = question->analysis;
  if (!commuteCalleeFind(analysis, question->op, &question->callee))
    return runOut(question->op);
  if (question->callee == UINT32_MAX)
    return askFallbacks(question);
  const CommuteCallee *callee = commuteCalleeGet(analysis, question->callee);
  question->cost = callee->cost;
  switch (callee->state) {
  case COMMUTE_CALLEE_NEW:
    return ANSWER_INSIDE;
  case COMMUTE_CALLEE_DONE:
    return ANSWER_COST;
  case COMMUTE_CALLEE_OPEN:
    break;
  }
  // It calls itself.
  question->callee = UINT32_MAX;
  return askFallbacks(question);
}

static Answer estimateOne(Question *question) {
  CommuteAnalysis *analysis = question->analysis;
  MlirOperation op = question->op;
  question->callee = UINT32_MAX;
  if (commuteOpGetCost(op, &question->cost))
    return ANSWER_COST;
  // Copies: names are kept in an array that grows.
  const CommuteNameInfo name =
      *commuteAnalysisGetNameInfo(analysis, question->name);
  if (name.kind != COMMUTE_OP_KIND_GROUP) {
    if (askEstimator(question))
      return ANSWER_COST;
    Answer answer = askModel(question, &analysis->costs->levels[0]);
    if (answer != ANSWER_INSIDE)
      return answer;
  }
  if (name.traits & COMMUTE_OP_CALL)
    return lookIntoCall(question);
  if (commuteOpCostsWhatIsInside(&name, op))
    return ANSWER_INSIDE;
  if (!commuteOpRunsNothing(analysis, op, question->name))
    return askFallbacks(question);
  question->cost = commuteCostFromInteger(0);
  return ANSWER_COST;
}

//===----------------------------------------------------------------------===//
// Operations with others inside
//===----------------------------------------------------------------------===//

/// An operation whose cost is that of what is inside, so far; or a function.
typedef struct Frame {
  MlirOperation op;
  uint32_t name;
  /// UINT32_MAX where it is no function.
  uint32_t callee;
  /// The next operation directly inside, or null.
  MlirOperation next;
  /// The region that is being looked at, and its cost.
  MlirRegion region;
  CommuteCost regionCost;
  /// Of the regions before: the largest cost of a branch, the sum of a loop.
  CommuteCost cost;
} Frame;

/// Gives how often the body of a loop runs. Returns false where that is not
/// known.
static bool findTripCount(MlirOperation op, const CommuteNameInfo *name,
                          int64_t *count) {
  int64_t bounds[3];
  if (name->kind != COMMUTE_OP_KIND_FOR)
    return false;
  for (intptr_t i = 0; i < 3; ++i) {
    MlirAttribute constant =
        commuteValueGetConstant(mlirOperationGetOperand(op, i));
    if (mlirAttributeIsNull(constant) || !mlirAttributeIsAInteger(constant))
      return false;
    bounds[i] = mlirIntegerAttrGetValueInt(constant);
  }
  if (bounds[2] <= 0)
    return false;
  double length = (double)bounds[1] - (double)bounds[0];
  *count =
      length <= 0 ? 0 : (int64_t)fmin(ceil(length / (double)bounds[2]), 9.0e18);
  return true;
}

static bool isLoop(CommuteAnalysis *analysis, const Frame *frame) {
  return commuteAnalysisGetNameInfo(analysis, frame->name)->traits &
         COMMUTE_OP_LOOP;
}

static void closeRegion(CommuteAnalysis *analysis, Frame *frame) {
  frame->cost = isLoop(analysis, frame)
                    ? add(frame->cost, frame->regionCost)
                    : takeLarger(frame->cost, frame->regionCost);
  frame->regionCost = commuteCostFromInteger(0);
}

static CommuteCost closeFrame(CommuteAnalysis *analysis, Frame *frame) {
  closeRegion(analysis, frame);
  if (!isLoop(analysis, frame))
    return frame->cost;
  int64_t count;
  if (findTripCount(frame->op,
                    commuteAnalysisGetNameInfo(analysis, frame->name), &count))
    return multiply(frame->cost, count);
  const Question loop = {.analysis = analysis, .op = frame->op};
  if (isNews(&loop, COMMUTE_COST_NOTICE_TRIPS, false))
    commuteOpEmitRemark(
        frame->op,
        "has no known number of iterations, the cost of one is assumed");
  return frame->cost;
}

static Frame *getTop(const CommuteVector *frames) {
  Frame *items = frames->items;
  return &items[frames->count - 1];
}

/// Returns false where memory runs out.
static bool pushFrame(CommuteVector *frames, const Question *question) {
  MlirOperation op = question->op;
  if (question->callee != UINT32_MAX) {
    CommuteCallee *callee =
        commuteCalleeGet(question->analysis, question->callee);
    callee->state = COMMUTE_CALLEE_OPEN;
    op = callee->function;
  }
  uint32_t name = commuteAnalysisGetName(question->analysis, op);
  Frame *frame =
      name == UINT32_MAX ? NULL : commuteVectorAppend(frames, sizeof(*frame));
  if (frame)
    *frame = (Frame){.op = op,
                     .name = name,
                     .callee = question->callee,
                     .next = commuteOpGetFirstInside(op)};
  return frame != NULL;
}

/// Takes the next operation of a frame, and closes a region that is done.
static MlirOperation takeNext(CommuteAnalysis *analysis, Frame *frame) {
  MlirOperation op = frame->next;
  frame->next = commuteOpGetNextInside(frame->op, op);
  MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(op));
  if (!mlirRegionEqual(region, frame->region)) {
    closeRegion(analysis, frame);
    frame->region = region;
  }
  return op;
}

/// Ends a frame that has nothing left. Returns its cost.
static CommuteCost popFrame(CommuteAnalysis *analysis, CommuteVector *frames) {
  Frame *frame = getTop(frames);
  CommuteCost cost = closeFrame(analysis, frame);
  if (frame->callee != UINT32_MAX) {
    CommuteCallee *callee = commuteCalleeGet(analysis, frame->callee);
    callee->state = COMMUTE_CALLEE_DONE;
    callee->cost = cost;
  }
  if (--frames->count > 0)
    getTop(frames)->regionCost = add(getTop(frames)->regionCost, cost);
  return cost;
}

/// Adds up what is inside. Returns false after an error.
static bool estimateInside(Question *question, CommuteVector *frames) {
  CommuteAnalysis *analysis = question->analysis;
  const MlirOperation root = question->op;
  if (!pushFrame(frames, question))
    return failForMemory(root);
  while (frames->count > 0) {
    Frame *frame = getTop(frames);
    if (mlirOperationIsNull(frame->next)) {
      question->cost = popFrame(analysis, frames);
      continue;
    }
    question->op = takeNext(analysis, frame);
    question->name = commuteAnalysisGetName(analysis, question->op);
    if (question->name == UINT32_MAX)
      return failForMemory(root);
    switch (estimateOne(question)) {
    case ANSWER_COST:
      frame->regionCost = add(frame->regionCost, question->cost);
      break;
    case ANSWER_INSIDE:
      if (!pushFrame(frames, question))
        return failForMemory(root);
      break;
    case ANSWER_FAILED:
      return false;
    }
  }
  return true;
}

bool commuteAnalysisEstimate(CommuteAnalysis *analysis, MlirOperation op,
                             CommuteCost *nanoseconds) {
  Question question = {.analysis = analysis,
                       .op = op,
                       .name = commuteAnalysisGetName(analysis, op)};
  if (question.name == UINT32_MAX)
    return failForMemory(op);
  CommuteVector frames = {.items = NULL};
  Answer answer = estimateOne(&question);
  bool isKnown = answer == ANSWER_COST;
  if (answer == ANSWER_INSIDE)
    isKnown = estimateInside(&question, &frames);
  // After a failure some functions stay open; their costs are not known.
  if (!isKnown)
    commuteCalleesForget(analysis);
  commuteVectorFinish(&frames);
  *nanoseconds = question.cost;
  return isKnown;
}
