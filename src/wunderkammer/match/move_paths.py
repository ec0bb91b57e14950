"""Ways to a thing: moves one after the other that lead from where a seat is to one that touches it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from wunderkammer.core.consequences import Changes, consequences
from wunderkammer.core.engine import actor, apply, legal_moves
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.match.match import Match
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import with_outcome

LONGEST = 3  # a card, what it is played for, and where to
MOST_TRIED = 400


class Way(NamedTuple):
    """Moves in their order, and in words."""

    keys: tuple[str, ...]
    text: str


def ways(match: Match, seat: int, start: str, goal: str, narrator: Narrator) -> list[Way]:
    """The shortest ways whose first move touches `start` (anything, if it is empty) and whose last touches `goal`.

    They end before anything new is seen and before anybody else decides: they tell nothing that the seat cannot know.
    A move that was possible without the first one has nothing to do with it, and ends no way.
    Without a start they are for those who are in the middle of something: one move more than the next at most.
    """
    search = WaySearch(match.rules, seat, goal, narrator)
    level = [Stage(match.state.clone(), (), (), ())]
    if not start and (not match.entries or match.entries[-1].seat != seat):
        return []
    for depth in range(LONGEST if start else LONGEST - 1):
        found, level = search.next_level(level, start if depth == 0 else "")
        if found:
            return in_words(found, seat, narrator)
    return []


class Stage(NamedTuple):
    """A position on the way, how it was reached, and what that costs and brings altogether."""

    state: State
    keys: tuple[str, ...]
    sentences: tuple[str, ...]
    changes: Changes


def in_words(found: list[Stage], seat: int, narrator: Narrator) -> list[Way]:
    """Each way as its last move, which says where it leads; as all its moves where others end with the same words."""
    ends = Counter([stage.sentences[-1] for stage in found])

    def stage_words(stage: Stage) -> str:
        alone = ends[stage.sentences[-1]] == 1
        return with_outcome(stage.sentences[-1] if alone else ". ".join(stage.sentences), narrator, seat, stage.changes)

    return [Way(stage.keys, stage_words(stage)) for stage in found]


def altogether(first: Changes, then: Changes) -> Changes:
    """What two moves, one after the other, change."""
    total: dict[tuple[int, str], int] = {}
    for who, name, by in (*first, *then):
        total[who, name] = total.get((who, name), 0) + by
    return tuple([(who, name, by) for (who, name), by in total.items() if by])


class WaySearch:
    """Looks one move further at a time."""

    def __init__(self, rules: Rules, seat: int, goal: str, narrator: Narrator) -> None:
        self.rules = rules
        self.seat = seat
        self.goal = goal
        self.narrator = narrator
        self.left = MOST_TRIED
        self.without: set[int] = set()  # moves that need none before them

    def next_level(self, level: list[Stage], start: str) -> tuple[list[Stage], list[Stage]]:
        """The ways that end with the next move, and those on which one could go on."""
        found: list[Stage] = []
        further: list[Stage] = []
        for stage in level:
            legal = legal_moves(stage.state, self.seat)
            if start:
                self.without = set(legal)
            for move in legal:
                touched = self.rules.vocabulary.elements(self.seat, move)
                if start and start not in touched:
                    continue
                if self.goal in touched:
                    if start or move not in self.without:
                        found.append(self.longer(stage, move, stage.state))
                elif (after := self.after(stage.state, move)) is not None:
                    further.append(self.longer(stage, move, after))
        return found, further

    def longer(self, stage: Stage, move: int, after: State) -> Stage:
        """A way with one move more."""
        told = self.narrator.move(stage.state, self.seat, move)
        changes = consequences(self.rules, stage.state, self.seat, move)
        return Stage(
            after,
            (*stage.keys, self.rules.vocabulary.key(move)),
            (*stage.sentences, told),
            altogether(stage.changes, changes),
        )

    def after(self, state: State, move: int) -> State | None:
        """The position after a move, if the seat's turn goes on without its having learnt anything."""
        self.left -= 1
        if self.left < 0 or state.top() & 255 >= SEALED:
            return None
        copy = state.clone()
        apply(copy, self.seat, move)
        goes_on = copy.news == state.news and copy.top() & 255 < SEALED and actor(copy) == self.seat
        return copy if goes_on and not self.rules.starts_turn(copy, self.seat) else None
