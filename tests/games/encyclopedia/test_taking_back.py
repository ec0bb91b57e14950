"""Payments are small decisions, and everything up to the commit can be taken back (EN-12)."""

from __future__ import annotations

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import play, player, purse


def test_die_action_and_payments_can_be_taken_back() -> None:
    match = position("die", dice={0: "red1", 1: "- blue1"}, coins=[4], tokens=[1], seals=[1])
    before = match.state_json()
    play(match, "die:1,second,0", "exchange", "embassy", "coins:2", "coins:2")
    assert (purse(match), purse(match, 1)) == ((5, 1, 0), (2, 0, 0))
    for _ in range(5):
        match.undo(0)
    assert match.state_json() == before


def test_an_expedition_can_be_taken_back_while_nothing_new_was_seen() -> None:
    match = position(die="red6", reputation=[15], tokens=[1], study={0: "raccoon"})
    play(match, "expedition:america,none", "token", "commit", "research:raccoon,habitat")
    assert player(match)["vp"] == 3
    for _ in range(4):
        match.undo(0)
    assert (player(match)["vp"], purse(match)) == (0, (0, 1, 0))
    assert "bank" in match.legal(0)
