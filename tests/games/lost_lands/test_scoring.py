"""The end of the game: LL-34, LL-38."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import FatedMatch, position
from tests.games.lost_lands.seen import player, send


def over(**fields: object) -> FatedMatch:
    return position("over", active=4, **fields)  # type: ignore[arg-type]


def sheet(match: FatedMatch) -> dict[str, list[int]]:
    assert match.result is not None
    return {line.code: line.values for line in match.result.sheet}


@pytest.mark.rule("LL-34")
def test_expeditions_artefacts_and_money_are_added() -> None:
    """The rulebook's example: 20 + 14 + 9 = 43."""
    match = over(seats=2, owners=[0, 1, 0, -1], artefacts=[1, 2, 0, 0, 0, 0, 3, 0], money=[9, 5])
    assert sheet(match) == {"expeditions": [20, 10], "artefacts": [14, 6], "money": [9, 5]}
    assert match.result is not None
    assert match.result.scores == [43, 21]
    assert match.result.ranks == [1, 2]


@pytest.mark.rule("LL-34")
@pytest.mark.parametrize(("seats", "track"), [(2, [None, 1, None, 0]), (3, [2, None, 0, 1]), (4, [3, 1, 0, 2])])
def test_ties_go_to_the_better_initiative(seats: int, track: list[int | None]) -> None:
    match = over(seats=seats, track=track, money=[7] * seats)
    standing = [seat for seat in track if seat is not None]
    assert match.result is not None
    assert match.result.ranks == [standing.index(seat) + 1 for seat in range(seats)]


@pytest.mark.rule("LL-34")
def test_initiative_decides_only_between_equals() -> None:
    match = over(track=[0, 1, 2, 3], money=[5, 9, 5, 8])
    assert match.result is not None
    assert match.result.ranks == [3, 1, 4, 2]


@pytest.mark.rule("LL-34")
def test_what_the_last_expedition_brings_is_counted() -> None:
    match = position("send", seats=2, active=3, track=[0, 1, None, None], teams={0: ["crew_4a"], 1: ["transport_4a"]})
    send(match, "first", "first")
    assert sheet(match) == {"expeditions": [0, 10], "artefacts": [6, 4], "money": [11 + 4, 11 + 8]}


@pytest.mark.rule("LL-38")
def test_eight_artefacts_of_each_value_are_enough() -> None:
    """Two on each place in the last of four expeditions: nobody goes without."""
    teams = {seat: [f"crew_{seat + 1}a", f"crew_{seat + 1}b"] for seat in range(4)}
    before = [6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0]
    match = position("send", active=3, teams=teams, artefacts=before)
    send(match, *["both"] * 4)
    match.play(3, "crown:first")
    most = [{"6": 8, "4": 0, "2": 0}, {"6": 0, "4": 8, "2": 0}, {"6": 0, "4": 0, "2": 8}]
    assert [player(match, seat)["artefacts"] for seat in range(3)] == most
