"""The auction of a round (LL-11 … LL-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import PLACES
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import TurningStep, show_turns, turn_moves, turn_sealed
from wunderkammer.games.lost_lands.steps.step import Step


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
        """From nothing to all one has (LL-11); only with a generous pack can that be more than a bid can name."""
        buffer.add_row(vocabulary.BID, min(state.money[seat_of(f)], vocabulary.MONEY_LIMIT) + 1)
        turn_moves(state, f, buffer)

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        if move >= vocabulary.TURN:
            turn_sealed(state, f, move)
        else:
            state.bids[seat_of(f)] = move - vocabulary.BID

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        if vocabulary.BID <= move < vocabulary.TAKE:
            amount, have = move - vocabulary.BID, state.money[seat_of(f)]
            return Refusal("bid-too-high", "LL-11", {"amount": amount, "have": have, "missing": amount - have})
        return super().refuse(state, f, move)


class StartBid(MakeBid):
    """A secret bid for the starting initiative, when nobody has a Jetpack yet (LL-07)."""

    def fits(self, state: LostLandsState, f: i64) -> bool:
        return f >> 16 == 0


class Auction(Step):
    """All bids are shown and paid; they set the order of picking, then initiative changes (LL-12 … LL-14)."""

    def run(self, state: LostLandsState, f: i64) -> None:
        show_turns(state)
        sort_bidders(state)
        for position in range(state.seats):
            seat = state.order[position]
            state.money[seat] -= state.bids[seat]
            state.tell(events.BID_SHOWN, seat, state.bids[seat])
        move_marker(state, state.order[0], -1, events.MOVED_UP)
        move_marker(state, state.order[state.seats - 1], 1, events.MOVED_DOWN)
        for position in range(state.seats - 1, -1, -1):
            state.push(frame(kinds.CHOOSE_CARD, state.order[position]))


def sort_bidders(state: LostLandsState) -> None:
    """Higher bids first, equal bids by initiative as it stands (LL-12)."""
    count: i64 = 0
    for seat in state.track:
        if seat >= 0:
            at = count
            while at > 0 and state.bids[state.order[at - 1]] < state.bids[seat]:
                state.order[at] = state.order[at - 1]
                at -= 1
            state.order[at] = seat
            count += 1


def move_marker(state: LostLandsState, seat: i64, by: i64, event: i64) -> None:
    """The highest bidder moves a place forward, the lowest one back, not beyond places I and IV (LL-14)."""
    place = state.place_of(seat)
    if 0 <= place + by < PLACES:
        state.swap_places(place, place + by)
        state.tell(event, seat, place + by)
