"""The board in the browser: everything that can be played is on it once, and everything public."""

from __future__ import annotations

import html
import re

import pytest

from tests.games.boards import ID, NAMES, drawn, not_in_the_legend, played, wrongly_drawn
from tests.games.encyclopedia.position import position
from wunderkammer.match.match import Match
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


@pytest.mark.parametrize(
    ("lang", "before", "zero", "first"),
    [
        ("en", "Before the first round", "Round 0", "Round 1 "),
        ("ru", "Перед первым раундом", "Раунд 0", "Раунд 1 "),
        ("de", "Vor der ersten Runde", "Runde 0", "Runde 1 "),
    ],
)
def test_rounds_are_counted_from_one(lang: str, before: str, zero: str, first: str) -> None:
    match = Match("encyclopedia", 2, 4)
    assert before in drawn(match, 0, lang)
    assert zero not in drawn(match, 0, lang)
    while before in drawn(match, 0, lang):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert first in drawn(match, 0, lang)


def test_what_lies_on_different_piles_has_different_signs() -> None:
    top = drawn(Match("encyclopedia", 2, 4), 0).partition('class="zone span-12 top"')[2].partition('id="zone-')[0]
    for name in ("Decks", "Discarded"):
        fact = top.partition(f'title="{name}:"')[2].partition('class="fact"')[0]
        signs = re.findall(r'href="#sign\.([\w-]+)"', fact)
        assert len(signs) == len(set(signs)) == 2, name


def test_what_somebody_has_shows_signs_of_different_shapes() -> None:
    """Expedition tokens and royal seals were both dark discs."""
    desk = drawn(Match("encyclopedia", 2, 4), 0).partition("zone span-4 own")[2].partition('id="zone-')[0]
    assert re.findall(r'href="#sign\.([\w-]+)"', desk)[:5] == [
        "laurel-crown", "two-coins", "sailboat", "wax-seal", "star-medal",
    ]  # fmt: skip


def test_slots_and_dice_say_whose_they_are() -> None:
    match = Match("encyclopedia", 3, 4)
    for seat in played(match, seed=3, every=9):
        found = re.findall(r'id="el-(?:slot|die)-(\d)[^>]*aria-label="([^"]*)"', drawn(match, seat))
        assert [label for owner, label in found if html.escape(NAMES[int(owner)]) not in label] == []
        assert [label for _, label in found if label.count("slot: ") != 1] == []
        assert len({label for _, label in found}) == len(found)


@pytest.mark.rule("EN-09")
def test_while_dice_are_placed_slots_can_be_touched_and_later_the_dice() -> None:
    page = drawn(position("die", dice={0: "red5 - - -", 1: "- blue2 - -"}), 0)
    assert 'data-moves="[&#34;die:0,first,0&#34;]"' in page
    assert 'data-moves="[&#34;die:1,second,0&#34;]"' in page


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "What the signs mean"), ("ru", "Что значат знаки"), ("de", "Was die Z")]
)
def test_every_sign_stands_in_the_legend(lang: str, title: str) -> None:
    match = Match("encyclopedia", 3, 5, {"rivals": 1, "fossils": True})
    assert f"<summary>{title}" in drawn(match, 0, lang)
    for seat in played(match, seed=5, every=20):
        assert not_in_the_legend(match, seat) == set()
