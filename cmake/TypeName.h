//===- TypeName.h - Type names as libMLIR spells them -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// MLIR's fallback TypeIDs are keyed by the text of a type's name, taken from
// the compiler's __PRETTY_FUNCTION__. For a class inside a function template
// clang writes
//     mlir::OpTrait::SymbolTable<Empty>
// and gcc
//     mlir::OpTrait::SymbolTable<mlir::TypeID::get<...>()::Empty>
// so that a trait of an operation that libMLIR (built by clang) registered is
// not found by code that gcc compiled. This header replaces LLVM's
// llvm/Support/TypeName.h in C++ files that gcc compiles; it gives the names
// that clang gives. The build includes it before everything else.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_SUPPORT_TYPENAME_H
#define LLVM_SUPPORT_TYPENAME_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace commute {

/// Rewrites each "mlir::TypeID::get<...>()::Empty" in a name to "Empty".
inline std::string spellAsClang(llvm::StringRef name) {
  constexpr llvm::StringLiteral head("mlir::TypeID::get<");
  constexpr llvm::StringLiteral tail(">()::Empty");
  std::string result;
  for (;;) {
    size_t begin = name.find(head);
    size_t end =
        begin == llvm::StringRef::npos ? begin : name.find(tail, begin);
    if (end == llvm::StringRef::npos)
      return result + name.str();
    result += name.take_front(begin).str() + "Empty";
    name = name.drop_front(end + tail.size());
  }
}

} // namespace commute

namespace llvm {

/// Returns the name of a type as clang spells it.
template <typename DesiredTypeName> inline StringRef getTypeName() {
  constexpr StringLiteral key("DesiredTypeName = ");
  // "llvm::StringRef llvm::getTypeName() [with DesiredTypeName = NAME]"
  StringRef text(__PRETTY_FUNCTION__);
  static const std::string name = commute::spellAsClang(
      text.drop_front(text.find(key) + key.size()).drop_back());
  return name;
}

} // namespace llvm

#endif // LLVM_SUPPORT_TYPENAME_H
