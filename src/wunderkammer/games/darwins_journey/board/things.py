"""Things of the table that can be touched: drawn for those who see them, named for those who hear them."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

REMEMBERED = 16384


@lru_cache(REMEMBERED)
def drawn_thing(mark: Markup, words: str, inside: str) -> str:
    """A button's label says everything, and is read by pointing at it; elsewhere it is heard beside the picture."""
    name = escape(words)
    if "aria-label" in mark:
        return f"<div {mark}>{inside}</div>"
    heard = f'<span class="heard">{name}</span>'
    return f'<div {mark} title="{name}">{heard}<span class="dj-in" aria-hidden="true">{inside}</span></div>'


@lru_cache(REMEMBERED)
def shown(what: str, css: str, words: str, inside: str, name: str = "") -> str:
    """Something that is only looked at and explained; with a name it can travel."""
    label, given = escape(words), f' id="{name}"' if name else ""
    return (
        f'<span data-what="{what}" class="{css}"{given} title="{label}"><span class="heard">{label}</span>'
        f'<span class="dj-in" aria-hidden="true">{inside}</span></span>'
    )


def drawn_on_chart(mark: Markup, words: str, part: str, at: tuple[float, float], inside: str) -> str:
    """Something at a point of the chart; what is no button is a picture with a name.

    It lies in a drawing of its own, so that it can be sent alone; the thing itself is a group, whose place all
    browsers tell alike.
    """
    place = f'transform="translate({at[0]:.0f} {at[1]:.0f})"'
    if "aria-label" not in mark:
        mark, inside = mark + Markup(' role="img"'), f"<title>{escape(words)}</title>{inside}"
    return f'<svg id="dj-at-{part}"><g {mark} {place}>{inside}</g></svg>'


def icon(name: str) -> str:
    """One of the game's icons."""
    return f'<svg class="icon" aria-hidden="true"><use href="#sign.{name}"/></svg>'


def panel(name: str, what: str, title: str, inside: str, css: str = "") -> str:
    """A part of the table under a title."""
    return (
        f'<section id="dj-{name}" data-what="{what}" class="dj-panel {css}" aria-label="{escape(title)}">'
        f'<h3 class="dj-title">{escape(title)}</h3>{inside}</section>'
    )
