"""The whole state as JSON and back, read with suspicion."""

from __future__ import annotations

from wunderkammer.core.frames import HIGHEST_NUMBER, third
from wunderkammer.core.reader import BadData, Reader, frame_json, read_agenda, read_lanes
from wunderkammer.games.lost_lands.agenda_check import check_agenda
from wunderkammer.games.lost_lands.content.cards import (
    CARD,
    CARDS,
    CARTOGRAPHER,
    COLOUR,
    EXPEDITION,
    JETPACK,
    JOURNEYS,
    KINDS,
    NO_CARD,
    PLACES,
    TEAM_CARDS,
    TEAMS,
)
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps.jetpack import sealed_turn
from wunderkammer.games.lost_lands.view import named, pile
from wunderkammer.games.lost_lands.vocabulary import AUCTION, DISCARD_USED, MONEY_LIMIT, STEP_NAMES, USE_CARD


def to_json(state: LostLandsState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": state.options,
        "agenda": [frame_json(f, STEP_NAMES) for f in state.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in state.lanes],
        "news": state.news,
        "active": state.active,
        "cartographers": state.cartographers,
        "going": state.going,
        "winner": state.winner,
        "turns": state.turns,
        "money": [*state.money],
        "screens": [named(COLOUR, colour) for colour in state.screens],
        "bids": [*state.bids],
        "order": [*state.order],
        "track": [*state.track],
        "expeditions": [named(EXPEDITION, which) for which in state.expeditions],
        "owners": [*state.owners],
        "market": [named(CARD, card) for card in state.market],
        "deck": pile(state.deck),
        "discard": pile(state.discard),
        "teams": [named(CARD, card) for card in state.teams],
        "artefacts": [*state.artefacts],
    }


def read(state: LostLandsState, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    seats = reader.integer("seats", 2, 4)
    state.seats = seats
    state.options = reader.integer("options", 0, 3)
    state.news = reader.integer("news", 0, 1_000_000)
    state.active = reader.integer("active", 0, JOURNEYS)
    state.cartographers = reader.integer("cartographers", 0, state.content.copies[CARTOGRAPHER])
    state.going = reader.integer("going", 0, (1 << seats * TEAMS) - 1)
    state.winner = reader.integer("winner", -1, seats * TEAMS - 1)
    state.turns = reader.integer("turns", 0, (1 << 4 * seats * TEAMS) - 1)
    state.money = reader.integers("money", seats, 0, HIGHEST_NUMBER)
    state.screens = reader.labels("screens", seats, COLOUR, -1)
    state.bids = reader.integers("bids", seats, 0, MONEY_LIMIT)
    state.order = reader.integers("order", seats, 0, seats - 1)
    state.track = reader.integers("track", PLACES, -1, seats - 1)
    state.expeditions = reader.labels("expeditions", JOURNEYS, EXPEDITION, -1)
    state.owners = reader.integers("owners", JOURNEYS, -1, seats - 1)
    state.market = reader.labels("market", PLACES, CARD, NO_CARD)
    state.deck = reader.pile("deck", CARD, 100)
    state.discard = reader.pile("discard", CARD, 100)
    state.teams = reader.labels("teams", seats * TEAMS * KINDS, CARD, NO_CARD)
    state.deck_size = state.size_of(state.deck)
    for at, card in enumerate(state.teams):
        state.put(at // (TEAMS * KINDS), at // KINDS % TEAMS, at % KINDS, card)
    state.artefacts = reader.integers("artefacts", seats * PLACES, 0, 2 * JOURNEYS)
    state.agenda = read_agenda(reader, STEP_NAMES, seats)
    state.lanes = read_lanes(reader, STEP_NAMES, seats)
    reader.done()
    check_state(state)
    check_agenda(state)
    check_turns(state)


def check_state(state: LostLandsState) -> None:
    """What lies on the table must be able to lie there."""
    markers = [marker for marker in state.track if marker >= 0]
    if len(set(markers)) != len(markers):
        raise BadData("state.track must hold the marker of every seat once, and -1 for unused markers.")
    if sorted(state.order) != [*range(state.seats)]:
        raise BadData("state.order must hold every seat once.")
    for at, card in enumerate(state.teams):
        if card != NO_CARD and not fits(card, at % KINDS):
            raise BadData(f"state.teams[{at}] holds {CARD.text(card)}, which is of another kind.")
    laid = [which for which in state.expeditions if which >= 0]
    if len(set(laid)) != len(laid):
        raise BadData("state.expeditions holds one expedition twice.")
    screens = [colour for colour in state.screens if colour >= 0]
    if len(set(screens)) != len(screens):
        raise BadData("state.screens holds one colour twice.")
    cards = count_cards(state)
    for card in range(CARDS):
        if cards[card] != state.content.copies[card]:
            raise BadData(
                f"state holds {cards[card]} of the card {CARD.text(card)}; there are {state.content.copies[card]}."
            )


def check_turns(state: LostLandsState) -> None:
    """A Jetpack turned in secret must stand there, and its owner's lane must know of the turn (LL-25)."""
    for at in range(state.seats * TEAMS):
        seat, team = at // TEAMS, at % TEAMS
        turned = sealed_turn(state, seat, team)
        if turned < 0:
            continue
        lane = state.lanes[seat]
        known = state.top() & 255 == AUCTION and (lane == 0 or third(lane) >> team & 1 == 1)
        if not known or turned >= KINDS * KINDS or state.card(seat, team, turned // KINDS) != JETPACK:
            raise BadData(f"state.turns has seat {seat} turn a Jetpack that cannot have been turned.")
        if state.card(seat, team, turned % KINDS) != NO_CARD:
            raise BadData(f"state.turns has seat {seat} turn a Jetpack to a kind that its team already has.")


def fits(card: int, kind: int) -> bool:
    """A Jetpack stands for any kind (LL-25)."""
    return CARD.text(card) == "jetpack" or (card < TEAM_CARDS and card // 8 == kind)


def count_cards(state: LostLandsState) -> list[int]:
    """Every card wherever it is, also one that is just being used."""
    counts = [state.deck[card] + state.discard[card] for card in range(CARDS)]
    for card in [*state.market, *state.teams]:
        if card != NO_CARD:
            counts[card] += 1
    for f in state.agenda:
        if f & 255 == USE_CARD or f & 255 == DISCARD_USED:
            counts[f >> 16 & 31] += 1
    counts[CARTOGRAPHER] += state.cartographers
    return counts


def conserved(state: LostLandsState) -> dict[str, int]:
    counts = count_cards(state)
    return {CARD.text(card): counts[card] for card in range(CARDS)}
