"""Hints: the best moves of a decision with finite numbers, best first, from nothing but what the seat may know."""

from __future__ import annotations

import math

import pytest

from wunderkammer.bots.advice import MOST, Advice
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadSeats, WunderkammerError
from wunderkammer.match import Match
from wunderkammer.shelf import game, games

ROUNDS = 16  # of the search: what is tested here does not depend on how long it thinks
TABLES = [(name, seats) for name in games() for seats in game(name).seats]


def under_way(name: str, seats: int, seed: int, moves: int = 12) -> Match:
    """A match after some moves by chance, at a decision with a choice."""
    match, rng = Match(name, seats, seed), Rng(seed)
    while moves > 0 or len(match.legal(match.to_act[0])) == 1:
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[rng.below(len(legal))])
        moves -= 1
    return match


def hint(match: Match) -> list[Advice]:
    return match.hint(match.to_act[0], seconds=0, rounds=ROUNDS)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_best_moves_come_first_and_with_sound_numbers(name: str, seats: int) -> None:
    match = under_way(name, seats, seed=3)
    before, found = match.record, hint(match)
    legal = match.legal(match.to_act[0])
    assert len(found) == min(MOST, len(legal))
    assert len({one.key for one in found} & {*legal}) == len(found)
    assert all(0 <= one.chance <= 1 and math.isfinite(one.points) and one.visits > 0 for one in found)
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert match.record == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_the_seat_cannot_know_changes_no_hint(name: str, seats: int) -> None:
    match = under_way(name, seats, seed=4)
    rules, found = match.game.rules, hint(match)
    for seed in (1, 2):
        match.state = rules.determinise(match.state, match.to_act[0], Rng(seed))
        assert hint(match) == found


def test_worlds_differ_in_that_test() -> None:
    match = under_way("lost_lands", 3, seed=4)
    other = match.game.rules.determinise(match.state, match.to_act[0], Rng(1))
    assert match.game.rules.to_json(other) != match.state_json()


def test_the_seed_of_a_match_is_no_part_of_its_hints() -> None:
    one = under_way("evolution", 2, seed=3)
    other = Match.from_state("evolution", one.state_json(), seed=99)
    assert hint(other) == hint(one)


def test_a_move_that_wins_the_game_is_found() -> None:
    match = under_way("lost_lands", 2, seed=1)
    while len(match.record.entries) < 400 and (last := last_choice(match)) is None:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert last is not None
    best = match.hint(match.to_act[0], seconds=0, rounds=60)[0]
    assert best.points == pytest.approx(max(last.values()), abs=0.5)


def last_choice(match: Match) -> dict[str, int] | None:
    """The points that each move leads to, if all of them end the game at once."""
    seat, found = match.to_act[0], {}
    for key in match.legal(seat):
        after = Match.from_record(match.record)
        after.play(seat, key)
        if after.result is None:
            return None
        found[key] = after.result.scores[seat]
    return found if len(found) > 1 else None


def test_alone_the_chance_is_that_of_beating_the_games_opponent() -> None:
    match = Match("darwins_journey", 1, 5)
    while match.to_act:
        match.play(0, match.legal(0)[0])
    assert match.result is not None
    assert match.result.ranks == [2]
    choices = [at for at, (seat, _) in enumerate(match.record.entries) if seat == 0]
    last = next(at for at in reversed(choices) if len(Match.from_record(match.record, at).legal(0)) > 1)
    near_the_end = Match.from_record(match.record, last)
    assert near_the_end.hint(0, seconds=0, rounds=120)[0].chance < 0.5


def test_a_forced_move_is_named_with_the_outlook() -> None:
    match = Match("lost_lands", 4, 3)
    while len(match.legal(match.to_act[0])) > 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (only,) = hint(match)
    assert [only.key] == match.legal(match.to_act[0])
    assert only.visits == 0
    assert 0 < only.chance < 1


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    match = Match("lost_lands", 2, 5)
    with pytest.raises(WunderkammerError, match="nothing for you to decide now; ask for a hint when it is your turn"):
        match.hint(1)
    match.lang = "de"
    with pytest.raises(WunderkammerError, match="frag nach einem Tipp, wenn du am Zug bist"):
        match.hint(1)


def test_when_the_game_is_over_there_are_no_hints() -> None:
    match = Match("lost_lands", 2, 5)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(WunderkammerError, match="The game is over"):
        match.hint(0)


def test_wrong_wishes_are_refused_with_a_sentence() -> None:
    match = Match("lost_lands", 2, 5)
    with pytest.raises(BadSeats, match="There is no seat 7"):
        match.hint(7)
    with pytest.raises(WunderkammerError, match="no level “hal”; there are level1, level2"):
        match.hint(0, "hal")
    with pytest.raises(WunderkammerError, match="A hint takes seconds"):
        match.hint(0, seconds=math.nan)
    with pytest.raises(WunderkammerError, match="at least 1 round of the search, not 0"):
        match.hint(0, rounds=0)
