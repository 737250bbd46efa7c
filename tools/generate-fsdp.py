#!/usr/bin/python3
"""Write an FSDP-like training step of about N ops, for benchmarks.

Usage: generate-fsdp.py N [--functions K] [--buffers]

Every layer gathers its weight, waits for it at once, computes with it under a
chain of elementwise ops, and scatters a gradient, as programs do that come out
of a tracer. Ops carry no costs: the passes estimate them.

With --buffers each layer has a weight of its own, laid down by a copy-in and
used through a buffer of the caller's that is resized and copied into, as in
programs traced from FSDP2.
"""

import argparse
import sys

HIDDEN = 4096
RANKS = 8
ELEMENTWISE = 10
OPS_PER_LAYER = 7 + ELEMENTWISE
OPS_PER_BUFFER_LAYER = 12 + ELEMENTWISE

ACTIVATION = f"tensor<1024x{HIDDEN}xbf16>"
SHARD = f"tensor<{HIDDEN // RANKS}x{HIDDEN}xbf16>"
WEIGHT = f"tensor<{HIDDEN}x{HIDDEN}xbf16>"
BUFFER = f"memref<{HIDDEN}x{HIDDEN}xbf16>"
FLAT_SHARD = f"{HIDDEN * HIDDEN // RANKS}xbf16"
FLAT_WEIGHT = f"{HIDDEN * HIDDEN}xbf16"


def write_layer(out, layer, weight, activation):
    """Write one layer; return the names of its activation and gradient."""
    name = f"l{layer}"
    out.write(
        f"  %{name}_s = comm.view \"reshape\" %{weight} : {SHARD} -> {SHARD}\n"
        f"  %{name}_g = comm.all_gather %{name}_s on @dp dim 0 : {SHARD}"
        f" -> !comm.future<{WEIGHT}>\n"
        f"  %{name}_w = comm.wait %{name}_g : !comm.future<{WEIGHT}>\n"
        f"  %{name}_m = comm.compute \"mm\"(%{activation}, %{name}_w)"
        f" : ({ACTIVATION}, {WEIGHT}) -> {ACTIVATION}\n"
    )
    value = write_elementwise(out, name, f"{name}_m")
    out.write(
        f"  %{name}_d = comm.compute \"mm_grad\"(%{activation}, %{value})"
        f" : ({ACTIVATION}, {ACTIVATION}) -> {WEIGHT}\n"
        f"  %{name}_r = comm.reduce_scatter %{name}_d on @dp dim 0 reduce avg"
        f" : {WEIGHT} -> !comm.future<{SHARD}>\n"
        f"  %{name}_q = comm.wait %{name}_r : !comm.future<{SHARD}>\n"
    )
    return value, f"{name}_q"


def write_elementwise(out, name, value):
    """Write a chain that begins and goes on with `value`; return its end."""
    first = value
    for step in range(ELEMENTWISE):
        out.write(
            f"  %{name}_e{step} = comm.compute \"mul\"(%{value}, %{first})"
            f" : ({ACTIVATION}, {ACTIVATION}) -> {ACTIVATION}\n"
        )
        value = f"{name}_e{step}"
    return value


def write_buffer_layer(out, layer, activation):
    """Write one layer that uses its weight through a buffer."""
    name = f"l{layer}"
    buffer = f"%b#{layer}"
    out.write(
        f"  %{name}_i, %{name}_o = comm.all_gather_copy_in %s{layer} rank 0"
        f" : {SHARD} -> memref<{FLAT_SHARD}>, memref<{FLAT_WEIGHT}>\n"
        f"  %{name}_g = comm.all_gather %{name}_i on @dp dim 0"
        f" : memref<{FLAT_SHARD}> -> !comm.future<tensor<{FLAT_WEIGHT}>>\n"
        f"  %{name}_f = comm.wait %{name}_g"
        f" : !comm.future<tensor<{FLAT_WEIGHT}>>\n"
        f"  %{name}_c = comm.split_copy_out %{name}_f dim 0"
        f" sizes [{HIDDEN * HIDDEN}] : tensor<{FLAT_WEIGHT}> -> {WEIGHT}\n"
        f"  comm.resize {buffer} to {2 * HIDDEN * HIDDEN} : {BUFFER}\n"
        f"  comm.copy %{name}_c into {buffer} : {WEIGHT} into {BUFFER}\n"
        f"  %{name}_t = comm.view \"t\" {buffer} : {BUFFER} -> {BUFFER}\n"
        f"  %{name}_m = comm.compute \"mm\"(%{activation}, %{name}_t)"
        f" : ({ACTIVATION}, {BUFFER}) -> {ACTIVATION}\n"
    )
    value = write_elementwise(out, name, f"{name}_m")
    out.write(
        f"  %{name}_n = comm.compute \"add\"(%{value}, {buffer})"
        f" : ({ACTIVATION}, {BUFFER}) -> {ACTIVATION}\n"
        f"  comm.resize {buffer} to 0 : {BUFFER}\n"
    )
    return f"{name}_n"


def write_buffer_function(out, index, ops):
    """Write one forward of about `ops` ops that uses its weights through
    buffers."""
    layers = range(max(1, ops // OPS_PER_BUFFER_LAYER))
    arguments = "".join(f", %s{i}: {SHARD}, %a{i}: {BUFFER}" for i in layers)
    out.write(
        f"func.func @step{index}(%x: {ACTIVATION}{arguments}) -> {ACTIVATION} {{\n"
        f"  %b:{len(layers)} = memref.distinct_objects "
        + ", ".join(f"%a{i}" for i in layers)
        + " : "
        + ", ".join(BUFFER for _ in layers)
        + "\n"
    )
    activation = "x"
    for layer in layers:
        activation = write_buffer_layer(out, layer, activation)
    out.write(f"  return %{activation} : {ACTIVATION}\n}}\n")


def write_function(out, index, ops):
    """Write one training step of about `ops` ops."""
    layers = max(1, ops // OPS_PER_LAYER)
    weights = min(layers, 64)
    arguments = ", ".join(f"%p{i}: {SHARD}" for i in range(weights))
    out.write(
        f"func.func @step{index}(%x: {ACTIVATION}, {arguments})"
        f" -> ({ACTIVATION}, {SHARD}) {{\n"
    )
    activation, gradient = "x", None
    for layer in range(layers):
        activation, gradient = write_layer(
            out, layer, f"p{layer % weights}", activation
        )
    out.write(
        f"  return %{activation}, %{gradient} : {ACTIVATION}, {SHARD}\n}}\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("ops", type=int)
    parser.add_argument("--functions", type=int, default=1)
    parser.add_argument("--buffers", action="store_true")
    arguments = parser.parse_args()
    out = sys.stdout
    write = write_buffer_function if arguments.buffers else write_function
    out.write(f"comm.process_group @dp size {RANKS}\n")
    for index in range(arguments.functions):
        write(out, index, arguments.ops // arguments.functions)


if __name__ == "__main__":
    main()
