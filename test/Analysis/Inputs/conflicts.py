"""Write functions in which N accesses conflict with N others."""

import sys

COUNT = int(sys.argv[1])
BUFFER = "memref<8xf32>"
SIGNAL = "%signal: tensor<1xf32>"


def send(future):
    return f"""  {future} = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait {future} : !comm.future"""


def function(name, arguments, lines):
    print(f"func.func @{name}({', '.join(arguments + [SIGNAL])}) {{")
    print(send("%f"))
    for line in lines:
        print("  " + line)
    print("  return\n}")


def write(value):
    return (
        f'comm.compute "w"({value}) mutates [0] {{comm.cost_ns = 1}}'
        f" : ({BUFFER}) -> ()"
    )


def read(value):
    return f'comm.compute "r"({value}) {{comm.cost_ns = 1}} : ({BUFFER}) -> ()'


UNKNOWN = '"other.op"() {comm.cost_ns = 1} : () -> ()'
RESOURCE = (
    "acc.data {\n acc.terminator\n} attributes"
    " {defaultAttr = #acc<defaultvalue none>, comm.cost_ns = 1}"
)

print("comm.process_group @dp size 8")

# Writes of distinct buffers, reads of any of them, writes again.
buffers = [f"%a{i}" for i in range(COUNT)]
types = ", ".join([BUFFER] * COUNT)
function(
    "slots",
    [f"{buffer}: {BUFFER}" for buffer in buffers],
    [f"%d:{COUNT} = memref.distinct_objects {', '.join(buffers)} : {types}"]
    + [write(f"%d#{i}") for i in range(COUNT)]
    + [read("%a0")] * COUNT
    + [write(f"%d#{i}") for i in range(COUNT)],
)
# Accesses to all memory after accesses to many allocations.
function(
    "all_memory",
    ["%v: f32"],
    [f"%m{i} = memref.alloc() : {BUFFER}" for i in range(COUNT)]
    + [write(f"%m{i}") for i in range(COUNT)]
    + ['"vector.print"(%v) {comm.cost_ns = 1} : (f32) -> ()'] * COUNT
    + [read(f"%m{i}") for i in range(COUNT)],
)
function(
    "unknown",
    [f"%a: {BUFFER}"],
    [read("%a")] * COUNT + [UNKNOWN] * COUNT + [read("%a")] * COUNT,
)
function(
    "resources",
    [],
    [RESOURCE] * COUNT
    + [
        send(f"%s{i}")
        for i in range(COUNT)
    ]
    + [RESOURCE] * COUNT,
)
# Allocations that pointers from elsewhere may reach, and such pointers.
function(
    "escaped",
    [f"%p: memref<{BUFFER}>"],
    [f"%m{i} = memref.alloc() : {BUFFER}" for i in range(COUNT)]
    + [write(f"%m{i}") for i in range(COUNT)]
    + [f"memref.store %m{i}, %p[] : memref<{BUFFER}>" for i in range(COUNT)]
    + [f"%l = memref.load %p[] : memref<{BUFFER}>"]
    + [read("%l")] * COUNT
    + [write(f"%m{i}") for i in range(COUNT)],
)
