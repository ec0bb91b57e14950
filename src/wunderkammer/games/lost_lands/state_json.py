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
from wunderkammer.games.lost_lands.state import Table
from wunderkammer.games.lost_lands.steps.jetpack import sealed_turn
from wunderkammer.games.lost_lands.view import named, pile
from wunderkammer.games.lost_lands.vocabulary import AUCTION, DISCARD_USED, MONEY_LIMIT, STEP_NAMES, USE_CARD


def to_json(table: Table) -> dict[str, object]:
    return {
        "seats": table.seats,
        "options": table.options,
        "agenda": [frame_json(f, STEP_NAMES) for f in table.agenda],
        "lanes": [frame_json(f, STEP_NAMES) if f else None for f in table.lanes],
        "news": table.news,
        "active": table.active,
        "cartographers": table.cartographers,
        "going": table.going,
        "winner": table.winner,
        "turns": table.turns,
        "money": [*table.money],
        "screens": [named(COLOUR, colour) for colour in table.screens],
        "bids": [*table.bids],
        "order": [*table.order],
        "track": [*table.track],
        "expeditions": [named(EXPEDITION, which) for which in table.expeditions],
        "owners": [*table.owners],
        "market": [named(CARD, card) for card in table.market],
        "deck": pile(table.deck),
        "discard": pile(table.discard),
        "teams": [named(CARD, card) for card in table.teams],
        "artefacts": [*table.artefacts],
    }


def read(table: Table, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    seats = reader.integer("seats", 2, 4)
    table.seats = seats
    table.options = reader.integer("options", 0, 3)
    table.news = reader.integer("news", 0, 1_000_000)
    table.active = reader.integer("active", 0, JOURNEYS)
    table.cartographers = reader.integer("cartographers", 0, table.content.copies[CARTOGRAPHER])
    table.going = reader.integer("going", 0, (1 << seats * TEAMS) - 1)
    table.winner = reader.integer("winner", -1, seats * TEAMS - 1)
    table.turns = reader.integer("turns", 0, (1 << 4 * seats * TEAMS) - 1)
    table.money = reader.integers("money", seats, 0, HIGHEST_NUMBER)
    table.screens = reader.labels("screens", seats, COLOUR, -1)
    table.bids = reader.integers("bids", seats, 0, MONEY_LIMIT)
    table.order = reader.integers("order", seats, 0, seats - 1)
    table.track = reader.integers("track", PLACES, -1, seats - 1)
    table.expeditions = reader.labels("expeditions", JOURNEYS, EXPEDITION, -1)
    table.owners = reader.integers("owners", JOURNEYS, -1, seats - 1)
    table.market = reader.labels("market", PLACES, CARD, NO_CARD)
    table.deck = reader.pile("deck", CARD, 100)
    table.discard = reader.pile("discard", CARD, 100)
    table.teams = reader.labels("teams", seats * TEAMS * KINDS, CARD, NO_CARD)
    table.deck_size = table.size_of(table.deck)
    for at, card in enumerate(table.teams):
        table.put(at // (TEAMS * KINDS), at // KINDS % TEAMS, at % KINDS, card)
    table.artefacts = reader.integers("artefacts", seats * PLACES, 0, 2 * JOURNEYS)
    table.agenda = read_agenda(reader, STEP_NAMES, seats)
    table.lanes = read_lanes(reader, STEP_NAMES, seats)
    reader.done()
    check_table(table)
    check_agenda(table)
    check_turns(table)


def check_table(table: Table) -> None:
    """What lies on the table must be able to lie there."""
    markers = [marker for marker in table.track if marker >= 0]
    if len(set(markers)) != len(markers):
        raise BadData("state.track must hold the marker of every seat once, and -1 for unused markers.")
    if sorted(table.order) != [*range(table.seats)]:
        raise BadData("state.order must hold every seat once.")
    for at, card in enumerate(table.teams):
        if card != NO_CARD and not fits(card, at % KINDS):
            raise BadData(f"state.teams[{at}] holds {CARD.text(card)}, which is of another kind.")
    laid = [which for which in table.expeditions if which >= 0]
    if len(set(laid)) != len(laid):
        raise BadData("state.expeditions holds one expedition twice.")
    screens = [colour for colour in table.screens if colour >= 0]
    if len(set(screens)) != len(screens):
        raise BadData("state.screens holds one colour twice.")
    cards = count_cards(table)
    for card in range(CARDS):
        if cards[card] != table.content.copies[card]:
            raise BadData(
                f"state holds {cards[card]} of the card {CARD.text(card)}; there are {table.content.copies[card]}."
            )


def check_turns(table: Table) -> None:
    """A Jetpack turned in secret must stand there, and its owner's lane must know of the turn (LL-25)."""
    for at in range(table.seats * TEAMS):
        seat, team = at // TEAMS, at % TEAMS
        turned = sealed_turn(table, seat, team)
        if turned < 0:
            continue
        lane = table.lanes[seat]
        known = table.top() & 255 == AUCTION and (lane == 0 or third(lane) >> team & 1 == 1)
        if not known or turned >= KINDS * KINDS or table.card(seat, team, turned // KINDS) != JETPACK:
            raise BadData(f"state.turns has seat {seat} turn a Jetpack that cannot have been turned.")
        if table.card(seat, team, turned % KINDS) != NO_CARD:
            raise BadData(f"state.turns has seat {seat} turn a Jetpack to a kind that its team already has.")


def fits(card: int, kind: int) -> bool:
    """A Jetpack stands for any kind (LL-25)."""
    return CARD.text(card) == "jetpack" or (card < TEAM_CARDS and card // 8 == kind)


def count_cards(table: Table) -> list[int]:
    """Every card wherever it is, also one that is just being used."""
    counts = [table.deck[card] + table.discard[card] for card in range(CARDS)]
    for card in [*table.market, *table.teams]:
        if card != NO_CARD:
            counts[card] += 1
    for f in table.agenda:
        if f & 255 == USE_CARD or f & 255 == DISCARD_USED:
            counts[f >> 16 & 31] += 1
    counts[CARTOGRAPHER] += table.cartographers
    return counts


def conserved(table: Table) -> dict[str, int]:
    counts = count_cards(table)
    return {CARD.text(card): counts[card] for card in range(CARDS)}
