//===- Version.h - Which Commute this is --------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The version of the library that is running, which need not be that of the
// headers. Versions are MAJOR.MINOR.PATCH; before 1.0, a new minor version may
// change the interface.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_VERSION_H
#define COMMUTE_VERSION_H

#include "commute/Export.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the version of the library, such as "0.1.0". Static storage.
COMMUTE_EXPORTED const char *commuteGetVersion(void);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_VERSION_H
