"""The program as people start it: in pipes, with Ctrl-C, in a real terminal."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wunderkammer.text.catalogue import LANGUAGES

PROGRAM = [sys.executable, "-m", "wunderkammer"]
SOURCE = str(Path(__file__).resolve().parents[2] / "src")
PATIENCE = 60
WIDTH = 100  # of lines that nobody's terminal breaks


def surroundings(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(folder),
        timeout=PATIENCE,
        check=False,
    )


def test_help_of_every_command(tmp_path: Path) -> None:
    for words in (["--help"], ["play", "--help"], ["simulate", "--help"]):
        done = run(tmp_path, *words)
        assert done.returncode == 0
        assert "--lang" in done.stdout


def test_help_imports_neither_games_nor_drawing() -> None:
    code = "import sys; from wunderkammer.cli.main import main; main(['--help']); print([*sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=surroundings(Path()),
        check=True,
    )
    modules = done.stdout.rpartition("[")[2]
    assert "'wunderkammer.cli.main'" in modules
    for heavy in ("'rich'", "'fluent", "'wunderkammer.core", "'multiprocessing'"):
        assert heavy not in modules


def test_a_match_in_a_pipe_has_no_colours_and_can_be_resumed(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "lost_lands", "--seed", "3", "--bots", "random", typed="1\nq\n")
    assert first.returncode == 0
    assert "\x1b" not in first.stdout
    assert "Player 1 › 1" in first.stdout
    path = first.stdout.rpartition(" -m wunderkammer play ")[2].strip()
    second = run(tmp_path, "play", path, typed="2\n")
    assert "Player 1 bids and pays 2 M£." in second.stdout
    assert second.returncode == 0


def test_the_menu_starts_and_resumes_matches(tmp_path: Path) -> None:
    begun = run(tmp_path, "--lang", "en", "menu", typed="lost_lands\n3\nAnna\nBoris\n\nrandom\n\ny\n\n1\n")
    assert begun.returncode == 0
    assert "Anna takes the red screen" in begun.stdout
    again = run(tmp_path, "menu", typed="0\n99\nq\n")
    assert "Matches that wait for you" in again.stdout
    assert "Anna, Boris, Humboldt" in again.stdout
    assert "Type a number from 1 to" in again.stdout


def test_the_menu_asks_again_until_it_understands(tmp_path: Path) -> None:
    typed = "lost_lands\n3\nAnna\nanna\nBoris\n\nrandom\nmaybe\nno\nyes\n\n1\n"
    done = run(tmp_path, "--lang", "en", "menu", typed=typed)
    assert "Two people have the same name" in done.stdout
    assert "“maybe” is neither yes nor no" in done.stdout
    assert "Anna takes the red screen" in done.stdout
    assert "Anna, Boris, Humboldt · " in (menu := run(tmp_path, "menu", typed="q\n").stdout)
    assert " decision" in menu


def test_the_menu_offers_house_rulings(tmp_path: Path) -> None:
    typed = "lost_lands\n2\nAnna\n\nrandom\n\n\ny\n2\n\n1\n"
    done = run(tmp_path, "--lang", "en", "menu", typed=typed)
    assert "Starting payment (LL-06) — Who pays" in done.stdout
    assert "2 Whoever stands on places I and II" in done.stdout
    assert "pays 2 M£" not in done.stdout
    (kept,) = tmp_path.rglob("*.jsonl")
    assert '"pack":{"rulings":{"starting_payment":"space"}}' in kept.read_text(encoding="utf-8")


def test_the_menu_asks_for_no_second_person_once_nobody_more_plays(tmp_path: Path) -> None:
    done = run(tmp_path, "--lang", "en", "menu", typed="lost_lands\n3\n\n\nrandom\n\n")
    assert "Name of person 1 [Enter: Player 1] › " in done.stdout
    assert "Name of person 2 [Enter: no more] › " in done.stdout
    assert "Name of person 3" not in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_of_the_menu_fit_the_terminal(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "--lang", lang, "menu", typed="lost_lands\n2\n\n\n")
    assert " [greedy] › " in done.stdout.replace("\n", " ")
    assert max(map(len, done.stdout.splitlines())) <= WIDTH


def test_the_menu_seats_the_rulebooks_opponents(tmp_path: Path) -> None:
    alone = run(tmp_path, "--lang", "en", "menu", typed="encyclopedia\n1\nAnna\n\n12\n5\n\n\n")
    assert "1–4 players" in alone.stdout
    assert "5 Trembley with Resolution · 3/5" in alone.stdout
    assert "“12” cannot be chosen: type a number from 1 to 9" in alone.stdout
    assert "Anna, Trembley · " in run(tmp_path, "--lang", "en", "menu", typed="q\n").stdout
    company = run(tmp_path, "--lang", "en", "menu", typed="encyclopedia\n4\nAnna\n\n2\nrandom\n\n\n\n\n\n")
    assert "A number from 0 to 3 [0]" in company.stdout
    assert "Anna, Humboldt, Linnaeus, Trembley · " in run(tmp_path, "--lang", "en", "menu", typed="q\n").stdout


@pytest.mark.parametrize(
    ("lang", "question", "board"),
    [
        ("en", "Alfred’s board — Alone you play against Alfred", "3 Yellow: advanced"),
        ("ru", "Планшет Альфреда — В одиночку вы играете против Альфреда", "3 Жёлтый: продвинутый"),
        ("de", "Alfreds Tableau — Allein spielst du gegen Alfred", "3 Gelb: fortgeschritten"),
    ],
)
def test_the_menu_asks_who_plays_alone_for_alfreds_board(tmp_path: Path, lang: str, question: str, board: str) -> None:
    alone = run(tmp_path, "--lang", lang, "menu", typed="darwins_journey\n1\nAnna\n\n7\n3\n\n")
    assert question in " ".join(alone.stdout.split())
    assert board in alone.stdout
    (kept,) = (tmp_path / "wunderkammer").rglob("*.jsonl")
    assert json.loads(kept.read_text("utf-8").splitlines()[0])["options"]["alfred"] == "yellow"
    company = run(tmp_path, "--lang", lang, "menu", typed="darwins_journey\n2\nAnna\n\nrandom\n\n\n")
    assert board not in company.stdout


def test_the_shelf_says_what_numbers_stand_for(tmp_path: Path) -> None:
    shown = run(tmp_path, "--lang", "de", "games").stdout
    assert "--option rival_cards=1…9" in shown
    assert "9 Daubenton mit Astrolabe · 5/5" in shown


def test_ctrl_c_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "lost_lands", "--bots", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=surroundings(tmp_path),
    ) as program:
        assert program.stdout is not None
        assert program.stdin is not None
        while "Choose your screen" not in program.stdout.readline():
            pass
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 2
    assert " -m wunderkammer play " in out.partition("The match is kept. Go on with: ")[2]
    assert err == ""


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    line = " ".join([*PROGRAM, "rules", "lost_lands"])
    done = subprocess.run(
        ["bash", "-c", f"{line} | head -n 1"],
        capture_output=True,
        encoding="utf-8",
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=True,
    )
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("streams", "code"),
    [("<&- play lost_lands", 0), (">&- rules lost_lands", 0), ("2>&- rules go", 2), (">/dev/full rules lost_lands", 2)],
)
def test_streams_that_are_closed_or_full_bring_no_traceback(streams: str, code: int, tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{' '.join(PROGRAM)} {streams}"],
        capture_output=True,
        encoding="utf-8",
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("The output cannot be written: " if "full" in streams else "")


def test_no_color_is_honoured(tmp_path: Path) -> None:
    for wish, coloured in ({}, True), ({"NO_COLOR": "1"}, False):
        env = {**surroundings(tmp_path), "FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color", **wish}
        done = subprocess.run([*PROGRAM, "games"], capture_output=True, encoding="utf-8", env=env, check=True)
        assert ("\x1b[1;38;" in done.stdout) == coloured


@pytest.mark.skipif(
    shutil.which("tmux") is None, reason="tmux is not installed here: apt-get install -y --no-install-recommends tmux"
)
def test_a_real_terminal_shows_the_table_and_hides_it_between_people(tmp_path: Path) -> None:
    session = f"wunderkammer-{os.getpid()}"
    command = f"{' '.join(PROGRAM)} play lost_lands --names Анна,Boris --seed 5 --lang ru"
    tmux = ["tmux", "-u", "-L", session, "-f", "/dev/null"]
    subprocess.run(
        [*tmux, "new-session", "-d", "-s", "t", "-x", "100", "-y", "50", command],
        env=surroundings(tmp_path),
        check=True,
    )
    try:
        assert "клавиатуру берёт" in screen_with(tmux, "Enter")
        press(tmux, "")
        assert "Выберите ширму" in screen_with(tmux, "Анна ›")
        press(tmux, "1")
        hidden = screen_with(tmux, "берёт Boris", "-S", "-")
        assert "Выберите ширму" not in hidden  # nor above the screen's upper edge
        press(tmux, "")
        screen_with(tmux, "Boris ›")
        subprocess.run([*tmux, "send-keys", "-t", "t", "Up", "?"], check=True)
        assert "Boris › ?" in screen_with(tmux, "Boris › ?")  # the arrow up brings back nothing
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)


def press(tmux: list[str], text: str) -> None:
    subprocess.run([*tmux, "send-keys", "-t", "t", text, "Enter"], check=True)


def screen_with(tmux: list[str], wanted: str, *options: str) -> str:
    """What the terminal shows, as soon as it shows this."""
    shown = ""
    for _ in range(PATIENCE * 5):
        shown = subprocess.run(
            [*tmux, "capture-pane", "-p", "-t", "t", *options], capture_output=True, encoding="utf-8", check=True
        ).stdout
        if wanted in shown:
            break
        time.sleep(0.2)
    return shown
