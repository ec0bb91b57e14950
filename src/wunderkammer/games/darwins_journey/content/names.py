"""Which components there are: counts, numbers and labels."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain

ROUNDS: Final = 5
MOST_SEATS: Final = 4

# Seals. Journal pages have the same numbers as their colours.
COLOURS: Final = 4
GREEN: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 3
PURPLE_SEAL: Final = 4
EXPLORATION: Final = 0
NAVIGATION: Final = 1
CORRESPONDENCE: Final = 2
ACADEMY_PAGE: Final = 3

# Workers and their rows: the top one (purple), three with spaces, the fifth without seals.
WORKERS: Final = 5
TOP: Final = 0
FIFTH: Final = 4
ROW_SPACES: Final = 6
AT_HOME: Final = -1
NOT_IN_GAME: Final = -2

# Spots: 12 of the main journals (page × 3 + level), 6 special, 2 small, then these.
LEVELS: Final = 3
SPECIAL_SPOT: Final = 12
SMALL_SPOT: Final = 18
MUSEUM_SPOT: Final = 20
TURN_ORDER_SPOT: Final = 21
GOAL_SPOT: Final = 22
SPOTS: Final = 23
HAMMOCK: Final = 23  # only for Alfred
LENS_SPOTS: Final = 18  # spots that can be locked, or carry a lens
SPECIAL_PLACES: Final = 6

# What lies on a spot of a main or special journal.
LOCKED: Final = 0
OPEN: Final = 1  # a round magnifier, a printed or a neutral lens
OWNED: Final = 2  # + seat: a player's lens

# Spaces of the sea and the islands.
SEA: Final = 27
SPACES: Final = 78
ISLANDS: Final = 3
CAMPS: Final = 9
BEAGLE_SPACES: Final = 5
TENTS: Final = 5
IN_RESERVE: Final = -1

SPECIMENS: Final = 16
KINDS: Final = 4
ENVELOPES: Final = 3
STACKS: Final = 3
USED: Final = 3  # the fourth source of stamps
SCROLLS: Final = 4
SCROLL_WIDTH: Final = 3
SEAL_SPACES: Final = 12
GOALS: Final = 28
GOLD: Final = 14  # the first gold goal
STARTING_GOALS: Final = 4
SLOTS: Final = 10  # five silver, five gold
SLOTS_PER_COLOUR: Final = 5
CREW: Final = 16
CREW_PER_SEAT: Final = 3
SPECIAL_TILES: Final = 12
LETTERS: Final = 8
BEAGLE_GOALS: Final = 12
NOTHING: Final = -1

# Lasting effects, by the slot that gives them.
FREE_SCROLLS: Final = 1
MORE_BOOKS: Final = 3
PENALTY_OFF: Final = 7
SHORT_DELAY: Final = 8

SEAL_NAMES = ("green", "blue", "yellow", "red")
MUSEUM_ROWS = ("green", "blue", "red", "yellow")
KIND_NAMES = ("reptile", "plant", "bird", "fossil")
PAGE_NAMES = ("exploration", "navigation", "correspondence", "academy")
ALFRED_NAMES = ("white", "blue", "yellow", "green")
SPACE_NAMES = (
    *(f"o{n}" for n in range(27)),
    *(f"a{n}" for n in range(25)),
    *(f"b{n}" for n in (0, 1, 2, 3, 4, 5, 6, 8, 9, 7, 10, 11, 12, 13, 14)),
    *(f"c{n}" for n in range(11)),
)
CAMP_NAMES = ("o6", "o12", "o19", "a4", "a7", "a14", "b4", "b9", "c3")
GOAL_NAMES = (*(f"s{n}" for n in range(1, 15)), *(f"g{n}" for n in range(1, 15)))

COLOUR = Domain("colour", labels=SEAL_NAMES)
SEAL = Domain("seal", labels=(*SEAL_NAMES, "purple"))
WORKER = Domain("worker", labels=("top", "second", "third", "fourth", "fifth"))
ROW = Domain("row", labels=("second", "third", "fourth"))
SPOT = Domain(
    "spot",
    labels=(
        *(f"{page}_{level}" for page in PAGE_NAMES for level in (1, 2, 3)),
        *(f"special_{side}_{row}" for row in (1, 2, 3) for side in ("left", "right")),
        "small_left",
        "small_right",
        "museum",
        "turn_order",
        "goal",
    ),
)
SPACE = Domain("space", labels=SPACE_NAMES)
ISLAND = Domain("island", labels=("a", "b", "c"))
CAMP = Domain("camp", labels=CAMP_NAMES)
SPECIMEN = Domain("specimen", labels=tuple(f"{row}_{kind}" for row in MUSEUM_ROWS for kind in KIND_NAMES))
ENVELOPE = Domain("envelope", labels=("upper", "middle", "lower"))
SOURCE = Domain("stack", labels=("first", "second", "third", "used"))
SCROLL = Domain("scroll", labels=("first", "second", "third", "fourth"))
GOAL = Domain("goal", labels=GOAL_NAMES)
SLOT = Domain("slot", labels=tuple(f"{colour}_{n}" for colour in ("silver", "gold") for n in range(1, 6)))
CARD = Domain("crew", labels=tuple(f"c{n}" for n in range(1, 17)))
SPECIAL_TILE = Domain("special", labels=tuple(f"t{n}" for n in range(1, 13)))
LETTER = Domain("letter", labels=tuple(f"l{n}" for n in range(1, 9)))
BEAGLE_GOAL = Domain("beagle_goal", labels=tuple(f"b{n}" for n in range(1, 13)))
PAIR = Domain("pair", 4)
PAYMENT = Domain("payment", labels=("coins", "vp"))
ALFRED_CARD = Domain("alfred_card", labels=tuple(f"a{n}" for n in range(1, 9)))
ALFRED_ROW = Domain("alfred_row", labels=("a", "b", "c", "d", "bonus"))
BONUS_CARD = Domain("bonus_card", labels=("first", "second"))
