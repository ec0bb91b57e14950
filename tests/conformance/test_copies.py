"""Clones, JSON and records: a position can be kept at any moment, also in the middle of a chain."""

import json
from collections.abc import Iterator

from tests.conformance.cases import SOAK, Case, Turn, play_on, seeds, turns
from wunderkammer.core.engine import acting, apply, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record


def other_turns(case: Case, seed: int) -> Iterator[Turn]:
    """Every second turn, of one game the even ones and of the next the odd ones; with WK_SOAK=1 all of them."""
    return (turn for turn in turns(case, seed) if SOAK or turn.number % 2 == seed % 2)


def test_what_is_played_on_a_clone_never_touches_the_original(case: Case) -> None:
    for seed in seeds(2):
        for turn in other_turns(case, seed):
            before = case.json(turn.state)
            clone = turn.state.clone()
            assert case.json(clone) == before
            play_on(clone, turn.number, 6)
            assert case.json(turn.state) == before


def test_what_is_played_on_the_original_never_touches_a_clone(case: Case) -> None:
    for seed in seeds(2):
        clone = case.new()
        before = case.json(clone)
        for turn in turns(case, seed):
            assert case.json(clone) == before
            if turn.number % 5 == 0:
                clone = turn.state.clone()
                before = case.json(clone)


def test_every_single_move_leaves_the_original_alone(case: Case) -> None:
    for turn in turns(case, 5):
        if turn.number % 6 == 0:
            before = case.json(turn.state)
            for move in legal_moves(turn.state, turn.seat)[:20]:
                apply(turn.state.clone(), turn.seat, move)
            assert case.json(turn.state) == before


def test_a_state_survives_json_at_every_point(case: Case) -> None:
    for seed in seeds(2):
        for turn in other_turns(case, seed):
            written = case.json(turn.state)
            again = case.read(written)
            assert case.json(again) == written
            assert acting(again) == acting(turn.state)
            assert legal_moves(again, turn.seat) == legal_moves(turn.state, turn.seat)
            if turn.number % 8 == seed % 2:
                clone = turn.state.clone()
                play_on(clone, turn.number, 20)
                play_on(again, turn.number, 20)
                assert case.json(again) == case.json(clone)


def test_the_same_moves_lead_to_the_same_state(case: Case) -> None:
    for seed in seeds(2):
        entries = [(turn.seat, turn.move, case.json(turn.state)) for turn in turns(case, seed)]
        state = case.new()
        for seat, move, before in entries:
            assert case.json(state) == before
            apply(state, seat, move)


def played_match(case: Case, seed: int, most: int = 1_000_000) -> Match:
    """A match of random moves, of at most so many decisions."""
    match = Match(case.game.id, case.seats, seed, dict(case.options))
    for number in range(most):
        if not match.to_act:
            break
        seat = match.to_act[number % len(match.to_act)]
        keys = match.legal(seat)
        match.play(seat, keys[(number * 7 + seed) % len(keys)])
    return match


def test_the_record_of_a_match_is_the_match(case: Case) -> None:
    for seed in seeds(1):
        match = played_match(case, seed)
        record = Record.loads(match.record.dumps())
        again = Match.from_record(record)
        assert again.state_json() == match.state_json()
        assert again.result is not None
        assert match.result is not None
        assert again.result.to_json() == match.result.to_json()
        assert again.log(None) == match.log(None)
        assert again.record.dumps() == match.record.dumps()


def test_a_record_can_be_taken_up_after_any_of_its_entries(case: Case) -> None:
    match = played_match(case, 3)
    record = match.record
    vocabulary = case.game.vocabulary
    state = case.new()
    for upto, (seat, key) in enumerate(record.entries):
        if upto % 29 == 0:
            assert json.dumps(Match.from_record(record, upto).state_json()) == case.json(state)
        apply(state, seat, vocabulary.number(key))


def test_the_same_seed_is_the_same_match(case: Case) -> None:
    first, second, other = (played_match(case, seed, 30) for seed in (9, 9, 10))
    assert first.record.dumps() == second.record.dumps()
    chance = [[key for seat, key in match.record.entries if seat == NATURE] for match in (first, other)]
    assert not chance[0] or chance[0] != chance[1]
