"""Imports every recorded graph of a folder and tries what can be done with it.

usage: corpus.py [OPTION...] FOLDER

For each file: the import, and, as the options ask,

  --opt               commute-opt verifies and prints it, and prints what it
                      printed the same again, from text and from bytecode
  --overlap PLUGIN    --comm-overlap with --comm-verify-order, in commute-opt and
                      in stock mlir-opt with the plugin, with the same outcome,
                      in an order that the recorded dependences allow
  --graph             --graph, and commute-graph schedules what it says
  --figures FILE      --graph, and commute-graph's figures are as recorded
  --stage STAGE       passed on to commute-import

Tools are found by PATH. Prints a line for each file and exits with 1 if one
failed.
"""

import argparse
import json
import os
import re
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
# Figures by the name of the record -> by commute-graph's, with all communication
# on one channel, and with a channel for each group.
FIGURES = {
    "makespan": "makespan_ns",
    "exposed": "exposed_ns",
    "peak_live_bytes": "peak_live_bytes",
    "peak_inflight_bytes": "peak_in_flight_bytes",
}
FIGURES_PER_GROUP = {"makespan_stream_per_group": "makespan_ns"}


class Failure(Exception):
    """What went wrong with one file."""


def run(*command):
    """Returns what a command prints; it must print no error and no other warning
    than that a record states no costs."""
    done = subprocess.run(command, capture_output=True)
    text = done.stderr.decode(errors="replace")
    if done.returncode != 0 or not re.fullmatch(r"(.*: warning: states no costs, .*\n)?", text):
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


def check_overlap(module, graph, plugin):
    """Overlaps a module in both tools; the order must be legal and the same."""
    pipeline = "--pass-pipeline=builtin.module(comm-overlap)"
    ours = run("commute-opt", pipeline, "--comm-verify-order", module)
    load = [f"--load-dialect-plugin={plugin}", f"--load-pass-plugin={plugin}"]
    if run("mlir-opt", *load, pipeline, module) != ours:
        raise Failure("commute-opt and mlir-opt disagree")
    names = re.findall(r'^ (?!.* = comm\.view ).*comm\.name = "([^"]*)"', ours.decode(), re.M)
    check_order(names, graph)


def check_order(names, graph):
    """Checks an order of operations against the dependences of a graph.

    A node that is no operation, such as a getitem, or that touches no data, such
    as a view, passes what it depends on to those that depend on it.
    """
    with open(graph, encoding="utf-8") as file:
        nodes = json.load(file)["nodes"]
    places = {name: i for i, name in enumerate(names)}
    latest = {}  # node -> the place that what needs it must come after
    for node in nodes:
        needed = [dep.partition("#")[0] for dep in node["deps"] + node.get("order_deps", [])]
        after = max((latest.get(dep, (-1, "")) for dep in needed), default=(-1, ""))
        place = places.get(node["name"])
        if place is None:
            latest[node["name"]] = after
            continue
        if after[0] >= place:
            raise Failure(f"'{node['name']}' stands before '{after[1]}', which it needs")
        latest[node["name"]] = (place, node["name"])


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
        for options, names in ((["--single-channel"], FIGURES), ([], FIGURES_PER_GROUP)):
            answer = run("commute-graph", f"--policy={policy}", "--simulate", *options, graph)
            simulation = json.loads(answer)["simulation"]
            for theirs, ours in names.items():
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
    graph = os.path.join(folder, "graph.json")
    if figures is not None or options.graph or options.overlap:
        run("commute-import", "--graph", *stage, path, "-o", graph)
    if options.overlap:
        check_overlap(module, graph, options.overlap)
        summary.append("overlap")
    if options.graph:
        run("commute-graph", "--policy=order-collectives,pipeline", graph)
        summary.append("schedule")
    if figures is not None:
        name = os.path.splitext(os.path.basename(path))[0]
        summary.append(f"figures of {check_figures(graph, figures[name])} orders")
    return ", ".join(summary)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--opt", action="store_true")
    parser.add_argument("--overlap", metavar="PLUGIN")
    parser.add_argument("--graph", action="store_true")
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
