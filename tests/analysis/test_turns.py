"""Decisions are put together into turns as people count them."""

from __future__ import annotations

import pytest

from tests.analysis.matches import play_match
from tests.shelving import crumbs
from wunderkammer.analysis.turns import Turn, turns_of
from wunderkammer.core.frames import NATURE
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games

__all__ = ["crumbs"]

TABLES = [(name, seats) for name in games() for seats in game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_decision_belongs_to_one_turn(name: str, seats: int) -> None:
    match = play_match(name, seats, 4, "random")
    turns = turns_of(match)
    entries = sorted(decision.entry for turn in turns for decision in turn.decisions)
    assert entries == [number for number, entry in enumerate(match.entries) if entry.seat != NATURE]
    for turn in turns:
        assert all(match.entries[decision.entry].seat == turn.seat for decision in turn.decisions)
        assert all(decision.at <= decision.entry for decision in turn.decisions)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_plan_begins_only_at_the_beginning_of_a_stretch(name: str, seats: int) -> None:
    match = play_match(name, seats, 5, "random")
    for turn in turns_of(match):
        for stretch in turn.stretches:
            for decision in stretch[1:]:
                assert not match.rules.starts_turn(decision.state, turn.seat)
                assert decision.state.news == stretch[0].state.news


def turns_at(match: Match, step: str) -> list[Turn]:
    """The turns that begin with a step of the game."""
    return [turn for turn in turns_of(match) if match.rules.ask(turn.decisions[0].state, turn.seat) == step]


def test_all_cards_that_a_player_plays_in_a_row_are_one_turn() -> None:
    match = play_match("evolution", 3, 2)
    playing = turns_at(match, "play")
    rounds = {turn.stage for turn in playing}
    assert rounds
    for number in rounds:
        seats = [turn.seat for turn in playing if turn.stage == number]
        assert len(seats) == len(set(seats))  # once a round for everybody


def test_a_worker_and_all_that_follows_is_one_turn() -> None:
    match = play_match("darwins_journey", 2, 2)
    placing = turns_at(match, "place")
    assert max(len(turn.decisions) for turn in placing) > 2
    assert all(match.rules.ask(one.state, turn.seat) != "place" for turn in placing for one in turn.decisions[1:])


@pytest.mark.usefixtures("crumbs")
def test_the_template_game_has_turns() -> None:
    match = play_match("crumbs", 2, 1, "random")
    assert len(turns_of(match)) > 2
