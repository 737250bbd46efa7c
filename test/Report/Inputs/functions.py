"""Print a module of functions whose gathers take 1 to COUNT microseconds.

usage: functions.py COUNT
"""

import sys

print("comm.process_group @dp size 8")
for i in range(1, int(sys.argv[1]) + 1):
    print(f"""
func.func @f{i}(%s: tensor<8xf32>) -> tensor<64xf32> {{
  %f = comm.all_gather %s on @dp dim 0 {{comm.cost_ns = {1000 * i}}}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}}""")
