"""Every move of Darwin's Journey, every step and every event, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.frames import EFFECT, OVER
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

# Deeds: actions that a seat decides about. Each has a frame that begins it (it is dropped when nothing can be done)
# and, 80 higher, the decision itself.
BEGIN: Final = 8
DECIDE: Final = 80  # added to a beginning
EXPLORE: Final = 8
NAVIGATE: Final = 9
POST: Final = 10
ACADEMY: Final = 11
PURPLE: Final = 12
STUDY: Final = 13  # the specimen of a space
CAMP_HERE: Final = 14
CAMP_ANYWHERE: Final = 15
REVISIT: Final = 16
TAKE_GOAL: Final = 17
FULFIL_ANY: Final = 18
EXCHANGE: Final = 19
ADD_EXPLORER: Final = 20
LOCKED_SPACE: Final = 21
STUDY_ANY: Final = 22
STUDY_ISLAND: Final = 23
TO_BEAGLE: Final = 24
UNLOCK: Final = 25
COPY: Final = 26
REDELIVER: Final = 27
MUSEUM: Final = 28
MENU: Final = 29  # several deeds in any order
EITHER: Final = 30  # one of several deeds
LAST_DEED: Final = 30
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

# Automatic steps.
ROUND: Final = 32
NEXT_TURN: Final = 33
OFFER: Final = 34
TURN_ORDER: Final = 35
WINDOWS: Final = 37
ENVELOPE_STEP: Final = 38
HALVE: Final = 39
BEAGLE_STEP: Final = 40
CLEAN_UP: Final = 41
REFILL: Final = 42
OPEN_GOALS: Final = 43
SLOT_REWARD: Final = 44
LAY_SPECIMENS: Final = 45
DEAL: Final = 46
CREW_SEALS: Final = 48
LAY_PAIRS: Final = 49
REWARD: Final = 50
ALFRED_TURN: Final = 60
ALFRED_OPTION: Final = 61
ALFRED_DEED: Final = 62
ALFRED_BONUS: Final = 63
ALFRED_DELIVERY: Final = 64
ALFRED_SYMBOL: Final = 65

# Other decisions.
PLACE_WORKER: Final = 120
WINDOW: Final = 121  # goals and crew cards may be fulfilled, nothing else
CHOOSE_SLOT: Final = 122
CHOOSE_PAIR: Final = 123
KEEP_CREW: Final = 124
DRAFT_CREW: Final = 125
ACCEPT_REWARD: Final = 126

# Chances and the secret draft.
DRAW_SPECIAL: Final = 160
DRAW_LETTER: Final = 161
DRAW_SEAL: Final = 162
DRAW_GOAL: Final = 163
DRAW_BEAGLE_GOAL: Final = 164
DRAW_SPECIMEN: Final = 165
DRAW_ORDER: Final = 166
DRAW_CREW: Final = 167
DRAW_PAIR: Final = 168
DRAW_ACTION: Final = 169
DRAW_BONUS: Final = 170
DRAFT: Final = 208

STEP_NAMES = {
    OVER: "over",
    EFFECT: "effect",
    **{BEGIN + i: f"begin-{name.replace('_', '-')}" for i, name in enumerate((*DEED_NAMES, "menu", "either"))},
    **{BEGIN + DECIDE + i: name.replace("_", "-") for i, name in enumerate((*DEED_NAMES, "menu", "either"))},
    ROUND: "round",
    NEXT_TURN: "next-turn",
    OFFER: "offer",
    TURN_ORDER: "turn-order",
    WINDOWS: "windows",
    ENVELOPE_STEP: "envelope",
    HALVE: "halve",
    BEAGLE_STEP: "beagle",
    CLEAN_UP: "clean-up",
    REFILL: "refill",
    OPEN_GOALS: "open-goals",
    SLOT_REWARD: "slot-reward",
    LAY_SPECIMENS: "lay-specimens",
    DEAL: "deal",
    CREW_SEALS: "crew-seals",
    LAY_PAIRS: "lay-pairs",
    REWARD: "begin-reward",
    ALFRED_TURN: "alfred-turn",
    ALFRED_OPTION: "alfred-option",
    ALFRED_DEED: "alfred-deed",
    ALFRED_BONUS: "alfred-bonus",
    ALFRED_DELIVERY: "alfred-delivery",
    ALFRED_SYMBOL: "alfred-symbol",
    PLACE_WORKER: "place",
    WINDOW: "window",
    CHOOSE_SLOT: "slot",
    CHOOSE_PAIR: "pair",
    KEEP_CREW: "keep",
    DRAFT_CREW: "draft",
    ACCEPT_REWARD: "reward",
    DRAW_SPECIAL: "draw-special",
    DRAW_LETTER: "draw-letter",
    DRAW_SEAL: "draw-seal",
    DRAW_GOAL: "draw-goal",
    DRAW_BEAGLE_GOAL: "draw-beagle-goal",
    DRAW_SPECIMEN: "draw-specimen",
    DRAW_ORDER: "draw-order",
    DRAW_CREW: "draw-crew",
    DRAW_PAIR: "draw-pair",
    DRAW_ACTION: "draw-action",
    DRAW_BONUS: "draw-bonus",
    DRAFT: "drafting",
}

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
OWNER = Domain("owner", 4)

VOCABULARY = Vocabulary(
    (
        Verb("skip", SKIP),
        Verb("stop", STOP),
        Verb("done", DONE),
        Verb("place", PLACE, (("worker", WORKER), ("spot", SPOT)), ("worker-{seat}-{worker}", "spot-{spot}")),
        Verb("pick", PICK, (("deed", DEED),)),
        Verb("go", GO, (("space", SPACE),), ("space-{space}",)),
        Verb("sail", SAIL, (("space", SPACE),), ("space-{space}",)),
        Verb("halt", HALT, (("space", SPACE),), ("space-{space}",)),
        Verb("stamp", STAMP, (("stack", SOURCE), ("envelope", ENVELOPE)), ("letter-{envelope}",)),
        Verb("seal", SEAL, (("scroll", SCROLL), ("colour", COLOUR), ("row", ROW)), ("row-{seat}-{row}",)),
        Verb("purple", PURPLE_TO, (("row", ROW),), ("row-{seat}-{row}",)),
        Verb("research", RESEARCH, (("specimen", SPECIMEN),), ("specimen-{seat}-{specimen}",)),
        Verb("deliver", DELIVER, (("specimen", SPECIMEN),), ("museum-{specimen}",)),
        Verb("pitch", PITCH, (("camp", CAMP),), ("camp-{camp}",)),
        Verb("reuse", REUSE, (("camp", CAMP),), ("camp-{camp}",)),
        Verb("take", TAKE, (("goal", GOAL),), ("goal-{goal}",)),
        Verb("lay", LAY, (("slot", SLOT),), ("slot-{seat}-{slot}",)),
        Verb("fulfil", FULFIL, (("goal", GOAL),), ("goal-{goal}",)),
        Verb("muster", MUSTER, (("crew", CARD), ("row", ROW)), ("crew-{crew}", "row-{seat}-{row}")),
        Verb("trade", TRADE, (("payment", PAYMENT),)),
        Verb("land", LAND, (("island", ISLAND),), ("space-{island}0",)),
        Verb("carry_out", CARRY_OUT, (("spot", LENS_SPOT),), ("spot-{spot}",)),
        Verb("unlock", OPEN_LENS, (("spot", LENS_SPOT),), ("spot-{spot}",)),
        Verb("catch_up", CATCH_UP),
        Verb("imitate", IMITATE, (("crew", CARD),), ("crew-{crew}",)),
        Verb("choose", CHOOSE, (("pair", PAIR),), ("pair-{pair}",)),
        Verb("keep", KEEP, (("crew", CARD),), ("crew-{crew}",)),
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
        Verb("accept", ACCEPT),
        Verb("decline", DECLINE),
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

# An academy deed: `a` = seals, one extra seal by award, seals taken; `b` = discounts on the second seal, on each seal,
# on the whole action, and free of all coins.
EXTRA_SEAL: Final = 16
SEALS_TAKEN: Final = 256
EACH_OFF: Final = 16
WHOLE_OFF: Final = 256
FREE_OF_COINS: Final = 4096
# A correspondence deed: `b` = the envelope chosen (1–3), may be split, stacks emptied so far (three bits).
SPLIT: Final = 4
EMPTIED: Final = 8
# An exploration or navigation deed: `b` = an extra stop is allowed, and 1 + the island the explorer must continue on.
STOP_ALLOWED: Final = 1
ON_ISLAND: Final = 2
# The third number of a deed's frame says that the deed has begun: it is stopped rather than declined.
BEGUN: Final = 1
