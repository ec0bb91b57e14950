"""Hints: the best moves of a decision with finite numbers, best first, from nothing but what the seat may know."""

from __future__ import annotations

import math

import pytest

from wunderkammer.bots.advice import MOST, Advice, order_advice
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadSeats, WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games

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
    before, found = match.state_json(), hint(match)
    legal = match.legal(match.to_act[0])
    assert len(found) == min(MOST, len(legal))
    assert len({one.key for one in found} & {*legal}) == len(found)
    assert all(0 <= one.chance <= 1 and math.isfinite(one.points) and one.visits > 0 for one in found)
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert match.state_json() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_of_moves_with_the_same_chance_none_stands_below_one_of_fewer_points(name: str, seats: int) -> None:
    for seed in (3, 4, 5):
        shown = [(round(100 * one.chance), round(one.points)) for one in hint(under_way(name, seats, seed))]
        assert shown == sorted(shown, reverse=True)


def test_between_moves_with_the_same_figures_the_search_decides() -> None:
    first, second = Advice("first", 0.541, 60.6, 9), Advice("second", 0.538, 61.4, 9)
    assert order_advice([first, second]) == [first, second]
    richer = Advice("richer", 0.536, 61.6, 9)
    assert [one.key for one in order_advice([first, second, richer])] == ["richer", "first", "second"]
    assert {one.chance for one in order_advice([first, second, richer])} == {0.536}


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


def last_choice(name: str, seats: int, seed: int) -> Match:
    """A game played by chance, before the last decision that was one."""
    match, rng = Match(name, seats, seed), Rng(seed)
    while match.to_act:
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[rng.below(len(legal))])
    record = match.record
    for at in reversed(range(len(record.entries))):
        before = Match.from_record(record, at)
        if before.to_act and len(before.legal(before.to_act[0])) > 1:
            return before
    raise AssertionError("Nobody ever had a choice.")


@pytest.mark.parametrize(("name", "seed"), [("lost_lands", 9), ("evolution", 1), ("encyclopedia", 10)])
def test_at_the_last_decision_the_points_are_those_of_the_end(name: str, seed: int) -> None:
    match = last_choice(name, 2, seed)
    scores = {}
    for key in match.legal(seat := match.to_act[0]):
        after = Match.from_record(match.record)
        after.play(seat, key)
        assert after.result is not None
        scores[key] = after.result.scores[seat]
    found = match.hint(seat, seconds=0, rounds=ROUNDS)
    assert [one.points for one in found] == pytest.approx([scores[one.key] for one in found])
    assert scores[found[0].key] == max(scores.values())


def test_alone_the_chance_is_that_of_beating_the_games_opponent() -> None:
    match = last_choice("darwins_journey", 1, 5)
    best = match.hint(0, seconds=0, rounds=120)[0]
    while match.to_act:
        match.play(0, match.legal(0)[0])
    assert match.result is not None
    assert match.result.ranks == [2]  # Alfred is far ahead, whatever is done now
    assert best.chance < 0.25


def test_alone_the_points_are_the_lead_from_the_first_decision_on() -> None:
    """The game's own estimate begins at about 1 point there, whatever is done."""
    match = Match("darwins_journey", 1, 3)
    for one in hint(match):
        assert one.alone
        assert (one.points > 0) == (one.chance > 0.5)
        assert abs(one.points) > 10
    match = last_choice("darwins_journey", 1, 5)
    (best, *_), rules = match.hint(0, seconds=0, rounds=120), match.game.rules
    match.play(0, best.key)
    while match.to_act:
        match.play(0, match.legal(0)[0])
    assert best.points == pytest.approx(rules.lead(match.state, 0), abs=3)


def test_a_forced_move_is_named_with_the_outlook() -> None:
    match = Match("lost_lands", 4, 3)
    while len(match.legal(match.to_act[0])) > 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (only,) = hint(match)
    assert [only.key] == match.legal(match.to_act[0])
    assert only.visits == ROUNDS
    assert 0 < only.chance < 1


def around_forced_moves(name: str, seats: int, options: dict[str, object], count: int) -> list[tuple[Advice, Advice]]:
    """Hints at forced moves and at the decisions that follow at once, in a game played by chance."""
    match, rng, found = Match(name, seats, 2, options=options), Rng(2), list[tuple[Advice, Advice]]()
    while match.to_act and len(found) < count:
        seat, before = match.to_act[0], len(match.entries)
        legal = match.legal(seat)
        forced = match.hint(seat, seconds=0, rounds=50)[0] if len(legal) == 1 else None
        match.play(seat, legal[rng.below(len(legal))])
        if forced and match.to_act and match.to_act[0] == seat and len(match.entries) == before + 1:
            found.append((forced, match.hint(seat, seconds=0, rounds=50)[0]))
    return found


@pytest.mark.parametrize(
    ("name", "seats", "options", "count"),
    [
        ("lost_lands", 4, {}, 12),
        ("evolution", 2, {}, 6),
        ("encyclopedia", 2, {"rivals": 1}, 9),
        ("darwins_journey", 2, {}, 1),
    ],
)
def test_where_nothing_happens_but_a_forced_move_the_figures_stay(
    name: str, seats: int, options: dict[str, object], count: int
) -> None:
    """A position in the middle of a turn, judged as it stands, may promise 300 points and a certain win."""
    around = around_forced_moves(name, seats, options, count)
    assert len(around) == count
    for forced, after in around:
        assert forced.chance == pytest.approx(after.chance, abs=0.15)
        assert forced.points == pytest.approx(after.points, abs=20)


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
