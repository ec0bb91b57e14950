"""House rulings: where rules can be read in more than one way, the reading is a figure that can be chosen."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from wunderkammer.core.reader import short_form
from wunderkammer.errors import BadPack
from wunderkammer.shelf.packs import Figures

RULINGS = "rulings"  # the table of figures.toml that holds them


class Ruling:
    """One ruling: its rule, its possible readings, and the one that is played if nobody chooses."""

    def __init__(self, name: str, rule: str, readings: list[str], default: str) -> None:
        self.name = name
        self.rule = rule
        self.readings = readings
        self.default = default


def rulings_in(folder: Path) -> dict[str, Ruling]:
    """The rulings of a game, in the order of its figures; `[readings]` says what each may be."""
    figures = tomllib.loads((folder / "content" / "figures.toml").read_text(encoding="utf-8"))
    chosen: dict[str, str] = figures.get(RULINGS, {})
    readings = figures.get("readings", {})
    return {
        name: Ruling(name, readings[name]["rule"], readings[name]["values"], default)
        for name, default in chosen.items()
    }


def check_rulings(game_id: str, rulings: Mapping[str, Ruling], pack: Figures) -> None:
    """Refuse a pack with a reading that the rule does not have."""
    chosen = pack.get(RULINGS, {})
    for name, reading in chosen.items() if isinstance(chosen, dict) else ():
        ruling = rulings.get(name)
        if ruling is not None and reading not in ruling.readings:
            raise BadPack("pack-ruling", game=game_id, name=name, values=ruling.readings, given=short_form(reading))


def with_rulings(pack: Figures, rulings: Mapping[str, Ruling], chosen: Mapping[str, str]) -> Figures:
    """A pack with these rulings; the usual reading needs no change of figures."""
    before = pack.get(RULINGS, {})
    kept = before if isinstance(before, dict) else {}
    unusual = {name: reading for name, reading in chosen.items() if reading != rulings[name].default or name in kept}
    return {**pack, RULINGS: {**kept, **unusual}} if unusual else pack
