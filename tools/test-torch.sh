#!/usr/bin/env bash
# Makes a virtual environment with torch in build/torch, and runs the tests of
# tools/commute-torch in it. The last line says how many tests passed and failed.
#
#   tools/test-torch.sh
#
# COMMUTE_TORCH_PYTHON names a Python that has torch already, to be used instead.
# COMMUTE_TORCH_REQUIREMENT is what pip installs otherwise: torch==2.13.0. Where
# it takes torch from is up to pip's own settings, such as PIP_INDEX_URL; a build
# for the CPU is enough.
#
# Ends with 3, after a line that says why, where torch cannot be had.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/packages.sh

build=build
requirement=${COMMUTE_TORCH_REQUIREMENT:-torch==2.13.0}
python=${COMMUTE_TORCH_PYTHON:-$PWD/$build/torch/bin/python}

give_up() {
  echo "error: $1, its tests were not run" >&2
  exit 3
}

# Inductor compiles its kernels against Python's headers.
python3 -c "import ensurepip" 2>/dev/null || commute_packages+=(python3-venv)
headers=$(python3 -c "import sysconfig; print(sysconfig.get_path('include'))")
[ -e "$headers/Python.h" ] || commute_packages+=(python3-dev)
commute_install_packages || give_up "there is no torch without these packages"

echo "== Building the scheduler into $build/"
mkdir -p "$build"
[ -e "$build/build.ninja" ] ||
  cmake -S . -B "$build" -G Ninja >"$build/configure.log" 2>&1 || {
  cat "$build/configure.log" >&2
  exit 1
}
cmake --build "$build" --target CommuteSchedule

if ! "$python" -c "import torch" 2>/dev/null; then
  [ -z "${COMMUTE_TORCH_PYTHON:-}" ] || give_up "$python has no torch"
  echo "== Installing $requirement into $build/torch"
  python3 -m venv "$build/torch"
  "$python" -m pip install --quiet "$requirement" numpy setuptools wheel \
    >"$build/torch.log" 2>&1 || {
    tail -n 3 "$build/torch.log" >&2
    give_up "pip could not install $requirement (see $build/torch.log)"
  }
fi

echo "== Running the tests under torch" \
  "$("$python" -c 'import torch; print(torch.__version__)')"
status=0
COMMUTE_TORCH_PYTHON=$python "/usr/lib/llvm-$commute_llvm/bin/lit" -v \
  --output "$build/torch-results.json" "$build/test/Tools/commute-torch" ||
  status=$?
python3 tools/count-tests.py "$build/torch-results.json" || status=1
exit "$status"
