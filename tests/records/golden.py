"""Golden records: where they lie, how they are played, and what is kept beside them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.shelf import game as shelf
from wunderkammer.shelf.game import Game

HERE = Path(__file__).resolve().parent
PER_SEATS = 3
COUNTED_SEED = 2026


def record_files() -> list[Path]:
    return sorted(HERE.glob("*/*.jsonl"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def checksum(match: Match) -> str:
    """A hash of the whole position, whatever order its fields are written in."""
    return hashlib.sha256(json.dumps(match.state_json(), sort_keys=True).encode()).hexdigest()


def options_of(game: Game, number: int, seats: int) -> dict[str, object]:
    """The defaults first, then other values in turn; one seat at least stays with a person."""
    options = {name: option.values()[number % len(option.values())] for name, option in game.options.items()}
    for name, option in game.options.items():
        value = options[name] if number else option.default
        options[name] = min(value, seats - 1) if option.takes_seats and isinstance(value, int) else value
    return options


def random_match(game: Game, seats: int, seed: int, options: dict[str, object]) -> Match:
    match, rng = Match(game.id, seats, seed, options), Rng(seed + 1)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        keys = match.legal(seat)
        match.play(seat, keys[rng.below(len(keys))])
    return match


def move_counts(game: Game, seats: int) -> list[int]:
    """How many legal moves every decision of one fixed random game has."""
    state, rng, counts = game.new(seats), Rng(COUNTED_SEED), []
    while (seat := actor(state)) != NOBODY:
        if seat == NATURE:
            apply(state, seat, sample(state, rng))
            continue
        moves = legal_moves(state, seat)
        counts.append(len(moves))
        apply(state, seat, moves[rng.below(len(moves))])
    return counts


def tree_sizes(game: Game, seats: int, depth: int) -> list[int]:
    """How many sequences of 1, 2, … decisions there are from the start, chance always drawn from the same seed."""
    level, sizes = [game.new(seats)], []
    for _ in range(depth):
        following = []
        for state in level:
            rng = Rng(COUNTED_SEED)
            while actor(state) == NATURE:
                apply(state, NATURE, sample(state, rng))
            seat = actor(state)
            for move in legal_moves(state, seat) if seat != NOBODY else []:
                child = state.clone()
                apply(child, seat, move)
                following.append(child)
        level = following
        sizes.append(len(level))
    return sizes


def all_games() -> list[Game]:
    return [shelf.game(name) for name in shelf.games()]
