"""A result as one picture to share: an SVG with everything inside, drawn by the server."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import escape

from wunderkammer.web.board.graphics.portraits import FACES, face_of
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.score_sheet import HEIGHT as CURVES_HEIGHT
from wunderkammer.web.live.pieces.score_sheet import WIDTH as CURVES_WIDTH
from wunderkammer.web.live.pieces.score_sheet import Picture, Sheet

WIDTH, HEIGHT = 1200, 630
PAPER, INK, FAINT, LINE = "#fdf6e8", "#2a211a", "#6d5f50", "#b9a27f"
SEATS = ("#963a0a", "#0b4a80", "#0f6b4b", "#8a2f7a", "#7a6a14", "#4a5560")  # as on the page by day
DASHES = ("none", "8 4", "2 3", "10 3 2 3", "14 5", "4 2")  # … and of these lines
FONT = "Cormorant Garamond, PT Serif, Georgia, serif"
SHAPE = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
LONGEST_VERDICT = 46


@cache
def bust(face: str) -> tuple[str, str]:
    """The measures of a portrait and all that is drawn in it."""
    found = SHAPE.search((FACES / f"{face}.svg").read_text(encoding="utf-8"))
    assert found is not None, face
    return found[1], found[2]


def share_picture(sight: Sight, sheet: Sheet, curves: Picture) -> str:
    """Title, verdict, everybody with their score, and how the scores grew."""
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        frame(18, 3),
        frame(26, 1),
        words(60, 92, 46, f"{sight.say('game-title')} · Wunderkammer", FAINT),
        words(60, 158, 56 if len(sheet.verdict) < LONGEST_VERDICT else 38, sheet.verdict, INK),
        *people(sight, sheet),
        growth(curves),
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


def frame(margin: int, width: int) -> str:
    size = f'width="{WIDTH - 2 * margin}" height="{HEIGHT - 2 * margin}"'
    return f'<rect x="{margin}" y="{margin}" {size} fill="none" stroke="{LINE}" stroke-width="{width}"/>'


def words(x: float, y: float, size: int, text: str, colour: str) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="{FONT}" font-size="{size}" font-weight="600" fill="{colour}" '
        f'text-anchor="start">{escape(text)}</text>'
    )


def people(sight: Sight, sheet: Sheet) -> list[str]:
    """Everybody side by side, the best first: portrait, name, score."""
    order = sorted(range(len(sheet.names)), key=lambda seat: sheet.ranks[seat])
    step = min(180, (WIDTH - 120) // len(order))
    found: list[str] = []
    for place, seat in enumerate(order):
        x, colour = 60 + place * step, SEATS[seat % len(SEATS)]
        box, inside = bust(face_of(sheet.names[seat], seat))
        found += [
            f'<svg x="{x}" y="196" width="108" height="119" viewBox="{box}">{inside}</svg>',
            f'<rect x="{x}" y="196" width="108" height="119" fill="none" stroke="{colour}" stroke-width="5"/>',
            words(x, 348, 26 if len(sheet.names[seat]) < 12 else 19, sheet.names[seat], colour),
            words(x, 392, 42, str(sheet.totals[seat]), INK),
            f'<line x1="{x}" x2="{x + 108}" y1="405" y2="405" {stroke(seat)}/>',
        ]
    return found


def stroke(seat: int) -> str:
    """A seat's line: its colour, and dashes by which it is known without colours."""
    return f'stroke="{SEATS[seat % len(SEATS)]}" stroke-width="3" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'


def growth(curves: Picture) -> str:
    """The curves of the scores, in the lower half."""
    scale = min((WIDTH - 120) / CURVES_WIDTH, 200 / CURVES_HEIGHT)
    lines = "".join(
        f'<polyline points="{one.points}" fill="none" {stroke(one.seat)} vector-effect="non-scaling-stroke"/>'
        for one in curves.curves
    )
    wide = (WIDTH - 120) / CURVES_WIDTH
    axis = f'<line x1="28" x2="{CURVES_WIDTH - 28}" y1="{curves.zero}" y2="{curves.zero}" stroke="{LINE}"/>'
    return f'<g transform="translate(60 400) scale({wide:.3f} {scale:.3f})">{axis}{lines}</g>'
