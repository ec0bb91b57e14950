"""Dice as one sees them on a table: a block with a lit face, its pips in a shape that stands for the colour."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from wunderkammer.web.board.icons import SIGN

LOW, MIDDLE, HIGH = 13.0, 22.0, 31.0  # where pips lie on a face of 44
PIPS = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, HIGH), (HIGH, LOW)),
    3: ((LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW)),
    4: ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)),
    5: ((LOW, LOW), (LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW), (HIGH, HIGH)),
    6: ((LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)),
}
LARGE, SMALL, EMBLEM = 11.0, 8.6, 22.0  # pips when there are few or many of them, and a sign alone
FEW, SHIFT = 3, 1.5
BLOCK = (
    '<path class="die-side" d="M8 3h28q5 0 5 5v28q0 5-5 5H8q-5 0-5-5V8q0-5 5-5z"/>'
    '<path class="die-face" d="M8 3h26q4 0 4 4v26q0 5-5 5H8q-5 0-5-5V8q0-5 5-5z"/>'
    '<path class="die-light" d="M6 12q0-6 6-6h18"/>'
)


@cache
def die(colour: str, sign: str, value: int | None) -> Markup:
    """A die of a colour, whose pips are drawn with a sign of the game; one without a value shows the sign alone."""
    svg = '<svg class="die die-{}" viewBox="0 0 44 44" aria-hidden="true">{}{}</svg>'
    return Markup(svg.format(colour, BLOCK, "".join(face(sign, value))))


def face(sign: str, value: int | None) -> list[str]:
    """What lies on the upper side; a value that was raised beyond six is written in figures."""
    if value is None:
        return [pip(sign, MIDDLE, MIDDLE, EMBLEM)]
    if value not in PIPS:
        return [f'<text class="die-figure" x="20.5" y="28.500" text-anchor="middle">{value}</text>']
    return [pip(sign, x, y, LARGE if value <= FEW else SMALL) for x, y in PIPS[value]]


def pip(sign: str, x: float, y: float, size: float) -> str:
    """A sign in the middle of a place; the lit face lies a little left of and above the middle of the block."""
    left, top = x - SHIFT - size / 2, y - SHIFT - size / 2
    return f'<use href="#{SIGN}{sign}" x="{left:g}" y="{top:g}" width="{size:g}" height="{size:g}"/>'
