"""Figures, their provenance, the language of effects, and packs."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.darwins_journey.seen import alfred, board
from wunderkammer.errors import BadPack
from wunderkammer.games.darwins_journey.content.alfred import AlfredTables
from wunderkammer.games.darwins_journey.content.tables import DarwinContent
from wunderkammer.match.match import Match
from wunderkammer.shelf import game as shelf

GAME = shelf.game("darwins_journey")


def figures() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "content" / "figures.toml").read_text(encoding="utf-8"))


def content() -> DarwinContent:
    found = GAME.content()
    assert isinstance(found, DarwinContent)
    return found


def leaves(data: dict[str, Any], path: str = "") -> list[str]:
    """The paths of all figures."""
    found = []
    for name, value in data.items():
        where = f"{path}.{name}" if path else name
        found += leaves(value, where) if isinstance(value, dict) else [where]
    return found


def test_every_figure_has_a_provenance() -> None:
    data = figures()
    known = data.pop("provenance")
    del data["readings"]  # what may be chosen, not what is
    assert {*known.values()} <= {"rulebook", "public", "house"}
    assert [leaf for leaf in leaves(data) if not any(f"{leaf}.".startswith(f"{name}.") for name in known)] == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"camp": {"O6": {"gives": "tea 3"}}}, "is not an effect"),
        ({"goal": {"s1": ["tents many"]}}, "must end with a number"),
        ({"goal": {"s1": ["hats 2"]}}, "cannot be counted"),
        ({"island_a": {"A3": {"next": ["A4", "A5"]}}}, "avoids the ribbon"),
        ({"sea": {"O3": {"next": ["O1"]}}}, "stand below it"),
        ({"alfred": {"action": {"1": ["deliver"]}}}, "the last of them “rest”"),
        ({"alfred": {"action": {"1": ["main ABCC", "rest"]}}}, "is not an option"),
    ],
)
def test_a_pack_with_a_fault_is_refused_in_one_sentence(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPack, match=words):
        Match("darwins_journey", 2, 1, {"pack": changes})


def test_a_pack_changes_a_figure() -> None:
    match = Match("darwins_journey", 2, 1, {"first_game": True, "pack": {"setup": {"coins": 9}}})
    assert board(match)["coins"] == 9


def test_exactly_two_action_cards_deliver_and_every_one_ends_with_rest() -> None:
    cards = figures()["alfred"]["action"].values()
    assert sum("deliver" in card for card in cards) == 2
    assert all(2 <= len(card) <= 3 and card[-1] == "rest" for card in cards)


def test_a_lap_of_the_bonus_track_never_feeds_itself() -> None:
    """Coins beyond the limit move the bonus worker: in no round may both bonus rows pay for a whole lap."""
    tables: AlfredTables = content().alfred
    for name in ("white", "blue", "yellow", "green"):
        rows = zip(figures()["alfred"][name]["first"], figures()["alfred"][name]["second"], strict=True)
        assert all(sum(coins_in(effect) for effect in pair) < tables.track for pair in rows)


def coins_in(effect: str) -> int:
    """Coins and bonus spaces that an effect of the language can bring at most, without what a move may find."""
    total = 0
    for part in effect.split(" + "):
        word, _, number = part.partition(" ")
        total += {"coins": 1, "knowledge": 3, "bonus": 1}.get(word, 0) * int(number or 1) + (2 if word == "goal" else 0)
    return total


def test_alfreds_board_is_an_option() -> None:
    match = Match("darwins_journey", 1, 1, {"alfred": "green"})
    assert alfred(match)["board"] == "green"
