"""Bots think elsewhere, and whatever happens to them the match goes on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys

import pytest

from tests.table.company import bots, mine, open_table, play_any, run, until_over
from wunderkammer.match.match import Match
from wunderkammer.table import House
from wunderkammer.table.bot_service import asked_process
from wunderkammer.table.bot_service.asked_process import BotProcess, Pace
from wunderkammer.table.bot_service.bot_process import BotSessions
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.table.bot_service.question import Entries, Question, bot_seed

HANGS = "import time; time.sleep(1000)"
CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
BABBLES = "import sys; sys.stdin.readline(); print('I resign', flush=True)"
CHEATS = 'import sys; sys.stdin.readline(); print(\'{"key": "win:everything"}\', flush=True)'


def thinks_like(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots' processes run something else."""

    async def begin(_: Pace) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdin=pipe, stdout=pipe)

    monkeypatch.setattr(asked_process, "begin", begin)


def test_bots_play_a_whole_match_in_their_own_process(url: str) -> None:
    async def scenario() -> None:
        async with House(url, bot_processes=1) as house:
            table, _ = await open_table(house, bots("random", "random"), "lost_lands")
            await until_over(table)
            process = house.services.bots.processes[0].process
            assert process is not None
            assert process.pid != os.getpid()
            assert house.services.bots.failures == 0

    run(scenario())


def test_a_bot_answers_a_person(path: str) -> None:
    async def scenario() -> None:
        async with House(path, bot_processes=1) as house:
            table, _ = await open_table(house, mine("Anna") + bots("greedy"))
            await play_any(table, 0)
            with table.subscribe() as changes:
                while 1 in table.match.to_act:
                    await anext(changes)

    run(scenario())


@pytest.mark.parametrize("script", [HANGS, CRASHES, BABBLES, CHEATS], ids=["hangs", "crashes", "babbles", "cheats"])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    path: str, script: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinks_like(script, monkeypatch)

    async def scenario() -> None:
        async with House(path, bot_processes=1, patience=0.3) as house:
            table, _ = await open_table(house, bots("random") + mine("Anna"), "lost_lands")
            with table.subscribe() as changes:
                while 0 in table.match.to_act:
                    await anext(changes)
            assert table.match.to_act == (1,)
            assert [table.match.entries[at].seat for at in table.book.stood_in()] == [0]
            told = table.id
        async with House(path, bot_processes=1) as house:  # anyone who comes later is told as well
            table = await house.table(told)
            assert [table.match.entries[at].seat for at in table.book.stood_in()] == [0]

    run(scenario())
    assert "The bot random failed" in caplog.text


def test_one_bot_that_thinks_for_long_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("lost_lands", 2, 3)
    answers = {"key": match.legal(0)[-1]}
    thinks_like(
        "import sys, time\nfor line in sys.stdin:\n"
        f"    time.sleep(1000) if 'slow' in line else print({json.dumps(answers)!r}, flush=True)",
        monkeypatch,
    )

    async def scenario() -> None:
        asked = BotPool(None, 60.0)
        slow = asyncio.create_task(asked.think("slow", match, 0, "level5"))
        await asyncio.sleep(0)
        for _ in range(3):
            thought = await asyncio.wait_for(asked.think("quick", match, 0, "level1"), 30)
            assert thought == (answers["key"], False)
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await asked.close()

    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    run(scenario())


@pytest.mark.parametrize(("bot", "asked"), [("greedy", ["greedy"]), ("level1", ["level1", "greedy"])])
def test_a_bot_that_failed_is_not_asked_to_stand_in_for_itself(
    bot: str, asked: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinks_like(CRASHES, monkeypatch)

    async def scenario() -> None:
        thinking, match = BotPool(1, 10.0), Match("lost_lands", 2, 3)
        thought = await thinking.think("m", match, 0, bot)
        assert thought.key in match.legal(0)
        assert thought.stood_in
        await thinking.close()

    run(scenario())
    assert re.findall(r"The bot (\w+) failed", caplog.text) == asked


@pytest.mark.parametrize("script", [CRASHES, BABBLES, CHEATS], ids=["crashes", "babbles", "cheats"])
def test_a_hint_that_fails_is_none(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_like(script, monkeypatch)

    async def scenario() -> None:
        asked = BotPool(1, 10.0)
        assert await asked.advise("m", Match("lost_lands", 2, 3), 0) == []
        assert asked.failures == 1
        await asked.close()

    run(scenario())


def test_bots_go_on_after_a_restart(url: str) -> None:
    async def scenario() -> None:
        async with House(url, bot_processes=1) as house:
            house.services.closing = True  # so that the bots are not woken yet
            _, told = await open_table(house, bots("random", "random"), "lost_lands")
        async with House(url, bot_processes=1) as house:
            assert told.match_id in house.tables  # nobody has opened the page
            await until_over(await house.table(told.match_id))

    run(scenario())


def test_a_process_remembers_a_match_and_follows_what_was_taken_back() -> None:
    match = Match("encyclopedia", 2, 3)
    sessions, sent = BotSessions(), dict[int, Entries]()
    for turn in range(4):
        if turn == 3:
            match.undo(match.entries[-1].seat)
        seat = match.to_act[0]
        question = Question("m", match, seat, "random")
        answer = sessions.answer(json.loads(question.message(sent.get(seat))))
        assert answer["key"] in match.legal(seat)
        assert sessions.known[question.session].company.entries == question.entries
        sent[seat] = question.entries
        match.play(seat, match.legal(seat)[0])


def test_a_process_is_sent_only_what_is_new_and_everything_after_an_undo() -> None:
    match = Match("encyclopedia", 2, 3)
    seat = match.to_act[0]
    first = Question("m", match, seat, "random")
    match.play(seat, match.legal(seat)[0])
    later = json.loads(Question("m", match, seat, "random").message(first.entries))
    assert later == {
        "session": f"m {seat} random",
        "hint": None,
        "known": len(first.entries),
        "entries": [[*entry[:2]] for entry in match.entries[len(first.entries) :]],
    }
    sent = Question("m", match, seat, "random").entries
    match.undo(seat)
    anew = json.loads(Question("m", match, seat, "random").message(sent))
    assert anew["known"] == 0
    assert len(anew["entries"]) == len(match.entries)
    assert "header" in anew


def test_a_process_is_never_sent_what_chance_is_drawn_with() -> None:
    match = Match("encyclopedia", 2, 123456789)
    assert b"123456789" not in Question("m", match, 0, "random").message(None)


def test_a_process_that_has_forgotten_a_match_is_sent_all_of_it() -> None:
    async def scenario() -> None:
        match, process = Match("encyclopedia", 2, 3), BotProcess()
        seat = match.to_act[0]
        first = await process.ask(Question("m", match, seat, "greedy"), 30)
        process.sent[f"m {seat} greedy"] = []  # it has been sent another number of entries
        assert await process.ask(Question("m", match, seat, "greedy"), 30) == first
        running = process.process
        await process.stop()
        assert await process.ask(Question("m", match, seat, "greedy"), 30) == first
        assert process.process is not running
        await process.stop()

    run(scenario())


def test_a_bot_goes_on_thinking_in_the_same_process() -> None:
    async def scenario() -> None:
        pool = BotPool(2, 30.0)
        match = Match("encyclopedia", 2, 3)
        for _ in range(3):
            match.play(match.to_act[0], (await pool.think("m", match, match.to_act[0], "random")).key)
        asked = [session for process in pool.processes for session in process.sent]
        assert len(asked) == len(set(asked))
        await pool.close()

    run(scenario())


def test_a_process_says_what_went_wrong_and_lives_on() -> None:
    match = Match("encyclopedia", 2, 3)
    question = Question("m", match, match.to_act[0], "hal9000")
    assert "hal9000" in BotSessions().answer(json.loads(question.message(None)))["error"]


def test_the_bots_of_a_match_have_seeds_of_their_own_for_all_of_it() -> None:
    assert bot_seed("m", 0) == bot_seed("m", 0)
    assert len({bot_seed("m", 0), bot_seed("m", 1), bot_seed("n", 0)}) == 3


def test_a_single_possible_move_needs_no_thought() -> None:
    async def scenario() -> None:
        match = Match("lost_lands", 4, 3)
        while len(match.legal(match.to_act[0])) > 1:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        waiting = BotPool(1, 10.0)
        assert await waiting.think("m", match, seat, "greedy") == (match.legal(seat)[0], False)
        assert waiting.processes[0].process is None

    run(scenario())
