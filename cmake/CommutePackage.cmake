# What others find the project by: a CMake package, pkg-config files, and a
# Debian package.

include(CMakePackageConfigHelpers)

# commute_install_library(TARGET)
#
# Installs a shared library, versioned, in an export set of its own: the
# scheduler's can be used where there is no MLIR.
function(commute_install_library target)
  target_include_directories(${target} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  set_target_properties(${target} PROPERTIES
    VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR})
  string(REGEX REPLACE "^Commute(.+)" "\\1" name ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  install(TARGETS ${target} EXPORT ${target}Targets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT ${target}Targets NAMESPACE Commute::
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Commute)
endfunction()

# commute_install_package()
#
# Installs the CMake package and the pkg-config files, and sets CPack up.
function(commute_install_package)
  set(config ${PROJECT_BINARY_DIR}/package)
  set(names commute-schedule)
  if(COMMUTE_ENABLE_MLIR)
    list(APPEND names commute)
    set(COMMUTE_CAPI_LIBRARIES)
    foreach(archive IN LISTS COMMUTE_MLIR_CAPI_NAMES)
      string(APPEND COMMUTE_CAPI_LIBRARIES " -l${archive}")
    endforeach()
  endif()
  configure_package_config_file(cmake/CommuteConfig.cmake.in
    ${config}/CommuteConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Commute)
  write_basic_package_version_file(${config}/CommuteConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES
    ${config}/CommuteConfig.cmake ${config}/CommuteConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Commute)
  # Relative, so that what is installed can be moved.
  file(RELATIVE_PATH COMMUTE_PREFIX_FROM_PC
    /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
  foreach(name IN LISTS names)
    configure_file(cmake/${name}.pc.in ${config}/${name}.pc @ONLY)
    install(FILES ${config}/${name}.pc
      DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  endforeach()
  set(pages commute-graph commute-import)
  if(COMMUTE_ENABLE_MLIR)
    list(APPEND pages commute-opt commute-lsp-server)
  endif()
  list(TRANSFORM pages REPLACE "(.+)" "docs/man/\\1.1")
  install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES README.md
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/commute)
  install(FILES LICENSE
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/commute RENAME copyright)

  set(CPACK_GENERATOR DEB)
  set(CPACK_PACKAGE_NAME commute)
  set(CPACK_PACKAGE_CONTACT "The Commute developers <commute@localhost>")
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_STRIP_FILES ON)
  set(CPACK_VERBATIM_VARIABLES ON)
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_PACKAGE_SECTION devel)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_DEPENDS python3)
  if(COMMUTE_ENABLE_MLIR)
    # Only to compile against the headers.
    set(CPACK_DEBIAN_PACKAGE_SUGGESTS libmlir-${COMMUTE_LLVM_MAJOR}-dev)
  endif()
  include(CPack)
endfunction()
