"""Boards: complete in every language, at every width, and never more than the seat may see."""

from __future__ import annotations

import io

import pytest

from tests.terminal.table import new_match
from wunderkammer.bots import Info, bot
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games
from wunderkammer.terminal.scene.canvas import Canvas, board
from wunderkammer.terminal.scene.plain_board import draw as draw_plainly
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator

WIDTHS = (60, 80, 100)


def narrator_of(match: Match, lang: str) -> Narrator:
    names = [f"Maximiliane {seat + 1}" for seat in range(match.seats)]
    return Narrator(match.game.rules, catalogue(lang, match.game.folder), names)


def draw_board(match: Match, seat: int | None, lang: str, width: int) -> str:
    page = io.StringIO()
    console(page, width).print(board(match, match.view(seat), narrator_of(match, lang), width))
    return page.getvalue()


def at_some_points(name: str, every: int = 13) -> list[Match]:
    """A match of the largest party at its beginning, now and then, and at its end."""
    match = Match(name, game(name).seats[-1], seed=4)
    mind = bot("random", 1)
    found, count = [Match.from_record(match.record)], 0
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.game.vocabulary.key(mind.choose(Info(match.game.rules, match.state, seat))))
        if (count := count + 1) % every == 0 or not match.to_act:
            found.append(Match.from_record(match.record))
    return found


@pytest.mark.parametrize("name", games())
def test_a_board_is_drawn_in_every_language_without_overflow(name: str) -> None:
    for match in at_some_points(name):
        for lang in LANGUAGES:
            for width in WIDTHS:
                page = draw_board(match, 0, lang, width)
                assert "⟨" not in page
                assert all(len(line) <= width for line in page.splitlines())


@pytest.mark.parametrize("name", games())
def test_spectators_and_every_seat_get_a_board(name: str) -> None:
    match = at_some_points(name)[-1]
    for seat in (None, *range(match.seats)):
        assert draw_board(match, seat, "en", 100).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_drawing_shows_its_view(lang: str) -> None:
    match = new_match(["Anna", "Boris"])
    match.play(0, "screen:red")
    match.play(1, "screen:blue")
    page = io.StringIO()
    scene = Canvas(match.view(0), narrator_of(match, lang), match.content, match.game.figures, 100)
    console(page, 100).print(draw_plainly(scene))
    for card in match.view(0)["table"]["market"]:
        assert scene.label("card", card) in page.getvalue()
    assert "⟨" not in page.getvalue()


@pytest.mark.rule("LL-04")
def test_a_purse_is_shown_to_its_owner_only() -> None:
    match = new_match(["Anna", "Boris"])
    assert "Your purse: 11 M£" in draw_board(match, 0, "en", 100)
    assert "11" not in draw_board(match, None, "en", 100)


def test_the_strengths_of_all_teams_can_be_read() -> None:
    match = new_match(["Anna", "Boris"])
    for seat, screen in ((0, "red"), (1, "blue")):
        match.play(seat, f"screen:{screen}")
    for seat, amount in ((0, 3), (1, 0)):
        match.play(seat, f"bid:{amount}")
    card = next(key for key in match.legal(0) if key.startswith(("take:explorer", "take:crew", "take:transport")))
    match.play(0, card)
    match.play(0, "join:first")
    team = match.view(0)["table"]["players"][0]["teams"][0]
    assert f"={team['strength']}" in draw_board(match, 1, "en", 100)


def test_before_the_lots_are_drawn_nobody_stands_on_the_track() -> None:
    match = new_match(["Anna", "Boris"])
    assert "I – ⬡6 › II – ⬡4" in draw_board(match, 0, "en", 100)
    match.play(0, "screen:red")
    match.play(1, "screen:blue")
    assert "I unused ⬡6 › II unused ⬡4" in draw_board(match, 0, "en", 100)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_colours_of_the_screens_are_shown_at_every_width(width: int) -> None:
    match = new_match(["Anna", "Boris"])
    match.play(0, "screen:red")
    row = next(line for line in draw_board(match, 1, "en", width).splitlines() if "Maximilia" in line)
    assert " Re" in row


def test_a_patron_on_the_market_names_the_screen_that_gets_more() -> None:
    shown = {
        "en": "pays 5, or 7 to the red screen",
        "ru": "платит 5, красной ширме 7",
        "de": "zahlt 5, dem roten Schirm 7",
    }
    match = Match("lost_lands", 3, seed=8)
    for seat, colour in enumerate(("red", "blue", "green")):
        match.play(seat, f"screen:{colour}")
    for lang, words in shown.items():
        assert words in draw_board(match, 0, lang, 100)


@pytest.mark.parametrize(("lang", "told"), [("en", "Green: hard"), ("ru", "Зелёный: трудный"), ("de", "Grün: schwer")])
def test_alone_the_board_says_which_of_alfreds_boards_it_is(lang: str, told: str) -> None:
    match = Match("darwins_journey", 1, 3, {"alfred": "green"})
    for width in WIDTHS:
        page = draw_board(match, 0, lang, width)
        assert told in page
        assert all(len(line) <= width for line in page.splitlines())
