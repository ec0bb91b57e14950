"""Trying mutants: each in a scratch copy of the project, with the game's own tests, uncompiled."""

from __future__ import annotations

import math
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants.changes import changed
from tests.mutants.sources import ROOT, Mutant

IGNORED = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", ".hypothesis")
COPIED = ("src", "tests", "pyproject.toml", "README.md")
# So many times the processor time that all tests take with the right rules: then it hangs, and that is noticed. On a
# busy machine a clock on the wall would take slow tests for broken rules.
PATIENCE = 2
NOTICED, PINNED, RECORDED, SURVIVED = "noticed", "only by pins", "only by golden records", "survived"


def processor_seconds() -> float:
    """What all processes that have ended here have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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
        self.seconds = 600
        began = processor_seconds()
        if self.outcome() != SURVIVED:
            raise SystemExit(f"The tests of {game} fail already with the right rules.")
        self.seconds = math.ceil(10 + PATIENCE * (processor_seconds() - began))

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
        most = (self.seconds, self.seconds)
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            capture_output=True,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, most),
        )
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
