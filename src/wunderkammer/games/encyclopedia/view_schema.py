"""What the view of a seat consists of: the keys, their types and what they mean (docs/views.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    BEHAVIOUR,
    CATEGORY,
    COLOUR,
    CONTINENT,
    EXPERT,
    GROUP,
    ROUND_TOKEN,
    SCORING,
)
from wunderkammer.games.encyclopedia.vocabulary import AREA

Animal = Annotated[str, ANIMAL]
Area = Annotated[str, AREA]
Behaviour = Annotated[str, BEHAVIOUR]
Category = Annotated[str, CATEGORY]
Colour = Annotated[str, COLOUR]
Continent = Annotated[str, CONTINENT]
ExpertName = Annotated[str, EXPERT]
Group = Annotated[str, GROUP]
RoundToken = Annotated[str, ROUND_TOKEN]
Scoring = Annotated[str, SCORING]


class Die(TypedDict):
    """A die."""

    colour: Annotated[Colour, "its colour, which belongs to a continent"]
    value: Annotated[int, "1 to 6"]


class DieInUse(TypedDict):
    """The die of the present action."""

    colour: Annotated[Colour, "its colour"]
    used_as: Annotated[Colour, "the colour it counts as"]
    value: Annotated[int, "its value with everything that has been added"]


class Rival(TypedDict):
    """An opponent that the game plays by its own rules."""

    behaviour: Annotated[Behaviour, "its behaviour card"]
    scoring: Annotated[Scoring, "its scoring card"]
    priority: Annotated[list[Continent | None], "its continents, the dearest first"]


class Stack(TypedDict):
    """One of a player's stacks of experts."""

    active: Annotated[ExpertName | None, "the expert on top"]
    all: Annotated[list[ExpertName], "all experts of the stack, in no order"]


class Player(TypedDict):
    """One player's part of the table; nothing of it is secret."""

    rival: Annotated[Rival | None, "null for a person or a bot"]
    coins: Annotated[int, "coins"]
    tokens: Annotated[int, "colour tokens"]
    seals: Annotated[int, "royal seals"]
    reputation: Annotated[int, "the place on the reputation track"]
    vp: Annotated[int, "victory points so far"]
    dice: Annotated[list[list[Die | None]], "by slot of the board: the dice in it"]
    rolled: Annotated[list[Die], "dice rolled and not yet placed"]
    animals: Annotated[dict[Animal, list[Group]], "animals in the study, with the groups that are marked"]
    published: Annotated[list[Animal], "animals that have been published"]
    markers: Annotated[dict[Category, int], "markers by category in the encyclopedia; those without any are left out"]
    experts: Annotated[list[Stack], "the four stacks of experts"]
    owed: Annotated[list[Literal["animal", "expert"]], "free cards still to be chosen"]


class View(TypedDict):
    """The table of Encyclopedia; everybody sees the same."""

    round: Annotated[int, "the present round"]
    first_player: Annotated[int, "the seat that begins"]
    bank_used: Annotated[bool, "whether the bank has been used this round"]
    academy: Annotated[list[Animal | None], "the open animal cards"]
    university: Annotated[list[ExpertName | None], "the open expert cards"]
    animal_deck: Annotated[int, "cards in the animal deck"]
    animal_discard: Annotated[list[Animal], "the discarded animals"]
    gone: Annotated[list[Animal], "animals that are out of the game"]
    expert_deck: Annotated[int, "cards in the expert deck"]
    expert_discard: Annotated[list[ExpertName], "the discarded experts"]
    dice_on_board: Annotated[dict[Area, dict[Colour, int]], "how many dice of each colour lie in each area"]
    expeditions: Annotated[dict[Continent, list[Colour | None]], "by continent: the colours of the dice on its cells"]
    round_tokens_left: Annotated[dict[RoundToken, int], "round tokens not yet drawn, by kind"]
    rolled: Annotated[list[Die], "dice of the player who places them, rolled and not yet placed"]
    die_in_use: Annotated[DieInUse | None, "the die of the present action"]
    source: Annotated[Animal | None, "the animal that a publication is about"]
    players: Annotated[list[Player], "by seat"]
