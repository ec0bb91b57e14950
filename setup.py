"""Compile the engine, the rules and the boards with mypyc; all else about the package stands in pyproject.toml.

Without a C compiler, without mypyc or with WK_PURE=1 nothing is compiled: plain Python plays the same games, slower.
WK_OPT sets the C compiler's optimisation level (default 3; 1 compiles in half the time at nine tenths of the speed).
"""

import importlib.util
import itertools
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "wunderkammer")
GROUP = "wunderkammer"
PATTERNS = (
    "core/*.py",
    "games/*/*.py",
    "games/*/ai/*.py",
    "games/*/steps/*.py",
    "games/*/content/*.py",
    "bots/search/*.py",
    # Between the rules and the browser: what every move needs for every viewer of a table. The match itself stays
    # plain: it is the door for people, and compiled code answers wrong arguments with a TypeError, not a sentence.
    *(f"match/{name}.py" for name in ("entries", "known_entries", "obstacles", "undo")),
    "table/entry_book.py",
    *(f"text/{name}.py" for name in ("catalogue", "narrator", "patterns")),
    *(f"web/board/{name}.py" for name in ("board", "drawing_cache", "fragments", "shared_position", "sight")),
    *(f"web/live/{name}.py" for name in ("feed", "log", "move_list", "pieces", "shared_table", "table_players")),
    "games/*/board/*.py",
)
# A package's door is only read once; a game's terminal board is drawing, not rules.
INTERPRETED = {"__init__.py", "terminal.py"}
# setuptools also runs this file to ask for names and versions: compiling then would be work for nothing.
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def compiled_sources() -> list[str]:
    """Every module that mypyc compiles, relative to the project, always in the same order."""
    found = {path for pattern in PATTERNS for path in (ROOT / PACKAGE).glob(pattern)}
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name not in INTERPRETED)


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def why_not_compiled() -> str | None:
    """The reason why nothing can be compiled here, or None when it can."""
    if os.environ.get("WK_PURE") == "1":
        return "WK_PURE=1 is set"
    if shutil.which(compiler()[0]) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed"
    return None


def is_gcc() -> bool:
    version = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in version


def extensions() -> list[Any]:
    """One compile group, so that calls between the engine and the rules stay native calls."""
    sources = compiled_sources()
    wanted = sources and not BUILDS.isdisjoint(sys.argv)
    if not wanted or why_not_compiled() or importlib.util.find_spec("mypyc") is None:
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    tell_progress("translating to C")
    # No mypy settings: strictness is scripts/check's concern and must not stop an installation.
    options = ["--config-file=", f"--python-executable={sys.executable}"]
    found = mypycify(options + sources, group_name=GROUP, multi_file=True, opt_level=os.environ.get("WK_OPT", "3"))
    if is_gcc():
        # One file per module compiles on all cores; optimising at link time still inlines calls between them.
        for extension in found:
            extension.extra_compile_args += ["-flto", "-fno-semantic-interposition"]
            extension.extra_link_args += [f"-flto={os.cpu_count()}", f"-O{os.environ.get('WK_OPT', '3')}"]
    return found


def use_all_cores(build: Any) -> None:
    """setuptools compiles the files of one group one after the other; let every core take one."""
    compile_files = build.compiler.compile
    total = max((len(extension.sources) for extension in build.extensions), default=0)
    done = itertools.count(1)

    def compile_side_by_side(files: list[str], **settings: Any) -> list[str]:
        def compile_one(file: str) -> list[str]:
            compiled: list[str] = compile_files([file], **settings)
            if len(files) == total:  # all else are tiny doors to what is compiled here
                tell_progress(f"{next(done)} of {total} files")
            return compiled

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [result for results in pool.map(compile_one, files) for result in results]
        if len(files) == total:
            tell_progress("linking")  # where most of the optimising is done
        return found

    build.compiler.compile = compile_side_by_side


def tell_progress(words: str) -> None:
    """Compiling takes minutes: scripts/lib/environment.sh shows those who wait how far it is."""
    if "WK_PROGRESS" in os.environ:
        Path(os.environ["WK_PROGRESS"]).write_text(words)


if __name__ == "__main__":
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools carries no types
        def build_extensions(self) -> None:
            use_all_cores(self)
            super().build_extensions()

    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
