"""Compares the model 'inductor' with recorded estimates, all rows of a file.

    nccl.py ROWS DIRECTORY

Each row becomes a collective of that many bytes, one function per GPU. Where
the group does not divide the bytes of a reduce-scatter, an all-gather, which
takes as long, stands in for it.
"""

import json
import os
import re
import subprocess
import sys


def make_collective(index, kernel, size, ranks):
    attributes = f'{{comm.name = "row{index}"}}'
    if kernel == "all_reduce":
        return (
            f"%{index} = comm.all_reduce %arg{index} on @g{ranks} reduce sum "
            f"{attributes} : tensor<{size}xi8> -> !comm.future<tensor<{size}xi8>>"
        )
    if kernel == "reduce_scatter_tensor" and size % ranks == 0:
        return (
            f"%{index} = comm.reduce_scatter %arg{index} on @g{ranks} dim 0 "
            f"reduce sum {attributes} : tensor<{size}xi8> "
            f"-> !comm.future<tensor<{size // ranks}xi8>>"
        )
    return (
        f"%{index} = comm.all_gather %arg{index} on @g{ranks} dim 0 {attributes} "
        f": tensor<{size}xi8> -> !comm.future<tensor<{size * ranks}xi8>>"
    )


def run(device, rows, directory):
    path = os.path.join(directory, f"{device}.mlir")
    graph = os.path.join(directory, f"{device}.txt")
    arguments = ", ".join(
        f"%arg{i}: tensor<{row[2]}xi8>" for i, row in enumerate(rows)
    )
    with open(path, "w", encoding="utf-8") as file:
        for ranks in sorted({row[3] for row in rows}):
            file.write(f"comm.process_group @g{ranks} size {ranks}\n")
        file.write(f"func.func @f({arguments}) {{\n")
        for i, row in enumerate(rows):
            file.write("  " + make_collective(i, *row[1:4]) + "\n")
        file.write("  return\n}\n")
    options = f"cost-model=inductor device={device} file={graph}"
    subprocess.run(
        ["commute-opt", path, f"--comm-print-schedule-graph={options}"]
        + ["-o", os.devnull],
        check=True,
        stderr=subprocess.DEVNULL,
    )
    with open(graph, encoding="utf-8") as file:
        found = dict(re.findall(r'"row(\d+)": collective, (\S+) ns', file.read()))
    wrong = 0
    for i, row in enumerate(rows):
        got = float(found[str(i)])
        if abs(got - row[4]) > 1e-9 * abs(row[4]):
            print(f"{row}: got {got}")
            wrong += 1
    return wrong


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        rows = json.load(file)["rows"]
    os.makedirs(sys.argv[2], exist_ok=True)
    wrong = 0
    for gpu in sorted({row[0] for row in rows}):
        # A GPU that the reference does not know.
        device = "generic" if gpu == "other" else gpu
        wrong += run(device, [r for r in rows if r[0] == gpu], sys.argv[2])
    print(f"{len(rows)} rows, {wrong} wrong")
    return wrong != 0


sys.exit(main())
