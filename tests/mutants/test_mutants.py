"""The program that breaks rules finds places, breaks each in one place only, and can name it."""

from __future__ import annotations

import ast
import tomllib

import pytest

from tests.mutants.__main__ import EQUIVALENT, chosen_places
from tests.mutants.changes import changed, changes
from tests.mutants.sources import ROOT, mutants, rule_files
from wunderkammer.shelf.game import games


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = (a) == (b)", ["x = (a) != (b)"]),
        ("x = a + 1", ["x = a - 1", "x = a + 2", "x = a + 0"]),
        ("x = a and not b", ["x = a or not b", "x = a and b"]),
        ("if a:\n    f()", ["if not (a):\n    f()", "if a:\n    pass"]),
        ("a.b += c", ["pass"]),
        ("while i < n:\n    i += 1", ["while i <= n:\n    i += 1"]),
        ("x = not (a or b)", ["x = (a or b)", "x = not (a and b)"]),
        ("x: Literal[1] = True", ["x: Literal[1] = False"]),
        ("x = Buffer(16)", []),
        ("class A:\n    x: int = 0\n    y = 1", ["y = 2", "y = 0"]),
        ("def f() -> bool:\n    return a == b", ["return a != b", "return not (a == b)"]),
        ("# “é”\nx = 'é' < b", ["x = 'é' <= b"]),
    ],
)
def test_a_source_is_changed_in_one_place(source: str, expected: list[str]) -> None:
    found = [changed(source, change) for change in changes(source)]
    assert len(found) == len(expected)
    assert all(any(text.endswith(wanted) for text in found) for wanted in expected)


@pytest.mark.parametrize("game", games())
def test_every_mutant_of_a_game_is_python_and_has_a_name_of_its_own(game: str) -> None:
    found = mutants(game)
    assert len({mutant.name for mutant in found}) == len(found) > 500
    for mutant in found[::97]:
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        assert changed(source, mutant.change) != source
        ast.parse(changed(source, mutant.change))


def test_rules_are_broken_but_neither_views_nor_bots() -> None:
    names = {path.name for path in rule_files("evolution")}
    assert {"defences.py", "scoring.py", "species.py"} <= names
    assert names.isdisjoint({"view.py", "ai.py", "estimate.py", "vocabulary.py", "cards.py"})


def test_the_same_seed_chooses_the_same_places() -> None:
    assert chosen_places("evolution", 20, 1) == chosen_places("evolution", 20, 1)
    assert chosen_places("evolution", 20, 1) != chosen_places("evolution", 20, 2)


def test_mutants_that_change_nothing_still_exist_and_have_a_reason() -> None:
    for game, entries in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).items():
        names = {mutant.name for mutant in mutants(game)}
        for entry in entries:
            assert entry["mutant"] in names
            assert entry["why"]
