"""Positions of games that a bot plays against itself, with what came of them: what values are fitted to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer.bots import Bot, Company, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.thinker import Thinker, Thinking
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.shelf.game import Game, Option, game

Numbers = NDArray[np.float32]
POSITIONS = 24  # kept of each game, drawn by chance from the beginnings of turns
STRANGE = 12  # of these, after turns that were made by chance
OFTEN_PLAIN = 0.6  # how often an option keeps its default
WIDTH = 24  # positions that the plans of anyone who plays alone follow


class TrainingSeries(NamedTuple):
    """What is played: by which bot, with which share of turns made by chance instead.

    Alone, a planner plays against the game's own opponents, and the positions are those that its plans end in.
    """

    game: str
    seats: int
    bot: str
    random: float
    seed: int
    alone: bool = False


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


def play_games(series: TrainingSeries, numbers: list[int]) -> Positions:
    """Play games by their numbers: the same number is always the same game."""
    return join_positions([play_game(series, number) for number in numbers])


def join_positions(parts: list[Positions]) -> Positions:
    return Positions._make(np.concatenate(arrays) for arrays in zip(*parts, strict=True))


def play_game(series: TrainingSeries, number: int) -> Positions:
    """One game, and some of its positions at the beginnings of turns, or where plans made alone end."""
    chosen = game(series.game)
    seed = derived_seed(series.seed, number)
    chance = random.Random(seed)
    options = options_for(chosen, series, chance)
    state = chosen.new(series.seats, options)
    rng = Rng(seed)
    bots = [player(series, derived_seed(seed, seat + 1)) for seat in range(series.seats)]
    company = Company(chosen.rules, bots, Occasion(chosen.id, series.seats, options))
    usual, strange = Sample(POSITIONS - STRANGE, chance), Sample(STRANGE, chance)
    wild = decided = False
    while (who := actor(state)) != NOBODY:
        # A bot that plays well never shows what bad turns lead to: after one made by chance a position is kept.
        if worth_keeping(series, chosen.rules, state, who, decided):
            (strange if wild else usual).offer(lambda: (rows_of(chosen, state), chosen.rules.progress(state)))
        if who == NATURE:
            decided = False
            apply(state, who, sample(state, rng))
            continue
        if chosen.rules.starts_turn(state, who):
            wild = chance.random() < series.random
        legal = legal_moves(state, who)
        move = chance.choice(legal) if wild else company.choose(state, who)
        company.see(state, who, move)
        apply(state, who, move)
        decided = True
    kept = usual.kept + strange.kept
    return labelled_positions(chosen, state, kept, number)


def player(series: TrainingSeries, seed: int) -> Bot:
    """Who plays; in games for one, the weights that are to be fitted have no say."""
    return Thinker(seed, Thinking(alone=WIDTH), fitted=False) if series.alone else bot(series.bot, seed)


def worth_keeping(series: TrainingSeries, rules: Rules, state: State, who: int, decided: bool) -> bool:
    """Where a turn begins; alone, where chance follows a decision, for there plans end."""
    if series.alone:
        return who == NATURE and decided
    return who != NATURE and rules.starts_turn(state, who)


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


def labelled_positions(chosen: Game, end: State, kept: list[tuple[list[list[float]], float]], number: int) -> Positions:
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


def options_for(chosen: Game, series: TrainingSeries, chance: random.Random) -> dict[str, object]:
    """Options drawn by chance; the game's own opponents are all others or nobody, for theirs are other features."""
    return {
        name: series.seats - 1 if option.takes_seats else option_for(option, chance)
        for name, option in chosen.options.items()
        if (series.alone or not option.takes_seats) and not option.names_seats  # the player sits first
    }


def option_for(option: Option, chance: random.Random) -> object:
    # What says more about the game's own opponents is as good one way as another.
    if option.type != "choice" and not option.needs and chance.random() < OFTEN_PLAIN:
        return option.default
    return chance.randint(option.low, option.high) if option.type == "int" else chance.choice(option.values())
