"""What the log tells about what follows by itself, with its amounts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import position, running
from tests.games.darwins_journey.seen import log_lines, play
from wunderkammer.match.match import Match


@pytest.mark.parametrize(
    ("step", "numbers", "key", "fields", "code", "lines"),
    [
        ("exchange", (), "trade:coins", {}, "gained-coins", [(7,)]),
        ("exchange", (), "trade:vp", {}, "gained-vp", [(7,)]),
        ("explore", (3,), "go:a3", {}, "gained-knowledge", [(1,)]),
        ("place", (), "place:second,navigation_1", {}, "spent-knowledge", [(1,)]),
        ("place", (), "place:top,navigation_1", {}, "spent-knowledge", []),
        ("unlock", (), "unlock:academy_2", {}, "paid", [(3,)]),
    ],
)
def test_gains_and_payments_are_told(
    step: str, numbers: tuple[int, ...], key: str, fields: dict[str, Any], code: str, lines: list[tuple[Any, ...]]
) -> None:
    match = position(step, *numbers, **fields)
    play(match, key)
    assert log_lines(match, code) == lines


@pytest.mark.rule("DJ-40")
@pytest.mark.parametrize(("seals", "silver", "gold"), [(3, 0, 0), (4, 1, 0), (5, 1, 0), (6, 1, 1)])
def test_awards_are_told(seals: int, silver: int, gold: int) -> None:
    rows = {"second": " ".join(["green"] * seals)}
    for spot in ("exploration_1", "special_left_1"):
        match = position(players={0: {"rows": rows, "knowledge": 9}}, specials=["t7", "t8", "t1", "t9", "t5", "t12"])
        play(match, f"place:second,{spot}")
        assert [len(log_lines(match, f"award-{metal}")) for metal in ("silver", "gold")] == [silver, gold]


@pytest.mark.rule("DJ-55")
def test_the_new_order_is_told_from_the_first_place_on() -> None:
    match = running({"step": "turn-order"}, seats=3, at={"turn_order": [(2, "top")]}, order=[0, 1, 2], turn=-1)
    lines = [line for line in match.log(None) if line.code == "new-order"]
    assert [(line.seat, line.arguments[0][2]) for line in lines] == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.rule("DJ-53", "DJ-56")
def test_ranks_and_halving_are_told_with_their_stamps() -> None:
    stamps = {0: {"envelopes": [0, 3, 0]}, 1: {"envelopes": [0, 2, 0]}}
    match = running({"step": "envelope", "a": 1}, players=stamps, letters=["l1", "l8", "l3"], turn=-1)
    assert log_lines(match, "envelope-first") == [("middle", 3)]
    assert log_lines(match, "envelope-second") == [("middle", 2)]
    while match.to_act and match.view(match.to_act[0])["ask"] != "place":
        keys = match.legal(match.to_act[0])
        match.play(match.to_act[0], "accept" if "accept" in keys else keys[-1])
    assert log_lines(match, "halved")[:2] == [("middle", 2), ("middle", 1)]


@pytest.mark.rule("DJ-57")
def test_the_beagle_goal_is_told_with_points_and_delay() -> None:
    goals = ["b7", "b4", "b10", "b8", "b9"]
    match = running({"step": "beagle"}, players={0: {"ship": "o26"}}, beagle=1, beagle_goals=goals, turn=-1)
    assert [(tile, delay > 0) for tile, _, delay in log_lines(match, "beagle-scored")] == [("b4", False), ("b4", True)]


@pytest.mark.rule("DJ-12")
def test_the_seal_of_every_crew_card_is_told() -> None:
    match = Match("darwins_journey", 3, 2, {"first_game": True})
    lines = [line for line in match.log(None) if line.code == "crew-seal"]
    assert [line.seat for line in lines] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("DJ-46")
def test_the_fifth_worker_is_told() -> None:
    match = position("slot", 20, 1, players={0: {"reserve": ["g7"]}})
    play(match, "lay:gold_1")
    assert log_lines(match, "gained-worker") == [()]
