"""What a move changes of what everybody has, as far as it follows from what its seat knows."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from wunderkammer.core.effects import effect_choose, run_effect
from wunderkammer.core.frames import DECISION, EFFECT, FIRST_DECISION, SEALED
from wunderkammer.core.log import Log
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

Changes = tuple[tuple[int, str, int], ...]  # seats, amounts, and by how much
Holdings = list[list[int]]  # what every seat has, in the order of the rules' amounts


def consequences(
    rules: Rules, state: State, seat: int, move: int, before: Holdings | None = None, log: Log | None = None
) -> Changes:
    """What follows from a legal move before chance, somebody's decision or anything hidden comes up.

    A sealed choice changes nothing by itself: what it leads to depends on what the others have chosen. `before` is what
    is `held` now: of many moves it is found once. What is reported on the way goes to the `log`.
    """
    names = rules.amount_names
    if not names or state.agenda[-1] & 255 >= SEALED:
        return ()
    if before is None:
        before = holdings(rules, state, seat)
    after = foreseen(rules, state, seat, move, before, log)
    if after == before:
        return ()
    seats = [seat, *[other for other in range(state.seats) if other != seat]]
    found = [(who, rules.changes(before[who], after[who])) for who in seats]
    return tuple([(who, names[at], change) for who, all_of in found for at, change in enumerate(all_of) if change])


def holdings(rules: Rules, state: State, seat: int) -> Holdings:
    """What everybody has, as a seat knows it."""
    return [rules.amounts(state, who, who == seat) for who in range(state.seats)]


def foreseen(rules: Rules, state: State, seat: int, move: int, before: Holdings, log: Log | None) -> Holdings:
    """What everybody has after a move and all that it sets off by itself without news; other work waits below it."""
    copy = state.clone()
    copy.log = log
    kind = copy.agenda[-1] & 255
    copy.agenda, f = pop(copy.agenda)
    waiting = len(copy.agenda)
    last = before
    if DECISION <= kind < FIRST_DECISION:
        effect_choose(copy, f, i64(move))
    else:
        copy.choose(f, i64(move))
    while copy.news == state.news:
        last = holdings(rules, copy, seat)
        kind = copy.agenda[-1] & 255
        if kind >= DECISION or len(copy.agenda) <= waiting:
            break
        copy.agenda, f = pop(copy.agenda)
        if kind == EFFECT:
            run_effect(copy, f)
        else:
            copy.run(f)
    return last
