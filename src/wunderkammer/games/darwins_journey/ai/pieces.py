"""What a seat may know of Darwin's Journey, as numbers (DJ-13); which arrays there are stands in `piece_shapes`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.engine import frame_for
from wunderkammer.core.frames import first, second, third
from wunderkammer.core.observing.pieces import PieceWriter, bits_in
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_SPACES,
    CAMPS,
    COLOURS,
    CREW,
    CREW_PER_SEAT,
    ENVELOPES,
    GOALS,
    ISLANDS,
    LENS_SPOTS,
    LETTERS,
    OWNED,
    ROUNDS,
    SEAL_SPACES,
    SLOTS,
    SPACES,
    SPECIMENS,
    SPOTS,
    STACKS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.scoring import total
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.camps import tents_of
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED
from wunderkammer.games.darwins_journey.view import drafting

ALFRED_CARDS: Final = 8
ALFRED_BOARDS: Final = 4
RIBBONS: Final = 16
STAMP_STACKS: Final = 4
SEAL_COLOURS: Final = 5
GOAL_PLACES: Final = 4


def write(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    write_table(state, seat, writer)
    write_spots(state, seat, writer)
    write_offers(state, writer)
    write_voyage(state, seat, writer)
    write_decision(state, seat, writer)
    write_alfred(state, writer)
    write_purses(state, seat, writer)
    write_movers(state, seat, writer)
    write_workers(state, seat, writer)
    write_holdings(state, seat, writer)
    write_goals(state, seat, writer)
    write_crew(state, seat, writer)


def board_after(state: DarwinState, seat: i64, steps: i64) -> i64:
    """The board so many places further round the table; alone, Alfred's comes after one's own."""
    return (seat + steps) % state.boards


def boards_to(state: DarwinState, seat: i64, other: i64) -> i64:
    return -1 if other < 0 else (other - seat + state.boards) % state.boards


def write_table(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    writer.add_one_of(state.round, ROUNDS + 1)
    writer.add_one_of(boards_to(state, seat, state.turn), state.boards)
    writer.add_places(state.order, seat, state.boards)
    writer.add_places(state.queue, seat, state.boards, 1)


def write_spots(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Workers by spot, what is open, and whose lens lies there."""
    writer.add_row(state.crowd, 0, SPOTS)
    writer.add_bits(state.free, SPOTS)
    for spot in range(i64(LENS_SPOTS)):
        writer.add_one_of(boards_to(state, seat, state.spots[spot] - OWNED), state.boards)
    for tile in state.specials:
        writer.add(tile)
    writer.add_bits(state.locked_used, LENS_SPOTS)


def write_offers(state: DarwinState, writer: PieceWriter) -> None:
    """Seals, goals and letters that lie open."""
    for space in range(i64(SEAL_SPACES)):
        writer.add_one_of(state.scrolls[space] - 1, SEAL_COLOURS)
    writer.add_row(state.pile, 0, COLOURS)
    writer.add(state.purple)
    for place in range(i64(GOAL_PLACES)):
        writer.add_one_of(state.open_goals[place] - 1, GOALS)
    for place in range(2 * state.boards):
        writer.add(state.pairs[place])
    for envelope in range(i64(ENVELOPES)):
        writer.add_one_of(state.letters[envelope] - 1, LETTERS)


def write_voyage(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """The Beagle, the museum, specimens, ribbons, camps and letters."""
    writer.add_one_of(state.beagle, BEAGLE_SPACES)
    writer.add_row(state.beagle_goals, 0, BEAGLE_SPACES)
    writer.add_bits(state.museum, SPECIMENS)
    writer.add_bits(state.row_coins, COLOURS)
    writer.add_row(state.tokens, 0, SPECIMENS)
    writer.add_bits(state.firsts, RIBBONS)
    for step in range(state.boards):
        board = board_after(state, seat, step)
        for camp in range(i64(CAMPS)):
            writer.add(tents_of(state, board, camp))
    for step in range(state.boards):
        board = board_after(state, seat, step)
        for envelope in range(i64(ENVELOPES)):
            writer.add(state.envelopes[envelope * state.boards + board])


def write_decision(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    f = frame_for(state, seat)
    writer.add(first(f))
    writer.add(second(f))
    writer.add(third(f))


def write_alfred(state: DarwinState, writer: PieceWriter) -> None:
    """His board and his cards, when one plays alone."""
    if state.seats > 1:
        return
    writer.add_one_of(state.alfred_board(), ALFRED_BOARDS)
    writer.add(state.bonus)
    writer.add_bits(~state.action_pile, ALFRED_CARDS)
    writer.add_one_of(state.bonus_card, 2)


def write_purses(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    for step in range(state.boards):
        board = board_after(state, seat, step)
        writer.add(state.coins[board])
        writer.add(state.vp[board])
        writer.add(state.theory[board])
        writer.add(state.knowledge[board])
        writer.add(total(state, board))


def write_movers(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Ships and explorers."""
    writer.add_ones_by_seat(state.ship, seat, 1, SPACES)
    writer.add_ones_by_seat(state.explorers, seat, ISLANDS, SPACES)


def write_workers(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Where the workers are, and the seals in their rows."""
    writer.add_by_seat(state.workers, seat, WORKERS, 2)
    for step in range(state.boards):
        start = board_after(state, seat, step) * WORKERS
        for at in range(start, start + WORKERS):
            for colour in range(i64(SEAL_COLOURS)):
                writer.add(seals.count(state.rows[at], colour))


def write_holdings(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Stamps, tents, lenses and specimens."""
    writer.add_by_seat(state.stamps, seat, STACKS + 1)
    writer.add_by_seat(state.tents, seat, 1)
    writer.add_by_seat(state.lenses, seat, 1)
    for step in range(state.boards):
        writer.add_bits(state.research[board_after(state, seat, step)], SPECIMENS)


def write_goals(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Goals in reserve and on the boards, and the lasting effects of the boards' slots."""
    writer.add_ones_by_seat(state.reserve, seat, 2, GOALS, 1)
    for step in range(state.boards):
        start = board_after(state, seat, step) * SLOTS
        for at in range(start, start + SLOTS):
            writer.add(state.slots[at] % FULFILLED)
    for step in range(state.boards):
        start = board_after(state, seat, step) * SLOTS
        for at in range(start, start + SLOTS):
            writer.add_flag(state.slots[at] >= FULFILLED)
    for step in range(state.boards):
        writer.add_bits(state.perks[board_after(state, seat, step)], SLOTS)


def write_crew(state: DarwinState, seat: i64, writer: PieceWriter) -> None:
    """Crew cards: while they are drafted the others' are secret, but not how many they hold."""
    secret = drafting(state)
    for step in range(state.boards):
        start = board_after(state, seat, step) * CREW_PER_SEAT
        for at in range(start, start + CREW_PER_SEAT):
            writer.add(state.crew[at] % FULFILLED if step == 0 or not secret else 0)
    for step in range(state.boards):
        start = board_after(state, seat, step) * CREW_PER_SEAT
        for at in range(start, start + CREW_PER_SEAT):
            writer.add(state.crew[at] // FULFILLED if step == 0 or not secret else 0)
    for step in range(state.boards):
        writer.add(bits_in(state.hands[board_after(state, seat, step)]))
    writer.add_bits(state.hands[seat], CREW)
