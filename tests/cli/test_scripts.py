"""The scripts answer a question for help at once: for that nothing is installed and nothing compiled."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OPTION = re.compile(r'add_argument\("(--[\w-]+)".*(?<!SUPPRESS\))$', re.MULTILINE)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts and the command line where nobody has ever started anything."""
    folder = tmp_path_factory.mktemp("fresh")
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    package = folder / "src" / "wunderkammer"
    package.mkdir(parents=True)
    for name in ("__init__.py", "__main__.py", "cli.py"):
        shutil.copy(ROOT / "src" / "wunderkammer" / name, package / name)
    return folder


def helped(folder: Path, script: str, *words: str) -> str:
    command = ["bash", str(folder / "scripts" / script), *words, "--help"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (folder / ".venv").exists()
    return done.stdout


def test_playing(fresh: Path) -> None:
    assert "wk serve --host 0.0.0.0" in helped(fresh, "play")
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
