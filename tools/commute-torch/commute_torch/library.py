# SPDX-License-Identifier: Apache-2.0
"""libCommuteSchedule.so: its types, its functions, and where it is found.

Mirrors include/commute/Schedule.h and Optimize.h, name by name; a test has the C compiler
compare the two.
"""

import ctypes
import functools
import os
import pathlib
from ctypes import POINTER, c_bool, c_double, c_int, c_int64, c_size_t
from ctypes import c_uint, c_uint32, c_uint64, c_void_p

# Where the library is, if it is not where the loader or a build has it.
LIBRARY_VARIABLE = "COMMUTE_SCHEDULE_LIBRARY"
LIBRARY_NAME = "libCommuteSchedule.so"

# Enumerators, by the names of the header without COMMUTE_.
ENUMERATORS = {
    "STATUS_OK": 0,
    "STATUS_OUT_OF_MEMORY": 1,
    "NODE_COMPUTE": 0,
    "NODE_COLLECTIVE": 1,
    "NODE_WAIT": 2,
    "EDGE_DATA": 0,
    "EDGE_ORDER": 1,
    "POLICY_NONE": 0,
    "POLICY_SINK_WAITS": 1,
    "POLICY_RAISE_COLLECTIVES": 2,
    "POLICY_REORDER_COMPUTE": 3,
    "POLICY_PIPELINE": 4,
    "ORDER_SCOPE_ALL": 0,
    "ORDER_SCOPE_CHANNEL": 1,
    "ORDER_SCOPE_NONE": 2,
    "BYTES_UNKNOWN": 2**64 - 1,
    "NO_NODE": 2**32 - 1,
}


class CommuteError(ctypes.Structure):
    _fields_ = [
        ("status", c_int),
        ("nodes", c_uint32 * 2),
        ("message", ctypes.c_char * 512),
    ]


class CostValue(ctypes.Union):
    _fields_ = [("integer", c_int64), ("real", c_double)]


class CommuteCost(ctypes.Structure):
    _fields_ = [("isReal", c_bool), ("value", CostValue)]


class CommuteNodeInfo(ctypes.Structure):
    _fields_ = [
        ("kind", c_int),
        ("alsoWait", c_bool),
        ("grouped", c_bool),
        ("cost", CommuteCost),
        ("channel", c_uint32),
        ("bytes", c_uint64),
    ]


class CommuteSimulation(ctypes.Structure):
    _fields_ = [
        ("makespan", CommuteCost),
        ("exposed", CommuteCost),
        ("compute", CommuteCost),
        ("communication", CommuteCost),
        ("peakLiveBytes", c_uint64),
        ("peakInFlightBytes", c_uint64),
        ("hasVisualizeOverlap", c_bool),
        ("visualizeOverlap", c_double),
    ]


class CommuteBounds(ctypes.Structure):
    _fields_ = [
        ("criticalPath", CommuteCost),
        ("compute", CommuteCost),
        ("channel", CommuteCost),
        ("headTail", CommuteCost),
        ("lowerBound", CommuteCost),
    ]


class CommuteFlightLimit(ctypes.Structure):
    _fields_ = [
        ("members", POINTER(c_bool)),
        ("perChannel", c_bool),
        ("bytes", c_uint64),
        ("count", c_uint64),
    ]


class CommuteOptimizeOptions(ctypes.Structure):
    _fields_ = [
        ("effort", c_uint),
        ("maxSteps", c_uint64),
        ("singleChannel", c_bool),
        ("orderScope", c_int),
        ("costScale", c_double),
        ("contention", c_double),
        ("memoryLimit", c_uint64),
        ("flightLimits", POINTER(CommuteFlightLimit)),
        ("numFlightLimits", c_size_t),
        ("candidates", POINTER(POINTER(c_uint32))),
        ("numCandidates", c_size_t),
    ]


class CommuteOptimization(ctypes.Structure):
    _fields_ = [
        ("input", CommuteSimulation),
        ("output", CommuteSimulation),
        ("lowerBound", CommuteCost),
        ("isOptimal", c_bool),
        ("source", c_int),
        ("inputExceedsMemory", c_bool),
        ("inputExceedsFlight", c_bool),
        ("steps", c_uint64),
        ("numStates", c_uint64),
    ]


STRUCTURES = (
    CommuteError,
    CommuteCost,
    CommuteNodeInfo,
    CommuteSimulation,
    CommuteBounds,
    CommuteFlightLimit,
    CommuteOptimizeOptions,
    CommuteOptimization,
)

# Writes the name of a node into a buffer of so many bytes.
NodeNamer = ctypes.CFUNCTYPE(None, c_void_p, c_uint32, c_void_p, c_size_t)

_GRAPH = c_void_p
_NODES = POINTER(c_uint32)
_ERROR = POINTER(CommuteError)

# Name -> result, arguments.
FUNCTIONS = {
    "commuteGetVersion": (ctypes.c_char_p, []),
    "commuteStatusGetName": (ctypes.c_char_p, [c_int]),
    "commuteGraphCreate": (_GRAPH, [c_void_p]),
    "commuteGraphDestroy": (None, [_GRAPH]),
    "commuteGraphSetNodeNamer": (None, [_GRAPH, NodeNamer, c_void_p]),
    "commuteGraphAddNode": (
        c_int,
        [_GRAPH, POINTER(CommuteNodeInfo), _NODES, _ERROR],
    ),
    "commuteGraphAddEdge": (
        c_int,
        [_GRAPH, c_uint32, c_uint32, c_int, _NODES, _ERROR],
    ),
    "commuteGraphRun": (c_int, [_GRAPH, c_int, _NODES, _NODES, _ERROR]),
    "commuteGraphOrderCollectives": (c_int, [_GRAPH, c_int, _NODES, _ERROR]),
    "commuteGraphCheckOrder": (c_int, [_GRAPH, _NODES, c_size_t, _ERROR]),
    "commuteGraphSimulate": (
        c_int,
        [
            _GRAPH,
            _NODES,
            c_void_p,
            POINTER(CommuteSimulation),
            c_void_p,
            _ERROR,
        ],
    ),
    "commuteGraphComputeBounds": (
        c_int,
        [_GRAPH, c_void_p, POINTER(CommuteBounds), _ERROR],
    ),
    "commuteOptimizeOptionsGetDefault": (CommuteOptimizeOptions, []),
    "commuteGraphOptimize": (
        c_int,
        [
            _GRAPH,
            _NODES,
            POINTER(CommuteOptimizeOptions),
            _NODES,
            POINTER(CommuteOptimization),
            _ERROR,
        ],
    ),
}


def _candidates():
    """Yields where the library may be, best first."""
    given = os.environ.get(LIBRARY_VARIABLE)
    if given:
        yield given
        return
    here = pathlib.Path(__file__).resolve()
    if len(here.parents) > 3:
        # A clone of Commute, built as its README says.
        yield str(here.parents[3] / "build" / "lib" / LIBRARY_NAME)
    # What the loader finds: installed, or on LD_LIBRARY_PATH.
    yield f"{LIBRARY_NAME}.0"
    yield LIBRARY_NAME


def _load_file():
    errors = []
    for name in _candidates():
        if os.sep in name and not os.path.exists(name):
            errors.append(f"{name}: no such file")
            continue
        try:
            return ctypes.CDLL(name)
        except OSError as error:
            errors.append(str(error))
    raise ImportError(
        f"{LIBRARY_NAME} was not found: {'; '.join(errors)}; build or install "
        f"Commute, or set {LIBRARY_VARIABLE} to the file"
    )


@functools.lru_cache(maxsize=None)
def load():
    """Returns the library, its functions declared.

    Raises ImportError where there is none, or one of another version.
    """
    from commute_torch import __version__

    library = _load_file()
    for name, (result, arguments) in FUNCTIONS.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            raise ImportError(f"{library._name} has no {name}") from None
        function.restype = result
        function.argtypes = arguments
    version = library.commuteGetVersion().decode()
    # Before 1.0, minor versions may differ in the types above.
    if version.split(".")[:2] != __version__.split(".")[:2]:
        raise ImportError(
            f"{library._name} is of version {version}, "
            f"commute_torch of version {__version__}"
        )
    return library
