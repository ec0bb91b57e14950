"""The drawn board: every move has its place, every word its language, and no secret is drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape

import pytest

from tests.games.lost_lands.position import position
from tests.games.lost_lands.seen import bid
from wunderkammer.core.rng import Rng
from wunderkammer.games.lost_lands.board.board import draw
from wunderkammer.games.lost_lands.meanings import CARD_ICONS, KIND_ICONS
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.board.sight import Sight

NAMES = ["Ann", "Bob", "Cid", "Dot"]
MATCHES = [
    pytest.param(
        seats, {"first_game": first, "auctioned_start": auction}, id=f"{seats}{'-first' * first}{'-auction' * auction}"
    )
    for seats in (2, 3, 4)
    for first in (False, True)
    for auction in (False, True)
]


def drawing(match: Match, viewer: int | None, lang: str = "en") -> str:
    return str(draw(Sight(match, viewer, lang, NAMES[: match.seats])).live)


def found(html: str, attribute: str) -> Counter[str]:
    """How often each value of an attribute is drawn."""
    return Counter(unescape(value) for value in re.findall(rf' {attribute}=["\']([^"\']+)["\']', html))


def play_out(match: Match, seed: int) -> Iterator[int]:
    """Random moves; stops before every decision and says whose it is."""
    rng = Rng(seed)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        yield seat
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_every_element_that_a_move_names_is_drawn_once(seats: int, options: dict[str, object]) -> None:
    match = Match("lost_lands", seats, 5, options)
    for seat in play_out(match, 3):
        sight = Sight(match, seat, "en", NAMES[:seats])
        html = draw(sight).live
        elements = found(html, "data-element")
        assert {element: elements[element] for element in sight.by_element} == dict.fromkeys(sight.by_element, 1)
        assert [name for name, count in found(html, "id").items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_words_are_there_in_every_language(lang: str, seats: int) -> None:
    match = Match("lost_lands", seats, 7)
    for number, seat in enumerate(play_out(match, 5)):
        if number % 7 == 0:
            assert not set("⟨{}") & set(drawing(match, seat, lang))
    assert not set("⟨{}") & set(drawing(match, None, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_told_in_full(lang: str) -> None:
    match = position("take", seats=2, market=["risky_move", "patron_red", "crew_2b"])
    sight = Sight(match, match.to_act[0], lang, NAMES[:2])
    text = unescape(drawing(match, sight.seat, lang))
    for label in ("risky_move", "patron_red", "crew_2b"):
        assert sight.label("card", label) in text
    assert sight.say("board-price", price=3) in text


def test_a_button_plays_what_it_says() -> None:
    match = position(seats=2, money=[3, 11])
    buttons = re.findall(r'<button [^>]* data-moves=\'(.*?)\' aria-label="(.*?)">(\d+)<', drawing(match, 0))
    assert [(unescape(keys), face) for keys, _, face in buttons] == [(f'["bid:{n}"]', f"{n}") for n in range(4)]
    assert [words for _, words, _ in buttons] == ["0: Bid nothing", "Bid 1 M£", "Bid 2 M£", "Bid 3 M£"]


@pytest.mark.rule("LL-04")
def test_nobody_sees_what_is_behind_another_screen() -> None:
    poor = position(seats=3, money=[7, 3, 11])
    rich = position(seats=3, money=[7, 30, 11])
    for viewer in (0, 2, None):
        assert drawing(poor, viewer) == drawing(rich, viewer)
    assert drawing(poor, 1) != drawing(rich, 1)


@pytest.mark.rule("LL-11")
def test_a_sealed_bid_is_seen_by_its_bidder_only() -> None:
    low, high = (position(seats=3) for _ in range(2))
    low.play(1, "bid:2")
    high.play(1, "bid:9")
    for viewer in (0, 2, None):
        assert drawing(low, viewer) == drawing(high, viewer)
    assert drawing(low, 1) != drawing(high, 1)


@pytest.mark.rule("LL-25")
def test_a_jetpack_turned_in_secret_is_seen_by_its_owner_only() -> None:
    left, turned = (position(seats=2, teams={1: ["jetpack@crew"]}) for _ in range(2))
    turned.play(1, "turn:first,crew,explorer")
    for viewer in (0, None):
        assert drawing(left, viewer) == drawing(turned, viewer)
    assert "ll-becomes" in drawing(turned, 1)


def test_bids_are_seen_once_they_are_shown() -> None:
    match = position(seats=2)
    bid(match, 2, 9)
    for viewer in (0, 1, None):
        shown = re.findall(r'class="ll-pick ll-\w+"[^>]*>.*?<b>(\d+)</b>', drawing(match, viewer))
        assert shown == ["9", "2"]


def test_a_card_keeps_its_token_from_the_market_to_the_team() -> None:
    match = position("take", seats=2, market=["crew_2b", "crew_3a", "crew_4a"])
    seat = match.to_act[0]
    for key in ("take:crew_2b", "join:first"):
        assert found(drawing(match, seat), "id")["tok-card-crew_2b"] == 1
        match.play(seat, key)
    assert found(drawing(match, seat), "id")["tok-card-crew_2b"] == 1


def test_equal_cards_on_the_market_lie_on_one_another() -> None:
    match = position("take", seats=2, market=["jetpack", "jetpack", "crew_4a"])
    html = drawing(match, match.to_act[0])
    assert found(html, "data-element")["market-jetpack"] == 1
    assert '<b class="ll-times">×2</b>' in html


def test_every_sign_has_a_drawing() -> None:
    match = position("take", seats=2, market=["crew_2b", "crew_3a", "crew_4a"])
    folder = match.game.folder / "board"
    named = re.findall(r'sight\.icon\("(.+?)"\)', (folder / "signs.py").read_text(encoding="utf-8"))
    assert {*named, *CARD_ICONS.values(), *KIND_ICONS.values()} == {
        file.stem for file in (folder / "icons").glob("*.svg")
    }
