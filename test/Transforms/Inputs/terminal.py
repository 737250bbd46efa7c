"""Run a command with a terminal for its standard error; print what it got.

Usage: terminal.py COMMAND...

What takes a line away is printed as the start of a new line.
"""

import os
import subprocess
import sys

primary, secondary = os.openpty()
with subprocess.Popen(sys.argv[1:], stderr=secondary) as process:
    os.close(secondary)
    got = b""
    while True:
        try:
            piece = os.read(primary, 4096)
        except OSError:  # The other end is closed.
            break
        if not piece:
            break
        got += piece
print(got.decode().replace("\r\x1b[K", "\nclear "))
sys.exit(process.returncode)
