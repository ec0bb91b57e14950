"""Compile the engine, the rules and the boards with mypyc; all else about the package stands in pyproject.toml.

Without a C compiler, without mypyc or with WK_PURE=1 nothing is compiled: plain Python plays the same games, slower.
WK_OPT=1 compiles quickly, each file for itself: after a change only the C files that differ. The default, WK_OPT=3,
optimises across the files that every decision runs through.
"""

import contextlib
import hashlib
import importlib.util
import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "wunderkammer")
GROUP = "wunderkammer"
PATTERNS = (
    "core/*.py",
    "core/observing/*.py",
    "games/*/*.py",
    "games/*/ai/*.py",
    "games/*/steps/*.py",
    "games/*/content/*.py",
    "bots/search/*.py",
    *(f"rl/{name}.py" for name in ("batch", "episode", "rewards")),
    # Between the rules and the browser: what every move needs for every viewer of a table. The match itself stays
    # plain: it is the door for people, and compiled code answers wrong arguments with a TypeError, not a sentence.
    *(f"match/{name}.py" for name in ("entries", "known_entries", "obstacles", "undo")),
    "table/entry_book.py",
    *(f"text/{name}.py" for name in ("catalogue", "narrator", "number_words", "patterns")),
    *(f"web/board/{name}.py" for name in ("board", "drawing_cache", "fragments", "shared_position", "sight")),
    "web/board/graphics/board_effects.py",
    *(f"web/live/{name}.py" for name in ("feed", "shared_table")),
    *(
        f"web/live/pieces/{name}.py"
        for name in ("log_html", "match_pieces", "move_list", "spoken_news", "table_players")
    ),
    "games/*/board/*.py",
)
# A package's door is only read once, the schema of a game's view holds only types, what things mean is seldom asked.
INTERPRETED = {"__init__.py", "meanings.py", "view_schema.py"}
# setuptools also runs this file to ask for names and versions: compiling then would be work for nothing.
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
# What no bot passes through while it thinks: inlining across these files would double the time of linking for nothing.
COLD = re.compile(r"^/(web|text|table|match)/|/board/")
# Reading figures and positions, checking and naming: done once, or for one person; hardly worth optimising at all.
SELDOM = re.compile(
    r"/(dice_position|events|fields|fingerprint|piece_shapes|position|sentences|view|vocabulary)$"
    r"|/content/(cards|language|names|readers)$"
)
TOGETHER = ["-flto", "-fno-semantic-interposition"]
ALONE = ["-O2", "-fno-semantic-interposition"]
HARDLY = ["-O1", "-fno-semantic-interposition"]
DOOR = ["-O0"]  # one tiny library beside every module, which opens the one that holds them all
TRIAL_SECONDS = 10
# What other packages offer is not looked at, so that none of them is needed to compile.
WITHOUT_OTHERS = ("--no-site-packages", "--ignore-missing-imports")


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
        return "No C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed"
    if not can_compile():
        return f"The C compiler {compiler()[0]} does not work"
    return None


def can_compile() -> bool:
    """Whether the compiler can make a library of one line: what is broken is found out now, not after a minute."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "trial.c"), Path(folder, "trial.so")
        source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
        words = ["-shared", "-fPIC", f"-I{sysconfig.get_path('include')}", str(source), "-o", str(library)]
        try:
            done = subprocess.run([*compiler(), *words], capture_output=True, timeout=TRIAL_SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and library.is_file()


def report(sentence: str) -> None:
    """The person who installs reads it at the terminal, though pip and uv keep to themselves what a build says."""
    print(sentence, file=sys.stderr)
    if not sys.stderr.isatty() and os.environ.get("WK_PURE") != "1":
        with contextlib.suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
            print(f"\n{sentence}", file=terminal)


@cache
def is_gcc() -> bool:
    version = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in version


def optimisation() -> str:
    return os.environ.get("WK_OPT") or "3"


def extensions() -> list[Any]:
    """One compile group, so that calls between the engine and the rules stay native calls."""
    sources = compiled_sources()
    if not sources or BUILDS.isdisjoint(sys.argv):
        return []
    if "WK_PACK" in os.environ:
        return compiled_already()
    reason = why_not_compiled() or (None if importlib.util.find_spec("mypyc") else "mypyc is not installed")
    if reason:
        report(f"{reason}: nothing is compiled, plain Python plays the same games slower.")
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    tell_progress("translating to C")
    # No mypy settings: strictness is scripts/check's concern and must not stop an installation.
    options = ["--config-file=", f"--python-executable={sys.executable}", *WITHOUT_OTHERS]
    found = mypycify(options + sources, group_name=GROUP, multi_file=True, opt_level=optimisation(), debug_level="0")
    for extension in found:
        extension.depends = [*extension.depends, "setup.py"]
    if joins_files():
        found[0].extra_link_args += [f"-flto={os.cpu_count()}", f"-O{optimisation()}"]
    return found


def compiled_already() -> list[Any]:
    """With WK_PACK=1 a wheel is packed from the modules that lie beside the sources."""
    from setuptools import Extension

    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    found = sorted((ROOT / "src").rglob(f"*{suffix}"))
    names = [".".join(path.relative_to(ROOT / "src").parts).removesuffix(suffix) for path in found]
    return [Extension(name, [path.relative_to(ROOT).as_posix()]) for name, path in zip(names, found, strict=True)]


def copy_in_place_of_compiling(module: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(module, target)


def joins_files() -> bool:
    """Whether files are optimised together when they are linked: that inlines the calls between them."""
    return is_gcc() and optimisation() != "1"


def flags_of(file: str) -> list[str]:
    """What is seldom run is hardly optimised, cold files each for itself, all others together."""
    if not Path(file).name.startswith(f"__native_{GROUP}"):
        return DOOR if Path(file).parent.name != "build" else TOGETHER if joins_files() else []
    if not joins_files():
        return []
    module = Path(file).stem.removeprefix(f"__native_{GROUP}").replace("___", "/")
    if SELDOM.search(module):
        return HARDLY
    return ALONE if COLD.search(module) or not module else TOGETHER


def fingerprint(file: str, flags: list[str]) -> str:
    """What an object depends on: its source, the headers of the group, how it is compiled."""
    whole = hashlib.sha256(" ".join((*compiler(), sys.version, *flags)).encode())
    for path in (Path(file), *sorted(Path("build").glob("*.h"))):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def use_all_cores(build: Any) -> None:
    """setuptools compiles one file after the other and all of them anew; let every core take one that has changed."""
    build.parallel = os.cpu_count()
    compile_files = build.compiler.compile
    total = max((len(extension.sources) for extension in build.extensions), default=0)
    done = itertools.count(1)

    def compile_changed(file: str, settings: dict[str, Any]) -> list[str]:
        flags = [*settings.get("extra_postargs", []), *flags_of(file)]
        objects: list[str] = build.compiler.object_filenames([file], output_dir=settings.get("output_dir"))
        note, mark = Path(f"{objects[0]}.fingerprint"), fingerprint(file, flags)
        if not (note.is_file() and note.read_text() == mark and Path(objects[0]).is_file()):
            note.unlink(missing_ok=True)
            compile_files([file], **{**settings, "extra_postargs": flags})
            note.write_text(mark)
        return objects

    def compile_side_by_side(files: list[str], **settings: Any) -> list[str]:
        def compile_one(file: str) -> list[str]:
            compiled = compile_changed(file, settings)
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
    # Imported only here: scripts/lib/state.py asks this file for its sources before setuptools is installed.
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools carries no types
        def finalize_options(self) -> None:
            super().finalize_options()
            self.build_temp = f"build/objects-{optimisation()}"

        def build_extensions(self) -> None:
            use_all_cores(self)
            super().build_extensions()

        def build_extension(self, extension: Any) -> None:
            if "WK_PACK" in os.environ:
                copy_in_place_of_compiling(extension.sources[0], Path(self.get_ext_fullpath(extension.name)))
            else:
                super().build_extension(extension)

    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
