"""The board in a terminal: what a decision needs can be read off it, however narrow."""

from __future__ import annotations

import io

from tests.games.encyclopedia.position import position
from tests.games.encyclopedia.seen import table
from wunderkammer.games.encyclopedia.terminal import SHAPES
from wunderkammer.match.match import Match
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator


def page(match: Match, lang: str, width: int) -> str:
    narrator = Narrator(match.game.rules, catalogue(lang, match.game.folder), ["Anna", "Boris"])
    paper = io.StringIO()
    console(paper, width).print(board(match, match.view(0), narrator, width))
    return paper.getvalue()


def test_no_category_of_an_open_animal_is_cut_off() -> None:
    match = position(academy="eastern_box_turtle")
    for width in (60, 100, 140):
        assert "·умеренный" in page(match, "ru", width)


def test_stacks_are_numbered_and_show_the_continents_they_cover() -> None:
    match = position(experts={0: "gao_zhelan/elena_lewis /safi_limbila etano_palamo"})
    shown = page(match, "en", 100)
    assert " 1  ■ Gao Zhelan  ∞ publication: 3 coins  +◆" in shown
    assert " 2  face down: ▲ Safi Limbila" in shown
    assert " 3  ★ Etano Palamo" in shown


def test_all_dice_to_be_placed_are_shown() -> None:
    match = Match("encyclopedia", 2, seed=1)
    while not match.legal(match.to_act[0])[0].startswith("slot"):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    dice = [f"{SHAPES[die['colour']][0]}{die['value']}" for die in table(match)["rolled"]]
    assert len(dice) >= 4
    assert " ".join(dice) in page(match, "en", 60)
