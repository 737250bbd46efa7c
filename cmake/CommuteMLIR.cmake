# The one place that names the version of MLIR, and how the project links it.

set(COMMUTE_MLIR_VERSION 22.1)
string(REGEX MATCH "^[0-9]+" COMMUTE_LLVM_MAJOR ${COMMUTE_MLIR_VERSION})
set(COMMUTE_LLVM_PREFIX /usr/lib/llvm-${COMMUTE_LLVM_MAJOR})
set(MLIR_DIR ${COMMUTE_LLVM_PREFIX}/lib/cmake/mlir CACHE PATH
  "Folder of MLIRConfig.cmake")

# Tests use LLVM's tools, even where nothing else of LLVM is used.
find_program(COMMUTE_LIT NAMES lit llvm-lit
  HINTS ${COMMUTE_LLVM_PREFIX}/bin DOC "LLVM's test runner")
set(COMMUTE_LLVM_TOOLS ${COMMUTE_LLVM_PREFIX}/bin)

if(NOT COMMUTE_ENABLE_MLIR)
  return()
endif()

find_package(MLIR ${COMMUTE_MLIR_VERSION} CONFIG REQUIRED)
set(COMMUTE_LLVM_TOOLS ${LLVM_TOOLS_BINARY_DIR})
message(STATUS "Commute: MLIR ${MLIR_VERSION} from ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# The C API comes as static archives only, the C++ API as shared libraries.
# Linking the archives' targets would bring a second, static copy of MLIR into
# each process, so the archives are named as files.
set(COMMUTE_MLIR_CAPI_NAMES)
set(COMMUTE_MLIR_CAPI_ARCHIVES)
foreach(archive IN ITEMS
    MLIRCAPIFunc MLIRCAPIArith MLIRCAPIBufferization MLIRCAPIMemRef
    MLIRCAPISCF MLIRCAPITensor
    MLIRCAPILinalg MLIRCAPITransforms
    MLIRCAPIInterfaces MLIRCAPIIR)
  if(TARGET ${archive})
    list(APPEND COMMUTE_MLIR_CAPI_NAMES ${archive})
    list(APPEND COMMUTE_MLIR_CAPI_ARCHIVES $<TARGET_FILE:${archive}>)
  endif()
endforeach()

# What a source file needs to be compiled against MLIR.
#
# gcc spells the TypeID key of a nested trait class otherwise than clang, which
# built the distribution's libMLIR; cmake/TypeName.h makes both agree.
add_library(CommuteMLIR INTERFACE)
target_include_directories(CommuteMLIR SYSTEM INTERFACE
  ${MLIR_INCLUDE_DIRS}
  ${LLVM_INCLUDE_DIRS}
  ${PROJECT_BINARY_DIR}/include)
target_compile_definitions(CommuteMLIR INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:NDEBUG>)
target_compile_options(CommuteMLIR INTERFACE
  "$<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:-include ${PROJECT_SOURCE_DIR}/cmake/TypeName.h>")

# What a shared library or an executable needs to be linked against MLIR. The
# C API's symbols stay hidden in it.
add_library(CommuteMLIRLink INTERFACE)
target_link_libraries(CommuteMLIRLink INTERFACE
  CommuteMLIR ${COMMUTE_MLIR_CAPI_ARCHIVES} MLIR LLVM stdc++)
target_link_options(CommuteMLIRLink INTERFACE -Wl,--exclude-libs,ALL)
