"""The auction of a round (LL-11 … LL-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.lost_lands.content.cards import PLACES
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps.jetpack import fits_turned, refuse_turn, show_turns, turn_moves, turn_sealed
from wunderkammer.games.lost_lands.steps.step import Step
from wunderkammer.games.lost_lands.vocabulary import (
    AUCTION,
    BID,
    BID_SHOWN,
    CHOOSE_CARD,
    MAKE_BID,
    MONEY_LIMIT,
    MOVED_DOWN,
    MOVED_UP,
    SEND,
    TAKE,
    TURN,
)


def bid_moves(state: LostLandsState, seat: i64, buffer: Buffer) -> None:
    """From nothing to all one has (LL-11); only with a generous pack can that be more than a bid can name."""
    buffer.add_row(BID, min(state.money[seat], MONEY_LIMIT) + 1)


def refuse_bid(state: LostLandsState, f: i64, move: i64) -> Refusal:
    amount = move - BID
    have = state.money[seat_of(f)]
    return Refusal("bid-too-high", "LL-11", {"amount": amount, "have": have, "missing": amount - have})


class OpenAuction(Step):
    """Everybody chooses a bid in secret (LL-11)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        state.push(frame(AUCTION, 0))
        seat: i64 = 0
        while seat < state.seats:
            state.lanes[seat] = frame(MAKE_BID, seat)
            seat += 1


class MakeBid(Step):
    """One secret bid; Jetpacks may be turned beside it, as secretly (LL-11, LL-25)."""

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        bid_moves(state, seat_of(f), buffer)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move >= TURN:
            turn_sealed(state, f, move)
        else:
            state.bids[seat_of(f)] = move - BID

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if BID <= move < TAKE:
            return refuse_bid(state, f, move)
        return refuse_turn(state, f, move) if TURN <= move < SEND else None

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return fits_turned(f)


class Auction(Step):
    """All bids are shown and paid; they set the order of picking, then initiative changes (LL-12 … LL-14)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        show_turns(state)
        sort_bidders(state)
        position: i64 = 0
        while position < state.seats:
            seat = state.order[position]
            state.money[seat] -= state.bids[seat]
            state.tell(BID_SHOWN, seat, state.bids[seat])
            position += 1
        move_up(state, state.order[0])
        move_down(state, state.order[state.seats - 1])
        position = state.seats - 1
        while position >= 0:
            state.push(frame(CHOOSE_CARD, state.order[position]))
            position -= 1


def sort_bidders(state: LostLandsState) -> None:
    """Higher bids first, equal bids by initiative as it stands (LL-12)."""
    count: i64 = 0
    place: i64 = 0
    while place < PLACES:
        seat = state.track[place]
        if seat >= 0:
            at = count
            while at > 0 and state.bids[state.order[at - 1]] < state.bids[seat]:
                state.order[at] = state.order[at - 1]
                at -= 1
            state.order[at] = seat
            count += 1
        place += 1


def move_up(state: LostLandsState, seat: i64) -> None:
    """The highest bidder moves one place forward, not beyond place I (LL-14)."""
    place = state.place_of(seat)
    if place > 0:
        state.swap_places(place, place - 1)
        state.tell(MOVED_UP, seat, place - 1)


def move_down(state: LostLandsState, seat: i64) -> None:
    """The lowest bidder moves one place back, not beyond place IV (LL-14)."""
    place = state.place_of(seat)
    if place < PLACES - 1:
        state.swap_places(place, place + 1)
        state.tell(MOVED_DOWN, seat, place + 1)
