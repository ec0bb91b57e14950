"""Risky Move: LL-24, LL-37."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.lost_lands.position import COPIES, FatedMatch, position
from tests.games.lost_lands.seen import cards, log_lines, purses, story, strength, table, track, why_not


def risk(*fate: str, teams: Sequence[str] = (), deck: Sequence[str] | None = None) -> FatedMatch:
    """Seat 0 has played a Risky Move that draws these cards; seat 1 chooses next."""
    match = position(
        "use", card="risky_move", takers=[0, 1], market=["patron_red"], teams={0: teams}, deck=deck, fate=fate
    )
    match.play(0, "perform")
    return match


@pytest.mark.rule("LL-24")
@pytest.mark.parametrize("kind", ["explorer", "crew", "transport"])
def test_a_team_card_drawn_must_join_a_team(kind: str) -> None:
    match = risk(f"{kind}_1a", teams=["explorer_4a crew_4a transport_4a", "explorer_4b crew_4b transport_4b"])
    assert match.legal(0) == ["join:first", "join:second"]
    assert why_not(match, 0, "sell") == ("risk-not-sold", "LL-24")
    match.play(0, "join:second")
    assert table(match)["discard"] == {f"{kind}_4b": 1, "risky_move": 1}
    assert strength(match, 0, 1) == 9


@pytest.mark.rule("LL-24", "LL-20")
def test_a_team_card_drawn_may_found_a_team() -> None:
    match = risk("crew_3a", teams=["explorer_1a"])
    match.play(0, "join:second")
    assert cards(match, 0, 1) == {"crew": "crew_3a"}


@pytest.mark.rule("LL-24", "LL-22")
@pytest.mark.parametrize(("patron", "pay"), [("patron_red", 7), ("patron_blue", 5)])
def test_a_patron_drawn_pays_at_once(patron: str, pay: int) -> None:
    match = risk(patron)
    assert purses(match)[0] == 11 + pay
    assert table(match)["discard"] == {patron: 1, "risky_move": 1}
    assert match.to_act == (1,)


@pytest.mark.rule("LL-24", "LL-09")
def test_a_cartographer_drawn_is_charted_and_no_other_card_is_drawn() -> None:
    match = risk("cartographer")
    assert table(match)["cartographers"] == 1
    assert story(match, "risk") == ["risk"]
    assert match.to_act == (1,)


@pytest.mark.rule("LL-24", "LL-26")
def test_a_long_observation_drawn_must_be_played() -> None:
    match = position("use", card="risky_move", takers=[3, 1], market=["jetpack"], fate=["long_observation"])
    match.play(3, "perform")
    assert track(match) == [3, 0, 1, 2]
    assert table(match)["discard"] == {"long_observation": 1, "risky_move": 1}


@pytest.mark.rule("LL-24", "LL-25")
def test_a_jetpack_drawn_must_be_fitted() -> None:
    match = risk("jetpack", teams=["crew_1a"])
    kinds = ("explorer", "crew", "transport")
    assert match.legal(0) == [f"fit:{team},{kind}" for team in ("first", "second") for kind in kinds]
    assert why_not(match, 0, "sell") == ("risk-not-sold", "LL-24")


@pytest.mark.rule("LL-24")
def test_a_risky_move_drawn_acts_again_and_each_is_discarded() -> None:
    match = risk("risky_move", "risky_move", "risky_move", "patron_blue")
    assert log_lines(match, "risk") == [(-1, "risky_move")] * 3 + [(-1, "patron_blue")]
    assert table(match)["discard"] == {"risky_move": 4, "patron_blue": 1}
    assert purses(match)[0] == 16


@pytest.mark.rule("LL-24")
def test_a_risky_move_is_discarded_only_after_its_effect() -> None:
    match = risk("crew_1a")
    assert table(match)["discard"] == {}
    match.play(0, "join:first")
    assert table(match)["discard"] == {"risky_move": 1}


@pytest.mark.rule("LL-37", "LL-10")
def test_a_risky_move_with_an_empty_deck_draws_from_the_shuffled_discard() -> None:
    match = risk("crew_1a", deck=[])
    assert story(match, "shuffled", "risk") == ["shuffled", "risk"]
    assert table(match)["discard"] == {}
    assert table(match)["deck"] == 51 - 3


@pytest.mark.rule("LL-37", "LL-24")
def test_risky_moves_in_play_are_not_shuffled_back_in_the_middle_of_a_chain() -> None:
    match = risk("risky_move", "crew_1a", deck=["risky_move"])
    assert story(match, "risk", "shuffled") == ["risk", "shuffled", "risk"]
    expected = COPIES | {"risky_move": 2, "patron_red": 1}
    assert match.state_json()["deck"] == {card: count for card, count in expected.items() if card != "crew_1a"}
    match.play(0, "join:first")
    assert table(match)["discard"] == {"risky_move": 2}


@pytest.mark.rule("LL-37")
def test_deck_and_discard_are_never_both_empty_even_with_full_teams_and_all_cartographers_out() -> None:
    kinds = ("explorer", "crew", "transport")
    pieces = [" ".join(f"{kind}_{number}{letter}" for kind in kinds) for number in range(1, 5) for letter in "ab"]
    teams = {seat: pieces[2 * seat : 2 * seat + 2] for seat in range(4)}
    market = ["patron_red", "patron_blue", "patron_green"]
    match = position(
        "use", card="risky_move", takers=[0, 1, 2, 3], market=market, teams=teams, deck=[], cartographers=7
    )
    match.fate = ["risky_move", "risky_move", "risky_move"]
    match.play(0, "perform")
    assert story(match, "shuffled") == ["shuffled"]
    assert story(match, "risk")[:4] == ["risk"] * 4
