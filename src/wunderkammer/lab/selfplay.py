"""Positions of games that a bot plays against itself, with what came of them: what values are fitted to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer.bots import Bot, Info, bot
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.state import State
from wunderkammer.lab.play import mixed
from wunderkammer.shelf import Game, Option, game

Numbers = NDArray[np.float32]
POSITIONS = 24  # kept of each game, drawn by chance from the beginnings of turns
STRANGE = 12  # of these, after turns that were made by chance
OFTEN_PLAIN = 0.6  # how often an option keeps its default


class Lesson(NamedTuple):
    """What is played: by which bot, with which share of turns made by chance instead."""

    game: str
    seats: int
    bot: str
    random: float
    seed: int


class Positions(NamedTuple):
    """Positions with what became of every seat."""

    features: Numbers  # position × seat × feature
    progress: Numbers  # by position
    points: Numbers  # position × seat: in the end; alone, before the game's own opponent
    wins: Numbers  # position × seat: 1 for a win, a part of it for a shared one
    games: NDArray[np.int32]  # by position: the number of its game

    def only(self, which: NDArray[Any]) -> Positions:
        """Some of the positions, by a mask or by their numbers."""
        return Positions._make(array[which] for array in self)


def play_games(lesson: Lesson, numbers: list[int]) -> Positions:
    """Play games by their numbers: the same number is always the same game."""
    return joined([play_game(lesson, number) for number in numbers])


def joined(parts: list[Positions]) -> Positions:
    return Positions._make(np.concatenate(arrays) for arrays in zip(*parts, strict=True))


def play_game(lesson: Lesson, number: int) -> Positions:
    """One game, and some of its positions at the beginnings of turns."""
    chosen = game(lesson.game)
    seed = mixed(lesson.seed, number)
    chance = random.Random(seed)
    state = chosen.new(lesson.seats, options_for(chosen, chance))
    rng = Rng(seed)
    bots: list[Bot] = [bot(lesson.bot, mixed(seed, seat + 1)) for seat in range(lesson.seats)]
    usual, strange = Sample(POSITIONS - STRANGE, chance), Sample(STRANGE, chance)
    wild = False
    while (who := actor(state)) != NOBODY:
        if who == NATURE:
            apply(state, who, sample(state, rng))
            continue
        if chosen.rules.starts_turn(state, who):
            # A bot that plays well never shows what bad turns lead to: after one made by chance a position is kept.
            (strange if wild else usual).offer(lambda: (rows_of(chosen, state), chosen.rules.progress(state)))
            wild = chance.random() < lesson.random
        move = chance.choice(legal_moves(state, who)) if wild else bots[who].choose(Info(chosen.rules, state, who))
        apply(state, who, move)
    kept = usual.kept + strange.kept
    return labelled(chosen, state, kept, number)


class Sample:
    """Some of many, each of them as likely as any other."""

    def __init__(self, size: int, chance: random.Random) -> None:
        self.size = size
        self.chance = chance
        self.offered = 0
        self.kept: list[tuple[list[list[float]], float]] = []

    def offer(self, make: Callable[[], tuple[list[list[float]], float]]) -> None:
        """Perhaps keep one more; it is made only then."""
        place = self.offered if self.offered < self.size else self.chance.randrange(self.offered + 1)
        if place < self.size:
            self.kept[place : place + 1] = [make()]
        self.offered += 1


def labelled(chosen: Game, end: State, kept: list[tuple[list[list[float]], float]], number: int) -> Positions:
    """The positions of a game with its outcome."""
    result = chosen.rules.result(end)
    if end.seats == 1:
        points = [chosen.rules.lead(end, 0)]
    else:
        points = [float(score) for score in result.scores]
    winners = max(1, result.ranks.count(1))  # alone, the game itself may win
    wins = [1 / winners if rank == 1 else 0.0 for rank in result.ranks]
    return Positions(
        np.array([rows for rows, _ in kept], dtype=np.float32),
        np.array([progress for _, progress in kept], dtype=np.float32),
        np.array([points] * len(kept), dtype=np.float32),
        np.array([wins] * len(kept), dtype=np.float32),
        np.array([number] * len(kept), dtype=np.int32),
    )


def rows_of(chosen: Game, state: State) -> list[list[float]]:
    """The features of every seat."""
    row = Row()
    found = []
    for seat in range(state.seats):
        row.clear()
        chosen.rules.features(state, seat, row)
        found.append(row.to_list())
    return found


def options_for(chosen: Game, chance: random.Random) -> dict[str, object]:
    """Options drawn by chance; nobody plays by himself, for what such opponents hold means something else."""
    return {name: option_for(option, chance) for name, option in chosen.options.items() if not option.takes_seats}


def option_for(option: Option, chance: random.Random) -> object:
    if option.type != "choice" and chance.random() < OFTEN_PLAIN:
        return option.default
    return chance.randint(option.low, option.high) if option.type == "int" else chance.choice(option.values())
