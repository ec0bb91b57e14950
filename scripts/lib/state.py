"""What the project's virtual environment still needs, so that a second start is quick and never runs stale rules.

state.py needs EXTRA         two lines: installed? yes or no; compiled? yes, quick, no, or why it cannot be
state.py done-install EXTRA  remembers what was installed
state.py build [ahead]       compiles the rules beside everything else, then puts them in place as a whole; ahead: then
                             also quickly, aside, so that after a change in one file only that one is left to compile
state.py sweep               removes every compiled module
state.py expect PART FILE    how long the tests will take here: as long as the file says they took, else an estimate

WK_OPT says how well the rules are to be compiled; rules that were compiled quickly are as good for tests as any.
"""

import contextlib
import fcntl
import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
STAMPS = Path(sys.prefix)
SUFFIXES = (".so", ".pyd")
QUICK, BEST = "1", "3"
# Guesses for two quiet cores, until a run here has taken its place.
TEST_SECONDS = {"quick": 120, "whole": 560, "soak": 3600}
CALIBRATION, CALIBRATION_SECONDS = 1_000_000, 0.042
# Anyone who has all the developers' tools has what playing needs.
EXTRAS = ("play", "compile", "lab", "dev")


def digest(*parts: str, files: list[Path]) -> str:
    whole = hashlib.sha256("\0".join((*parts, sys.version, platform.machine(), str(ROOT))).encode())
    for file in files:
        whole.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def installed_now() -> str:
    return digest(files=[ROOT / name for name in ("pyproject.toml", "requirements.lock", "setup.py")])


def wanted_level() -> str:
    return os.environ.get("WK_OPT") or BEST


def built_now(sources: list[str], level: str) -> str:
    return digest(level, files=[ROOT / "setup.py", *(ROOT / name for name in sources)])


def compiled_modules() -> set[Path]:
    return {path for suffix in SUFFIXES for path in SOURCE.rglob(f"*{suffix}")}


def expected_modules(sources: list[str], group: str) -> set[Path]:
    """One small module beside each source, and the library of the whole group above them all."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    beside = {(ROOT / name).with_suffix("").with_suffix(suffix) for name in sources}
    return beside | {SOURCE / f"{group}__mypyc{suffix}"} if beside else set()


def stamp(name: str) -> Path:
    return STAMPS / f"wunderkammer-{name}.stamp"


def says(name: str, expected: str) -> bool:
    return stamp(name).is_file() and stamp(name).read_text() == expected


def install_state(extra: str) -> str:
    enough = EXTRAS[EXTRAS.index(extra) :] if extra in EXTRAS else (extra,)
    return "yes" if any(says(name, installed_now()) for name in enough) else "no"


def is_built(project: dict[str, Any], level: str) -> bool:
    """Whether the rules as they are now lie there, compiled on this level."""
    sources = project["compiled_sources"]()
    fresh = says("build", built_now(sources, level))
    return fresh and compiled_modules() == expected_modules(sources, project["GROUP"])


def compile_state(project: dict[str, Any]) -> str:
    """Modules compiled from just these sources serve even where none could be compiled now."""
    if os.environ.get("WK_PURE") != "1":
        if is_built(project, BEST) or is_built(project, wanted_level()):
            return "yes"
        if is_built(project, QUICK):
            return "quick"
    return project["why_not_compiled"]() or "no"


def library_last(modules: set[Path]) -> list[Path]:
    """Without the library of the group the package is plain Python: it is put in place last, and removed first."""
    return sorted(modules, key=lambda path: (path.parent == SOURCE, path))


def sweep() -> None:
    stamp("build").unlink(missing_ok=True)
    for path in reversed(library_last(compiled_modules())):
        path.unlink()


def put_in_place(made: Path, modules: set[Path]) -> None:
    """Never a mixture: a start meanwhile finds either no library, and plays plain, or all that belongs to it."""
    sweep()
    for path in library_last(modules):
        half = path.with_name(f"{path.name}.half")
        shutil.copy2(made / path.relative_to(SOURCE), half)
        half.replace(path)


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """Only one compiles at a time; anyone who comes second waits, and then finds everything done."""
    mark = BUILD / "compiling"
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            # Anyone who plays meanwhile looks at this file to see whether the compiler is still at work.
            if mark.is_file() and mark.read_text().strip() == str(os.getpid()):
                mark.unlink()


def build(project: dict[str, Any]) -> None:
    BUILD.mkdir(exist_ok=True)
    with turn():
        level = wanted_level()
        if is_built(project, level):
            return
        if not is_built(project, QUICK):
            sweep()  # a compilation that fails leaves plain Python behind, never yesterday's rules
        began_with = built_now(project["compiled_sources"](), level)
        made = compile_aside(level, began_with)
        sources = project["compiled_sources"]()
        if built_now(sources, level) != began_with:
            sys.exit("The rules changed while they were being compiled: the next start compiles them anew.")
        put_in_place(made, expected_modules(sources, project["GROUP"]))
        stamp("build").write_text(began_with)


def note_of(level: str) -> Path:
    return BUILD / f"compiled-{level}" / "sources"


def compile_aside(level: str, sources: str) -> Path:
    """The folder with all that was compiled; what has not changed since the last time is not compiled again."""
    made = BUILD / f"compiled-{level}"
    command = [sys.executable, "setup.py", "--quiet", "build_ext", f"--build-lib={made}"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "WK_OPT": level}, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    made.mkdir(exist_ok=True)
    note_of(level).write_text(sources)
    return made


def compile_ahead(project: dict[str, Any]) -> None:
    """Anyone who changes a rule later does not wait for all the others: their objects lie there."""
    with turn():
        quick = built_now(project["compiled_sources"](), QUICK)
        if is_built(project, BEST) and not (note_of(QUICK).is_file() and note_of(QUICK).read_text() == quick):
            compile_aside(QUICK, quick)


def expect(part: str, file: Path) -> str:
    """How long a part of the tests will take, without compiling."""
    if file.is_file():
        return f"The tests took {duration_words(float(file.read_text()))} here the last time."
    began = time.perf_counter()
    sum(number * number for number in range(CALIBRATION))
    slowness = (time.perf_counter() - began) / CALIBRATION_SECONDS
    words = duration_words(TEST_SECONDS[part] * slowness)
    return f"The tests will take about {words}, judging by the speed of this machine."


def duration_words(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    return f"{seconds / 60:.0f} minutes"


def main(command: str, extra: str = "dev", file: str = "") -> None:
    project = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    if command == "needs":
        print(install_state(extra), compile_state(project), sep="\n")
    elif command == "done-install":
        stamp(extra).write_text(installed_now())
    elif command == "build":
        build(project)
        if extra == "ahead":
            compile_ahead(project)
    elif command == "sweep":
        sweep()
    elif command == "expect":
        print(expect(extra, Path(file)))
    else:
        sys.exit(f"state.py knows no command {command!r}: it is needs, done-install, build, sweep or expect.")


if __name__ == "__main__":
    main(*sys.argv[1:])
