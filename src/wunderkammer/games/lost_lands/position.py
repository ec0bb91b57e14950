"""Whether a position read from JSON can be played on: what lies on the table, and what is pending, must go together."""

from __future__ import annotations

from wunderkammer.core.agenda import check_fits, check_lanes, check_shape
from wunderkammer.core.frames import DECISION, third
from wunderkammer.core.reader import BadData, reject_if
from wunderkammer.games.lost_lands.content import cards
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.content.names import CARD
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import sealed_turn
from wunderkammer.games.lost_lands.steps.market import on_market
from wunderkammer.games.lost_lands.steps.table import NAMES

# What can be pending, from bottom to top.
SET_UP = "over round start-payment "
EXPEDITION = "over next losses artefacts "
SHAPES = (
    "over",
    SET_UP + "next-place (open-start-auction )?((screen )*screen|(screen )*lay-expedition|start-auction)",
    SET_UP + "draw-place",
    "over round-end (open-auction market|auction)",
    "over round-end (take )*(take|(discard-used )*use|(discard-used )+draw-risk)",
    EXPEDITION + "(prize rewards (send )*send|crown)",
    "over next (lose )*lose",
)
LANES = {kinds.AUCTION: kinds.MAKE_BID, kinds.START_AUCTION: kinds.START_BID}


def check(state: LostLandsState) -> None:
    """Raises BadData with a sentence for a position that cannot be."""
    state.deck_size = sum(state.deck)
    for at, card in enumerate(state.teams):
        state.put(at // (TEAMS * KINDS), at // KINDS % TEAMS, at % KINDS, card)
    check_table(state)
    check_shape(state, NAMES, SHAPES)
    check_lanes(state, NAMES, LANES)
    check_fits(state, NAMES)
    pending = [f & 255 for f in state.agenda]
    # A team loses one card whoever chooses it, and everybody else decides once, whatever they have turned beside it.
    decisions = [f for f in state.agenda if f & 255 >= DECISION]
    asked = [f >> 16 & 0xFFFFFFFF if f & 255 == kinds.LOSE_CARD else f & 65535 for f in decisions]
    reject_if(len({*asked}) != len(asked), "same-decision")
    check_set_up(state, pending)
    check_market(state, pending)
    check_journey(state, pending)
    check_turns(state)


def check_table(state: LostLandsState) -> None:
    """What lies on the table must be able to lie there."""
    for name, row in (("track", state.track), ("expeditions", state.expeditions), ("screens", state.screens)):
        there = [value for value in row if value >= 0]
        reject_if(len({*there}) != len(there), "held-twice", name=name)
    reject_if(sorted(state.order) != [*range(state.seats)], "order")
    for at, card in enumerate(state.teams):
        if card not in (NO_CARD, cards.JETPACK) and (card >= cards.TEAM_CARDS or card // cards.PER_KIND != at % KINDS):
            raise BadData("team-kind", at=at, card=CARD.text(card))
    for card, count in enumerate(count_cards(state)):
        if count != state.content.copies[card]:
            raise BadData("card-count", count=count, card=CARD.text(card), copies=state.content.copies[card])


def check_set_up(state: LostLandsState, pending: list[int]) -> None:
    """Whatever is missing of the set-up must still be pending, and nothing else of it."""
    laid = next((f >> 16 & 65535 for f in state.agenda if f & 255 == kinds.LAY_EXPEDITION), JOURNEYS)
    reject_if([which >= 0 for which in state.expeditions] != [at < laid for at in range(JOURNEYS)], "expeditions-laid")
    choosing = [f >> 8 & 255 for f in state.agenda if f & 255 == kinds.CHOOSE_SCREEN]
    reject_if(sorted(choosing) != [seat for seat in range(state.seats) if state.screens[seat] < 0], "screens-chosen")
    placing = [f >> 16 & 65535 for f in state.agenda if f & 255 in (kinds.NEXT_PLACE, kinds.DRAW_PLACE)]
    standing = [PLACES - state.seats <= at < placing[0] for at in range(PLACES)] if placing else []
    reject_if(placing and [marker >= 0 for marker in state.track] != standing, "track-filled")
    reject_if(not placing and sum(marker >= 0 for marker in state.track) != state.seats, "track-whole")
    beyond = any(bid > purse for bid, purse in zip(state.bids, state.money, strict=True))
    reject_if(beyond and {*pending} & {*LANES, kinds.OPEN_AUCTION, kinds.OPEN_START_AUCTION}, "bids-too-high")


def check_market(state: LostLandsState, pending: list[int]) -> None:
    """The market holds what those who still choose can take; outside a round it is empty."""
    count, size = on_market(state), state.content.market[state.seats - 2]
    reject_if(count != sum(card != NO_CARD for card in state.market), "market-order")
    waiting = state.seats if pending[-1] == kinds.AUCTION else sum(kind == kinds.CHOOSE_CARD for kind in pending)
    reject_if(waiting > count, "market-short")
    reject_if(pending[-1] == kinds.MARKET and count >= size, "market-full")
    reject_if(pending[-1] in (kinds.MARKET, kinds.DRAW_RISK) and state.deck_size == 0, "deck-empty")
    reject_if(kinds.ROUND_END not in pending and count > 0, "market-outside")
    reject_if(kinds.ROUND in pending and any(card != NO_CARD for card in state.teams), "teams-early")


def check_journey(state: LostLandsState, pending: list[int]) -> None:
    """Expeditions, their teams and what they brought must be as far as the agenda says."""
    reject_if(len(pending) > 1 and state.active >= JOURNEYS, "expeditions-over")
    found = state.active + (1 if kinds.LOSE_CARD in pending else 0)
    reject_if(any(owner >= 0 for owner in [*state.owners][found:]), "owners-early")
    by_place = [sum(state.artefacts[place::PLACES]) for place in range(PLACES)]
    reject_if(max(by_place) > TEAMS * found, "artefacts-many")
    reject_if(state.going and kinds.NEXT not in pending, "going-outside")
    for seat, team in teams_of(state):
        gone = kinds.ARTEFACTS in pending and state.goes(seat, team) and state.team_size(seat, team) == 0
        reject_if(gone, "going-empty", team=team + 1, seat=seat)
    reject_if(state.winner >= 0 and pending[-1] not in (kinds.CROWN_TEAM, kinds.LOSE_CARD), "winner-early")


def check_turns(state: LostLandsState) -> None:
    """A Jetpack turned in secret must stand there, and its owner's lane must know of the turn (LL-25)."""
    for seat, team in teams_of(state):
        turned = sealed_turn(state, seat, team)
        if turned < 0:
            continue
        lane = state.lanes[seat]
        known = state.top() & 255 == kinds.AUCTION and (lane == 0 or third(lane) >> team & 1 == 1)
        if not known or turned >= KINDS * KINDS or state.card(seat, team, turned // KINDS) != cards.JETPACK:
            raise BadData("turn-impossible", seat=seat)
        reject_if(state.card(seat, team, turned % KINDS) != NO_CARD, "turn-taken", seat=seat)


def count_cards(state: LostLandsState) -> list[int]:
    """Every card wherever it is, also one that is just being used."""
    counts = [state.deck[card] + state.discard[card] for card in range(cards.CARDS)]
    for card in [*state.market, *state.teams]:
        if card != NO_CARD:
            counts[card] += 1
    for f in state.agenda:
        if f & 255 == kinds.USE_CARD or f & 255 == kinds.DISCARD_USED:
            counts[f >> 16 & 31] += 1
    counts[cards.CARTOGRAPHER] += state.cartographers
    return counts


def teams_of(state: LostLandsState) -> list[tuple[int, int]]:
    """Everybody's teams: seat and team."""
    return [(seat, team) for seat in range(state.seats) for team in range(TEAMS)]
