# SPDX-License-Identifier: Apache-2.0
"""Entry point of the folder and of the archive that is made of it."""

import sys

from commute_import.cli import main

sys.exit(main())
