"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

from wunderkammer.core.frames import AUTO, CHANCE, DECISION, EFFECT, OVER, SEALED
from wunderkammer.core.reader import BadData
from wunderkammer.games.lost_lands.content.cards import (
    CARTOGRAPHER,
    JOURNEYS,
    LONG_OBSERVATION,
    NO_CARD,
    PATRON,
    PLACES,
    RISKY_MOVE,
    TEAMS,
)
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.vocabulary import (
    AUCTION,
    CHOOSE_CARD,
    CHOOSE_SCREEN,
    DISCARD_USED,
    DRAW_PLACE,
    DRAW_RISK,
    LAY_EXPEDITION,
    LOSE_CARD,
    MAKE_BID,
    MARKET,
    NEXT_PLACE,
    OPEN_AUCTION,
    RISK,
    START_AUCTION,
    START_BID,
    STEP_NAMES,
    USE_CARD,
)

# A Risky Move may draw another special card: these can be pending more than once.
BY_CARDS = (EFFECT, RISK, DISCARD_USED)
LANE_STEPS = {AUCTION: MAKE_BID, START_AUCTION: START_BID}


def check_agenda(state: LostLandsState) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = [*state.agenda]
    if not agenda or agenda[0] & 255 != OVER or any(f & 255 == OVER for f in agenda[1:]):
        raise BadData("state.agenda must begin with the step “over”, and have it only there.")
    if len(agenda) > 64:
        raise BadData("state.agenda has more than 64 steps.")
    phases = [f & 255 for f in agenda if AUTO <= f & 255 < DECISION and f & 255 not in BY_CARDS]
    if len(set(phases)) != len(phases):
        raise BadData("state.agenda has the same automatic step twice.")
    for f in agenda[1:]:
        check_frame(state, f)
    top = agenda[-1] & 255
    if AUTO <= top < DECISION:
        raise BadData("state.agenda must end with a decision, a chance, a sealed choice or the end of the game.")
    check_lanes(state, top)
    check_set_up(state, agenda)
    check_stage(state, agenda)


def check_lanes(state: LostLandsState, top: int) -> None:
    """Lanes are open exactly while a sealed choice is on top."""
    open_lanes = [f for f in state.lanes if f]
    if bool(open_lanes) != (top >= SEALED):
        raise BadData("state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.")
    for seat, f in enumerate(state.lanes):
        if f and (f & 255 != LANE_STEPS[top] or f >> 8 & 255 != seat):
            raise BadData(f"state.lanes[{seat}] must be the step “{STEP_NAMES[LANE_STEPS[top]]}” of seat {seat}.")
    if top >= SEALED and any(bid > purse for bid, purse in zip(state.bids, state.money, strict=True)):
        raise BadData("state.bids must not be higher than state.money.")


def check_frame(state: LostLandsState, f: int) -> None:
    kind = f & 255
    a = f >> 16 & 65535
    b = f >> 32 & 65535
    name = STEP_NAMES[kind]
    if kind == EFFECT and a not in [node for node in state.content.effect if node >= 0]:
        raise BadData(f"state.agenda: the step “effect” needs the number of a card's effect, not {a}.")
    if kind in (USE_CARD, DISCARD_USED) and (a >= CARTOGRAPHER or PATRON <= a < RISKY_MOVE):
        raise BadData(f"state.agenda: the step “{name}” needs a card to use, not {a}.")
    if kind == DISCARD_USED and a not in (RISKY_MOVE, LONG_OBSERVATION):
        raise BadData(f"state.agenda: the step “{name}” needs a special card, not {a}.")
    if kind == USE_CARD and b == 1 and a in (RISKY_MOVE, LONG_OBSERVATION):
        raise BadData(f"state.agenda: the step “{name}” does not wait for a special drawn by Risky Move.")
    if kind == LOSE_CARD and (a >= state.seats or b >= TEAMS or state.team_size(a, b) == 0):
        raise BadData(f"state.agenda: the step “{name}” needs a team that has cards.")
    if (kind in (LAY_EXPEDITION, DRAW_PLACE) and a >= PLACES) or (kind == NEXT_PLACE and a > PLACES):
        raise BadData(f"state.agenda: the step “{name}” needs a number below {PLACES}, not {a}.")


def check_set_up(state: LostLandsState, agenda: list[int]) -> None:
    """Whatever is missing of the set-up must still be pending, and nothing else of it."""
    laid = JOURNEYS
    placed = PLACES
    choosing: list[int] = []
    placing = 0
    for f in agenda:
        if f & 255 == LAY_EXPEDITION:
            laid = f >> 16 & 65535
        elif f & 255 == CHOOSE_SCREEN:
            choosing.append(f >> 8 & 255)
        elif f & 255 in (NEXT_PLACE, DRAW_PLACE):
            placed = f >> 16 & 65535
            placing += 1
    if [which >= 0 for which in state.expeditions] != [at < laid for at in range(JOURNEYS)]:
        raise BadData("state.expeditions must be laid from the left, as far as state.agenda says.")
    if sorted(choosing) != [seat for seat in range(state.seats) if state.screens[seat] < 0]:
        raise BadData("state.screens may be null exactly for the seats that still choose one in state.agenda.")
    standing = [PLACES - state.seats <= at < placed for at in range(PLACES)]
    if placing > 1 or (placing == 1 and [marker >= 0 for marker in state.track] != standing):
        raise BadData("state.track must be filled from the front, as far as state.agenda says.")
    if placing == 0 and state.place_count() != state.seats:
        raise BadData("state.track must hold the marker of every seat once the set-up is over.")


def check_stage(state: LostLandsState, agenda: list[int]) -> None:
    """The table must be as far as its agenda says."""
    kinds = [f & 255 for f in agenda]
    if len(agenda) > 1 and state.active >= JOURNEYS:
        raise BadData("state.active says that all expeditions are over, but state.agenda goes on.")
    if kinds[-1] in (MARKET, DRAW_RISK) and state.deck_size == 0:
        raise BadData("state.deck must not be empty when a card is due.")
    cards = [card != NO_CARD for card in state.market]
    if cards != sorted(cards, reverse=True):
        raise BadData("state.market must have its cards first and its empty spaces (null) last.")
    waiting = sum(kind == CHOOSE_CARD for kind in kinds)
    if kinds[-1] == AUCTION or (OPEN_AUCTION in kinds and kinds[-1] != MARKET):
        waiting += state.seats
    if waiting > sum(cards):
        raise BadData("state.market has fewer cards than players who still choose one.")
    if kinds[-1] == MARKET and state.market[PLACES - 1] != NO_CARD:
        raise BadData("state.market is full, but the step “market” asks for another card.")
    if any(kind >= CHANCE for kind in kinds[:-1]):
        raise BadData("state.agenda has a chance or a sealed choice below its top.")
