"""The shelf of games: each is found by its manifest, without importing its rules."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from wunderkammer.core.content import Content
from wunderkammer.core.meanings import Brings, Foreseen, Kind, kinds_in, meanings_table
from wunderkammer.core.reader import BadData, short_form
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Vocabulary
from wunderkammer.errors import BadOption, BadPack, BadSeats, UnknownGame
from wunderkammer.shelf.editions import Edition, all_editions
from wunderkammer.shelf.packs import Figures, apply_changes, load_pack, standard_figures
from wunderkammer.shelf.rulings import Ruling, check_rulings, rulings_in

SHELF = Path(__file__).parents[1] / "games"


class Option:
    """One choice about how to play a game."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.type: str = data["type"]
        self.default: object = data["default"]
        self.choices: list[str] = data.get("choices", [])
        self.low: int = data.get("low", 0)
        self.high: int = data.get("high", 0)
        self.takes_seats: bool = data.get("takes_seats", False)  # so many seats play by themselves, usually the last
        self.names_seats: bool = data.get("names_seats", False)  # … or these: “1-3” are the first and the third
        self.numbered: bool = data.get("numbered", False)  # every number stands for something that has a name
        self.needs: str = data.get("needs", "")  # the option without which this one means nothing
        self.least: int = data.get("least", 1)  # … or the value of that one from which on it means something
        self.later: bool = data.get("later", False)  # older records lack it, so its default is not written
        self.alone: bool = data.get("alone", False)  # … or it means nothing if more than one person plays

    def allowed_values(self) -> dict[str, object]:
        """What may be given, as a phrase."""
        if self.type == "bool":
            return {"code": "allowed-flag", "values": {}}
        if self.type == "choice":
            return {"code": "allowed-choice", "values": {"choices": self.choices}}
        return {"code": "allowed-number", "values": {"low": self.low, "high": self.high}}

    def accepts(self, value: object) -> bool:
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "choice":
            return value in self.choices
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def applies(self, seats: int, options: Mapping[str, object]) -> bool:
        """Whether it means anything at so many seats, beside these values of others."""
        needed = options.get(self.needs, 0) if self.needs else self.least
        return (not isinstance(needed, int) or needed >= self.least) and (not self.alone or seats == 1)

    def named_values(self) -> list[str]:
        """The values that have names in the game's texts, as they are typed."""
        return [str(number) for number in range(self.low, self.high + 1)] if self.numbered else self.choices

    def values(self) -> list[object]:
        """All values, or for a range its ends."""
        if self.type == "bool":
            return [False, True]
        return [*self.choices] if self.type == "choice" else [self.low, self.high]


class Game:
    """A game on the shelf: its manifest, and its rules when somebody asks for them."""

    def __init__(self, folder: Path) -> None:
        manifest = tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))
        self.folder = folder
        self.id: str = manifest["id"]
        self.prefix: str = manifest["prefix"]
        self.rules_version: int = manifest["rules_version"]
        self.seats: list[int] = manifest["seats"]
        self.minutes: list[int] = manifest["minutes"]
        self.weight: int = manifest["weight"]
        self.leads_by: str = manifest.get("leads_by", "")  # the amount that shows everybody who is ahead, if one does
        first = manifest.get("first_match", {})
        self.first_seats: int = first.get("seats", min(self.seats))  # of the match after the lessons …
        self.first_options: dict[str, object] = first.get("options", {})  # … as its rulebook sets it up
        self.options = {name: Option(name, data) for name, data in manifest.get("options", {}).items()}

    @property
    def people(self) -> list[int]:
        """How many people can play: where the game's own opponents take seats, fewer than there are seats."""
        own = sum(option.high for option in self.options.values() if option.takes_seats)
        return [*range(max(1, min(self.seats) - own), min(self.seats)), *self.seats]

    @cached_property
    def rules(self) -> Rules:
        rules = import_module(f"wunderkammer.games.{self.folder.name}.game").RULES
        assert isinstance(rules, Rules)
        return rules

    @property
    def vocabulary(self) -> Vocabulary:
        return self.rules.vocabulary

    @cached_property
    def meanings(self) -> dict[str, Any]:
        """What `meanings.py` knows about things; nothing if all that is known stands in `meanings.toml`."""
        there = (self.folder / "meanings.py").exists()
        return vars(import_module(f"wunderkammer.games.{self.folder.name}.meanings")) if there else {}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of things that the game draws (`meanings.toml`), the more special ones first."""
        path = self.folder / "meanings.toml"
        return kinds_in(meanings_table(path), self.meanings) if path.exists() else ()

    @cached_property
    def brings(self) -> dict[str, Brings]:
        """By verb, what a move opens beside the amounts that it changes (`BRINGS` of `meanings.py`)."""
        found: dict[str, Brings] = self.meanings.get("BRINGS", {})
        return found

    @cached_property
    def foreseen(self) -> dict[str, Foreseen]:
        """By event, what it says beforehand about all that a move opens (`FORESEEN` of `meanings.py`)."""
        found: dict[str, Foreseen] = self.meanings.get("FORESEEN", {})
        return found

    @cached_property
    def figures(self) -> Figures:
        return standard_figures(self.folder)

    def pack(self, given: object) -> Figures:
        """The changes of a pack: given as a file, as the changes themselves, or not at all."""
        if given is None:
            return {}
        if isinstance(given, dict):
            return given
        if isinstance(given, str | Path):
            return load_pack(given)
        raise BadOption("bad-pack-option")

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        return rulings_in(self.folder)

    @cached_property
    def editions(self) -> list[Edition]:
        """The figures of today and of every earlier version, today's first."""
        return all_editions(self.folder, Edition(self.rules_version, self.figures, self.figures))

    def edition_of(self, mark: object, pack: Figures) -> Edition | None:
        """The edition that a match with this fingerprint and pack was played with."""
        return next((edition for edition in self.editions if edition.has(mark, pack)), None)

    def content(self, pack: Figures | None = None, edition: Edition | None = None) -> Content:
        """The tables that the rules read; those of an edition's own figures are made only once."""
        chosen = edition or self.editions[0]
        if pack:
            return self.tables(chosen, pack)
        if chosen.content is None:
            chosen.content = self.tables(chosen, {})
        return chosen.content

    def tables(self, edition: Edition, pack: Figures) -> Content:
        check_rulings(self.id, self.rulings, pack)
        try:
            return self.rules.content(apply_changes(edition.figures, pack))
        except BadData as error:
            raise BadPack("pack-unfit", game=self.id, reason=error.to_json()) from None

    def check(self, seats: int, options: dict[str, object], kept: bool = False) -> dict[str, object]:
        """All options with their values; raises one sentence for anything that is not possible.

        In `kept` records more seats may play by themselves than there are: that was once possible.
        """
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats("bad-seats", game=self.id, seats=[*self.seats], given=short_form(seats))
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise BadOption("no-such-option", game=self.id, name=name, known=[*self.options])
            if not option.accepts(value):
                raise BadOption(
                    "bad-option", name=name, game=self.id, allowed=option.allowed_values(), given=short_form(value)
                )
        taken = self.taken_seats(options)
        if taken >= seats and not kept:
            raise BadOption("own-take-all", seats=seats, most=seats - 1, taken=taken)
        known = {name: option for name, option in self.options.items() if name in options or not option.later}
        return {name: options.get(name, option.default) for name, option in known.items()}

    def taken_seats(self, options: dict[str, object]) -> int:
        """How many seats play by themselves with these options."""
        given = [options.get(name, option.default) for name, option in self.options.items() if option.takes_seats]
        return sum(count for count in given if isinstance(count, int))

    def new(self, seats: int, options: dict[str, object] | None = None) -> State:
        """A new game at its first decision or chance, for those who drive the engine themselves."""
        return self.rules.new(seats, self.check(seats, options or {}), self.content())


def number_range(numbers: list[int]) -> str:
    """From the least to the most: 2–4."""
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


@cache
def all_games() -> dict[str, Game]:
    """The shelf: light games stand before heavy ones, among equals the shorter first."""
    found = [Game(manifest.parent) for manifest in SHELF.glob("*/manifest.toml")]
    return {game.id: game for game in sorted(found, key=lambda game: (game.weight, game.minutes, game.id))}


def games() -> list[str]:
    """The ids of all games in the order of the shelf."""
    return list(all_games())


def game(name: str) -> Game:
    """A game by its id."""
    wanted = name if isinstance(name, str) else short_form(name)
    found = all_games().get(wanted)
    if found is None:
        near = difflib.get_close_matches(wanted, games(), 1)
        if near:
            raise UnknownGame("no-game-near", name=wanted, near=near[0])
        raise UnknownGame("no-such-game", name=wanted, games=games())
    return found
