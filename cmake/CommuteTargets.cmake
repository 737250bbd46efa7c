# How every target of the project is compiled: C11 and C++17 without
# extensions, hidden symbols, warnings, sanitizers.

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(CommuteOptions INTERFACE)
target_include_directories(CommuteOptions INTERFACE
  ${PROJECT_SOURCE_DIR}/include)
target_compile_options(CommuteOptions INTERFACE
  -Wall -Wextra
  $<$<COMPILE_LANGUAGE:C>:-Wstrict-prototypes>
  $<$<COMPILE_LANGUAGE:C>:-Wmissing-prototypes>
  $<$<COMPILE_LANGUAGE:C>:-Wconversion>
  $<$<COMPILE_LANGUAGE:C>:-Wshadow>
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>
  $<$<BOOL:${COMMUTE_WERROR}>:-Werror>)
target_link_options(CommuteOptions INTERFACE -Wl,-z,defs)

set(COMMUTE_SANITIZE_FLAGS)
if(COMMUTE_SANITIZE)
  set(COMMUTE_SANITIZE_FLAGS
    -fsanitize=address,undefined -fno-sanitize-recover=undefined
    -fno-omit-frame-pointer -g)
elseif(COMMUTE_SANITIZE_THREADS)
  set(COMMUTE_SANITIZE_FLAGS
    -fsanitize=thread -fno-omit-frame-pointer -g)
endif()
if(COMMUTE_SANITIZE_FLAGS)
  target_compile_options(CommuteOptions INTERFACE ${COMMUTE_SANITIZE_FLAGS})
  target_link_options(CommuteOptions INTERFACE ${COMMUTE_SANITIZE_FLAGS})
endif()

# commute_add_objects(NAME SOURCE...)
#
# Adds an object library of the parts that libCommute.so is made of.
function(commute_add_objects name)
  add_library(${name} OBJECT ${ARGN})
  target_link_libraries(${name} PRIVATE CommuteOptions)
  set_property(GLOBAL APPEND PROPERTY COMMUTE_OBJECT_LIBRARIES ${name})
endfunction()

# commute_add_mlir_objects(NAME SOURCE...)
#
# The same, of parts that use MLIR.
function(commute_add_mlir_objects name)
  commute_add_objects(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE CommuteMLIR)
endfunction()

# commute_add_tool(NAME SOURCE...)
#
# Adds an executable that is installed. Libraries are linked by the caller.
function(commute_add_tool name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE CommuteOptions)
  commute_add_test_depends(${name})
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()

# commute_add_mlir_tool(NAME SOURCE...)
#
# Adds an executable that links libCommute.so and MLIR, and is installed.
function(commute_add_mlir_tool name)
  commute_add_tool(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/lib)
  target_link_libraries(${name} PRIVATE Commute MLIR LLVM)
endfunction()

# commute_add_test_tool(NAME SOURCE...)
#
# Adds an executable that tests run; it is not installed.
function(commute_add_test_tool name)
  add_executable(${name} EXCLUDE_FROM_ALL ${ARGN})
  target_link_libraries(${name} PRIVATE CommuteOptions)
  commute_add_test_depends(${name})
endfunction()

# commute_add_test_depends(TARGET...)
#
# Has the targets built before the tests run.
function(commute_add_test_depends)
  set_property(GLOBAL APPEND PROPERTY COMMUTE_TEST_DEPENDS ${ARGN})
endfunction()
