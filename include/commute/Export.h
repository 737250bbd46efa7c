//===- Export.h - Visibility of the C API -------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What the declarations of the public headers share: the macro that exports a
// function from the library, and the one that lets the compiler check a format
// string against its arguments. All other symbols stay hidden.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_EXPORT_H
#define COMMUTE_EXPORT_H

#if defined(__GNUC__)
#define COMMUTE_EXPORTED __attribute__((visibility("default")))
#define COMMUTE_FORMAT(index, first)                                           \
  __attribute__((format(printf, index, first)))
#else
#define COMMUTE_EXPORTED
#define COMMUTE_FORMAT(index, first)
#endif

#endif // COMMUTE_EXPORT_H
