"""Records of matches, played up to a wanted position, for people to open in their browsers."""

from __future__ import annotations

import random
from collections.abc import Callable

from wunderkammer.match.match import Match

Stop = Callable[[Match], bool]


def play_to(game: str, seats: int, seed: int = 5, until: Stop | None = None, **options: object) -> Match:
    """A match of random moves, up to the first position that is wanted, else to its end."""
    chance = random.Random(seed)
    match = Match(game, seats, seed, options)
    match.players = ["Anna", "Ben", "Cora", "Dora", "Emil", "Fritz"][:seats]
    while match.result is None and not (until and until(match)):
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def record(match: Match, *bots: str) -> str:
    """The record with bots on its last seats; all other seats belong to the person who opens it."""
    kept = match.record
    kept.header["bots"] = [""] * (match.seats - len(bots)) + [*bots]
    return kept.dumps()


def turn_of(seat: int, after: int) -> Stop:
    """The first time that a seat decides alone after so many entries."""
    return lambda match: len(match.entries) >= after and list(match.to_act) == [seat]
