#!/usr/bin/env bash
# Installs what is missing, builds Commute, and runs the whole test suite. The
# last line says how many tests passed and failed.
#
#   tools/test.sh               the suite, in build/
#   tools/test.sh --sanitize    the same under the address and undefined
#                               behavior sanitizers, in build-sanitize/
#   tools/test.sh --sanitize-threads
#                               the tests with threads under the thread
#                               sanitizer, in build-sanitize-threads/
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/packages.sh

build=build
filter=.
options=(-DCOMMUTE_WERROR="$([ "${CI:-}" = true ] && echo ON || echo OFF)")
case "${1:-}" in
"") ;;
--sanitize)
  build=build-sanitize
  options+=(-DCOMMUTE_SANITIZE=ON)
  ;;
--sanitize-threads)
  build=build-sanitize-threads
  filter='[Tt]hread'
  options+=(-DCOMMUTE_SANITIZE_THREADS=ON)
  ;;
*)
  echo "usage: tools/test.sh [--sanitize | --sanitize-threads]" >&2
  exit 2
  ;;
esac

commute_install_packages

echo "== Building into $build/"
mkdir -p "$build"
cmake -S . -B "$build" -G Ninja "${options[@]}" >"$build/configure.log" 2>&1 || {
  cat "$build/configure.log" >&2
  exit 1
}
cmake --build "$build"
cmake --build "$build" --target check-depends

echo "== Running the test suite"
status=0
"/usr/lib/llvm-$commute_llvm/bin/lit" -v --filter "$filter" \
  --output "$build/test-results.json" "$build/test" || status=$?
python3 tools/count-tests.py "$build/test-results.json" || status=1
exit "$status"
