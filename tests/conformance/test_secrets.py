"""What is hidden stays hidden: views, moves and explanations do not depend on it."""

from __future__ import annotations

import json

from tests.conformance.cases import Case, Turn, play_on, seeds, turns
from wunderkammer.core.consequences import consequences
from wunderkammer.core.engine import acting, apply, legal_moves
from wunderkammer.core.frames import NATURE, SEALED
from wunderkammer.core.log import EVERYBODY, Log
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

EVERY = 5  # positions are looked at every few moves
TRIED = 8  # moves that are asked about in each


def view_text(case: Case, state: State, seat: int | None) -> str:
    return json.dumps(case.game.rules.view(state, seat))


def knowledge(case: Case, state: State, seat: int, tried: list[int]) -> str:
    """Everything a seat is shown or told when it asks, as bytes would be sent to it."""
    rules = case.game.rules
    asked = [(name, domain.name, value) for name, domain, value in rules.asked_about(state, seat)]
    context = [
        [(name, domain.name, value) for name, domain, value in rules.context(state, seat, move)]
        for move in legal_moves(state, seat)
    ]
    return json.dumps(
        {
            "view": rules.view(state, seat),
            "to_act": acting(state),
            "legal": legal_moves(state, seat),
            "ask": [rules.ask(state, seat), asked if rules.ask(state, seat) else []],
            "context": context,
            "consequences": [consequences(rules, state, seat, move) for move in legal_moves(state, seat)],
            "explanations": [explanation(rules, state, seat, move) for move in tried],
        }
    )


def explanation(rules: Rules, state: State, seat: int, move: int) -> object:
    refusal = rules.refusal(state, seat, move)
    return refusal and [refusal.code, refusal.rule, refusal.details]


def asked_moves(case: Case, rng: Rng) -> list[int]:
    verbs = case.game.vocabulary.verbs
    chosen = [verbs[rng.below(len(verbs))] for _ in range(TRIED)]
    return [verb.base + rng.below(verb.size) for verb in chosen]


def some_turns(case: Case, few: int) -> list[Turn]:
    """Positions from several random games."""
    return [
        Turn(turn.state.clone(), turn.seat, turn.move, turn.number)
        for seed in seeds(few)
        for turn in turns(case, seed)
        if turn.number % EVERY == seed % EVERY
    ]


def test_a_seat_cannot_tell_a_world_made_for_it_from_the_true_one(case: Case) -> None:
    rng = Rng(1)
    for turn in some_turns(case, 2):
        tried = asked_moves(case, rng)
        before = case.json(turn.state)
        for seat in range(case.seats):
            known = knowledge(case, turn.state, seat, tried)
            spectator = view_text(case, turn.state, None)
            for _ in range(2):
                world = case.game.rules.determinise(turn.state, seat, rng)
                assert knowledge(case, world, seat, tried) == known
                assert view_text(case, world, None) == spectator
        assert case.json(turn.state) == before


def test_a_view_beside_the_public_one_is_the_view(case: Case) -> None:
    for turn in some_turns(case, 1):
        public = case.game.rules.view(turn.state, None)
        for seat in range(case.seats):
            beside = case.game.rules.view_beside(turn.state, seat, public)
            assert json.dumps(beside) == view_text(case, turn.state, seat)
        assert json.dumps(public) == view_text(case, turn.state, None)


def test_a_world_made_for_a_seat_can_be_played_to_its_end(case: Case) -> None:
    rng = Rng(2)
    for turn in some_turns(case, 1)[:: EVERY * 2]:
        seat = turn.number % case.seats
        world = case.game.rules.determinise(turn.state, seat, rng)
        assert case.game.rules.conserved(world) == case.game.rules.conserved(turn.state)
        assert case.json(case.read(case.json(world))) == case.json(world)
        assert play_on(world, turn.number) <= case.game.rules.longest(case.seats)


def test_what_the_others_keep_secret_is_drawn_anew(case: Case) -> None:
    """Without this a game could pass every other test here by copying the true world."""
    rng, secret, changed = Rng(3), False, False
    for turn in some_turns(case, 2):
        state = turn.state
        secret = secret or state.top() & 255 >= SEALED
        secret = secret or case.game.rules.audience(state, turn.seat, turn.move) != EVERYBODY
        for seat in range(case.seats):
            world = case.game.rules.determinise(state, seat, rng)
            changed = changed or any(
                view_text(case, world, other) != view_text(case, state, other)
                for other in range(case.seats)
                if other != seat
            )
    assert changed or not secret


def log_codes(state: State, seat: int) -> list[list[int]]:
    rows = state.log.rows() if state.log is not None else []
    return [row for row in rows if row[0] == EVERYBODY or row[0] >> seat & 1]


def test_a_move_without_news_shows_its_seat_nothing_new(case: Case) -> None:
    """Otherwise one could look at something hidden and take the move back."""
    rng = Rng(4)
    for turn in some_turns(case, 2):
        if turn.seat == NATURE:
            continue
        seat, news = turn.seat, turn.state.news
        world = case.game.rules.determinise(turn.state, seat, rng)
        for state in (turn.state, world):
            state.log = Log()
            apply(state, seat, turn.move)
        if turn.state.news == news:
            assert knowledge(case, world, seat, []) == knowledge(case, turn.state, seat, [])
            assert log_codes(world, seat) == log_codes(turn.state, seat)


def test_nobody_sees_what_a_lane_has_committed(case: Case) -> None:
    rng = Rng(5)
    for turn in some_turns(case, 2):
        if turn.state.top() & 255 < SEALED:
            continue
        tried = asked_moves(case, rng)
        for seat in acting(turn.state):
            others = [other for other in range(case.seats) if other != seat]
            views: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
            for move in legal_moves(turn.state, seat)[-8:]:
                state = turn.state.clone()
                state.log = Log()
                apply(state, seat, move)
                if state.top() & 255 >= SEALED and state.news == turn.state.news:
                    assert not any(log_codes(state, other) for other in others)
                    shown = [knowledge(case, state, other, tried) for other in others]
                    views[state.lanes[seat] != 0].add((*shown, view_text(case, state, None)))
            before = [knowledge(case, turn.state, other, tried) for other in others]
            assert len(views[False]) <= 1
            assert views[True] <= {(*before, view_text(case, turn.state, None))}


def close_lanes(case: Case, state: State, order: list[int]) -> tuple[str, object]:
    """Close all lanes, always answering the first open one of the order; each seat's answers are fixed by its lists."""
    state = state.clone()
    state.log = Log()
    top, news = len(state.agenda), state.news
    step = 0
    while state.news == news and len(state.agenda) == top and (open_lanes := acting(state)):
        rotated = order[step % len(order) :] + order[: step % len(order)]
        seat = next(seat for seat in rotated if seat in open_lanes)
        moves = legal_moves(state, seat)
        apply(state, seat, moves[(len(moves) * (seat + 2)) // 7 % len(moves)])
        step += 1
    return case.json(state), state.log.rows()


def test_the_order_in_which_lanes_are_answered_is_irrelevant(case: Case) -> None:
    for turn in some_turns(case, 2):
        if turn.state.top() & 255 >= SEALED and len(acting(turn.state)) > 1:
            order = [*range(case.seats)]
            outcome = close_lanes(case, turn.state, order)
            assert close_lanes(case, turn.state, order[::-1]) == outcome
            assert close_lanes(case, turn.state, order[1:] + order[:1]) == outcome
