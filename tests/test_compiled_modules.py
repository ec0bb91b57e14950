"""What is compiled is written down: a module that moves does not silently become slow.

`python -m tests.test_compiled_modules` prints the list of today; a new game needs no entry to be played.
"""

from __future__ import annotations

import runpy
from itertools import groupby
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
LIST = Path(__file__).with_name("compiled_modules.txt")


def compiled_modules() -> list[str]:
    """Every module that is compiled, by its path in the package, without its ending."""
    sources: list[str] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["compiled_sources"]()
    return sorted(source.removeprefix("src/wunderkammer/").removesuffix(".py") for source in sources)


def by_folder(modules: list[str]) -> str:
    """A line for each folder: `core: buffer content …`."""
    paths = sorted(map(PurePosixPath, modules), key=lambda path: (str(path.parent), path.name))
    folders = groupby(paths, key=lambda path: path.parent)
    return "".join(f"{folder}: {' '.join(path.name for path in found)}\n" for folder, found in folders)


def listed_modules() -> list[str]:
    lines = (line.split(": ") for line in LIST.read_text().splitlines())
    return [f"{folder}/{name}" for folder, names in lines for name in names.split()]


def game_of(module: str) -> str:
    """The game whose module it is; "" for those of the cabinet."""
    parts = module.split("/")
    return parts[1] if parts[0] == "games" else ""


def test_no_module_silently_stops_being_compiled() -> None:
    lost = sorted({*listed_modules()} - {*compiled_modules()})
    assert not lost, f"no longer compiled; if that is meant, take them out of {LIST.name}: {', '.join(lost)}"


def test_every_compiled_module_is_listed() -> None:
    listed = listed_modules()
    games = {game_of(module) for module in listed}
    missing = [module for module in compiled_modules() if module not in listed and game_of(module) in games]
    assert not missing, f"compiled, but missing in {LIST.name}: {', '.join(missing)}"


if __name__ == "__main__":
    print(by_folder(compiled_modules()), end="")
