"""Rounds, turns, turn order and clean-up (DJ-15, DJ-55, DJ-58, DJ-59)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.frames import first, frame
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    BEAGLE_SPACES,
    ENVELOPES,
    ROUNDS,
    SCROLL_WIDTH,
    SEAL_SPACES,
    SPOTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.scoring import total
from wunderkammer.games.darwins_journey.spots import refresh
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.goals import TURN_ENDS
from wunderkammer.games.darwins_journey.steps.kinds import (
    ALFRED_TURN,
    BEAGLE_STEP,
    CLEAN_UP,
    ENVELOPE_STEP,
    NEXT_TURN,
    OFFER,
    OPEN_GOALS,
    PLACE_WORKER,
    REFILL,
    ROUND,
    TURN_ORDER,
    WINDOWS,
)
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below


class Round(Step):
    """Action, turn order, reward and clean-up, with windows for fulfilling in the reward phase (DJ-50)."""

    def run(self, state: DarwinState, f: i64) -> None:
        state.round = first(f)
        refresh(state)
        state.tell(events.ROUND_BEGINS, 0, state.round)
        state.push(frame(CLEAN_UP, 0))
        state.push(frame(WINDOWS, 0))
        state.push(frame(BEAGLE_STEP, 0))
        envelope: i64 = ENVELOPES - 1
        while envelope >= 0:
            state.push(frame(WINDOWS, 0))
            state.push(frame(ENVELOPE_STEP, 0, envelope))
            envelope -= 1
        state.push(frame(WINDOWS, 0))
        if state.boards == state.seats:
            state.push(frame(TURN_ORDER, 0))
        state.push(frame(NEXT_TURN, 0))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return 1 <= first(f) <= ROUNDS and f >> 32 == 0


def has_worker(state: DarwinState, seat: i64) -> bool:
    worker = seat * WORKERS
    while worker < (seat + 1) * WORKERS:
        if state.workers[worker] == AT_HOME:
            return True
        worker += 1
    return False


class NextTurn(Step):
    """The next in turn order who has a free worker; without any the phase is over (DJ-15)."""

    def run(self, state: DarwinState, f: i64) -> None:
        tried: i64 = 0
        while tried < state.boards:
            place = (first(f) + tried) % state.boards
            seat = state.order[place]
            if has_worker(state, seat):
                state.push(frame(NEXT_TURN, 0, place + 1))
                state.locked_used = 0
                if state.is_alfred(seat):
                    state.push(frame(ALFRED_TURN, seat))
                else:
                    state.turn = seat
                    state.push(frame(OFFER, seat, TURN_ENDS))
                    state.push(frame(PLACE_WORKER, seat))
                return
            tried += 1

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, state.boards + 1)


class TurnOrder(Step):
    """Workers on the turn-order spot bring their players forward; the others keep their order (DJ-55)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if len(state.queue) == 0:
            return
        order = vec[i64]()
        taken: i64 = 0
        for seat in state.queue:
            if not taken >> seat & 1:
                taken |= 1 << seat
                order = append(order, seat)
        for seat in state.order:
            if not taken >> seat & 1:
                order = append(order, seat)
        state.order = order
        place: i64 = 0
        while place < state.boards:
            state.tell(events.NEW_ORDER, order[place], place + 1)
            place += 1


class CleanUp(Step):
    """Goals, Beagle, workers and scrolls are made ready, but not after the last round (DJ-58)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if state.round == ROUNDS:
            if state.seats == 1:
                state.tell(events.ALFRED_TOTAL, 1, total(state, 1))
                tell_tie(state)
            return
        state.push(frame(ROUND, 0, state.round + 1))
        state.push(frame(REFILL, 0))
        state.push(frame(OPEN_GOALS, 0))
        state.open_goals = vec[i64]([0, 0, 0, 0])
        state.beagle = min(state.beagle + 1, BEAGLE_SPACES - 1)
        state.tell(events.BEAGLE_MOVED, 0, state.content.board.beagle[state.beagle])
        worker: i64 = 0
        while worker < len(state.workers):
            if state.workers[worker] >= 0:
                state.workers[worker] = AT_HOME
            worker += 1
        state.crowd = vec[i64]([0] * (SPOTS + 1))
        state.queue = vec[i64]()
        move_seals_up(state)


def tell_tie(state: DarwinState) -> None:
    """How a tie with Alfred is broken: evolution, then coins, else he wins (DJ-111)."""
    if total(state, 0) != total(state, 1):
        return
    if state.theory[0] != state.theory[1]:
        why = 0 if state.theory[0] > state.theory[1] else 1
    elif state.coins[0] != state.coins[1]:
        why = 2 if state.coins[0] > state.coins[1] else 3
    else:
        why = 4
    state.tell(events.ALFRED_TIE, 1, why)


def move_seals_up(state: DarwinState) -> None:
    """The top scroll is emptied; the others move up within their columns (DJ-58)."""
    gone: i64 = 0
    column: i64 = 0
    while column < SCROLL_WIDTH:
        if state.scrolls[column] > 0:
            gone += 1
            state.scrolls[column] = 0
        to = column
        at = column
        while at < SEAL_SPACES:
            seal = state.scrolls[at]
            if seal > 0:
                state.scrolls[at] = 0
                state.scrolls[to] = seal
                to += SCROLL_WIDTH
            at += SCROLL_WIDTH
        column += 1
    state.tell(events.TOP_SCROLL, 0, gone)
