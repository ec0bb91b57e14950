"""Reasons of single refusals, each with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position
from tests.games.darwins_journey.seen import details, offers, play, why_not
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.match.match import Match

SLOTS = {f"silver_{i}": f"s{i + 5}" for i in range(1, 6)} | {f"gold_{i}": f"g{i + 5}" for i in range(3, 6)}


def either() -> int:
    """The group of deeds beside the third tent: navigate or explore."""
    content = position().setup.content
    assert isinstance(content, DarwinContent)
    return content.book.number(content.tent_effect[2], 1)


@pytest.mark.parametrize(
    ("step", "numbers", "fields", "key", "reason"),
    [
        ("to-beagle", (), {"beagle": 1, "players": {0: {"ship": "o9"}}}, "catch_up", ("already-at-beagle", "DJ-37")),
        ("place", (), {"players": {0: {"crew": ["c1"]}}}, "muster:c1,second", ("crew-lacks", "DJ-49")),
        ("explore", (2,), {}, "go:b1", ("no-explorer-there", "DJ-25")),
        ("explore", (2,), {"players": {0: {"explorers": ["a3"]}}}, "go:a3", ("only-forward", "DJ-37")),
        ("exchange", (), {"players": {0: {"knowledge": 0}}}, "trade:coins", ("no-knowledge", "DJ-34")),
        ("exchange", (), {"players": {0: {"knowledge": 0}}}, "trade:vp", ("no-knowledge", "DJ-34")),
        ("camp", (3,), {}, "pitch:a7", ("not-here", "DJ-28")),
        ("camp", (8,), {"players": {0: {"coins": 1}}}, "pitch:c3", ("coins-missing", "DJ-28")),
        ("post", (2,), {"players": {0: {"stamps": [0, 4, 4, 0]}}}, "stamp:first,upper", ("stack-empty", "DJ-29")),
        ("post", (2,), {"players": {0: {"stamps": [4, 4, 0, 2]}}}, "stamp:used,upper", ("stacks-first", "DJ-29")),
        ("post", (1, 1), {}, "stamp:first,lower", ("one-envelope", "DJ-29")),
        ("place", (), {"at": {"museum": [(0, "top")]}}, "place:top,goal", ("worker-away", "DJ-15")),
        ("place", (), {"seats": 1}, "place:second,special_left_3", ("no-tile", "DJ-101")),
        ("add-explorer", (), {}, "land:a", ("explorer-there", "DJ-34")),
        ("revisit", (), {}, "reuse:a4", ("no-tent-there", "DJ-48")),
        ("copy", (), {}, "imitate:c5", ("not-copyable", "DJ-39")),
        ("purple", (), {"purple": 0}, "purple:second", ("no-purple", "DJ-38")),
        ("unlock", (), {"players": {0: {"lenses": 0}}}, "unlock:academy_2", ("no-lens", "DJ-22")),
        ("unlock", (), {}, "unlock:academy_1", ("not-locked", "DJ-22")),
        ("unlock", (), {}, "unlock:academy_3", ("top-to-bottom", "DJ-22")),
        ("unlock", (), {"players": {0: {"coins": 2}}}, "unlock:academy_2", ("coins-missing", "DJ-22")),
        ("locked-space", (), {"locked_used": 2}, "carry_out:exploration_2", ("once-per-turn", "DJ-39")),
        ("locked-space", (), {}, "carry_out:exploration_1", ("not-locked", "DJ-39")),
        ("take-goal", (), {}, "take:s6", ("goal-not-open", "DJ-33")),
    ],
)
def test_a_refusal_names_its_reason(
    step: str, numbers: tuple[int, ...], fields: dict[str, Any], key: str, reason: tuple[str, str]
) -> None:
    assert why_not(position(step, *numbers, **fields), key) == reason


@pytest.mark.rule("DJ-28", "DJ-36")
def test_of_two_deeds_one_that_offers_nothing_is_not_picked() -> None:
    match = position("either", either(), players={0: {"ship": "o26"}})
    assert offers(match, "pick") == ["explore"]
    assert why_not(match, "pick:navigate") == ("deed-impossible", "DJ-36")
    assert details(match, "pick:navigate") == {"obstacle": "obstacle-ship_arrived"}
    assert why_not(match, "pick:academy") == ("deed-elsewhere", "DJ-36")


@pytest.mark.rule("DJ-29", "DJ-36")
def test_of_three_stacks_one_whose_action_is_done_says_so() -> None:
    match = position("post", 3, players={0: {"stamps": [1, 1, 1, 0]}})
    play(match, "stamp:first,upper", "stamp:second,upper", "stamp:third,upper", "pick:explore", "skip")
    assert offers(match, "pick") == ["academy", "navigate"]
    assert why_not(match, "pick:explore") == ("deed-done", "DJ-36")


@pytest.mark.rule("DJ-34", "DJ-46")
@pytest.mark.parametrize(
    ("slots", "coins", "missing"), [(SLOTS, 1, 2), (SLOTS | {"gold_1": "g11", "gold_2": "g12"}, 0, 0)]
)
def test_without_a_payable_slot_any_goal_says_how_much_the_cheapest_lacks(
    slots: dict[str, str], coins: int, missing: int
) -> None:
    mine = {"reserve": ["g13"], "slots": slots, "coins": coins}
    match = position("fulfil-any", players={0: mine}, open_goals=[None] * 4)
    assert why_not(match, "fulfil:g13") == ("no-slot-at-all", "DJ-34")
    assert details(match, "fulfil:g13") == {"missing": missing}


@pytest.mark.rule("DJ-13")
def test_a_card_that_is_not_in_hand_cannot_be_kept() -> None:
    match = Match("darwins_journey", 2, 8)
    hand = match.view(0)["table"]["players"][0]["hand"]
    other = next(f"c{n}" for n in range(1, 17) if f"c{n}" not in hand)
    assert why_not(match, f"keep:{other}") == ("not-in-hand", "DJ-13")
    assert sorted(offers(match, "keep")) == sorted(hand)
