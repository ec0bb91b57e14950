"""The options of a match, from `--option name=value`, `--ruling name=value` and `--pack`."""

from __future__ import annotations

import argparse

from wunderkammer.errors import BadOption
from wunderkammer.shelf.game import Game, Option
from wunderkammer.shelf.rulings import with_rulings

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def options_of(chosen: Game, given: argparse.Namespace) -> dict[str, object]:
    """All that was typed about options, as the game wants it."""
    options = dict(option_of(chosen, pair) for pair in given.option)
    pack = pack_of(chosen, given)
    return options if pack is None else {**options, "pack": pack}


def pack_of(chosen: Game, given: argparse.Namespace) -> object:
    """The pack that was named, with the house rulings that were chosen beside it."""
    if not given.ruling:
        return given.pack
    rulings = dict(ruling_of(chosen, pair) for pair in given.ruling)
    return with_rulings(chosen.pack(given.pack), chosen.rulings, rulings) or None


def ruling_of(chosen: Game, pair: str) -> tuple[str, str]:
    name, equals, reading = pair.partition("=")
    if not equals:
        raise BadOption("ruling-form", given=pair)
    ruling = chosen.rulings.get(name)
    if ruling is None:
        raise BadOption("no-such-ruling", game=chosen.id, name=name, known=[*chosen.rulings])
    if reading not in ruling.readings:
        raise BadOption("ruling-value", name=name, given=reading, values=ruling.readings)
    return name, reading


def option_of(chosen: Game, pair: str) -> tuple[str, object]:
    name, equals, text = pair.partition("=")
    if not equals:
        raise BadOption("option-form", given=pair)
    option = chosen.options.get(name)
    if option is None:
        raise BadOption("no-such-option", game=chosen.id, name=name, known=[*chosen.options])
    value = value_of(option.type, text)
    if not option.accepts(value):
        raise BadOption("option-value", name=name, given=text, values=possible_values(option))
    return name, value


def value_of(kind: str, text: str) -> object:
    if kind == "bool" and text.casefold() in YES + NO:
        return text.casefold() in YES
    if kind == "int" and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return text


def possible_values(option: Option) -> list[str]:
    """What can be typed."""
    if option.type == "int":
        return [f"{option.low}–{option.high}"]
    return [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values()]
