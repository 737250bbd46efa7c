"""What becomes of steps on a fake group: structure.py PROGRAM."""

import re
import sys

import torch.distributed as dist
from torch._inductor import comms, ir
from torch._inductor.utils import contains_collective, contains_wait
from torch._inductor.utils import run_and_get_code
from torch.testing._internal.distributed.fake_pg import FakeStore

import programs
from commute_torch import GraphPass, SchedulerPass, options

RANKS = 8
dist.init_process_group("fake", rank=0, world_size=RANKS, store=FakeStore())
program = sys.argv[1]
step = programs.PROGRAMS[program](dist.group.WORLD)


def read_nodes(snodes):
    """Returns what scheduler nodes are, matrix products alone of the compute."""
    kinds = []
    for snode in snodes:
        if contains_collective(snode):
            kinds.append("start")
        elif contains_wait(snode):
            kinds.append("wait")
        elif isinstance(snode.node, ir.ExternKernelOut):
            kinds.append("product")
    return kinds


def read_code(code):
    """Returns the same of generated code."""
    lines = code[code.index("def call(") :].splitlines()
    kinds = []
    for line in lines:
        call = re.search(r"([\w.]+)\(.*\)$", line)
        if not call or "assert_" in line:
            continue
        if "wait_tensor" in call[1]:
            kinds.append("wait")
        elif "_c10d_functional" in call[1]:
            kinds.append("start")
        elif call[1].startswith("extern_kernels"):
            kinds.append("product")
    return kinds


def count_hidden(kinds):
    """Counts the products that run while a collective is in flight."""
    flying = hidden = 0
    for kind in kinds:
        flying += {"start": 1, "wait": -1, "product": 0}[kind]
        hidden += kind == "product" and flying > 0
    return hidden


class Observer:
    """A pass that asks the framework's functions and ours, and runs ours."""

    def __init__(self, **keywords):
        self.ours = SchedulerPass("pipeline", costs="roofline", **keywords)
        self.before, self.after = [], []

    def __call__(self, snodes):
        self.compare(snodes)
        ordered = self.ours(snodes)
        assert sorted(map(id, ordered)) == sorted(map(id, snodes))
        self.before.append(read_nodes(snodes))
        self.after.append(read_nodes(ordered))
        return ordered

    @staticmethod
    def compare(snodes):
        stand_on_all_members(snodes)
        for name in ("sink_waits", "raise_comms", "reorder_compute_for_overlap"):
            if hasattr(comms, name):
                ours = SchedulerPass(name, keep_order="framework")(snodes)
                assert ours == getattr(comms, name)(snodes), name
        print("the framework's functions agree")


def stand_on_all_members(snodes):
    """Gives fused nodes the ancestors of all their members.

    The framework forgets what only a fused sibling needs.
    """
    owners = {name: s for s in snodes for name in s.get_buffer_names()}
    for snode in snodes:
        for dep in snode.unmet_dependencies:
            source = owners[dep.name]
            snode.ancestors |= source.get_operation_names() | source.ancestors


def compile_and_read(extra):
    compiled = programs.compile_step(step, extra)
    _, codes = run_and_get_code(lambda: programs.run(compiled, 0, RANKS))
    return [read_code(code) for code in codes]


# The scheduler's nodes, and the code that follows their order.
observer = Observer()
observed = options()
observed["reorder_for_compute_comm_overlap_passes"] = [observer]
codes = compile_and_read(observed)
for name, before, after, code in zip(
    ("forward", "backward"), observer.before, observer.after, codes
):
    assert after == code, (after, code)
    print(f"{name}: {count_hidden(before)} -> {count_hidden(after)} hidden")

# The same by the graph before the scheduler; its own memory pass, which comes
# after, is off.
codes = compile_and_read(
    {
        "post_grad_custom_post_pass": GraphPass("pipeline", costs="roofline"),
        "reorder_for_peak_memory": False,
    }
)
for name, before, code in zip(("forward", "backward"), observer.before, codes):
    print(f"FX {name}: {count_hidden(before)} -> {count_hidden(code)} hidden")
