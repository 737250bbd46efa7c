#!/usr/bin/env bash
# Installs what is missing, builds Commute into build/, and overlaps the
# communication of a real FSDP training step.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/packages.sh

input=test/Integration/Inputs/fsdp_llama8b_l4_regather.mlir
output=build/fsdp_llama8b_l4_regather.overlapped.mlir

commute_install_packages

echo "== Building into build/"
mkdir -p build
cmake -S . -B build -G Ninja >build/configure.log 2>&1 || {
  cat build/configure.log >&2
  exit 1
}
cmake --build build

echo "== Overlapping $input"
echo "   (Llama 3 8B shapes, 4 layers, forward and backward, 8 ranks)"
build/bin/commute-opt "$input" --comm-overlap='report=true' -o "$output"
echo "== The reordered program is in $output"
