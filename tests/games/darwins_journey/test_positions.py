"""Positions that no match can come to are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import blank, position
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match

OVER = {"step": "over"}
PLACE = {"step": "place", "seat": 0}
WINDOW = {"step": "window", "seat": 0}


@pytest.mark.parametrize(
    ("agenda", "words"),
    [
        ([OVER, {"step": "draw-order", "a": 13}, WINDOW], "draws one of 2 places, but not the last, so not 13"),
        ([OVER, {"step": "lay-specimens"}, {"step": "deal"}, WINDOW], "in another order than they come"),
        ([OVER, {"step": "crew-seals"}, {"step": "deal"}, WINDOW], "is still to come, but what it brings lies there"),
        ([OVER, PLACE, {"step": "next-turn"}, WINDOW], "a turn that is not over lies below"),
        ([OVER, PLACE, {"step": "round", "a": 2}, WINDOW], "a turn that is not over lies below"),
        ([OVER, {"step": "begin-reward", "a": 3}, WINDOW], "needs a number up to 2, not 3"),
        ([OVER, {"step": "reward", "a": 0}, {"step": "window"}], "a decision below its top that cannot wait"),
        ([OVER, {"step": "alfred-symbol", "seat": 1}, WINDOW], "belongs to Alfred"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(agenda: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(BadState, match=words):
        Match.from_state("darwins_journey", blank(2, "white") | {"agenda": agenda, "lanes": [None, None]})


def test_a_reward_needs_the_envelope_that_waits_to_be_halved() -> None:
    with pytest.raises(BadState, match="belongs to an envelope that is then halved"):
        position("reward", 0)


@pytest.mark.parametrize(
    ("camps", "words"),
    [([17, *[0] * 8], "two tents of one seat"), ([16, *[0] * 8], "second tents"), ([4, *[0] * 8], "a mask of seats")],
)
def test_tents_that_cannot_stand_so_are_refused(camps: list[int], words: str) -> None:
    with pytest.raises(BadState, match=words):
        Match.from_state("darwins_journey", blank(2, "white") | at_camps(camps))


def at_camps(camps: list[int]) -> dict[str, Any]:
    """The camps with as many tents of the first player."""
    standing = sum((camp & 1) + (camp >> 4 & 1) for camp in camps)
    return {"camps": camps, "tents": [standing, 0], "agenda": [OVER, PLACE], "lanes": [None, None]}
