"""Why nothing can be done with a thing now."""

from __future__ import annotations

from wunderkammer.core.refusal import Refusal
from wunderkammer.match.match import Match
from wunderkammer.shelf.elements import keys_on

MOVE = "move-"  # begins the names of moves that are drawn as things of their own


def why_not(match: Match, seat: int, thing: str) -> Refusal | None:
    """Why a seat can do nothing with a thing; None if it can, or if no move of it ever touches the thing."""
    keys = [thing.removeprefix(MOVE)] if thing.startswith(MOVE) else keys_on(match.game, seat, thing)
    return reason(match, seat, keys)


def reason(match: Match, seat: int, keys: list[str]) -> Refusal | None:
    """Of several reasons one with a rule, first about what the decision offers; None if something is possible.

    What is said about something that does not lie there comes last.
    """
    offered = {verb(key) for key in match.legal(seat)}
    found: list[tuple[bool, bool, bool, Refusal]] = []
    for key in keys:
        refusal = match.refusal(seat, key)
        if refusal is None:
            return None
        found.append((refusal.absent, refusal.later or not refusal.rule, verb(key) not in offered, refusal))
    return min(found, key=lambda one: one[:3])[3] if found else None


def verb(key: str) -> str:
    return key.partition(":")[0]
