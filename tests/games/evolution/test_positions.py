"""Positions that cannot be are refused before anybody plays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.evolution.position import LATER, position
from tests.games.evolution.seen import log_lines, play, row
from tests.games.reading_back import read_back
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match


def playing() -> dict[str, Any]:
    return position("play", {0: ["1/1 long_neck"], 1: ["1/1"]}, hands={0: "horns_5"}).state_json()


def dividing() -> dict[str, Any]:
    match = position(rows={0: ["2/1 foraging fat_tissue"], 1: ["1/1"]}, hole=5)
    play(match, "graze:0")
    return match.state_json()


def hunting() -> dict[str, Any]:
    match = position(rows={0: ["3/2 carnivore intelligence"], 1: ["1/1", "1/1 climbing"]}, hands={0: "horns_1"})
    play(match, "hunt:0")
    return match.state_json()


def hunting_beside_another() -> dict[str, Any]:
    """The first species climbs, too; the second has neither Climbing nor Intelligence, whatever its owner holds."""
    rows = {0: ["2/2 carnivore climbing", "2/2 carnivore"], 1: ["1/1 climbing"]}
    match = position(rows=rows, hands={0: "horns_1"})
    play(match, "hunt:0")
    return match.state_json()


def spending() -> dict[str, Any]:
    match = Match.from_state("evolution", hunting())
    match.play(0, "silence:climbing")
    return match.state_json()


def using() -> dict[str, Any]:
    match = Match.from_state("evolution", playing())
    match.play(0, "card:horns_5")
    return match.state_json()


def with_top(data: dict[str, Any], **numbers: int) -> list[dict[str, object]]:
    """The agenda with other numbers in what is due now."""
    return [*data["agenda"][:-1], {**data["agenda"][-1], **numbers}]


def steps(*named: str) -> list[dict[str, object]]:
    """An agenda written as “turn@1”: steps with their seats."""
    rows = [name.partition("@") for name in ("over", *named)]
    return [{"step": step, "seat": int(seat or 0)} for step, _, seat in rows]


@pytest.mark.parametrize(
    ("data", "changes", "sentence"),
    [
        (playing(), {"first_player": 1}, "“turn” does not go with this"),
        (playing(), {"agenda": steps(*LATER[:2], "turn", "food-cards", "leaves@1", "reveal", "play")}, "“leaves” does"),
        (playing(), {"agenda": steps(*LATER, "play@1", "play@1")}, "must play in turn"),
        (playing(), {"agenda": steps(*LATER, "play@0", "play@1")}, "must play in turn"),
        (
            hunting(),
            {"agenda": [*hunting()["agenda"][:2], {"step": "starving", "a": 1}, hunting()["agenda"][-1]]},
            "“starving” does",
        ),
        (dividing(), {"hole": 1}, "“surplus” does not go with this"),
        (dividing(), {"agenda": with_top(dividing(), a=1)}, "“surplus” does not go with this"),
        (dividing(), {"agenda": with_top(dividing(), b=4)}, "“surplus” does not go with this"),
        (dividing(), {"agenda": with_top(dividing(), c=0)}, "“surplus” does not go with this"),
        (dividing(), {"agenda": steps(*LATER[:2], "turn", "surplus")}, "does not go with this"),
        (hunting(), {"agenda": with_top(hunting(), a=1)}, "“prey” does not go with this"),
        (hunting_beside_another(), {"agenda": with_top(hunting_beside_another(), a=1)}, "“prey” does not go with this"),
        (hunting(), {"agenda": with_top(hunting(), b=1)}, "“prey” does not go with this"),
        (spending(), {"agenda": with_top(spending(), c=1)}, "“spend” does not go with this"),
        (spending(), {"off": ["intelligence"]}, "“spend” does not go with this"),
        (using(), {"agenda": with_top(using(), a=0)}, "“use” does not go with this"),
    ],
)
def test_a_position_that_cannot_be_is_refused(data: dict[str, Any], changes: dict[str, object], sentence: str) -> None:
    Match.from_state("evolution", data)
    with pytest.raises(BadState, match=sentence):
        Match.from_state("evolution", {**data, **changes})


def test_a_position_in_which_another_player_begins_plays_its_leaf_traits() -> None:
    """The steps that begin with the first player say so."""
    agenda = steps(*LATER[:2], "turn@1", "food-cards", "leaves@1", "reveal", "play")
    match = Match.from_state("evolution", {**playing(), "first_player": 1, "agenda": agenda})
    match.play(0, "keep")
    assert log_lines(match, "ate-plants") == [(0, 1, 1, 0)]


@pytest.mark.rule("EV-35", "EV-55")
def test_a_fertile_species_that_waits_in_a_position_does_not_grow_beyond_six() -> None:
    waiting = position("play", {0: ["1/5 fertile", "1/1 fertile"], 1: ["1/1"]}, hands={0: "horns_5"}, hole=3)
    play(waiting, "keep")
    data: dict[str, Any] = waiting.state_json()
    data["players"][0]["species"][0]["population"] = 6
    match = Match.from_state("evolution", data)
    play(match, "leaf:0,fertile")
    assert row(match, 0)[0].startswith("1/6")


@pytest.mark.rule("EV-58")
def test_a_turn_that_goes_on_after_an_attack_reads_back() -> None:
    match = position(rows={0: ["3/2 carnivore", "1/3 intelligence"], 1: ["2/2"]}, hands={0: "horns_1"}, hole=3)
    play(match, "hunt:0", "prey:1,0")
    again = Match.from_state("evolution", match.state_json())
    assert again.legal(0) == match.legal(0) == ["think:1", "done"]


@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 1, {}), (6, 2, {}), (4, 3, {"quick_play": True})])
def test_every_position_of_a_game_reads_back(seats: int, seed: int, options: dict[str, object]) -> None:
    assert read_back("evolution", seats, seed, **options) > seats
