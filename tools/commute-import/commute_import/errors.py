# SPDX-License-Identifier: Apache-2.0
"""The failure that bad input ends in."""

from __future__ import annotations


class ImportFailure(Exception):
    """Says why a file cannot be imported; its text follows the file's name."""


def node_failure(name: str, message: str) -> ImportFailure:
    """Returns the failure `message` at the node called `name`."""
    return ImportFailure(f"node '{name}': {message}")
