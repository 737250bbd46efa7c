//===- Flops.c - Arithmetic by loops and by names -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Costing.h"

#include "commute/Dialect.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Linalg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool startsWith(MlirStringRef text, const char *prefix) {
  size_t length = strlen(prefix);
  return text.length >= length && memcmp(text.data, prefix, length) == 0;
}

//===----------------------------------------------------------------------===//
// Loop nests of linalg
//===----------------------------------------------------------------------===//

/// What an operation of the body is that counts as none: it converts, or is
/// known before.
static const char *const freeBodyOps[] = {
    "arith.bitcast", "arith.constant", "arith.ext",
    "arith.fptosi",  "arith.fptoui",   "arith.index_ca",
    "arith.sitofp",  "arith.trunc",    "arith.uitofp",
};

static bool isArithmetic(MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (startsWith(name, "math.") || startsWith(name, "complex."))
    return true;
  if (!startsWith(name, "arith."))
    return false;
  for (size_t i = 0; i < sizeof freeBodyOps / sizeof freeBodyOps[0]; ++i)
    if (startsWith(name, freeBodyOps[i]))
      return false;
  return true;
}

static double countBody(MlirBlock body) {
  double count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(body);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    count += isArithmetic(op);
  return count;
}

/// Finds how often each loop runs from one operand: where its indices are
/// loops, its dimensions are theirs. Returns false where a size is not known.
static bool findLoops(CommuteCostContext *context, MlirAffineMap map,
                      MlirType type, double *loops) {
  for (intptr_t i = 0, e = mlirAffineMapGetNumResults(map); i < e; ++i) {
    MlirAffineExpr index = mlirAffineMapGetResult(map, i);
    if (!mlirAffineExprIsADim(index))
      continue;
    int64_t size = commuteCostContextGetSize(context, type, i);
    if (size < 0)
      return false;
    loops[mlirAffineDimExprGetPosition(index)] = (double)size;
  }
  return true;
}

/// Returns how often the body runs, or -1 where that is not known.
static double countPoints(CommuteCostContext *context, MlirOperation op,
                          MlirAttribute maps, double *loops, intptr_t depth) {
  for (intptr_t i = 0; i < depth; ++i)
    loops[i] = -1;
  for (intptr_t i = 0, e = mlirArrayAttrGetNumElements(maps); i < e; ++i) {
    MlirAffineMap map =
        mlirAffineMapAttrGetValue(mlirArrayAttrGetElement(maps, i));
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    if (mlirTypeIsAShaped(type) && !findLoops(context, map, type, loops))
      return -1;
  }
  double points = 1;
  for (intptr_t i = 0; i < depth; ++i)
    points = loops[i] < 0 ? -1 : points < 0 ? points : points * loops[i];
  return points;
}

static bool addBytes(CommuteCostContext *context, MlirValue value,
                     double *bytes) {
  MlirType type = mlirValueGetType(value);
  if (!mlirTypeIsAShaped(type))
    return true;
  double more = commuteCostContextCountBytes(context, type);
  *bytes += more;
  return more >= 0;
}

/// Counts the operands that the body reads, and the outputs, which it writes.
static bool countTraffic(CommuteCostContext *context, MlirOperation op,
                         MlirBlock body, intptr_t operandCount, double *bytes) {
  MlirOperation yield = mlirBlockGetTerminator(body);
  intptr_t outputCount = mlirOperationGetNumOperands(yield);
  *bytes = 0;
  for (intptr_t i = 0; i < operandCount; ++i) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    MlirValue element = mlirBlockGetArgument(body, i);
    bool isRead = !mlirOpOperandIsNull(mlirValueGetFirstUse(element));
    if (isRead && !addBytes(context, operand, bytes))
      return false;
    if (i >= operandCount - outputCount && !addBytes(context, operand, bytes))
      return false;
  }
  return true;
}

bool commuteLinalgCount(CommuteCostContext *context, MlirOperation op,
                        double *flops, double *bytes) {
  MlirAttribute maps = mlirLinalgGetIndexingMapsAttribute(op);
  if (mlirAttributeIsNull(maps) || mlirArrayAttrGetNumElements(maps) == 0)
    return false;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  intptr_t operandCount = mlirArrayAttrGetNumElements(maps);
  if (mlirBlockGetNumArguments(body) != operandCount ||
      mlirOperationGetNumOperands(op) < operandCount)
    return false;
  intptr_t depth = mlirAffineMapGetNumDims(
      mlirAffineMapAttrGetValue(mlirArrayAttrGetElement(maps, 0)));
  double *loops = malloc((size_t)(depth + 1) * sizeof *loops);
  if (!loops) {
    context->isOutOfMemory = true;
    return false;
  }
  double points = countPoints(context, op, maps, loops, depth);
  free(loops);
  *flops = points * countBody(body);
  return points >= 0 && countTraffic(context, op, body, operandCount, bytes);
}

//===----------------------------------------------------------------------===//
// Computations by their names
//===----------------------------------------------------------------------===//

/// The tensors and buffers among the operands and the results of a computation,
/// as far as any rule looks.
enum { MAX_SHAPES = 8 };

typedef struct Shapes {
  CommuteCostContext *context;
  MlirType inputs[MAX_SHAPES];
  intptr_t inputCount;
  MlirType output;
} Shapes;

static double countElements(const Shapes *shapes, MlirType type) {
  return commuteCostContextCountElements(shapes->context, type);
}

static int64_t getRank(MlirType type) {
  return mlirShapedTypeHasRank(type) ? mlirShapedTypeGetRank(type) : -1;
}

static double getSize(const Shapes *shapes, MlirType type, intptr_t dim) {
  return (double)commuteCostContextGetSize(shapes->context, type, dim);
}

/// Of (b) m x k times k x n: 2 b m n k. The matrices have b m k, b k n and b m
/// n elements, wherever their dimensions stand; the last two inputs are the
/// factors.
static double multiply(const Shapes *shapes, double batch) {
  double a = countElements(shapes, shapes->inputs[shapes->inputCount - 2]);
  double b = countElements(shapes, shapes->inputs[shapes->inputCount - 1]);
  double c = countElements(shapes, shapes->output);
  return a > 0 && b > 0 && c > 0 && batch > 0 ? 2 * sqrt(a * b / batch * c) : 0;
}

static double countMm(const Shapes *shapes) { return multiply(shapes, 1); }

static double countBmm(const Shapes *shapes) {
  if (getRank(shapes->output) < 3)
    return 0;
  return multiply(shapes, getSize(shapes, shapes->output, 0));
}

/// The bias comes first.
static double countAddmm(const Shapes *shapes) {
  if (shapes->inputCount < 3)
    return 0;
  return multiply(shapes, 1) + fmax(countElements(shapes, shapes->output), 0);
}

static double countBaddbmm(const Shapes *shapes) {
  if (shapes->inputCount < 3)
    return 0;
  return countBmm(shapes) + fmax(countElements(shapes, shapes->output), 0);
}

/// Each element of `image` meets each weight of its output channel, which is
/// the weights' first dimension.
static double convolve(const Shapes *shapes, MlirType image, MlirType weights) {
  if (getRank(weights) < 3)
    return 0;
  double channels = getSize(shapes, weights, 0);
  double pairs = countElements(shapes, image) * countElements(shapes, weights);
  return channels > 0 && pairs > 0 ? 2 * pairs / channels : 0;
}

static double countConvolution(const Shapes *shapes) {
  return convolve(shapes, shapes->output, shapes->inputs[1]);
}

/// The gradients of the image and of the weights, each as long as the forward.
/// The inputs are: gradient of the output, image, weights.
static double countConvolutionBackward(const Shapes *shapes) {
  if (shapes->inputCount < 3)
    return 0;
  return 2 * convolve(shapes, shapes->inputs[0], shapes->inputs[2]);
}

/// Queries (b x h x s x d) times keys (b x g x t x d), and that times values (b
/// x g x t x e): 2 b h s t (d + e). A causal mask is not in the shapes.
static double attend(const Shapes *shapes, const MlirType *inputs) {
  for (int i = 0; i < 3; ++i)
    if (getRank(inputs[i]) != 4)
      return 0;
  double queries = countElements(shapes, inputs[0]);
  double flops = 2 * queries * getSize(shapes, inputs[1], 2);
  double depth = getSize(shapes, inputs[0], 3);
  double valueDepth = getSize(shapes, inputs[2], 3);
  return queries > 0 && depth > 0 && valueDepth > 0
             ? flops * (1 + valueDepth / depth)
             : 0;
}

static double countAttention(const Shapes *shapes) {
  return shapes->inputCount < 3 ? 0 : attend(shapes, shapes->inputs);
}

/// Five products where the forward has two. The gradient of the output comes
/// first.
static double countAttentionBackward(const Shapes *shapes) {
  return shapes->inputCount < 4 ? 0 : 2.5 * attend(shapes, shapes->inputs + 1);
}

static const struct {
  const char *name;
  double (*count)(const Shapes *shapes);
} rules[] = {
    {"mm", countMm},
    {"matmul", countMm},
    {"bmm", countBmm},
    {"addmm", countAddmm},
    {"baddbmm", countBaddbmm},
    {"convolution", countConvolution},
    {"convolution_backward", countConvolutionBackward},
    {"attention", countAttention},
    {"scaled_dot_product_attention", countAttention},
    {"_scaled_dot_product_attention_math", countAttention},
    {"_scaled_dot_product_flash_attention", countAttention},
    {"_scaled_dot_product_flash_attention_for_cpu", countAttention},
    {"_scaled_dot_product_efficient_attention", countAttention},
    {"_scaled_dot_product_cudnn_attention", countAttention},
    {"attention_backward", countAttentionBackward},
    {"_scaled_dot_product_flash_attention_backward", countAttentionBackward},
    {"_scaled_dot_product_flash_attention_for_cpu_backward",
     countAttentionBackward},
    {"_scaled_dot_product_efficient_attention_backward",
     countAttentionBackward},
    {"_scaled_dot_product_cudnn_attention_backward", countAttentionBackward},
};

/// Takes the name space and the overload off: "mm" of "aten.mm.default".
static MlirStringRef getBaseName(MlirStringRef name) {
  static const char *const spaces[] = {"aten.", "extern_kernels."};
  for (size_t i = 0; i < sizeof spaces / sizeof spaces[0]; ++i) {
    size_t length = strlen(spaces[i]);
    if (!startsWith(name, spaces[i]))
      continue;
    name = (MlirStringRef){name.data + length, name.length - length};
    const char *dot = memchr(name.data, '.', name.length);
    if (dot)
      name.length = (size_t)(dot - name.data);
    break;
  }
  return name;
}

/// Collects the tensors and buffers: the output is the first result, or else
/// the first operand that is written.
static bool getShapes(MlirOperation op, Shapes *shapes) {
  MlirAttribute mutates = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("mutates"));
  intptr_t written = -1;
  if (!mlirAttributeIsNull(mutates) &&
      mlirDenseArrayGetNumElements(mutates) > 0)
    written = (intptr_t)mlirDenseI64ArrayGetElement(mutates, 0);
  bool hasOutput = false;
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
    if (mlirTypeIsAShaped(type) && !hasOutput) {
      shapes->output = type;
      hasOutput = true;
    }
  }
  intptr_t count = mlirOperationGetNumOperands(op) -
                   commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER).count;
  for (intptr_t i = 0; i < count && shapes->inputCount < MAX_SHAPES; ++i) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    if (!mlirTypeIsAShaped(type))
      continue;
    if (i == written && !hasOutput)
      shapes->output = type;
    else
      shapes->inputs[shapes->inputCount++] = type;
  }
  return shapes->inputCount >= 2 && !mlirTypeIsNull(shapes->output);
}

double commuteComputeCountFlops(CommuteCostContext *context, MlirOperation op) {
  MlirStringRef name = getBaseName(commuteCostGetComputeName(op));
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; ++i) {
    if (!mlirStringRefEqual(name,
                            mlirStringRefCreateFromCString(rules[i].name)))
      continue;
    Shapes shapes = {.context = context};
    return getShapes(op, &shapes) ? rules[i].count(&shapes) : 0;
  }
  return 0;
}
