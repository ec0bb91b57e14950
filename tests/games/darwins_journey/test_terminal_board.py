"""What a player can read on the terminal's board and score sheet, and where the signs are explained."""

from __future__ import annotations

import io

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from wunderkammer.bots import Info, bot
from wunderkammer.games.darwins_journey.terminal.signs import MEASURES, SIGNS
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.terminal.choices import choices
from wunderkammer.terminal.layout import FEW, choice_list, score_sheet
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import rulebook
from wunderkammer.text.verdict import winner_sentence

OTHERS = "○ ✗ ⛵ ⚓ ⚑ ≈ ⇄ ◇ ◆ … ( ["
LETTERS = ("green", "blue", "yellow", "red", "purple", "reptile", "plant", "bird", "fossil", "explore", "navigate")
NAMES = ["Anna", "Boris", "Christine", "Dmitri"]
BESIDE = 3  # the headline of a decision, the hint and the prompt


def narrator(match: Match, lang: str = "en") -> Narrator:
    return Narrator(match.game.rules, catalogue(lang, match.game.folder), NAMES[: match.seats])


def drawn(match: Match, lang: str = "en", width: int = 400, seat: int = 0) -> str:
    page = io.StringIO()
    console(page, width).print(board(match, match.view(seat), narrator(match, lang), width))
    return page.getvalue()


def asked(match: Match, lang: str, width: int, seat: int) -> str:
    """The decision and the list of moves below the board."""
    page = io.StringIO()
    console(page, width).print(narrator(match, lang).ask(match.state, seat))
    console(page, width).print(choice_list(choices(match, seat, narrator(match, lang))))
    return page.getvalue()


def moments(seats: int, every: int) -> list[Match]:
    """A random match at its beginning, after some decisions, and now and then."""
    match = Match("darwins_journey", seats, seed=3)
    mind, found, count = bot("random", 1), [Match.from_record(match.record)], 0
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.game.vocabulary.key(mind.choose(Info(match.game.rules, match.state, seat))))
        if (count := count + 1) % every == 0 and match.to_act:
            found.append(Match.from_record(match.record))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_says_where_every_sign_is_explained(lang: str) -> None:
    folder = game("darwins_journey").folder
    say = catalogue(lang, folder).say
    assert say("board-legend") in drawn(position(), lang)
    (paragraph,) = rulebook(folder, lang).find(say("board-legend").partition(": r ")[2])
    signs = [*SIGNS.values(), *MEASURES.values(), *OTHERS.split(), *(say(f"sign-{name}") for name in LETTERS)]
    assert [sign for sign in signs if sign not in paragraph.text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_players_see_board_and_decision_on_45_lines_of_100_columns(lang: str) -> None:
    for match in moments(4, 17):
        seat = match.to_act[0]
        page = drawn(match, lang, 100, seat) + asked(match, lang, 100, seat)
        assert page.count("\n") + BESIDE <= 45, page


@pytest.mark.parametrize(
    ("lang", "worker", "museum"),
    [
        ("en", "Place the top worker", "in the museum"),
        ("ru", "Поставить верхнего работника", "в музей"),
        ("de", "Setze den obersten Arbeiter", "ins Museum"),
    ],
)
def test_a_worker_is_called_so_and_in_a_long_list_only_once(lang: str, worker: str, museum: str) -> None:
    long_lists = (match for match in moments(4, 17) if len(match.legal(match.to_act[0])) > FEW)
    match = next(match for match in long_lists if f"{worker} …" in asked(match, lang, 100, match.to_act[0]))
    seat = match.to_act[0]
    sentence = next(
        one.sentence for one in choices(match, seat, narrator(match, lang)) if one.sentence.endswith(museum)
    )
    assert sentence == f"{worker} {museum}"
    page = asked(match, lang, 100, seat)
    assert page.count(worker) == 1
    assert f" {museum} " in page
    assert max(map(len, page.splitlines())) <= 100


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_what_does_not_fit_a_line_goes_on_with_an_indent(seats: int, width: int) -> None:
    for match in moments(seats, 40):
        for line in drawn(match, "de", width, match.to_act[0]).splitlines():
            assert line.strip()
            assert line[0] in " ▶"
            assert len(line) <= width


def test_before_the_first_round_the_board_speaks_of_the_set_up_and_shows_the_draft() -> None:
    match = Match("darwins_journey", 2, seed=3)
    page = drawn(match)
    assert page.startswith(" Set-up ")
    assert page.count("[") >= 4  # the four cards in hand
    assert "Round" not in page


def test_seals_and_specimens_have_letters_of_the_language() -> None:
    match = position(players={0: {"rows": {"second": "green green yellow"}, "research": ["red_plant"]}})
    shown = {"en": ("2G1Y", "R-pl"), "ru": ("2З1Ж", "К-ра"), "de": ("2gn1ge", "rt-Pf")}
    for lang, signs in shown.items():
        assert all(sign in drawn(match, lang) for sign in signs)


@pytest.mark.rule("DJ-33")
def test_a_goal_that_waits_face_up_on_a_slot_can_be_read() -> None:
    match = position(players={0: {"slots": {"gold_2": "g7"}, "fulfilled": {"silver_1": "s7"}}})
    assert "◆2…◆❖2Y+★20  ✓◇1" in drawn(match)


@pytest.mark.rule("DJ-37")
def test_forks_and_banners_are_marked() -> None:
    page = drawn(position(players={0: {"ship": "o8"}}, camps={"a14": (1,)}))
    assert all(part in page for part in ("(2:G-re)", "8⚓⚑B[1]", "14⚓⚑C", "(12:B-re) (13:¢5) (14:△[2] ●) 15:★3"))


def said(match: FatedMatch, key: str) -> str:
    return narrator(match).move(match.state, 0, match.game.vocabulary.number(key))


def test_a_move_says_what_a_slot_and_a_tent_cost_and_what_a_crew_card_begins_with() -> None:
    match = position("slot", 20, 1, players={0: {"reserve": ["g7"]}})
    assert (
        said(match, "lay:gold_1")
        == "Put the goal on gold slot 1 (fifth worker) for 5 coins, worth 4 victory points at the end"
    )
    match = position("camp-anywhere", camps={"a14": (1,)})
    assert said(match, "pitch:a14") == "Pitch a camp at A14 (2 coins)"
    assert said(match, "keep:c1") == "Keep the crew card “Purser” (8 coins), which comes with a blue seal"


@pytest.mark.rule("DJ-111")
@pytest.mark.parametrize(("lang", "name"), [("en", "Alfred"), ("ru", "Альфред"), ("de", "Alfred")])
def test_alfreds_score_stands_line_by_line_beside_the_players(lang: str, name: str) -> None:
    match = position(seats=1, players={0: {"vp": 9, "coins": 0}, 1: {"vp": 31, "theory": 4, "coins": 11}})
    result = match.game.rules.result(match.state)
    page = io.StringIO()
    console(page, 80).print(score_sheet(result, narrator(match, lang), 80))
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in page.getvalue().splitlines() if "│" in line]
    assert name in page.getvalue()
    mine, his = [9, 0, 0, 0, 0, 0, 1], [31, 0, 0, 0, 8, 2, 0]
    expected = [*zip(mine, his, strict=True), (10, 41)]
    assert [tuple(map(int, row[1:])) for row in rows[:-1]] == expected
    assert rows[-1][1:] == ["2.", "1."]
    assert winner_sentence(result, narrator(match, lang)).startswith(name)


def test_alfreds_board_lies_open_with_brackets_symbols_and_laps() -> None:
    match = Match("darwins_journey", 1, seed=3, options={"alfred": "green"})
    page = drawn(match)
    assert "A R·¢2]⇑1·★4" in page
    assert all(sign in page for sign in ("△1→¢2", "△4→◇4", "△5→★4", "✉3→", "⇄12→★7", "⛵→★4×1"))


@pytest.mark.parametrize(("lang", "word"), [("en", "alfred"), ("ru", "альфред"), ("de", "alfred")])
def test_asking_for_alfred_finds_all_his_rules(lang: str, word: str) -> None:
    found = {paragraph.rule for paragraph in rulebook(game("darwins_journey").folder, lang).search(word)}
    assert {f"DJ-{number}" for number in range(100, 116)} <= found
