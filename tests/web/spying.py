"""What somebody at a table may know, and whether anything that they were sent tells more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.table import Table
from wunderkammer.text.catalogue import catalogue

# Kinds of things of which some lie face down.
HIDDEN = {
    "evolution": ("card",),
    "lost_lands": ("card", "expedition"),
    "encyclopedia": ("animal", "expert"),
    "darwins_journey": ("goal", "crew", "letter", "special", "beagle_goal"),
}

PROSE = ("help", "what", "what this move", "what it was", "api explain")


def as_id(kind: str, label: str, shared: bool) -> re.Pattern[str]:
    """How an id would stand in a page; one that is also a word, or a space on the map, only where it is used as one."""
    before = rf"{kind}[-:]" if shared else r"(?<!\w)" if re.search(r"[_\d]", label) else r'[-:,"]'
    return re.compile(rf"{before}{re.escape(label)}(?!\w)")


def labels(value: Any) -> Iterator[str]:
    """All names of things in a view or a position."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from labels(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from labels(inside)
    elif isinstance(value, str):
        yield value


class Spy:
    """One seat (None: a spectator) of a match, and the ids of everything that the true position hides from it."""

    def __init__(self, match: Match, seat: int | None, lang: str = "en") -> None:
        self.match = match
        self.seat = seat
        domains = {domain.name: domain for verb in match.game.vocabulary.verbs for _, domain in verb.arguments}
        kinds = HIDDEN[match.game.id]
        others = {label for name, domain in domains.items() if name not in kinds for label in domain.labels}
        self.ids = {label: as_id(name, label, label in others) for name in kinds for label in domains[name].labels}
        say = catalogue(lang, match.game.folder).say
        self.names = {label: say(f"{name}-{label}") for name in kinds for label in domains[name].labels}
        self.printed: set[str] = set()  # names that stand on every board, whatever lies there
        self.viewed: set[str] = set()
        self.before: set[str] = set()
        self.told: set[str] = set()
        self.lines = 0
        self.hidden: set[str] = set()

    def look(self) -> None:
        """Learn what this seat may: its view, and the lines of the log that are meant for it."""
        self.before |= self.viewed
        self.viewed = {*labels(self.match.view(self.seat))}
        lines = self.match.all_lines()
        for line in lines[self.lines :]:
            if line.audience == EVERYBODY or (self.seat is not None and line.audience >> self.seat & 1):
                self.told |= {domain.text(value) for _, domain, value in line.arguments if domain.labels and value >= 0}
        self.lines = len(lines)
        self.hidden = self.out_of_sight()

    def out_of_sight(self) -> set[str]:
        """Ids of what lies in the true position, but neither in this seat's view nor in what it was told."""
        there = {*labels(self.match.state_json())}
        for other in range(self.match.seats):
            there |= {*labels(self.match.view(other)["table"])}
        return (there & {*self.ids}) - self.viewed - self.told

    def check(self, sent: str, where: str) -> int:
        """No hidden id stands anywhere in what was sent, nor, but in the rules, its name; how many could have."""
        hidden = self.hidden - self.before if where == "replay" else self.hidden
        if where == "api explain":  # codes of refusals are words of the rulebook, and some are called after a thing
            sent = re.sub(r'"code":"[^"]*"', "", sent)
        found = {label for label in hidden if label in sent and self.ids[label].search(sent)}
        if where not in PROSE:
            known = {self.names[label] for label in self.ids if label not in hidden} | self.printed
            found |= {label for label in hidden if self.names[label] not in known and self.names[label] in sent}
        assert not found, f"{where}, sent to seat {self.seat}, tells of {sorted(found)}"
        return len(hidden)


@contextmanager
def redraw_world(table: Table, knower: int, rng: Rng) -> Iterator[bool]:
    """The table in another world: everything that one seat cannot know is drawn anew, now and in the past.

    Tells whether there was anything that it could not know.
    """
    match, truth, past = table.match, table.match.state, table.at
    redraw: Callable[[Any], Any] = lambda state: match.game.rules.determinise(state, knower, rng)  # noqa: E731

    async def other_past(position: int) -> Match:
        earlier = await past(position)
        earlier.state = redraw(earlier.state)
        return earlier

    before = match.state_json()
    match.state = redraw(truth)
    table.at = other_past  # type: ignore[method-assign]
    try:
        yield match.state_json() != before
    finally:
        match.state = truth
        del table.at
