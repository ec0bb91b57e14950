"""A board for games that draw none: what can be touched, and the view as lists and tables."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from wunderkammer.text.plain_view import heading, is_simple
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.sight import Sight

NOTHING = "—"
PEOPLE = ("owner", "seat", "first_player", "track", "order")


def draw(sight: Sight) -> Board:
    """Every element that a legal move names, then every entry of the view under its name."""
    elements = [touchable(sight, element) for element in sight.by_element]
    strip = Markup('<div class="plain-strip">{}</div>').format(Markup("").join(elements)) if elements else Markup("")
    live = Markup('<div class="plain-board">{}{}</div>').format(strip, entries(sight, sight.shown))
    return Board.of(Markup(""), live)


def touchable(sight: Sight, element: str) -> Markup:
    """An element by its most telling name: that of its only move, or of the thing in its own name."""
    moves = sight.by_element[element]
    label = "" if len(moves) == 1 else thing(sight, element.partition("-")[2] or element)
    return Markup("<div {}>{}</div>").format(sight.mark(element, label), label or moves[0].text)


def entries(sight: Sight, data: dict[str, Any]) -> Markup:
    simple = [(key, value) for key, value in data.items() if is_simple(value)]
    larger = [(key, value) for key, value in data.items() if not is_simple(value)]
    facts = Markup("").join(
        Markup("<div><dt>{}</dt><dd>{}</dd></div>").format(heading(sight.catalogue, key), in_words(sight, key, value))
        for key, value in simple
    )
    parts = [Markup('<dl class="plain-facts">{}</dl>').format(facts)] if simple else []
    parts += [
        Markup("<section><h3>{}</h3>{}</section>").format(heading(sight.catalogue, key), block(sight, key, value))
        for key, value in larger
    ]
    return Markup("").join(parts)


def block(sight: Sight, key: str, value: Any) -> Markup:
    """Something that needs more than one line."""
    if isinstance(value, dict):
        return entries(sight, value)
    if all(isinstance(item, dict) and all(is_simple(part) for part in item.values()) for item in value):
        return rows(sight, value, key == "players")
    found: list[Markup] = []
    for seat, item in enumerate(value):
        name = Markup("<h4>{}</h4>").format(sight.name(seat)) if key == "players" else Markup("")
        inside = Markup("<p>{}</p>").format(in_words(sight, key, item)) if is_simple(item) else block(sight, key, item)
        found.append(Markup('<div class="plain-part">{}{}</div>').format(name, inside))
    return Markup("").join(found)


def rows(sight: Sight, items: list[dict[str, Any]], people: bool) -> Markup:
    keys = list(dict.fromkeys(key for item in items for key in item))
    cell = Markup("<td>{}</td>")
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(heading(sight.catalogue, key)) for key in keys)
    body = Markup("").join(
        Markup("<tr>{}{}</tr>").format(
            Markup('<th scope="row">{}</th>').format(sight.name(seat)) if people else "",
            Markup("").join(cell.format(in_words(sight, key, item.get(key))) for key in keys),
        )
        for seat, item in enumerate(items)
    )
    corner = Markup("<td></td>") if people else Markup("")
    frame = '<div class="scroll" tabindex="0" role="region" aria-label="{}">{}</div>'
    table = Markup("<table><thead><tr>{}{}</tr></thead><tbody>{}</tbody></table>").format(corner, head, body)
    return Markup(frame).format(", ".join(heading(sight.catalogue, key) for key in keys), table)


def in_words(sight: Sight, key: str, value: Any) -> str:
    """A value in words: players by name, things by their names."""
    if value is None or value == "" or value == [] or value == {}:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, list):
        return ", ".join(in_words(sight, key, item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{thing(sight, name)} {in_words(sight, name, item)}" for name, item in value.items())
    if isinstance(value, int):
        return sight.name(value) if key in PEOPLE else str(value)
    return thing(sight, str(value))


def thing(sight: Sight, label: str) -> str:
    """The name of a label, whichever set of things of the game it belongs to."""
    for verb in sight.game.vocabulary.verbs:
        for _, domain in verb.arguments:
            if label in domain.labels:
                return sight.label(domain.name, label)
    return label.replace("_", " ")
