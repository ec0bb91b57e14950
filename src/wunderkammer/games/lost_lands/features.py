"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.frames import SEALED
from wunderkammer.core.row import Row
from wunderkammer.games.lost_lands.ai import artefact, estimate, later, lies_on_agenda, loss_of_going
from wunderkammer.games.lost_lands.content.cards import JETPACK, JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps.expedition import reward
from wunderkammer.games.lost_lands.vocabulary import CHOOSE_CARD, NEXT, REWARDS, SEND_TEAMS

NAMES = (
    "estimate",
    "money",
    "expeditions",
    "artefacts",
    "rewards",
    "strongest",
    "weaker",
    "lead",
    "ahead",
    "teams",
    "cards",
    "full_teams",
    "artefacts_now",
    "place",
    "first_place",
    "imminent",
    "next_strongest",
    "next_weaker",
    "next_lead",
    "next_rewards",
    "later_strength",
    "later_worth",
    "explorers",
    "crews",
    "transports",
    "jetpacks",
    "loss",
    "to_pick",
    "picks_first",
    "always",
)
BOTH: Final = 3  # teams, as a mask
FAR: Final = 6  # strength by which a lead is as good as any greater one


def features(state: LostLandsState, seat: i64, row: Row) -> None:
    row.add(estimate(state, seat))
    points(state, seat, row)
    going = may_go(state, seat)
    expedition(state, seat, going, row)
    ahead(state, seat, row)
    cards(state, seat, row)
    row.add(loss_of_going(state, seat))
    picking(state, seat, row)
    row.add(1.0)  # what everybody still gains, whatever they have


def points(state: LostLandsState, seat: i64, row: Row) -> None:
    """Money that no sealed bid has bound, expedition cards, artefacts."""
    bound = state.bids[seat] if state.top() & 255 >= SEALED else 0
    row.add(float(state.money[seat] - bound))
    won: i64 = 0
    at: i64 = 0
    while at < JOURNEYS:
        if state.owners[at] == seat:
            won += state.content.reputation
        at += 1
    row.add(float(won))
    found: i64 = 0
    at = 0
    while at < PLACES:
        found += state.artefacts[seat * PLACES + at] * state.content.artefacts[at]
        at += 1
    row.add(float(found))


def may_go(state: LostLandsState, seat: i64) -> i64:
    """A mask of the teams that the active expedition may still reward."""
    if state.active >= JOURNEYS or state.expeditions[state.active] < 0:
        return 0
    if not lies_on_agenda(state, NEXT, -1):
        return BOTH
    if not lies_on_agenda(state, REWARDS, -1):
        return 0
    return BOTH if lies_on_agenda(state, SEND_TEAMS, seat) else state.going >> (seat * TEAMS) & BOTH


def best_of_others(state: LostLandsState, seat: i64, journey: i64) -> i64:
    """The strongest team of all opponents."""
    best: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, state.strength_at(other, 0, journey), state.strength_at(other, 1, journey))
        other += 1
    return best


def clipped(lead: i64) -> float:
    return float(max(-FAR, min(FAR, lead)))


def expedition(state: LostLandsState, seat: i64, going: i64, row: Row) -> None:
    """What the active expedition will bring to the teams that go, and the initiative with it."""
    first = state.strength_at(seat, 0, state.active) if going & 1 else 0
    second = state.strength_at(seat, 1, state.active) if going & 2 else 0
    rewards = reward(state, first) + reward(state, second)
    lead = max(first, second) - best_of_others(state, seat, state.active) if going else 0
    teams: i64 = 0
    full: i64 = 0
    held: i64 = 0
    sent: i64 = 0
    team: i64 = 0
    while team < TEAMS:
        size = state.team_size(seat, team)
        held += size
        teams += 1 if size > 0 else 0
        full += 1 if size == KINDS else 0
        sent += 1 if size > 0 and going >> team & 1 else 0
        team += 1
    find = artefact(state, seat)
    needed = float(state.content.cartographers)
    soon = min(1.0, float(state.cartographers) / needed) if going else 0.0
    row.add(float(rewards))
    row.add(float(max(first, second)))
    row.add(float(min(first, second)))
    row.add(clipped(lead))
    row.add(1.0 if going and lead > 0 else 0.0)
    row.add(float(teams))
    row.add(float(held))
    row.add(float(full))
    row.add(find * float(sent))
    row.add(find)
    row.add(1.0 if state.track[0] == seat else 0.0)
    row.add(soon * (float(rewards) + find * float(sent) + (float(state.content.reputation) if lead > 0 else 0.0)))


def ahead(state: LostLandsState, seat: i64, row: Row) -> None:
    """What the teams would be worth on the expeditions after the active one."""
    journey = state.active + 1
    first = state.strength_at(seat, 0, journey)
    second = state.strength_at(seat, 1, journey)
    row.add(float(max(first, second)))
    row.add(float(min(first, second)))
    row.add(clipped(max(first, second) - best_of_others(state, seat, journey)))
    row.add(float(reward(state, first) + reward(state, second)))
    total: i64 = 0
    journey += 1
    while journey < JOURNEYS:
        total += state.strength_at(seat, 0, journey) + state.strength_at(seat, 1, journey)
        journey += 1
    row.add(float(total))
    row.add(later(state, seat) if state.active < JOURNEYS and state.expeditions[JOURNEYS - 1] >= 0 else 0.0)


def cards(state: LostLandsState, seat: i64, row: Row) -> None:
    """Strength by kind wherever it goes, and Jetpacks."""
    jetpacks: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total: i64 = 0
        team: i64 = 0
        while team < TEAMS:
            card = state.card(seat, team, kind)
            if card != NO_CARD:
                total += state.content.strength[card]
                jetpacks += 1 if card == JETPACK else 0
            team += 1
        row.add(float(total) if state.active < JOURNEYS else 0.0)
        kind += 1
    row.add(float(jetpacks))


def picking(state: LostLandsState, seat: i64, row: Row) -> None:
    """Whether the seat still takes a card from the market in this round, and whether it is next."""
    waiting = 0.0
    next_one = -1
    at: i64 = len(state.agenda) - 1
    while at >= 0:
        f = state.agenda[at]
        if f & 255 == CHOOSE_CARD:
            who = f >> 8 & 255
            if next_one < 0:
                next_one = who
            if who == seat:
                waiting = 1.0
        at -= 1
    row.add(waiting)
    row.add(1.0 if next_one == seat else 0.0)


def progress(state: LostLandsState) -> float:
    """Expeditions made, cartographers found for the next."""
    if state.active >= JOURNEYS:
        return 1.0
    found = min(1.0, float(state.cartographers) / float(state.content.cartographers))
    part = 0.95 if lies_on_agenda(state, NEXT, -1) else 0.8 * found
    return (float(state.active) + part) / float(JOURNEYS)
