"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.lost_lands.content.cards import JOURNEYS, KINDS, NO_CARD, TEAMS
from wunderkammer.games.lost_lands.scoring import reputation
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.expedition import reward

POINT_OF_STRENGTH: Final = 1.1  # money that one more strength brings on average
LATER: Final = 0.45  # what a card is worth one expedition later: it may be lost or driven out before
TIME_TO_GROW: Final = 0.25  # share of the prospects that is still open while no cartographer has been found
CHANCE_PER_LEAD: Final = 0.09  # of winning, for every strength ahead of the best opponent
ARTEFACT_HOPE: Final = 0.7  # initiative changes before the expedition starts


def estimate(state: LostLandsState, seat: i64) -> float:
    """Points already safe, and what the teams promise for the expeditions ahead."""
    worth = float(state.money[seat] + reputation(state, seat))
    if state.active >= JOURNEYS or state.expeditions[state.active] < 0:
        return worth
    under_way = lies_on_agenda(state, kinds.NEXT, -1)
    if not under_way:
        found = float(min(state.cartographers, state.content.cartographers)) / float(state.content.cartographers)
        worth += (1.0 - TIME_TO_GROW * (1.0 - found)) * present(state, seat, 3, ARTEFACT_HOPE)
    elif lies_on_agenda(state, kinds.REWARDS, -1):
        undecided = lies_on_agenda(state, kinds.SEND_TEAMS, seat)
        worth += present(state, seat, 3 if undecided else state.going >> (seat * TEAMS) & 3, 1.0)
        if not undecided:
            worth -= loss_of_going(state, seat)
    return worth + later(state, seat)


def lies_on_agenda(state: LostLandsState, kind: i64, seat: i64) -> bool:
    """Whether a step is still to come, of any seat (−1) or of this one."""
    return any(f & 255 == kind and (seat < 0 or f >> 8 & 255 == seat) for f in state.agenda)


def present(state: LostLandsState, seat: i64, going: i64, hope: float) -> float:
    """Money, artefacts and the chance of the card, if these teams (a mask) go on the active expedition."""
    worth = 0.0
    strongest: i64 = -1
    for team in range(i64(TEAMS)):
        if going >> team & 1 and state.team_size(seat, team) > 0:
            strength = state.strength(seat, team)
            strongest = max(strongest, strength)
            money = float(reward(state, strength))
            worth += 0.6 * money + 0.4 * min(12.0, POINT_OF_STRENGTH * float(strength)) if hope < 1.0 else money
            worth += hope * float(state.content.artefacts[state.place_of(seat)])
    if strongest >= 0:
        worth += float(state.content.reputation) * chance_to_win(state, seat, strongest)
    return worth


def chance_to_win(state: LostLandsState, seat: i64, strongest: i64) -> float:
    """Even with equal strength; for certain or out of reach with some strength more or less."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.strength(other, 0), state.strength(other, 1))
    even = 1.0 / float(state.seats)
    return max(0.0, min(1.0, even + CHANCE_PER_LEAD * float(strongest - best)))


def later(state: LostLandsState, seat: i64) -> float:
    """What the cards promise for the expeditions after the active one."""
    worth = 0.0
    for at in range(TEAMS * KINDS):
        worth += card_later(state, state.teams[seat * TEAMS * KINDS + at], at % KINDS)
    return worth


def card_later(state: LostLandsState, card: i64, kind: i64) -> float:
    if card == NO_CARD:
        return 0.0
    worth = 0.0
    discount = LATER
    for at in range(state.active + 1, i64(JOURNEYS)):
        symbols = state.content.symbols[state.expeditions[at] * KINDS + kind]
        worth += discount * POINT_OF_STRENGTH * float(state.content.strength[card] * symbols)
        discount *= LATER
    return worth


def loss_of_going(state: LostLandsState, seat: i64) -> float:
    """Every team that goes loses a card, as a rule the one that promises least."""
    loss = 0.0
    for team in range(i64(TEAMS)):
        least = -1.0
        for kind in range(i64(KINDS)):
            card = state.card(seat, team, kind)
            if card != NO_CARD and state.goes(seat, team):
                worth = card_later(state, card, kind)
                least = worth if least < 0.0 else min(least, worth)
        loss += max(0.0, least)
    return loss


def progress(state: LostLandsState) -> float:
    """Expeditions made, cartographers found for the next."""
    if state.active >= JOURNEYS:
        return 1.0
    found = min(1.0, float(state.cartographers) / float(state.content.cartographers))
    part = 0.95 if lies_on_agenda(state, kinds.NEXT, -1) else 0.8 * found
    return (float(state.active) + part) / float(JOURNEYS)
