"""The scripts: help at once, play at once, and a compiler that says how far it is to anyone who waits for it."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import sleep
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
OPTION = re.compile(r'add_argument\("(--[\w-]+)".*(?<!SUPPRESS\))$', re.MULTILINE)


# Stands for the project where only starting is tested: its compiler says how far it is and works until told to end.
SLOW_COMPILER = """
import os, sys, time
from pathlib import Path
GROUP = "group"
def compiled_sources(): return []
def why_not_compiled(): return "WK_PURE=1 is set" if os.environ.get("WK_PURE") == "1" else None
if __name__ == "__main__":
    if "WK_PROGRESS" in os.environ: Path(os.environ["WK_PROGRESS"]).write_text("3 of 7 files")
    with open("levels", "a") as levels: levels.write(os.environ.get("WK_OPT", "3"))
    while not Path("enough").exists(): time.sleep(0.05)
"""


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts and the command line where nobody has ever started anything."""
    folder = tmp_path_factory.mktemp("fresh")
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    package = folder / "src" / "wunderkammer"
    package.mkdir(parents=True)
    arguments = sorted(path.stem for path in (ROOT / "src" / "wunderkammer" / "cli" / "arguments").glob("*.py"))
    modules = ("__init__", "main", "parser", "help_texts", *(f"arguments/{name}" for name in arguments))
    texts = ("__init__.py", "invocation.py", *(f"messages/cli.{lang}.ftl" for lang in ("en", "ru", "de")))
    command_line = (*(f"cli/{name}.py" for name in modules), *(f"text/{name}" for name in texts))
    for name in ("__init__.py", "__main__.py", "compiling.py", "uncompiled.py", *command_line):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "wunderkammer" / name, package / name)
    return folder


def help_text(folder: Path, script: str, *words: str) -> str:
    command = ["bash", str(folder / "scripts" / script), *words, "--help"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (folder / ".venv").exists()
    return done.stdout


def test_playing(fresh: Path) -> None:
    assert f"{fresh}/scripts/play serve --host 0.0.0.0" in help_text(fresh, "play")
    assert "--bots" in help_text(fresh, "play", "play")


@pytest.mark.parametrize(
    ("script", "programs"),
    [
        ("bench", ("bench/run.py", "bench/web.py", "bench/memory.py")),
        ("train", ("src/wunderkammer/lab/training/train.py",)),
        ("test", ()),
    ],
)
def test_every_option_is_told(fresh: Path, script: str, programs: tuple[str, ...]) -> None:
    told = help_text(fresh, script)
    assert told.startswith(("Decisions per second", "Fit the values", "The whole test suite"))
    assert "set -euo" not in told
    options = {option for program in programs for option in OPTION.findall((ROOT / program).read_text("utf-8"))}
    assert [option for option in options if option not in told] == []
    assert bool(options) == bool(programs)


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Path]:
    """A project whose environment is made, and whose program says that it plays; its rules are not compiled yet."""
    folder = tmp_path / "installed"
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    (folder / "src").mkdir()
    (folder / "pyproject.toml").touch()
    (folder / "requirements.lock").touch()
    (folder / "setup.py").write_text(SLOW_COMPILER, "utf-8")
    venv = folder / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], timeout=60, check=True)
    (venv / "wunderkammer-made.stamp").write_text(f"{venv}\n\n", "utf-8")
    remember_installation(folder)
    program = venv / "bin" / "wunderkammer"
    program.write_text('#!/bin/sh\necho playing\necho "$WK_PURE $WK_COMPILING" >"$0.settings"\n', "utf-8")
    program.chmod(0o755)
    yield folder
    (folder / "enough").touch()


def remember_installation(folder: Path) -> None:
    state = [str(folder / ".venv" / "bin" / "python"), "-I", str(folder / "scripts" / "lib" / "state.py")]
    subprocess.run([*state, "done-install", "compile"], timeout=60, check=True)


@pytest.fixture
def start(installed: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts scripts/play; what is still at work in the end is waited for."""
    started: list[subprocess.Popen[str]] = []

    def play(*words: str, **settings: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("WK_")}
        started.append(
            subprocess.Popen(
                ["bash", str(installed / "scripts" / "play"), *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                env={**environment, **settings},
            )
        )
        return started[-1]

    yield play
    (installed / "enough").touch()
    for process in started:
        process.communicate(timeout=60)


def read_until(process: subprocess.Popen[str], words: str) -> str:
    """What a start says, up to these words; it would never say them if it went wrong."""
    assert process.stderr is not None
    said = ""
    while words not in said:
        sign = process.stderr.read(1)
        assert sign, f"It ended without “{words}”: {said}"
        said += sign
    return said


def test_whoever_waits_for_the_compiler_reads_how_far_it_is_and_how_not_to_wait(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    first = start("--lang", "en", "simulate", "lost_lands")
    assert "WK_PURE=1 scripts/play starts at once" in read_until(first, " s, 3 of 7 files")
    (installed / "enough").touch()
    assert first.communicate(timeout=60)[0] == "playing\n"


def test_many_games_wait_only_for_rules_that_are_compiled_quickly(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    (installed / "enough").touch()
    assert start("simulate", "lost_lands").communicate(timeout=60)[0] == "playing\n"
    until(lambda: (installed / "levels").read_text("utf-8") == "13")  # those optimised across files follow beside


def test_beside_the_best_rules_quick_ones_are_compiled_ahead_of_the_first_change(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    (installed / "enough").touch()
    assert start().communicate(timeout=60)[0] == "playing\n"
    levels = installed / "levels"
    until(lambda: levels.exists() and levels.read_text("utf-8") == "31")


@pytest.mark.parametrize("words", [(), ("menu",), ("rules", "lost_lands"), ("replay", "simulate")])
def test_play_begins_at_once_in_plain_python_while_the_compiler_works_beside_it(
    start: Callable[..., subprocess.Popen[str]], installed: Path, words: tuple[str, ...]
) -> None:
    assert start(*words).communicate(timeout=60)[0] == "playing\n"
    mark = installed / "build" / "compiling"
    assert (installed / ".venv" / "bin" / "wunderkammer.settings").read_text("utf-8") == f"1 {mark}\n"
    os.kill(int(mark.read_text()), 0)  # it is at work
    (installed / "enough").touch()
    until(lambda: not mark.exists())
    assert start(*words).communicate(timeout=60) == ("playing\n", "")
    assert (installed / ".venv" / "bin" / "wunderkammer.settings").read_text("utf-8") == " \n"


def until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        sleep(0.1)
    raise AssertionError("It never came to that.")


def test_a_start_that_compiles_nothing_does_not_wait_for_a_compiler_at_work(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    first = start("simulate")
    read_until(first, "Compiling")
    said, complaint = start("simulate", WK_PURE="1").communicate(timeout=60)
    assert (said, complaint) == ("playing\n", "WK_PURE=1 is set: playing uncompiled (the same games, slower).\n")
    assert start().communicate(timeout=60)[0] == "playing\n"
    assert first.poll() is None


def test_a_compiler_that_does_not_work_is_found_out_at_once(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    shutil.copy(ROOT / "setup.py", installed / "setup.py")
    (installed / "src" / "wunderkammer" / "core").mkdir(parents=True)
    (installed / "src" / "wunderkammer" / "core" / "rng.py").touch()
    remember_installation(installed)
    said, complaint = start(CC="false").communicate(timeout=60)
    sentence = "The C compiler false does not work: playing uncompiled (the same games, slower).\n"
    assert (said, complaint) == ("playing\n", sentence)


def test_the_library_that_holds_all_is_put_in_place_last_and_removed_first() -> None:
    state = runpy.run_path(str(ROOT / "scripts" / "lib" / "state.py"))
    source = ROOT / "src"
    library, door, other = source / "wunderkammer__mypyc.so", source / "wunderkammer" / "z.so", source / "a" / "b.so"
    assert state["library_last"]({library, door, other}) == [other, door, library]


def test_the_tests_say_how_long_they_take(tmp_path: Path) -> None:
    expect = runpy.run_path(str(ROOT / "scripts" / "lib" / "state.py"))["expect"]
    assert re.fullmatch(r"The tests will take about \d+ (seconds|minutes), .*", expect("quick", tmp_path / "none"))
    (tmp_path / "took").write_text("240\n")
    assert expect("whole", tmp_path / "took") == "The tests took 4 minutes here the last time."


WEB, CREW = "tests/web/test_pages.py::test_a", "tests/lab/crews/test_crew.py::test_b"


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        ([WEB, CREW], True),
        ([WEB, "tests/games/evolution/test_feeding.py::test_c"], False),
        ([WEB, "tests/web/test_secrets.py::test_d"], False),
        ([f"{WEB}{number}" for number in range(4)], False),
        ([], False),
    ],
)
def test_only_a_few_tests_with_processes_get_a_second_look(failed: list[str], again: bool) -> None:
    look = runpy.run_path(str(ROOT / "scripts" / "lib" / "second_look.py"))["worth_a_second_look"]
    assert look(failed) == (failed if again else [])


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A compiler that writes down how far it had come at each file; all rules, then a tiny door to one of them."""
    told = tmp_path / "progress"
    monkeypatch.setenv("WK_PROGRESS", str(told))
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.chdir(tmp_path)
    for name in ("a.c", "b.c", "c.c", "door.c"):
        Path(name).touch()
    extensions = [SimpleNamespace(sources=["a.c", "b.c", "c.c"]), SimpleNamespace(sources=["door.c"])]

    def compile_files(files: list[str], **_: object) -> None:
        pretended.read.append(told.read_text("utf-8") if told.exists() else "")
        pretended.files += files
        for file in files:
            Path(f"{file}.o").touch()

    def compile_all() -> None:
        pretended.files = []
        for extension in extensions:
            pretended.compile(extension.sources)

    pretended = SimpleNamespace(compile=compile_files, read=[], files=[], told=told, compile_all=compile_all)
    pretended.object_filenames = lambda files, output_dir: [f"{file}.o" for file in files]
    build = SimpleNamespace(compiler=pretended, extensions=extensions)
    runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["use_all_cores"](build)
    return pretended


def test_the_compiler_counts_its_files_and_never_backwards(compiler: SimpleNamespace) -> None:
    compiler.compile_all()
    read = [*compiler.read, compiler.told.read_text("utf-8")]
    assert read == ["", "1 of 3 files", "2 of 3 files", "linking", "linking"]


def test_only_what_has_changed_is_compiled_again(compiler: SimpleNamespace) -> None:
    compiler.compile_all()
    compiler.compile_all()
    assert compiler.files == []
    Path("b.c").write_text("int changed;")
    compiler.compile_all()
    assert compiler.files == ["b.c"]


def test_without_compiling_nothing_compiled_is_loaded(tmp_path: Path) -> None:
    package = tmp_path / "wunderkammer"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "compiling.py", "uncompiled.py", "core/__init__.py", "core/rng.py"):
        shutil.copy(ROOT / "src" / "wunderkammer" / name, package / name)
    built = EXTENSION_SUFFIXES[0]
    (tmp_path / f"wunderkammer__mypyc{built}").write_text("half compiled", "utf-8")
    (package / "core" / f"rng{built}").write_text("half compiled", "utf-8")
    code = "from wunderkammer.core import rng; print(rng.__file__)"
    for settings, works in (({"WK_PURE": "1"}, True), ({}, False)):
        environment = {name: value for name, value in os.environ.items() if name != "WK_PURE"}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**environment, "PYTHONPATH": str(tmp_path), **settings},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert (done.stdout.strip() == str(package / "core" / "rng.py")) == works, done.stderr
