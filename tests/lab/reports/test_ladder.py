"""The report of levels against each other, for every number of players."""

from __future__ import annotations

import pytest

from tests.lab.reports.orders import laboratory, wish, words
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.reports import ladder
from wunderkammer.lab.reports.report_words import Findings


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    file = tmp_path_factory.mktemp("ladder") / "ladder.jsonl"
    first = ladder.measure(laboratory(wish(games=4, bots=["random", "level1"], file=file)))
    kept = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    again = ladder.measure(laboratory(wish(games=4, bots=["random", "level1"], file=file)))
    assert again == first
    assert {path.name: path.read_bytes() for path in file.parent.iterdir()} == kept
    return first


def test_every_number_of_players_has_its_pairs_and_its_first_seat(found: Findings) -> None:
    assert [table["players"] for table in found["tables"]] == [2, 3, 4]
    for table in found["tables"]:
        [pair] = table["pairs"]
        assert (pair["first"], pair["second"]) == ("random", "level1")
        assert pair["ahead"]["value"] < 0.5
        assert pair["ahead"]["n"] >= 4
        assert {bot: one["edge"]["n"] for bot, one in table["first"].items()} == {"random": 4, "level1": 4}


def test_the_edge_is_what_the_first_seat_wins_beyond_its_share(found: Findings) -> None:
    for table in found["tables"]:
        for one in table["first"].values():
            assert one["edge"]["value"] == pytest.approx(one["wins"]["value"] - 1 / table["players"], abs=1e-4)
            assert one["edge"]["low"] < one["edge"]["value"] < one["edge"]["high"]


def test_an_edge_counts_only_if_two_levels_find_it() -> None:
    sure, unsure = {"edge": {"low": 0.1, "high": 0.3}}, {"edge": {"low": -0.1, "high": 0.3}}
    burden = {"edge": {"low": -0.3, "high": -0.1}}
    assert ladder.has_edge({"a": sure, "b": sure, "c": unsure})
    assert not ladder.has_edge({"a": sure, "b": unsure})
    assert not ladder.has_edge({"a": sure, "b": burden})


def test_one_level_is_no_ladder() -> None:
    with pytest.raises(WunderkammerError, match="at least two bots"):
        ladder.measure(laboratory(wish(bots=["random"])))


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_it_can_be_read_in_three_languages(lang: str, found: Findings) -> None:
    told = repr(ladder.document(found, words(lang)))
    assert "⟨" not in told
    assert "{ $" not in told
