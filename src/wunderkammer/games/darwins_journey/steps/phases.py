"""Rounds, turns, turn order, rewards and clean-up (DJ-15, DJ-53, DJ-55 … DJ-59)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.frames import first, frame, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    BEAGLE_SPACES,
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
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.goals import TURN_ENDS
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.vocabulary import (
    ALFRED_TURN,
    BEAGLE_STEP,
    CLEAN_UP,
    ENVELOPE_STEP,
    HALVE,
    NEXT_TURN,
    OFFER,
    OPEN_GOALS,
    PLACE_WORKER,
    REFILL,
    ROUND,
    TURN_ORDER,
    WINDOWS,
)


class Round(Step):
    """Action, turn order, reward and clean-up, with windows for fulfilling in the reward phase (DJ-50)."""

    def run(self, table: Table, f: i64) -> None:
        table.round = first(f)
        refresh(table)
        table.tell(events.ROUND_BEGINS, 0, table.round)
        table.push(frame(CLEAN_UP, 0))
        table.push(frame(WINDOWS, 0))
        table.push(frame(BEAGLE_STEP, 0))
        envelope: i64 = ENVELOPES - 1
        while envelope >= 0:
            table.push(frame(WINDOWS, 0))
            table.push(frame(ENVELOPE_STEP, 0, envelope))
            envelope -= 1
        table.push(frame(WINDOWS, 0))
        if table.boards == table.seats:
            table.push(frame(TURN_ORDER, 0))
        table.push(frame(NEXT_TURN, 0))


def has_worker(table: Table, seat: i64) -> bool:
    worker = seat * WORKERS
    while worker < (seat + 1) * WORKERS:
        if table.workers[worker] == AT_HOME:
            return True
        worker += 1
    return False


class NextTurn(Step):
    """The next in turn order who has a free worker; without any the phase is over (DJ-15)."""

    def run(self, table: Table, f: i64) -> None:
        tried: i64 = 0
        while tried < table.boards:
            place = (first(f) + tried) % table.boards
            seat = table.order[place]
            if has_worker(table, seat):
                table.push(frame(NEXT_TURN, 0, place + 1))
                table.locked_used = 0
                if table.is_alfred(seat):
                    table.push(frame(ALFRED_TURN, seat))
                else:
                    table.turn = seat
                    table.push(frame(OFFER, seat, TURN_ENDS))
                    table.push(frame(PLACE_WORKER, seat))
                return
            tried += 1


class TurnOrder(Step):
    """Workers on the turn-order spot bring their players forward; the others keep their order (DJ-55)."""

    def run(self, table: Table, f: i64) -> None:
        if len(table.queue) == 0:
            return
        order = vec[i64]()
        taken: i64 = 0
        for seat in table.queue:
            if not taken >> seat & 1:
                taken |= 1 << seat
                order = append(order, seat)
        for seat in table.order:
            if not taken >> seat & 1:
                order = append(order, seat)
        table.order = order
        place: i64 = 0
        while place < table.boards:
            table.tell(events.NEW_ORDER, order[place], place + 1)
            place += 1


class Envelope(Step):
    """Most and second most stamps are rewarded; half of them are used up afterwards (DJ-53, DJ-56)."""

    def run(self, table: Table, f: i64) -> None:
        envelope = first(f)
        base = envelope * table.boards
        most: i64 = 0
        second_most: i64 = 0
        counts: i64 = 0
        seat: i64 = 0
        while seat < table.boards:
            count = table.envelopes[base + seat]
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
        while seat < table.boards:
            count = table.envelopes[base + seat]
            if count == most or (count == second_most and count > 0):
                rewarded |= 1 << seat
            seat += 1
        table.push(frame(HALVE, 0, envelope, counts, rewarded))
        tile = (table.letters[envelope] - 1) * 2
        if second_most > 0:
            reward(table, envelope, second_most, table.content.letter_effect[tile + 1])
        reward(table, envelope, most, table.content.letter_effect[tile])
        tell_ranks(table, envelope, most, second_most)


def reward(table: Table, envelope: i64, number: i64, node: i64) -> None:
    """Everybody with this number of stamps carries out the section, in turn order."""
    place = table.boards - 1
    while place >= 0:
        seat = table.order[place]
        if table.envelopes[envelope * table.boards + seat] == number and node >= 0:
            start(table, seat, node)
        place -= 1


def tell_ranks(table: Table, envelope: i64, most: i64, second_most: i64) -> None:
    for seat in table.order:
        count = table.envelopes[envelope * table.boards + seat]
        if count == most:
            table.tell(events.ENVELOPE_FIRST, seat, envelope, count)
        elif count == second_most and count > 0:
            table.tell(events.ENVELOPE_SECOND, seat, envelope, count)


class Halve(Step):
    """The rewarded use up half of the stamps that were counted, rounded up (DJ-53, DJ-56)."""

    def run(self, table: Table, f: i64) -> None:
        seat: i64 = 0
        while seat < table.boards:
            if third(f) >> seat & 1:
                half = ((second(f) >> (4 * seat) & 15) + 1) // 2
                table.envelopes[first(f) * table.boards + seat] -= half
                table.stamps[seat * (STACKS + 1) + USED] += half
                table.tell(events.HALVED, seat, first(f), half)
            seat += 1


def delay(table: Table, seat: i64) -> i64:
    """Delay penalties between the ship and HMS Beagle (DJ-57, DJ-48)."""
    content = table.content
    total: i64 = 0
    at: i64 = 1
    while at <= table.beagle:
        if table.ship[seat] < content.board.beagle[at]:
            loss = content.delay[at - 1]
            total += min(loss, content.slot_figures[1]) if table.has_perk(seat, SHORT_DELAY) else loss
        at += 1
    return total


class BeagleGoal(Step):
    """The tile below HMS Beagle scores; Alfred scores his board's value times the round (DJ-57, DJ-111)."""

    def run(self, table: Table, f: i64) -> None:
        content = table.content
        tile = table.beagle_goals[table.beagle] - 1
        place: i64 = 0
        while place < table.boards:
            seat = table.order[place]
            loss = delay(table, seat)
            if table.is_alfred(seat):
                points = content.alfred.beagle[table.alfred_board()] * table.round
            else:
                points = content.beagle_vp[tile] * measured(table, seat, content.beagle_measure[tile])
            scored = points - loss
            if scored < 0:
                scored = 0
            table.vp[seat] += scored
            if table.is_alfred(seat):
                table.tell(events.ALFRED_SCORES, seat, scored, loss)
            else:
                table.tell(events.BEAGLE_SCORED, seat, tile, scored, loss)
            place += 1


class CleanUp(Step):
    """Goals, Beagle, workers and scrolls are made ready, but not after the last round (DJ-58)."""

    def run(self, table: Table, f: i64) -> None:
        if table.round == ROUNDS:
            if table.seats == 1:
                table.tell(events.ALFRED_TOTAL, 1, total(table, 1))
            return
        table.push(frame(ROUND, 0, table.round + 1))
        table.push(frame(REFILL, 0))
        table.push(frame(OPEN_GOALS, 0))
        table.open_goals = vec[i64]([0, 0, 0, 0])
        table.beagle = min(table.beagle + 1, BEAGLE_SPACES - 1)
        table.tell(events.BEAGLE_MOVED, 0, table.content.board.beagle[table.beagle])
        worker: i64 = 0
        while worker < len(table.workers):
            if table.workers[worker] >= 0:
                table.workers[worker] = AT_HOME
            worker += 1
        table.crowd = vec[i64]([0] * (SPOTS + 1))
        table.queue = vec[i64]()
        move_seals_up(table)


def move_seals_up(table: Table) -> None:
    """The top scroll is emptied; the others move up within their columns (DJ-58)."""
    gone: i64 = 0
    column: i64 = 0
    while column < SCROLL_WIDTH:
        if table.scrolls[column] > 0:
            gone += 1
            table.scrolls[column] = 0
        to = column
        at = column
        while at < SEAL_SPACES:
            seal = table.scrolls[at]
            if seal > 0:
                table.scrolls[at] = 0
                table.scrolls[to] = seal
                to += SCROLL_WIDTH
            at += SCROLL_WIDTH
        column += 1
    table.tell(events.TOP_SCROLL, 0, gone)
