"""Every game × seats × options that the conformance suite plays, and how it plays them."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.shelving import TrialGame
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf import game as shelf
from wunderkammer.shelf.game import Game

SOAK = os.environ.get("WK_SOAK") == "1"
MOST_COMBINATIONS = 64


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    game: Game
    seats: int
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        chosen = [name if value is True else f"{name}={value}" for name, value in self.options if value is not False]
        return "-".join([self.game.id, str(self.seats), *chosen])

    def new(self) -> State:
        return self.game.new(self.seats, dict(self.options))

    def json(self, state: State) -> str:
        return json.dumps(self.game.rules.to_json(state))

    def read(self, text: str) -> State:
        return self.game.rules.from_json(json.loads(text), self.game.content())


def cases() -> list[Case]:
    return [case for game in [*shelf.all_games().values(), *trials()] for case in cases_of(game)]


@cache
def nested() -> Game:
    return TrialGame("nested_game")


@cache
def trials() -> tuple[Game, ...]:
    """The games of the tests, which lie on no shelf: a voyage full of nested effects, and the smallest whole game."""
    return nested(), TrialGame("crumbs")


def cases_of(game: Game) -> list[Case]:
    """All combinations of options; of very many, those in which what says more about another option is all turned
    or all as usual; if these are still many, those where at most one differs from its default."""
    names = list(game.options)
    values = [game.options[name].values() for name in names]
    combinations = list(itertools.islice(itertools.product(*values), MOST_COMBINATIONS + 1))
    if len(combinations) > MOST_COMBINATIONS and any(option.needs for option in game.options.values()):
        combinations = list(itertools.islice(option_combinations(game), MOST_COMBINATIONS + 1))
    if len(combinations) > MOST_COMBINATIONS:
        plain = tuple(option.default for option in game.options.values())
        changed = [(*plain[:i], value, *plain[i + 1 :]) for i, choice in enumerate(values) for value in choice]
        combinations = list(dict.fromkeys([plain, *changed]))
    return [
        Case(game, seats, tuple(zip(names, combination, strict=True)))
        for seats in game.seats
        for combination in dict.fromkeys(keep_a_person(game, seats, combination) for combination in combinations)
    ]


def option_combinations(game: Game) -> Iterator[tuple[object, ...]]:
    """Combinations of the options that stand alone, each with all the others as usual and with all turned."""
    for turned in (False, True):
        usual = [option.values()[-1] if turned else option.default for option in game.options.values()]
        choices = zip(game.options.values(), usual, strict=True)
        yield from itertools.product(*([value] if option.needs else option.values() for option, value in choices))


def keep_a_person(game: Game, seats: int, combination: tuple[object, ...]) -> tuple[object, ...]:
    """The same options, but one seat at least stays with a person."""
    options = zip(game.options.values(), combination, strict=True)
    return tuple(
        min(value, seats - 1) if option.takes_seats and isinstance(value, int) else value for option, value in options
    )


def seeds(few: int) -> range:
    """A few seeds, or with WK_SOAK=1 very many."""
    return range(few * 50 if SOAK else few)


@dataclass
class Turn:
    """A position before somebody acts, and what they are about to do."""

    state: State
    seat: int
    move: int
    number: int


def turns(case: Case, seed: int, start: State | None = None) -> Iterator[Turn]:
    """Random play; each move is carried out when the next turn is asked for."""
    state = case.new() if start is None else start
    rng = Rng(seed)
    number = 0
    while (seat := actor(state)) != NOBODY:
        if seat == NATURE:
            move = sample(state, rng)
        else:
            moves = legal_moves(state, seat)
            move = moves[rng.below(len(moves))]
        yield Turn(state, seat, move, number)
        apply(state, seat, move)
        number += 1


def play_on(state: State, seed: int, most: int = 1_000_000) -> int:
    """Play at random, at most so many moves; the number of decisions taken by seats."""
    rng, decisions = Rng(seed), 0
    for _ in range(most):
        seat = actor(state)
        if seat == NOBODY:
            break
        moves = legal_moves(state, seat)
        apply(state, seat, sample(state, rng) if seat == NATURE else moves[rng.below(len(moves))])
        decisions += seat != NATURE
    return decisions
