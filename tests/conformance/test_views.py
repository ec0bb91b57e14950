"""Every view of every seat is as the game's schema says."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from tests.conformance.cases import Case, cases, nested, seeds, turns
from tests.formats.validation import Schema, faults

EVERY = 10  # positions are looked at every few moves
SHELVED = [case for case in cases() if case.game is not nested()]  # the voyage of the tests is for nobody's bots


@cache
def schema_of(case: Case) -> Schema:
    """What the package says, as a reader in another language would take it."""
    found: Schema = json.loads((case.game.folder / "view.schema.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("shelved", SHELVED, ids=str)
def test_every_view_of_every_seat_is_as_its_schema_says(shelved: Case) -> None:
    schema = schema_of(shelved)
    for seed in seeds(1):
        for turn in turns(shelved, seed):
            if turn.number % EVERY == 0:
                for seat in (None, *range(shelved.seats)):
                    view: Any = shelved.game.rules.view(turn.state, seat)
                    assert [*faults(view, schema, schema["$defs"])] == []
