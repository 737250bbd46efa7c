//===- Collectives.c - What the built-in models share ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"

#include <math.h>
#include <string.h>

const CommuteLink *
commuteCollectiveFindLink(const CommuteDevice *device,
                          const CommuteCostCollective *collective,
                          CommuteCostDiagnostic *diagnostic) {
  MlirStringRef name = collective->link;
  const CommuteLink *link =
      commuteDeviceFindLink(device, name.data, name.length, collective->nodes);
  if (link)
    return link;
  if (name.data)
    commuteCostDiagnosticSet(
        diagnostic, "goes over link '%.*s', which device '%s' does not have",
        (int)name.length, name.data, device->name);
  else
    commuteCostDiagnosticSet(
        diagnostic, "spans %lld %s, for which device '%s' has no link",
        (long long)collective->nodes, collective->nodes == 1 ? "node" : "nodes",
        device->name);
  return NULL;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static void appendName(MlirStringRef piece, void *userData) {
  CommuteTypeName *name = userData;
  size_t room = sizeof name->text - 1 - name->length;
  size_t length = piece.length < room ? piece.length : room;
  memcpy(name->text + name->length, piece.data, length);
  name->length += length;
}

void commuteTypeNameInit(CommuteTypeName *name, MlirType type) {
  *name = (CommuteTypeName){.length = 0};
  if (!mlirTypeIsNull(type))
    mlirTypePrint(type, appendName, name);
}

double commuteDeviceComputeKernel(const CommuteDevice *device,
                                  const CommuteCostWork *work) {
  double flopsTime = 0;
  if (work->flops > 0) {
    CommuteTypeName name;
    commuteTypeNameInit(&name, work->elementType);
    double peak = commuteDeviceGetPeak(device, name.length ? name.text : NULL);
    flopsTime = work->flops / (peak * 1e-9);
  }
  return fmax(flopsTime, work->bytes / (device->memoryBandwidth * 1e-9));
}
