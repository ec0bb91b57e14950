"""Which sources hold the rules of a game, and every mistake that could have been made in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change, apply_change, changes

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path("src", "wunderkammer", "games")


class Mutant(NamedTuple):
    """A source of the rules with one change."""

    path: Path  # relative to the project
    change: Change
    old: str  # the line that is changed …
    new: str  # … and what it becomes

    @property
    def name(self) -> str:
        """Names the mutant as long as its line stays as it is, wherever the line moves."""
        return f"{self.path.name} {self.change.function}: {self.old} → {self.new}"


def rule_files(game: str) -> list[Path]:
    """The steps, the scoring, and what they import of their game, without its content."""
    folder = ROOT / GAMES / game
    waiting = [*sorted((folder / "steps").glob("*.py")), folder / "scoring.py"]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file() and path.parent.name != "content":
            found.add(path)
            waiting += imported_modules(path, game)
    return sorted(path.relative_to(ROOT) for path in found if "def " in path.read_text(encoding="utf-8"))


def imported_modules(path: Path, game: str) -> Iterator[Path]:
    """The modules of its game that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"wunderkammer.games.{game}"):
            module = ROOT / "src" / Path(*(node.module or "").split("."))
            yield module.with_suffix(".py")
            yield from (module / f"{alias.name}.py" for alias in node.names)


def mutants(game: str) -> list[Mutant]:
    """Every mutant of a game; equal changes of equal lines are one."""
    found: dict[str, Mutant] = {}
    for path in rule_files(game):
        source = (ROOT / path).read_text(encoding="utf-8")
        for change in changes(source):
            mutant = Mutant(path, change, *both_lines(source, change))
            found.setdefault(mutant.name, mutant)
    return [*found.values()]


def both_lines(source: str, change: Change) -> tuple[str, str]:
    """The first line that a change touches, before and after."""
    begin = source.rfind("\n", 0, change.begin) + 1
    return line_at(source, begin), line_at(apply_change(source, change), begin)


def line_at(text: str, begin: int) -> str:
    return text[begin:].partition("\n")[0].strip()
