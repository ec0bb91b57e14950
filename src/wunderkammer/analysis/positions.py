"""Positions of a match at its moments, and what a line of play changes there as far as the seat can foresee it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wunderkammer.bots.info import FIRST_WORLD
from wunderkammer.core.consequences import Changes, holdings
from wunderkammer.core.engine import apply, is_legal
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.match.match import Match


def states_at(match: Match, places: Iterable[int]) -> dict[int, State]:
    """The positions after so many entries, found in one walk through the match."""
    wanted = set(places)
    state = match.setup.first_state()
    found = {0: state.clone()} if 0 in wanted else {}
    for count, entry in enumerate(match.entries, 1):
        apply(state, entry.seat, entry.move)
        if count in wanted:
            found[count] = state.clone()
    return found


def place_of(match: Match, seat: int, at: int) -> int:
    """How many entries there were when a seat that knew of so many had to decide."""
    return match.known_entries.entries_before(at, seat)


def positions_along(state: State, line: Iterable[tuple[int, int]]) -> list[State]:
    """The positions before each move of a line, as far as it is possible from here without news."""
    now, found = state.clone(), []
    for seat, move in line:
        if now.news != state.news or not is_legal(now, seat, move):
            break
        found.append(now.clone())
        apply(now, seat, move)
    return found


def differences(rules: Rules, state: State, seat: int, best: Sequence[int], other: Sequence[int]) -> Changes:
    """What everybody would have after the better line that they have not after the other, as the seat foresees it."""
    if not rules.amount_names:
        return ()
    possible = rules.determinise(state, seat, Rng(FIRST_WORLD))
    better, played = (holdings(rules, after(possible, seat, line), seat) for line in (best, other))
    found: list[tuple[int, str, int]] = []
    for who in [seat, *(other for other in range(state.seats) if other != seat)]:
        for name, change in zip(rules.amount_names, rules.changes(played[who], better[who]), strict=False):
            if change:
                found.append((who, name, change))
    return tuple(found)


def after(state: State, seat: int, line: Sequence[int]) -> State:
    """The position after a line, as far as it is possible and nobody learns anything."""
    now = state.clone()
    for move in line:
        if now.news != state.news or not is_legal(now, seat, move):
            break
        last = now.clone()
        apply(now, seat, move)
        if now.news != state.news:
            return last
    return now
