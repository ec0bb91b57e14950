"""The scripts: help at once, a compiler that says how far it is, and nobody who waits for it without wanting it."""

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
    Path(os.environ["WK_PROGRESS"]).write_text("3 of 7 files")
    while not Path("enough").exists(): time.sleep(0.05)
"""


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts and the command line where nobody has ever started anything."""
    folder = tmp_path_factory.mktemp("fresh")
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    package = folder / "src" / "wunderkammer"
    package.mkdir(parents=True)
    modules = ("__init__", "main", "parser", "command_arguments", "typed_values", "help_texts")
    texts = ("__init__.py", "invocation.py", *(f"messages/cli.{lang}.ftl" for lang in ("en", "ru", "de")))
    command_line = (*(f"cli/{name}.py" for name in modules), *(f"text/{name}" for name in texts))
    for name in ("__init__.py", "__main__.py", "uncompiled.py", *command_line):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "wunderkammer" / name, package / name)
    return folder


def helped(folder: Path, script: str, *words: str) -> str:
    command = ["bash", str(folder / "scripts" / script), *words, "--help"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (folder / ".venv").exists()
    return done.stdout


def test_playing(fresh: Path) -> None:
    assert f"{fresh}/scripts/play serve --host 0.0.0.0" in helped(fresh, "play")
    assert "--bots" in helped(fresh, "play", "play")


@pytest.mark.parametrize(
    ("script", "programs"),
    [
        ("bench", ("bench/run.py", "bench/web.py", "bench/memory.py")),
        ("train", ("src/wunderkammer/lab/train.py",)),
        ("test", ()),
    ],
)
def test_every_option_is_told(fresh: Path, script: str, programs: tuple[str, ...]) -> None:
    told = helped(fresh, script)
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
    (folder / "setup.py").write_text(SLOW_COMPILER, "utf-8")
    venv = folder / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], timeout=60, check=True)
    (venv / "wunderkammer-made.stamp").write_text(f"{venv}\n\n", "utf-8")
    subprocess.run(
        [str(venv / "bin" / "python"), "-I", str(folder / "scripts" / "lib" / "state.py"), "done-install", "compile"],
        timeout=60,
        check=True,
    )
    program = venv / "bin" / "wunderkammer"
    program.write_text("#!/bin/sh\necho playing\n", "utf-8")
    program.chmod(0o755)
    yield folder
    (folder / "enough").touch()


@pytest.fixture
def start(installed: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts scripts/play; what is still at work in the end is waited for."""
    started: list[subprocess.Popen[str]] = []

    def play(**settings: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("WK_")}
        started.append(
            subprocess.Popen(
                ["bash", str(installed / "scripts" / "play")],
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
    first = start()
    assert "WK_PURE=1 scripts/play starts at once" in read_until(first, " s, 3 of 7 files")
    (installed / "enough").touch()
    assert first.communicate(timeout=60)[0] == "playing\n"


def test_a_start_that_compiles_nothing_does_not_wait_for_a_compiler_at_work(
    start: Callable[..., subprocess.Popen[str]], installed: Path
) -> None:
    first = start()
    read_until(first, "Compiling")
    said, complaint = start(WK_PURE="1").communicate(timeout=60)
    assert (said, complaint) == ("playing\n", "WK_PURE=1 is set: playing uncompiled (the same games, slower).\n")
    assert first.poll() is None
    second = start()
    read_until(second, "waiting for it (WK_PURE=1 scripts/play does not wait for a compiler)")


def test_the_compiler_counts_its_files_and_never_backwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "progress"
    monkeypatch.setenv("WK_PROGRESS", str(told))
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    read: list[str] = []

    def compile_files(files: list[str], **_: object) -> list[str]:
        read.append(told.read_text("utf-8") if told.exists() else "")
        return files

    # All rules, then a tiny door to one of them.
    extensions = [SimpleNamespace(sources=["a.c", "b.c", "c.c"]), SimpleNamespace(sources=["door.c"])]
    build = SimpleNamespace(compiler=SimpleNamespace(compile=compile_files), extensions=extensions)
    runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["use_all_cores"](build)
    for extension in extensions:
        build.compiler.compile(extension.sources)
    assert [*read, told.read_text("utf-8")] == ["", "1 of 3 files", "2 of 3 files", "linking", "linking"]


def test_without_compiling_nothing_compiled_is_loaded(tmp_path: Path) -> None:
    package = tmp_path / "wunderkammer"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "uncompiled.py", "core/__init__.py", "core/rng.py"):
        shutil.copy(ROOT / "src" / "wunderkammer" / name, package / name)
    built = EXTENSION_SUFFIXES[0]
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
