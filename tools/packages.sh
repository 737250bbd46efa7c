# shellcheck shell=bash
# The distribution's packages that Commute is built with, and a function that
# installs those that are missing. Sourced by quickstart.sh and test.sh, in the
# project's folder.

# The version of LLVM and MLIR is the build's.
commute_llvm=$(sed -n 's/^set(COMMUTE_MLIR_VERSION \([0-9]*\).*/\1/p' \
  cmake/CommuteMLIR.cmake)

commute_packages=(
  # Compilers and build.
  gcc g++ cmake ninja-build
  # MLIR: libraries, headers, mlir-opt and mlir-tblgen; lit and FileCheck.
  "libmlir-$commute_llvm-dev" "llvm-$commute_llvm-dev"
  "mlir-$commute_llvm-tools" "llvm-$commute_llvm-tools"
  # What LLVM's CMake files ask for.
  zlib1g-dev libzstd-dev libxml2-dev
  # JSON and hash tables for commute-graph.
  libyajl-dev uthash-dev
  # The tests of the packages for pkg-config and Debian.
  pkg-config dpkg-dev file
  # The importer, lit, and the check of the sources' format.
  python3 clang-format-14
)

commute_install_packages() {
  local missing=() package
  for package in "${commute_packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null |
      grep -q '^install ok installed$' || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    echo "== Nothing to install"
    return
  fi
  echo "== Installing ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    echo "error: this needs root; run: apt-get install ${missing[*]}" >&2
    return 1
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends "${missing[@]}" >/dev/null
}
