"""Several players, or amounts, in one sentence: Anna, Ben and Cora."""

from __future__ import annotations

from wunderkammer.text.catalogue import Catalogue


def names_with_and(names: list[str], catalogue: Catalogue) -> str:
    """The names as one says them one after another."""
    if len(names) < 2:
        return "".join(names)
    return catalogue.say("names-and", names=", ".join(names[:-1]), last=names[-1])


def waiting_sentence(names: list[str], catalogue: Catalogue) -> str:
    """Whom a table waits for."""
    return catalogue.say("waiting-players", names=names_with_and(names, catalogue), count=len(names))
