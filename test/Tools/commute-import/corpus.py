"""Imports every recorded graph of a folder and tries what can be done with it.

usage: corpus.py [OPTION...] FOLDER

For each file: the import, and, as the options ask,

  --opt               commute-opt verifies and prints it, and prints what it
                      printed the same again, from text and from bytecode
  --overlap PLUGIN    --comm-overlap with --comm-verify-order, in commute-opt and
                      in stock mlir-opt with the plugin, with the same outcome
  --figures FILE      --graph, and commute-graph's figures against recorded ones
  --stage STAGE       passed on to commute-import

Tools are found by PATH. Prints a line for each file and exits with 1 if one
failed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

# Scheduler names of the recorded figures -> the policies that they stand for.
POLICIES = {
    "rules271_reorder_compute_for_overlap": "reorder-compute",
    "rules271_sink_waits": "sink-waits",
    "rules271_raise_comms": "raise-collectives",
    "rules271_pipeline": "pipeline",
}
# Figures by the name of the record -> by commute-graph's.
FIGURES = {
    "makespan": "makespan_ns",
    "exposed": "exposed_ns",
    "peak_live_bytes": "peak_live_bytes",
    "peak_inflight_bytes": "peak_in_flight_bytes",
}


class Failure(Exception):
    """What went wrong with one file."""


def run(*command):
    """Returns what a command prints; it must print nothing to stderr."""
    done = subprocess.run(command, capture_output=True)
    if done.returncode != 0 or done.stderr:
        text = done.stderr.decode(errors="replace")
        raise Failure(f"{' '.join(command)}: exit {done.returncode}: {text[:2000]}")
    return done.stdout


def check_round_trip(module, folder):
    """Prints and reads a module again, as text and as bytecode."""
    text = run("commute-opt", module)
    again = os.path.join(folder, "again.mlir")
    with open(again, "wb") as file:
        file.write(text)
    if run("commute-opt", again) != text:
        raise Failure("prints differently the second time")
    run("commute-opt", "--emit-bytecode", module, "-o", again)
    if run("commute-opt", again) != text:
        raise Failure("prints differently from bytecode")


def check_overlap(module, plugin):
    """Overlaps a module in both tools; the order must be legal and the same."""
    pipeline = "builtin.module(comm-overlap)"
    ours = run("commute-opt", f"--pass-pipeline={pipeline}", "--comm-verify-order", module)
    load = [f"--load-dialect-plugin={plugin}", f"--load-pass-plugin={plugin}"]
    theirs = run("mlir-opt", *load, f"--pass-pipeline={pipeline}", module)
    if ours != theirs:
        raise Failure("commute-opt and mlir-opt disagree")


def policies_of(name):
    """Returns the policies of a recorded scheduler, None for another's."""
    base, _, ordered = name.partition("@")
    policy = POLICIES.get(base)
    return f"order-collectives,{policy}" if policy and ordered else policy


def check_figures(graph, recorded):
    """Compares the figures of all recorded orders; returns how many there are."""
    wanted = {"none": recorded["input"]}
    for name, figures in recorded["schedulers"].items():
        policy = policies_of(name)
        if policy is not None:
            wanted[policy] = figures
    for policy, figures in wanted.items():
        answer = run(
            "commute-graph", f"--policy={policy}", "--simulate", "--single-channel", graph
        )
        simulation = json.loads(answer)["simulation"]
        for theirs, ours in FIGURES.items():
            if simulation[ours] != figures[theirs]:
                raise Failure(
                    f"{policy}: {ours} is {simulation[ours]}, expected {figures[theirs]}"
                )
    return len(wanted)


def check_file(path, options, figures, folder):
    """Does all that the options ask for with one file; returns a summary."""
    stage = [f"--stage={options.stage}"]
    module = os.path.join(folder, "module.mlir")
    run("commute-import", *stage, path, "-o", module)
    with open(module, encoding="utf-8") as file:
        summary = [f"{sum(1 for _ in file)} lines"]
    if options.opt:
        check_round_trip(module, folder)
        summary.append("round trip")
    if options.overlap:
        check_overlap(module, options.overlap)
        summary.append("overlap")
    if figures is not None:
        graph = os.path.join(folder, "graph.json")
        run("commute-import", "--graph", *stage, path, "-o", graph)
        name = os.path.splitext(os.path.basename(path))[0]
        summary.append(f"figures of {check_figures(graph, figures[name])} orders")
    return ", ".join(summary)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--opt", action="store_true")
    parser.add_argument("--overlap", metavar="PLUGIN")
    parser.add_argument("--figures", metavar="FILE")
    parser.add_argument("--stage", default="input")
    options = parser.parse_args()
    figures = None
    if options.figures:
        with open(options.figures, encoding="utf-8") as file:
            figures = json.load(file)["graphs"]
    names = sorted(name for name in os.listdir(options.folder) if name.endswith(".json"))
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            try:
                path = os.path.join(options.folder, name)
                print(f"{name}: {check_file(path, options, figures, folder)}", flush=True)
            except Failure as failure:
                bad += 1
                print(f"{name}: FAILED: {failure}", flush=True)
    print(f"{len(names)} files, {bad} failed")
    return 1 if bad or not names else 0


sys.exit(main())
