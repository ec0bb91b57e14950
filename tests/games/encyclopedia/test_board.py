"""The board in the browser: everything that can be played is on it once, and everything public."""

from __future__ import annotations

import pytest

from tests.games.boards import ID, drawn, played, wrongly_drawn
from tests.games.encyclopedia.position import position
from wunderkammer.match import Match
from wunderkammer.text.catalogue import LANGUAGES

TABLES = [(2, 0, False), (2, 1, True), (3, 0, True), (3, 2, False), (4, 0, False), (4, 1, True), (4, 3, False)]


@pytest.mark.parametrize(("seats", "rivals", "fossils"), TABLES)
def test_every_element_of_a_legal_move_is_drawn_exactly_once(seats: int, rivals: int, fossils: bool) -> None:
    match = Match("encyclopedia", seats, seats + rivals, {"rivals": rivals, "fossils": fossils})
    for seat in played(match, seed=rivals, every=6):
        assert wrongly_drawn(match, seat) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(lang: str) -> None:
    match = Match("encyclopedia", 3, 5, {"rivals": 1, "fossils": True})
    for seat in played(match, seed=5, every=15):
        assert all("⟨" not in drawn(match, viewer, lang) for viewer in (seat, None))


def test_a_spectator_sees_what_a_player_sees_but_can_touch_nothing() -> None:
    match = position(academy="eastern_box_turtle", experts={0: "gao_zhelan"})
    page = drawn(match, None)
    assert "Eastern box turtle" in page
    assert "Gao Zhelan" in page
    assert "data-moves" not in page
    assert "data-why" not in page


def test_no_card_of_a_deck_is_drawn() -> None:
    match = Match("encyclopedia", 2, 4)
    for seat in played(match, seed=4, every=25):
        table = match.view(seat)["table"]
        animals = {*table["academy"], *(label for player in table["players"] for label in player["animals"])}
        ids = ID.findall(drawn(match, seat))
        assert {name.removeprefix("el-animal-") for name in ids if name.startswith("el-animal-")} <= animals
        assert {name.removeprefix("el-expert-") for name in ids if name.startswith("el-expert-")} <= {
            *table["university"]
        }


def test_a_marker_is_told_in_words_too() -> None:
    assert "birds (marker)" not in drawn(position(study={0: "mandarin_duck"}), 0)
    assert "birds (marker)" in drawn(position(study={0: "mandarin_duck=class"}), 0)


@pytest.mark.rule("EN-09")
def test_while_dice_are_placed_slots_can_be_touched_and_later_the_dice() -> None:
    page = drawn(position("die", dice={0: "red5 - - -", 1: "- blue2 - -"}), 0)
    assert 'data-moves="[&#34;die:0,first,0&#34;]"' in page
    assert 'data-moves="[&#34;die:1,second,0&#34;]"' in page
