"""Things of the table that can be touched: drawn for those who see them, told to those who hear them."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

REMEMBERED = 16384


@lru_cache(REMEMBERED)
def drawn_thing(mark: Markup, words: str, inside: str) -> str:
    """The label of a button tells everything, and whoever points at it reads it; else it is told beside the picture."""
    name = escape(words)
    if "aria-label" in mark:
        return f"<div {mark}>{inside}</div>"
    heard = f'<span class="heard">{name}</span>'
    return f'<div {mark} title="{name}">{heard}<span class="dj-in" aria-hidden="true">{inside}</span></div>'


@lru_cache(REMEMBERED)
def shown(css: str, words: str, inside: str, name: str = "") -> str:
    """Something that is only looked at; with a name it can travel."""
    label, given = escape(words), f' id="{name}"' if name else ""
    return (
        f'<span class="{css}"{given} title="{label}"><span class="heard">{label}</span>'
        f'<span class="dj-in" aria-hidden="true">{inside}</span></span>'
    )


def drawn_on_chart(mark: Markup, words: str, box: str, inside: str) -> str:
    """Something on the chart; what is no button is a picture with a name."""
    name = escape(words)
    if "aria-label" in mark:
        return f"<svg {mark} {box}>{inside}</svg>"
    return f'<svg {mark} role="img" {box}><title>{name}</title>{inside}</svg>'


def icon(name: str) -> str:
    """One of the game's icons."""
    return f'<svg class="icon"><use href="#sign.{name}"/></svg>'


def panel(name: str, title: str, inside: str, css: str = "") -> str:
    """A part of the table under a title."""
    return (
        f'<section id="dj-{name}" class="dj-panel {css}" aria-label="{escape(title)}">'
        f'<h3 class="dj-title">{escape(title)}</h3>{inside}</section>'
    )
