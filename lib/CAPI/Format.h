//===- Format.h - printf into a string --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_CAPI_FORMAT_H
#define COMMUTE_LIB_CAPI_FORMAT_H

#include "commute/Export.h"

#include <cstdarg>
#include <string>

namespace commute {

/// Formats as vprintf does.
std::string formatText(const char *format, va_list arguments)
    COMMUTE_FORMAT(1, 0);

} // namespace commute

#endif // COMMUTE_LIB_CAPI_FORMAT_H
