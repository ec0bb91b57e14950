"""The start of a round: refill, round token, dice (EN-05 … EN-08)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, Rng, first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS
from wunderkammer.games.encyclopedia.content.names import COINS, TOKEN
from wunderkammer.games.encyclopedia.content.tables import SLOTS
from wunderkammer.games.encyclopedia.events import ROUND_BEGINS
from wunderkammer.games.encyclopedia.state import BOARD, FACES, IN_SLOT, SEATS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.kinds import (
    ARRANGE,
    DICE,
    END_OF_ROUND,
    GIVE_ANIMAL,
    GIVE_EXPERT,
    NEXT_TURN,
    REFILL,
    REVEAL_TOKEN,
    ROLL_DICE,
)
from wunderkammer.games.encyclopedia.steps.rival import arrange_for_rival
from wunderkammer.games.encyclopedia.steps.step import Step, at_most
from wunderkammer.games.encyclopedia.vocabulary import ROLL, SET_SLOT, TAKE_DIE, TURN_TOKEN

# Kinds of round tokens, in the order of their labels.
FREE_TOKEN: Final = 0
FREE_COINS: Final = 1
FREE_EXPERT: Final = 2
FREE_ANIMAL: Final = 3
EXTRA_DIE: Final = 4


TOGETHER: Final = 1  # all roll before anybody places: on the agenda, so that a round ends as it began


class Round(Step):
    """Refill, turn the next round token, draw dice, take turns, end the round."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        state.round = first(f)
        state.dice_each = SLOTS
        state.tell(ROUND_BEGINS, 0, state.round)
        state.push(frame(END_OF_ROUND, 0))
        state.push(frame(DICE, 0, 0, TOGETHER if state.content.dice_together else 0))
        state.push(frame(REVEAL_TOKEN, 0))
        state.push(frame(REFILL, 0))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 1


class RevealToken(Step):
    """The round token is drawn only now: an unseen token has no kind that could leak (EN-01, EN-06)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        buffer.add_counted(TURN_TOKEN, state.urn)

    def weigh(self, state: EncyclopediaState, f: i64, move: i64) -> i64:
        return state.urn[move - TURN_TOKEN]

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        return TURN_TOKEN + draw_kind(state.urn, rng)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        kind = move - TURN_TOKEN
        state.urn[kind] -= 1
        if kind == EXTRA_DIE:
            state.dice_each += 1
        elif kind in (FREE_EXPERT, FREE_ANIMAL):
            state.push(frame(REFILL, 0))
            place = state.seats - 1
            while place >= 0:
                state.push(frame(GIVE_EXPERT if kind == FREE_EXPERT else GIVE_ANIMAL, state.in_order(place)))
                place -= 1
        else:
            place = 0
            while place < state.seats:
                if kind == FREE_TOKEN:
                    gain(state, state.in_order(place), TOKEN, state.content.round_tokens, AT_ONCE)
                elif kind == FREE_COINS:
                    gain(state, state.in_order(place), COINS, state.content.round_coins, AT_ONCE)
                place += 1


def draw_kind(counts: vec[i64], rng: Rng) -> i64:
    """A kind drawn from an urn that holds so many of each."""
    total: i64 = 0
    for count in counts:
        total += count
    return rng.draw(counts, total)


class Dice(Step):
    """All draw and roll, then all place, each time from the first player on; or each does all of it in turn (EN-07)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        place = first(f)
        together = second(f)
        if place == state.seats * (1 + together):
            state.push(frame(NEXT_TURN, state.first, state.seats * state.dice_each))
            return
        state.push(frame(DICE, 0, place + 1, together))
        seat = state.in_order(place % state.seats)
        if place < state.seats:
            state.push(frame(ROLL_DICE, seat, state.dice_each, together))
        else:
            place_dice(state, seat)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, 2 * SEATS, TOGETHER)


def place_dice(state: EncyclopediaState, seat: i64) -> None:
    """An AI opponent has no choice (EN-62)."""
    if state.is_rival(seat):
        arrange_for_rival(state, seat)
    else:
        state.push(frame(ARRANGE, seat))


class RollDice(Step):
    """A die of some colour from the bag shows some value (EN-08)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        die: i64 = 0
        while die < CONTINENTS * FACES:
            if state.bag[die // FACES] > 0:
                buffer.add(ROLL + die)
            die += 1

    def weigh(self, state: EncyclopediaState, f: i64, move: i64) -> i64:
        return state.bag[(move - ROLL) // FACES]

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        return ROLL + draw_kind(state.bag, rng) * FACES + rng.below(FACES)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.bag[(move - ROLL) // FACES] -= 1
        state.rolled = append(state.rolled, move - ROLL + 1)
        if first(f) > 1:
            state.push(frame(ROLL_DICE, seat, first(f) - 1, second(f)))
        elif second(f) != TOGETHER:
            place_dice(state, seat)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, SLOTS + 1, TOGETHER)


def has_room(state: EncyclopediaState, seat: i64, slot: i64) -> bool:
    """A slot takes one die; with five dice, one of the slots takes two (EN-07)."""
    at = seat * BOARD + slot * IN_SLOT
    if state.board[at] == 0:
        return True
    if state.dice_each == SLOTS:
        return False
    other: i64 = 0
    while other < SLOTS:
        if state.board[seat * BOARD + other * IN_SLOT + 1] > 0:
            return False
        other += 1
    return True


def put_die(state: EncyclopediaState, seat: i64, slot: i64) -> None:
    """The first die not yet placed goes to a slot."""
    at = seat * BOARD + slot * IN_SLOT
    if state.board[at] > 0:
        at += 1
    state.board[at] = state.rolled[0]
    state.rolled = state.rolled[1:]


class Arrange(Step):
    """The next rolled die goes to a slot of the own board; the last one has no choice (EN-07)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if has_room(state, seat_of(f), slot):
                buffer.add(SET_SLOT + slot)
            slot += 1

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        put_die(state, seat, move - SET_SLOT)
        left = len(state.rolled) % state.dice_each  # behind these lie the dice of those who place later
        if left == 1 and state.dice_each == SLOTS:
            slot: i64 = 0
            while not has_room(state, seat, slot):
                slot += 1
            put_die(state, seat, slot)
        elif left > 0:
            state.push(f)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        return Refusal("slot-full", "EN-07") if SET_SLOT <= move < TAKE_DIE else None
