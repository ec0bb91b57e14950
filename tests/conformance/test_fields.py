"""A field of a state is written in three places: its declaration, `clone` and the list of fields; none lacks one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.shelving import TrialGame
from wunderkammer.core.fields import Field
from wunderkammer.shelf.game import Game, game, games

LISTED = [*(game(name) for name in games() if game(name).rules.fields), TrialGame("crumbs")]


def body_of(file: Path, base: str) -> list[ast.stmt]:
    """What stands in the class of this file that derives from a base."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id == base for b in node.bases):
            return node.body
    raise AssertionError(f"{file} has no class derived from {base}")


def declared_fields(chosen: Game) -> set[str]:
    body = body_of(chosen.folder / "state.py", "State")
    names = {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    return names - {"content"}


def without_value(chosen: Game) -> list[str]:
    """Declared fields without a value to begin with: compiled code would ask at every reading whether there is one."""
    fields = [node for node in body_of(chosen.folder / "state.py", "State") if isinstance(node, ast.AnnAssign)]
    return [ast.unparse(node) for node in fields if node.value is None and ast.unparse(node.target) != "content"]


def cloned_fields(chosen: Game) -> set[str]:
    """The fields that `clone` assigns."""
    state = type(chosen.new(chosen.seats[0])).__mro__[1].__name__
    body = body_of(chosen.folder / "game.py", state)
    clone = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "clone")
    targets = [node.targets[0] for node in ast.walk(clone) if isinstance(node, ast.Assign)]
    return {target.attr for target in targets if isinstance(target, ast.Attribute)}


@pytest.mark.parametrize("chosen", LISTED, ids=lambda chosen: chosen.id)
def test_every_declared_field_is_listed_and_cloned(chosen: Game) -> None:
    listed = [field.name for field in chosen.rules.fields]
    assert len({*listed}) == len(listed)
    assert {*listed} == declared_fields(chosen)
    assert cloned_fields(chosen) == declared_fields(chosen)
    assert without_value(chosen) == []


@pytest.mark.parametrize("chosen", LISTED, ids=lambda chosen: chosen.id)
def test_every_field_says_what_it_means(chosen: Game) -> None:
    fields: list[Field] = [*chosen.rules.fields]
    assert all(field.about for field in fields)


def test_lost_lands_lists_its_fields() -> None:
    assert "lost_lands" in [chosen.id for chosen in LISTED]
