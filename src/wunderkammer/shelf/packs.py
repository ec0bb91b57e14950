"""Figures of components and packs that change them: one mechanism for all games."""

from __future__ import annotations

import hashlib
import json
import tomllib
from copy import deepcopy
from pathlib import Path

from wunderkammer.errors import BadFile, BadPack

Figures = dict[str, object]
LARGEST_PACK = 1_000_000
DEEPEST_LIST = 4
ABOUT = ("provenance", "readings")  # tables that say where figures come from, and what a ruling may be
KINDS = ("bool", "dict", "int", "list", "str")  # of figures, each with a message `error-kind-…`


def standard_figures(folder: Path) -> Figures:
    """The figures that a game's folder ships, without the tables that only describe them."""
    figures: Figures = tomllib.loads((folder / "content" / "figures.toml").read_text(encoding="utf-8"))
    return {name: value for name, value in figures.items() if name not in ABOUT}


def load_pack(path: str | Path) -> Figures:
    """The changes that a pack file makes; raises one sentence if it cannot be read."""
    try:
        with Path(path).open("rb") as file:  # a device may have no end
            raw = file.read(LARGEST_PACK + 1)
    except (OSError, ValueError) as error:  # what is no name of a file at all is a ValueError
        raise BadFile("pack-not-read", path=str(path), reason=getattr(error, "strerror", None) or str(error)) from None
    if len(raw) > LARGEST_PACK:
        raise BadPack("pack-large", path=str(path))
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadPack("pack-text", path=str(path)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPack("pack-toml", path=str(path), reason=str(error)) from None


def apply_changes(figures: Figures, changes: Figures, path: str = "") -> Figures:
    """The figures with a pack's changes; a pack may only change entries that exist, to values of their type."""
    result = deepcopy(figures)
    for name, value in changes.items():
        where = f"{path}{name}"
        if name not in figures:
            raise BadPack("pack-unknown", where=where, known=[*figures])
        old = figures[name]
        if isinstance(old, dict) and isinstance(value, dict):
            result[name] = apply_changes(old, value, f"{where}.")
        elif shape(value) != shape(old):
            raise BadPack("pack-kind", where=where, given=kind(value), wanted=kind(old))
        else:
            result[name] = value
    return result


def shape(value: object, depth: int = DEEPEST_LIST) -> str:
    """The type of a figure; of a list also the type of what is in it."""
    if isinstance(value, list) and depth:
        return f"list of {'/'.join(sorted({shape(item, depth - 1) for item in value}))}"
    return type(value).__name__


def kind(value: object, depth: int = DEEPEST_LIST) -> dict[str, object]:
    """What kind of figure a value is, as a phrase."""
    if isinstance(value, list) and value and depth:
        return {"code": "kind-list-of", "values": {"entry": kind(value[0], depth - 1)}}
    name = type(value).__name__
    return {"code": f"kind-{name if name in KINDS else 'other'}", "values": {"name": name}}


def fingerprint(figures: Figures) -> str:
    """A short hash that tells two sets of figures apart."""
    text = json.dumps(figures, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
