"""Specimens: researching and delivering (DJ-26, DJ-30, DJ-31, DJ-34, DJ-48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import ISLANDS, KINDS, SPACES, SPECIMENS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import BEGUN, FREE_OF_COINS, MUSEUM
from wunderkammer.games.darwins_journey.steps.step import mask_of
from wunderkammer.games.darwins_journey.vocabulary import DELIVER, PITCH, RESEARCH

FULL_ROW: Final = 15
EVERYTHING: Final = 65535
DELIVERING: Final = 1  # `b` of a museum visit that goes on
RESEARCHING: Final = 2
VISIT: Final = 3  # where `b` says so


def row_full(museum: i64, row: i64) -> bool:
    return museum >> (row * KINDS) & FULL_ROW == FULL_ROW


def income(museum: i64, specimen: i64) -> i64:
    """Coins of a delivery: the empty other spaces of its row and column (DJ-30)."""
    empty: i64 = 0
    i: i64 = 0
    row = specimen // KINDS
    column = specimen % KINDS
    while i < KINDS:
        if i != column and not museum >> (row * KINDS + i) & 1:
            empty += 1
        if i != row and not museum >> (i * KINDS + column) & 1:
            empty += 1
        i += 1
    return empty


def deliver(state: DarwinState, seat: i64, specimen: i64) -> None:
    """Place the tile and collect: row coin, row end, then row and column (DJ-30)."""
    row = specimen // KINDS
    state.museum |= 1 << specimen
    coins = income(state.museum, specimen)
    if state.row_coins >> row & 1:
        state.row_coins &= ~(1 << row)
        state.earn(seat, coins + 1)
    else:
        state.earn(seat, coins)
    state.advance(seat, 2 * (KINDS - 1) - coins + (1 if row_full(state.museum, row) else 0))


def deliver_again(state: DarwinState, seat: i64, specimen: i64) -> None:
    """A repeated delivery: as the first time, but without the coin of the row (DJ-34)."""
    coins = income(state.museum, specimen)
    state.earn(seat, coins)
    state.advance(seat, 2 * (KINDS - 1) - coins + (1 if row_full(state.museum, specimen // KINDS) else 0))


def research_moves(wanted: i64, base: i64, buffer: Buffer) -> None:
    """A move for every specimen of a mask."""
    specimen: i64 = 0
    while specimen < SPECIMENS:
        if wanted >> specimen & 1:
            buffer.add(base + specimen)
        specimen += 1


def price(state: DarwinState, b: i64) -> i64:
    """What the next specimen of a visit costs: the second one, unless the visit is free (DJ-22, DJ-30)."""
    if b & VISIT == 0 or b & FREE_OF_COINS:
        return 0
    return state.content.second_specimen


class Museum(Deed):
    """A visit delivers or researches; a second specimen costs coins (DJ-30, DJ-31)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        if state.coins[seat] < price(state, second(f)):
            return
        own = state.research[seat]
        if second(f) & VISIT != RESEARCHING:
            research_moves(own & ~state.museum, DELIVER, buffer)
        if second(f) & VISIT != DELIVERING:
            research_moves(state.museum & ~own, RESEARCH, buffer)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        own = state.research[seat]
        if b & VISIT == 0:
            return own != state.museum
        if state.coins[seat] < price(state, b):
            return False
        return (own & ~state.museum if b & VISIT == DELIVERING else state.museum & ~own) != 0

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.spend(seat, price(state, second(f)))
        if move >= DELIVER:
            deliver(state, seat, move - DELIVER)
        else:
            state.research[seat] |= 1 << (move - RESEARCH)
        if second(f) & VISIT == 0:
            visit = second(f) + (DELIVERING if move >= DELIVER else RESEARCHING)
            state.push(frame(MUSEUM, seat, 0, visit, BEGUN))

    def pauses(self, state: DarwinState) -> bool:
        """Each specimen is an action of its own."""
        return state.content.fulfils_everywhere

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NOTHING_FOR_MUSEUM

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not RESEARCH <= move < PITCH:
            return None
        seat = seat_of(f)
        specimen = (move - RESEARCH) % SPECIMENS
        researched = state.research[seat] >> specimen & 1
        shown = state.museum >> specimen & 1
        if move >= DELIVER:
            if second(f) & VISIT == RESEARCHING:
                return Refusal("visit-researches", "DJ-30")
            if not researched:
                return Refusal("not-researched", "DJ-30")
            if shown:
                return Refusal("already-in-museum", "DJ-30")
        else:
            if second(f) & VISIT == DELIVERING:
                return Refusal("visit-delivers", "DJ-30")
            if researched:
                return Refusal("already-researched", "DJ-26")
            if not shown:
                return Refusal("not-in-museum", "DJ-31")
        missing = state.content.second_specimen - state.coins[seat]
        return Refusal("coins-missing", "DJ-30", {"missing": missing})

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) == 0 and second(f) & ~FREE_OF_COINS <= RESEARCHING and third(f) <= BEGUN


def has_token(state: DarwinState, space: i64) -> bool:
    """Whether a specimen lies on a space."""
    if space >= SPACES:
        return False
    token = state.content.board.token[space]
    return token >= 0 and state.tokens[token] > 0


def redeliverable(state: DarwinState) -> i64:
    """Tiles that can be delivered again; those of the set-up, whose tokens lie nowhere, never were (DJ-34)."""
    if state.content.redelivers_set_up:
        return state.museum
    return state.museum & mask_of(state.tokens)


class Redeliver(Deed):
    """Repeat a delivery of a tile already in the museum (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        research_moves(state.research[seat_of(f)] & redeliverable(state), DELIVER, buffer)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        deliver_again(state, seat_of(f), move - DELIVER)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NOT_DELIVERED

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not DELIVER <= move < PITCH:
            return None
        if not state.research[seat_of(f)] >> (move - DELIVER) & 1:
            return Refusal("not-researched", "DJ-34")
        if state.museum >> (move - DELIVER) & 1:
            return Refusal("set-up-tile", "DJ-34")
        return Refusal("not-in-museum", "DJ-34")


class Study(Deed):
    """Research the specimen that lies on the space `a` (DJ-26)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        specimen = state.tokens[state.content.board.token[first(f)]] - 1
        if not state.research[seat_of(f)] >> specimen & 1:
            buffer.add(RESEARCH + specimen)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        specimen = state.tokens[state.content.board.token[a]] - 1
        return not state.research[seat] >> specimen & 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        state.research[seat_of(f)] |= 1 << (move - RESEARCH)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NOTHING_NEW

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not RESEARCH <= move < DELIVER:
            return None
        if state.research[seat_of(f)] >> (move - RESEARCH) & 1:
            return Refusal("already-researched", "DJ-26")
        return Refusal("another-specimen-here", "DJ-26")

    def fits(self, state: DarwinState, f: i64) -> bool:
        return has_token(state, first(f)) and second(f) == 0 and third(f) <= BEGUN


class StudyAny(Study):
    """Research any specimen (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        research_moves(EVERYTHING & ~state.research[seat_of(f)], RESEARCH, buffer)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        return state.research[seat] != EVERYTHING

    def fits(self, state: DarwinState, f: i64) -> bool:
        return Deed.fits(self, state, f)


class StudyIsland(Study):
    """Research a specimen that lies on an island with an own explorer, reached or not (DJ-48)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        board = state.content.board
        wanted: i64 = 0
        space = board.start[1]
        while space < SPACES:
            token = board.token[space]
            if token >= 0 and state.tokens[token] > 0 and state.explorers[seat * ISLANDS + board.track[space] - 1] >= 0:
                wanted |= 1 << (state.tokens[token] - 1)
            space += 1
        research_moves(wanted & ~state.research[seat], RESEARCH, buffer)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        buffer = Buffer(16)
        self.moves(state, frame(0, seat, a, b), buffer)
        return buffer.n > 0

    def fits(self, state: DarwinState, f: i64) -> bool:
        return Deed.fits(self, state, f)
