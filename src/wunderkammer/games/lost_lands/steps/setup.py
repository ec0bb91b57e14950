"""Laying out the game: expeditions, screens and the starting initiative (LL-01 … LL-07)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import OVER, Buffer, Refusal, first, frame, seat_of
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import BEGINNERS, EXPEDITIONS, JOURNEYS, PLACES
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.step import Step

FIRST_GAME: Final = 1
AUCTIONED_START: Final = 2


def lay_out(state: LostLandsState, options: i64) -> None:
    """Fill a blank table and put the set-up on its agenda."""
    seats = state.seats
    state.options = options
    state.money = vec[i64]([state.content.start_money] * seats)
    state.order = vec[i64](list(range(seats)))
    state.deck = state.content.copies[:]
    state.deck_size = sum(count for count in state.deck)
    state.agenda = vec[i64]([frame(OVER, 0), frame(kinds.ROUND, 0), frame(kinds.START_PAYMENT, 0)])
    state.push(frame(kinds.NEXT_PLACE, 0, PLACES - seats))
    if options & AUCTIONED_START:
        state.push(frame(kinds.OPEN_START_AUCTION, 0))
    for seat in range(seats - 1, -1, -1):
        state.push(frame(kinds.CHOOSE_SCREEN, seat))
    state.push(frame(kinds.LAY_EXPEDITION, 0))


def holds(row: vec[i64], value: i64) -> bool:
    """Whether an expedition is already laid, a screen chosen, a marker placed."""
    return any(there == value for there in row)


class LayExpedition(Step):
    """Four of the nine expeditions are drawn (LL-01)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        beginners_only = first(f) == 0 and state.options & FIRST_GAME != 0
        for expedition in range(i64(BEGINNERS if beginners_only else EXPEDITIONS)):
            if not holds(state.expeditions, expedition):
                buffer.add(vocabulary.DRAW_EXPEDITION + expedition)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        at = first(f)
        state.expeditions[at] = move - vocabulary.DRAW_EXPEDITION
        if at + 1 < JOURNEYS:
            state.push(frame(kinds.LAY_EXPEDITION, 0, at + 1))

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return first(f) < JOURNEYS and f >> 32 == 0


class ChooseScreen(Step):
    """Everybody picks one of the four screens, which shows a patron (LL-03)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        for colour in range(i64(PLACES)):
            if not holds(state.screens, colour):
                buffer.add(vocabulary.SCREEN + colour)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        state.screens[seat_of(f)] = move - vocabulary.SCREEN

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        return Refusal("screen-taken", "LL-03") if vocabulary.SCREEN <= move < vocabulary.BID else None


class StartAuction(Step):
    """All bids for the start are shown and paid (LL-07)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        for seat in range(state.seats):
            state.money[seat] -= state.bids[seat]
            state.tell(events.BID_SHOWN, seat, state.bids[seat])


class NextPlace(Step):
    """The best bid takes the next place; between equal bids, also without an auction, chance decides (LL-05, LL-07)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        place = first(f)
        if place == PLACES:
            return
        buffer = Buffer(PLACES)
        candidates(state, buffer)
        if buffer.n > 1:
            state.push(frame(kinds.DRAW_PLACE, 0, place))
        else:
            stand_on(state, buffer.items[0] - vocabulary.PLACE_MARKER, place)

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return first(f) == PLACES - state.seats and f >> 32 == 0


class DrawPlace(Step):
    """Chance puts one of the equal bidders on the next place."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        candidates(state, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        stand_on(state, move - vocabulary.PLACE_MARKER, first(f))

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return first(f) < PLACES - 1 and f >> 32 == 0


def candidates(state: LostLandsState, buffer: Buffer) -> None:
    """The seats without a place whose bid is highest."""
    best: i64 = -1
    for seat in range(state.seats):
        if not holds(state.track, seat):
            if state.bids[seat] > best:
                best = state.bids[seat]
                buffer.clear()
            if state.bids[seat] == best:
                buffer.add(vocabulary.PLACE_MARKER + seat)


def stand_on(state: LostLandsState, seat: i64, place: i64) -> None:
    state.track[place] = seat
    state.tell(events.PLACED, seat, place)
    state.push(frame(kinds.NEXT_PLACE, 0, place + 1))


class StartPayment(Step):
    """The first two players on the track pay for their places, as far as they can (LL-05, LL-06)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        rank: i64 = 0
        for place in range(i64(PLACES)):
            seat = state.track[place]
            if seat >= 0:
                amount = min(state.content.payment[rank if state.content.pays_by_rank else place], state.money[seat])
                if amount > 0:
                    state.money[seat] -= amount
                    state.tell(events.START_PAID, seat, amount)
                state.bids[seat] = 0
                rank += 1
