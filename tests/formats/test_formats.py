"""Schemas and pages are what the code declares, and a fault in a view would be found."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from tests.formats.make import ROOT, made_files
from tests.formats.pages import MADE
from tests.formats.validation import validator
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import games
from wunderkammer.shelf.view_schema import view_schema


@pytest.mark.parametrize("path", [*made_files()], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_is_as_the_command_makes_it(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == made_files()[path], "run `python tests/formats/make.py`"


@pytest.mark.parametrize("game", games())
def test_every_key_of_a_view_says_what_it_means(game: str) -> None:
    for name, table in view_schema(game)["$defs"].items():
        if "properties" in table:
            assert table["description"], name
            assert all(one.get("description") for one in table["properties"].values()), name


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("hole", "3", "view.hole is no integer: '3'"),
        ("hole", True, "view.hole is no integer: True"),
        ("discard", {"sparrow_1": 1}, "view.discard.sparrow_1 is none of its labels: 'sparrow_1'"),
        ("off", ["wings"], "view.off[0] is none of its labels: 'wings'"),
        ("deed", 7, "view.deed is none of what it may be: 7"),
        ("secret", 1, "view.secret stands in no schema"),
    ],
)
def test_a_view_that_is_not_as_the_schema_says_is_found(key: str, value: object, sentence: str) -> None:
    check = validator(view_schema("evolution"))
    view: dict[str, Any] = copy.deepcopy(Match("evolution", 2, 1).view(0)["table"])
    assert check(view) is None
    assert check({**view, key: value}) == sentence
    del view["round"]
    assert check(view) == "view lacks ['round']"


def test_the_pages_say_how_they_are_made() -> None:
    for page in ("views", "positions", "observations"):
        assert MADE in (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
