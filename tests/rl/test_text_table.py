"""A match in words: every move offered can be played, every other one is answered with its reason."""

from __future__ import annotations

import random
import re

import pytest

from wunderkammer.rl.interfaces.text_table import TextTable
from wunderkammer.shelf.game import games


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize("name", games())
def test_whoever_plays_what_is_written_comes_to_the_end(name: str, lang: str) -> None:
    table, dice = TextTable(name, lang=lang), random.Random(2)
    seen = table.reset(5)
    while not table.done:
        keys = re.findall(r"^\[(.+?)\] ", seen.text, re.MULTILINE)
        assert keys == table.match.legal(seen.seat)
        assert "⟨" not in seen.text  # what the catalogue has no words for
        _, details = table.step(f"[{dice.choice(keys)}]")
        assert "refusal" not in details
        seen = table.get_observation()
    assert table.match.result is not None
    assert table.match.seats == 1 or sum(table.close()) == pytest.approx(0)


def test_an_illegal_move_is_answered_with_the_rule_and_the_missing_amount() -> None:
    table = TextTable("lost_lands", 2)
    while not table.match.legal(table.match.to_act[0])[0].startswith("bid:"):
        table.step(table.match.legal(table.match.to_act[0])[0])
    purse = table.match.view(0)["table"]["players"][0]["money"]
    done, details = table.step(f"bid:{purse + 3}")
    assert not done
    assert (details["refusal"]["code"], details["refusal"]["rule"]) == ("bid-too-high", "LL-11")
    assert details["refusal"]["details"]["missing"] == 3
    assert "(LL-11)" in table.get_observation().text
    table.step("bid:0")
    assert "(LL-11)" not in table.get_observation().text


def test_whoever_goes_on_with_illegal_moves_has_lost() -> None:
    table = TextTable("lost_lands", 3, patience=2)
    answers = [table.step("nonsense")[0] for _ in range(3)]
    assert answers == [False, False, True]
    assert table.close() == [-1.0, 0.0, 0.0]


def test_the_same_seed_is_the_same_match_and_options_are_heard() -> None:
    table = TextTable("lost_lands", 2, {"first_game": True})
    assert table.reset(3) == table.reset(3)
    assert table.reset(3) != table.reset(4)
