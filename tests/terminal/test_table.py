"""The terminal table: what people type and what they then see."""

from __future__ import annotations

import io
import itertools
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.terminal.table import Typist, new_match, page_after
from wunderkammer import games
from wunderkammer.bots.advice import Advice
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.terminal.answers import hint_page
from wunderkammer.terminal.choices import choices
from wunderkammer.terminal.session import play, resume
from wunderkammer.terminal.style import THEME, console
from wunderkammer.terminal.terminal_table import TerminalTable
from wunderkammer.terminal.typed_commands import command_of
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator

ALONE = ["", "random"]
TWO = ["", ""]


def screens(page: str) -> list[str]:
    """The page cut where a new table begins."""
    return page.split("┏")[1:]


def test_a_number_makes_the_move_and_the_log_tells_it(tmp_path: Path) -> None:
    page = page_after(new_match(["Anna", "Boris"]), ALONE, ["1"], tmp_path)
    assert "1 Choose the red screen of Baroness von Tillberg" in page
    assert "Anna takes the red screen of Baroness von Tillberg." in screens(page)[1]


def test_a_key_makes_the_move_too(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page_after(match, ALONE, ["screen:green"], tmp_path)
    assert (0, "screen:green") in match.record.entries


def test_a_bid_is_typed_as_its_amount(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page = page_after(match, ALONE, ["1", "0"], tmp_path)
    assert (0, "bid:0") in match.record.entries
    assert "0 Bid nothing" in page


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is no move “9” here: type a number from 1 to 4, or i for help."),
        ("fly", "There is no move “fly” here"),
        ("bid:3", "Bids are made in the auction, before anybody takes a card."),
        ("screen:pink", "“pink” is not a colour; possible are red, blue, green, yellow."),
        ("?", "1 Choose the red screen of Baroness von Tillberg"),
        ("?", "? 4 asks about a move, ? LL-01 about a rule"),
        ("? screen:red", "This is possible now: Choose the red screen of Baroness von Tillberg"),
        ("? 2", "This is possible now: Choose the blue screen"),
        ("? LL-3", "LL-03 Every player picks one of the four screens"),
        ("? Jetpack", "LL-25"),
        ("? xyzzy", "Neither a move nor the rules know “xyzzy”"),
        ("r", "Set-up: LL-01"),
        ("r LL-12", "LL-12 "),
        ("r xyzzy", "No rule contains “xyzzy”."),
        ("l", "Avalon is laid out."),
        ("i", "Take back your last decision"),
        ("help", "Take back your last decision"),
        ("u", "You have not decided anything yet that could be taken back."),
        ("s", "Say where to: s my-match.jsonl"),
        ("s /", "/ is a folder; name a file in it, such as /match.jsonl."),
        ("s /" + 300 * "x", "File name too long."),
        ("? Tea King", "Osgrave the Tea King 2 5 M£, yellow screen 7 M£ sold at once"),
    ],
)
def test_what_is_typed_is_answered_in_a_sentence(typed: str, sentence: str, tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page = " ".join(page_after(match, ALONE, [typed], tmp_path).split())
    assert sentence in page
    assert not [entry for entry in match.record.entries if entry[0] == 0]


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "of 100 games from here"), ("ru", "из 100 партий"), ("de", "von 100 Partien")]
)
def test_a_hint_lists_the_best_moves_and_says_why(
    lang: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_page, "SECONDS", 0.05)
    match = new_match(["Anna", "Boris"], lang=lang)
    page = page_after(match, ALONE, ["1", "h"], tmp_path)
    answer = page.rpartition(catalogue(lang).say("ui-hint"))[2]
    assert why in " ".join(answer.split())
    listed = [line for line in answer.splitlines() if re.match(r"\s+\d+  .* 100 ", line)]
    assert len(listed) == 5
    assert [key for seat, key in match.record.entries if seat == 0] == ["screen:red"]


def test_where_the_figures_are_the_same_a_hint_calls_no_move_the_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(["Anna", "Boris"])
    found = [Advice(key, 0.5, 40, 10) for key in match.legal(0)]
    monkeypatch.setattr(Match, "hint", lambda *_: found)
    page = " ".join(page_after(match, ALONE, ["h"], tmp_path).split())
    assert "It makes no difference which of these moves you choose: each wins 50 of 100 games from here" in page


def test_why_not_names_what_is_missing_and_shows_the_rule(tmp_path: Path) -> None:
    page = " ".join(page_after(new_match(["Anna", "Boris"]), ALONE, ["1", "? bid:15"], tmp_path).split())
    assert "You cannot bid 15 M£ with 9 M£ in your purse: you are 6 M£ short. (LL-11)" in page
    assert "LL-11 " in page.partition("(LL-11)")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_why_not_lists_what_can_be_typed_and_no_keys(name: str, lang: str, tmp_path: Path) -> None:
    match = Match(name, 2, 3)
    match.lang = lang
    match.players = ["Anna", "Boris"]
    key = re.compile(rf"\b({'|'.join(verb.name for verb in match.game.vocabulary.verbs)}):\w")
    page = page_after(match, ALONE, ["?"], tmp_path)
    answer = page.rpartition(catalogue(lang).say("ui-hint"))[2]
    assert key.search(answer) is None
    listed = choices(match, 0, Narrator(match.game.rules, catalogue(lang, match.game.folder), match.players))
    told = " ".join(answer.split())
    assert all(f"{one.token} {' '.join(one.sentence.split())}" in told for one in listed[:3])


def test_undo_says_how_far_it_goes_and_goes_there(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page = " ".join(page_after(match, ALONE, ["1", "9", "3", "u", ""], tmp_path).split())
    assert "Your last decision can be taken back: Anna takes the Dog Sledge Aurora. Those before it stay." in page
    assert "take:transport_2b" in match.legal(0)


def test_undo_is_refused_with_the_reason(tmp_path: Path) -> None:
    page = page_after(new_match(["Anna", "Boris"]), TWO, ["1", "u", "2", "u"], tmp_path)
    assert "You have not decided anything yet" in page  # Boris has not, though Anna has
    assert "Something new has come to light since your last decision" in page


def test_undo_can_be_declined(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page_after(match, ALONE, ["1", "9", "3", "u", "n"], tmp_path)
    assert match.record.entries[-1] == (0, "take:transport_2b")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Your last decision can be taken back: Anna plays Fertile 6 as a trait. Then the one before it"),
        ("ru", "Ваше последнее решение можно отменить: "),
        ("de", "Deine letzte Entscheidung lässt sich zurücknehmen: "),
    ],
)
def test_undo_tells_a_step_that_stands_in_no_log(lang: str, sentence: str, tmp_path: Path) -> None:
    match = Match("evolution", 2, 3)
    match.lang, match.players = lang, ["Anna", "Boris"]
    page = " ".join(page_after(match, ALONE, ["1", "1", "1", "u", "n", "u", ""], tmp_path).split())
    assert sentence in page
    assert match.legal(0)[0].startswith("use:")


def test_undo_of_the_very_first_decision_speaks_of_none_before_it(tmp_path: Path) -> None:
    match = Match("encyclopedia", 2, 3)
    match.players = ["Anna", "Boris"]
    first = " ".join(page_after(match, ALONE, ["1", "u", "n"], tmp_path).split())
    assert "Your last decision can be taken back: Anna" in first
    assert "Those before it stay." not in first


def test_an_answer_that_is_neither_yes_nor_no_is_asked_again(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    page = " ".join(page_after(match, ALONE, ["1", "9", "3", "u", "? 1", "y"], tmp_path).split())
    assert "“? 1” is neither yes nor no: press Enter for yes, or type n for no." in page
    assert "take:transport_2b" in match.legal(0)


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris"])
    file = tmp_path / "mine.jsonl"
    page = page_after(match, ALONE, ["1", f"s {file}", "q"], tmp_path)
    assert f"Saved: {file}" in page.replace("\n", "")
    with (tmp_path / "page").open("w+") as out:
        assert resume(console(out, 100), Typist(["4", "q"]), file, "en") == 0
    entries = Record.load(file).entries
    assert entries[: len(match.entries)] == match.record.entries
    assert (0, "bid:4") in entries


def test_saving_over_a_file_asks_first(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    page_after(new_match(["Anna", "Boris"]), ALONE, [f"s {file}", "n"], tmp_path)
    assert file.read_text() == "Dear Anna"


def test_a_folder_that_cannot_be_written_gets_a_sentence_and_the_match_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    page = " ".join(page_after(new_match(["Anna", "Boris"]), ALONE, ["1", f"s {blocked}/x", "2"], blocked).split())
    assert "cannot be made" in page
    assert "it is not kept; save it with s FILE" in page
    assert "could not be kept" in page


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    match = new_match(["Anna", "Boris"])
    with (tmp_path / "page").open("w+") as out:
        assert play(console(out, 100), interrupted, match, ALONE, tmp_path / "kept.jsonl") == 2
        out.seek(0)
        assert f"Go on with: wk play {tmp_path / 'kept.jsonl'}" in out.read()
    assert Record.load(tmp_path / "kept.jsonl").entries == match.record.entries


def test_between_two_people_the_screen_hides_what_the_first_has_chosen(tmp_path: Path) -> None:
    page = page_after(new_match(["Anna", "Boris"]), TWO, ["1", "2", "7"], tmp_path)
    assert page.count("Pass the keyboard to Anna, then press Enter.") == 2
    last = page.rpartition("Pass the keyboard to Anna")[2]
    assert "Your decision, Anna" in last
    assert "7 M£" not in last.partition("Your decision")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_ends_with_the_score_sheet(lang: str, tmp_path: Path) -> None:
    match = new_match(["Anna", "Boris", "Vera"], lang=lang)
    page = page_after(match, ["", "random", ""], itertools.repeat("1"), tmp_path, 80)
    assert match.result is not None
    sheet = page.rpartition("┏")[2]
    for score in match.result.scores:
        assert str(score) in sheet
    assert "⟨" not in page
    assert all(len(line) <= 80 for line in page.splitlines())


def test_when_only_bots_play_one_can_watch(tmp_path: Path) -> None:
    match = new_match(["Merian", "Bates"])
    page = page_after(match, ["random", "random"], [], tmp_path)
    assert "Merian bids" in page
    assert "wins with" in page or "Shared victory" in page


def test_commands_are_understood_on_a_russian_keyboard_too() -> None:
    assert [command_of(line).command for line in ("г", "Ы партия", "й", "д", "к", "р", "ш")] == [
        "undo",
        "save",
        "quit",
        "log",
        "rules",
        "hint",
        "help",
    ]


class Screen(io.StringIO):
    """A page that passes for a terminal."""

    def isatty(self) -> bool:
        return True


def on_a_terminal(lines: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str = "xterm") -> str:
    monkeypatch.setenv("TERM", kind)
    page = Screen()
    assert play(console(page, 100), Typist(lines), new_match(["Anna", "Boris"]), TWO, folder / "match.jsonl") == 0
    return page.getvalue()


def test_ctrl_d_between_two_people_keeps_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The match is kept." in on_a_terminal([], tmp_path, monkeypatch)
    assert "The match is kept." in on_a_terminal(["", "1"], tmp_path, monkeypatch)


def test_whoever_leaves_two_at_the_table_leaves_no_secrets_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = on_a_terminal(["", "q"], tmp_path, monkeypatch)
    assert "Your purse" in page
    assert "Your purse" not in page.rpartition("\033[3J")[2]


def test_a_terminal_that_cannot_clear_scrolls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")
    page = on_a_terminal(["", "1"], tmp_path, monkeypatch, "dumb")
    assert "\033" not in page
    assert "\n" * 30 in page.partition("Pass the keyboard to Boris")[0].rpartition("Anna ›")[2]


def test_alone_the_games_opponent_may_win(tmp_path: Path) -> None:
    match = Match("darwins_journey", 1, 5)
    match.players = ["Anna"]
    page = page_after(match, [""], ["1"] * 400, tmp_path)
    assert match.result is not None
    assert match.result.opponent is not None
    assert f"Alfred wins with {match.result.opponent.score} points!" in page


def test_alone_the_whole_turn_of_the_games_opponent_is_shown(tmp_path: Path) -> None:
    match = Match("darwins_journey", 1, 5, {"alfred": "green"})
    match.players = ["Anna"]
    page = page_after(match, [""], ["1"] * 12, tmp_path)
    news = [part.partition("Your decision")[0] for part in page.split("Since your last decision")[1:]]
    assert max(one.count(" · ") for one in news) > 10
    assert "earlier" not in page


@pytest.mark.parametrize(("height", "news"), [(80, 10), (31, 8), (24, 3), (22, 10)])
def test_news_leave_room_for_board_and_decision_unless_one_must_scroll_anyway(
    height: int, news: int, tmp_path: Path
) -> None:
    match = new_match(["Anna", "Boris"])
    screen = Console(file=io.StringIO(), force_terminal=True, width=100, height=height)
    table = TerminalTable(screen, Typist([]), match, ALONE, tmp_path / "match.jsonl")
    assert table.room_for_news(Text("\n".join(["line"] * 20))) == news


@pytest.mark.parametrize(("height", "order"), [(60, ["land", "news", "decision"]), (20, ["news", "land", "decision"])])
def test_on_a_low_screen_one_scrolls_to_the_news_and_not_to_the_board(
    height: int, order: list[str], tmp_path: Path
) -> None:
    match, page = Match("lost_lands", 4, 3), io.StringIO()
    screen = Console(file=page, force_terminal=True, width=80, height=height, color_system=None, theme=THEME)
    table = TerminalTable(screen, Typist([]), match, ["", *["random"] * 3], tmp_path / "match.jsonl")
    table.show(0, choices(match, 0, table.narrator))
    shown = page.getvalue()
    found = {"land": shown.index("◆"), "news": shown.index("Since your"), "decision": shown.index("Your decision")}
    assert sorted(found, key=found.__getitem__) == order
