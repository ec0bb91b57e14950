"""Trying mutants: each in a scratch copy of the project, with the game's own tests, uncompiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.mutants.changes import changed
from tests.mutants.sources import ROOT, Mutant

IGNORED = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", ".hypothesis")
COPIED = ("src", "tests", "pyproject.toml", "README.md")
PATIENCE = 4  # times as long as the tests take with the right rules: then it hangs, and that is noticed
NOTICED, PINNED, RECORDED, SURVIVED = "noticed", "only by pins", "only by golden records", "survived"


class Bench:
    """A scratch copy of the project in which the rules of one game are broken."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        tests = ROOT / "tests" / "games" / game
        self.pins = (tests / "test_pins.py").relative_to(ROOT)
        self.tests = sorted(path.relative_to(ROOT) for path in tests.glob("test_*.py") if path.name != self.pins.name)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=IGNORED)
            else:
                shutil.copy2(source, folder / name)
        self.seconds = 600.0
        began = time.monotonic()
        if self.outcome() != SURVIVED:
            raise SystemExit(f"The tests of {game} fail already with the right rules.")
        self.seconds = 30 + PATIENCE * (time.monotonic() - began)

    def outcome(self) -> str:
        """Whether the tests of the rules notice anything, or at least the pins or the golden records."""
        if not self.passes(*self.tests):
            return NOTICED
        if not self.passes(self.pins):
            return PINNED
        records = self.passes("tests/records/test_golden.py", "-k", self.game)
        return SURVIVED if records else RECORDED

    def passes(self, *tests: str | Path) -> bool:
        """Whether tests pass, each run ending with the first that does not."""
        # No compiled file of a mutant may be left for the next one.
        environment = {**os.environ, "WK_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, timeout=self.seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        self.remember(done.stdout.decode(errors="replace"))
        return done.returncode == 0

    def remember(self, output: str) -> None:
        """The tests that have noticed most lately come first: what notices one mistake often notices the next."""
        noticed = {path for path in self.tests if f"FAILED {path.as_posix()}::" in output}
        self.tests.sort(key=lambda path: path not in noticed)

    def try_out(self, mutant: Mutant) -> str:
        """What becomes of one mutant."""
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        try:
            path.write_text(changed(source, mutant.change), encoding="utf-8")
            return self.outcome()
        finally:
            path.write_text(source, encoding="utf-8")
