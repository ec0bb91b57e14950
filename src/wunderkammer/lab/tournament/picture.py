"""The ratings of a tournament as a picture: one row for each participant, with error bars."""

from __future__ import annotations

import math
from html import escape

from wunderkammer.lab.report import decimal, heading
from wunderkammer.lab.tally import SURE
from wunderkammer.lab.tournament.arena_report import Arena, bot_name, with_sign
from wunderkammer.lab.tournament.standings import Line
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

WIDTH, LEFT, RIGHT = 900, 250, 660  # the picture, and where the scale begins and ends
TOP, ROW, FOOT = 102, 38, 64
LONGEST_LABEL = 26
PAPER, INK, FAINT, LINE, MARK, RIVAL = "#fbf7ec", "#2b2620", "#7a6f60", "#ddd3bf", "#2f5d50", "#a4572f"
FONT = "Georgia, 'DejaVu Serif', serif"
ROUND_STEPS = (1, 2, 5)


def picture(arena: Arena, texts: Catalogue) -> str:
    """The picture as SVG; it needs nothing else to be shown."""
    lines = arena.standings.lines
    height = TOP + ROW * len(lines) + FOOT
    bottom = TOP + ROW * len(lines)
    say, point = texts.say, texts.say("ui-decimal-point")
    low, high, step = scale(lines)
    played = arena.tournament
    head = heading(game(played.game), played.seats, played.options, arena.standings.games, texts).plain
    title, _, how = head.partition("\n")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="{FONT}" role="img" aria-label="{escape(f"{title}; {how}")}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        label(24, 36, title, 20, INK),
        label(24, 57, how, 13, FAINT),
        label(LEFT, 82, say("arena-picture-rating"), 13, FAINT),
        label(WIDTH - 130, 82, say("arena-rating"), 13, FAINT, "end"),
        label(WIDTH - 24, 82, say("ui-wins"), 13, FAINT, "end"),
    ]
    for tick in range(math.ceil(low / step), math.floor(high / step) + 1):
        x = place(tick * step, low, high)
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{bottom}" stroke="{LINE}"/>')
        parts.append(label(x, bottom + 18, with_sign(tick * step, 0, point), 12, FAINT, "middle"))
    for at, line in enumerate(lines):
        parts += row(line, TOP + ROW * at + ROW / 2, low, high, texts)
    parts.append(label(24, height - 16, say("arena-picture-note"), 12, FAINT))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def row(line: Line, y: float, low: float, high: float, texts: Catalogue) -> list[str]:
    point = texts.say("ui-decimal-point")
    half = SURE * line.rating.error
    left, middle, right = (place(line.rating.points + shift, low, high) for shift in (-half, 0.0, half))
    colour = RIVAL if line.is_rival() else MARK
    wins = f"{decimal(100 * line.wins.value, 1, point)} %"
    spread = f"{decimal(100 * line.wins.low, 1, point)}–{decimal(100 * line.wins.high, 1, point)}"
    rating = f"{with_sign(line.rating.points, 0, point)} ± {decimal(half, 0, point)}"
    name = bot_name(line.name, texts).plain
    short = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    return [
        label(24, y + 5, short, 15, INK),
        f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 5}v10M{right:.1f} {y - 5}v10" stroke="{colour}" '
        'stroke-width="2" fill="none"/>',
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{colour}"/>',
        label(WIDTH - 130, y + 5, rating, 13, INK, "end"),
        label(WIDTH - 24, y, wins, 13, INK, "end"),
        label(WIDTH - 24, y + 13, spread, 11, FAINT, "end"),
    ]


def label(x: float, y: float, text: str, size: int, colour: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def scale(lines: list[Line]) -> tuple[float, float, int]:
    """The lowest and highest rating that must be seen, and round steps between them."""
    ends = [line.rating.points + sign * SURE * line.rating.error for line in lines for sign in (-1, 1)] or [0.0]
    low, high = min(ends), max(ends)
    width = max(high - low, 20.0)
    wanted = width / 5
    power = 10 ** math.floor(math.log10(wanted))
    step = next((round(factor * power) for factor in ROUND_STEPS if factor * power >= wanted), round(10 * power))
    return low - width * 0.05, low + width * 1.05, max(1, step)


def place(rating: float, low: float, high: float) -> float:
    return LEFT + (rating - low) / (high - low) * (RIGHT - LEFT)
