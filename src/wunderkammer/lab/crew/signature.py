"""The signature by which a worker proves that it plays the same game as the giver of its work."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.external.external_bot import is_external
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import playout
from wunderkammer.core.rng import Rng
from wunderkammer.shelf.game import Game, game

GAMES = 50
SEED = 1859  # any number will do, as long as everybody takes the same
PACKAGE = Path(__file__).parents[2]
DRAWN = {"board", "terminal", "text", "rulebook", "lessons", "examples"}  # folders that no bot and no rule reads

PHRASES: dict[str, dict[str, object]] = {
    "rules_version": {"code": "crew-part-rules-version", "values": {}},
    "content": {"code": "crew-part-content", "values": {}},
    "files": {"code": "crew-part-files", "values": {}},
    "games": {"code": "crew-part-games", "values": {}},
}


class Repertoire(NamedTuple):
    """What a crew must be able to play: a game, and the bots by their names."""

    game: str
    bots: tuple[str, ...] = ()


class Signature(NamedTuple):
    """What must be the same wherever a game is played; every field is compared by its own."""

    rules_version: str
    content: str  # the printed figures; packs travel with the work
    files: str  # of the rules, the bots and their weights, and of programs that play
    games: str  # what came of the seeded games

    def differences(self, other: Signature) -> list[str]:
        """The fields in which another signature is not this one."""
        return [name for name in self._fields if getattr(self, name) != getattr(other, name)]


@cache
def signature(repertoire: Repertoire) -> Signature:
    """The signature of this very process; made once, so a process that is restarted makes it again."""
    chosen = game(repertoire.game)
    return Signature(
        str(chosen.rules_version),
        chosen.editions[0].fingerprint({}),
        checksum(text_of(path) for path in [*files_of(chosen), *programs(repertoire.bots)]),
        checksum(seeded_end(chosen, number) for number in range(GAMES)),
    )


def seeded_end(chosen: Game, number: int) -> bytes:
    """The end of one seeded game, with every number of seats in turn."""
    state = chosen.new(chosen.seats[number % len(chosen.seats)])
    decisions = int(playout(state, Rng(derived_seed(SEED, number)), Buffer()))
    return json.dumps([decisions, chosen.rules.to_json(state)], sort_keys=True).encode()


def files_of(chosen: Game) -> list[Path]:
    """What the rules and the bots consist of, in the same order everywhere."""
    return [*sources(PACKAGE / "core"), *sources(PACKAGE / "bots"), *sources(chosen.folder)]


def sources(folder: Path) -> list[Path]:
    found = [path.relative_to(folder) for kind in ("py", "json") for path in folder.rglob(f"*.{kind}")]
    return [folder / path for path in sorted(found) if path.parts[0] not in DRAWN]


def programs(bots: Iterable[str]) -> list[Path]:
    """The files that external players are started from, as far as their command names them."""
    commands = [name.partition(":")[2] for name in bots if is_external(name)]
    return [Path(word) for command in commands for word in shlex.split(command) if Path(word).is_file()]


def text_of(path: Path) -> bytes:
    """A file's content; the ends of lines are not the same on all machines."""
    return path.read_bytes().replace(b"\r\n", b"\n")


def checksum(parts: Iterable[bytes]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def as_phrases(differences: list[str]) -> list[dict[str, object]]:
    """What of a signature is different, ready for a sentence."""
    return [PHRASES[name] for name in differences]
