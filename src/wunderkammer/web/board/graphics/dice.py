"""Dice as one sees them on a table: a block with a lit face, its pips in a shape that stands for the colour.

All faces are drawn once, in the still layer; whatever lies on the table only points at them.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from wunderkammer.web.board.graphics.icons import SIGN

LOW, MIDDLE, HIGH = 11.5, 20.5, 29.5  # where pips lie on a block of 44, whose lit face is a little left of and above it
PIPS = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, HIGH), (HIGH, LOW)),
    3: ((LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW)),
    4: ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)),
    5: ((LOW, LOW), (LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW), (HIGH, HIGH)),
    6: ((LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)),
}
LARGE, SMALL, EMBLEM = 11.0, 8.6, 22.0  # pips when there are few or many of them, and a sign alone
FEW = 3
BLOCK = (
    '<path class="die-side" d="M8 3h28q5 0 5 5v28q0 5-5 5H8q-5 0-5-5V8q0-5 5-5z"/>'
    '<path class="die-face" d="M8 3h26q4 0 4 4v26q0 5-5 5H8q-5 0-5-5V8q0-5 5-5z"/>'
    '<path class="die-light" d="M6 12q0-6 6-6h18"/>'
)
FACE = "die."  # begins the ids of faces
BLANK, SIGNED = "blank", "sign"  # a face for figures, and one that says the colour alone


@cache
def faces(signs: tuple[tuple[str, str], ...]) -> Markup:
    """Every face of dice of some colours, each with the sign that its pips are drawn with."""
    found: list[str] = []
    for colour, sign in signs:
        found.append(symbol(colour, BLANK, ""))
        found.append(symbol(colour, SIGNED, pip(sign, (MIDDLE, MIDDLE), EMBLEM)))
        for value, places in PIPS.items():
            size = LARGE if value <= FEW else SMALL
            found.append(symbol(colour, str(value), "".join(pip(sign, place, size) for place in places)))
    return Markup(f"<div hidden><svg>{''.join(found)}</svg></div>")  # shown, all of them would be laid out


def symbol(colour: str, name: str, pips: str) -> str:
    return f'<symbol id="{FACE}{colour}-{name}" class="die-{colour}" viewBox="0 0 44 44">{BLOCK}{pips}</symbol>'


def pip(sign: str, place: tuple[float, float], size: float) -> str:
    """A sign in the middle of its place."""
    left, top = (at - size / 2 for at in place)
    return f'<use class="die-pip" href="#{SIGN}{sign}" x="{left:g}" y="{top:g}" width="{size:g}" height="{size:g}"/>'


@cache
def die(colour: str, value: int | None) -> Markup:
    """A die; a value that was raised beyond six is written in figures."""
    face = SIGNED if value is None else str(value) if value in PIPS else BLANK
    figure = f'<text x="20.5" y="28.5" text-anchor="middle">{value}</text>' if face == BLANK else ""
    drawn = f'<use href="#{FACE}{colour}-{face}"/>{figure}'
    return Markup(f'<svg class="die die-{colour}" viewBox="0 0 44 44" aria-hidden="true">{drawn}</svg>')


@cache
def die_on_a_chart(colour: str, x: float, y: float, size: float) -> Markup:
    """A die as part of a larger drawing; there its value no longer matters."""
    return Markup(f'<use href="#{FACE}{colour}-{SIGNED}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>')
