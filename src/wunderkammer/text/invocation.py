"""How the program was called, for sentences that say what to type next."""

from __future__ import annotations

import os
import shlex
import shutil
import sys

USUAL = "wk"
NAMES = (USUAL, "wunderkammer")


def command_name() -> str:
    """The command that was used: a script that says its name, a path where there is no `wk` to be found, else `wk`."""
    script = os.environ.get("WK_COMMAND", "")
    if script and script.isprintable():
        return shlex.quote(script)
    path = sys.argv[0] if sys.argv else ""
    folder, name = os.path.split(path)
    if name in NAMES:
        return name if shutil.which(name) else shlex.quote(path)
    if name == "__main__.py" and os.path.basename(folder) == NAMES[1]:
        python = os.path.basename(sys.executable)
        return f"{python if shutil.which(python) == sys.executable else shlex.quote(sys.executable)} -m {NAMES[1]}"
    return USUAL
