"""Pinned walks: whole games played by a fixed rule, with checksums of all that the rules answer on the way.

A walk is one number: seats, options, house rulings, chance and moves all follow from it. Its checksums stand in
`tests/games/<game>/pins/walks.json`; `make.py` says how they are made anew, and when.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wunderkammer.core.engine import acting, actor, apply, frame_for, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.log import Log
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf.game import Game, Option
from wunderkammer.shelf.rulings import with_rulings

GAMES = Path(__file__).resolve().parents[1]
TURNS = 25  # so many turns of a walk share one line of checksums
LETTERS = 5  # of a checksum
REFUSED = 24  # moves of each decision that are asked for the reason why not
VIEWED = 10  # every so many turns everybody looks at the table, and points are counted
ASPECTS = ("state", "moves", "refusals", "views", "log")


class Walk(NamedTuple):
    """A game as it begins."""

    game: Game
    number: int
    seats: int
    options: dict[str, object]
    rulings: dict[str, str]

    def new(self) -> State:
        """The first position; what the rules report is kept."""
        content = self.game.content(with_rulings({}, self.game.rulings, self.rulings))
        state = self.game.rules.new(self.seats, self.game.check(self.seats, self.options), content)
        state.log = Log()
        return state

    def __str__(self) -> str:
        chosen = {**self.options, **self.rulings}
        return f"walk {self.number}: {self.seats} seats, {json.dumps(chosen)}"


def walk(game: Game, number: int) -> Walk:
    """The game that belongs to a number; every second one is played as usual, with the default rulings."""
    rng = Rng(number)
    seats = game.seats[number % len(game.seats)]
    options = {name: chosen_value(option, seats, rng) for name, option in game.options.items()}
    readings = {name: ruling.readings[rng.below(len(ruling.readings))] for name, ruling in game.rulings.items()}
    return Walk(game, number, seats, options, readings if rng.below(2) else {})


def chosen_value(option: Option, seats: int, rng: Rng) -> object:
    """Any value of an option; one seat at least stays with a person."""
    values = [*range(option.low, option.high + 1)] if option.type == "int" else option.values()
    value = values[rng.below(len(values))]
    return min(value, seats - 1) if option.takes_seats and isinstance(value, int) else value


class Turn(NamedTuple):
    """A position before somebody acts, what everybody could do, and what is done."""

    number: int
    state: State
    moves: dict[int, list[int]]
    seat: int
    move: int


def turns(start: Walk) -> Iterator[Turn]:
    """Play by chance, but every other time what has been played least: so rare moves come, too. At last nobody acts."""
    state, rng, played, number = start.new(), Rng(start.number + 1), Counter[int](), 0
    while actor(state) != NOBODY:
        waiting = acting(state) or [NATURE]
        moves = {seat: legal_moves(state, seat) for seat in waiting}
        seat = waiting[rng.below(len(waiting))]
        move = sample(state, rng) if seat == NATURE else preferred(moves[seat], played, rng)
        yield Turn(number, state, moves, seat, move)
        apply(state, seat, move)
        played[move] += 1
        number += 1
    yield Turn(number, state, {}, NOBODY, NOBODY)


def preferred(moves: list[int], played: Counter[int], rng: Rng) -> int:
    if rng.below(2):
        least = min(played[move] for move in moves)
        moves = [move for move in moves if played[move] == least]
    return moves[rng.below(len(moves))]


def pins(start: Walk) -> list[str]:
    """Lines of checksums, one for so many turns: a checksum of each aspect."""
    found = []
    digests = [hashlib.sha256() for _ in ASPECTS]
    for turn in turns(start):
        if turn.number % TURNS == 0 and turn.number:
            found.append(line_of(digests))
        for digest, answer in zip(digests, answers(start.game, turn), strict=True):
            digest.update(json.dumps(answer).encode())
        turn.state.log = Log()
    return [*found, line_of(digests)]


def line_of(digests: list[Any]) -> str:
    return " ".join(digest.hexdigest()[:LETTERS] for digest in digests)


def answers(game: Game, turn: Turn) -> tuple[object, ...]:
    """What the rules say in one position, in the order of ASPECTS; the log tells how it came about."""
    state = turn.state
    looked = turn.number % VIEWED == 0 or turn.seat == NOBODY
    views = [game.rules.view(state, seat) for seat in (*range(state.seats), None)] if looked else []
    scores = game.rules.result(state).to_json() if looked else None
    told = state.log.rows() if state.log is not None else []
    return game.rules.to_json(state), weighed(turn), refusals(game, turn), [views, scores], told


def weighed(turn: Turn) -> list[object]:
    """The moves of everybody who acts, and of chance the weights of its outcomes."""
    weights = [turn.state.weigh(turn.state.top(), move) for move in turn.moves.get(NATURE, [])]
    return [[*turn.moves.items()], weights]


def refusals(game: Game, turn: Turn) -> list[tuple[int, object]]:
    """Why some moves are not possible, other ones in every turn: of all verbs alike, whatever their numbers."""
    if turn.seat < 0:
        return []
    rng, verbs, found = Rng(turn.number), game.vocabulary.verbs, list[tuple[int, object]]()
    for _ in range(REFUSED):
        verb = verbs[rng.below(len(verbs))]
        move = verb.base + rng.below(verb.size)
        if move not in turn.moves[turn.seat]:
            refusal = turn.state.refuse(frame_for(turn.state, turn.seat), move)
            found.append((move, refusal and [refusal.code, refusal.rule, refusal.details, refusal.absent]))
    return found
