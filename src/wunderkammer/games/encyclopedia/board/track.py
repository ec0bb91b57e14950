"""The reputation track: what every step brings, and who stands where."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import pen
from wunderkammer.games.encyclopedia.board.signs import GAIN_SIGNS, tables
from wunderkammer.games.encyclopedia.content.names import GAIN
from wunderkammer.web.board.sight import Sight


class Step(NamedTuple):
    """A cell of the track."""

    number: int
    icon: str
    amount: int
    words: str
    seats: tuple[tuple[int, str], ...]


def track(sight: Sight) -> Markup:
    """All cells; from the last the way leads back to the first (EN-31)."""
    steps = tuple(step(sight, number) for number in range(tables(sight).track))
    return pen(sight).draw("track", pen(sight).label("gain", "reputation"), steps)


def step(sight: Sight, number: int) -> Step:
    content = tables(sight)
    gain, amount = GAIN.text(content.bonus[number]), int(content.bonus_amount[number])
    bonus = pen(sight).amount(gain, amount) if gain != "nothing" else ""
    here = tuple(
        (seat, sight.name(seat)) for seat, data in enumerate(sight.shown["players"]) if data["reputation"] == number
    )
    return Step(number, GAIN_SIGNS[gain] if bonus else "", amount, bonus, here)
