"""The board in the browser: everything that can be played is on it once, and everything public."""

from __future__ import annotations

import html
import re

import pytest

from tests.games.boards import ID, NAMES, board_of, faulty_elements, play_random
from tests.games.encyclopedia.position import position
from wunderkammer.games.encyclopedia.board.hyphens import breakable
from wunderkammer.games.encyclopedia.content.cards import ANIMAL
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue

SIGN = re.compile(r'href="#sign\.([\w-]+)"')
TABLES = [(2, 0, False), (2, 1, True), (3, 0, True), (3, 2, False), (4, 0, False), (4, 1, True), (4, 3, False)]


@pytest.mark.parametrize(("seats", "rivals", "fossils"), TABLES)
def test_every_element_of_a_legal_move_is_drawn_exactly_once(seats: int, rivals: int, fossils: bool) -> None:
    match = Match("encyclopedia", seats, seats + rivals, {"rivals": rivals, "fossils": fossils})
    for seat in play_random(match, seed=rivals, every=6):
        assert faulty_elements(match, seat) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(lang: str) -> None:
    match = Match("encyclopedia", 3, 5, {"rivals": 1, "fossils": True})
    for seat in play_random(match, seed=5, every=15):
        assert all("⟨" not in board_of(match, viewer, lang) for viewer in (seat, None))


def test_a_spectator_sees_what_a_player_sees_but_can_touch_nothing() -> None:
    match = position(academy="eastern_box_turtle", experts={0: "gao_zhelan"})
    page = board_of(match, None)
    assert "Eastern box turtle" in page
    assert "Gao Zhelan" in page
    assert "data-moves" not in page
    assert "aria-disabled" not in page


def test_no_card_of_a_deck_is_drawn() -> None:
    match = Match("encyclopedia", 2, 4)
    for seat in play_random(match, seed=4, every=25):
        table = match.view(seat)["table"]
        animals = {*table["academy"], *(label for player in table["players"] for label in player["animals"])}
        ids = ID.findall(board_of(match, seat))
        assert {name.removeprefix("el-animal-") for name in ids if name.startswith("el-animal-")} <= animals
        assert {name.removeprefix("el-expert-") for name in ids if name.startswith("el-expert-")} <= {
            *table["university"]
        }


def test_a_marker_is_told_in_words_too() -> None:
    assert "birds (marker)" not in board_of(position(study={0: "mandarin_duck"}), 0)
    assert "birds (marker)" in board_of(position(study={0: "mandarin_duck=class"}), 0)


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
    assert before in board_of(match, 0, lang)
    assert zero not in board_of(match, 0, lang)
    while before in board_of(match, 0, lang):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert first in board_of(match, 0, lang)


def test_what_lies_on_different_piles_has_different_signs() -> None:
    piles = board_of(Match("encyclopedia", 2, 4), 0).partition('id="en-piles"')[2].partition("</div>")[0]
    for name in ("Decks", "Discarded"):
        fact = piles.partition(f'title="{name}:"')[2].partition('class="en-fact"')[0]
        signs = re.findall(r'href="#sign\.([\w-]+)"', fact)
        assert len(signs) == len(set(signs)) == 2, name


def test_what_somebody_has_shows_signs_of_different_shapes() -> None:
    """Expedition tokens and royal seals were both dark discs."""
    desk = board_of(Match("encyclopedia", 2, 4), 0).partition('id="en-own-purse"')[2].partition('id="en-own-slots"')[0]
    assert re.findall(r'href="#sign\.([\w-]+)"', desk)[:5] == [
        "laurel-crown", "two-coins", "sailboat", "wax-seal", "star-medal",
    ]  # fmt: skip


def test_slots_and_dice_say_whose_they_are() -> None:
    match = Match("encyclopedia", 3, 4)
    for seat in play_random(match, seed=3, every=9):
        found = re.findall(r'id="el-(?:slot|die)-(\d)[^>]*aria-label="([^"]*)"', board_of(match, seat))
        assert [label for owner, label in found if html.escape(NAMES[int(owner)]) not in label] == []
        assert [label for _, label in found if len(re.findall(r"\bslot\b", label)) != 1] == []
        assert len({label for _, label in found}) == len(found)


@pytest.mark.rule("EN-09")
def test_while_dice_are_placed_slots_can_be_touched_and_later_the_dice() -> None:
    page = board_of(position("die", dice={0: "red5 - - -", 1: "- blue2 - -"}), 0)
    assert 'data-moves="[&#34;die:0,first,0&#34;]"' in page
    assert 'data-moves="[&#34;die:1,second,0&#34;]"' in page


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "What the signs mean"), ("ru", "Что значат знаки"), ("de", "Was die Z")]
)
def test_every_sign_stands_in_the_legend(lang: str, title: str) -> None:
    match = Match("encyclopedia", 3, 5, {"rivals": 1, "fossils": True})
    assert f'<summary><span class="heard">{title}' in board_of(match, 0, lang)
    for seat in play_random(match, seed=5, every=20):
        before, _, rest = board_of(match, seat, lang).partition('id="en-legend"')
        legend, _, after = rest.partition("</details>")
        table = before + after
        # The tick stands beside the words of what it does.
        assert {*SIGN.findall(table)} - {*SIGN.findall(legend)} <= {"check-mark"}


@pytest.mark.parametrize(
    ("stage", "front"), [("die", "world"), ("animal", "halls"), ("expert", "halls"), ("source", "book")]
)
def test_what_a_decision_needs_lies_in_front(stage: str, front: str) -> None:
    match = Match("encyclopedia", 3, 5)
    for seat in play_random(match, seed=5, every=1):
        if match.view(seat)["ask"] == stage:
            assert re.findall(r'value="(\w+)" id="en-pick-\w+" checked', board_of(match, seat)) == [front]
            return
    raise AssertionError(f"Nobody was asked for {stage}.")


def test_of_spectators_the_study_of_whoever_acts_lies_in_front() -> None:
    match = Match("encyclopedia", 3, 5)
    for seat in play_random(match, seed=5, every=40):
        assert f'class="en-own seat-{seat}' in board_of(match, None)


def test_the_cards_of_ai_opponents_lie_open() -> None:
    page = board_of(Match("encyclopedia", 2, 5, {"rivals": 1, "rival_cards": 5}), 0)
    rows = re.findall(
        r"<li><b>(\d)</b>.*?<span>(\w+)</span>", page.partition('class="en-rows"')[2].partition("</ol>")[0]
    )
    assert rows == [
        ("6", "Expedition"), ("5", "Academy"), ("4", "University"), ("3", "Bank"), ("2", "Embassy"), ("1", "Academy"),
    ]  # fmt: skip
    assert "Resolution" in page


def test_a_collection_says_what_it_is_worth() -> None:
    published = "african_penguin cape_parrot gelada nile_crocodile"
    page = board_of(position(published={0: published}), 0)
    assert "Africa: 4, worth 3 VP at the end" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_of_names_may_be_broken_where_a_syllable_ends(lang: str) -> None:
    words = catalogue(lang, game("encyclopedia").folder)
    names = [words.say(f"animal-{label}") for label in ANIMAL.labels]
    assert [name for name in names if breakable(name).replace("\u00ad", "") != name] == []
    long = {word for name in names for word in re.findall(r"\w{13,}", name)}
    assert [word for word in long if "\u00ad" not in breakable(word)] == []


def test_a_name_of_three_lines_leaves_its_signs_one_row() -> None:
    """On the small cards of a full study they stood on each other."""
    page = board_of(position(study={0: "common_garter_snake brown_bear"}), 0, "de")
    assert re.findall(r'id="el-animal-(\w+)" [^>]*en-wordy', page) == ["common_garter_snake"]
