"""Ships and explorers (DJ-24, DJ-25, DJ-34, DJ-37)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.board import Board
from wunderkammer.games.darwins_journey.content.names import IN_RESERVE, ISLANDS, SPACES
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import (
    BEGUN,
    CAMP_HERE,
    EXPLORE,
    NAVIGATE,
    ON_ISLAND,
    STOP_ALLOWED,
    STUDY,
)
from wunderkammer.games.darwins_journey.vocabulary import CATCH_UP, GO, HALT, LAND, SAIL, STAMP

MOST_STEPS: Final = 9


def reach(board: Board, space: i64, steps: i64, blocked: i64, base: i64) -> i64:
    """A mask of the spaces (counted from `base`) that a piece can reach; blocked ones are jumped without counting."""
    mask: i64 = 0
    i: i64 = 0
    while i < 2:
        way = board.ways[2 * space + i]
        if way >= 0:
            bit: i64 = 1 << (way - base)
            if blocked & bit:
                mask |= reach(board, way, steps, blocked, base)
            else:
                mask |= bit
                if steps > 1:
                    mask |= reach(board, way, steps - 1, blocked, base)
        i += 1
    return mask


def distance(board: Board, space: i64, goal: i64, blocked: i64, base: i64) -> i64:
    """The fewest steps from one space to another that can be reached."""
    steps: i64 = 1
    while not reach(board, space, steps, blocked, base) >> (goal - base) & 1:
        steps += 1
    return steps


def blocked_on(state: DarwinState, seat: i64, island: i64) -> i64:
    """Where explorers of others stand, but for the first and the last space (DJ-25)."""
    board = state.content.board
    base = board.start[1 + island]
    mask: i64 = 0
    other: i64 = 0
    while other < state.boards:
        space = state.explorers[other * ISLANDS + island]
        if other != seat and space > base and space != board.end[1 + island]:
            mask |= 1 << (space - base)
        other += 1
    return mask


def space_actions(state: DarwinState, seat: i64, space: i64) -> None:
    """What a space gives to the piece that stops there: its effect, then its camp, then its specimen."""
    board = state.content.board
    token = board.token[space]
    if token >= 0 and state.tokens[token] > 0:
        state.push(frame(STUDY, seat, space))
    if board.camp[space] >= 0:
        state.push(frame(CAMP_HERE, seat, board.camp[space]))
    if board.effect[space] >= 0:
        start(state, seat, board.effect[space])


def arrive(state: DarwinState, seat: i64, space: i64) -> None:
    """The first piece on the last space of its track scores (DJ-24, DJ-25)."""
    track = state.content.board.track[space]
    if space == state.content.board.end[track] and not state.firsts >> track & 1:
        state.firsts |= 1 << track
        state.tell(events.FIRST_ARRIVAL, seat, space, state.content.first_arrival)
        state.vp[seat] += state.content.first_arrival


def cross_ribbons(state: DarwinState, seat: i64, old: i64, new: i64) -> None:
    """Every ribbon on the way that nobody has crossed yet scores (DJ-25, DJ-37)."""
    board = state.content.board
    space = old + 1
    while space <= new:
        bit = board.ribbon_bit[space]
        if bit >= 0 and not state.firsts >> bit & 1:
            state.firsts |= 1 << bit
            state.tell(events.RIBBON, seat, space, board.ribbon[space])
            state.vp[seat] += board.ribbon[space]
        space += 1


def move_explorer(state: DarwinState, seat: i64, space: i64) -> None:
    """The explorer of the island goes to a space; ribbons and first arrival score at once."""
    island = state.content.board.track[space] - 1
    at = seat * ISLANDS + island
    cross_ribbons(state, seat, state.explorers[at], space)
    state.explorers[at] = space
    arrive(state, seat, space)


def move_ship(state: DarwinState, seat: i64, space: i64) -> None:
    """The ship goes to a space; every banner on the way brings an explorer ashore (DJ-24, DJ-37)."""
    board = state.content.board
    passed = state.ship[seat] + 1
    while passed <= space:
        island = board.banner[passed]
        if island >= 0 and state.explorers[seat * ISLANDS + island] == IN_RESERVE:
            land(state, seat, island)
        passed += 1
    state.ship[seat] = space
    arrive(state, seat, space)


def land(state: DarwinState, seat: i64, island: i64) -> None:
    state.explorers[seat * ISLANDS + island] = state.content.board.start[1 + island]
    state.tell(events.LANDED, seat, island)


class Explore(Deed):
    """Move one explorer up to `a` spaces; `b` allows an extra stop or names the island to go on with (DJ-25)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        only = second(f) // ON_ISLAND - 1
        island: i64 = 0
        while island < ISLANDS:
            if (only < 0 or only == island) and state.explorers[seat * ISLANDS + island] >= 0:
                self.island_moves(state, f, island, buffer)
            island += 1

    def island_moves(self, state: DarwinState, f: i64, island: i64, buffer: Buffer) -> None:
        board = state.content.board
        seat = seat_of(f)
        base = board.start[1 + island]
        blocked = blocked_on(state, seat, island)
        here = state.explorers[seat * ISLANDS + island]
        buffer.add_mask(GO + base, reach(board, here, first(f), blocked, base))
        if second(f) & STOP_ALLOWED and first(f) > 1:
            halts = reach(board, here, first(f) - 1, blocked, base)
            buffer.add_mask(HALT + base, halts & ~(1 << (board.end[1 + island] - base)))

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        only = b // ON_ISLAND - 1
        island: i64 = 0
        while island < ISLANDS:
            space = state.explorers[seat * ISLANDS + island]
            if (only < 0 or only == island) and space >= 0 and space != state.content.board.end[1 + island]:
                return True
            island += 1
        return False

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        halting = move >= HALT
        space = move - HALT if halting else move - GO
        if halting:
            board = state.content.board
            island = board.track[space] - 1
            here = state.explorers[seat * ISLANDS + island]
            base = board.start[1 + island]
            steps = distance(board, here, space, blocked_on(state, seat, island), base)
            state.push(frame(EXPLORE, seat, first(f) - steps, ON_ISLAND * (island + 1), BEGUN))
        move_explorer(state, seat, space)
        space_actions(state, seat, space)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.EXPLORERS_ARRIVED

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if GO <= move < SAIL or HALT <= move < STAMP:
            return refuse_space(state, seat_of(f), (move - GO) % SPACES, first(f), move >= HALT)
        return None

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) <= MOST_STEPS and second(f) < ON_ISLAND * (ISLANDS + 1) and third(f) <= BEGUN


def refuse_space(state: DarwinState, seat: i64, space: i64, steps: i64, halting: bool) -> Refusal:
    """Why a piece cannot go to a space: nobody there, behind, occupied or too far."""
    board = state.content.board
    track = board.track[space]
    here = state.ship[seat] if track == 0 else state.explorers[seat * ISLANDS + track - 1]
    if here == IN_RESERVE:
        return Refusal("no-explorer-there", "DJ-25")
    if space <= here:
        return Refusal("only-forward", "DJ-37")
    base = board.start[track]
    blocked: i64 = 0 if track == 0 else blocked_on(state, seat, track - 1)
    if blocked >> (space - base) & 1:
        return Refusal("space-taken", "DJ-25")
    far = reach(board, here, 30, blocked, base)
    if far >> (space - base) & 1:
        needed = distance(board, here, space, blocked, base)
        if needed > steps:
            return Refusal("too-far", "DJ-37", {"needed": needed, "steps": steps})
    return Refusal("no-extra-stop" if halting else "not-on-the-way", "DJ-40" if halting else "DJ-37")


class Navigate(Deed):
    """Move the ship up to `a` spaces; `b` allows an extra stop (DJ-24)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        board = state.content.board
        here = state.ship[seat_of(f)]
        buffer.add_mask(SAIL, reach(board, here, first(f), 0, 0))
        if second(f) & STOP_ALLOWED and first(f) > 1:
            buffer.add_mask(HALT, reach(board, here, first(f) - 1, 0, 0) & ~(1 << board.end[0]))

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        return state.ship[seat] != state.content.board.end[0]

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        halting = move >= HALT
        space = move - HALT if halting else move - SAIL
        if halting:
            steps = distance(state.content.board, state.ship[seat], space, 0, 0)
            state.push(frame(NAVIGATE, seat, first(f) - steps, 0, BEGUN))
        move_ship(state, seat, space)
        space_actions(state, seat, space)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.SHIP_ARRIVED

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if SAIL <= move < STAMP:
            return refuse_space(state, seat_of(f), (move - SAIL) % SPACES, first(f), move >= HALT)
        return None

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) <= MOST_STEPS and second(f) <= STOP_ALLOWED and third(f) <= BEGUN


class ToBeagle(Deed):
    """The ship catches up with HMS Beagle, never backwards (DJ-34, DJ-37)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        if state.ship[seat_of(f)] < state.content.board.beagle[state.beagle]:
            buffer.add(CATCH_UP)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        move_ship(state, seat_of(f), state.content.board.beagle[state.beagle])

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.AT_BEAGLE

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("already-at-beagle", "DJ-37") if move == CATCH_UP else None


class AddExplorer(Deed):
    """Place an explorer on an island where one has none (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        island: i64 = 0
        while island < ISLANDS:
            if state.explorers[seat_of(f) * ISLANDS + island] == IN_RESERVE:
                buffer.add(LAND + island)
            island += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        land(state, seat_of(f), move - LAND)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.ON_EVERY_ISLAND

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("explorer-there", "DJ-34") if LAND <= move < LAND + ISLANDS else None
