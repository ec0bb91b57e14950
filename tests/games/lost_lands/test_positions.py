"""Positions that cannot be are refused before anybody plays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import send
from tests.games.reading_back import read_back
from wunderkammer.errors import BadState
from wunderkammer.match.match import Match


def sending() -> dict[str, Any]:
    return position("send", seats=3, teams={0: ["crew_1a transport_1a"], 2: ["crew_2a", "crew_3a"]}).state_json()


def losing() -> dict[str, Any]:
    match = position("send", seats=2, teams={0: ["crew_1a transport_1a", "crew_2a explorer_1a"]})
    send(match, "both")
    return match.state_json()


def taking() -> dict[str, Any]:
    return position("take", seats=3, takers=[0, 1], market=["crew_1a", "crew_2a"]).state_json()


def using() -> dict[str, Any]:
    return position("use", card="jetpack", takers=[0, 1], market=["crew_1a"]).state_json()


def with_top(data: dict[str, Any], **numbers: int) -> list[dict[str, object]]:
    """The agenda with other numbers in what is due now."""
    return [*data["agenda"][:-1], {**data["agenda"][-1], **numbers}]


def with_card_in_hand(card: int, name: str, drawn: int = 0) -> dict[str, object]:
    """Another card in hand; the Jetpack goes back to the deck."""
    data = using()
    deck = {**data["deck"], "jetpack": data["deck"].get("jetpack", 0) + 1, name: data["deck"][name] - 1}
    return {"deck": deck, "agenda": with_top(data, a=card, b=drawn)}


def steps(*named: str) -> list[dict[str, object]]:
    """An agenda written as “take@1”: steps with their seats."""
    rows = [name.partition("@") for name in named]
    return [{"step": step, "seat": int(seat or 0)} for step, _, seat in rows]


@pytest.mark.parametrize(
    ("data", "changes", "sentence"),
    [
        (sending(), {"going": 2}, "state.going sends team 2 of seat 0, which has no card"),
        (taking(), {"going": 32}, "state.going must be 0 outside an expedition"),
        (sending(), {"winner": 0}, "state.winner must be −1"),
        (taking(), {"artefacts": [7, *[0] * 11]}, "more of one value than the expeditions so far"),
        (sending(), {"artefacts": [0, 1, *[0] * 10]}, "more of one value than the expeditions so far"),
        (taking(), {"owners": [-1, 0, -1, -1]}, "an expedition that is still to come"),
        (taking(), {"agenda": steps("over", "take@2", "round-end", "take@1", "take@0")}, "not a possible row of steps"),
        (taking(), {"agenda": steps("over", "round-end", "take@1", "take@1")}, "the same decision twice"),
        (taking(), {"agenda": steps("over", "round-end")}, "not a possible row of steps"),
        (
            taking(),
            {"agenda": steps("over", "round-end", "open-auction", "market"), "bids": [99, 0, 0]},
            "state.bids must not be higher than state.money",
        ),
        (
            sending(),
            {"agenda": [*steps("over", "next"), {"step": "lose", "a": 1}]},
            "“lose” does not go with this position",
        ),
        (sending(), {"agenda": steps("over", "next", "losses", "artefacts", "crown@0")}, "“crown” does not go with"),
        (losing(), {"agenda": [*losing()["agenda"], losing()["agenda"][-1]]}, "the same decision twice"),
        (using(), with_card_in_hand(24, "patron_red"), "“use” does not go with"),
        (using(), with_card_in_hand(28, "risky_move", 1), "“use” does not go with"),
        (using(), {"agenda": with_top(using(), c=4)}, "“use” does not go with"),
        (sending(), {"agenda": with_top(sending(), c=4)}, "“send” does not go with"),
        (taking(), {"agenda": with_top(taking(), c=4)}, "“take” does not go with"),
    ],
)
def test_a_position_that_cannot_be_is_refused(data: dict[str, Any], changes: dict[str, object], sentence: str) -> None:
    Match.from_state("lost_lands", data)
    with pytest.raises(BadState, match=sentence):
        Match.from_state("lost_lands", {**data, **changes})


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 1, {}), (4, 2, {"auctioned_start": True}), (3, 3, {"first_game": True})]
)
def test_every_position_of_a_game_reads_back(seats: int, seed: int, options: dict[str, object]) -> None:
    assert read_back("lost_lands", seats, seed, **options) > seats
