"""Replays: both ways through a record, with a seat's knowledge or with everybody's."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.terminal.table import Typist, new_match, page_after
from wunderkammer.errors import WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.terminal.replay_screen import Replay, joint_view, step_to
from wunderkammer.terminal.style import console


def story_after(record: Record, seat: int | None, lines: list[str] | None = None, lang: str = "en") -> str:
    """What a reader sees; without lines the whole story."""
    page = io.StringIO()
    walker = Replay(console(page, 100), record, seat, lang)
    if lines is None:
        walker.print_all()
    else:
        walker.walk(Typist(lines))
    return page.getvalue()


@pytest.fixture
def finished(tmp_path: Path) -> Match:
    match = new_match(["Merian", "Bates"])
    page_after(match, ["random", "random"], [], tmp_path)
    return match


@pytest.fixture
def bidding() -> Match:
    """Anna has bid 7 in secret, Boris has not chosen yet."""
    match = new_match(["Anna", "Boris"])
    for seat, key in ((0, "screen:red"), (1, "screen:blue"), (0, "bid:7")):
        match.play(seat, key)
    return match


@pytest.mark.parametrize(
    ("typed", "leads_to"),
    [("n", 6), ("", 6), ("p", 4), ("0", 0), ("9", 9), ("99", 10), ("end", 10), ("begin", 0), ("x", None), ("-1", None)],
)
def test_words_lead_both_ways(typed: str, leads_to: int | None) -> None:
    assert step_to(typed, 5, 10) == leads_to


def test_stepping_shows_what_each_entry_did(bidding: Match) -> None:
    page = story_after(bidding.record, None, ["n", "n", "p", "nowhere", "end", "n", "q"])
    steps = [part.split("\n")[0] for part in page.split("Lost Lands · ")[1:]]
    last = len(bidding.entries)
    assert [step.split()[0] for step in steps] == [f"{at}/{last}" for at in (0, 1, 2, 1, last)]
    assert "“nowhere” leads nowhere" in page
    assert "It goes no further here." in page


def test_an_unfinished_match_tells_strangers_no_secrets(bidding: Match) -> None:
    assert "7 M£" not in story_after(bidding.record, None)
    assert "7 M£" not in story_after(bidding.record, 1)
    assert "Anna seals a bid of 7 M£." in story_after(bidding.record, 0)


def test_a_finished_match_shows_everything_and_the_result(finished: Match) -> None:
    page = story_after(finished.record, None)
    assert finished.result is not None
    assert "seals a bid" in page
    assert str(max(finished.result.scores)) in page
    money = finished.view(0)["table"]["players"][0]["money"]
    assert f"Merian {money} M£" in story_after(finished.record, None, ["end", "q"])


def test_what_seats_know_is_joined() -> None:
    one = {"money": [3, None], "hand": ["a", "b"], "open": 1}
    other = {"money": [None, 5], "hand": 2, "open": 1, "more": None}
    assert joint_view(one, other) == {"money": [3, 5], "hand": ["a", "b"], "open": 1, "more": None}


def test_a_seat_that_is_not_there_gets_a_sentence(bidding: Match) -> None:
    with pytest.raises(WunderkammerError, match="no seat 3 in this match; seats are numbered from 1 to 2"):
        story_after(bidding.record, 2)


def test_names_in_a_foreign_record_cannot_command_the_terminal(bidding: Match) -> None:
    record = bidding.record
    record.header["players"] = ["\x1b[2JAnna", "Boris"]
    assert "\x1b" not in story_after(record, None)


@pytest.mark.parametrize("lang", ["ru", "de"])
def test_a_story_is_told_in_the_readers_language(finished: Match, lang: str) -> None:
    page = story_after(finished.record, 0, None, lang)
    assert "⟨" not in page
    assert {"ru": "Подсчёт очков", "de": "Wertung"}[lang] in page
