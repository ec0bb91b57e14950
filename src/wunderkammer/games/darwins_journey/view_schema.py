"""What the view of a seat consists of: the keys, their types and what they mean (docs/views.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wunderkammer.games.darwins_journey.content.names import (
    ALFRED_CARD,
    BEAGLE_GOAL,
    CAMP,
    CARD,
    COLOUR,
    GOAL,
    LETTER,
    ROW,
    SLOT,
    SPACE,
    SPECIAL_TILE,
    SPECIMEN,
    SPOT,
    WORKER,
)

AlfredCard = Annotated[str, ALFRED_CARD]
BeagleGoal = Annotated[str, BEAGLE_GOAL]
Camp = Annotated[str, CAMP]
CrewCard = Annotated[str, CARD]
Colour = Annotated[str, COLOUR]
Goal = Annotated[str, GOAL]
Letter = Annotated[str, LETTER]
Row = Annotated[str, ROW]
SlotName = Annotated[str, SLOT]
Space = Annotated[str, SPACE]
SpecialTile = Annotated[str, SPECIAL_TILE]
Specimen = Annotated[str, SPECIMEN]
SpotName = Annotated[str, SPOT]
Worker = Annotated[str, WORKER]
Seal = Annotated[Colour | Literal["purple"], "the colour of a seal; purple is the fifth"]
Whereabouts = Annotated[SpotName | Literal["home", "hammock"] | None, "a spot; null if the worker is not in the game"]


class Spot(TypedDict):
    """A place for workers."""

    workers: Annotated[list[int], "the seats of the workers that stand there"]
    lens: Annotated[Literal["open", "locked"] | int, "open, locked, or the seat whose lens opened it"]
    tile: Annotated[SpecialTile | None, "the special tile that lies there"]


class Envelope(TypedDict):
    """One of the three envelopes."""

    tile: Annotated[Letter | None, "its letter"]
    stamps: Annotated[list[int], "by board: how many stamps"]


class Slot(TypedDict):
    """A goal on a player's board."""

    goal: Annotated[Goal, "the goal"]
    fulfilled: Annotated[bool, "whether it is fulfilled"]


class Crew(TypedDict):
    """A crew card."""

    card: Annotated[CrewCard, "the card"]
    row: Annotated[Row | None, "the row that it was fulfilled for; null before that"]


class Sheet(TypedDict):
    """The score sheet as it stands."""

    track: Annotated[int, "points on the track"]
    goals: Annotated[int, "fulfilled goals"]
    workers: Annotated[int, "rows of seals"]
    tents: Annotated[int, "tents"]
    theory: Annotated[int, "the theory of evolution"]
    coins: Annotated[int, "coins"]
    knowledge: Annotated[int, "knowledge"]


class Pieces(TypedDict):
    """What a player or Alfred has."""

    coins: Annotated[int, "coins"]
    vp: Annotated[int, "victory points on the track"]
    theory: Annotated[int, "the place on the track of the theory of evolution"]
    ship: Annotated[Space, "where the ship is"]
    explorers: Annotated[list[Space | None], "by island: where the explorer is; null in the reserve"]
    workers: Annotated[dict[Worker, Whereabouts], "by worker: a spot, “home”, “hammock”, or null"]
    rows: Annotated[list[list[Seal]], "by worker: the seals in its row"]
    stacks: Annotated[list[int], "stamps in the three stacks"]
    used_stamps: Annotated[int, "stamps that were used and are at hand again"]
    tents: Annotated[int, "tents that were placed"]
    lenses: Annotated[int, "lenses in reserve"]
    research: Annotated[list[Specimen], "specimens at hand"]
    sheet: Annotated[Sheet, "the score sheet as it stands"]


class Player(Pieces):
    """One player's part of the table."""

    knowledge: Annotated[int, "the place on the knowledge track"]
    reserve: Annotated[list[Goal | None], "goals in reserve"]
    slots: Annotated[dict[SlotName, Slot | None], "the goals on the board"]
    crew: Annotated[list[Crew] | None, "crew cards; while they are drafted null for others"]
    hand: Annotated[list[CrewCard] | None, "crew cards to draft from; null for others"]
    cards_in_hand: Annotated[int | None, "how many these are; null for one player"]


class Alfred(Pieces):
    """Alfred's part of the table, when one plays alone."""

    board: Annotated[str, "which of his boards is played"]
    bonus: Annotated[int, "where his bonus worker stands, from 1"]
    cards: Annotated[list[AlfredCard], "his action cards that have been drawn"]
    bonus_cards: Annotated[list[int] | None, "the bonus cards above his two stops"]


class View(TypedDict):
    """The table of Darwin's Journey."""

    round: Annotated[int, "the present round; 0 before the first"]
    order: Annotated[list[int], "the seats in turn order"]
    turn: Annotated[int | None, "whose turn it is in the action phase"]
    spots: Annotated[dict[SpotName, Spot], "every place for workers"]
    queue: Annotated[list[int], "the seats of the workers on the turn-order spot, the first one first"]
    scrolls: Annotated[list[list[Seal | None]], "the four scrolls with their seals"]
    pile: Annotated[dict[Colour, int], "common seals in the pile, by colour"]
    purple: Annotated[int, "purple seals in the supply"]
    goals: Annotated[list[Goal | None], "the open goals: two silver, two gold"]
    letters: Annotated[list[Envelope], "the three envelopes, from above"]
    beagle: Annotated[Space, "where HMS Beagle is"]
    beagle_goals: Annotated[list[BeagleGoal | None], "the Beagle's goals, round by round"]
    museum: Annotated[list[Specimen], "specimens in the museum"]
    row_coins: Annotated[list[bool], "by row of the museum: whether its coin still lies there"]
    specimens: Annotated[dict[Space, Specimen], "specimens that lie on spaces"]
    camps: Annotated[dict[Camp, list[int]], "by camp: the seats whose tents stand there"]
    ribbons: Annotated[list[Space], "spaces whose ribbon has been crossed"]
    pairs: Annotated[list[list[Goal | None]], "pairs of starting goals to choose from"]
    players: Annotated[list[Player], "by seat"]
    alfred: Annotated[Alfred | None, "when one plays alone"]
