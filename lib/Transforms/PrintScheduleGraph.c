//===- PrintScheduleGraph.c - The graph of a block, with reasons ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Prints what the schedulers see: for every operation its kind and cost, what
// it comes after and why, and the two that keep it where it stands.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "CostOptions.h"
#include "Passes.h"
#include "Text.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "commute/Report.h"

#include <stdlib.h>

enum {
  OPTION_FORMAT,
  OPTION_ORDER,
  OPTION_FILE,
  OPTION_COST,
  OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT
};
enum { FORMAT_TEXT, FORMAT_DOT, FORMAT_COUNT };

/// What is printed.
typedef struct Printer {
  CommuteAnalysis *analysis;
  /// Knows the names of values. Finding them takes as long as the operation
  /// that the pass runs on is, so that is done once.
  MlirAsmState state;
  size_t format;
  CommuteText text;
  unsigned numBlocks;
} Printer;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// A block that is printed.
typedef struct Block {
  CommuteBlockGraph *graph;
  CommuteGraph *nodes;
} Block;

enum { NAME_SIZE = 256 };

/// Appends text inside quotes.
static void appendEscaped(MlirStringRef piece, void *userData) {
  CommuteText *text = userData;
  for (size_t i = 0; i < piece.length; ++i) {
    if (piece.data[i] == '"' || piece.data[i] == '\\')
      commuteTextAppend(text, (MlirStringRef){"\\", 1});
    commuteTextAppend(text, (MlirStringRef){piece.data + i, 1});
  }
}

/// Appends the name of a node inside quotes.
static void appendName(CommuteText *text, const Block *block, uint32_t node) {
  char name[NAME_SIZE];
  commuteBlockGraphGetNodeName(block->graph, node, name, sizeof name);
  appendEscaped(mlirStringRefCreateFromCString(name), text);
}

static const char *getKindName(CommuteNodeInfo info) {
  switch (info.kind) {
  case COMMUTE_NODE_COMPUTE:
    return "compute";
  case COMMUTE_NODE_COLLECTIVE:
    return info.alsoWait ? "collective and wait" : "collective";
  case COMMUTE_NODE_WAIT:
    return "wait";
  }
  return "";
}

static void appendCost(CommuteText *text, CommuteCost cost) {
  if (cost.isReal)
    commuteTextAppendFormat(text, "%.15g ns", cost.value.real);
  else
    commuteTextAppendFormat(text, "%lld ns", (long long)cost.value.integer);
}

static void appendNode(Printer *printer, const Block *block, uint32_t node) {
  CommuteNodeInfo info = commuteGraphGetNode(block->nodes, node);
  if (mlirOperationIsNull(commuteBlockGraphGetOperation(block->graph, node))) {
    commuteTextAppendFormat(&printer->text, "join");
    return;
  }
  commuteTextAppendFormat(&printer->text, "%s, ", getKindName(info));
  appendCost(&printer->text, info.cost);
  if (info.kind == COMMUTE_NODE_COLLECTIVE)
    commuteTextAppendFormat(&printer->text, ", channel %u",
                            (unsigned)info.channel);
}

/// Appends a reason, and the value that is meant where it is memory.
static void appendReason(Printer *printer, CommuteDependence dependence) {
  commuteTextAppendFormat(&printer->text, "%s",
                          commuteReasonGetName(dependence.reason));
  if (mlirValueIsNull(dependence.value) ||
      dependence.reason == COMMUTE_REASON_DATA ||
      dependence.reason == COMMUTE_REASON_ORDER)
    return;
  commuteTextAppendFormat(&printer->text, " on ");
  mlirValuePrintAsOperand(dependence.value, printer->state,
                          commuteTextAppendCallback, &printer->text);
}

/// Appends which block it is, by a callback that takes the text.
static void appendTitle(Printer *printer, const Block *block,
                        MlirStringCallback append) {
  commuteTextAppendFormat(&printer->text, "block %u in ", printer->numBlocks);
  commuteOperationPrintTitle(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(block->graph)),
      append, &printer->text);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// By node: the edge to the operation that holds it where it stands, seen
/// through join nodes, and that operation.
typedef struct Holder {
  uint32_t edge;
  uint32_t node;
} Holder;

static bool isJoin(const Block *block, uint32_t node) {
  return mlirOperationIsNull(commuteBlockGraphGetOperation(block->graph, node));
}

/// Finds the last operation that each comes after. Nodes stand in their own
/// order, and edges are in that of their targets, so that a join node's holder
/// is known when it is asked for.
static void findHolders(const Block *block, Holder *holders) {
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(block->nodes); ++i)
    holders[i] = (Holder){COMMUTE_NO_NODE, COMMUTE_NO_NODE};
  for (uint32_t i = 0; i < commuteGraphGetNumEdges(block->nodes); ++i) {
    CommuteEdge edge = commuteGraphGetEdge(block->nodes, i);
    uint32_t from =
        isJoin(block, edge.from) ? holders[edge.from].node : edge.from;
    Holder *holder = &holders[edge.to];
    if (from != COMMUTE_NO_NODE &&
        (holder->node == COMMUTE_NO_NODE || from > holder->node))
      *holder = (Holder){i, from};
  }
}

/// Finds the first operation that comes after each.
static void findFollowers(const Block *block, Holder *followers) {
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(block->nodes); ++i)
    followers[i] = (Holder){COMMUTE_NO_NODE, COMMUTE_NO_NODE};
  for (uint32_t i = commuteGraphGetNumEdges(block->nodes); i-- > 0;) {
    CommuteEdge edge = commuteGraphGetEdge(block->nodes, i);
    bool toJoin = isJoin(block, edge.to);
    Holder found = toJoin ? followers[edge.to] : (Holder){i, edge.to};
    Holder *follower = &followers[edge.from];
    if (found.node != COMMUTE_NO_NODE &&
        (follower->node == COMMUTE_NO_NODE || found.node < follower->node))
      *follower = found;
  }
}

static void appendNeighbour(Printer *printer, const Block *block,
                            const char *relation, const Holder *neighbour) {
  if (neighbour->node == COMMUTE_NO_NODE)
    return;
  commuteTextAppendFormat(&printer->text, "    %s \"", relation);
  appendName(&printer->text, block, neighbour->node);
  commuteTextAppendFormat(&printer->text, "\": ");
  appendReason(printer,
               commuteBlockGraphGetDependence(block->graph, neighbour->edge));
  commuteTextAppendFormat(&printer->text, "\n");
}

static void appendEdgesText(Printer *printer, const Block *block) {
  for (uint32_t i = 0; i < commuteGraphGetNumEdges(block->nodes); ++i) {
    CommuteDependence dependence =
        commuteBlockGraphGetDependence(block->graph, i);
    commuteTextAppendFormat(&printer->text, "    \"");
    appendName(&printer->text, block, dependence.from);
    commuteTextAppendFormat(&printer->text, "\" -> \"");
    appendName(&printer->text, block, dependence.to);
    commuteTextAppendFormat(&printer->text, "\": ");
    appendReason(printer, dependence);
    commuteTextAppendFormat(&printer->text, "\n");
  }
}

static bool appendText(Printer *printer, const Block *block) {
  uint32_t count = commuteGraphGetNumNodes(block->nodes);
  Holder *holders = malloc(2 * (size_t)count * sizeof *holders);
  if (!holders)
    return false;
  Holder *followers = holders + count;
  findHolders(block, holders);
  findFollowers(block, followers);
  appendTitle(printer, block, commuteTextAppendCallback);
  commuteTextAppendFormat(
      &printer->text, ": %u operations, %u dependences\n",
      (unsigned)commuteBlockGraphGetNumOperations(block->graph),
      (unsigned)commuteGraphGetNumEdges(block->nodes));
  for (uint32_t node = 0; node < count; ++node) {
    commuteTextAppendFormat(&printer->text, "  \"");
    appendName(&printer->text, block, node);
    commuteTextAppendFormat(&printer->text, "\": ");
    appendNode(printer, block, node);
    commuteTextAppendFormat(&printer->text, "\n");
    if (isJoin(block, node))
      continue;
    appendNeighbour(printer, block, "not before", &holders[node]);
    appendNeighbour(printer, block, "not after", &followers[node]);
  }
  free(holders);
  commuteTextAppendFormat(&printer->text, "  dependences:\n");
  appendEdgesText(printer, block);
  return true;
}

//===----------------------------------------------------------------------===//
// Graphviz
//===----------------------------------------------------------------------===//

static const char *getShape(const Block *block, uint32_t node) {
  if (isJoin(block, node))
    return "point";
  switch (commuteGraphGetNode(block->nodes, node).kind) {
  case COMMUTE_NODE_COMPUTE:
    return "box";
  case COMMUTE_NODE_COLLECTIVE:
    return "ellipse";
  case COMMUTE_NODE_WAIT:
    return "diamond";
  }
  return "box";
}

static bool appendDot(Printer *printer, const Block *block) {
  CommuteText *text = &printer->text;
  unsigned number = printer->numBlocks;
  commuteTextAppendFormat(text, "  subgraph cluster_%u {\n    label=\"",
                          number);
  appendTitle(printer, block, appendEscaped);
  commuteTextAppendFormat(text, "\";\n");
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(block->nodes); ++i) {
    commuteTextAppendFormat(text, "    b%u_n%u [shape=%s, label=\"", number,
                            (unsigned)i, getShape(block, i));
    appendName(text, block, i);
    commuteTextAppendFormat(text, "\\n");
    appendNode(printer, block, i);
    commuteTextAppendFormat(text, "\"];\n");
  }
  for (uint32_t i = 0; i < commuteGraphGetNumEdges(block->nodes); ++i) {
    CommuteDependence dependence =
        commuteBlockGraphGetDependence(block->graph, i);
    bool isData = dependence.reason == COMMUTE_REASON_DATA;
    commuteTextAppendFormat(text, "    b%u_n%u -> b%u_n%u [", number,
                            (unsigned)dependence.from, number,
                            (unsigned)dependence.to);
    if (!isData) {
      commuteTextAppendFormat(text, "style=dashed, label=\"");
      appendReason(printer, dependence);
      commuteTextAppendFormat(text, "\"");
    }
    commuteTextAppendFormat(text, "];\n");
  }
  commuteTextAppendFormat(text, "  }\n");
  return true;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static bool appendBlock(Printer *printer, const Block *block) {
  return printer->format == FORMAT_DOT ? appendDot(printer, block)
                                       : appendText(printer, block);
}

static MlirLogicalResult printBlock(MlirBlock mlirBlock, void *userData) {
  Printer *printer = userData;
  CommuteBlockGraph *graph =
      commuteBlockGraphCreate(printer->analysis, mlirBlock);
  if (!graph)
    return mlirLogicalResultFailure();
  Block block = {graph, commuteBlockGraphGetGraph(graph)};
  bool isDone = appendBlock(printer, &block);
  ++printer->numBlocks;
  commuteBlockGraphDestroy(graph);
  return isDone ? mlirLogicalResultSuccess()
                : commuteOpEmitError(mlirBlockGetParentOperation(mlirBlock),
                                     "out of memory");
}

static MlirLogicalResult writeText(CommutePass *pass, MlirOperation op,
                                   const CommuteText *text) {
  MlirStringRef file = commutePassGetString(pass, OPTION_FILE);
  if (text->isCut)
    return commuteOpEmitError(op, "out of memory");
  if (file.length > 0)
    return commuteOutputWriteFile(mlirOperationGetLocation(op), file,
                                  commuteTextGet(text));
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR, commuteTextGet(text));
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  const CommuteAnalysisOptions options = {
      .order = (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER),
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_WARNINGS,
      .costs = commutePassGetCosts(pass),
      .root = op};
  Printer printer = {.analysis = commuteAnalysisCreate(&options),
                     .format = commutePassGetChoice(pass, OPTION_FORMAT)};
  if (!printer.analysis)
    return commuteOpEmitError(op, "out of memory");
  commutePassPreserveAllAnalyses(pass);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  printer.state = mlirAsmStateCreateForOperation(op, flags);
  bool isDot = printer.format == FORMAT_DOT;
  if (isDot)
    commuteTextAppendFormat(&printer.text, "digraph schedule {\n");
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, printBlock, &printer);
  if (isDot)
    commuteTextAppendFormat(&printer.text, "}\n");
  if (mlirLogicalResultIsSuccess(result))
    result = writeText(pass, op, &printer.text);
  mlirAsmStateDestroy(printer.state);
  mlirOpPrintingFlagsDestroy(flags);
  commuteTextFinish(&printer.text);
  commuteAnalysisDestroy(printer.analysis);
  return result;
}

static const CommutePassChoice formats[FORMAT_COUNT] = {
    [FORMAT_TEXT] = {"text", "for people"},
    [FORMAT_DOT] = {"dot", "for Graphviz"},
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_FORMAT] = {.name = "format",
                       .kind = COMMUTE_PASS_OPTION_CHOICE,
                       .description = "How the graph is written",
                       .choices = formats,
                       .choiceCount = FORMAT_COUNT},
    [OPTION_ORDER] = COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_NONE),
    [OPTION_FILE] = {.name = "file",
                     .kind = COMMUTE_PASS_OPTION_STRING,
                     .description =
                         "Where to write it; standard error if empty"},
    COMMUTE_COST_OPTIONS(OPTION_COST),
};

const CommutePassInfo commutePrintScheduleGraphPass = {
    .argument = "comm-print-schedule-graph",
    .name = "CommutePrintScheduleGraph",
    .description = "Print what the schedulers see: operations, dependences, "
                   "reasons",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .run = run,
};
