"""The start of a round: refill, round token, dice (EN-05 … EN-08)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, ROUND_KINDS
from wunderkammer.games.encyclopedia.content.kinds import COINS, TOKEN
from wunderkammer.games.encyclopedia.content.tables import SLOTS
from wunderkammer.games.encyclopedia.events import ROUND_BEGINS
from wunderkammer.games.encyclopedia.stages import (
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
from wunderkammer.games.encyclopedia.state import BOARD, FACES, IN_SLOT, Table
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.rival import arrange_for_rival
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import ROLL, SET_SLOT, TAKE_DIE, TURN_TOKEN

# Kinds of round tokens, in the order of their labels.
FREE_TOKEN: Final = 0
FREE_COINS: Final = 1
FREE_EXPERT: Final = 2
FREE_ANIMAL: Final = 3
EXTRA_DIE: Final = 4


class Round(Step):
    """Refill, turn the next round token, draw dice, take turns, end the round."""

    def run(self, table: Table, f: i64) -> None:
        table.round = first(f)
        table.dice_each = SLOTS
        table.tell(ROUND_BEGINS, 0, table.round)
        table.push(frame(END_OF_ROUND, 0))
        table.push(frame(DICE, 0, 0))
        table.push(frame(REVEAL_TOKEN, 0))
        table.push(frame(REFILL, 0))


class RevealToken(Step):
    """The round token is drawn only now: an unseen token has no kind that could leak (EN-01, EN-06)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        kind: i64 = 0
        while kind < ROUND_KINDS:
            if table.urn[kind] > 0:
                buffer.add(TURN_TOKEN + kind)
            kind += 1

    def weigh(self, table: Table, f: i64, move: i64) -> i64:
        return table.urn[move - TURN_TOKEN]

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        return TURN_TOKEN + drawn(table.urn, rng)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        kind = move - TURN_TOKEN
        table.urn[kind] -= 1
        if kind == EXTRA_DIE:
            table.dice_each += 1
        elif kind in (FREE_EXPERT, FREE_ANIMAL):
            table.push(frame(REFILL, 0))
            place = table.seats - 1
            while place >= 0:
                table.push(frame(GIVE_EXPERT if kind == FREE_EXPERT else GIVE_ANIMAL, table.in_order(place)))
                place -= 1
        else:
            place = 0
            while place < table.seats:
                if kind == FREE_TOKEN:
                    gain(table, table.in_order(place), TOKEN, table.content.round_tokens, AT_ONCE)
                elif kind == FREE_COINS:
                    gain(table, table.in_order(place), COINS, table.content.round_coins, AT_ONCE)
                place += 1


def drawn(counts: vec[i64], rng: Rng) -> i64:
    """A kind drawn from an urn that holds so many of each."""
    total: i64 = 0
    kind: i64 = 0
    while kind < len(counts):
        total += counts[kind]
        kind += 1
    left = rng.below(total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


class Dice(Step):
    """Each participant in turn draws, rolls and places; then the turns begin (EN-07)."""

    def run(self, table: Table, f: i64) -> None:
        place = first(f)
        if place == table.seats:
            table.push(frame(NEXT_TURN, table.first, table.seats * table.dice_each))
            return
        table.push(frame(DICE, 0, place + 1))
        table.push(frame(ROLL_DICE, table.in_order(place), table.dice_each))


class RollDice(Step):
    """A die of some colour from the bag shows some value (EN-08)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        die: i64 = 0
        while die < CONTINENTS * FACES:
            if table.bag[die // FACES] > 0:
                buffer.add(ROLL + die)
            die += 1

    def weigh(self, table: Table, f: i64, move: i64) -> i64:
        return table.bag[(move - ROLL) // FACES]

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        return ROLL + drawn(table.bag, rng) * FACES + rng.below(FACES)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        table.bag[(move - ROLL) // FACES] -= 1
        table.rolled = append(table.rolled, move - ROLL + 1)
        if first(f) > 1:
            table.push(frame(ROLL_DICE, seat, first(f) - 1))
        elif table.is_rival(seat):
            arrange_for_rival(table, seat)
        else:
            table.push(frame(ARRANGE, seat))


def fits(table: Table, seat: i64, slot: i64) -> bool:
    """A slot takes one die; with five dice, one of the slots takes two (EN-07)."""
    at = seat * BOARD + slot * IN_SLOT
    if table.board[at] == 0:
        return True
    if table.dice_each == SLOTS:
        return False
    second: i64 = 0
    while second < SLOTS:
        if table.board[seat * BOARD + second * IN_SLOT + 1] > 0:
            return False
        second += 1
    return True


def put_die(table: Table, seat: i64, slot: i64) -> None:
    """The first die not yet placed goes to a slot."""
    at = seat * BOARD + slot * IN_SLOT
    if table.board[at] > 0:
        at += 1
    table.board[at] = table.rolled[0]
    table.rolled = table.rolled[1:]


class Arrange(Step):
    """The next rolled die goes to a slot of the own board; the last one has no choice (EN-07)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if fits(table, seat_of(f), slot):
                buffer.add(SET_SLOT + slot)
            slot += 1

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        put_die(table, seat, move - SET_SLOT)
        if len(table.rolled) == 1 and table.dice_each == SLOTS:
            slot: i64 = 0
            while not fits(table, seat, slot):
                slot += 1
            put_die(table, seat, slot)
        elif len(table.rolled) > 0:
            table.push(f)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return Refusal("slot-full", "EN-07") if SET_SLOT <= move < TAKE_DIE else None
