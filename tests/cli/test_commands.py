"""The command line: every command, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest

from wunderkammer.bots import BOTS
from wunderkammer.cli.arguments.command_arguments import COMMANDS
from wunderkammer.cli.help_texts import language_of
from wunderkammer.cli.main import main
from wunderkammer.lab.report import print_table
from wunderkammer.lab.simulate import Series, SeriesResult
from wunderkammer.lab.tally import Tally
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.terminal import style
from wunderkammer.text.catalogue import catalogue

GAME = "lost_lands"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play chess", "There is no game “chess”; there are: "),
        ("play lost_land", "There is no game “lost_land”; did you mean lost_lands?"),
        ("play lost_lands --seats 7", "lost_lands is for 2, 3 or 4 players, not 7."),
        ("play lost_lands --seats many", "“many” is not a whole number, 0 or more"),
        ("play lost_lands --seed 99999999999999999999", "too large: 9223372036854775807 is the largest number"),
        ("play lost_lands --bots clever", "There is no bot “clever”; there are: random, quick, greedy, level1"),
        ("arena lost_lands --bots clever,quick", "level5; level5x2, which thinks on two cores; cmd:COMMAND, a program"),
        ("play lost_lands --option colour=red", "lost_lands has no option “colour”; its options: first_game"),
        (
            "play lost_lands --option first_game=maybe",
            "The option “first_game” cannot be “maybe”; possible: false, true.",
        ),
        ("play lost_lands --option first_game", "“first_game” is no option: write --option name=value."),
        ("play lost_lands --ruling jetpack_turns", "“jetpack_turns” is no house ruling: write --ruling name=value."),
        ("play lost_lands --ruling x=y", "lost_lands has no house ruling “x”; its house rulings: starting_payment"),
        ("play lost_lands --ruling jetpack_turns=no", "cannot be “no”; possible: until_sent, always."),
        ("replay /dev/zero", "/dev/zero is no record of a match that could be replayed. It has more than 20 MB."),
        ("play lost_lands --names Anna,Anna", "Two people have the same name"),
        ("play lost_lands --seats 2 --names A,B,C", "2 seats are too few for 0 bots and 3 names"),
        ("play lost_lands --seats 2 --names A,B --bots greedy", "2 seats are too few for 1 bot and 2 names"),
        ("play lost_lands --pack none.toml", "The pack none.toml cannot be read"),
        ("play lost_lands --lang fr", "invalid choice: 'fr'"),
        ("play", "the following arguments are required: GAME. See: wk play --help"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate lost_lands --seats 3 --bots random,greedy", "2 bots do not fit 3 seats"),
        ("simulate lost_lands -n 0", "“0” is not a whole number, 1 or more"),
        ("simulate lost_lands --jobs 0", "“0” is not a whole number, 1 or more"),
        ("arena lost_lands --bots random,quick -n -5", "“-5” is not a whole number, 1 or more"),
        ("arena lost_lands --bots random,quick --jobs 0", "“0” is not a whole number, 1 or more"),
        ("play nothing.jsonl", "The record nothing.jsonl cannot be read"),
        ("play /", "The record / cannot be read"),
        ("play ~no-such-user/x", "The record ~no-such-user/x cannot be read"),
        ("play " + 500 * "x", "There is no game “xxx"),
        ("simulate lost_lands -n 1 --pack=", "The pack  cannot be read"),
        ("replay nothing.jsonl", "The record nothing.jsonl cannot be read"),
        ("rules lost_lands LL-99", "No rule has the number or contains the word “LL-99”"),
        ("rules", "the following arguments are required: GAME. See: wk rules --help"),
        ("rules go", "There is no game “go”"),
        ("games --seats 3", "unrecognized arguments: --seats 3. See: wk games --help"),
    ],
)
def test_wrong_use_gets_one_sentence_and_exit_code_2(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("ru", "Игры «chess» нет; есть: "), ("de", "Ein Spiel „chess“ gibt es nicht; es gibt: ")],
)
def test_errors_speak_the_language_that_was_asked_for(
    lang: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "chess", "--lang", lang]) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_names_every_kind_of_bot(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    page = " ".join(capsys.readouterr().out.split())
    for name in ("random", "quick", "greedy", "level1 … level5", "level5x2", "cmd:COMMAND"):
        assert name in page
    assert {*BOTS} == {"random", "quick", "greedy", *(f"level{number}" for number in range(1, 6))}


@pytest.mark.parametrize(
    ("given", "sentences"),
    [
        (
            "-5",
            ("“-5” is not a whole number, 1 or more", "«-5» — не целое число от 1", "„-5“ ist keine ganze Zahl ab 1"),
        ),
        ("9" * 30, ("is too large", "слишком большое число", "ist zu groß")),
    ],
)
def test_numbers_are_refused_in_three_languages(
    given: str,
    sentences: tuple[str, str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for lang, sentence in zip(("en", "ru", "de"), sentences, strict=True):
        monkeypatch.setattr("sys.argv", ["wk", "simulate", GAME, "-n", given, "--lang", lang])
        assert main() == 2
        assert sentence in capsys.readouterr().err


def test_a_broken_record_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "{", '{"wunderkammer":1,"game":"lost_lands"}', "\0\xff"):
        (tmp_path / "bad.jsonl").write_text(text)
        for command in ("replay", "play"):
            assert main([command, str(tmp_path / "bad.jsonl")]) == 2
            assert capsys.readouterr().err.count("\n") == 1


def test_what_a_sentence_quotes_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess\x1b[2J"]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("wunderkammer")


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert language_of([]) == "ru"
    assert language_of(["--lang", "de"]) == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert language_of(["--lang=xx"]) == "en"


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "de"]) == 0
    page = capsys.readouterr().out
    assert "Verlorene Lande" in page
    assert "--option first_game=false|true  Erste Partie" in page
    assert "Die erste Expedition ist Avalon, Kalahari oder Iram" in page


def test_rules_can_be_read_whole_by_number_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME]) == 0
    whole = capsys.readouterr().out
    assert all(f"LL-{number:02}" in whole for number in range(1, 39))
    main(["rules", GAME, "ll12", "--lang", "ru"])
    page = capsys.readouterr().out
    assert page.startswith("LL-12 ")
    main(["rules", GAME, "jetpack"])
    assert "LL-25" in capsys.readouterr().out


def test_rules_take_several_numbers_and_words_after_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", GAME, "LL-12", "--lang", "en", "LL-3"])
    page = capsys.readouterr().out
    assert page.startswith("LL-12 ")
    assert "\nLL-03 " in page
    assert "LL-22 " not in page


def test_tables_write_numbers_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, share in ("en", "50.0 %"), ("ru", "50,0 %"), ("de", "50,0 %"):
        main(["simulate", GAME, "-n", "2", "--seed", "1", "--jobs", "1", "--lang", lang])
        assert share in capsys.readouterr().out


def test_names_without_visible_signs_are_no_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--names", "\x01,Anna,Anna\x02"]) == 2
    assert "Two people have the same name" in capsys.readouterr().err


def test_simulate_prints_a_table_json_and_csv(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", GAME, "-n", "20", "--seats", "3", "--seed", "1", "--jobs", "1"]
    assert main(line) == 0
    page = capsys.readouterr().out
    assert "Seat 3" in page
    assert "decisions/s" in page
    main([*line, "--json"])
    assert json.loads(capsys.readouterr().out)["games"] == 20
    main([*line, "--csv"])
    assert capsys.readouterr().out.startswith("group,name,games,win_rate")


def test_simulate_takes_house_rulings_beside_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "dear.toml"
    pack.write_text("[start]\npayment = [9, 9, 0, 0]\n")
    line = ["simulate", GAME, "-n", "20", "--seats", "2", "--json", "--seed", "1", "--pack", str(pack)]
    main([*line, "--jobs", "1"])
    by_rank = capsys.readouterr().out
    main([*line, "--jobs", "1", "--ruling", "starting_payment=space"])
    assert capsys.readouterr().out != by_rank


def test_the_shelf_lists_the_house_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    main(["games"])
    page = " ".join(capsys.readouterr().out.split())
    assert "--ruling starting_payment=rank|space Starting payment (LL-06)" in page
    assert "always At any time" in page


def test_simulate_takes_options_and_packs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("[start]\nmoney = 50\n")
    line = ["simulate", GAME, "-n", "30", "--seed", "1", "--jobs", "1", "--json", "--option", "first_game=true"]
    main(line)
    poor = json.loads(capsys.readouterr().out)
    main([*line, "--pack", str(pack)])
    rich = json.loads(capsys.readouterr().out)
    assert rich["by_bot"][0]["mean_score"] != poor["by_bot"][0]["mean_score"]
    assert poor["options"] == {"first_game": True}


def test_replay_prints_the_story_when_nobody_sits_at_a_keyboard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(GAME, 2, seed=1)
    match.play(0, "screen:red")
    match.record.save(tmp_path / "match.jsonl")
    assert main(["replay", str(tmp_path / "match.jsonl"), "--seat", "1"]) == 0
    assert "Player 1 takes the red screen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        (
            "simulate encyclopedia --seats 2 --option rivals=2",
            ("2 AI opponents do not fit: with 2 seats", "2 соперника-ИИ не поместятся", "2 KI-Gegner passen nicht"),
        ),
        (
            "play encyclopedia --seats 1",
            ("play against its own opponent with --seats 2 --option rivals=1", "играют так:", "Gegner des Spiels"),
        ),
        ("arena lost_lands --bots random", ("at least two bots", "хотя бы двух ботов", "mindestens zwei Bots")),
        ("arena lost_lands --bots random,random", ("only once", "один раз", "nur einmal")),
        ("arena lost_lands --bots random,cmd:no-such-program", ("no program", "Программы", "Ein Programm")),
        ("play lost_lands --bots cmd:", ("names no program", "не называет программу", "nennt kein Programm")),
        ("arena lost_lands --bots random,clever", ("There is no bot “clever”", "Бота «clever»", "Einen Bot „clever“")),
        (
            "arena lost_lands --bots random,greedy --picture x.png",
            ("must end in .svg", "должно оканчиваться", "muss auf .svg enden"),
        ),
        ("arena lost_lands --bots random,greedy --resume /", ("/ cannot be read", "не удаётся", "nicht lesen")),
    ],
)
def test_tournaments_and_opponents_are_refused_in_three_languages(
    line: str, sentences: tuple[str, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, sentence in zip(("en", "ru", "de"), sentences, strict=True):
        assert main([*line.split(), "--lang", lang]) == 2
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.err.count("\n") == 1
        assert said.out == ""


def test_arena_prints_a_table_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ratings.svg"
    line = ["arena", "darwins_journey", "--bots", "random", "-n", "2", "--seed", "1", "--jobs", "1"]
    assert main([*line, "--picture", str(path)]) == 0
    page = capsys.readouterr().out
    assert "Alfred" in page
    assert "Planned: 2 games = 1 meeting × 2 seeds × 1 seating" in page
    assert path.read_text().startswith("<svg ")
    main([*line, "--json"])
    assert [one["name"] for one in json.loads(capsys.readouterr().out)["standings"]] == ["rival-alfred", "random"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("/no/such/folder/x.svg", "/no/such/folder/x.svg cannot be written: No such file or directory."),
        ("{}/x.png", "The picture is an SVG file: {}/x.png must end in .svg."),
        ("{}/folder.svg", "{}/folder.svg cannot be written: Is a directory."),
    ],
)
def test_a_picture_that_cannot_be_is_refused_before_anything_is_played(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.svg").mkdir()
    games = tmp_path / "games.jsonl"
    line = ["arena", GAME, "--bots", "random,quick", "-n", "2", "--seed", "1", "--jobs", "1", "--resume", str(games)]
    assert main([*line, "--picture", name.format(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.err == sentence.format(tmp_path) + "\n"
    assert said.out == ""
    assert not games.exists()


def test_what_an_arena_says_at_its_end_breaks_between_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "--bots", "random,quick", "-n", "2", "--seed", "1", "--jobs", "1"]) == 0
    page = capsys.readouterr().out
    assert max(map(len, page.splitlines())) <= 100
    assert "400 more win ten times as often as they lose" in " ".join(page.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("darwins_journey", "1 seat; Alfred’s board — White: easy"),
        ("darwins_journey --option alfred=green --lang de", "1 Platz; Alfreds Tableau — Grün: schwer"),
        ("lost_lands --seats 2 --bots random,quick", "2 seats"),
        (
            "encyclopedia --option rivals=1 --option rival_cards=9",
            "2 seats; AI opponents — 1; Their cards · difficulty — Daubenton with Astrolabe · 5/5",
        ),
        ("evolution --bots random,quick --option quick_play=true --lang ru", "2 места; Быстрая игра"),
    ],
)
def test_a_tournament_says_for_how_many_it_was_and_with_which_options(
    words: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ratings.svg"
    given = ["--bots", "random", "-n", "1", "--seed", "1", "--jobs", "1", "--picture", str(path), *words.split()[1:]]
    assert main(["arena", words.split()[0], *given]) == 0
    assert f" {told} ┏" in " ".join(capsys.readouterr().out.split())
    assert f">{escape(told)}</text>" in path.read_text()


def test_a_bad_program_is_reported_beside_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("arena", "simulate"):
        line = [command, GAME, "--bots", "random,cmd:false", "-n", "2", "--seed", "1", "--jobs", "1", "--json"]
        assert main(line) == 0
        said = capsys.readouterr()
        # It said nothing, so there are no last words.
        assert said.err.startswith("cmd:false ended in the middle of a game (2 times). Any legal moves")
        assert said.err.count("\n") == 1
        assert json.loads(said.out)["faults"][0]["count"] == 2


@pytest.mark.parametrize(("lang", "thousands"), [("en", "1,000"), ("ru", "1\u00a0000"), ("de", "1.000")])
def test_a_simulation_writes_all_thousands_alike(lang: str, thousands: str, capsys: pytest.CaptureFixture[str]) -> None:
    order = Series(GAME, 2, {}, ["random", "random"], True, 1)
    tally = Tally(2)
    tally.games, tally.decisions, tally.squares = 1000, 20_000, 400_000
    for sums in tally.seats:
        sums.games = 1000
    texts = catalogue(lang, game(GAME).folder)
    print_table(style.console(), SeriesResult(order, tally, 20.0, 1), texts)
    assert capsys.readouterr().out.count(thousands) == 2


def test_rivals_have_a_row_of_their_own_in_a_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "encyclopedia", "--seats", "2", "--option", "rivals=1", "-n", "3", "--seed", "1", "--jobs", "1"]
    main([*line, "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert facts["by_bot"][0]["games"] == 3
    assert facts["by_bot"][0]["mean_score"] == facts["by_seat"][0]["mean_score"]
    assert facts["by_rival"][0]["rival"] == "linnaeus"
    assert facts["by_rival"][0]["mean_score"] == facts["by_seat"][1]["mean_score"]
    main([*line, "--lang", "de"])
    assert "Linné" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("play", ("arguments are required: GAME", "не хватает аргументов: GAME", "es fehlen die Argumente GAME")),
        ("dance", ("invalid choice: 'dance'", "'dance' выбрать нельзя", "'dance' gibt es nicht")),
        ("play --seats", ("--seats: expected one argument", "--seats: нужно одно значение", "--seats: ein Wert fehlt")),
        (
            "games --dance",
            ("unrecognized arguments: --dance", "неизвестные аргументы: --dance", "unbekannte Argumente"),
        ),
        (
            "simulate go --json --csv",
            ("not allowed with argument --json", "нельзя вместе с --json", "nicht zusammen mit"),
        ),
        ("menu --help=3", ("takes no value, not even '3'", "значения не бывает", "hat keinen Wert")),
    ],
)
def test_the_parser_itself_refuses_in_three_languages(
    line: str, sentences: tuple[str, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, sentence in zip(("en", "ru", "de"), sentences, strict=True):
        assert main(["--lang", lang, *line.split()]) == 2
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_speaks_three_languages(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for lang, word in (("en", "usage: "), ("ru", "вызов: "), ("de", "Aufruf: ")):
        assert main([*command, "--help", "--lang", lang]) == 0
        pages.append({line.strip() for line in capsys.readouterr().out.splitlines()})
        assert any(line.startswith(word) for line in pages[-1])
    english = {line for line in pages[0] & (pages[1] | pages[2]) if " " in line}
    assert [line for line in english if not line.startswith(("wk ", "[", "-", "{"))] == []
