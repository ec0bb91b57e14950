"""The package as it is installed elsewhere: from a wheel, into an environment of its own."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.web.test_serve import Visitor, play_first_move, running
from wunderkammer.compiling import is_plain

ROOT = Path(__file__).resolve().parents[2]
PACKED = ("LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py")
KIND = "plain Python" if is_plain() else "compiled"
# Compiled once for all tests: the wheel is packed from that. Nothing is fetched from anywhere.
SETTINGS = {"WK_PURE": "1"} if is_plain() else {"WK_PACK": "1"}
LEFT_OUT = ("__pycache__", "*.egg-info", *(("*.so",) if is_plain() else ()))


def run(*command: str | Path, **settings: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **settings},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel packed from a copy of the project, so that nothing is left behind in the project itself."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", folder / "project" / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
    for name in PACKED:
        shutil.copy(ROOT / name, folder / "project" / name)
    wheel_command = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    run(sys.executable, *wheel_command, "--wheel-dir", folder, folder / "project", **SETTINGS)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that has nothing but the wheel; what it needs is lent by ours."""
    venv = tmp_path_factory.mktemp("elsewhere") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv)
    install = ("-m", "pip", "--python", venv / "bin" / "python", "install", "--quiet", "--no-deps", "--no-index")
    run(sys.executable, *install, wheel)
    (packages,) = venv.glob("lib/*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return venv / "bin" / "wunderkammer"


def at_a_terminal(code: str, errors: Path) -> str:
    """What somebody at a terminal reads while a program writes its errors to a file."""
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - another process
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT), 2)
        os.execve(sys.executable, [sys.executable, "-c", code], {**os.environ, "WK_PURE": ""})
    os.waitpid(child, 0)
    return os.read(terminal, 1000).decode("utf-8")


def test_whoever_installs_without_a_compiler_is_told_although_the_installer_keeps_what_a_build_says(
    tmp_path: Path,
) -> None:
    code = f"import runpy; runpy.run_path({str(ROOT / 'setup.py')!r}, run_name='setup')['report']('Nothing compiled.')"
    assert "Nothing compiled." in at_a_terminal(code, tmp_path / "kept")
    assert (tmp_path / "kept").read_text("utf-8") == "Nothing compiled.\n"


def test_a_wheel_says_whether_it_is_compiled(wheel: Path, program: Path) -> None:
    assert wheel.name.endswith("-none-any.whl") == is_plain()
    assert run(program, "--version").endswith(f"({KIND})\n")


def test_a_move_in_the_terminal(program: Path, tmp_path: Path) -> None:
    command = (program, "play", "lost_lands", "--names", "Anna,Boris", "--lang", "en", "--seed", "7")
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        input="1\nq\n",
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Your decision, Boris" in done.stdout


def test_a_move_in_the_browser(program: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", program=program) as (_, address):
        visitor = Visitor(address)
        assert play_first_move(visitor, visitor.begin())
