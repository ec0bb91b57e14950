"""The program that breaks rules finds places, breaks each in one place only, and can name it."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from tests.mutants.changes import Change, apply_change, changes
from tests.mutants.run import EQUIVALENT, chosen_places
from tests.mutants.sources import ROOT, Mutant, mutants, rule_files
from tests.mutants.trial import NOTICED, PINNED, RECORDED, import_changed, kind_of
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
    found = [apply_change(source, change) for change in changes(source)]
    assert len(found) == len(expected)
    assert all(any(text.endswith(wanted) for text in found) for wanted in expected)


@pytest.mark.parametrize("game", games())
def test_every_mutant_of_a_game_is_python_and_has_a_name_of_its_own(game: str) -> None:
    found = mutants(game)
    assert len({mutant.name for mutant in found}) == len(found) > 500
    for mutant in found[::97]:
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        assert apply_change(source, mutant.change) != source
        ast.parse(apply_change(source, mutant.change))


def test_rules_are_broken_but_neither_views_nor_bots() -> None:
    names = {path.name for path in rule_files("evolution")}
    assert {"defences.py", "scoring.py", "species.py"} <= names
    assert names.isdisjoint({"view.py", "ai.py", "estimate.py", "vocabulary.py", "cards.py"})


def test_the_same_seed_chooses_the_same_places_and_more_of_them() -> None:
    places, _ = chosen_places("evolution", 20, 1)
    assert places == chosen_places("evolution", 40, 1)[0][:20]
    assert places != chosen_places("evolution", 20, 2)[0]


def test_mutants_that_change_nothing_are_passed_over() -> None:
    named = [entry["mutant"] for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["evolution"]]
    places, passed_over = chosen_places("evolution", len(mutants("evolution")), 1)
    assert passed_over == len(named)
    assert {mutant.name for mutant in places}.isdisjoint(named)


def test_a_mutant_is_imported_with_its_change_and_its_file_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "a_rule_to_break.py"
    source.write_text("COINS = 3\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(SourceFileLoader, "get_code", SourceFileLoader.get_code)  # put back afterwards
    import_changed(Mutant(source, Change(8, 9, "4", ""), "COINS = 3", "COINS = 4"))
    assert import_module(source.stem).COINS == 4
    del sys.modules[source.stem]
    assert source.read_text(encoding="utf-8") == "COINS = 3\n"
    assert not (tmp_path / "__pycache__").exists()


def test_the_kind_of_test_says_how_well_a_mistake_is_noticed() -> None:
    assert kind_of("tests/games/evolution/test_attack.py::test_a_hunter_eats") == NOTICED
    assert kind_of("tests/games/evolution/test_pins.py::test_a_walk_goes_as_it_went[3]") == PINNED
    assert kind_of("tests/records/test_golden.py::test_a_record_replays_to_its_exact_end[evolution/2]") == RECORDED


def test_mutants_that_change_nothing_still_exist_and_have_a_reason() -> None:
    for game, entries in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).items():
        names = {mutant.name for mutant in mutants(game)}
        for entry in entries:
            assert entry["mutant"] in names
            assert entry["why"]
