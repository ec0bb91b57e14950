"""Where matches are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_home() -> Path:
    """The folder that the XDG conventions name."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    base = Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"
    return base / "wunderkammer"
