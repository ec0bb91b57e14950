"""What a drawn thing is and means, as far as the asker may know it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from wunderkammer.core.log import Log
from wunderkammer.core.meanings import Kind, Known, Named
from wunderkammer.core.state import State
from wunderkammer.shelf.game import Game
from wunderkammer.text.narrator import PEOPLE, Narrator
from wunderkammer.text.patterns import CASES

HOLE = re.compile(r"\{(\w+)\}")
MOST_SEATS = 8
SIGN = "sign-"  # begins the names of things that only stand for something


class Meaning(NamedTuple):
    """A thing with its name, what it means in this game, the rule behind it and its picture."""

    thing: str
    name: str
    sentence: str
    rule: str
    picture: str


class KnownTable:
    """A view with the words for it, for those who draw no board."""

    def __init__(self, shown: dict[str, Any], figures: dict[str, Any], narrator: Narrator) -> None:
        self.shown = shown
        self.figures = figures
        self.narrator = narrator

    def say(self, message_id: str, **args: object) -> str:
        return self.narrator.catalogue.say(message_id, **args)

    def name(self, seat: int) -> str:
        return self.narrator.name(seat)

    def label(self, domain: str, label: str) -> str:
        return self.say(f"{domain}-{label}")


def meaning(kinds: Sequence[Kind], known: Known, thing: str) -> Meaning | None:
    """What a thing means; None for a name that no thing has."""
    for kind in kinds:
        fit = pattern(kind.things).fullmatch(thing)
        if fit:
            return meaning_of(kind, known, thing, fit.groupdict())
    return None


def meaning_of(kind: Kind, known: Known, thing: str, named: Named) -> Meaning | None:
    """The meaning of a thing of this kind; None if a part of its name is nothing that there is."""
    try:
        args = kind.facts(known, named) if kind.facts else {}
        for hole, text in named.items():
            args = {**name_argument(known, hole, text), **args} if hole not in args else args
    except (KeyError, IndexError, ValueError, TypeError, StopIteration):
        return None
    rule, picture = args.pop("rule", kind.rule), args.pop("picture", kind.picture.format_map(named))
    name, sentence = known.say(f"thing-{kind.code}", **args), known.say(f"what-{kind.code}", **args)
    return Meaning(thing, capital(name), capital(sentence), str(rule), str(picture))


def capital(text: str) -> str:
    """A title or sentence that may begin with the name of a thing begins with a capital."""
    return text[:1].upper() + text[1:]


def name_argument(known: Known, hole: str, text: str) -> dict[str, object]:
    """A part of a thing's name as an argument: a player, a number or a label; raises KeyError if it is none."""
    if hole in PEOPLE:
        if not (text.isdigit() and int(text) < MOST_SEATS):
            raise KeyError(text)
        return {hole: known.name(int(text))}
    if text.isascii() and text.isdigit():
        return {hole: int(text)}
    name = known.label(hole, text)
    if name.startswith("⟨"):
        raise KeyError(text)
    return {hole: name, f"{hole}_label": text, **cases(known, hole, text)}


def cases(known: Known, domain: str, label: str) -> dict[str, object]:
    """The cases that a label has in this language, as messages ask for them: `{ $row_gen }`."""
    told = {case: known.label(domain, f"{label}.{case}") for case in CASES}
    return {f"{domain}_{case}": form for case, form in told.items() if not form.startswith("⟨")}


@lru_cache(4096)
def pattern(template: str) -> re.Pattern[str]:
    """A regular expression for the names of a kind; only the last part of a name may hold a hyphen."""
    holes = HOLE.findall(template)
    parts = HOLE.split(template)[::2]
    inside = [f"(?P<{hole}>{'.+' if hole == holes[-1] else '[^-]+'})" for hole in holes]
    return re.compile("".join(re.escape(text) + hole for text, hole in zip(parts, [*inside, ""], strict=True)))


def follow_up(game: Game, known: Known, state: State, seat: int, move: int, log: Log | None = None) -> str:
    """What can be done after a move beside what it changes; "" if the game has nothing to say about its verb.

    `log` is what its consequences have reported: that something of it cannot be done after all.
    """
    brings = game.brings.get(game.vocabulary.verb_of(move).name) if game.brings else None
    if brings is None:
        return ""
    arguments = [*game.rules.asked_about(state, seat), *game.vocabulary.arguments(move)]
    opens = brings(known, {name: domain.text(value) for name, domain, value in arguments})
    return with_obstacle(game, known, seat, opens, log) if opens and log else opens


def with_obstacle(game: Game, known: Known, seat: int, opens: str, log: Log) -> str:
    """What a move opens, with the first thing that stands in the way of it."""
    for _, code, who, *values in log.rows():
        kind = game.rules.events[code]
        words = game.foreseen.get(kind.code)
        if words and who == seat:
            given = zip(kind.arguments, values, strict=False)
            return words(known, opens, {name: domain.text(value) for (name, domain), value in given})
    return opens


def signs(kinds: Sequence[Kind], known: Known, icons: Sequence[str]) -> list[Meaning]:
    """What the icons on a thing mean: mere signs, or else the only thing that looks so."""
    found: list[Meaning] = []
    for icon in icons:
        shown = [kind.things for kind in kinds if icon and kind.picture == icon and "{" not in kind.things]
        mere = [name for name in shown if name.startswith(SIGN)] or shown
        found += [one for one in (meaning(kinds, known, name) for name in mere) if one]
    return found
