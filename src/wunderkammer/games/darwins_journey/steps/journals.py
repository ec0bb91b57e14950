"""Spots of the journals: what they ask for, what they give, and unlocking them (DJ-16 … DJ-18, DJ-22, DJ-34, DJ-39)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, seat_of, second, third
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.names import (
    COLOURS,
    GOAL_SPOT,
    LENS_SPOTS,
    LEVELS,
    LOCKED,
    MUSEUM_SPOT,
    OWNED,
    SMALL_SPOT,
    SPECIAL_SPOT,
)
from wunderkammer.games.darwins_journey.spots import exists
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import BEGUN, FREE_OF_COINS
from wunderkammer.games.darwins_journey.steps.step import is_free
from wunderkammer.games.darwins_journey.vocabulary import CARRY_OUT, CATCH_UP, OPEN_LENS


def seals_missing(state: DarwinState, held: i64, spot: i64) -> i64:
    """Seals that a worker with this tally lacks for a spot (DJ-16)."""
    content = state.content
    if spot < SPECIAL_SPOT:
        return seals.missing_one(held, spot // LEVELS, content.spot_seals[spot % LEVELS])
    if spot < SMALL_SPOT:
        at = (state.specials[spot - SPECIAL_SPOT] - 1) * COLOURS
        need = content.special_seals
        return seals.missing(held, need[at], need[at + 1], need[at + 2], need[at + 3])
    return 0


def seals_needed(state: DarwinState, spot: i64) -> list[int]:
    """What a spot asks for, by colour, for those who explain (DJ-16)."""
    if spot < SPECIAL_SPOT:
        number = state.content.spot_seals[spot % LEVELS]
        return [number if colour == spot // LEVELS else 0 for colour in range(COLOURS)]
    at = (state.specials[spot - SPECIAL_SPOT] - 1) * COLOURS
    return [state.content.special_seals[at + colour] for colour in range(COLOURS)]


def effect_of(state: DarwinState, spot: i64) -> i64:
    """The effect of a spot, −1 for none; the turn-order spot has its own rule."""
    content = state.content
    if spot < SPECIAL_SPOT:
        return content.page_effect[spot]
    if spot < SMALL_SPOT:
        return content.special_effect[state.specials[spot - SPECIAL_SPOT] - 1]
    if spot < MUSEUM_SPOT:
        return content.small_effect
    if spot == MUSEUM_SPOT:
        return content.museum_effect
    if spot == GOAL_SPOT:
        return content.goal_effect
    return -1


def free_effect_of(state: DarwinState, spot: i64) -> i64:
    """The effect of a spot with a lens or a place for one, free of all coins (DJ-22)."""
    content = state.content
    if spot < SPECIAL_SPOT:
        return content.page_free[spot]
    return content.special_free[state.specials[spot - SPECIAL_SPOT] - 1]


def carry_out(state: DarwinState, seat: i64, spot: i64, free: bool = False) -> None:
    """All actions of a spot without worker, seals and awards (DJ-22, DJ-34, DJ-40)."""
    node = free_effect_of(state, spot) if free else effect_of(state, spot)
    if node >= 0:
        start(state, seat, node)


def unlock_price(state: DarwinState, spot: i64) -> i64:
    if spot >= SPECIAL_SPOT:
        return state.content.unlock_special
    return state.content.unlock_cost[spot % LEVELS]


def is_next(state: DarwinState, spot: i64) -> bool:
    """Locked, and on a main page below an unlocked spot (DJ-22)."""
    if state.spots[spot] != LOCKED or not exists(state, spot):
        return False
    return spot >= SPECIAL_SPOT or state.spots[spot - 1] != LOCKED


def put_lens(state: DarwinState, seat: i64, spot: i64, free: bool = False) -> None:
    """The lens opens the spot to everybody; its actions follow at once (DJ-22)."""
    state.lenses[seat] -= 1
    state.spots[spot] = OWNED + seat
    state.free |= 1 << spot
    carry_out(state, seat, spot, free)


class Unlock(Deed):
    """Put a lens on a locked spot; `b` waives its cost and that of its actions (DJ-22)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        if state.lenses[seat] == 0:
            return
        spot: i64 = 0
        while spot < LENS_SPOTS:
            if is_next(state, spot) and (second(f) or unlock_price(state, spot) <= state.coins[seat]):
                buffer.add(OPEN_LENS + spot)
            spot += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if not second(f):
            state.spend(seat, unlock_price(state, move - OPEN_LENS))
        put_lens(state, seat, move - OPEN_LENS, second(f) != 0)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        if state.lenses[seat] == 0:
            return events.NO_LENSES
        locked = any(is_next(state, spot) for spot in range(i64(LENS_SPOTS)))
        return events.TOO_FEW_COINS if locked else events.NOTHING_LOCKED

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not OPEN_LENS <= move < CATCH_UP:
            return None
        spot = move - OPEN_LENS
        if state.lenses[seat_of(f)] == 0:
            return Refusal("no-lens", "DJ-22")
        if not exists(state, spot) or state.spots[spot] != LOCKED:
            return Refusal("not-locked", "DJ-22")
        if not is_next(state, spot):
            return Refusal("top-to-bottom", "DJ-22")
        return Refusal("coins-missing", "DJ-22", {"missing": unlock_price(state, spot) - state.coins[seat_of(f)]})

    def fits(self, state: DarwinState, f: i64) -> bool:
        """Earlier versions wrote a free unlock as 1."""
        return first(f) == 0 and (second(f) <= 1 or second(f) == FREE_OF_COINS) and third(f) <= BEGUN


class LockedSpace(Deed):
    """The actions of a spot without a lens, each once per turn (DJ-34, DJ-39)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        spot: i64 = 0
        while spot < LENS_SPOTS:
            if state.spots[spot] == LOCKED and exists(state, spot) and not state.locked_used >> spot & 1:
                buffer.add(CARRY_OUT + spot)
            spot += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        state.locked_used |= 1 << (move - CARRY_OUT)
        carry_out(state, seat_of(f), move - CARRY_OUT, is_free(f))

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NOTHING_LOCKED

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not CARRY_OUT <= move < OPEN_LENS:
            return None
        if state.locked_used >> (move - CARRY_OUT) & 1:
            return Refusal("once-per-turn", "DJ-39")
        return Refusal("not-locked", "DJ-39")
