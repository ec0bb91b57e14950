"""A fifth game: the template, copied as docs/adding-a-game.md says, is found and played like any other."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import sleep

import pytest

from tests.manual.blocks import blocks
from tests.web.test_serve import Visitor, play_first_move, running

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a project that has a fifth game; all else in it is lent."""
    project = tmp_path_factory.mktemp("project")
    package = ROOT / "src" / "wunderkammer"
    games = project / "src" / "wunderkammer" / "games"
    games.mkdir(parents=True)
    lend((ROOT / "src").glob("wunderkammer__mypyc*"), project / "src")
    lend((path for path in package.iterdir() if path.name != "games"), games.parent)
    lend((package / "games").iterdir(), games)
    shutil.copytree(ROOT / "tests" / "crumbs", project / "tests" / "crumbs")
    copying = next(block.text for block in blocks(PAGE, "sh") if "cp -r tests/crumbs" in block.text)
    subprocess.run(["bash", "-euc", copying], cwd=project, check=True)
    command = project / "wk"
    command.write_text(f'#!/bin/sh\nPYTHONPATH={project / "src"} exec {sys.executable} -m wunderkammer "$@"\n', "utf-8")
    command.chmod(0o755)
    return command


def lend(paths: Iterable[Path], folder: Path) -> None:
    for path in paths:
        (folder / path.name).symlink_to(path)


def run(program: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [str(program), *words],
        env={**os.environ, "XDG_DATA_HOME": str(program.parent / "data")},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_stands_on_the_shelf_with_its_rules_and_bots_play_it(program: Path) -> None:
    assert "Finches" in run(program, "games", "--lang", "en")
    assert "FN-01" in run(program, "rules", "finches", "--lang", "en")
    told = run(program, "simulate", "finches", "-n", "4", "--bots", "level2,random", "--seed", "1", "--lang", "en")
    assert "level2" in told


def test_it_is_played_in_the_terminal(program: Path) -> None:
    typed = "2\n2\n2\n1\n"
    told = run(program, "play", "finches", "--names", "Anna,Boris", "--lang", "en", "--seed", "7", typed=typed)
    assert "Anna wins with 4 points!" in told


def test_it_is_played_in_the_browser_against_a_bot(program: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", program=program) as (_, address):
        visitor = Visitor(address)
        page = visitor.read(address)
        assert "Finches" in page
        token = visitor.field("token", page)
        visitor.read(f"{address}new/finches", token=token, who0="me", name0="Anna", who1="level1")
        match = visitor.url.partition("?")[0]
        for _ in range(600):  # the bot thinks in a process of its own
            page = visitor.read(match)
            if "wins with" in page:
                break
            if 'name="move"' in page:
                play_first_move(visitor, match)
            else:
                sleep(0.1)
        assert "wins with" in page
