"""A round: the market, picking cards, the end of the round (LL-08 … LL-10, LL-15, LL-18)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects import start
from wunderkammer.core.frames import NATURE, frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.lost_lands.content.cards import CARTOGRAPHER, NO_CARD, PATRON, PLACES, RISKY_MOVE
from wunderkammer.games.lost_lands.state import Table
from wunderkammer.games.lost_lands.steps.jetpack import refuse_turn, turn, turn_moves
from wunderkammer.games.lost_lands.steps.step import DrawStep, Step
from wunderkammer.games.lost_lands.vocabulary import (
    CHARTED,
    EXPEDITION_START,
    LEFT_OVER,
    MARKET,
    OPEN_AUCTION,
    REVEAL,
    ROUND,
    ROUND_END,
    SELL,
    SEND,
    TAKE,
    TURN,
    USE_CARD,
)


class Round(Step):
    """Market, auction, picking, end of the round."""

    def run(self, table: Table, f: i64) -> None:
        table.push(frame(ROUND_END, 0))
        table.push(frame(OPEN_AUCTION, 0))
        ask_for_card(table)


def ask_for_card(table: Table) -> None:
    """Another card is needed on the market (LL-08)."""
    table.refill()
    table.push(frame(MARKET, 0))


def on_market(table: Table) -> i64:
    count: i64 = 0
    while count < PLACES and table.market[count] != NO_CARD:
        count += 1
    return count


def chart(table: Table) -> None:
    """A cartographer goes to the cartography area (LL-09)."""
    table.cartographers += 1
    table.tell(CHARTED, NATURE, table.cartographers)


class Market(DrawStep):
    """One card is revealed (LL-08, LL-09)."""

    def choose(self, table: Table, f: i64, move: i64) -> None:
        card = move - REVEAL
        table.draw(card)
        count = on_market(table)
        if card == CARTOGRAPHER:
            chart(table)
        else:
            table.market[count] = card
            count += 1
        if count < table.content.market[table.seats - 2]:
            ask_for_card(table)


class ChooseCard(Step):
    """One market card must be taken, best bid first (LL-15, LL-35)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        place: i64 = 0
        while place < PLACES and table.market[place] != NO_CARD:
            move = TAKE + table.market[place]
            if not buffer.has(move):
                buffer.add(move)
            place += 1
        turn_moves(table, f, buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move >= TURN:
            turn(table, f, move)
            return
        seat = seat_of(f)
        card = move - TAKE
        remove_from_market(table, card)
        if PATRON <= card < RISKY_MOVE:
            use_patron(table, seat, card)
        else:
            table.push(frame(USE_CARD, seat, card))

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if TAKE <= move < SELL:
            return Refusal("not-on-market", "LL-15")
        return refuse_turn(table, f, move) if TURN <= move < SEND else None


def use_patron(table: Table, seat: i64, card: i64) -> None:
    """A patron pays at once and is discarded (LL-22)."""
    table.discard[card] += 1
    start(table, seat, table.content.effect[card])


def remove_from_market(table: Table, card: i64) -> None:
    place: i64 = 0
    while table.market[place] != card:
        place += 1
    while place + 1 < PLACES:
        table.market[place] = table.market[place + 1]
        place += 1
    table.market[PLACES - 1] = NO_CARD


class RoundEnd(Step):
    """What nobody took is discarded; enough cartographers start an expedition (LL-15, LL-18)."""

    def run(self, table: Table, f: i64) -> None:
        while table.market[0] != NO_CARD:
            card = table.market[0]
            remove_from_market(table, card)
            table.discard[card] += 1
            table.tell(LEFT_OVER, NATURE, card)
        seat: i64 = 0
        while seat < table.seats:
            table.bids[seat] = 0
            seat += 1
        if table.cartographers >= table.content.cartographers:
            table.push(frame(EXPEDITION_START, 0))
        else:
            table.push(frame(ROUND, 0))
