"""Costs, prizes and the printed boards: every number of the game that is not on a card, with where it comes from."""

from typing import Final, NamedTuple

from .provenance import HOUSE, RULEBOOK


class Figure(NamedTuple):
    """A row of numbers and what it rests on."""

    values: tuple[int, ...]
    source: str
    note: str = ""


class Bonus(NamedTuple):
    """A bonus cell of the reputation track (EN-31)."""

    cell: int
    gain: str
    amount: int
    source: str


class RoundToken(NamedTuple):
    """A kind of round token and how many of it are in the box (EN-01, EN-06)."""

    label: str
    copies: int
    amount: int
    source: str


class Slot(NamedTuple):
    """A die slot of the player board and what its owner gains when the die is taken by another (EN-09)."""

    gain: str
    amount: int
    source: str


FIGURES: Final = {
    "dice-of-each-colour": Figure((4,), HOUSE, "20 dice in 5 colours are stated, their split is not"),
    "rounds": Figure((6,), RULEBOOK),
    "open-experts": Figure((6,), RULEBOOK),
    "open-animals": Figure((6, 7, 8), RULEBOOK, "with 2, 3, 4 participants"),
    "drafted-animals": Figure((2,), RULEBOOK),
    "starting-coins": Figure((2, 3, 3, 4), HOUSE, "the range is public, the row by turn order is ours"),
    "starting-tokens": Figure((1,), RULEBOOK),
    "research-cost": Figure((2, 4, 7, 10), RULEBOOK, "groups I, II, III, IV"),
    "research-vp": Figure((0, 1, 3, 5), HOUSE, "group III is stated, II and IV are ours"),
    "publication-vp": Figure((1, 2, 3, 5, 7), HOUSE, "groups 0, I, II, III are stated, IV is ours"),
    "publication-value": Figure((2, 3, 4, 5, 6), RULEBOOK, "die needed for groups 0, I, II, III, IV"),
    "embassy-tokens": Figure((1, 1, 2, 2, 3, 3), RULEBOOK, "by die value 1 to 6"),
    "academy-reputation": Figure((1, 1, 2, 2, 3, 3), RULEBOOK, "by die value 1 to 6"),
    "bank-coins": Figure((5,), RULEBOOK),
    "seal-coins": Figure((5,), RULEBOOK),
    "seal-value": Figure((5,), RULEBOOK),
    "token-points": Figure((2,), RULEBOOK),
    "cell-reputation": Figure((3, 2, 1, 0), HOUSE, "0 to 3 is stated; four cells a continent are ours"),
    "cell-value": Figure((0, 1, 2, 3), HOUSE, "a cell with +1 is stated"),
    "reputation-cells": Figure((16,), HOUSE),
    "collection-vp": Figure((0, 0, 0, 0, 3, 5, 8, 12, 17, 22, 28, 35, 40), RULEBOOK, "by size"),
    "collection-more-vp": Figure((5,), RULEBOOK, "each element above the last of the row"),
    "seal-vp": Figure((4,), RULEBOOK),
    "token-vp": Figure((1,), RULEBOOK),
    "coins-per-vp": Figure((2,), RULEBOOK),
}

# Which bonuses exist and how much they give is stated in the rulebook; cells, order and copies are ours.
REPUTATION_BONUSES: Final = (
    Bonus(3, "token", 1, HOUSE),
    Bonus(6, "expert", 1, HOUSE),
    Bonus(9, "coins", 3, HOUSE),
    Bonus(12, "animal", 1, HOUSE),
    Bonus(15, "seal", 1, HOUSE),
)

ROUND_TOKENS: Final = (
    RoundToken("token", 2, 1, HOUSE),
    RoundToken("coins", 2, 3, HOUSE),
    RoundToken("expert", 2, 1, HOUSE),
    RoundToken("animal", 2, 1, HOUSE),
    RoundToken("die", 2, 1, HOUSE),
    RoundToken("nothing", 2, 0, HOUSE),
)

SLOTS: Final = (
    Slot("nothing", 0, HOUSE),
    Slot("coins", 2, HOUSE),
    Slot("reputation", 2, HOUSE),
    Slot("vp", 3, HOUSE),
)
