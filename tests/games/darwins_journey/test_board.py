"""The board in the browser: everything that can be played is on it once, and nothing that is hidden."""

from __future__ import annotations

import re

import pytest

from tests.games.boards import ID, board_of, faulty_elements, play_random
from tests.games.darwins_journey.position import position, running
from wunderkammer.games.darwins_journey.board.layout import engravings
from wunderkammer.games.darwins_journey.board.voyage import FIGURES, STANDS
from wunderkammer.games.darwins_journey.board.words import SEAL_SIGNS
from wunderkammer.games.darwins_journey.content.names import KIND_NAMES
from wunderkammer.match.match import Match
from wunderkammer.text.catalogue import LANGUAGES, catalogue

ALFREDS = ("white", "blue", "yellow", "green")
SIGN = re.compile(r'href="#sign\.([^"]+)"')
LEGEND = re.compile(r"<details class=\"dj-legend\".*?</details>", re.DOTALL)


def crew_shown(match: Match, seat: int | None) -> set[str]:
    ids = ID.findall(board_of(match, seat))
    return {name.removeprefix("el-crew-") for name in ids if name.startswith("el-crew-")}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("first_game", [True, False])
def test_every_element_of_a_legal_move_is_drawn_exactly_once(seats: int, first_game: bool) -> None:
    match = Match("darwins_journey", seats, seats + 5, {"first_game": first_game})
    for seat in play_random(match, seed=seats, every=4):
        assert faulty_elements(match, seat) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(lang: str) -> None:
    match = Match("darwins_journey", 3, 6)
    for seat in play_random(match, seed=6, every=20):
        assert all("⟨" not in board_of(match, viewer, lang) for viewer in (seat, None))


@pytest.mark.rule("DJ-100")
@pytest.mark.parametrize("board", ALFREDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_alfreds_boards_are_drawn_in_every_language(board: str, lang: str) -> None:
    match = Match("darwins_journey", 1, 2, {"alfred": board})
    pages = [board_of(match, 0, lang) for _ in play_random(match, seed=2, every=12)]
    assert all("tok-alfred-a" in page and "tok-bonus" in page and "⟨" not in page for page in pages)


@pytest.mark.rule("DJ-103")
@pytest.mark.parametrize(
    ("lang", "pack", "lines"),
    [
        ("en", {"small": ["small", "main CABD", "rest"]}, ["small journal", "main journal CABD", "rest"]),
        ("de", {}, ["Haupttagebuch BADC", "Ruhe"]),
    ],
)
def test_alfreds_action_cards_lie_there_as_the_figures_print_them(
    lang: str, pack: dict[str, list[str]], lines: list[str]
) -> None:
    cards = {"alfred": {"action": {"4": pack["small"]}}} if pack else None
    match = position(seats=1, pack=cards)
    card = board_of(match, 0, lang).partition('id="tok-a4"')[2].partition("</ol>")[0]
    assert re.findall("<li>(.*?)</li>", card) == lines


@pytest.mark.rule("DJ-13")
def test_crew_cards_of_a_draft_are_drawn_for_their_holder_only() -> None:
    match = Match("darwins_journey", 3, 8)
    drafts = 0
    for seat in play_random(match, seed=8, every=1):
        players = match.view(seat)["table"]["players"]
        if all(player["crew"] is not None for player in players):
            break
        drafts += 1
        assert crew_shown(match, seat) == {*players[seat]["hand"], *(card["card"] for card in players[seat]["crew"])}
        assert crew_shown(match, None) == set()
    assert drafts > 0


def test_a_spectator_can_touch_nothing() -> None:
    match = Match("darwins_journey", 4, 3)
    for _ in play_random(match, seed=3, every=40):
        page = board_of(match, None)
        assert "data-moves" not in page
        assert "aria-disabled" not in page


# What is printed on the seals is shown with them; above lists an icon stands beside its words.
WITH_WORDS = {*SEAL_SIGNS.values(), "envelope", "tied-scroll"}


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "What the signs mean"), ("ru", "Что значат знаки"), ("de", "Was die Z")]
)
def test_every_sign_stands_in_the_legend(lang: str, title: str) -> None:
    match = Match("darwins_journey", 1, 5)
    assert f"<summary>{title}" in board_of(match, 0, lang)
    for seat in play_random(match, seed=5, every=20):
        page = board_of(match, seat, lang)
        (legend,) = LEGEND.findall(page)
        assert {*SIGN.findall(page)} - {*SIGN.findall(legend)} - WITH_WORDS == set()


@pytest.mark.parametrize(("lang", "zero"), [("en", "Round 0"), ("ru", "Раунд 0"), ("de", "Runde 0")])
def test_before_the_first_round_things_are_set_up(lang: str, zero: str) -> None:
    match = Match("darwins_journey", 2, 5)
    assert zero not in board_of(match, 0, lang)
    assert catalogue(lang, match.game.folder).say("board-set-up") in board_of(match, 0, lang)


def test_every_kind_of_specimen_is_an_engraving_of_its_own() -> None:
    finds = engravings()
    assert sorted(finds) == sorted(KIND_NAMES)
    assert len(set(finds.values())) == len(finds)
    for drawing in finds.values():
        # The board gives the colours: nothing but washes by class, and ink.
        assert len(set(re.findall(r"wash-\d", drawing))) > 1
        assert not re.search(r'(fill|stroke)="#', drawing)
        assert drawing.count("stroke-width") > 3


@pytest.mark.rule("DJ-47")
def test_a_goal_shows_in_signs_and_words_what_it_asks_for_and_how_much_of_it_one_has() -> None:
    mine = {"reserve": ["s6"], "research": ["red_bird"]}
    page = board_of(position(players={0: mine}), 0)
    goal = page.partition('id="el-goal-s6"')[2].partition("</div>")[0]
    assert re.findall('data-n="(.*?)"', goal) == ["0/1", "1/1", "1 fossil and 1 bird"]
    assert goal.count("dj-met") == 1
    assert "so far 0/1, 1/1" in goal


@pytest.mark.rule("DJ-49")
@pytest.mark.parametrize(
    ("row", "pale"), [("", 5), ("blue", 4), ("blue purple", 3), ("blue yellow yellow purple purple", 0)]
)
def test_seals_that_a_crew_card_still_misses_are_pale(row: str, pale: int) -> None:
    mine = {"crew": ["c1"], "rows": {"second": "", "third": row, "fourth": ""}}
    card = board_of(position(players={0: mine}), 0).partition('id="el-crew-c1"')[2].partition("</div>")[0]
    assert card.count("dj-seal ") == pale
    assert f"seals still missing: {pale}" in card or pale == 0


@pytest.mark.rule("DJ-23")
def test_a_seal_is_taken_by_its_scroll_as_by_the_row_where_it_goes() -> None:
    page = board_of(position("academy", 1), 0)
    by_scroll = re.findall(r'id="el-scroll-(\w+)"[^>]* data-moves="(.*?)"', page)
    assert by_scroll
    for scroll, moves in by_scroll:
        assert set(re.findall(r"seal:(\w+),", moves)) == {scroll}


def test_a_figure_stands_on_the_rim_of_its_space_and_hides_nothing_in_the_middle() -> None:
    feet = [y + size / 2 for size, stands in zip(FIGURES[:2], STANDS, strict=False) for _, y in stands]
    assert max(feet) <= -9


def test_moves_beside_the_drawers_have_short_names_and_tell_listeners_everything() -> None:
    match = running({"step": "envelope", "a": 0}, players={0: {"envelopes": [3, 0, 0]}}, turn=-1)
    page = board_of(match, 0)
    assert match.legal(0) == ["accept", "decline"]
    found = re.findall(r'id="el-move-\w+" role="button" tabindex="-1" aria-label="(.*?)" .*?>(.*?)</div>', page)
    assert [name for _, name in found] == ["Take it", "Decline"]
    assert found[0][0].startswith("Take it: Take the reward of the")
    assert 'id="dj-tab-offices" checked' in page
    assert re.findall(r'id="el-letter-(\w+)"[^>]* data-about', page) == ["upper"]


@pytest.mark.rule("DJ-61")
def test_the_theory_says_what_a_book_counts_as_the_museum_stands() -> None:
    row = [f"blue_{kind}" for kind in KIND_NAMES]
    for museum, told in ((row[:3], "counts 2 at the end: 2,"), (row, "counts 3 at the end: 2,")):
        assert told in board_of(position(museum=museum), 0)
