"""Every game is played in Debian's Firefox too: its last moves, and with --soak the whole match."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox, start_firefox
from tests.browser.person import ASKED, GLOWING, PATIENCE, POINT
from tests.browser.positions import play_to, record
from tests.browser.server import Server

GAMES = ("lost_lands", "evolution", "encyclopedia", "darwins_journey")
SOAK = os.environ.get("WK_SOAK") == "1"
LAST = 24  # entries of a match that are played without --soak
MOST_MOVES = 900
MISSING = "Firefox is not installed here: apt-get install -y --no-install-recommends firefox-esr"
UPLOAD = """(record) => {
  const field = document.querySelector("[type=file]"), files = new DataTransfer();
  files.items.add(new File([record], "match.jsonl", { type: "text/plain" }));
  field.files = files.files;
  document.querySelector("main button.main").click();
}"""
REVISION = "() => +document.querySelector('#revision')?.value"
MENU = "#menu[open] #menu-list button"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    program = shutil.which("firefox-esr")
    if program is None:
        pytest.skip(MISSING)
    with start_firefox(program, tmp_path_factory.mktemp("profile")) as browser:
        yield browser


def wait(firefox: Firefox, question: str, *values: object) -> None:
    """Wait until the page says yes."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not firefox.evaluate(question, *values):
        assert time.monotonic() < deadline, question
        time.sleep(0.02)


def hit(firefox: Firefox, selector: str, chance: random.Random) -> bool:
    """Click one of the elements that there are; False if there is none."""
    point = firefox.evaluate(POINT, [selector, chance.random()])
    if point:
        firefox.click(*point)
    return bool(point)


def move(firefox: Firefox, chance: random.Random) -> None:
    """Make a move by clicking something that glows, if anything does, and see what becomes of it."""
    before = firefox.evaluate(REVISION)
    if hit(firefox, GLOWING, chance):
        hit(firefox, MENU, chance)
        wait(firefox, f"(before) => ({REVISION})() > before", before)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_in_firefox(firefox: Firefox, server: Server, game: str) -> None:
    first = 0 if SOAK else len(play_to(game, 2).entries) - LAST
    begun = play_to(game, 2, until=lambda match: len(match.entries) >= first)
    firefox.open(f"{server.address}/records")
    firefox.evaluate(UPLOAD, record(begun, "random"))
    wait(firefox, "() => document.querySelector('#revision') !== null && document.readyState === 'complete'")
    chance = random.Random(7)
    for _ in range(MOST_MOVES):
        wait(firefox, f"() => ({ASKED})(0) !== false")
        if firefox.evaluate(ASKED, 0) is None:
            break
        move(firefox, chance)
    assert firefox.evaluate("() => document.querySelector('#result h2').textContent.trim()")
