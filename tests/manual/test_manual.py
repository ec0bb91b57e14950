"""The manual has every page and every public name, and a link that leads nowhere fails its build."""

from __future__ import annotations

import re
import shutil
from dataclasses import asdict
from pathlib import Path

import manual
import pytest

import wunderkammer as wk
from tests.manual.blocks import ROOT
from wunderkammer.cli.arguments.command_arguments import COMMANDS
from wunderkammer.web.settings import Settings

LARGEST_PICTURE = 200_000


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("manual") / "source"
    manual.gather(folder)
    return folder


def test_every_page_of_docs_stands_in_the_table_of_contents(source: Path) -> None:
    listed = (source / "index.md").read_text("utf-8").splitlines()
    pages = [str(page.relative_to(ROOT / "docs").with_suffix("")) for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page not in listed] == ["index"]


def test_every_rulebook_is_in_the_manual_in_three_languages(source: Path) -> None:
    listed = (source / "index.md").read_text("utf-8")
    for game in wk.games():
        for lang in ("en", "de", "ru"):
            page = f"src/wunderkammer/games/{game}/rulebook/{lang}"
            assert f"<{page}>" in listed
            assert (source / f"{page}.md").is_file()


def test_the_reference_has_every_public_name(source: Path) -> None:
    named = re.findall(r"auto\w+:: wunderkammer\.(\w+)$", (source / "python.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(wk.__all__)


def test_what_the_reference_of_a_match_leaves_out_is_there_to_be_left_out() -> None:
    assert [name for name in manual.HOW_IT_WORKS.split(", ") if not hasattr(wk.Match, name)] == []


def test_every_command_is_explained(source: Path) -> None:
    page = (source / "command-line.md").read_text("utf-8")
    assert [name for name in COMMANDS if f"## wk {name}\n" not in page] == []


def test_pictures_are_small_and_all_of_them_are_shown() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    assert pictures
    assert [picture.name for picture in pictures if picture.stat().st_size >= LARGEST_PICTURE] == []
    shown = "".join(
        page.read_text("utf-8") for page in (ROOT / "README.md", ROOT / "docs" / "players.md", ROOT / "docs" / "lab.md")
    )
    assert [picture.name for picture in pictures if picture.name not in shown] == []


@pytest.mark.parametrize(("link", "code"), [("index.md", 0), ("nowhere.md", 1), ("index.md#nothing", 1)])
def test_a_link_that_leads_nowhere_fails_the_build(link: str, code: int, tmp_path: Path) -> None:
    pytest.importorskip("sphinx", reason="the manual is built with the extra “docs”")
    source = tmp_path / "source"
    source.mkdir()
    shutil.copy(ROOT / "docs" / "conf.py", source)
    (source / "index.md").write_text(f"# Title\n\n[a link]({link})\n", "utf-8")
    assert manual.build(source, tmp_path / "html") == code


def test_the_limits_of_a_server_are_those_of_its_settings() -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8").partition("## Limits")[2].partition("\n## ")[0]
    told = {name: int(value) for name, value in re.findall(r"^\| `(\w+)` \| (\d+) \|", text, re.MULTILINE)}
    settings = asdict(Settings(b""))
    limits = [name for name in settings if name.endswith(("_limit", "_per_minute", "_per_address", "_per_user"))]
    assert told == {name: settings[name] for name in limits}
