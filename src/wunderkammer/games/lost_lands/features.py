"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.frames import SEALED
from wunderkammer.core.row import Row
from wunderkammer.games.lost_lands.ai import artefact, estimate, later, lies_on_agenda, loss_of_going
from wunderkammer.games.lost_lands.content.cards import JETPACK, JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.state import Table
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


def features(table: Table, seat: i64, row: Row) -> None:
    row.add(estimate(table, seat))
    points(table, seat, row)
    going = may_go(table, seat)
    expedition(table, seat, going, row)
    ahead(table, seat, row)
    cards(table, seat, row)
    row.add(loss_of_going(table, seat))
    picking(table, seat, row)
    row.add(1.0)  # what everybody still gains, whatever they have


def points(table: Table, seat: i64, row: Row) -> None:
    """Money that no sealed bid has bound, expedition cards, artefacts."""
    bound = table.bids[seat] if table.top() & 255 >= SEALED else 0
    row.add(float(table.money[seat] - bound))
    won: i64 = 0
    at: i64 = 0
    while at < JOURNEYS:
        if table.owners[at] == seat:
            won += table.content.reputation
        at += 1
    row.add(float(won))
    found: i64 = 0
    at = 0
    while at < PLACES:
        found += table.artefacts[seat * PLACES + at] * table.content.artefacts[at]
        at += 1
    row.add(float(found))


def may_go(table: Table, seat: i64) -> i64:
    """A mask of the teams that the active expedition may still reward."""
    if table.active >= JOURNEYS or table.expeditions[table.active] < 0:
        return 0
    if not lies_on_agenda(table, NEXT, -1):
        return BOTH
    if not lies_on_agenda(table, REWARDS, -1):
        return 0
    return BOTH if lies_on_agenda(table, SEND_TEAMS, seat) else table.going >> (seat * TEAMS) & BOTH


def best_of_others(table: Table, seat: i64, journey: i64) -> i64:
    """The strongest team of all opponents."""
    best: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            best = max(best, table.strength_at(other, 0, journey), table.strength_at(other, 1, journey))
        other += 1
    return best


def clipped(lead: i64) -> float:
    return float(max(-FAR, min(FAR, lead)))


def expedition(table: Table, seat: i64, going: i64, row: Row) -> None:
    """What the active expedition will bring to the teams that go, and the initiative with it."""
    first = table.strength_at(seat, 0, table.active) if going & 1 else 0
    second = table.strength_at(seat, 1, table.active) if going & 2 else 0
    rewards = reward(table, first) + reward(table, second)
    lead = max(first, second) - best_of_others(table, seat, table.active) if going else 0
    teams: i64 = 0
    full: i64 = 0
    held: i64 = 0
    sent: i64 = 0
    team: i64 = 0
    while team < TEAMS:
        size = table.team_size(seat, team)
        held += size
        teams += 1 if size > 0 else 0
        full += 1 if size == KINDS else 0
        sent += 1 if size > 0 and going >> team & 1 else 0
        team += 1
    find = artefact(table, seat)
    needed = float(table.content.cartographers)
    soon = min(1.0, float(table.cartographers) / needed) if going else 0.0
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
    row.add(1.0 if table.track[0] == seat else 0.0)
    row.add(soon * (float(rewards) + find * float(sent) + (float(table.content.reputation) if lead > 0 else 0.0)))


def ahead(table: Table, seat: i64, row: Row) -> None:
    """What the teams would be worth on the expeditions after the active one."""
    journey = table.active + 1
    first = table.strength_at(seat, 0, journey)
    second = table.strength_at(seat, 1, journey)
    row.add(float(max(first, second)))
    row.add(float(min(first, second)))
    row.add(clipped(max(first, second) - best_of_others(table, seat, journey)))
    row.add(float(reward(table, first) + reward(table, second)))
    total: i64 = 0
    journey += 1
    while journey < JOURNEYS:
        total += table.strength_at(seat, 0, journey) + table.strength_at(seat, 1, journey)
        journey += 1
    row.add(float(total))
    row.add(later(table, seat) if table.active < JOURNEYS and table.expeditions[JOURNEYS - 1] >= 0 else 0.0)


def cards(table: Table, seat: i64, row: Row) -> None:
    """Strength by kind wherever it goes, and Jetpacks."""
    jetpacks: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total: i64 = 0
        team: i64 = 0
        while team < TEAMS:
            card = table.card(seat, team, kind)
            if card != NO_CARD:
                total += table.content.strength[card]
                jetpacks += 1 if card == JETPACK else 0
            team += 1
        row.add(float(total) if table.active < JOURNEYS else 0.0)
        kind += 1
    row.add(float(jetpacks))


def picking(table: Table, seat: i64, row: Row) -> None:
    """Whether the seat still takes a card from the market in this round, and whether it is next."""
    waiting = 0.0
    next_one = -1
    at: i64 = len(table.agenda) - 1
    while at >= 0:
        f = table.agenda[at]
        if f & 255 == CHOOSE_CARD:
            who = f >> 8 & 255
            if next_one < 0:
                next_one = who
            if who == seat:
                waiting = 1.0
        at -= 1
    row.add(waiting)
    row.add(1.0 if next_one == seat else 0.0)


def progress(table: Table) -> float:
    """Expeditions made, cartographers found for the next."""
    if table.active >= JOURNEYS:
        return 1.0
    found = min(1.0, float(table.cartographers) / float(table.content.cartographers))
    part = 0.95 if lies_on_agenda(table, NEXT, -1) else 0.8 * found
    return (float(table.active) + part) / float(JOURNEYS)
