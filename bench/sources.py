"""Lets a process load the rules from their .py sources although compiled modules lie beside them."""

import os
import sys
from pathlib import Path

SOURCE = str(Path(__file__).resolve().parents[1] / "src")


def interpret() -> None:
    """To be called before Wunderkammer is imported, which then is imported uncompiled."""
    os.environ["WK_PURE"] = "1"
    sys.path.insert(0, SOURCE)
