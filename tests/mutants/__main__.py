"""Breaks the rules of a game in one random place at a time and says which mistakes no test notices.

scripts/test --mutants N [GAME …] [--seed S]: N places of each game, all games if none is named; other places with
another seed. What has been noticed is remembered in build/mutants/, so a run that was stopped goes on where it was;
survivors are tried again. Changes that change nothing are named in equivalent.toml and not counted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutants.sources import ROOT

IGNORED = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", ".hypothesis")
COPIED = ("src", "tests", "pyproject.toml", "README.md")


def main() -> int:
    """Try the mutants in a copy of the project, so that one may go on working meanwhile."""
    parser = argparse.ArgumentParser(prog="scripts/test --mutants", description=__doc__)
    parser.add_argument("number", type=int, metavar="N")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args()
    known = sorted(path.parent.name for path in (ROOT / "src" / "wunderkammer" / "games").glob("*/manifest.toml"))
    for game in chosen.games:
        if game not in known:
            parser.error(f"there is no game “{game}”; there are {', '.join(known)}")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy_project(Path(folder))
        asked = [str(ROOT / "build" / "mutants"), str(chosen.number), str(chosen.seed), *(chosen.games or known)]
        return run_in(Path(folder), asked)


def copy_project(folder: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=IGNORED)
        else:
            shutil.copy2(source, folder / name)


def run_in(folder: Path, asked: list[str]) -> int:
    """Run the copy's own program, uncompiled; the tests of games need none of pytest's plugins."""
    settings = {"WK_PURE": "1", "PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "tests.mutants.run", *asked]
    return subprocess.run(command, cwd=folder, env={**os.environ, **settings}, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped. The next run goes on from here.")
