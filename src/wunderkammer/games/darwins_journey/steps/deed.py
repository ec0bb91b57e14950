"""Deeds: actions that a seat may carry out or decline, with goals and crew cards on offer (DJ-36, DJ-50)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, kind_of, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.fulfil import anything_to_fulfil, fulfil, fulfil_moves, refuse_fulfil
from wunderkammer.games.darwins_journey.steps.kinds import ALFRED_DEED, BEGIN, BEGUN, DECIDE, FREE_OF_COINS, MENU
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.vocabulary import FULFIL, SKIP, STOP, TRADE


class Deed(Step):
    """The decision of a deed: `a` and `b` are its own, `c` says that it has begun."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        """What the deed itself offers."""
        raise NotImplementedError

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        """Carry out one of its moves."""
        raise NotImplementedError

    def follow_up(self, state: DarwinState, f: i64) -> None:
        """What follows when the deed is over, declined or impossible."""

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        """The deed's own reason why a move is not possible."""
        return None

    def pauses(self, state: DarwinState) -> bool:
        """Whether goals and crew cards may be fulfilled once the deed has begun (DJ-50)."""
        return False

    def may_fulfil(self, state: DarwinState, f: i64) -> bool:
        """Goals and crew cards stand beside a deed; in another's turn only in the reward phase, by a ruling (DJ-50)."""
        if third(f) == BEGUN and not self.pauses(state):
            return False
        return state.turn == seat_of(f) or state.content.fulfils_everywhere

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        """Why a deed that has not begun is passed over: what offers nothing says so (DJ-36)."""
        raise NotImplementedError

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        buffer = Buffer(16)
        self.moves(state, frame(0, seat, a, b), buffer)
        return buffer.n > 0

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        self.moves(state, f, buffer)
        buffer.add(STOP if third(f) == BEGUN else SKIP)
        if self.may_fulfil(state, f):
            fulfil_moves(state, seat_of(f), buffer)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        if move <= STOP:
            self.follow_up(state, f)
        elif FULFIL <= move < TRADE:
            # The deed waits on the agenda while the goal or crew card is fulfilled (DJ-50).
            state.push(f - DECIDE)
            fulfil(state, seat_of(f), move)
        else:
            self.act(state, f, move)

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if FULFIL <= move < TRADE:
            if not self.may_fulfil(state, f):
                return Refusal("finish-first", "DJ-50")
            return refuse_fulfil(state, seat_of(f), move)
        return self.why_not(state, f, move)

    def fits(self, state: DarwinState, f: i64) -> bool:
        """Most deeds have no numbers of their own, but may be free of coins."""
        return first(f) == 0 and second(f) & ~FREE_OF_COINS == 0 and third(f) <= BEGUN


class Begin(Step):
    """A deed is due: Alfred does it himself, for a seat it is asked about, and what offers nothing is passed over."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def run(self, state: DarwinState, f: i64) -> None:
        seat = seat_of(f)
        if state.is_alfred(seat):
            state.push(frame(ALFRED_DEED, seat, first(f), second(f), kind_of(f)))
        elif self.deed.possible(state, seat, first(f), second(f)):
            state.push(f + DECIDE)
        elif self.deed.may_fulfil(state, f) and anything_to_fulfil(state, seat):
            # What a goal or crew card brings may make the deed possible after all.
            state.push(f + DECIDE)
        else:
            if state.log is not None and third(f) != BEGUN and kind_of(f) < MENU:
                why = self.deed.obstacle(state, seat, first(f), second(f))
                state.tell(events.NOTHING_TO_DO, seat, kind_of(f) - BEGIN, why)
            self.deed.follow_up(state, f)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return self.deed.fits(state, f)
