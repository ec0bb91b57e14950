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
from wunderkammer.games.lost_lands.state import Table
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
    START_AUCTION,
    START_BID,
    STEP_NAMES,
    USE_CARD,
)

LANE_STEPS = {AUCTION: MAKE_BID, START_AUCTION: START_BID}


def check_agenda(table: Table) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = [*table.agenda]
    if not agenda or agenda[0] & 255 != OVER or any(f & 255 == OVER for f in agenda[1:]):
        raise BadData("state.agenda must begin with the step “over”, and have it only there.")
    if len(agenda) > 64:
        raise BadData("state.agenda has more than 64 steps.")
    for f in agenda[1:]:
        check_frame(table, f)
    top = agenda[-1] & 255
    if AUTO <= top < DECISION:
        raise BadData("state.agenda must end with a decision, a chance, a sealed choice or the end of the game.")
    check_lanes(table, top)
    check_stage(table, agenda)


def check_lanes(table: Table, top: int) -> None:
    """Lanes are open exactly while a sealed choice is on top."""
    open_lanes = [f for f in table.lanes if f]
    if bool(open_lanes) != (top >= SEALED):
        raise BadData("state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.")
    for seat, f in enumerate(table.lanes):
        if f and (f & 255 != LANE_STEPS[top] or f >> 8 & 255 != seat):
            raise BadData(f"state.lanes[{seat}] must be the step “{STEP_NAMES[LANE_STEPS[top]]}” of seat {seat}.")
    if top >= SEALED and any(bid > purse for bid, purse in zip(table.bids, table.money, strict=True)):
        raise BadData("state.bids must not be higher than state.money.")


def check_frame(table: Table, f: int) -> None:
    kind = f & 255
    a = f >> 16 & 65535
    b = f >> 32 & 65535
    name = STEP_NAMES[kind]
    if kind == EFFECT and a not in [node for node in table.content.effect if node >= 0]:
        raise BadData(f"state.agenda: the step “effect” needs the number of a card's effect, not {a}.")
    if kind in (USE_CARD, DISCARD_USED) and (a >= CARTOGRAPHER or PATRON <= a < RISKY_MOVE):
        raise BadData(f"state.agenda: the step “{name}” needs a card to use, not {a}.")
    if kind == DISCARD_USED and a not in (RISKY_MOVE, LONG_OBSERVATION):
        raise BadData(f"state.agenda: the step “{name}” needs a special card, not {a}.")
    if kind == USE_CARD and b == 1 and a in (RISKY_MOVE, LONG_OBSERVATION):
        raise BadData(f"state.agenda: the step “{name}” does not wait for a special drawn by Risky Move.")
    if kind == LOSE_CARD and (a >= table.seats or b >= TEAMS or table.team_size(a, b) == 0):
        raise BadData(f"state.agenda: the step “{name}” needs a team that has cards.")
    if (kind in (LAY_EXPEDITION, DRAW_PLACE) and a >= PLACES) or (kind == NEXT_PLACE and a > PLACES):
        raise BadData(f"state.agenda: the step “{name}” needs a number below {PLACES}, not {a}.")


def check_stage(table: Table, agenda: list[int]) -> None:
    """The table must be as far as its agenda says."""
    kinds = [f & 255 for f in agenda]
    setting_up = any(kind in (LAY_EXPEDITION, CHOOSE_SCREEN, START_AUCTION, DRAW_PLACE, NEXT_PLACE) for kind in kinds)
    if len(agenda) > 1 and table.active >= JOURNEYS:
        raise BadData("state.active says that all expeditions are over, but state.agenda goes on.")
    if not setting_up and (-1 in table.expeditions or -1 in table.screens or table.place_count() != table.seats):
        raise BadData("state must have its expeditions, screens and markers once the set-up is over.")
    if kinds[-1] == LAY_EXPEDITION and table.expeditions[agenda[-1] >> 16 & 65535] >= 0:
        raise BadData("state.agenda: the step “lay-expedition” needs a place that is still empty.")
    if kinds[-1] == DRAW_PLACE and table.place_count() == table.seats:
        raise BadData("state.agenda: the step “draw-place” needs a seat without a place.")
    if kinds[-1] in (MARKET, DRAW_RISK) and table.deck_size == 0:
        raise BadData("state.deck must not be empty when a card is due.")
    waiting = sum(kind == CHOOSE_CARD for kind in kinds)
    if waiting > sum(card != NO_CARD for card in table.market):
        raise BadData("state.market has fewer cards than players who still choose one.")
    if kinds[-1] == MARKET and table.market[PLACES - 1] != NO_CARD:
        raise BadData("state.market is full, but the step “market” asks for another card.")
    if any(kind >= CHANCE for kind in kinds[:-1]):
        raise BadData("state.agenda has a chance or a sealed choice below its top.")
