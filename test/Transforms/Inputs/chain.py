"""Write a function in which every op needs the one before it.

Usage: chain.py N
"""

import sys

TENSOR = "tensor<8xf32>"


def main():
    count = int(sys.argv[1])
    out = sys.stdout
    out.write("comm.process_group @dp size 8\n")
    out.write(f"func.func @chain(%0: {TENSOR}) -> ({TENSOR}, {TENSOR}) {{\n")
    out.write(
        f"  %f = comm.all_reduce %0 on @dp reduce sum : {TENSOR}"
        f" -> !comm.future<{TENSOR}>\n"
        f"  %w = comm.wait %f : !comm.future<{TENSOR}>\n"
    )
    for i in range(count):
        name = "last" if i + 1 == count else "op"
        out.write(
            f'  %{i + 1} = comm.compute "{name}"(%{i})'
            f" : ({TENSOR}) -> {TENSOR}\n"
        )
    out.write(f"  return %w, %{count} : {TENSOR}, {TENSOR}\n}}\n")


if __name__ == "__main__":
    main()
