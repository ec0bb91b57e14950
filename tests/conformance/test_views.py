"""Every view of every seat is as the game's schema says."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.cases import Case, cases, seeds, trials, turns
from tests.formats.validation import Check, validator

SHELVED = [case for case in cases() if case.game not in trials()]  # the games of the tests are for nobody's bots


@cache
def check_of(folder: Path) -> Check:
    """What the package says, as a reader in another language would take it."""
    return validator(json.loads((folder / "view.schema.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("shelved", SHELVED, ids=str)
def test_every_view_of_every_seat_is_as_its_schema_says(shelved: Case) -> None:
    check = check_of(shelved.game.folder)
    for seed in seeds(1):
        for turn in turns(shelved, seed):
            for seat in (None, *range(shelved.seats)):
                assert check(shelved.game.rules.view(turn.state, seat)) is None
