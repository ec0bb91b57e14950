"""External bots: real programs, good and bad; the match always goes on, and nothing of them is left behind."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from wunderkammer.bots import Info, bot
from wunderkammer.bots.external import external_bot
from wunderkammer.bots.external.external_bot import ExternalBot, Fault, Occasion, command_of
from wunderkammer.cli.arguments.typed_values import bot_list
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.play import first_state, play_bots
from wunderkammer.lab.tally import telling
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games
from wunderkammer.text.catalogue import LANGUAGES, catalogue

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)
OCCASION = Occasion("lost_lands", 2, {"first_game": False})
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"move": message["legal"][-1]}), flush=True)
"""


@pytest.fixture
def table() -> Info:
    """The first decision of seat 0 in Lost Lands."""
    match = Match("lost_lands", 2, seed=1)
    return Info(match.game.rules, match.state, match.to_act[0])


class Guest:
    """A program at the table for the length of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bots: list[ExternalBot] = []

    def seat(self, body: str, clock: str = "60") -> ExternalBot:
        path = self.folder / f"program_{len(self.bots)}.py"
        path.write_text(body)
        mind = bot(f"cmd@{clock}:{PYTHON} {shlex.quote(str(path))}", 7)
        assert isinstance(mind, ExternalBot)
        self.bots.append(mind)
        mind.sit(OCCASION, 0)
        return mind


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    found = Guest(tmp_path)
    yield found
    for mind in found.bots:
        mind.leave(None)


def codes(mind: ExternalBot) -> list[str]:
    return [fault.code for fault in mind.faults]


def is_running(pid: int) -> bool:
    """Whether a process still does anything; a dead one that nobody has buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_good_program_plays_the_moves_it_names(guest: Guest, table: Info) -> None:
    mind = guest.seat(GOOD)
    assert [mind.choose(table) for _ in range(3)] == [table.legal[-1]] * 3
    assert codes(mind) == []


def test_a_program_is_told_what_its_seat_sees_and_how_it_ended(guest: Guest, table: Info, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    mind = guest.seat(
        GOOD.replace("for line in sys.stdin:", f"for line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)")
    )
    mind.choose(table)
    result = table.rules.result(table.possible)
    mind.leave(result)
    hello, choose, over = map(json.loads, heard.read_text().splitlines())
    assert (hello["type"], hello["protocol"], hello["game"], hello["seat"]) == ("hello", 1, "lost_lands", 0)
    assert (hello["seats"], hello["options"]) == (2, {"first_game": False})
    assert choose["view"] == json.loads(json.dumps(table.view))
    assert choose["legal"] == [table.rules.vocabulary.key(move) for move in table.legal]
    assert choose["clock"] == {"seconds": 60.0}
    assert over == {"type": "over", "result": result.to_json()}


def test_the_seed_that_a_program_hears_is_another_than_the_one_of_the_match(guest: Guest) -> None:
    seeds = [ExternalBot(f"cmd:{PYTHON}", seed).hint() for seed in (1, 1, 2)]
    assert seeds[0] == seeds[1] != seeds[2]
    assert 1 not in seeds


@pytest.mark.parametrize(
    ("answer", "code", "detail"),
    [
        ("'no json at all'", "not-json", "no json at all"),
        ("'[1, 2]'", "not-json", "[1, 2]"),
        ("json.dumps({'move': 5})", "not-json", '{"move": 5}'),
        ("'[' * 30000", "not-json", "[[[["),
        ("json.dumps({'move': 'dance:9'})", "illegal", "dance:9"),
    ],
)
def test_a_wrong_answer_is_noted_and_the_program_stays(
    guest: Guest, table: Info, answer: str, code: str, detail: str
) -> None:
    good = 'json.dumps({"move": message["legal"][-1]})'
    mind = guest.seat(
        "first = True\n"
        + GOOD.replace(f"print({good}", f"print({answer} if first else {good}")
        + "        first = False\n"
    )
    assert mind.choose(table) in table.legal
    assert mind.choose(table) == table.legal[-1]
    assert codes(mind) == [code]
    assert mind.faults[0].detail.startswith(detail)


def test_silence_costs_the_decision_and_at_last_the_seat(
    guest: Guest, table: Info, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_bot, "STARTING_SECONDS", 0.0)
    mind = guest.seat("import time\ntime.sleep(1000)", clock="0.1")
    process = mind.process
    assert process is not None
    assert all(mind.choose(table) in table.legal for _ in range(5))
    assert codes(mind) == ["silent"] * 3 + ["given-up"]
    assert process.program.returncode is not None


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(
    guest: Guest, table: Info, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_bot, "STARTING_SECONDS", 0.0)
    late = """
import sys
hello, first, second = (sys.stdin.readline() for _ in range(3))
print('{"id": 1, "move": "late"}', '{"id": 2, "move": "%s"}' % second.split('"legal":["')[1].split('"')[0], sep="\\n")
sys.stdout.flush()
sys.stdin.read()
"""
    mind = guest.seat(late, clock="4")
    mind.choose(table)
    assert mind.choose(table) == table.legal[0]
    assert codes(mind) == ["silent"]


def test_a_crash_is_told_with_the_last_words(guest: Guest, table: Info) -> None:
    mind = guest.seat("import sys\nsys.stdin.readline()\nsys.exit('out of ideas')")
    assert all(mind.choose(table) in table.legal for _ in range(3))
    assert codes(mind) == ["crashed"]
    assert mind.faults[0].detail == "out of ideas"


def test_a_program_that_dies_is_missed_even_if_its_child_holds_the_line(guest: Guest, table: Info) -> None:
    child = "import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    mind = guest.seat(child + "sys.stdin.readline()\nsys.stdin.readline()")
    assert mind.choose(table) in table.legal
    assert codes(mind) == ["crashed"]


@pytest.mark.parametrize("flood", ["'x' * 100000 + 'x'", "'{\"id\": 0}\\n' * 10000"])
def test_a_flood_of_output_is_stopped(guest: Guest, table: Info, flood: str) -> None:
    mind = guest.seat(f"while True:\n    print({flood}, flush=True)")
    assert all(mind.choose(table) in table.legal for _ in range(3))
    assert "flood" in codes(mind)
    assert mind.process is None


def test_noise_on_standard_error_disturbs_nobody(guest: Guest, table: Info, capfd: pytest.CaptureFixture[str]) -> None:
    noisy = GOOD.replace("    message =", "    print('noise ' * 50000, file=sys.stderr, flush=True)\n    message =")
    mind = guest.seat(noisy)
    assert mind.choose(table) == table.legal[-1]
    assert codes(mind) == []
    assert capfd.readouterr().err == ""


def test_a_program_that_does_not_read_blocks_nobody(guest: Guest, table: Info, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "STARTING_SECONDS", 0.0)
    mind = guest.seat("import time\ntime.sleep(1000)", clock="0.1")
    assert mind.process is not None
    mind.process.say({"much": "x" * 1_000_000})
    assert mind.choose(table) in table.legal
    assert codes(mind) == ["silent"]


def test_a_file_that_cannot_be_run_is_reported_and_replaced(table: Info, tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_bytes(b"\x7fELF nonsense")
    path.chmod(0o755)
    mind = ExternalBot(f"cmd:{path}", 1)
    mind.sit(OCCASION, 0)
    assert mind.choose(table) in table.legal
    assert codes(mind) == ["not-started"]


def test_the_whole_process_group_ends_with_the_game(guest: Guest, table: Info, tmp_path: Path) -> None:
    stubborn = f"""
import os, signal, subprocess, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
open({str(tmp_path / "pids")!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
{GOOD}
import time
time.sleep(1000)
"""
    mind = guest.seat(stubborn)
    mind.choose(table)
    process = mind.process
    assert process is not None
    mind.leave(table.rules.result(table.possible))
    assert process.program.returncode is not None
    pids = [int(word) for word in (tmp_path / "pids").read_text().split()]
    for _ in range(100):
        if not any(map(is_running, pids)):
            break
        time.sleep(0.05)
    assert not any(map(is_running, pids))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "names no program"),
        ("cmd:'unclosed", "names no program"),
        ("cmd@0:cat", "names no program"),
        ("cmd:no-such-program-here --fast", "There is no program “no-such-program-here”"),
    ],
)
def test_a_name_without_a_program_gets_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(WunderkammerError, match=sentence):
        bot(name, 1)


def test_seconds_and_words_of_a_name() -> None:
    assert command_of("cmd@2.5:cat 'a b' c") == (2.5, ["cat", "a b", "c"])
    assert command_of("cmd:cat") == (10.0, ["cat"])


def test_a_name_with_a_comma_stands_in_quotes() -> None:
    assert bot_list('random, "cmd:./bot 1,2 ""a b""",greedy') == ["random", 'cmd:./bot 1,2 "a b"', "greedy"]
    assert bot_list("random,cmd:./bot --fast") == ["random", "cmd:./bot --fast"]


@pytest.mark.parametrize("name", games())
def test_the_examples_play_every_game_without_a_fault(name: str, tmp_path: Path) -> None:
    compiler, program = shutil.which("cc"), tmp_path / "last_move"
    if compiler is None:
        pytest.skip("There is no C compiler here: apt-get install -y --no-install-recommends gcc libc6-dev")
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, EXAMPLES / "last_move.c"], check=True)
    names = [f"cmd@60:{PYTHON} {EXAMPLES / 'any_move.py'}", f"cmd@60:{program}"]
    played = play_bots(game(name), first_state(name, 2, {}), names, 3, {})
    assert [effort.faults for effort in played.efforts] == [[], []]
    assert all(effort.decisions for effort in played.efforts)


def test_the_example_in_python_is_short() -> None:
    assert len((EXAMPLES / "any_move.py").read_text().splitlines()) < 40


def test_a_bad_program_ends_no_match(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(GOOD.replace('message["legal"][-1]', '"nonsense"'))
    played = play_bots(
        game("lost_lands"), first_state("lost_lands", 2, {}), ["random", f"cmd@60:{PYTHON} {path}"], 3, {}
    )
    assert len(played.efforts[1].faults) == played.efforts[1].decisions > 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["not-started", "silent", "given-up", "flood", "crashed", "not-json", "illegal"])
def test_every_kind_of_fault_is_told_with_how_often_it_happened(code: str, lang: str) -> None:
    for words in ("7", "") if code == "crashed" else ("7",):
        told = Fault(code, words).sentence("cmd:x", 22, catalogue(lang))
        assert "22" in told
        assert not re.search("“”|„“|«»|⟨", told)


def test_the_example_of_a_fault_is_one_that_says_something() -> None:
    assert telling("", "late") == telling("late", "") == "late"
    assert telling("b", "a") == "a"
