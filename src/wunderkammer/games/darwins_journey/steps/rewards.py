"""The reward phase: envelopes, and the goal below HMS Beagle (DJ-53, DJ-56, DJ-57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, frame, kind_of, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    ENVELOPE,
    ENVELOPES,
    SHORT_DELAY,
    STACKS,
    USED,
)
from wunderkammer.games.darwins_journey.measure import amount_of
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import (
    ACCEPT_REWARD,
    HALVE,
    REWARD,
)
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below
from wunderkammer.games.darwins_journey.vocabulary import ACCEPT, DECLINE

MOST: Final = 0  # sections of a correspondence tile
SECOND_MOST: Final = 1


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

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, ENVELOPES)


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

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) < ENVELOPES and second(f) <= SECOND_MOST and third(f) == 0


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

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) < ENVELOPES and second(f) <= SECOND_MOST and third(f) == 0


def keep_stamps(state: DarwinState, seat: i64) -> None:
    """A player who declined is not among those whose stamps are halved when the envelope is done."""
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

    def fits(self, state: DarwinState, f: i64) -> bool:
        """The stamps that were counted must still lie there."""
        if first(f) >= ENVELOPES or third(f) >> state.boards:
            return False
        seat: i64 = 0
        while seat < state.boards:
            counted = second(f) >> 4 * seat & 15
            if third(f) >> seat & 1 and counted > state.envelopes[first(f) * state.boards + seat]:
                return False
            seat += 1
        return True


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
                points = content.beagle_vp[tile] * amount_of(state, seat, content.beagle_measure[tile])
            scored = points - loss
            if scored < 0:
                scored = 0
            state.vp[seat] += scored
            if state.is_alfred(seat):
                state.tell(events.ALFRED_SCORES, seat, scored, loss)
            else:
                state.tell(events.BEAGLE_SCORED, seat, tile, scored, loss)
            place += 1
