"""Tournaments: balanced seats, mirrored seeds, files to go on with, and figures that can be checked by hand."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wunderkammer.bots import BOTS
from wunderkammer.bots.simple.random_bot import RandomBot
from wunderkammer.errors import BadFile, BadSimulation
from wunderkammer.lab.progress import Watch
from wunderkammer.lab.tournament.arena import Fixture, GameFacts, Tournament, meet, play_fixture, schedule
from wunderkammer.lab.tournament.arena_report import Arena
from wunderkammer.lab.tournament.picture import picture
from wunderkammer.lab.tournament.run_arena import ArenaOrder, run_arena
from wunderkammer.lab.tournament.standings import standings
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue

GAME = "lost_lands"
SOURCES = Path(__file__).resolve().parents[2] / "src"


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another bot that plays exactly as `random` does."""
    monkeypatch.setitem(BOTS, "twin", RandomBot)


def order_of(file: Path | None = None, games: int = 6, bots: str = "random,twin", seed: int | None = 5) -> ArenaOrder:
    return ArenaOrder(GAME, 2, {}, bots.split(","), seed, games, 1, file)


def run(order: ArenaOrder) -> Arena:
    arena, finished = run_arena(order, catalogue("en", game(order.game).folder))
    assert finished
    return arena


def without_time(arena: Arena) -> dict[str, object]:
    facts = arena.facts()
    for line in facts["standings"]:
        del line["seconds_per_move"], line["slowest_move"]
    return facts


# Who meets whom.


@pytest.mark.parametrize(
    ("bots", "seats", "meetings", "seatings"), [(2, 2, 1, 2), (4, 2, 6, 2), (2, 3, 1, 6), (2, 4, 1, 2), (3, 1, 3, 1)]
)
def test_all_sit_equally_often_on_every_seat(bots: int, seats: int, meetings: int, seatings: int) -> None:
    found = meet([*"abcd"[:bots]], seats)
    assert (len(found), {len(each) for each in found}) == (meetings, {seatings})
    for each in found:
        for seat in range(seats):
            assert len(set(Counter(names[seat] for names in each).values())) == 1


def test_games_are_rounded_up_to_whole_rotations() -> None:
    plan = schedule(Tournament(GAME, 3, {}, ["random", "greedy"], 1), 7)
    assert (plan.seeds, plan.games()) == (2, 12)
    assert len({*plan.fixtures()}) == 12


@pytest.mark.usefixtures("twin")
def test_equals_who_change_seats_come_out_level_seed_by_seed() -> None:
    """The same seed of chance is played in every seating: equal bots then play the same games on either seat."""
    arena = run(order_of(games=8))
    assert all(line.lead == (0, 0, 0) for line in arena.standings.lines)
    assert all(line.rating.points == pytest.approx(0) for line in arena.standings.lines)
    first, second = (
        [play_fixture(arena.tournament, Fixture(0, n, 0, ("random", "twin"))).scores for n in range(k, k + 3)]
        for k in (0, 1)
    )
    assert first[1:] == second[:2]
    assert first[0] != first[1]


# What it tells.


def game_won(meeting: int, number: int, turn: int, names: tuple[str, ...], scores: list[int]) -> GameFacts:
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    wins = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return GameFacts(Fixture(meeting, number, turn, names), scores, wins, ranks, [], [2, 3], [1.0, 6.0], [0.7, 4.0], [])


def test_differences_are_paired_over_the_seatings_of_a_seed() -> None:
    played = [
        game_won(0, 0, 0, ("a", "b"), [10, 4]), game_won(0, 0, 1, ("b", "a"), [8, 10]),  # a leads by 6 and 2: by 4
        game_won(0, 1, 0, ("a", "b"), [9, 9]), game_won(0, 1, 1, ("b", "a"), [5, 9]),  # by 0 and 4: by 2
        game_won(0, 2, 0, ("a", "b"), [50, 1]),  # its mirror has not been played
    ]  # fmt: skip
    found = standings(played, ["a", "b"], 2)
    a, b = found.lines
    assert (found.games, found.incomplete, a.name, a.games) == (4, 1, "a", 4)
    assert a.wins.value == 3.5 / 4
    assert a.lead.value == 3
    assert a.lead.high == pytest.approx(3 + 1.96 * 1.0)  # 4 and 2 vary by 2; √(2/2) = 1
    assert tuple(b.lead) == pytest.approx((-3, -4.96, -1.04))
    assert (a.decisions, a.seconds, a.slowest) == (10, 14.0, 4.0)
    assert found.pairs[0].ahead.value == 3.5 / 4


def test_the_order_in_which_games_end_changes_nothing() -> None:
    names = [("a", "b"), ("b", "a")]
    played = [game_won(0, n, turn, names[turn], [7 * n % 5, 3 * n % 4 + turn]) for n in range(9) for turn in (0, 1)]
    assert standings(played, ["a", "b"], 2) == standings(played[::-1], ["a", "b"], 2)


# Files.


@pytest.mark.usefixtures("twin")
def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(order_of(file, games=4))
    first = file.read_text()
    # Killed while it wrote a game, and started again without naming the seed.
    file.write_text(first + first.splitlines()[-1][:40])
    arena = run(order_of(file, games=10, seed=None))
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 11
    assert without_time(arena) == without_time(run(order_of(games=10)))


@pytest.mark.usefixtures("twin")
def test_what_has_been_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(order_of(file))
    before = file.read_bytes()
    run(order_of(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 6}, "another tournament (its seed is 5, not 6)"),
        ({"bots": ["twin", "random"]}, "another tournament (its bots"),
        ({"options": {"first_game": True}}, "another tournament (its options"),
        ({"seats": 3}, "another tournament (its seats is 2, not 3)"),
    ],
)
@pytest.mark.usefixtures("twin")
def test_a_file_of_another_tournament_is_refused(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    run(order_of(file, games=2))
    with pytest.raises(BadFile) as error:
        run(order_of(file)._replace(**change))  # type: ignore[arg-type]
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no tournament\n", "is not the file of a tournament"),
        ('{"wunderkammer":1}\n', "is not the file of a tournament"),
        ("Dear Anna", "is not the file of a tournament"),  # not to be overwritten
        ("\udcff\udc80\udcfe\n", "is not the file of a tournament"),
        ("{header}\n[]\n", "Line 2 of"),
        ("{header}\n{}\udcff\n", "Line 2 of"),
        ('{header}\n{"meeting":0,"number":0,"turn":0,"names":["a","b"],"scores":["x",1]}\n', "Line 2 of"),
    ],
)
@pytest.mark.usefixtures("twin")
def test_a_file_that_is_none_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    run(order_of(file, games=2))
    content = text.replace("{header}", file.read_text().splitlines()[0]).encode(errors="surrogateescape")
    file.write_bytes(content)
    with pytest.raises(BadFile, match=sentence):
        run(order_of(file))
    assert file.read_bytes() == content


def test_ctrl_c_keeps_what_is_there_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots = f"random,cmd@60:{sys.executable} {slow(tmp_path)}"
    command = [sys.executable, "-m", "wunderkammer", "arena", GAME, "--bots", bots]
    command += ["-n", "6", "--seed", "1", "--jobs", "2", "--resume", str(file), "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "COLUMNS": "200"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        while process.poll() is None and (not file.exists() or len(file.read_text().splitlines()) < 3):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    kept = file.read_text()
    assert process.returncode == 2, told
    assert "the same command goes on with the rest" in told
    assert "Traceback" not in told
    assert not any(str(tmp_path / "slow.py").encode() in line for line in command_lines())
    again = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 7
    assert "Lost Lands · 6 games" in again.stdout


def command_lines() -> list[bytes]:
    """The command lines of all processes; one may end while they are read."""
    found: list[bytes] = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            found.append(line.read_bytes())
    return found


def slow(folder: Path) -> Path:
    """A program that takes its time, so that there is something to interrupt."""
    path = folder / "slow.py"
    path.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        "        time.sleep(0.01)\n"
        "        print(json.dumps({'move': message['legal'][0]}), flush=True)\n"
    )
    return path


# Against the game itself.


def test_alone_the_arena_tells_how_often_a_bot_beats_the_game() -> None:
    found = run(ArenaOrder("darwins_journey", 1, {"alfred": "white"}, ["random"], 3, 4, 1, None)).standings
    assert {line.name for line in found.lines} == {"random", "rival-alfred"}
    own, alfred = sorted(found.lines, key=lambda line: line.is_rival())
    assert own.wins.value + alfred.wins.value == 1
    assert own.lead.value == own.score - alfred.score
    assert (own.games, alfred.decisions) == (4, 0)


def test_rivals_on_seats_are_no_bots() -> None:
    arena = run(ArenaOrder("encyclopedia", 3, {"rivals": 2, "rival_cards": 4}, ["random"], 3, 2, 1, None))
    assert {line.name for line in arena.standings.lines} == {"random", "rival-trembley", "rival-daubenton"}
    assert sum(line.wins.value for line in arena.standings.lines) == pytest.approx(1)
    assert len(arena.standings.pairs) == 3


def test_several_bots_alone_play_the_same_seeds() -> None:
    plan = schedule(Tournament("darwins_journey", 1, {}, ["random", "greedy"], 1), 3)
    assert [fixture.names for fixture in plan.fixtures()] == [("random",), ("greedy",)] * 3


@pytest.mark.parametrize(
    ("bots", "sentence"), [("random", "at least two bots"), ("random,random", "only once"), ("clever,random", "no bot")]
)
def test_bots_that_cannot_meet_get_a_sentence(bots: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        run(order_of(bots=bots))


# How it is told.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_json_and_picture_hold_the_same_figures(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    from wunderkammer.terminal.style import console

    order = ArenaOrder("encyclopedia", 2, {"rivals": 1}, ["random"], 3, 4, 1, None)
    texts = catalogue(lang, game("encyclopedia").folder)
    arena, _ = run_arena(order, texts)
    arena.print_table(console(), texts)
    table = capsys.readouterr().out
    drawn = ElementTree.fromstring(picture(arena, texts))
    words = " ".join(text for text in drawn.itertext())
    facts = json.loads(arena.as_json())
    for line in facts["standings"]:
        rate = f"{100 * line['win_rate']['value']:.1f} %".replace(".", texts.say("ui-decimal-point"))
        assert rate in table
        assert rate in words
    assert texts.say("rival-linnaeus") in table
    assert texts.say("rival-linnaeus") in words
    assert "⟨" not in table + words


def test_every_row_of_the_picture_lies_inside_it() -> None:
    names = [("a", "b"), ("b", "a")]
    played = [game_won(0, n, turn, names[turn], [10, 1 if turn else 20]) for n in range(20) for turn in (0, 1)]
    tournament = Tournament(GAME, 2, {}, ["random", "greedy"], 1)
    arena = Arena(tournament, schedule(tournament, 40), standings(played, ["a", "b"], 2))
    drawn = ElementTree.fromstring(picture(arena, catalogue("en", game(GAME).folder)))
    width, height = (float(drawn.attrib[side]) for side in ("width", "height"))
    circles = [mark for mark in drawn if mark.tag.endswith("circle")]
    assert len(circles) == 2
    assert all(0 < float(mark.attrib["cx"]) < width and 0 < float(mark.attrib["cy"]) < height for mark in circles)


# Tests that stop when they know.


def test_a_tournament_ends_as_soon_as_its_test_knows(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    order = order_of(file, games=400, bots="greedy,random")._replace(until=50.0)
    arena = run(order)
    assert arena.test is not None
    assert arena.test.accepted is True
    assert arena.standings.games < 400
    again = run(order)
    assert again.facts()["until"] == arena.facts()["until"]
    assert "greedy is stronger than random" in again.verdict(arena.test, catalogue("en", game(GAME).folder))


def test_of_a_test_it_is_said_how_long_it_takes_at_most(capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([0.0, 60.0])
    with Watch(20_000, 0, catalogue("en"), lambda: next(times), at_most=True) as watch:
        watch.tell(100)
    assert capsys.readouterr().err == "100 games of at most 20,000, at most about 199 min left.\n"


def test_a_test_needs_two_bots() -> None:
    with pytest.raises(BadSimulation, match="compares two bots"):
        run(order_of(bots="random,greedy,quick")._replace(until=20.0))
