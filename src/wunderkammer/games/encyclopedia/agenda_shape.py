"""Which step may lie on which: the shape of every agenda that a game can come to."""

from __future__ import annotations

from wunderkammer.core.frames import OVER
from wunderkammer.games.encyclopedia import stages as s

CARD_STEPS = {s.ADVANCE, s.CHOOSE_ANIMAL, s.CHOOSE_EXPERT, s.PLACE_EXPERT, s.TOP_ANIMAL, s.TOP_EXPERT}
ANIMAL_STEPS = {s.CHOOSE_ANIMAL, s.TOP_ANIMAL}
PICKS = CARD_STEPS | {s.GIVE_ANIMAL, s.GIVE_EXPERT}
IN_TURN = {
    s.CHOOSE_DIE,
    s.CHOOSE_ACTION,
    s.CHOOSE_SOURCE,
    s.PAY,
    s.RAISE,
    s.PLACE_MARKERS,
    s.NEXT_GROUP,
    s.PUBLISHED,
    s.OWN_OWED,
    s.ROLL_AGAIN,
}

# By step: what may lie directly on it.
FOLLOWS: dict[int, set[int]] = {
    OVER: {s.FINAL},
    s.FINAL: {s.ROUND, s.END_OF_ROUND, s.CLEAR_BOARD},
    s.ROUND: {s.LAY_OUT, s.START_PURSES},
    s.LAY_OUT: {s.CHOOSE_FIRST, s.CHOOSE_RANK},
    s.CHOOSE_RANK: {s.CHOOSE_FIRST, s.CHOOSE_RANK},
    s.START_PURSES: {s.REFILL},
    s.REFILL: PICKS | {s.DRAFT, s.FILL_ACADEMY, s.FILL_UNIVERSITY},
    s.DRAFT: {s.DRAFT, s.REFILL, s.GIVE_ANIMAL} | ANIMAL_STEPS,
    s.GIVE_ANIMAL: PICKS,
    s.GIVE_EXPERT: PICKS,
    s.END_OF_ROUND: {s.DICE, s.NEXT_TURN},
    s.DICE: {s.REVEAL_TOKEN, s.REFILL, s.ROLL_DICE, s.ARRANGE},
    s.REVEAL_TOKEN: {s.REFILL},
    s.NEXT_TURN: {s.OWED},
    s.OWED: CARD_STEPS | {s.CLOSE_TURN, s.LAST_MOMENT, s.AFTER_CARD, s.RIVAL_SPENDS},
    s.AFTER_CARD: {s.TOP_ANIMAL, s.TOP_EXPERT},
    s.RIVAL_SPENDS: {s.ADVANCE, s.TOP_ANIMAL, s.TOP_EXPERT},
    s.CLEAR_BOARD: {s.OFFER_END_ACTION, s.END_ACTION, s.CLOSE_TURN, s.LAST_MOMENT},
    s.OFFER_END_ACTION: {s.OFFER_END_ACTION, s.END_ACTION, s.CLOSE_TURN, s.LAST_MOMENT},
    s.CLOSE_TURN: IN_TURN | CARD_STEPS,
    s.OWN_OWED: CARD_STEPS | {s.PAY, s.RAISE},
    s.RAISE: CARD_STEPS,
    s.NEXT_GROUP: {s.RELEASE_MORE},
    s.PUBLISHED: {s.ADD_CARDS},
    s.ADVANCE: CARD_STEPS,
    s.CHOOSE_DIE: CARD_STEPS,
    s.CHOOSE_ACTION: CARD_STEPS,
    s.PAY: CARD_STEPS,
    s.PLACE_MARKERS: CARD_STEPS,
    s.RELEASE_MORE: CARD_STEPS,
    s.ADD_CARDS: CARD_STEPS,
    s.CHOOSE_ANIMAL: CARD_STEPS,
    s.CHOOSE_EXPERT: CARD_STEPS,
}

# Steps that belong to nobody or to one seat after the other; what lies on others belongs to the same seat.
SHARED = {
    OVER,
    s.FINAL,
    s.ROUND,
    s.LAY_OUT,
    s.CHOOSE_RANK,
    s.START_PURSES,
    s.REFILL,
    s.DRAFT,
    s.GIVE_ANIMAL,
    s.GIVE_EXPERT,
    s.END_OF_ROUND,
    s.DICE,
    s.REVEAL_TOKEN,
    s.NEXT_TURN,
    s.OWED,
    s.CLEAR_BOARD,
    s.OFFER_END_ACTION,
}

# The highest numbers a, b, c of a step; the numbers of a step not named here are 0.
LIMITS: dict[int, tuple[int, int, int]] = {
    s.ROUND: (1, 0, 0),
    s.CHOOSE_RANK: (4, 0, 0),
    s.DICE: (8, 1, 0),
    s.ROLL_DICE: (5, 1, 0),
    s.NEXT_TURN: (20, 0, 0),
    s.ADVANCE: (50, 1, 14),  # version 1 noted here and in the next two which expedition an animal might save
    s.GIVE_ANIMAL: (14, 50, 0),
    s.CHOOSE_ANIMAL: (14, 9999, 0),
    s.CHOOSE_EXPERT: (1, 0, 0),
    s.PLACE_EXPERT: (54, 0, 0),
    s.FILL_ACADEMY: (7, 0, 0),
    s.FILL_UNIVERSITY: (5, 0, 0),
    s.AFTER_CARD: (7, 50, 0),
    s.RIVAL_SPENDS: (50, 0, 0),
    s.PAY: (5, 3, 0),
    s.RAISE: (5, 3, 0),
    s.PLACE_MARKERS: (9999, 99, 0),
    s.NEXT_GROUP: (4, 9999, 0),
    s.RELEASE_MORE: (3, 0, 0),
}
