"""Alfred's ship and explorers: full distance, longest way (DJ-108, DJ-115)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.frames import frame
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.board import Board
from wunderkammer.games.darwins_journey.content.names import ISLANDS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import CAMP_HERE, STUDY
from wunderkammer.games.darwins_journey.steps.moving import blocked_on, move_explorer, move_ship, space_actions
from wunderkammer.games.darwins_journey.steps.museum import has_token


def longer_way(board: Board, space: i64) -> i64:
    """Where the longest way goes on from a space, −1 at the end."""
    way = board.ways[2 * space]
    other = board.ways[2 * space + 1]
    if other >= 0 and board.longest[other] > board.longest[way]:
        return other
    return way


def longest_way(board: Board, space: i64, steps: i64, blocked: i64, base: i64) -> vec[i64]:
    """The spaces entered on the longest way; blocked ones are jumped without counting."""
    way = vec[i64]()
    while steps > 0:
        space = longer_way(board, space)
        if space < 0:
            return way
        if not blocked >> (space - base) & 1:
            way = append(way, space)
            steps -= 1
    return way


def navigate(state: DarwinState, seat: i64, steps: i64) -> None:
    """Every action on the way is carried out, in order, after the whole move (DJ-108)."""
    way = longest_way(state.content.board, state.ship[seat], steps, 0, 0)
    if len(way) == 0:
        state.tell(events.ALFRED_SAILED_OUT, seat)
        return
    last = way[len(way) - 1]
    state.tell(events.ALFRED_SAILS, seat, last)
    move_ship(state, seat, last)
    i: i64 = len(way) - 1
    while i >= 0:
        space_actions(state, seat, way[i])
        i -= 1


def explore(state: DarwinState, seat: i64, steps: i64) -> None:
    """The explorer on the rightmost island that can move (DJ-108)."""
    board = state.content.board
    island: i64 = ISLANDS - 1
    while island >= 0:
        space = state.explorers[seat * ISLANDS + island]
        if space >= 0 and space != board.end[1 + island]:
            base = board.start[1 + island]
            walk(state, seat, island, longest_way(board, space, steps, blocked_on(state, seat, island), base))
            return
        island -= 1
    state.tell(events.ALFRED_EXPLORED_OUT, seat)


def walk(state: DarwinState, seat: i64, island: i64, way: vec[i64]) -> None:
    """Specimens on the whole way, then the actions of the last two spaces that carry one (DJ-108, DJ-115)."""
    board = state.content.board
    last = way[len(way) - 1]
    state.tell(events.ALFRED_EXPLORES, seat, island, last)
    move_explorer(state, seat, last)
    found: i64 = 0
    last_acting: i64 = -1
    i: i64 = len(way) - 1
    while i >= 0 and found < 2:
        space = way[i]
        if board.effect[space] >= 0 or board.camp[space] >= 0 or has_token(state, space):
            found += 1
            if found == 2:
                state.tell(events.ALFRED_ACTS_TWO, seat, space, last_acting)
            last_acting = space
            if board.camp[space] >= 0:
                state.push(frame(CAMP_HERE, seat, board.camp[space]))
            if board.effect[space] >= 0:
                start(state, seat, board.effect[space])
        i -= 1
    if found == 1:
        state.tell(events.ALFRED_ACTS_ONE, seat, last_acting)
    i = len(way) - 1
    while i >= 0:
        if has_token(state, way[i]):
            state.push(frame(STUDY, seat, way[i]))
        i -= 1
