"""How a match begins: what its record's header says, and the first position that follows from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from wunderkammer.core.content import Content
from wunderkammer.core.reader import BadData, shown
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord, BadSeats, BadState, UnknownGame, WunderkammerError
from wunderkammer.match.record import FORMAT
from wunderkammer.match.seeds import checked_seed
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.packs import Figures


class Setup(NamedTuple):
    """All that decides the first position of a match, and its luck."""

    game: Game
    seats: int
    options: dict[str, object]
    changes: Figures  # of a pack
    content: Content
    seed: int
    start: object = None  # a position from JSON, if the match begins with one
    players: tuple[str, ...] = ()

    def first_state(self) -> State:
        """The first position, before chance has acted; raises BadState if it was given and cannot be."""
        if self.start is None:
            return self.game.rules.new(self.seats, self.options, self.content)
        try:
            return self.game.rules.from_json(self.start, self.content)
        except BadData as error:
            raise BadState("position", reason=error.to_json()) from None

    def header(self, players: list[str]) -> dict[str, Any]:
        """The first line of a record."""
        header: dict[str, Any] = {
            "wunderkammer": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "content": self.game.fingerprint(self.changes),
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
        }
        extras = {"players": players, "pack": self.changes, "start": self.start}
        return header | {name: value for name, value in extras.items() if value}


def new_setup(game_id: str, seats: int | None, seed: int | None, options: dict[str, object] | None) -> Setup:
    """A match as somebody wishes it; without seats the game's smallest number, without a seed a random one."""
    wishes = dict(options or {})
    chosen = game(game_id)
    changes = chosen.pack(wishes.pop("pack", None))
    number = chosen.seats[0] if seats is None else seats
    checked = chosen.check(number, wishes)
    return Setup(chosen, number, checked, changes, chosen.content(changes), checked_seed(seed))


def setup_from_position(game_id: str, data: object, seed: int | None) -> Setup:
    """A match that begins in a position from JSON."""
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, int):
        raise BadState("position-seats")
    try:
        return new_setup(game_id, seats, seed, None)._replace(start=data)
    except BadSeats as error:
        raise BadState("position", reason=error.to_json()) from None


def setup_from_header(header: dict[str, Any]) -> Setup:
    """A match as the header of its record describes it; raises BadRecord if it cannot be played here."""
    try:
        setup = read_header(header)
    except BadRecord:
        raise
    except UnknownGame:
        name = header.get("game")
        raise BadRecord("record-game", game=name if isinstance(name, str) else shown(name)) from None
    except WunderkammerError as error:
        raise BadRecord("record-header", reason=error.to_json()) from None
    if header.get("content") != setup.game.fingerprint(setup.changes):
        raise BadRecord("record-figures")
    return setup


def read_header(header: dict[str, Any]) -> Setup:
    """The fields of a header; anything at all may stand in them."""
    played = game(str(header.get("game")))
    check_version(played, header.get("rules_version"))
    pack, options, players = header.get("pack", {}), header.get("options", {}), header.get("players", [])
    if not isinstance(pack, dict) or not isinstance(options, dict):
        raise BadRecord("record-objects")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecord("record-names")
    seats = header.get("seats", 0)
    checked = played.check(seats, options, kept=True)
    if len(players) > seats:
        raise BadRecord("record-players", names=len(players), seats=seats)
    seed = checked_seed(header.get("seed", 0))
    return Setup(played, seats, checked, pack, played.content(pack), seed, header.get("start"), tuple(players))


def check_version(played: Game, version: object) -> None:
    here = played.rules_version
    if version != here:
        raise BadRecord("record-version", played=shown(version), here=here)
