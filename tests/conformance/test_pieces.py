"""Observations: as declared, relative to the seat, and the same in every world that the seat cannot tell apart."""

from __future__ import annotations

import pytest

from tests.conformance.cases import SOAK, Case, turns
from wunderkammer.core.engine import acting, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.observing.action_numbers import ActionNumbers
from wunderkammer.core.observing.observer import Observer
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State

DECISIONS = 12_000 if SOAK else 120  # of each case; all cases together come to a million, or to ten thousand


def observation(observer: Observer, state: State, seat: int) -> list[int]:
    return [*observer.observation(state, seat)]


def decisions(case: Case) -> list[tuple[State, int]]:
    """Positions before a seat decides, from several games: every seventh, so that all phases come."""
    found: list[tuple[State, int]] = []
    seed = 0
    while len(found) < DECISIONS:
        found += [
            (t.state.clone(), t.seat) for t in turns(case, seed) if t.seat != NATURE and (t.number + seed) % 7 == 0
        ]
        seed += 1
    return found[:DECISIONS]


def test_an_observation_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    observer = Observer(rules, case.new())
    for number, (state, seat) in enumerate(decisions(case)):
        for watching in (seat, number % case.seats):
            world = rules.determinise(state, watching, rng)
            assert observation(observer, world, watching) == observation(observer, state, watching)


def test_what_stands_in_a_piece_lies_within_its_bounds(case: Case) -> None:
    observer = Observer(case.game.rules, case.new())
    names = [shape.name for shape in observer.shapes]
    assert len(set(names)) == len(names)
    for state, seat in decisions(case)[::4]:
        at, values = 0, observation(observer, state, seat)
        for shape in observer.shapes:
            row = values[at : at + shape.size]
            assert shape.low <= min(row), shape.name
            assert max(row) <= shape.high, shape.name
            at += shape.size
        assert at == len(values)


def test_a_piece_says_who_may_act_beginning_with_the_seat_itself(case: Case) -> None:
    observer = Observer(case.game.rules, case.new())
    to_act = observer.shapes[0].size
    for state, seat in decisions(case)[::8]:
        values = observation(observer, state, seat)
        found = [(seat + step) % case.seats for step in range(case.seats) if values[to_act + step]]
        assert sorted(found) == acting(state)
        assert sum(values[:to_act]) == 1


@pytest.mark.parametrize("compact", [True, False])
def test_every_legal_move_has_an_action_and_every_action_a_move(case: Case, compact: bool) -> None:
    numbers = ActionNumbers(case.game.rules, case.new(), compact)
    for seat in range(case.seats):
        moves = [numbers.move(seat, action) for action in range(numbers.size)]
        assert len(set(moves)) == len(moves)
        assert [numbers.action(seat, move) for move in moves] == [*range(numbers.size)]
    for state, seat in decisions(case)[::4]:
        assert all(numbers.action(seat, move) >= 0 for move in legal_moves(state, seat))


def test_compact_actions_are_fewer(case: Case) -> None:
    flat, compact = (ActionNumbers(case.game.rules, case.new(), wanted) for wanted in (False, True))
    assert flat.size == case.game.vocabulary.size
    assert compact.size <= flat.size
    assert not any(case.game.vocabulary.verb_of(compact.move(0, action)).chance for action in range(compact.size))
