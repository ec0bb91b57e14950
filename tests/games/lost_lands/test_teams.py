"""Explorers, crews and transports: LL-16, LL-17, LL-19 … LL-21."""

from __future__ import annotations

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import cards, log_lines, player, purses, send, strength, table, why_not

SYMBOLS = {
    "avalon": [1, 1, 1],
    "kalahari": [1, 1, 1],
    "iram": [1, 1, 1],
    "shangri_la": [2, 1, 0],
    "el_dorado": [2, 0, 1],
    "agartha": [1, 2, 0],
    "thule": [0, 2, 1],
    "atlantis": [1, 0, 2],
    "mu": [0, 1, 2],
}


@pytest.mark.rule("LL-16")
@pytest.mark.parametrize("kind", ["explorer", "crew", "transport"])
def test_a_team_card_joins_a_team_at_once_or_is_sold(kind: str) -> None:
    match = position("take", seats=3, takers=[0, 1], market=[f"{kind}_3a", "jetpack"])
    match.play(0, f"take:{kind}_3a")
    assert match.legal(0) == ["join:first", "sell"]
    match.play(0, "join:first")
    assert cards(match, 0) == {kind: f"{kind}_3a"}


@pytest.mark.rule("LL-17")
@pytest.mark.parametrize(
    ("card", "price"),
    [("crew_1b", 4), ("risky_move", 3), ("jetpack", 2), ("long_observation", 3)],
)
def test_a_card_is_sold_without_effect_for_the_price_in_its_corner(card: str, price: int) -> None:
    match = position("use", takers=[2, 1], card=card, market=["patron_red"], track=[0, 1, 2, 3])
    match.play(2, "sell")
    assert purses(match) == [11, 11, 11 + price, 11]
    assert table(match)["discard"] == {card: 1}
    assert table(match)["track"] == [0, 1, 2, 3]
    assert player(match, 2)["teams"] == player(position(), 2)["teams"]


@pytest.mark.rule("LL-17", "LL-21")
@pytest.mark.parametrize("letter", ["a", "b"])
@pytest.mark.parametrize("kind", ["explorer", "crew", "transport"])
@pytest.mark.parametrize(("power", "price"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_stronger_a_card_the_lower_its_price(kind: str, letter: str, power: int, price: int) -> None:
    card = f"{kind}_{power}{letter}"
    match = position("use", card=card, takers=[0, 1], market=["jetpack"])
    match.play(0, "join:first")
    assert strength(match, 0) == power
    match = position("use", card=card, takers=[0, 1], market=["jetpack"])
    match.play(0, "sell")
    assert purses(match)[0] == 11 + price


@pytest.mark.rule("LL-19")
def test_a_player_has_at_most_two_teams() -> None:
    match = position("use", card="crew_1a", teams={0: ["crew_2a", "crew_3a"]})
    assert match.legal(0) == ["join:first", "join:second", "sell"]
    assert len(player(match, 0)["teams"]) == 2


@pytest.mark.rule("LL-19")
def test_a_team_is_at_most_one_explorer_one_crew_and_one_transport() -> None:
    match = position("use", card="transport_1a", teams={0: ["explorer_2a crew_3a"]}, takers=[0, 1], market=["jetpack"])
    match.play(0, "join:first")
    assert cards(match, 0) == {"explorer": "explorer_2a", "crew": "crew_3a", "transport": "transport_1a"}


@pytest.mark.rule("LL-20")
def test_a_card_drives_out_the_one_of_its_kind_without_compensation() -> None:
    match = position("use", card="crew_1a", teams={0: ["explorer_2a crew_4a"]}, takers=[0, 1], market=["jetpack"])
    match.play(0, "join:first")
    assert cards(match, 0) == {"explorer": "explorer_2a", "crew": "crew_1a"}
    assert table(match)["discard"] == {"crew_4a": 1}
    assert purses(match)[0] == 11
    assert log_lines(match, "replaced") == [(0, "crew_4a")]


@pytest.mark.rule("LL-20")
def test_with_one_team_a_card_may_found_the_second() -> None:
    match = position("use", card="crew_1a", teams={0: ["crew_4a"]}, takers=[0, 1], market=["jetpack"])
    assert match.legal(0) == ["join:first", "join:second", "sell"]
    match.play(0, "join:second")
    assert [cards(match, 0, 0), cards(match, 0, 1)] == [{"crew": "crew_4a"}, {"crew": "crew_1a"}]


@pytest.mark.rule("LL-20")
def test_where_the_first_team_is_gone_a_card_may_found_it_again() -> None:
    match = position("use", card="crew_1a", teams={0: ["", "crew_4a"]}, takers=[0, 1], market=["jetpack"])
    match.play(0, "join:first")
    assert [cards(match, 0, 0), cards(match, 0, 1)] == [{"crew": "crew_1a"}, {"crew": "crew_4a"}]


@pytest.mark.rule("LL-20")
def test_cards_never_move_between_teams() -> None:
    match = position(teams={0: ["crew_1a", "explorer_1a"]}, seats=2)
    assert all(key.startswith("bid:") for key in match.legal(0))
    assert why_not(match, 0, "join:second") == ("no-card-in-hand", "LL-16")


@pytest.mark.rule("LL-21")
def test_in_shangri_la_explorers_count_twice_and_transports_not_at_all() -> None:
    """The rulebook's example of strength 10."""
    match = position(expeditions="shangri_la mu iram thule", teams={1: ["explorer_4a crew_2b transport_4a"]})
    assert strength(match, 1) == 10
    assert table(match, 3)["players"][1]["teams"][0]["strength"] == 10


@pytest.mark.rule("LL-21")
@pytest.mark.parametrize("expedition", SYMBOLS)
def test_every_card_counts_as_often_as_its_kind_is_shown(expedition: str) -> None:
    others = " ".join([name for name in SYMBOLS if name != expedition][:3])
    match = position(
        expeditions=f"{expedition} {others}", teams={0: ["explorer_1a", "crew_1a"], 1: ["transport_1a", "crew_3a"]}
    )
    explorers, crews, transports = SYMBOLS[expedition]
    assert table(match)["expeditions"][0]["symbols"] == SYMBOLS[expedition]
    assert [strength(match, 0, 0), strength(match, 0, 1), strength(match, 1, 0)] == [explorers, crews, transports]
    assert strength(match, 1, 1) == 3 * crews


@pytest.mark.rule("LL-21")
def test_strength_changes_with_the_team_and_with_the_active_expedition() -> None:
    match = position("use", card="crew_3a", expeditions="avalon thule mu iram", cartographers=3, seats=2)
    assert strength(match, 0) == 0
    match.play(0, "join:first")
    assert strength(match, 0) == 3
    send(match, "none")
    assert table(match)["active"] == 1
    assert strength(match, 0) == 6
