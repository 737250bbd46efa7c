"""Two processes, over gloo: losses and gradients with and without the passes.

bits.py runs itself once for each rank: bits.py RANK FILE.
"""

import os
import subprocess
import sys
import tempfile

RANKS = 2


def run_rank(rank, store):
    import torch
    import torch.distributed as dist

    import programs
    from commute_torch import GraphPass, options

    dist.init_process_group(
        "gloo", init_method=f"file://{store}", rank=rank, world_size=RANKS
    )
    ways = {
        "compiled": {},
        "scheduler": options("pipeline", costs="roofline"),
        "graph": {
            "post_grad_custom_post_pass": GraphPass("pipeline", costs="roofline")
        },
    }
    for name, make in programs.PROGRAMS.items():
        step = make(dist.group.WORLD)
        eager = programs.run(step, rank, RANKS)
        results = {}
        for way, extra in ways.items():
            compiled = programs.compile_step(step, extra)
            results[way] = programs.run(compiled, rank, RANKS)
        for way, values in results.items():
            for value, without, plain in zip(values, results["compiled"], eager):
                assert torch.equal(value, without), (name, way)
                torch.testing.assert_close(value, plain, rtol=1e-4, atol=1e-3)
        print(f"rank {rank}: {name}: equal")
    dist.destroy_process_group()


def run_all():
    with tempfile.TemporaryDirectory() as folder:
        ranks = [
            subprocess.Popen(
                [sys.executable, __file__, str(rank), os.path.join(folder, "store")],
                stdout=subprocess.PIPE,
                text=True,
            )
            for rank in range(RANKS)
        ]
        for rank in ranks:
            print(rank.communicate()[0], end="")
        return max(abs(rank.returncode) for rank in ranks)


if len(sys.argv) > 1:
    run_rank(int(sys.argv[1]), sys.argv[2])
else:
    sys.exit(run_all())
