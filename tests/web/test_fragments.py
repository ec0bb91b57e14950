"""Of a board only what has changed is sent, and anyone who puts it in its place has the new board."""

from __future__ import annotations

import re
from random import Random

import pytest

from wunderkammer.match.match import Match
from wunderkammer.shelf.game import all_games
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.fragments import Fragment, differences, fragments
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Boris", "Cleo", "Dora", "Emil", "Fanny"]
MOVES = 40


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_page_that_takes_every_update_shows_the_board(game: str) -> None:
    match, choose = Match(game, None, 3), Random(3)
    page, old, whole, sent = "", None, 0, 0
    for _ in range(MOVES):
        board = artist(match.game)(Sight(match, 0, "en", NAMES[: match.seats]))
        page = str(board.live) if old is None else apply_update(page, board, old)
        assert page == board.live
        if old is not None:
            whole, sent = whole + len(board.live), sent + len("".join(board.since(old) or [board.live]))
        old = board
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))
    assert sent < 0.75 * whole


def apply_update(page: str, board: Board, old: Board) -> str:
    """What the client script does with an update."""
    update = board.since(old)
    if update is None:
        return str(board.live)
    for part in update:
        if part.startswith("<svg "):  # a figure on a chart: the whole of it stands in for the old one
            page = page.replace(drawing(page, part.partition('id="')[2].partition('"')[0]), part)
        else:
            new = fragments(part).inside[0]
            page = page.replace(find(fragments(page), new.id).html, new.html)
    return page


def drawing(page: str, name: str) -> str:
    """The drawing with this id, and all that it holds."""
    begin, depth = page.index(f'<svg id="{name}"'), 0
    for tag in re.finditer("<(/?)svg\\b", page[begin:]):
        depth += -1 if tag[1] else 1
        if depth == 0:
            return page[begin : begin + tag.end() + 1]
    raise AssertionError(f"{name} is not closed")


def find(inside: Fragment, name: str) -> Fragment:
    if inside.id == name:
        return inside
    return next(found for one in inside.inside if (found := find_or_none(one, name)))


def find_or_none(inside: Fragment, name: str) -> Fragment | None:
    try:
        return find(inside, name)
    except StopIteration:
        return None


OLD = '<div id="a">x<span id="b">1</span><svg><g id="c"><path d="1"/></g></svg></div>'


def test_the_smallest_element_with_an_id_is_sent() -> None:
    assert differences(OLD, OLD.replace("1</span>", "2</span>")) == ['<span id="b">2</span>']


def test_a_shape_does_not_leave_its_drawing() -> None:
    new = OLD.replace('d="1"', 'd="2"')
    assert differences(OLD, new) == [new]


def test_what_stands_outside_of_all_ids_changes_the_whole() -> None:
    assert differences(f"<p>1</p>{OLD}", f"<p>2</p>{OLD}") is None


def test_nothing_is_sent_for_the_same() -> None:
    assert differences(OLD, OLD) == []
