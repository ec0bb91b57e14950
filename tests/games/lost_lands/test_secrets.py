"""What a seat may see, and the worlds that it cannot tell apart: LL-04, LL-11, LL-25."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.lost_lands.position import FatedMatch, position
from tests.games.lost_lands.seen import log_lines, player, table
from wunderkammer.core.rng import Rng

pytestmark = pytest.mark.rule("LL-04")


def world(match: FatedMatch, seat: int, seed: int = 5) -> dict[str, object]:
    """A position that this seat cannot tell from the true one."""
    rules = match.game.rules
    return rules.to_json(rules.determinise(match.state, seat, Rng(seed)))


def sealed(*keys: str, money: int = 11) -> FatedMatch:
    """Seat 1 has a Jetpack and has done this; seat 0 has not bid yet."""
    match = position(seats=2, teams={1: ["jetpack@crew"]}, money=[11, money])
    for key in keys:
        match.play(1, key)
    return match


def sent(choice: str) -> FatedMatch:
    """Seat 0 has two teams of strength 4 and has sent these, if any."""
    match = position("send", seats=2, teams={0: ["crew_2a explorer_2a", "crew_1a explorer_3a"]})
    if choice:
        match.play(0, f"send:{choice}")
    return match


# A position at every kind of decision.
EVERYWHERE: list[Callable[[], FatedMatch]] = [
    lambda: FatedMatch(seats=3, seed=1),
    position,
    lambda: position("take", takers=[0, 1], market=["crew_4a", "jetpack"]),
    lambda: position("use", card="jetpack"),
    lambda: sent(""),
    lambda: sent("both"),
    lambda: sent("first"),
]


@pytest.mark.parametrize("there", EVERYWHERE)
def test_a_view_shows_the_own_purse_and_nobody_elses(there: Callable[[], FatedMatch]) -> None:
    match = there()
    for seat in range(match.seats):
        shown = [part["money"] for part in table(match, seat)["players"]]
        assert [money is not None for money in shown] == [other == seat for other in range(match.seats)]
    assert {part["money"] for part in table(match, None)["players"]} == {None}


def test_what_a_player_receives_and_bids_is_public() -> None:
    match = position(seats=2)
    match.play(0, "bid:4")
    match.play(1, "bid:0")
    match.play(0, "take:patron_red")
    assert log_lines(match, "bid-shown", 1) == [(0, 4), (1, 0)]
    assert log_lines(match, "received", 1) == [(0, 7)]
    assert table(match, 1)["players"][0]["bid"] == 4


def test_two_positions_that_differ_in_a_purse_look_the_same_to_the_others() -> None:
    poor, rich = position(money=[11, 0, 11, 11]), position(money=[11, 60, 11, 11])
    assert poor.view(0) == rich.view(0)
    assert poor.view(1) != rich.view(1)


@pytest.mark.rule("LL-11")
@pytest.mark.parametrize("keys", [["bid:0"], ["bid:9"], ["turn:first,crew,explorer", "bid:3"]])
def test_sealed_choices_that_differ_look_the_same_to_the_others(keys: list[str]) -> None:
    match, other = sealed(*keys), sealed("bid:1")
    assert (match.view(0), match.log(0)) == (other.view(0), other.log(0))
    assert (match.view(None), match.log(None)) == (other.view(None), other.log(None))


@pytest.mark.rule("LL-11", "LL-25")
@pytest.mark.parametrize(
    ("keys", "others"),
    [
        (["bid:2"], ["bid:7"]),
        (["turn:first,crew,explorer", "bid:2"], ["bid:7"]),
        (["turn:first,crew,explorer"], []),
    ],
)
def test_worlds_are_drawn_without_looking_at_sealed_choices(keys: list[str], others: list[str]) -> None:
    match, other = sealed(*keys), sealed(*others)
    assert match.view(0) == other.view(0)
    assert world(match, 0) == world(other, 0)


def test_worlds_are_drawn_without_looking_at_the_others_purses() -> None:
    assert world(sealed(money=3), 0) == world(sealed(money=40), 0)


@pytest.mark.parametrize("there", EVERYWHERE)
def test_in_every_world_a_seat_sees_what_it_sees_now(there: Callable[[], FatedMatch]) -> None:
    match = there()
    rules = match.game.rules
    for seat in range(match.seats):
        drawn = rules.determinise(match.state, seat, Rng(3))
        assert rules.view(drawn, seat) == table(match, seat)


def test_worlds_differ_in_the_others_purses_and_keep_the_own() -> None:
    match = position(seats=3, money=[8, 8, 8])
    purses = [world(match, 0, seed)["money"] for seed in range(20)]
    assert all(isinstance(money, list) and money[0] == 8 for money in purses)
    assert len({str(money) for money in purses}) > 10
    assert match.state_json()["money"] == [8, 8, 8]


def test_own_sealed_choices_stay_in_the_own_worlds() -> None:
    match = sealed("turn:first,crew,explorer", "bid:6")
    assert player(match, 1)["bid"] == 6
    drawn = match.game.rules.determinise(match.state, 1, Rng(3))
    assert match.game.rules.view(drawn, 1) == table(match, 1)
