"""Boards in the browser: whatever a legal move touches is drawn exactly once, and every icon is there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.shelving import TrialGame
from wunderkammer import Match, games
from wunderkammer.core.rng import Rng
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.board import plain_lists as plain
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.board.sight import Sight

ELEMENT = re.compile(r'\bid="el-([^"]+)"')
ID = re.compile(r'\bid="([^"]+)"')
ICON = re.compile(r'<use href="#([^"]+)"')
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
MOVES = 90
EVERY = 6


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("fewest", [True, False])
def test_every_element_of_a_move_is_drawn_once(name: str, fewest: bool) -> None:
    seats = (min if fewest else max)(game(name).seats)
    match = Match(name, seats, 3)
    symbols = set(SYMBOL.findall(sprite(match.game)))
    names = [f"Player {seat + 1}" for seat in range(seats)]
    rng = Rng(9)
    for number in range(MOVES):
        if not match.to_act:
            break
        acting = match.to_act[rng.below(len(match.to_act))]
        if number % EVERY == 0:
            sight = Sight(match, acting, LANGUAGES[number // EVERY % 3], names)
            board = artist(match.game)(sight)
            html = board.still + board.live
            drawn = Counter(ELEMENT.findall(html))
            assert {element: drawn[element] for element in sight.by_element if drawn[element] != 1} == {}
            assert {*ICON.findall(html)} <= symbols | {*ID.findall(board.still)}
            assert "⟨" not in html
            assert " style=" not in html
            assert [name for name, count in Counter(ID.findall(html)).items() if count > 1] == []
        legal = match.legal(acting)
        match.play(acting, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", games())
def test_a_spectator_can_touch_nothing(name: str) -> None:
    match = Match(name, seed=3)
    sight = Sight(match, None, "en", ["A", "B", "C", "D", "E", "F"][: match.seats])
    html = artist(match.game)(sight).live
    assert "data-moves" not in html
    assert "aria-disabled" not in html


@pytest.mark.parametrize("name", games())
def test_a_game_without_a_drawing_is_playable_too(name: str) -> None:
    match = Match(name, seed=5)
    rng = Rng(5)
    for number in range(MOVES):
        if not match.to_act:
            break
        acting = match.to_act[0]
        if number % EVERY == 0:
            sight = Sight(match, acting, LANGUAGES[number // EVERY % 3], ["A", "B", "C", "D", "E", "F"][: match.seats])
            drawn = Counter(ELEMENT.findall(plain.draw(sight).live))
            assert {element: drawn[element] for element in sight.by_element if drawn[element] != 1} == {}
        legal = match.legal(acting)
        match.play(acting, legal[rng.below(len(legal))])


def test_a_fifth_game_without_a_board_is_drawn_plainly() -> None:
    assert artist(TrialGame("nested_game")) is plain.draw
