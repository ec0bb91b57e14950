"""What docs/api.md shows works: the bot plays a match to its end, and every address of the page is one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.api.listening import listening, token_from_page
from wunderkammer.web.api.addresses import ENDPOINTS

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "api_bot.py"
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
MOST_LINES = 42  # the issue asks for a bot of about forty


@pytest.mark.parametrize("game", ["lost_lands", "evolution"])
def test_the_bot_plays_a_match_over_the_network(game: str, tmp_path: Path) -> None:
    with listening(tmp_path) as server:
        token = token_from_page(server.address, "read", "play", "open")
        command = [sys.executable, str(BOT), server.address, token, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
    assert "Scores: [" in done.stdout.splitlines()[-1]
    assert len(done.stdout.splitlines()) > 20
    # A move of its own may come too late now and then, nothing else.
    assert {line.split(":")[0] for line in done.stderr.splitlines()} <= {"stale"}


def test_the_bot_says_in_words_what_is_wrong(tmp_path: Path) -> None:
    with listening(tmp_path) as server:
        command = [sys.executable, str(BOT), server.address, "wk_wrong", "evolution"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr.startswith("bad-token: The token is missing")


def test_the_bot_is_short() -> None:
    code = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= MOST_LINES


def test_the_page_names_every_address() -> None:
    named = {*re.findall(r"`(GET|POST) (/\S+?)(?:\?\S*)?`", PAGE)}
    assert named == {(one.method, one.path) for one in ENDPOINTS} | {("GET", "/openapi.json")}
