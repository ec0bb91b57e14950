"""Rounds, turns, turn order, rewards and clean-up (DJ-15, DJ-53, DJ-55 … DJ-59)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects import start
from wunderkammer.core.frames import first, frame, kind_of, seat_of, second, third
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    BEAGLE_SPACES,
    ENVELOPE,
    ENVELOPES,
    ROUNDS,
    SCROLL_WIDTH,
    SEAL_SPACES,
    SHORT_DELAY,
    SPOTS,
    STACKS,
    USED,
    WORKERS,
)
from wunderkammer.games.darwins_journey.measure import measured
from wunderkammer.games.darwins_journey.scoring import total
from wunderkammer.games.darwins_journey.spots import refresh
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.goals import TURN_ENDS
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.vocabulary import (
    ACCEPT,
    ACCEPT_REWARD,
    ALFRED_TURN,
    BEAGLE_STEP,
    CLEAN_UP,
    DECLINE,
    ENVELOPE_STEP,
    HALVE,
    NEXT_TURN,
    OFFER,
    OPEN_GOALS,
    PLACE_WORKER,
    REFILL,
    REWARD,
    ROUND,
    TURN_ORDER,
    WINDOWS,
)

MOST: Final = 0  # sections of a correspondence tile
SECOND_MOST: Final = 1


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


class Envelope(Step):
    """Most and second most stamps are rewarded; half of them are used up afterwards (DJ-53, DJ-56)."""

    def run(self, state: DarwinState, f: i64) -> None:
        envelope = first(f)
        base = envelope * state.boards
        most: i64 = 0
        second_most: i64 = 0
        counts: i64 = 0
        seat: i64 = 0
        while seat < state.boards:
            count = state.envelopes[base + seat]
            counts |= count << (4 * seat)
            if count > most:
                second_most = most
                most = count
            elif most > count > second_most:
                second_most = count
            seat += 1
        if most == 0:
            return
        rewarded: i64 = 0
        seat = 0
        while seat < state.boards:
            count = state.envelopes[base + seat]
            if count == most or (count == second_most and count > 0):
                rewarded |= 1 << seat
            seat += 1
        state.push(frame(HALVE, 0, envelope, counts, rewarded))
        if second_most > 0:
            reward(state, envelope, second_most, SECOND_MOST)
        reward(state, envelope, most, MOST)
        tell_ranks(state, envelope, most, second_most)


def reward(state: DarwinState, envelope: i64, number: i64, rank: i64) -> None:
    """Everybody with this number of stamps is rewarded, in turn order."""
    place = state.boards - 1
    while place >= 0:
        seat = state.order[place]
        if state.envelopes[envelope * state.boards + seat] == number:
            state.push(frame(REWARD, seat, envelope, rank))
        place -= 1


def reward_effect(state: DarwinState, f: i64) -> i64:
    """What the section of the rank `b` on the envelope `a` gives, −1 for nothing."""
    return state.content.letter_effect[(state.letters[first(f)] - 1) * 2 + second(f)]


class Reward(Step):
    """A seat's reward for an envelope: Alfred always takes it, others are asked if a ruling says so (DJ-56, DJ-114)."""

    def run(self, state: DarwinState, f: i64) -> None:
        state.locked_used = 0
        node = reward_effect(state, f)
        if node < 0:
            return
        if state.content.letters_can_be_declined and not state.is_alfred(seat_of(f)):
            state.push(f - REWARD + ACCEPT_REWARD)
        else:
            start(state, seat_of(f), node)


class AcceptReward(Step):
    """Carry out the whole reward, or decline it and keep the stamps (DJ-56)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add(ACCEPT)
        buffer.add(DECLINE)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        if move == ACCEPT:
            start(state, seat_of(f), reward_effect(state, f))
        else:
            keep_stamps(state, seat_of(f))

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("reward-first", "DJ-56", {"envelope": f"envelope-{ENVELOPE.text(first(f))}"})


def keep_stamps(state: DarwinState, seat: i64) -> None:
    """Whoever declined is not among those whose stamps are halved when the envelope is done."""
    at = len(state.agenda) - 1
    while kind_of(state.agenda[at]) != HALVE:
        at -= 1
    state.agenda[at] -= frame(0, 0, 0, 0, 1 << seat)


def tell_ranks(state: DarwinState, envelope: i64, most: i64, second_most: i64) -> None:
    for seat in state.order:
        count = state.envelopes[envelope * state.boards + seat]
        if count == most:
            state.tell(events.ENVELOPE_FIRST, seat, envelope, count)
        elif count == second_most and count > 0:
            state.tell(events.ENVELOPE_SECOND, seat, envelope, count)


class Halve(Step):
    """The rewarded use up half of their stamps, rounded up (DJ-53, DJ-56)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat: i64 = 0
        while seat < state.boards:
            if third(f) >> seat & 1:
                half = (stamps_to_halve(state, f, seat) + 1) // 2
                state.envelopes[first(f) * state.boards + seat] -= half
                state.stamps[seat * (STACKS + 1) + USED] += half
                state.tell(events.HALVED, seat, first(f), half)
            seat += 1


def stamps_to_halve(state: DarwinState, f: i64, seat: i64) -> i64:
    """What lies there after the rewards, or what was counted for the ranks (DJ-53)."""
    if state.content.halves_what_is_left:
        return state.envelopes[first(f) * state.boards + seat]
    return second(f) >> (4 * seat) & 15


def delay(state: DarwinState, seat: i64) -> i64:
    """Delay penalties between the ship and HMS Beagle (DJ-57, DJ-48)."""
    content = state.content
    total: i64 = 0
    at: i64 = 1
    while at <= state.beagle:
        if state.ship[seat] < content.board.beagle[at]:
            loss = content.delay[at - 1]
            total += min(loss, content.slot_figures[1]) if state.has_perk(seat, SHORT_DELAY) else loss
        at += 1
    return total


class BeagleGoal(Step):
    """The tile below HMS Beagle scores; Alfred scores his board's value times the round (DJ-57, DJ-111)."""

    def run(self, state: DarwinState, f: i64) -> None:
        content = state.content
        tile = state.beagle_goals[state.beagle] - 1
        place: i64 = 0
        while place < state.boards:
            seat = state.order[place]
            loss = delay(state, seat)
            if state.is_alfred(seat):
                points = content.alfred.beagle[state.alfred_board()] * state.round
            else:
                points = content.beagle_vp[tile] * measured(state, seat, content.beagle_measure[tile])
            scored = points - loss
            if scored < 0:
                scored = 0
            state.vp[seat] += scored
            if state.is_alfred(seat):
                state.tell(events.ALFRED_SCORES, seat, scored, loss)
            else:
                state.tell(events.BEAGLE_SCORED, seat, tile, scored, loss)
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
