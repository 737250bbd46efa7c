# SPDX-License-Identifier: Apache-2.0
"""Orders the nodes of torch.compile's programs by Commute's schedulers.

    import torch._inductor.config as inductor
    from commute_torch import SchedulerPass

    inductor.reorder_for_compute_comm_overlap = True
    inductor.reorder_for_compute_comm_overlap_passes = [SchedulerPass("pipeline")]

The modules, in the order in which data flows through them:

  library    the C library: where it is found, its types and functions
  graph      a schedule graph, as an object
  policy     names of policies, and what runs when
  costs      how long nodes take
  inductor   Inductor's scheduler nodes -> graph -> nodes in another order
  effects    what must not pass what in an FX graph
  fx         an FX graph -> graph -> the same FX graph in another order

`library`, `graph` and `policy` work without torch.
"""

import importlib

__version__ = "0.1.0"

# Public name -> module. Imported when asked for: some need torch.
_HOMES = {
    "Graph": "graph",
    "ScheduleError": "graph",
    "SchedulerPass": "inductor",
    "options": "inductor",
    "GraphPass": "fx",
    "roofline": "costs",
}

__all__ = sorted(_HOMES)


def __getattr__(name):
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
