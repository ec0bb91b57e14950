"""The loop that every game runs on: who acts, which moves are legal, and what follows from one."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects import effect_choose, effect_legal, run_effect
from wunderkammer.core.frames import CHANCE, DECISION, EFFECT, FIRST_DECISION, NATURE, NOBODY, OVER, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State


def actor(state: State) -> i64:
    """The seat to act (of several, the first), NATURE when chance is due, NOBODY when the game is over."""
    f = state.agenda[-1]
    kind = f & 255
    if kind < DECISION:
        return NOBODY
    if kind < CHANCE:
        return (f >> 8) & 255
    if kind < SEALED:
        return NATURE
    seat: i64 = 0
    while state.lanes[seat] == 0:
        seat += 1
    return seat


def frame_for(state: State, seat: i64) -> i64:
    """The decision (or for NATURE the chance) that waits for this seat, or 0."""
    f = state.agenda[-1]
    kind = f & 255
    if kind >= SEALED:
        return state.lanes[seat] if 0 <= seat < state.seats else 0
    if kind >= CHANCE:
        return f if seat == NATURE else 0
    if kind >= DECISION and (f >> 8) & 255 == seat:
        return f
    return 0


def legal_into(state: State, seat: i64, buffer: Buffer) -> None:
    """Fill the buffer with the moves of a seat that is to act, or with the outcomes for NATURE."""
    buffer.n = 0
    f = frame_for(state, seat)
    if f == 0:
        return
    if DECISION <= f & 255 < FIRST_DECISION:
        effect_legal(state, f, buffer)
    else:
        state.legal(f, buffer)


def apply(state: State, seat: i64, move: i64) -> None:
    """Carry out a legal move of a seat (or an outcome of NATURE) and everything automatic after it."""
    kind = state.agenda[-1] & 255
    if kind >= SEALED:
        f = state.lanes[seat]
        state.lanes[seat] = 0
        state.lane = seat
        state.choose(f, move)
        state.lane = NATURE
    else:
        state.agenda, f = pop(state.agenda)
        if kind >= CHANCE:
            state.news += 1
        if DECISION <= kind < FIRST_DECISION:
            effect_choose(state, f, move)
        else:
            state.choose(f, move)
    settle(state)


def settle(state: State) -> None:
    """Run automatic frames until a decision, a chance, an open lane or the end is on top."""
    while True:
        f = state.agenda[-1]
        kind = f & 255
        if kind >= DECISION:
            if kind < SEALED or any_lane_open(state):
                return
            state.news += 1
        elif kind == OVER:
            return
        state.agenda, f = pop(state.agenda)
        if kind == EFFECT:
            run_effect(state, f)
        else:
            state.run(f)


def any_lane_open(state: State) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if state.lanes[seat] != 0:
            return True
        seat += 1
    return False


def sample(state: State, rng: Rng) -> i64:
    """Draw the outcome of the chance on top."""
    return state.sample(state.agenda[-1], rng)


def acting(state: State) -> list[int]:
    """All seats that may act now; empty when chance is due or the game is over."""
    return [seat for seat in range(state.seats) if frame_for(state, seat) != 0]


def legal_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a seat as a list, in a stable order."""
    buffer = Buffer()
    legal_into(state, seat, buffer)
    return buffer.to_list()


def is_legal(state: State, seat: int, move: int) -> bool:
    """Whether a seat can make a move now, or for NATURE whether the outcome is possible."""
    buffer = Buffer()
    legal_into(state, seat, buffer)
    return buffer.has(move)


def playout(state: State, rng: Rng, buffer: Buffer) -> i64:
    """Play at random to the end; the number of decisions taken by seats."""
    decisions: i64 = 0
    while True:
        who = actor(state)
        if who == NOBODY:
            return decisions
        if who == NATURE:
            apply(state, who, sample(state, rng))
        else:
            legal_into(state, who, buffer)
            apply(state, who, buffer.items[rng.below(buffer.n)])
            decisions += 1
