"""Where a match of an earlier version of the rules leaves what today's allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wunderkammer.errors import BadRecord
    from wunderkammer.match.match import Match
    from wunderkammer.text.catalogue import Catalogue


class Divergence(NamedTuple):
    """What a broken record would be refused for there, with its line and what stands in it."""

    code: str
    values: dict[str, object]
    rest: tuple[tuple[int, str], ...] = ()  # the entries that could not be followed


def divergence_of(match: Match, error: BadRecord) -> Divergence:
    """What is noted about a match of an earlier version; in one of today's version it is simply an error."""
    if match.setup.rules_version == match.game.rules_version:
        raise error
    return Divergence(error.code, error.values)


def divergence_sentence(match: Match, texts: Catalogue) -> str:
    """At which entry today's rules lead elsewhere and why; "" for a match that they can follow to its end."""
    found = match.divergence
    if found is None:
        return ""
    values = {**found.values, "entry": int(str(found.values["line"])) - 1, "version": match.setup.rules_version}
    return texts.say(f"ui-diverged-{found.code.removeprefix('record-')}", **values)
