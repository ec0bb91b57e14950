"""At the terminal table: opponents that the game plays itself, and programs that play as bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.table import Typist
from wunderkammer.cli.main import main
from wunderkammer.match.records.record import Record
from wunderkammer.terminal.session import MatchWishes, begin, resume
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue

WRONG = "cmd@60:echo nonsense"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def kept(folder: Path) -> Path:
    return next(folder.glob("**/*.jsonl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_plays_by_itself_has_a_name_of_its_own(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = MatchWishes(3, None, ["Anna"], 1, {"rivals": 1, "rival_cards": 7})
    begin(console(), Typist([]), "encyclopedia", lang, wishes)
    header = Record.load(kept(tmp_path)).header
    name = {"en": "Daubenton", "ru": "Добантон", "de": "Daubenton"}[lang]
    assert header["players"] == ["Anna", catalogue(lang).say("ui-naturalist-1"), name]
    assert header["bots"] == ["", "greedy", ""]
    assert name in capsys.readouterr().out


def test_with_one_person_and_rivals_nobody_hands_the_keyboard_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(console(), Typist([]), "encyclopedia", "en", MatchWishes(None, None, [], 1, {"rivals": 1}))
    assert Record.load(kept(tmp_path)).header["players"] == ["Player 1", "Linnaeus"]
    assert "Pass the keyboard" not in capsys.readouterr().out


def test_a_program_that_plays_badly_is_reported_once_and_the_match_ends_well(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "lost_lands", "--seats", "2", "--bots", f"{WRONG},random", "--seed", "1", "--lang", "en"]) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert page.count("answered “nonsense” instead of a JSON object") == 1
    assert page.count("ended in the middle of a game") == 1
    assert "Score sheet" in page


def test_a_program_that_a_file_names_is_started_only_if_the_person_wants_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "started"
    begin(console(), Typist([]), "lost_lands", "en", MatchWishes(2, ["greedy"], ["Anna"], 1))
    path = kept(tmp_path)
    text = path.read_text().replace('"greedy"', f'"cmd:touch {mark}"')
    for answers, started in (([""], False), (["y", "1"], True)):  # after the first move the program is asked
        path.write_text(text)
        resume(console(), Typist(answers), path, "en")
        assert mark.exists() == started
        assert Record.load(path).header["bots"] == ["", f"cmd:touch {mark}" if started else "greedy"]
