"""The numbers of actions: those of the vocabulary, or without gaps only what can occur, as the seat sees it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Verb


@final
@mypyc_attr(acyclic=True)
class ActionNumbers:
    """Which move an action is, and the other way round, by seat.

    Flat actions are the numbers of the vocabulary. Compact ones leave out chance, seats that nobody sits on and what
    the options exclude; where a move names a seat, the action counts it from the acting seat, as observations do.
    """

    size: i64
    vocabulary: i64
    moves: vec[i64]  # by seat and action
    actions: vec[i64]  # by seat and move; −1 for what cannot occur

    def __init__(self, rules: Rules, state: State, compact: bool) -> None:
        self.vocabulary = rules.vocabulary.size
        found = occurring(rules, state) if compact else [*range(rules.vocabulary.size)]
        self.size = len(found)
        self.moves = vec[i64]()
        self.actions = vec[i64]([-1] * (state.seats * self.vocabulary))
        for seat in range(state.seats):
            for action, relative in enumerate(found):
                verb = rules.vocabulary.verb_of(relative) if compact else None
                move = absolute(verb, relative, seat, state.seats) if verb else relative
                self.moves = append(self.moves, move)
                self.actions[seat * self.vocabulary + move] = action

    def move(self, seat: i64, action: i64) -> i64:
        return self.moves[seat * self.size + action]

    def action(self, seat: i64, move: i64) -> i64:
        """The action of a move; −1 for one that cannot occur."""
        return self.actions[seat * self.vocabulary + move]


def occurring(rules: Rules, state: State) -> list[int]:
    """Every move that a seat may ever have in a game like this one; seats are counted from its own."""
    found: list[int] = []
    for verb in rules.vocabulary.verbs:
        if not verb.chance:
            moves = range(verb.base, verb.base + verb.size)
            found += [move for move in moves if is_seated(verb, move, state.seats) and rules.can_occur(state, move)]
    return found


def is_seated(verb: Verb, move: int, seats: int) -> bool:
    """Whether somebody sits on every seat that a move names."""
    named = zip(verb.arguments, verb.values(move), strict=True)
    return all(value < seats for (_, domain), value in named if domain.of_seats)


def absolute(verb: Verb, relative: int, seat: int, seats: int) -> int:
    """The move whose seats are counted from seat 0 instead of from one's own."""
    values = verb.values(relative)
    for at, (_, domain) in enumerate(verb.arguments):
        if domain.of_seats:
            values[at] = (values[at] + seat) % seats
    return verb.move(values)
