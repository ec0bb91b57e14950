"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.games.lost_lands.content.cards import JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.scoring import artefact_points, expeditions_won
from wunderkammer.games.lost_lands.state import Table
from wunderkammer.games.lost_lands.steps.expedition import reward

# Points that a place on the track, a card and a lead in strength are worth while expeditions are still to come.
PLACE_WORTH = (4.0, 2.5, 1.2, 0.0)
CARD_WORTH = 0.6
LEAD_WORTH = 0.8


def estimate(table: Table, seat: int) -> float:
    """Points already safe, what the teams promise for the expeditions ahead, and initiative."""
    points = table.content.reputation * expeditions_won(table, seat) + artefact_points(table, seat) + table.money[seat]
    if table.active >= JOURNEYS:
        return float(points)
    return float(points) + prospects(table, seat) + initiative_worth(table, seat)


def initiative_worth(table: Table, seat: int) -> float:
    for place in range(PLACES):
        if table.track[place] == seat:
            return PLACE_WORTH[place]
    return 0.0


def prospects(table: Table, seat: int) -> float:
    """What the teams would bring: now with certainty growing as cartographers appear, later at a discount."""
    near = min(1.0, 0.4 + 0.2 * float(table.cartographers))
    worth = 0.0
    if table.expeditions[table.active] >= 0:
        strongest: i64 = 0
        for team in range(TEAMS):
            strength = table.strength(seat, team)
            strongest = max(strongest, strength)
            worth += near * float(reward(table, strength))
            worth += CARD_WORTH * cards_for_later(table, seat, team)
        lead = float(strongest - best_of_others(table, seat))
        worth += near * max(-5.0, min(5.0, LEAD_WORTH * lead)) + 0.3 * float(strongest)
    return worth


def cards_for_later(table: Table, seat: int, team: int) -> float:
    """Strength of cards over the expeditions still to come."""
    worth = 0.0
    for at in range(table.active + 1, JOURNEYS):
        for kind in range(KINDS):
            card = table.card(seat, team, kind)
            if card != NO_CARD:
                symbols = table.content.symbols[table.expeditions[at] * KINDS + kind]
                worth += 0.5 * float(table.content.strength[card] * symbols) / float(at - table.active)
    return worth


def best_of_others(table: Table, seat: int) -> i64:
    best: i64 = 0
    for other in range(table.seats):
        for team in range(TEAMS):
            if other != seat:
                best = max(best, table.strength(other, team))
    return best
