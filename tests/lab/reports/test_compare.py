"""The report that holds a pack beside the printed figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.reports.orders import BOTS, laboratory, wish, words
from wunderkammer.cli.main import main
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.reports import compare

RICH: dict[str, object] = {"expedition": {"reputation": 30}}
NOTHING: dict[str, object] = {"start": {"payment": [2, 1, 7, 0]}}  # with three players only


def test_what_a_pack_changes_is_found_and_stands_first() -> None:
    found = compare.measure(laboratory(wish(RICH, 40, BOTS)))
    first = found["measures"][0]
    assert first["certain"]
    assert first["measure"] in ("points", "line-expeditions")
    assert all(row["difference"]["value"] > 10 for row in first["bots"].values())
    assert all(row["difference"]["n"] == 40 for row in first["bots"].values())


def test_a_pack_that_changes_nothing_that_matters_is_not_flagged() -> None:
    found = compare.measure(laboratory(wish(NOTHING, 20, BOTS)))
    assert not any(row["certain"] for row in found["measures"])
    assert {row["difference"]["value"] for one in found["measures"] for row in one["bots"].values()} == {0.0}


def test_wins_that_stayed_as_they_were_in_other_games_are_not_known_exactly() -> None:
    found = compare.measure(laboratory(wish(RICH, 6, BOTS)))
    ties = next(row for row in found["measures"] if row["measure"] == "ties")
    for one in ties["bots"].values():
        assert one["difference"] == {"value": 0.0, "low": -0.5, "high": 0.5, "n": 6}


def test_without_a_pack_there_is_nothing_to_compare() -> None:
    with pytest.raises(WunderkammerError, match="--pack"):
        compare.measure(laboratory(wish()))


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_it_can_be_read_in_three_languages(lang: str) -> None:
    found = compare.measure(laboratory(wish(RICH, 4, BOTS)))
    told = repr(compare.document(found, words(lang)))
    assert "⟨" not in told
    assert "{ $" not in told


def test_the_command_writes_page_figures_and_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rich.toml").write_text("[start]\nmoney = 40\n", "utf-8")
    command = ["lab", "compare", "lost_lands", "--pack", "rich.toml", "-n", "4", "--bots", "random", "--seed", "1"]
    assert main([*command, "--jobs", "1", "--lang", "de"]) == 0
    assert "Punkte je Spieler" in capsys.readouterr().out
    page = Path("compare-lost_lands-2.html").read_text("utf-8")
    assert '<html lang="de">' in page
    assert "<script" not in page
    assert "var(--series-1)" in page
    data = json.loads(Path("compare-lost_lands-2.json").read_text("utf-8"))
    assert (data["seed"], data["bots"], data["games"]) == (1, ["random"], 4)
    assert len(Path("compare-lost_lands-2.jsonl").read_text("utf-8").splitlines()) == 1 + 2 * 4


def test_a_folder_that_is_not_there_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("[start]\nmoney = 40\n", "utf-8")
    command = ["lab", "compare", "lost_lands", "--pack", str(pack), "--out", str(tmp_path / "no" / "where")]
    assert main([*command, "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err
