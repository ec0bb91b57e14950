"""Looking ahead in a world: what a move leads to when everybody then does what looks best to them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

WIDTH: Final = 20  # moves that a quick choice looks at; of more, some by chance
FINALISTS: Final = 4  # … and of these, those that look best at once are followed further
CHAIN: Final = 2  # own decisions in a row that a quick choice follows
DECISIONS_PER_SEAT: Final = 8  # where looking ahead stops at the latest
CHANCES: Final = 24  # outcomes in a row that are drawn without a decision between them


def value_of(rules: Rules, world: State, seat: i64, move: i64, rng: Rng) -> float:
    """How a move of a seat turns out in a world, which is used up."""
    sealed = world.top() & 255 >= SEALED
    apply(world, seat, move)
    play_on(rules, world, seat, sealed, rng)
    return standing(rules, world, seat)


def standing(rules: Rules, state: State, seat: i64) -> float:
    """A seat's points before those of its best opponent."""
    best = -1000000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, rules.estimate(state, other))
        other += 1
    own = rules.estimate(state, seat)
    return own - best if state.seats > 1 else own


def play_on(rules: Rules, state: State, seat: i64, sealed: bool, rng: Rng) -> None:
    """Finish what the seat has begun, then let the others answer up to the next chance or the seat's next decision.

    After a secret choice the others' are made by chance, and the seat's next decision belongs to what it has begun.
    """
    owed = sealed
    last = seat
    decisions: i64 = 0
    while decisions < DECISIONS_PER_SEAT * state.seats:
        who = actor(state)
        if who == NOBODY or (not owed and last != seat and (who == NATURE or who == seat)):
            return
        # Alone there is nobody whose answer would end the view: it ends where chance begins.
        if who == NATURE and state.seats == 1:
            return
        if who == NATURE:
            if not let_chance_act(state, rng):
                return
        elif state.top() & 255 >= SEALED:
            if not sealed:
                return
            complete_secrets(state, rng, Buffer())
            sealed = False
        else:
            apply(state, who, quick_choice(rules, state, who, CHAIN, rng))
            owed = owed and who != seat
            last = who
            decisions += 1


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
    """Whoever has not chosen yet chooses anything."""
    frames = len(state.agenda)
    while len(state.agenda) == frames and state.top() & 255 >= SEALED:
        who = actor(state)
        legal_into(state, who, buffer)
        apply(state, who, buffer.items[rng.below(buffer.n)])


def quick_choice(rules: Rules, state: State, seat: i64, chain: i64, rng: Rng) -> i64:
    """The move after which the seat itself stands best."""
    buffer = Buffer()
    legal_into(state, seat, buffer)
    if buffer.n == 1:
        return buffer.items[0]
    if buffer.n > WIDTH:
        thin_out(buffer, rng)
    best = buffer.items[0]
    most = -1000000.0
    if chain > 1 and buffer.n > FINALISTS:
        keep_best(rules, state, seat, buffer, rng)
    at: i64 = 0
    while at < buffer.n:
        value = quick_value(rules, state.clone(), seat, buffer.items[at], chain, rng)
        if value > most:
            most = value
            best = buffer.items[at]
        at += 1
    return best


def keep_best(rules: Rules, state: State, seat: i64, buffer: Buffer, rng: Rng) -> None:
    """Keep the few moves that look best at once."""
    values = vec[float]([0.0] * buffer.n)
    at: i64 = 0
    while at < buffer.n:
        values[at] = quick_value(rules, state.clone(), seat, buffer.items[at], 1, rng)
        at += 1
    kept: i64 = 0
    while kept < FINALISTS:
        top = kept
        at = kept + 1
        while at < buffer.n:
            if values[at] > values[top]:
                top = at
            at += 1
        move = buffer.items[top]
        value = values[top]
        buffer.items[top] = buffer.items[kept]
        values[top] = values[kept]
        buffer.items[kept] = move
        values[kept] = value
        kept += 1
    buffer.n = FINALISTS


def quick_value(rules: Rules, world: State, seat: i64, move: i64, chain: i64, rng: Rng) -> float:
    """What a seat's own standing is after a move and the decisions that follow from it at once."""
    apply(world, seat, move)
    while let_chance_act(world, rng) and chain > 1 and actor(world) == seat and world.top() & 255 < SEALED:
        chain -= 1
        apply(world, seat, quick_choice(rules, world, seat, chain, rng))
    return rules.estimate(world, seat)


def thin_out(buffer: Buffer, rng: Rng) -> None:
    """Keep some of many moves, drawn by chance."""
    at: i64 = 0
    while at < WIDTH:
        other = at + rng.below(buffer.n - at)
        move = buffer.items[other]
        buffer.items[other] = buffer.items[at]
        buffer.items[at] = move
        at += 1
    buffer.n = WIDTH
