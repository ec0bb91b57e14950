"""Lines of play side by side: where each has led, and which of them are worth following."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

NEVER: Final = -1000000.0  # worth less than any position


@final
@mypyc_attr(acyclic=True)
class Lines:
    """Positions, what they are worth, and the decision that led to each."""

    states: list[State]
    worth: vec[float]
    by: vec[i64]

    def __init__(self) -> None:
        self.states = []
        self.worth = vec[float]()
        self.by = vec[i64]()

    def add(self, state: State, worth: float, by: i64) -> None:
        self.states.append(state)
        self.worth = append(self.worth, worth)
        self.by = append(self.by, by)

    def highest(self) -> i64:
        """The place of the line that is worth most."""
        worth = self.worth
        top: i64 = 0
        at: i64 = 1
        while at < len(worth):
            if worth[at] > worth[top]:
                top = at
            at += 1
        return top

    def best(self, rules: Rules, most: i64) -> Lines:
        """The lines that are worth most, which are used up; of those that led to the same position only one."""
        kept = Lines()
        marks = Buffer(most)
        tries: i64 = 0
        while tries < len(self.states) and len(kept.states) < most:
            top = self.highest()
            mark = rules.fingerprint(self.states[top])
            if mark < 0 or not marks.has(mark):
                kept.add(self.states[top], self.worth[top], self.by[top])
                marks.add(mark)
            self.worth[top] = NEVER
            tries += 1
        return kept
