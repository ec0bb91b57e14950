"""How a match begins: what its record's header says, and the first position that follows from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from wunderkammer.core.content import Content
from wunderkammer.core.reader import BadData, short_form
from wunderkammer.core.state import State
from wunderkammer.errors import BadOption, BadRecord, BadSeats, BadState, UnknownGame, WunderkammerError
from wunderkammer.match.luck import read_pledge
from wunderkammer.match.records.record import FORMAT
from wunderkammer.match.seeds import checked_seed
from wunderkammer.shelf.editions import Edition
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
    edition: Edition  # the figures of its time, which the pack changes
    rules_version: int
    start: object = None  # a position from JSON, if the match begins with one
    players: tuple[str, ...] = ()
    luck: dict[str, Any] | None = None  # in place of the seed: what is public of a secret (match/luck.py)

    def first_state(self) -> State:
        """The first position, before chance has acted; raises BadState if it was given and cannot be."""
        if self.start is None:
            return self.game.rules.new(self.seats, self.options, self.content)
        try:
            return self.game.rules.from_json(self.start, self.content)
        except BadData as error:
            raise BadState("position", game=self.game.id, reason=error.to_json()) from None

    def header(self, players: list[str]) -> dict[str, Any]:
        """The first line of a record."""
        header: dict[str, Any] = {
            "wunderkammer": FORMAT,
            "game": self.game.id,
            "rules_version": self.rules_version,
            "content": self.edition.fingerprint(self.changes),
            "options": self.options,
            "seats": self.seats,
        }
        header |= {"luck": self.luck} if self.luck else {"seed": self.seed}
        extras = {"players": players, "pack": self.changes, "start": self.start}
        return header | {name: value for name, value in extras.items() if value}


def new_setup(game_id: str, seats: int | None, seed: int | None, options: dict[str, object] | None) -> Setup:
    """A match as somebody wishes it; without seats the game's smallest number, without a seed a random one."""
    chosen = game(game_id)
    if options is not None and not isinstance(options, dict):
        raise BadOption("not-object", path="options", given=short_form(options))
    wishes = dict(options or {})
    changes = chosen.pack(wishes.pop("pack", None))
    number = chosen.seats[0] if seats is None else seats
    checked, content, edition = chosen.check(number, wishes), chosen.content(changes), chosen.editions[0]
    return Setup(chosen, number, checked, changes, content, checked_seed(seed), edition, chosen.rules_version)


def setup_from_position(game_id: str, data: object, seed: int | None, pack: object) -> Setup:
    """A match that begins in a position from JSON, with the figures of a pack."""
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, int):
        raise BadState("position-seats")
    try:
        return new_setup(game_id, seats, seed, {"pack": pack})._replace(start=data)
    except BadSeats as error:
        raise BadState("position", reason=error.to_json()) from None


def setup_from_header(header: dict[str, Any]) -> Setup:
    """A match as the header of its record describes it; raises BadRecord if it cannot be played here."""
    try:
        return read_header(header)
    except BadRecord:
        raise
    except UnknownGame:
        name = header.get("game")
        raise BadRecord("record-game", game=name if isinstance(name, str) else short_form(name)) from None
    except WunderkammerError as error:
        raise BadRecord("record-header", reason=error.to_json()) from None


def read_header(header: dict[str, Any]) -> Setup:
    """The fields of a header; anything at all may stand in them."""
    played = game(str(header.get("game")))
    version = checked_version(played, header.get("rules_version"))
    pack, options, players = header.get("pack", {}), header.get("options", {}), header.get("players", [])
    if not isinstance(pack, dict) or not isinstance(options, dict):
        raise BadRecord("record-objects")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecord("record-names")
    seats = header.get("seats", 0)
    checked = played.check(seats, options, kept=True)
    if len(players) > seats:
        raise BadRecord("record-players", names=len(players), seats=seats)
    luck = header.get("luck")
    seed = checked_seed(header.get("seed", 0) if read_pledge(luck) is None else None)
    edition = known_edition(played, header.get("content"), pack)
    content, start = played.content(pack, edition), header.get("start")
    return Setup(played, seats, checked, pack, content, seed, edition, version, start, tuple(players), luck)


def checked_version(played: Game, version: object) -> int:
    """The version of the rules that a match was played with: today's or an earlier one."""
    here = played.rules_version
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= here:
        raise BadRecord("record-version", played=short_form(version), here=here)
    return version


def known_edition(played: Game, mark: object, pack: Figures) -> Edition:
    """The figures and rulings that a match was played with."""
    edition = played.edition_of(mark, pack)
    if edition is None:
        played.editions[0].fingerprint(pack)  # a pack that fits no edition is refused for what is wrong with it
        raise BadRecord("record-figures")
    return edition
