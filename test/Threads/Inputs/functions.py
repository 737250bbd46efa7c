"""Write a program of N functions, each with gathers that could be hidden."""

import sys

TYPES = "tensor<8xf32>", "tensor<64xf32>"

print("comm.process_group @dp size 8")
for i in range(int(sys.argv[1])):
    print(f"func.func @f{i}(%w: {TYPES[0]}, %x0: {TYPES[1]}) -> {TYPES[1]} {{")
    layers = 3 + i % 5
    for k in range(layers):
        print(
            f"  %g{k} = comm.all_gather %w on @dp dim 0 {{comm.cost_ns = {7 + k}}}"
            f" : {TYPES[0]} -> !comm.future<{TYPES[1]}>\n"
            f"  %w{k} = comm.wait %g{k} : !comm.future<{TYPES[1]}>\n"
            f'  %x{k + 1} = comm.compute "mm"(%x{k}, %w{k}) {{comm.cost_ns = 9}}'
            f" : ({TYPES[1]}, {TYPES[1]}) -> {TYPES[1]}"
        )
    print(f"  return %x{layers} : {TYPES[1]}\n}}")
