#!/usr/bin/python3
"""Compare schedules of programs: the policies and the optimizing scheduler.

Usage: compare-schedules.py [--build DIR] [OPTION...] FILE...

Each FILE is a graph for commute-graph (docs/graph-format.md) or a recorded
PyTorch graph (docs/import.md). A line of the table is a program, with makespans
as ratios to the best bound that any run has proved:

  bound us        that bound, in microseconds
  input           the list as it is
  sink .. pipe    the policies sink-waits, raise-collectives, reorder-compute and
                  pipeline
  e0, e1, e2      the scheduler at efforts 0, 1 and 2
  m0, m1, m2      the same below a limit of --memory times the input's peak
  peak MB         the peak live bytes of the input, in millions
  peak0, peakm0   those of e0 and m0, as ratios to the input's
  ms              time of reorder-compute, and of the scheduler at each effort
                  (--time)

The last lines are the mean and the greatest of all. A graph that has no schedule,
one with a cycle, say, is left out, and the exit code is 1.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
POLICIES = {
    "sink": "sink-waits",
    "raise": "raise-collectives",
    "reord": "reorder-compute",
    "pipe": "pipeline",
}
EFFORTS = (0, 1, 2)
# Digits behind the point, by unit; ratios have four.
DIGITS = {"us": 0, "MB": 0, "ms": 3}


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument(
        "--order",
        default="channel",
        choices=("channel", "all", "none"),
        help="collectives that keep their order",
    )
    parser.add_argument("--single-channel", action="store_true")
    parser.add_argument(
        "--memory",
        type=float,
        default=1.05,
        help="memory limit as a multiple of the input's peak (default: 1.05)",
    )
    parser.add_argument(
        "--time", action="store_true", help="measure the time of the schedulers"
    )
    parser.add_argument("--json", help="write all figures into this file")
    return parser.parse_args()


class Runner:
    """Runs commute-graph with the arguments that all runs share."""

    def __init__(self, arguments):
        self.tools = os.path.join(arguments.build, "bin")
        self.shared = ["--simulate"]
        if arguments.single_channel:
            self.shared.append("--single-channel")
        if arguments.time:
            self.shared.append("--time")

    def import_record(self, path, folder):
        """Returns the path of a graph: the file's own, or one made of it."""
        with open(path, encoding="utf-8") as file:
            record = json.load(file)
        nodes = record.get("input", record).get("nodes", [])
        if all("args" not in node for node in nodes):
            return path
        graph = os.path.join(folder, "graph.json")
        tool = os.path.join(self.tools, "commute-import")
        subprocess.run([tool, "--graph", "-o", graph, path], check=True)
        return graph

    def run(self, graph, policy, *options):
        """Returns commute-graph's answer."""
        command = [os.path.join(self.tools, "commute-graph"), f"--policy={policy}"]
        result = subprocess.run(
            [*command, *self.shared, *options, graph],
            check=True,
            stdout=subprocess.PIPE,
        )
        return json.loads(result.stdout)


def measure(runner, arguments, graph):
    """Returns commute-graph's answers for one graph, by column."""
    runs = {"input": runner.run(graph, "none")}
    for column, policy in POLICIES.items():
        runs[column] = runner.run(graph, policy)
    peak = runs["input"]["simulation"]["peak_live_bytes"]
    order = f"--order={arguments.order}"
    for effort in EFFORTS:
        options = (order, f"--effort={effort}")
        runs[f"e{effort}"] = runner.run(graph, "schedule", *options)
        if peak is not None:
            limit = f"--memory-limit={int(peak * arguments.memory)}"
            runs[f"m{effort}"] = runner.run(graph, "schedule", *options, limit)
    return runs


def get_bound(runs):
    """Returns the highest bound proved that holds without a limit."""
    bounds = [runs["input"]["simulation"]["lower_bound_ns"]]
    bounds += [runs[f"e{effort}"]["schedule"]["lower_bound_ns"] for effort in EFFORTS]
    return max(bounds)


def summarize(runs, is_timed):
    """Returns the table's figures for one graph, by column."""
    bound = get_bound(runs)
    figures = {
        column: run["simulation"]["makespan_ns"] / bound if bound else 1.0
        for column, run in runs.items()
    }
    figures["bound us"] = bound / 1e3
    peak = runs["input"]["simulation"]["peak_live_bytes"]
    if peak:
        figures["peak MB"] = peak / 1e6
    for column in ("e0", "m0"):
        if peak and column in runs:
            after = runs[column]["simulation"]["peak_live_bytes"]
            figures["peak" + column.lstrip("e")] = after / peak
    if is_timed:
        for column in ("reord", "e0", "e1", "e2"):
            figures[f"{column} ms"] = runs[column]["time_ns"] / 1e6
    return figures


def print_line(name, columns, figures):
    cells = []
    for column in columns:
        text = "-"
        if column in figures:
            digits = DIGITS.get(column.split(" ")[-1], 4)
            text = f"{figures[column]:.{digits}f}"
        cells.append(f"{text:>9}")
    print(f"{name:32.32}" + "".join(cells), flush=True)


def main():
    arguments = parse_arguments()
    runner = Runner(arguments)
    columns = ["bound us", "input", *POLICIES, "e0", "e1", "e2", "m0", "m1", "m2"]
    columns += ["peak MB", "peak0", "peakm0"]
    if arguments.time:
        columns += ["reord ms", "e0 ms", "e1 ms", "e2 ms"]
    print(f"{'program':32}" + "".join(f"{column:>9}" for column in columns))
    table, results, is_good = [], {}, True
    with tempfile.TemporaryDirectory() as folder:
        for path in arguments.files:
            name = os.path.splitext(os.path.basename(path))[0]
            try:
                graph = runner.import_record(path, folder)
                runs = measure(runner, arguments, graph)
            except subprocess.CalledProcessError:
                # The tool itself has said what is wrong.
                print(f"{name:32.32}  no schedule", flush=True)
                is_good = False
                continue
            figures = summarize(runs, arguments.time)
            print_line(name, columns, figures)
            table.append(figures)
            results[name] = {"bound_ns": get_bound(runs), **figures}
    for name, function in (("mean", statistics.mean), ("max", max)):
        rows = {
            column: [figures[column] for figures in table if column in figures]
            for column in columns
        }
        print_line(name, columns, {c: function(r) for c, r in rows.items() if r})
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    return 0 if is_good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, ValueError) as error:
        sys.exit(f"compare-schedules.py: error: {error}")
