#!/usr/bin/python3
"""Write an FSDP-like training step of about N ops, for benchmarks.

Usage: generate-fsdp.py N [--functions K]

Every layer gathers its weight, waits for it at once, computes with it under a
chain of elementwise ops, and scatters a gradient, as programs do that come out
of a tracer. Ops carry no costs: the passes estimate them.
"""

import argparse
import sys

HIDDEN = 4096
RANKS = 8
ELEMENTWISE = 10
OPS_PER_LAYER = 7 + ELEMENTWISE

ACTIVATION = f"tensor<1024x{HIDDEN}xbf16>"
SHARD = f"tensor<{HIDDEN // RANKS}x{HIDDEN}xbf16>"
WEIGHT = f"tensor<{HIDDEN}x{HIDDEN}xbf16>"


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
    value = f"{name}_m"
    for step in range(ELEMENTWISE):
        out.write(
            f"  %{name}_e{step} = comm.compute \"mul\"(%{value}, %{name}_m)"
            f" : ({ACTIVATION}, {ACTIVATION}) -> {ACTIVATION}\n"
        )
        value = f"{name}_e{step}"
    out.write(
        f"  %{name}_d = comm.compute \"mm_grad\"(%{activation}, %{value})"
        f" : ({ACTIVATION}, {ACTIVATION}) -> {WEIGHT}\n"
        f"  %{name}_r = comm.reduce_scatter %{name}_d on @dp dim 0 reduce avg"
        f" : {WEIGHT} -> !comm.future<{SHARD}>\n"
        f"  %{name}_q = comm.wait %{name}_r : !comm.future<{SHARD}>\n"
    )
    return value, f"{name}_q"


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
    arguments = parser.parse_args()
    out = sys.stdout
    out.write(f"comm.process_group @dp size {RANKS}\n")
    for index in range(arguments.functions):
        write_function(out, index, arguments.ops // arguments.functions)


if __name__ == "__main__":
    main()
