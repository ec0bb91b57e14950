"""Every kind of frame of Darwin's Journey, numbered (the number says its nature), and what its numbers mean."""

from __future__ import annotations

from typing import Final

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

# What the numbers of deeds hold.
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
