"""Whether the rules are being compiled beside this process, which plays in plain Python until they are.

scripts/play starts both; WK_COMPILING names a file that holds the compiling process's number until it is done.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

LIBRARY = "wunderkammer__mypyc"  # holds all that is compiled; it is put in place last and removed first
BOT_SECONDS = 3.0  # that a bot may think about one decision while the rules are being compiled


def is_compiled() -> bool:
    """Whether a whole build lies beside the sources."""
    return find_spec(LIBRARY) is not None


def is_plain() -> bool:
    """Whether this process runs the sources as they are."""
    return os.environ.get("WK_PURE") == "1" or not is_compiled()


def is_compiling() -> bool:
    """Whether the compiler is at work, neither done nor dead."""
    file = os.environ.get("WK_COMPILING")
    if not file:
        return False
    try:
        os.kill(int(Path(file).read_text()), 0)
    except (OSError, ValueError):
        return False
    return True
