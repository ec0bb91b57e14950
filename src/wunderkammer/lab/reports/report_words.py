"""What every report begins with: what was played, by whom, how often and with which seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wunderkammer.lab.report import conditions, decimal
from wunderkammer.lab.reports.showing.document import Interval
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import FRESH
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

Findings = dict[str, Any]  # ready for JSON: everything that a report found
MINUS = "−"


def beginning(report: str, lab: Laboratory) -> Findings:
    """What was asked for; the numbers of games begin at 0, those that only confirm something at `fresh_from`."""
    wish, chosen = lab.wish, game(lab.wish.game)
    return {
        "report": report,
        "game": chosen.id,
        "rules_version": chosen.rules_version,
        "seats": wish.seats,
        "options": wish.options,
        "pack": wish.pack,
        "bots": wish.bots,
        "games": wish.games,
        "seed": lab.conditions.seed,
        "fresh_from": FRESH,
        "stopped": lab.stopped,
    }


def condition_lines(found: Findings, texts: Catalogue) -> list[str]:
    """The same for people."""
    played = game(found["game"])
    say = texts.say
    lines = [
        conditions(played, found["seats"], found["options"], texts),
        say("lab-bots", bots=", ".join(found["bots"]), games=found["games"], seed=str(found["seed"])),
    ]
    return [*lines, say("lab-stopped-note")] if found["stopped"] else lines


def title_of(found: Findings, texts: Catalogue) -> str:
    return f"{texts.say('game-title')} · {texts.say('lab-title-' + found['report'])}"


# Numbers for people.


def with_sign(value: float, digits: int, texts: Catalogue) -> str:
    text = decimal(abs(value), digits, texts.say("ui-decimal-point"))
    if float(f"{value:.{digits}f}") == 0:
        return text
    return f"{MINUS if value < 0 else '+'}{text}"


def plain(value: float, digits: int, texts: Catalogue) -> str:
    text = decimal(abs(value), digits, texts.say("ui-decimal-point"))
    return f"{MINUS}{text}" if value < 0 and float(f"{value:.{digits}f}") else text


def with_interval(number: Mapping[str, float], digits: int, texts: Catalogue, scale: float = 1.0) -> str:
    """A number with half of its interval, 12.3 ± 0.4; with all of it if it is not in the middle, 98.0 (89.5 – 99.6)."""
    value, low, high = (scale * number[name] for name in ("value", "low", "high"))
    if abs(high + low - 2 * value) > 10**-digits:
        return f"{plain(value, digits, texts)} ({plain(low, digits, texts)} – {plain(high, digits, texts)})"
    return f"{plain(value, digits, texts)} ± {decimal((high - low) / 2, digits, texts.say('ui-decimal-point'))}"


def effect(number: Mapping[str, float], digits: int, texts: Catalogue, scale: float = 1.0) -> str:
    """A difference with half of its interval: +1.2 ± 0.4."""
    half = scale * (number["high"] - number["low"]) / 2
    point = texts.say("ui-decimal-point")
    return f"{with_sign(scale * number['value'], digits, texts)} ± {decimal(half, digits, point)}"


def interval_of(number: Mapping[str, float] | None, scale: float = 1.0) -> Interval | None:
    if number is None:
        return None
    return Interval(*(scale * number[end] for end in ("value", "low", "high")))


def plot_label(name: str, key: str) -> str:
    """A component beside a plot: a thing with its verb, or the verb alone."""
    verb, colon, _ = key.partition(":")
    return f"{name} · {verb}" if colon else name


def name_list(names: Sequence[str], texts: Catalogue) -> str:
    return texts.say("lab-list-comma").join(names)
