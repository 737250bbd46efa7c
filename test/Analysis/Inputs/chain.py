"""Write functions that are N operations deep, or N / 10 blocks."""

import sys

COUNT = int(sys.argv[1])
START = """  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future"""
GROUPS = 200

print("comm.process_group @dp size 8")
print("func.func @values(%v0: tensor<8xf32>, %signal: tensor<1xf32>)")
print(f"    -> tensor<8xf32> {{\n{START}")
for i in range(COUNT):
    print(
        f'  %v{i + 1} = comm.compute "a"(%v{i})'
        " : (tensor<8xf32>) -> tensor<8xf32>"
    )
print(f"  return %v{COUNT} : tensor<8xf32>\n}}")

print("func.func @views(%v0: memref<8xf32>, %signal: tensor<1xf32>) {")
print(START)
for i in range(COUNT):
    print(
        f'  %v{i + 1} = comm.view "a" %v{i} : memref<8xf32> -> memref<8xf32>'
    )
print(f'  comm.compute "w"(%v{COUNT}) : (memref<8xf32>) -> ()\n  return\n}}')

print("func.func @nested(%signal: tensor<1xf32>) {")
for _ in range(GROUPS):
    print("comm.schedule_group {")
print(START)
print("}\n" * GROUPS + "  return\n}")

print("func.func @blocks(%m: memref<8xf32>) {")
for i in range(COUNT // 10):
    print(f"  cf.br ^b{i}\n^b{i}:")
    print('  comm.compute "r"(%m) : (memref<8xf32>) -> ()')
    print(f"  %f{i} = comm.all_reduce %m into %m on @dp reduce sum")
    print("      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>")
    print(f"  %w{i} = comm.wait %f{i} : !comm.future<memref<8xf32>>")
print("  return\n}")
