"""The arrays that an observation of Darwin's Journey consists of, in the order in which `pieces` writes them.

What goes by board begins with one's own; alone, Alfred's is the other.
"""

from __future__ import annotations

from wunderkammer.core.frames import HIGHEST_NUMBER
from wunderkammer.core.observing.pieces import PieceShape
from wunderkammer.games.darwins_journey.ai.pieces import (
    ALFRED_BOARDS,
    ALFRED_CARDS,
    GOAL_PLACES,
    RIBBONS,
    SEAL_COLOURS,
    STAMP_STACKS,
)
from wunderkammer.games.darwins_journey.content.board import TENTS_PER_CAMP
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_GOALS,
    BEAGLE_SPACES,
    CAMPS,
    COLOURS,
    CREW,
    CREW_PER_SEAT,
    ENVELOPES,
    GOALS,
    HAMMOCK,
    ISLANDS,
    LENS_SPOTS,
    LETTERS,
    ROUNDS,
    ROW_SPACES,
    SEAL_SPACES,
    SLOTS,
    SPACES,
    SPECIAL_PLACES,
    SPECIAL_TILES,
    SPECIMENS,
    SPOTS,
    TENTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.fields import (
    LONGEST_TRACK,
    MOST,
    MOST_LENSES,
    MOST_ON_ENVELOPE,
    MOST_ON_SPOT,
    MOST_SEALS,
    MOST_STAMPS,
)
from wunderkammer.games.darwins_journey.state import DarwinState


def shapes(state: DarwinState) -> list[PieceShape]:
    alfred = alfred_shapes() if state.seats == 1 else []
    return [*table_shapes(state.boards), *voyage_shapes(state.boards), *alfred, *board_shapes(state.boards)]


def table_shapes(boards: int) -> list[PieceShape]:
    """Rounds, spots and what lies open."""
    return [
        PieceShape("round", "the present round; the first place in the set-up", (ROUNDS + 1,)),
        PieceShape("turn", "whose turn it is in the action phase", (boards,)),
        PieceShape("order", "the place in the turn order, from 0", (boards,), boards),
        PieceShape("queue", "the place of the last own worker on the turn-order spot, from 1", (boards,), MOST_ON_SPOT),
        PieceShape("crowd", "by spot: how many workers stand there", (SPOTS,), MOST_ON_SPOT),
        PieceShape("free_spots", "spots that take a worker now", (SPOTS,)),
        PieceShape("lenses_on_spots", "by spot for a lens: whose lens lies there", (LENS_SPOTS, boards)),
        PieceShape("specials", "by place of the special journal: its tile, or 0", (SPECIAL_PLACES,), SPECIAL_TILES),
        PieceShape("locked_used", "locked spots carried out in this turn", (LENS_SPOTS,)),
        PieceShape("scrolls", "four scrolls of three seals: their colours, purple last", (SEAL_SPACES, SEAL_COLOURS)),
        PieceShape("pile", "by colour: common seals in the pile", (COLOURS,), MOST_SEALS),
        PieceShape("purple", "purple seals in the supply", (1,), MOST_SEALS),
        PieceShape("open_goals", "two silver and two gold places: the goal there", (GOAL_PLACES, GOALS)),
        PieceShape("pairs", "silver and gold goal of every starting pair, from 1; 0 for none", (2 * boards,), GOALS),
        PieceShape("letters", "by envelope: its tile", (ENVELOPES, LETTERS)),
    ]


def voyage_shapes(boards: int) -> list[PieceShape]:
    """The Beagle, the museum, the islands, and the decision that waits."""
    return [
        PieceShape("beagle", "where HMS Beagle is", (BEAGLE_SPACES,)),
        PieceShape("beagle_goals", "by Beagle space: its goal from 1, or 0", (BEAGLE_SPACES,), BEAGLE_GOALS),
        PieceShape("museum", "specimens in the museum", (SPECIMENS,)),
        PieceShape("row_coins", "rows of the museum that still have their coin", (COLOURS,)),
        PieceShape("specimens", "by space for a specimen: which one lies there from 1, or 0", (SPECIMENS,), SPECIMENS),
        PieceShape("firsts", "last spaces reached, then ribbons crossed", (RIBBONS,)),
        PieceShape("camps", "tents by board and camp", (boards, CAMPS), TENTS_PER_CAMP),
        PieceShape("envelopes", "stamps by board and envelope", (boards, ENVELOPES), MOST_ON_ENVELOPE),
        PieceShape("subject", "the numbers of one's decision, as positions have them", (3,), HIGHEST_NUMBER),
    ]


def alfred_shapes() -> list[PieceShape]:
    return [
        PieceShape("alfred_board", "which of his boards Alfred plays on", (ALFRED_BOARDS,)),
        PieceShape("alfred_bonus", "where his bonus worker stands, from 1", (1,), LONGEST_TRACK),
        PieceShape("alfred_cards", "his action cards that have been drawn", (ALFRED_CARDS,)),
        PieceShape("alfred_bonus_card", "which bonus card lies above the first stop", (2,)),
    ]


def board_shapes(boards: int) -> list[PieceShape]:
    """What everybody has."""
    return [
        PieceShape("purse", "coins, points on the track, evolution, knowledge, all points", (boards, 5), 9 * MOST),
        PieceShape("ships", "the space of the sea", (boards, SPACES)),
        PieceShape("explorers", "by island: the explorer's space", (boards, ISLANDS, SPACES)),
        PieceShape("workers", "by worker: 2 + the spot, 1 at home, 0 not in the game", (boards, WORKERS), HAMMOCK + 2),
        PieceShape("seals", "by worker: seals by colour, purple last", (boards, WORKERS, SEAL_COLOURS), ROW_SPACES),
        PieceShape("stamps", "three stacks and the used stamps", (boards, STAMP_STACKS), MOST_STAMPS),
        PieceShape("tents", "tents placed", (boards,), TENTS),
        PieceShape("lenses", "lenses in reserve", (boards,), MOST_LENSES),
        PieceShape("research", "specimens researched", (boards, SPECIMENS)),
        PieceShape("reserve", "two goals in reserve", (boards, 2, GOALS)),
        PieceShape("slots", "by slot: the goal there from 1, or 0", (boards, SLOTS), GOALS),
        PieceShape("fulfilled", "by slot: whether that goal is fulfilled", (boards, SLOTS)),
        PieceShape("perks", "slots whose lasting effects apply", (boards, SLOTS)),
        PieceShape("crew", "crew cards from 1; 0 for none or a secret one", (boards, CREW_PER_SEAT), CREW),
        PieceShape("mustered", "by crew card: the row that fulfils it, or 0", (boards, CREW_PER_SEAT), CREW_PER_SEAT),
        PieceShape("cards_in_hand", "crew cards to choose from", (boards,), CREW),
        PieceShape("hand", "one's own of these", (CREW,)),
    ]
