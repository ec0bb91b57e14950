"""Signs as pictures: an icon with its number, for the page and for the chart."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from wunderkammer.scene import Line, Sign

LETTER = 13.8  # width of a figure on the chart, whose type has one size
REMEMBERED = 4096


def drawn_icon(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """An icon on the chart, around a point."""
    shown = f' class="{css}"' if css else ""
    return (
        f'<use href="#sign.{name}"{shown} x="{x - size / 2:.0f}" y="{y - size / 2:.0f}" '
        f'width="{size:.0f}" height="{size:.0f}"/>'
    )


def drawn_line(line: Line, x: float, y: float, size: float) -> str:
    """Signs beside each other on the chart, around a point."""
    widths = [width(sign, size) for sign in line]
    left, parts = x - sum(widths) / 2, list[str]()
    for sign, wide in zip(line, widths, strict=True):
        parts.append(drawn_sign(sign, left, y, size))
        left += wide
    return "".join(parts)


def width(sign: Sign, size: float) -> float:
    return (size if sign.icon else 0) + len(sign.text) * LETTER + size * 0.08


def drawn_sign(sign: Sign, left: float, y: float, size: float) -> str:
    """A sign on the chart that begins at a point."""
    css = f"ink-{sign.colour}" if sign.colour else ""
    icon = drawn_icon(sign.icon, left + size / 2, y, size, css) if sign.icon else ""
    start = left + (size if sign.icon else 0)
    text = f'<text class="chart-figure" x="{start:.1f}" y="{y + 8.4:.1f}">{escape(sign.text)}</text>'
    return icon + (text if sign.text else "")


@lru_cache(REMEMBERED)
def inked(line: Line) -> str:
    """Signs beside each other on the page; whatever they stand on says what they mean."""
    return "".join(inked_sign(sign) for sign in line)


@lru_cache(REMEMBERED)
def inked_sign(sign: Sign) -> str:
    if sign.kind == "seal":
        return wax(sign.colour)
    colour = f" ink-{sign.colour}" if sign.colour else ""
    drawing = f"dj-any-{sign.colour}" if sign.kind == "find" else f"sign.{sign.icon}"
    icon = f'<svg class="icon" aria-hidden="true"><use href="#{drawing}"/></svg>' if sign.icon else ""
    return f'<span class="dj-sg{colour}">{icon}{figures_beside(sign.text)}</span>'


@lru_cache(256)
def figures_beside(text: str) -> str:
    """Figures beside a sign: only to be looked at, as the label of the whole tells what they mean."""
    return f'<span data-n="{escape(text)}"></span>' if text else ""


@lru_cache(64)
def wax(colour: str, pale: bool = False) -> str:
    """A wax seal; one that is missing is pale."""
    return f'<svg class="dj-seal{" dj-pale" if pale else ""}" aria-hidden="true"><use href="#dj-seal-{colour}"/></svg>'


# Where the shape of the seat stands on a figure: the middle of it, in a box of 32.
MARKS = {
    "ship": (21.5, 14.5),
    "explorer": (14, 24),
    "tent": (15, 24),
    "worker": (16, 26),
    "lens": (13.5, 13.5),
    "stamp": (16, 16),
}
MARK = 9.0


@lru_cache(64)
def figure(name: str, seat: int) -> str:
    """A piece of a player on the page."""
    parts = figure_parts(name, seat)
    return f'<svg class="dj-figure dj-{name}-figure seat-{seat}" viewBox="0 0 32 32" aria-hidden="true">{parts}</svg>'


@lru_cache(64)
def figure_parts(name: str, seat: int) -> str:
    """A piece in its player's colour, with the shape of the seat upon it, in a box of 32."""
    x, y = (middle - MARK / 2 for middle in MARKS[name])
    return (
        f'<use href="#dj-{name}" width="32" height="32"/>'
        f'<use href="#dj-mark-{seat}" class="dj-mark" x="{x}" y="{y}" width="{MARK}" height="{MARK}"/>'
    )


def words_of(line: Line) -> str:
    """Signs in words."""
    return ", ".join(sign.words for sign in line if sign.words and sign.words != "/")
