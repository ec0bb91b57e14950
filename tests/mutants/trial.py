"""Trying mutants: each in a process of its own, which is forked with everything imported but the game and its tests."""

from __future__ import annotations

import os
import resource
import sys
from collections import Counter
from importlib import import_module
from importlib.machinery import SourceFileLoader
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType

import pytest

from tests.mutants.changes import apply_change
from tests.mutants.sources import ROOT, Mutant
from tests.mutants.watch import Watch

MEMORY = 4 << 30  # a mistake that fills a list without end is noticed before the machine's memory is full
NOTICED, PINNED, RECORDED, SURVIVED = "noticed", "only by pins", "only by golden records", "survived"
KINDS = (NOTICED, PINNED, RECORDED)  # in the order in which tests are asked


def kind_of(test: str) -> str:
    """What it means that a test notices a mistake."""
    if test.startswith("tests/records/"):
        return RECORDED
    return PINNED if "/test_pins.py" in test else NOTICED


class Bench:
    """The tests of one game, with which its rules are tried."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.times: dict[str, float] = {}
        self.noticed = Counter[str]()
        told = self.run_tests(None)
        if isinstance(told, str):
            raise SystemExit(f"The tests of {game} fail already with the right rules: {told}")
        self.times = told

    def order(self, test: str) -> tuple[int, float]:
        """Rules before pins before records; then what is quick or has noticed much so far."""
        return KINDS.index(kind_of(test)), self.times.get(test, 0) / (1 + self.noticed[test])

    def try_out(self, mutant: Mutant) -> tuple[str, str]:
        """What becomes of one mutant, and which test noticed it."""
        told = self.run_tests(mutant)
        if not isinstance(told, str):
            return SURVIVED, "no test"
        self.noticed[told] += 1
        return kind_of(told), told or "cannot be imported"

    def run_tests(self, mutant: Mutant | None) -> dict[str, float] | str:
        """The times of all tests if they pass, or the first that does not."""
        fork = get_context("fork")
        ours, theirs = fork.Pipe(duplex=False)
        process = fork.Process(target=self.run_here, args=(mutant, theirs))
        process.start()
        theirs.close()
        told: dict[str, float] | str
        try:
            told, modules = ours.recv()
        except EOFError:
            told, modules = "", []  # it broke off, without memory for instance
        process.join()
        for module in modules:
            import_module(module)
        return told

    def run_here(self, mutant: Mutant | None, to: Connection) -> None:
        """In a process of its own: break the rules and run the tests up to the first failure."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if mutant is not None:
            import_changed(mutant)
        watch = Watch(self.order, self.times, lambda told: to.send((told, shared_modules())))
        files = [f"tests/games/{self.game}", "tests/records/test_golden.py"]
        pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-k", self.game, *files], plugins=[watch])
        os._exit(0)


def shared_modules() -> list[str]:
    """What has been imported of the project that belongs to no game: the next processes need not import it again."""
    return [name for name in sys.modules if name.startswith("wunderkammer.") and "wunderkammer.games" not in name]


def import_changed(mutant: Mutant) -> None:
    """From now on the mutant's source is imported with its change. No file is touched, nothing compiled is left."""
    path = ROOT / mutant.path
    broken = compile(apply_change(path.read_text(encoding="utf-8"), mutant.change), path, "exec")
    right = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return broken if Path(loader.get_filename(name)) == path else right(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
