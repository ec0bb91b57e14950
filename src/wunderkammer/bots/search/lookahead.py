"""Looking ahead in a world: what a move leads to when everybody then does what looks best to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.bots.search.lines import NEVER
from wunderkammer.bots.search.turn import Planner
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

TURNS_PER_SEAT: Final = 8  # where looking ahead stops at the latest
CHANCES: Final = 24  # outcomes in a row that are drawn without a decision between them


def value_of(planner: Planner, world: State, seat: i64, move: i64, rng: Rng) -> float:
    """How a move of a seat turns out in a world, which is used up."""
    sealed = world.top() & 255 >= SEALED
    apply(world, seat, move)
    return standing(planner.rules, play_on(planner, world, seat, sealed, rng), seat)


def standing(rules: Rules, state: State, seat: i64) -> float:
    """A seat's lead over its best opponent."""
    best = NEVER
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, rules.estimate(state, other))
        other += 1
    own = rules.estimate(state, seat)
    return own - best if state.seats > 1 else own


def play_on(planner: Planner, state: State, seat: i64, sealed: bool, rng: Rng) -> State:
    """Finish what the seat has begun, then let the others answer up to the next chance or the seat's next decision.

    After a secret choice the others' are made by chance, and the seat's next decision belongs to what it has begun.
    """
    owed = sealed
    last = seat
    turns: i64 = 0
    while turns < TURNS_PER_SEAT * state.seats:
        who = actor(state)
        if who == NOBODY or (not owed and last != seat and (who == NATURE or who == seat)):
            break
        # Alone there is nobody whose answer would end the view: it ends where chance begins.
        if who == NATURE and state.seats == 1:
            break
        if who == NATURE:
            if not let_chance_act(state, rng):
                break
        elif state.top() & 255 >= SEALED:
            if not sealed:
                break
            complete_secrets(state, rng, Buffer())
            sealed = False
        else:
            state = planner.turn(state, who, rng)
            owed = owed and who != seat
            last = who
            turns += 1
    return state


def let_chance_act(state: State, rng: Rng) -> bool:
    """Draw outcomes until somebody has to decide; whether that came to an end."""
    count: i64 = 0
    while actor(state) == NATURE:
        if count == CHANCES:
            return False
        apply(state, NATURE, sample(state, rng))
        count += 1
    return True


def complete_secrets(state: State, rng: Rng, buffer: Buffer) -> None:
    """A seat that has not chosen yet chooses anything."""
    frames = len(state.agenda)
    while len(state.agenda) == frames and state.top() & 255 >= SEALED:
        who = actor(state)
        legal_into(state, who, buffer)
        apply(state, who, buffer.items[rng.below(buffer.n)])
