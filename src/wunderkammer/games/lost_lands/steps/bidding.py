"""The auction of a round (LL-11 … LL-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import PLACES
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import TurningStep, show_turns, turn_moves, turn_sealed
from wunderkammer.games.lost_lands.steps.step import Step


def bid_moves(state: LostLandsState, seat: i64, buffer: Buffer) -> None:
    """From nothing to all one has (LL-11); only with a generous pack can that be more than a bid can name."""
    buffer.add_row(vocabulary.BID, min(state.money[seat], vocabulary.MONEY_LIMIT) + 1)


def refuse_bid(state: LostLandsState, f: i64, move: i64) -> Refusal:
    amount = move - vocabulary.BID
    have = state.money[seat_of(f)]
    return Refusal("bid-too-high", "LL-11", {"amount": amount, "have": have, "missing": amount - have})


class OpenAuction(Step):
    """Everybody chooses a bid in secret, in a round or for the starting initiative (LL-07, LL-11)."""

    def __init__(self, auction: i64, bid: i64) -> None:
        self.auction = auction
        self.bid = bid

    def run(self, state: LostLandsState, f: i64) -> None:
        state.push(frame(self.auction, 0))
        for seat in range(state.seats):
            state.lanes[seat] = frame(self.bid, seat)


class MakeBid(TurningStep):
    """One secret bid; Jetpacks may be turned beside it, as secretly (LL-11, LL-25)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        bid_moves(state, seat_of(f), buffer)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move >= vocabulary.TURN:
            turn_sealed(state, f, move)
        else:
            state.bids[seat_of(f)] = move - vocabulary.BID

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.BID <= move < vocabulary.TAKE:
            return refuse_bid(state, f, move)
        return super().refuse(state, f, move)


class Auction(Step):
    """All bids are shown and paid; they set the order of picking, then initiative changes (LL-12 … LL-14)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        show_turns(state)
        sort_bidders(state)
        for position in range(state.seats):
            seat = state.order[position]
            state.money[seat] -= state.bids[seat]
            state.tell(events.BID_SHOWN, seat, state.bids[seat])
        move_up(state, state.order[0])
        move_down(state, state.order[state.seats - 1])
        position = state.seats - 1
        while position >= 0:
            state.push(frame(kinds.CHOOSE_CARD, state.order[position]))
            position -= 1


def sort_bidders(state: LostLandsState) -> None:
    """Higher bids first, equal bids by initiative as it stands (LL-12)."""
    count: i64 = 0
    for place in range(i64(PLACES)):
        seat = state.track[place]
        if seat >= 0:
            at = count
            while at > 0 and state.bids[state.order[at - 1]] < state.bids[seat]:
                state.order[at] = state.order[at - 1]
                at -= 1
            state.order[at] = seat
            count += 1


def move_up(state: LostLandsState, seat: i64) -> None:
    """The highest bidder moves one place forward, not beyond place I (LL-14)."""
    place = state.place_of(seat)
    if place > 0:
        state.swap_places(place, place - 1)
        state.tell(events.MOVED_UP, seat, place - 1)


def move_down(state: LostLandsState, seat: i64) -> None:
    """The lowest bidder moves one place back, not beyond place IV (LL-14)."""
    place = state.place_of(seat)
    if place < PLACES - 1:
        state.swap_places(place, place + 1)
        state.tell(events.MOVED_DOWN, seat, place + 1)
