"""What a seat may know of Lost Lands, as numbers (LL-04)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.engine import frame_for
from wunderkammer.core.frames import HIGHEST_NUMBER, first, second, third
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter, seat_after, steps_to
from wunderkammer.games.lost_lands.content.cards import CARDS, JOURNEYS, KINDS, NO_CARD, PER_KIND, PLACES, TEAMS
from wunderkammer.games.lost_lands.scoring import reputation
from wunderkammer.games.lost_lands.state import LostLandsState
from wunderkammer.games.lost_lands.steps import kinds
from wunderkammer.games.lost_lands.steps.jetpack import sealed_turn
from wunderkammer.games.lost_lands.view import bidding
from wunderkammer.games.lost_lands.vocabulary import MONEY_LIMIT

MOST_STRENGTH = 100  # of a card
MOST_OF_TEAM = 3 * 9 * MOST_STRENGTH
MOST_OF_CARD = 50
MOST_REPUTATION = 20_000
TURNS = KINDS * KINDS


def shapes(seats: int) -> list[PieceShape]:
    """The table first, then everybody's part of it."""
    return [
        PieceShape("active", "which expedition is the active one; the last place when all are over", (JOURNEYS + 1,)),
        PieceShape("symbols", "by expedition: how often it shows explorers, crews, transports", (JOURNEYS, KINDS), 9),
        PieceShape("owners", "by expedition: who won it", (JOURNEYS, seats)),
        PieceShape("cartographers", "cards in the cartography area", (1,), MOST_OF_CARD),
        PieceShape("deck", "cards in the deck", (1,), CARDS * MOST_OF_CARD),
        PieceShape("market", "cards on the market, how many of each", (CARDS,), PLACES),
        PieceShape("discard", "the discard pile, how many of each card", (CARDS,), MOST_OF_CARD),
        PieceShape("card_in_hand", "a card that was just taken and is being used", (CARDS,)),
        PieceShape("loss", "the team that is about to lose a card", (seats, TEAMS)),
        PieceShape("money", "one's own purse", (1,), HIGHEST_NUMBER),
        PieceShape("turned", "by own team: 1 + from × 3 + to of a Jetpack turned in secret, or 0", (TEAMS,), TURNS),
        PieceShape("turns_used", "own teams whose Jetpack cannot be turned again at this decision", (TEAMS,)),
        PieceShape("initiative", "the place on the track from 0; 4 before there is a marker", (seats,), PLACES),
        PieceShape("order", "the place in the order of choosing cards", (seats,), PLACES),
        PieceShape("screens", "the colour of the screen", (seats, PLACES)),
        PieceShape("chosen", "has made a secret bid that is not yet shown", (seats,)),
        PieceShape("bids", "1 + the last bid; 0 while it is secret", (seats,), MONEY_LIMIT + 1),
        PieceShape("reputation", "points for expeditions and artefacts so far", (seats,), MOST_REPUTATION),
        PieceShape("artefacts", "artefacts from each place", (seats, PLACES), TEAMS * JOURNEYS),
        PieceShape("going", "teams on the present expedition", (seats, TEAMS)),
        PieceShape("team_strength", "by team: its strength on the active expedition", (seats, TEAMS), MOST_OF_TEAM),
        PieceShape("team_cards", "by team and kind: 1 + the card there, 0 for none", (seats, TEAMS, KINDS), CARDS),
        PieceShape("card_strength", "by team and kind: the card's strength", (seats, TEAMS, KINDS), MOST_STRENGTH),
        PieceShape("jetpacks", "by team and kind: whether a Jetpack stands there", (seats, TEAMS, KINDS)),
        PieceShape(
            "joined",
            "by card on the market or in hand, and team: 1 + the team's strength if the card joined it; 0 for others",
            (CARDS, seats, TEAMS),
            MOST_OF_TEAM + 1,
        ),
    ]


def write(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    write_expeditions(state, seat, writer)
    write_piles(state, writer)
    write_decision(state, seat, writer)
    write_standing(state, seat, writer)
    write_teams(state, seat, writer)
    write_joined(state, seat, writer)


def write_expeditions(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    writer.add_one_of(state.active, JOURNEYS + 1)
    for which in state.expeditions:
        if which < 0:
            writer.add_zeros(KINDS)
        else:
            writer.add_row(state.content.symbols, which * KINDS, KINDS)
    for owner in state.owners:
        writer.add_one_of(steps_to(state, seat, owner), state.seats)


def write_piles(state: LostLandsState, writer: PieceWriter) -> None:
    writer.add(state.cartographers)
    writer.add(state.deck_size)
    writer.add_counts(state.market, CARDS)
    writer.add_row(state.discard, 0, CARDS)


def write_decision(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    """The card or the team that the present decision is about, and what only the seat itself knows."""
    f = state.top()
    writer.add_one_of(first(f) if f & 255 == kinds.USE_CARD else -1, CARDS)
    loss = steps_to(state, seat, first(f)) * TEAMS + second(f) if f & 255 == kinds.LOSE_CARD else -1
    writer.add_one_of(loss, state.seats * TEAMS)
    writer.add(state.money[seat])
    for team in range(i64(TEAMS)):
        writer.add(sealed_turn(state, seat, team) + 1)
    writer.add_bits(third(frame_for(state, seat)), TEAMS)


def write_standing(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    """Initiative, order, screens, bids and points, each by seat."""
    for step in range(state.seats):
        writer.add(state.place_of(seat_after(state, seat, step)))
    writer.add_places(state.order, seat, state.seats)
    writer.add_ones_by_seat(state.screens, seat, 1, PLACES)
    write_bids(state, seat, writer)
    for step in range(state.seats):
        writer.add(reputation(state, seat_after(state, seat, step)))
    writer.add_by_seat(state.artefacts, seat, PLACES)


def write_bids(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    """While bids are secret a seat sees who has made one, and its own."""
    secret = bidding(state)
    for step in range(state.seats):
        writer.add_flag(secret and state.lanes[seat_after(state, seat, step)] == 0)
    for step in range(state.seats):
        other = seat_after(state, seat, step)
        shown = not secret or (other == seat and state.lanes[seat] == 0)
        writer.add(state.bids[other] + 1 if shown else 0)


def write_teams(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    row = TEAMS * KINDS
    writer.add_bits_by_seat(state.going, state, seat, TEAMS)
    for step in range(state.seats):
        for team in range(i64(TEAMS)):
            writer.add(state.strength(seat_after(state, seat, step), team))
    writer.add_by_seat(state.teams, seat, row, 1)
    for step in range(state.seats):
        start = seat_after(state, seat, step) * row
        for at in range(start, start + row):
            card = state.teams[at]
            writer.add(state.content.strength[card] if card != NO_CARD else 0)
    writer.add_bits_by_seat(state.jetpacks, state, seat, row)


def write_joined(state: LostLandsState, seat: i64, writer: PieceWriter) -> None:
    """What anybody can work out (LL-21): how strong teams would be with the cards that are to be had."""
    at = writer.at
    writer.add_zeros(CARDS * state.seats * TEAMS)
    end = writer.at
    if state.active < JOURNEYS and state.expeditions[state.active] >= 0:
        for card in state.market:
            write_joining(state, seat, card, at, writer)
        f = state.top()
        if f & 255 == kinds.USE_CARD:
            write_joining(state, seat, first(f), at, writer)
    writer.at = end


def write_joining(state: LostLandsState, seat: i64, card: i64, at: i64, writer: PieceWriter) -> None:
    kind = card // PER_KIND
    if not 0 <= kind < KINDS:
        return
    symbols = state.content.symbols[state.expeditions[state.active] * KINDS + kind]
    writer.at = at + card * state.seats * TEAMS
    for step in range(state.seats):
        other = seat_after(state, seat, step)
        for team in range(i64(TEAMS)):
            old = state.card(other, team, kind)
            gain = state.content.strength[card] - (state.content.strength[old] if old != NO_CARD else 0)
            writer.add(1 + state.strength(other, team) + gain * symbols)
