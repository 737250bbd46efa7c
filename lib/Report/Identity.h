//===- Identity.h - Which operations are the same -----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: numbers operations so that those of two orders of one
// program, or of two programs in two contexts, have the same number where they
// have the same `comm.name` or, without one, are the same operation on the same
// operands. What stands twice has one number.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_IDENTITY_H
#define COMMUTE_LIB_REPORT_IDENTITY_H

#include "commute/Analysis.h"
#include "commute/Report.h"

/// Numbers the operations of a graph into `numbers`, one per node; that of a
/// join node means nothing. Returns false where memory runs out.
bool commuteIdentityNumber(CommuteReportIdentities *identities,
                           const CommuteBlockGraph *graph, uint32_t *numbers);

/// Returns how many numbers there are.
size_t commuteIdentityGetCount(const CommuteReportIdentities *identities);

#endif // COMMUTE_LIB_REPORT_IDENTITY_H
