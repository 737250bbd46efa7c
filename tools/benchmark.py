#!/usr/bin/python3
"""Measure the scheduler, the passes and a real program, as ratios.

Usage: benchmark.py [--build DIR] [--runs N] [--largest OPS]

(a) The core's reorder policy against a plain topological sort over the same
    arrays, by commute-bench-core.
(b) Each pass against upstream's CSE on the same generated program, in times that
    MLIR reports for the pass itself (-mlir-timing, without verification), and in
    peak memory of the process.
(c) The largest real program in the tests, whole process, against the same
    process without a pass.

Every ratio is of medians over runs that alternate, since machines are noisy.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PASSES = [
    "comm-sink-waits",
    "comm-raise-collectives",
    "comm-reorder-compute",
    "comm-order-collectives",
    "comm-overlap",
]
# On programs that use their weights through buffers.
REWRITES = [
    "comm-remove-unsharded-params",
    "comm-reinplace-all-gather",
    "comm-group-fsdp",
    "comm-fsdp",
]
# How the report calls what is not ours.
REPORT_NAMES = {"cse": "CSE"}
TIMING_LINE = re.compile(r"^\s*([0-9.]+) \(\s*[0-9.]+%\)\s+(\S.*)$")


class Run:
    """One finished process: seconds, peak megabytes, timing report."""

    def __init__(self, command):
        begin = time.perf_counter()
        process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.report = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.perf_counter() - begin
        self.megabytes = usage.ru_maxrss / 1024
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{self.report}")

    def seconds_of_pass(self, argument):
        """What the report charges to a pass, with all that runs inside it."""
        name = REPORT_NAMES.get(argument) or "".join(
            "Commute" if word == "comm" else word.capitalize()
            for word in argument.split("-")
        )
        for line in self.report.splitlines():
            match = TIMING_LINE.match(line)
            if match and match.group(2) == name:
                return float(match.group(1))
        sys.exit(f"no line {name} in the timing report:\n{self.report}")


def measure(commands, runs):
    """Run the commands in turn, `runs` times; return the runs of each."""
    results = [[] for _ in commands]
    for _ in range(runs):
        for command, result in zip(commands, results):
            result.append(Run(command))
    return results


def median(runs, key):
    return statistics.median(key(run) for run in runs)


def generate(folder, build, ops, options=()):
    """Write a program of about `ops` ops as bytecode; return its path."""
    text = os.path.join(folder, f"{ops}.mlir")
    with open(text, "w", encoding="utf-8") as file:
        generator = os.path.join(SOURCE, "tools", "generate-fsdp.py")
        subprocess.run(
            [sys.executable, generator, str(ops), *options],
            stdout=file,
            check=True,
        )
    bytecode = f"{text}bc"
    subprocess.run(
        [f"{build}/bin/commute-opt", text, "--emit-bytecode", "-o", bytecode],
        check=True,
    )
    os.remove(text)
    return bytecode


def pass_command(build, path, name):
    return [
        f"{build}/bin/commute-opt",
        path,
        f"--pass-pipeline=builtin.module(func.func({name}))",
        "-verify-each=0",
        "-mlir-timing",
        "-mlir-timing-display=list",
        "-mlir-disable-threading",
        "--emit-bytecode",
        "-o",
        "/dev/null",
    ]


def benchmark_passes(build, folder, sizes, runs, passes, options=()):
    names = ["cse"] + passes
    seconds = {}
    for ops in sizes:
        path = generate(folder, build, ops, options)
        results = measure(
            [pass_command(build, path, name) for name in names], runs
        )
        cse_seconds = median(
            results[0], lambda run: run.seconds_of_pass("cse")
        )
        cse_memory = median(results[0], lambda run: run.megabytes)
        print(f"{ops} ops: cse {cse_seconds:.3f} s, {cse_memory:.0f} MB")
        for name, result in zip(passes, results[1:]):
            seconds[ops, name] = median(
                result, lambda run: run.seconds_of_pass(name)
            )
            memory = median(result, lambda run: run.megabytes)
            print(
                f"  {name:24} {seconds[ops, name]:7.3f} s"
                f"  {seconds[ops, name] / cse_seconds:5.2f}x cse"
                f"  memory {memory / cse_memory:5.2f}x cse"
            )
        os.remove(path)
    for name in passes:
        ratio = seconds[sizes[-1], name] / seconds[sizes[0], name]
        print(f"  {name:24} {sizes[-1]} ops / {sizes[0]} ops: {ratio:.1f}x")


def benchmark_real_program(build, runs):
    folder = os.path.join(SOURCE, "test", "Integration", "Inputs")
    programs = [
        os.path.join(folder, name)
        for name in os.listdir(folder)
        if name.endswith(".mlir")
    ]
    path = max(programs, key=os.path.getsize)
    plain = [f"{build}/bin/commute-opt", path, "-o", "/dev/null"]
    results = measure([plain, plain + ["--comm-overlap"]], runs)
    base, overlap = (median(r, lambda run: run.seconds) for r in results)
    print(
        f"{os.path.basename(path)}, {os.path.getsize(path) / 1e6:.1f} MB:"
        f" parse and print {base:.3f} s, with comm-overlap {overlap:.3f} s,"
        f" {overlap / base:.2f}x"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--largest", type=int, default=1_000_000)
    arguments = parser.parse_args()
    core = f"{arguments.build}/bin/commute-bench-core"
    if not os.path.exists(core):
        parser.error(f"no {core}; tools/quickstart.sh builds it")

    print("== (a) The core against a topological sort", flush=True)
    subprocess.run([core], check=True)
    print("== (b) Passes against upstream CSE", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        sizes = sorted({min(100_000, arguments.largest), arguments.largest})
        benchmark_passes(arguments.build, folder, sizes, arguments.runs, PASSES)
        print("   on weights in buffers", flush=True)
        benchmark_passes(
            arguments.build,
            folder,
            sizes,
            arguments.runs,
            REWRITES,
            ["--buffers"],
        )
    print("== (c) A real program, whole process", flush=True)
    benchmark_real_program(arguments.build, arguments.runs)


if __name__ == "__main__":
    main()
