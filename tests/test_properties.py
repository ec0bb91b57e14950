"""Whatever people choose, some things always hold (Hypothesis chooses for them)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wunderkammer as wk
from wunderkammer.errors import BadState
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.game import Game

CHOICES = st.lists(st.integers(0, 10_000), max_size=60)
GAMES = [wk.game(name) for name in wk.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def random_match(game: Game, seats: int, seed: int, choices: list[int]) -> wk.Match:
    match = wk.Match(game.id, game.seats[seats % len(game.seats)], seed)
    for choice in choices:
        if match.to_act:
            seat = match.to_act[choice % len(match.to_act)]
            keys = match.legal(seat)
            match.play(seat, keys[choice // 7 % len(keys)])
    return match


@every_game
@given(seats=st.integers(0, 9), seed=st.integers(0, (1 << 63) - 1), choices=CHOICES)
def test_every_match_can_be_written_and_read_again(game: Game, seats: int, seed: int, choices: list[int]) -> None:
    match = random_match(game, seats, seed, choices)
    again = wk.Match.from_record(Record.loads(match.record.dumps()))
    assert again.state_json() == match.state_json()
    assert again.log(0) == match.log(0)


@every_game
@given(seats=st.integers(0, 9), seed=st.integers(0, 1 << 40), choices=CHOICES)
def test_every_position_can_be_set_up_again(game: Game, seats: int, seed: int, choices: list[int]) -> None:
    match = random_match(game, seats, seed, choices)
    again = wk.Match.from_state(game.id, json.loads(json.dumps(match.state_json())))
    assert (again.state_json(), again.to_act) == (match.state_json(), match.to_act)
    assert [again.view(seat)["table"] for seat in (0, None)] == [match.view(seat)["table"] for seat in (0, None)]


@every_game
@given(seats=st.integers(0, 9), seed=st.integers(0, 1 << 40), choices=CHOICES)
def test_nothing_gets_lost_and_undo_is_exact(game: Game, seats: int, seed: int, choices: list[int]) -> None:
    match = random_match(game, seats, seed, choices)
    amounts = game.rules.conserved(match.state)
    for seat in match.to_act[:1]:
        before, news = match.state_json(), match.state.news
        match.play(seat, match.legal(seat)[-1])
        assert game.rules.conserved(match.state) == amounts
        assert (match.undo_refusal(seat) is None) == (match.state.news == news)
        if match.undo_refusal(seat) is None:
            match.undo(seat)
            assert match.state_json() == before


@every_game
@given(key=st.text(max_size=20), seat=st.integers(0, 1))
def test_any_text_is_a_legal_move_or_explained(game: Game, key: str, seat: int) -> None:
    match = wk.Match(game.id, seats=game.seats[-1], seed=1)
    sentence = match.explain(seat, key)
    assert (sentence is None) == (key in match.legal(seat))
    assert sentence is None or "⟨" not in sentence


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@every_game
@given(name=st.integers(0, 100), value=JSON)
def test_any_value_in_a_state_is_refused_or_right(game: Game, name: int, value: object) -> None:
    state = wk.Match(game.id, seed=1).state_json()
    field = list(state)[name % len(state)]
    try:
        sentence = f"{wk.Match.from_state(game.id, {**state, field: value}).seats} seats."
    except BadState as error:
        sentence = str(error)
    assert sentence.endswith(".")
