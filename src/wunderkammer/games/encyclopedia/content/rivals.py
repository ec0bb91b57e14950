"""The AI opponents' cards: three behaviours and three ways to score (EN-60, EN-67, EN-68)."""

from typing import Final, NamedTuple

from .provenance import RULEBOOK


class Row(NamedTuple):
    """What an AI does with a die of one value: the action, what it adds, and how much of it."""

    action: str
    gain: str
    amount: int


class Behaviour(NamedTuple):
    """A behaviour card: its rows for the die values 6, 5, 4, 3, 2, 1, in the printed order (EN-64)."""

    label: str
    rows: tuple[Row, Row, Row, Row, Row, Row]
    source: str


class Scoring(NamedTuple):
    """A scoring card: VP per expert of the three largest collections, coins per VP, VP per token and per seal."""

    label: str
    experts: tuple[int, int, int]
    coins_per_vp: int
    token_vp: int
    seal_vp: int
    source: str


# The amount of an expedition row is the VP for each expedition token spent; an embassy row's is its tokens.
BEHAVIOURS: Final = (
    Behaviour(
        "linnaeus",
        (
            Row("academy", "reputation", 3),
            Row("university", "token", 1),
            Row("expedition", "vp", 4),
            Row("embassy", "token", 2),
            Row("bank", "nothing", 0),
            Row("expedition", "vp", 3),
        ),
        RULEBOOK,
    ),
    Behaviour(
        "trembley",
        (
            Row("expedition", "vp", 5),
            Row("academy", "reputation", 3),
            Row("university", "seal", 1),
            Row("bank", "token", 1),
            Row("embassy", "token", 2),
            Row("academy", "reputation", 1),
        ),
        RULEBOOK,
    ),
    Behaviour(
        "daubenton",
        (
            Row("embassy", "token", 3),
            Row("expedition", "vp", 6),
            Row("academy", "reputation", 2),
            Row("university", "reputation", 2),
            Row("expedition", "vp", 5),
            Row("bank", "seal", 1),
        ),
        RULEBOOK,
    ),
)

SCORINGS: Final = (
    Scoring("boudeuse", (3, 2, 1), 2, 2, 4, RULEBOOK),
    Scoring("resolution", (4, 3, 2), 2, 3, 5, RULEBOOK),
    Scoring("astrolabe", (5, 4, 3), 1, 4, 6, RULEBOOK),
)
