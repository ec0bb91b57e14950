"""Every move of Darwin's Journey, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain, Verb, Vocabulary
from wunderkammer.games.darwins_journey.content.names import (
    ALFRED_CARD,
    BEAGLE_GOAL,
    BONUS_CARD,
    CAMP,
    CARD,
    COLOUR,
    ENVELOPE,
    GOAL,
    ISLAND,
    LETTER,
    PAIR,
    PAYMENT,
    ROW,
    SCROLL,
    SLOT,
    SOURCE,
    SPACE,
    SPECIAL_TILE,
    SPECIMEN,
    SPOT,
    WORKER,
)

DEED_NAMES = (
    "explore",
    "navigate",
    "post",
    "academy",
    "purple",
    "study",
    "camp",
    "camp_anywhere",
    "revisit",
    "take_goal",
    "fulfil_any",
    "exchange",
    "add_explorer",
    "locked_space",
    "study_any",
    "study_island",
    "to_beagle",
    "unlock",
    "copy",
    "redeliver",
    "museum",
)
DEED = Domain("deed", labels=DEED_NAMES)

# Moves.
SKIP: Final = 0  # decline the action that would begin
STOP: Final = 1  # end an action that may go on
DONE: Final = 2  # fulfil nothing (more)
PLACE: Final = 3  # worker × spot
PICK: Final = 118  # deed
GO: Final = 139  # an explorer to a space of an island
SAIL: Final = 217  # the ship to a space
HALT: Final = 295  # an extra stop on a space
STAMP: Final = 373  # source × envelope
SEAL: Final = 385  # scroll × colour × row
PURPLE_TO: Final = 433  # row
RESEARCH: Final = 436  # specimen
DELIVER: Final = 452  # specimen
PITCH: Final = 468  # camp
REUSE: Final = 477  # camp
TAKE: Final = 486  # goal
LAY: Final = 514  # slot
FULFIL: Final = 524  # goal
MUSTER: Final = 552  # crew card × row
TRADE: Final = 600  # coins or VP
LAND: Final = 602  # island
CARRY_OUT: Final = 605  # spot
OPEN_LENS: Final = 623  # spot
CATCH_UP: Final = 641
IMITATE: Final = 642  # crew card
CHOOSE: Final = 658  # pair
KEEP: Final = 662  # crew card
SPECIAL_DRAWN: Final = 678
LETTER_DRAWN: Final = 690
SEAL_DRAWN: Final = 698
GOAL_DRAWN: Final = 702
BEAGLE_DRAWN: Final = 730
SPECIMEN_DRAWN: Final = 742
ORDER_DRAWN: Final = 758
CREW_DRAWN: Final = 762
PAIR_DRAWN: Final = 778
ACTION_DRAWN: Final = 806
BONUS_DRAWN: Final = 814
ACCEPT: Final = 816  # the whole reward of an envelope
DECLINE: Final = 817
MOVES: Final = 818

LENS_SPOT = Domain("spot", labels=SPOT.labels[:18])
OWNER = Domain("owner", 4, of_seats=True)

VOCABULARY = Vocabulary(
    (
        Verb("skip", SKIP, due="nothing-to-skip DJ-36"),
        Verb("stop", STOP, due="nothing-to-stop DJ-36"),
        Verb("done", DONE, due="nothing-to-fulfil DJ-50"),
        Verb(
            "place",
            PLACE,
            (("worker", WORKER), ("spot", SPOT)),
            ("worker-{seat}-{worker}", "spot-{spot}"),
            due="worker-begins-turn DJ-15",
        ),
        Verb("pick", PICK, (("deed", DEED),), due="no-choice-of-actions DJ-15"),
        Verb("go", GO, (("space", SPACE),), ("space-{space}",), due="go-in-exploration DJ-25"),
        Verb("sail", SAIL, (("space", SPACE),), ("space-{space}",), due="sail-in-navigation DJ-24"),
        Verb("halt", HALT, (("space", SPACE),), ("space-{space}",), due="halt-in-move DJ-40"),
        Verb(
            "stamp",
            STAMP,
            (("stack", SOURCE), ("envelope", ENVELOPE)),
            ("letter-{envelope}",),
            due="stamps-in-correspondence DJ-29",
        ),
        Verb(
            "seal",
            SEAL,
            (("scroll", SCROLL), ("colour", COLOUR), ("row", ROW)),
            ("row-{seat}-{row}", "scroll-{scroll}"),
            due="seals-in-academy DJ-23",
        ),
        Verb("purple", PURPLE_TO, (("row", ROW),), ("row-{seat}-{row}",), due="action-of-its-own DJ-34"),
        Verb(
            "research",
            RESEARCH,
            (("specimen", SPECIMEN),),
            ("specimen-{seat}-{specimen}",),
            due="research-where-offered DJ-26",
        ),
        Verb("deliver", DELIVER, (("specimen", SPECIMEN),), ("museum-{specimen}",), due="deliver-in-museum DJ-30"),
        Verb("pitch", PITCH, (("camp", CAMP),), ("camp-{camp}",), due="camp-where-offered DJ-28"),
        Verb("reuse", REUSE, (("camp", CAMP),), ("camp-{camp}",), due="action-of-its-own DJ-34"),
        Verb("take", TAKE, (("goal", GOAL),), ("goal-{goal}",), due="goal-where-offered DJ-33"),
        Verb("lay", LAY, (("slot", SLOT),), ("slot-{seat}-{slot}",), due="slot-for-goal DJ-46"),
        Verb("fulfil", FULFIL, (("goal", GOAL),), ("goal-{goal}",), due="fulfil-between DJ-50"),
        Verb(
            "muster",
            MUSTER,
            (("crew", CARD), ("row", ROW)),
            ("crew-{crew}", "row-{seat}-{row}"),
            due="fulfil-between DJ-50",
        ),
        Verb("trade", TRADE, (("payment", PAYMENT),), due="action-of-its-own DJ-34"),
        Verb("land", LAND, (("island", ISLAND),), ("space-{island}0",), due="action-of-its-own DJ-34"),
        Verb("carry_out", CARRY_OUT, (("spot", LENS_SPOT),), ("spot-{spot}",), due="action-of-its-own DJ-34"),
        Verb("unlock", OPEN_LENS, (("spot", LENS_SPOT),), ("spot-{spot}",), due="unlock-where-offered DJ-22"),
        Verb("catch_up", CATCH_UP, due="action-of-its-own DJ-34"),
        Verb("imitate", IMITATE, (("crew", CARD),), ("crew-{crew}",), due="action-of-its-own DJ-34"),
        Verb("choose", CHOOSE, (("pair", PAIR),), ("pair-{pair}",), due="before-first-round DJ-14"),
        Verb("keep", KEEP, (("crew", CARD),), ("crew-{crew}",), due="before-first-round DJ-13"),
        Verb("lay_special", SPECIAL_DRAWN, (("special", SPECIAL_TILE),), chance=True),
        Verb("lay_letter", LETTER_DRAWN, (("letter", LETTER),), chance=True),
        Verb("lay_seal", SEAL_DRAWN, (("colour", COLOUR),), chance=True),
        Verb("open_goal", GOAL_DRAWN, (("goal", GOAL),), chance=True),
        Verb("lay_beagle_goal", BEAGLE_DRAWN, (("beagle_goal", BEAGLE_GOAL),), chance=True),
        Verb("lay_specimen", SPECIMEN_DRAWN, (("specimen", SPECIMEN),), chance=True),
        Verb("next_in_order", ORDER_DRAWN, (("owner", OWNER),), chance=True),
        Verb("deal_crew", CREW_DRAWN, (("crew", CARD),), chance=True),
        Verb("lay_pair", PAIR_DRAWN, (("goal", GOAL),), chance=True),
        Verb("alfred_draws", ACTION_DRAWN, (("alfred_card", ALFRED_CARD),), chance=True),
        Verb("lay_bonus", BONUS_DRAWN, (("bonus_card", BONUS_CARD),), chance=True),
        Verb("accept", ACCEPT, due="rewards-later DJ-56"),
        Verb("decline", DECLINE, due="rewards-later DJ-56"),
    )
)

# What effects gain.
COINS: Final = 0
VP: Final = 1
THEORY: Final = 2
KNOWLEDGE: Final = 3
PERK: Final = 4
BONUS: Final = 5
FIFTH_WORKER: Final = 6
DIVERSE: Final = 7
