"""What the view of a seat consists of: the keys, their types and what they mean (docs/views.md)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wunderkammer.games.lost_lands.content.names import CARD, COLOUR, EXPEDITION, KIND, TEAM

Card = Annotated[str, CARD]
Kind = Annotated[str, KIND]
TeamName = Annotated[str, TEAM]
Colour = Annotated[str, COLOUR]
ExpeditionName = Annotated[str, EXPEDITION]

# “from” is a word of Python.
Turned = TypedDict("Turned", {"from": Annotated[Kind, "the kind it was"], "to": Annotated[Kind, "the kind it becomes"]})
Turned.__doc__ = "A Jetpack turned in secret beside a bid."


class Expedition(TypedDict):
    """One of the four expeditions of this game."""

    expedition: Annotated[ExpeditionName | None, "its name; null before it is laid out"]
    symbols: Annotated[list[int] | None, "how often it shows explorers, crews and transports"]
    owner: Annotated[int | None, "the seat that won it"]


class Team(TypedDict):
    """One of a player's two teams."""

    cards: Annotated[dict[Kind, Card | None], "its card of each kind"]
    strength: Annotated[int, "on the active expedition"]
    going: Annotated[bool, "whether it takes part in the present expedition"]


class Loss(TypedDict):
    """A team that is about to lose a card."""

    owner: Annotated[int, "its seat"]
    team: Annotated[TeamName, "which of the two"]


class Player(TypedDict):
    """One player's part of the table."""

    screen: Annotated[Colour | None, "the colour of the screen, whose patron pays more"]
    money: Annotated[int | None, "one's own purse; null for others"]
    chosen: Annotated[bool, "has made a secret bid that is not yet shown"]
    bid: Annotated[int | None, "the last bid; while bids are secret only one's own"]
    teams: Annotated[list[Team], "the two teams"]
    turned: Annotated[list[Turned | None] | None, "by team: one's own Jetpack turned in secret; null for others"]
    expeditions: Annotated[int, "how many expedition cards were won"]
    artefacts: Annotated[dict[str, int], "how many artefacts of each value"]
    artefact_points: Annotated[int, "what they are worth together"]


class View(TypedDict):
    """The table of Lost Lands."""

    expeditions: Annotated[list[Expedition], "the four of this game, from left to right"]
    active: Annotated[int, "which of them is the active one, from 0; 4 when all are over"]
    cartographers: Annotated[int, "how many lie in the cartography area"]
    market: Annotated[list[Card], "the cards on the market"]
    deck: Annotated[int, "cards in the deck"]
    discard: Annotated[dict[Card, int], "the discard pile, how many of each card"]
    track: Annotated[list[int | None], "the initiative track from place I to IV: a seat, or null for an unused marker"]
    order: Annotated[list[int], "the seats in the order of choosing cards"]
    card_in_hand: Annotated[Card | None, "a card that was just taken and is being used"]
    loss: Annotated[Loss | None, "the team that is about to lose a card"]
    players: Annotated[list[Player], "by seat"]
