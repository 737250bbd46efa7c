# SPDX-License-Identifier: Apache-2.0
"""Turns recorded framework graphs into `comm` programs or schedule graphs.

The modules, in the order in which data flows through them:

  errors      the one exception for input that cannot be imported
  model       a recorded program: nodes, results, references
  fields      typed access to JSON objects, with the place in every message
  jsonfile    reading a file, choosing its reader
  recording   reader of recorded steps (`nodes` at the top)
  fx          reader of FX graphs (`input` at the top), sizes in fx_sizes
  optable     what is known about operators by name
  values      which names mean the same value, which values share a storage
  text        spelling of MLIR types, names and attributes
  function    the state of one function while its operations are written
  lowering    a node -> operations; collectives and copies in their own files
  program     a program -> a module
  graph       a program -> the JSON that commute-graph reads
  cli         the command
"""

__version__ = "0.1.0"
