"""A round: the market, picking cards, the end of the round (LL-08 … LL-10, LL-15, LL-18)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import NATURE, Buffer, Refusal, frame, seat_of
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import CARTOGRAPHER, NO_CARD, PATRON, PLACES, RISKY_MOVE
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import TurningStep, turn, turn_moves
from wunderkammer.games.lost_lands.steps.step import DrawStep, Step


class Round(Step):
    """Market, auction, picking, end of the round."""

    def run(self, state: LostLandsState, f: i64) -> None:
        state.push(frame(kinds.ROUND_END, 0))
        state.push(frame(kinds.OPEN_AUCTION, 0))
        ask_for_card(state)


def ask_for_card(state: LostLandsState) -> None:
    """Another card is needed on the market (LL-08)."""
    state.refill()
    state.push(frame(kinds.MARKET, 0))


def on_market(state: LostLandsState) -> i64:
    count: i64 = 0
    while count < PLACES and state.market[count] != NO_CARD:
        count += 1
    return count


def chart(state: LostLandsState) -> None:
    """A cartographer goes to the cartography area (LL-09)."""
    state.cartographers += 1
    state.tell(events.CHARTED, NATURE, state.cartographers)


class Market(DrawStep):
    """One card is revealed (LL-08, LL-09)."""

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        card = move - vocabulary.REVEAL
        state.draw(card)
        count = on_market(state)
        if card == CARTOGRAPHER:
            chart(state)
        else:
            state.market[count] = card
            count += 1
        if count < state.content.market[state.seats - 2]:
            ask_for_card(state)


class ChooseCard(TurningStep):
    """One market card must be taken, best bid first (LL-15, LL-35)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        for card in state.market:
            if card != NO_CARD and not buffer.has(vocabulary.TAKE + card):
                buffer.add(vocabulary.TAKE + card)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move >= vocabulary.TURN:
            turn(state, f, move)
            return
        seat = seat_of(f)
        card = move - vocabulary.TAKE
        remove_from_market(state, card)
        if PATRON <= card < RISKY_MOVE:
            use_patron(state, seat, card)
        else:
            state.push(frame(kinds.USE_CARD, seat, card))

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.TAKE <= move < vocabulary.SELL:
            return Refusal("not-on-market", "LL-15")
        if vocabulary.SELL <= move < vocabulary.TURN:
            return Refusal("take-first", "LL-15")
        return super().refuse(state, f, move)


def use_patron(state: LostLandsState, seat: i64, card: i64) -> None:
    """A patron pays at once, more if the seat's screen shows it, and is discarded (LL-22)."""
    own = state.screens[seat] == card - PATRON
    state.receive(seat, state.content.own_patron_pays if own else state.content.patron_pays)
    state.discard[card] += 1


def remove_from_market(state: LostLandsState, card: i64) -> None:
    place: i64 = 0
    while state.market[place] != card:
        place += 1
    for at in range(place, i64(PLACES - 1)):
        state.market[at] = state.market[at + 1]
    state.market[PLACES - 1] = NO_CARD


class RoundEnd(Step):
    """What nobody took is discarded; enough cartographers start an expedition (LL-15, LL-18)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        while state.market[0] != NO_CARD:
            card = state.market[0]
            remove_from_market(state, card)
            state.discard[card] += 1
            state.tell(events.LEFT_OVER, NATURE, card)
        for seat in range(state.seats):
            state.bids[seat] = 0
        if state.cartographers >= state.content.cartographers:
            state.push(frame(kinds.EXPEDITION_START, 0))
        else:
            state.push(frame(kinds.ROUND, 0))
