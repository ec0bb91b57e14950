"""Page, stream and reconnect show the same; a message of the stream says whose move it shows."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tests.web.browser import Browser
from wunderkammer import games
from wunderkammer.web.live.feed import Feed
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.live.viewpoint import Viewpoint


def headline(message: bytes | None) -> dict[str, object]:
    assert message is not None
    found: dict[str, object] = json.loads(message.decode().split("\n")[1].removeprefix("data: "))
    return found


def test_a_message_says_whose_move_it_shows_and_whether_their_turn_goes_on(anna: Browser) -> None:
    anna.send("/new/encyclopedia", who0="me", who1="here")
    url = anna.url
    table, choose = anna.table(url), Random(3)
    feed = Feed(table, Viewpoint(None, "en"))
    going_on = set()
    for _ in range(30):
        seat = table.match.to_act[0]
        anna.open(f"{url}?as={seat}")
        anna.play(url, choose.choice(anna.moves()), seat)
        told = headline(feed.update(SharedTable(table, "en")))
        assert told["seat"] == seat
        assert told["more"] == (seat in table.match.to_act)
        going_on.add(told["more"])
    assert going_on == {True, False}


def whole(html: str) -> str:
    """A page as it stands when its script has opened what lies behind, and its pictures are asked for or not yet."""
    return re.sub(r'<noscript class="later">|</noscript>|<!--(?:place \w+|end)-->| loading="lazy"', "", html)


@pytest.mark.parametrize("game", games())
def test_page_stream_and_reconnect_show_the_same(anna: Browser, game: str) -> None:
    anna.send(f"/new/{game}", who0="me", who1="here")
    url, choose = anna.url, Random(4)
    table = anna.table(url)
    followed = Feed(table, Viewpoint(0, "en", (0, 1), "http://testserver", tips=True))
    for _ in range(12):
        seat = choose.choice(table.match.to_act)
        anna.open(f"{url}?as={seat}")
        anna.play(url, choose.choice(anna.moves()), seat)
        followed.update(SharedTable(table, "en"))
    page, opened = anna.open(f"{url}?as=0&log=all").text, Feed(table, followed.point)
    assert followed.pieces() == opened.pieces()
    assert followed.stamp == opened.stamp
    assert all(whole(piece) in whole(page) for piece in followed.shown.since(None))
    lines = re.search(r'<ol id="log-lines"[^>]*>(.*?)</ol>', page, re.DOTALL)
    assert lines is not None
    assert lines[1] == "".join(item.html for item in followed.log.items)


def test_a_page_begins_with_the_recent_lines_and_says_how_many_came_before(anna: Browser) -> None:
    anna.send("/new/lost_lands", who0="me", who1="bot:random", who2="bot:random")
    table = anna.table(anna.url)
    whole, recent = Feed(table, Viewpoint(0, "en")).log, Feed(table, Viewpoint(0, "en"), recent=1).log
    assert recent.items == whole.items[-1:]
    assert recent.earlier == len(whole.items) - 1
