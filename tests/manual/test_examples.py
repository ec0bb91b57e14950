"""Whatever a reader of the manual may copy works: its Python is run, its commands are run, long ones are parsed."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from tests.manual.blocks import PAGES, ROOT, Block, blocks, commands
from wunderkammer.cli.main import main, parse

FILE = re.compile(r"# (\S+\.toml)")  # a block that begins with the name of a file is that file
PROGRAM = ("wk", "scripts/play")
NAMED = [(page.name, line, long) for page in PAGES for line, long in commands(page)]
OURS = [(page, line, long) for page, line, long in NAMED if line.startswith(PROGRAM)]


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to work in, with nothing of the repository but the examples."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run_python(block: Block, names: dict[str, object], page: str) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, 0)
    report = io.StringIO()
    doctest.DocTestRunner().run(test, out=report.write, clear_globs=False)
    names.update(test.globs)
    assert not report.getvalue(), report.getvalue()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_the_python_of_a_page_runs_from_its_beginning_to_its_end(page: Path) -> None:
    names: dict[str, object] = {"pytest": pytest}
    for block in blocks(page, "python", "toml"):
        named = FILE.match(block.text)
        if block.language == "python":
            run_python(block, names, page.name)
        elif named:
            Path(named[1]).write_text(block.text, "utf-8")


@pytest.mark.parametrize(("page", "line"), [(page, line) for page, line, long in OURS if not long])
def test_a_command_of_the_manual_runs(page: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))  # a player in the terminal leaves at the first question
    assert main(shlex.split(line, comments=True)[1:]) == 0


@pytest.mark.parametrize(("page", "line"), [(page, line) for page, line, long in OURS if long])
def test_a_long_command_of_the_manual_can_be_understood(page: str, line: str) -> None:
    assert parse(shlex.split(line, comments=True)[1:], "en") is not None


def test_every_script_that_the_manual_names_is_there() -> None:
    named = {line.split()[0] for _, line, _ in NAMED if line.startswith("scripts/")}
    assert "scripts/play" in named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_a_command_stands_in_a_block_that_is_tried() -> None:
    """A block without a language, or indented, would not be found."""
    loose = [
        f"{page.name}: {line}"
        for page in PAGES
        for block in blocks(page, "")
        for line in block.text.splitlines()
        if line.startswith(PROGRAM)
    ]
    assert loose == []
