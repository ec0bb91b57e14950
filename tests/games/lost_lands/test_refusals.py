"""Why not: every reason that the steps of Lost Lands know, with its rule and its numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wunderkammer as wk
from tests.games.lost_lands.position import FatedMatch, position
from tests.games.lost_lands.seen import send, why_not

JETPACKS = {0: ["jetpack@crew explorer_1a", "jetpack@crew"]}


def taking() -> FatedMatch:
    return position("take", takers=[0, 1], market=["crew_1a", "jetpack"], teams=JETPACKS)


def losing() -> FatedMatch:
    match = position("send", seats=2, teams={0: ["crew_1a transport_1a", "crew_2a"]})
    send(match, "first")
    return match


def risking() -> FatedMatch:
    match = position("use", card="risky_move", fate=["crew_1a"])
    match.play(0, "perform")
    return match


def turned() -> FatedMatch:
    match = taking()
    match.play(0, "turn:second,crew,explorer")
    return match


def crowning() -> FatedMatch:
    match = position("send", seats=2, teams={0: ["jetpack@crew", "crew_2a"]})
    send(match, "both")
    return match


def using(card: str) -> FatedMatch:
    return position("use", card=card)


def sending() -> FatedMatch:
    return position("send", seats=2, teams={0: ["crew_1a"]})


REASONS = [
    (lambda: FatedMatch(seats=2, seed=1), 1, "screen:red", "not-your-turn", ""),
    (lambda: position(seats=2, money=[3, 3]), 0, "bid:4", "bid-too-high", "LL-11"),
    (lambda: position(seats=2), 0, "turn:first,crew,explorer", "no-jetpack-there", "LL-25"),
    (taking, 0, "take:crew_4a", "not-on-market", "LL-15"),
    (taking, 0, "turn:first,crew,explorer", "kind-not-free", "LL-25"),
    (taking, 0, "turn:first,explorer,transport", "no-jetpack-there", "LL-25"),
    (taking, 0, "bid:1", "bids-in-auction", "LL-11"),
    (turned, 0, "turn:second,explorer,crew", "turned-already", "LL-25"),
    (lambda: using("crew_1a"), 0, "join:second", "found-first-team", "LL-20"),
    (lambda: using("jetpack"), 0, "fit:second,crew", "found-first-team", "LL-20"),
    (lambda: using("risky_move"), 0, "join:first", "not-a-team-card", "LL-23"),
    (lambda: using("long_observation"), 0, "fit:first,crew", "not-a-team-card", "LL-23"),
    (lambda: using("crew_1a"), 0, "turn:first,crew,explorer", "no-jetpack-there", "LL-25"),
    (taking, 0, "sell", "take-first", "LL-15"),
    (taking, 0, "join:first", "take-first", "LL-15"),
    (taking, 0, "fit:first,crew", "take-first", "LL-15"),
    (taking, 0, "perform", "take-first", "LL-15"),
    (lambda: using("crew_1a"), 0, "perform", "no-effect", "LL-23"),
    (lambda: using("jetpack"), 0, "perform", "no-effect", "LL-23"),
    (lambda: using("jetpack"), 0, "join:first", "jetpack-needs-kind", "LL-25"),
    (lambda: using("crew_1a"), 0, "fit:first,crew", "only-jetpack-chooses", "LL-25"),
    (lambda: using("crew_1a"), 0, "take:crew_2a", "use-first", "LL-35"),
    (risking, 0, "sell", "risk-not-sold", "LL-24"),
    (sending, 0, "send:second", "no-such-team", "LL-27"),
    (sending, 0, "turn:first,crew,explorer", "no-jetpack-there", "LL-25"),
    (crowning, 0, "turn:first,crew,explorer", "kinds-fixed", "LL-25"),
    (losing, 1, "lose:0,first,explorer", "no-such-card", "LL-31"),
    (losing, 1, "lose:0,second,crew", "other-team-loses", "LL-31"),
    (losing, 1, "turn:first,crew,explorer", "kinds-fixed", "LL-25"),
    (lambda: position("over", active=4), 0, "bid:0", "game-over", ""),
    (lambda: position(seats=2), 0, "bid:much", "unknown-move", ""),
]


@pytest.mark.rule("LL-03", "LL-11", "LL-15", "LL-20", "LL-23", "LL-24", "LL-25", "LL-27", "LL-31")
@pytest.mark.parametrize(("there", "seat", "key", "code", "rule"), REASONS)
def test_a_move_that_is_not_possible_is_refused_with_its_reason(
    there: Callable[[], FatedMatch], seat: int, key: str, code: str, rule: str
) -> None:
    match = there()
    before = match.state_json()
    assert why_not(match, seat, key) == (code, rule)
    sentence = match.explain(seat, key)
    assert sentence is not None
    assert sentence.endswith(f"({rule})" if rule else ".")
    with pytest.raises(wk.IllegalMove) as raised:
        match.play(seat, key)
    assert (raised.value.code, raised.value.rule, match.state_json()) == (code, rule, before)


def test_a_possible_move_is_not_refused() -> None:
    match = taking()
    assert [match.refusal(0, key) for key in match.legal(0)] == [None] * 5
    assert match.explain(0, "take:crew_1a") is None
