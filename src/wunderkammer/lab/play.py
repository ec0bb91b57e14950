"""One game between bots: the one place where the lab asks a bot for a move."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.contract import Bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.external.external_bot import Fault
from wunderkammer.core.engine import actor, apply, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.shelf.game import Game, game


class Effort(NamedTuple):
    """What one seat has done in a game."""

    decisions: int
    seconds: float
    slowest: float
    faults: list[Fault]


class PlayedGame(NamedTuple):
    """One game that has been played."""

    result: Result
    efforts: list[Effort]  # by seat
    rivals: dict[int, tuple[str, int]]  # opponents that the game plays by itself: name and score

    def decisions(self) -> int:
        return sum(effort.decisions for effort in self.efforts)


def first_state(name: str, seats: int, options: dict[str, object]) -> State:
    """A new game; raises one sentence if there is no such game."""
    chosen = game(name)
    plain = {option: value for option, value in options.items() if option != "pack"}
    content = chosen.content(chosen.pack(options.get("pack")))
    return chosen.rules.new(seats, chosen.check(seats, plain), content)


def with_pack_itself(name: str, options: dict[str, object]) -> dict[str, object]:
    """The options with the changes of a pack in the place of its file, which other machines do not have."""
    return {**options, "pack": game(name).pack(options["pack"])} if "pack" in options else options


class Witness(Protocol):
    """Somebody who watches a game while it is played."""

    def decides(self, state: State, seat: int, move: int) -> None:
        """A seat is about to make this move in this state."""


def play_bots(chosen: Game, state: State, names: list[str], seed: int, options: dict[str, object]) -> PlayedGame:
    """Play a game to its end with a bot on every seat whose name is not empty; chance and bots follow the seed."""
    return play_seated(chosen, state, bots_on_seats(names, seed), seed, options)


def bots_on_seats(names: list[str], seed: int) -> list[Bot | None]:
    """The bots of a game, each with dice of its own."""
    return [bot(name, derived_seed(seed, seat + 1)) if name else None for seat, name in enumerate(names)]


def play_seated(
    chosen: Game,
    state: State,
    bots: Sequence[Bot | None],
    seed: int,
    options: dict[str, object],
    witness: Witness | None = None,
) -> PlayedGame:
    """Play a game to its end with these bots."""
    rng = Rng(seed)
    counts, seconds, slowest = [0] * state.seats, [0.0] * state.seats, [0.0] * state.seats
    with Company(chosen.rules, bots, Occasion(chosen.id, state.seats, options)) as company:
        while (who := int(actor(state))) != NOBODY:
            if who == NATURE:
                apply(state, who, sample(state, rng))
                continue
            began = time.perf_counter()
            move = company.choose(state, who)
            took = time.perf_counter() - began
            counts[who] += 1
            seconds[who] += took
            slowest[who] = max(slowest[who], took)
            company.see(state, who, move)
            if witness is not None:
                witness.decides(state, who, move)
            apply(state, who, move)
        company.result = result = chosen.rules.result(state)
    faults = [[*company.faults(seat)] for seat in range(state.seats)]
    efforts = [Effort(*effort) for effort in zip(counts, seconds, slowest, faults, strict=True)]
    return PlayedGame(result, efforts, rival_scores(chosen.rules, state))


def rival_scores(rules: Rules, state: State) -> dict[int, tuple[str, int]]:
    return {rival: (name, rules.rival_score(state, rival)) for rival, name in rules.rivals(state).items()}
