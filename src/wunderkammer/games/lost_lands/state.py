"""What lies on the table of Lost Lands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.fields import Field, Labels, Number, Numbers, Pile, Unwritten, bits_per_seat, per_seat
from wunderkammer.core.frames import HIGHEST_NUMBER, NATURE
from wunderkammer.core.state import EMPTY, State
from wunderkammer.games.lost_lands import events, vocabulary
from wunderkammer.games.lost_lands.content.cards import CARDS, JETPACK, JOURNEYS, KINDS, NO_CARD, PLACES, TEAMS
from wunderkammer.games.lost_lands.content.names import CARD, COLOUR, EXPEDITION
from wunderkammer.games.lost_lands.content.tables import LostLandsContent

FIELDS: tuple[Field, ...] = (
    Number("options", "bit 0: first game, bit 1: auctioned start", 0, 3),
    Number("active", "which of the four expeditions is the active one", 0, JOURNEYS),
    Number("cartographers", "how many lie in the cartography area", 0, 50),
    Number("going", "mask of the teams (2 × seat + team) on the present expedition", 0, bits_per_seat(TEAMS)),
    Number("winner", "the team (2 × seat + team) that wins it, or −1", -1, per_seat(TEAMS, -1), -1),
    Number("turns", "Jetpacks turned in secret beside a bid, four bits by seat and team", 0, bits_per_seat(4 * TEAMS)),
    Numbers("money", "by seat", per_seat(), 0, HIGHEST_NUMBER),
    Labels("screens", "by seat: the colour, whose patron pays more; null before it is chosen", per_seat(), COLOUR),
    Numbers("bids", "by seat", per_seat(), 0, vocabulary.MONEY_LIMIT),
    Numbers("order", "the seats in the order of picking", per_seat(), 0, per_seat(1, -1)),
    Numbers("track", "by place: the seat whose marker stands there, or −1", PLACES, -1, per_seat(1, -1), -1),
    Labels("expeditions", "the four of this game, from the left; null before they are drawn", JOURNEYS, EXPEDITION),
    Numbers("owners", "by expedition of this game: the seat that won it, or −1", JOURNEYS, -1, per_seat(1, -1), -1),
    Labels("market", "four spaces, the empty ones last", PLACES, CARD),
    Pile("deck", "how many of each card", CARD),
    Pile("discard", "how many of each card", CARD),
    Labels("teams", "by seat, team and kind: a card or null", per_seat(TEAMS * KINDS), CARD),
    Numbers("artefacts", "by seat and place of origin: how many", per_seat(PLACES), 0, TEAMS * JOURNEYS),
    Unwritten("jetpacks", "mask of the places in `teams` where a Jetpack stands"),
    Unwritten("deck_size", "how many cards lie in the deck"),
)


@mypyc_attr(acyclic=True)
class LostLandsState(State):
    """Purses, teams, the initiative track, the market and the piles; steps work on it."""

    content: LostLandsContent
    options: i64 = 0
    active: i64 = 0
    cartographers: i64 = 0
    going: i64 = 0
    winner: i64 = 0
    jetpacks: i64 = 0
    deck_size: i64 = 0
    turns: i64 = 0
    money: vec[i64] = EMPTY
    screens: vec[i64] = EMPTY
    bids: vec[i64] = EMPTY
    order: vec[i64] = EMPTY
    track: vec[i64] = EMPTY
    expeditions: vec[i64] = EMPTY
    owners: vec[i64] = EMPTY
    market: vec[i64] = EMPTY
    deck: vec[i64] = EMPTY
    discard: vec[i64] = EMPTY
    teams: vec[i64] = EMPTY
    artefacts: vec[i64] = EMPTY

    def __init__(self, content: LostLandsContent) -> None:
        self.content = content

    # Cards and teams.

    def card(self, seat: i64, team: i64, kind: i64) -> i64:
        return self.teams[(seat * TEAMS + team) * KINDS + kind]

    def put(self, seat: i64, team: i64, kind: i64, card: i64) -> None:
        at = (seat * TEAMS + team) * KINDS + kind
        self.teams[at] = card
        others = self.jetpacks & ~(1 << at)
        self.jetpacks = others | 1 << at if card == JETPACK else others

    def team_size(self, seat: i64, team: i64) -> i64:
        count: i64 = 0
        for kind in range(i64(KINDS)):
            if self.card(seat, team, kind) != NO_CARD:
                count += 1
        return count

    def strength(self, seat: i64, team: i64) -> i64:
        """Every card counts as often as its kind is shown on the active expedition (LL-21)."""
        if self.active >= JOURNEYS or self.expeditions[self.active] < 0:
            return 0
        at = self.expeditions[self.active] * KINDS
        total: i64 = 0
        for kind in range(i64(KINDS)):
            card = self.card(seat, team, kind)
            if card != NO_CARD:
                total += self.content.strength[card] * self.content.symbols[at + kind]
        return total

    def goes(self, seat: i64, team: i64) -> bool:
        return self.going >> (seat * TEAMS + team) & 1 == 1

    # Piles.

    def draw(self, card: i64) -> None:
        """A card leaves the deck."""
        self.deck[card] -= 1
        self.deck_size -= 1

    def refill(self) -> None:
        """When a card is needed and the deck is empty, the discard becomes the deck (LL-10)."""
        if self.deck_size == 0:
            self.deck = self.discard
            for count in self.deck:
                self.deck_size += count
            self.discard = vec[i64]([0] * CARDS)
            self.tell(events.SHUFFLED, NATURE)

    # The initiative track.

    def place_of(self, seat: i64) -> i64:
        """Where a seat's marker stands; behind the last place before it has one."""
        for place in range(i64(PLACES)):
            if self.track[place] == seat:
                return place
        return PLACES

    def swap_places(self, a: i64, b: i64) -> None:
        self.track[a], self.track[b] = self.track[b], self.track[a]

    def receive(self, seat: i64, amount: i64) -> None:
        self.money[seat] += amount
        self.tell(events.RECEIVED, seat, amount)
