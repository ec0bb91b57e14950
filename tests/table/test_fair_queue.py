"""Bots' thinking is shared out fairly."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.table.company import bots, mine, open_table, run
from wunderkammer.core.frames import SEALED
from wunderkammer.match.match import Match
from wunderkammer.table import House, Table
from wunderkammer.table.bot_service.asked_process import Pace
from wunderkammer.table.bot_service.fair_queue import KEPT, FairQueue, Urgency
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.table.bot_service.thinking_accounts import HALF, ThinkingAccounts
from wunderkammer.table.services import STAYS
from wunderkammer.table.table_errors import BadOrder

PERSON, HINT, AMONG_THEMSELVES = Urgency.PERSON_WAITS, Urgency.HINT, Urgency.BOTS_AMONG_THEMSELVES


class Thoughts:
    """Thoughts that end when the test says so."""

    def __init__(self, usual: int, most: int) -> None:
        self.queue = FairQueue(usual, most)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    async def think(self, name: str, urgency: Urgency, share: str) -> None:
        self.ends[name] = asyncio.Event()
        async with self.queue.turn(urgency, share):
            self.begun.append(name)
            await self.ends[name].wait()

    async def ask(self, *names: str, urgency: Urgency = PERSON, share: str = "") -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.think(name, urgency, share or name)) for name in names]
        await self.settle()
        return tasks

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def test_people_who_wait_come_before_hints_and_hints_before_bots_among_themselves() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(1, 1)
        await thoughts.ask("first", share="x")
        await thoughts.ask("idle", urgency=AMONG_THEMSELVES, share="x")
        await thoughts.ask("hint", urgency=HINT, share="x")
        await thoughts.ask("person", share="x")
        await thoughts.end("first", "idle", "hint", "person")
        assert thoughts.begun == ["first", "person", "hint", "idle"]

    run(scenario())


def test_forty_tables_of_one_person_do_not_hold_up_another() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(2, 6)
        for attacker in ("a", "b"):
            await thoughts.ask(*(f"{attacker}{at}" for at in range(20)), share=attacker)
        assert thoughts.begun == ["a0", "a1", "b0"]
        await thoughts.ask("victim")
        assert thoughts.begun[-1] == "victim"  # at once, in a place more
        await thoughts.ask("again", share="victim")
        await thoughts.end("victim")
        assert thoughts.begun[-1] == "again"

    run(scenario())


def test_whoever_has_fewest_thoughts_under_way_comes_first() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(2, 2)
        await thoughts.ask("a1", "a2", "a3", "a4", share="a")
        await thoughts.ask("b1", "b2", share="b")
        await thoughts.end("a1")
        assert thoughts.begun == ["a1", "a2", "b1"]
        await thoughts.end("b1")
        assert thoughts.begun[-1] == "b2"

    run(scenario())


def test_nobody_has_more_than_their_quota() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(2, 6)
        thoughts.queue.quota = 1
        await thoughts.ask("a1", "a2", share="a")
        await thoughts.ask("b1", "b2", share="b")
        assert thoughts.begun == ["a1", "b1"]
        await thoughts.end("a1")
        assert thoughts.begun == ["a1", "b1", "a2"]

    run(scenario())


def test_thoughts_in_other_processes_count_until_these_say_otherwise() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(1, 3)
        thoughts.queue.hear("another process", {"a": 1})
        await thoughts.ask("b1", share="b")
        await thoughts.ask("a1", share="a")  # there would be a place more for somebody who has nothing under way
        await thoughts.ask("c1", share="c")
        assert thoughts.begun == ["b1", "c1"]
        thoughts.queue.hear("another process", {})
        await thoughts.settle()
        assert thoughts.begun == ["b1", "c1", "a1"]

    run(scenario())


def test_bots_among_themselves_leave_a_place_for_people() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(2, 2)
        await thoughts.ask("i1", "i2", urgency=AMONG_THEMSELVES, share="x")
        assert thoughts.begun == ["i1"]
        await thoughts.ask("person", share="x")
        assert thoughts.begun == ["i1", "person"]

    run(scenario())


def test_whoever_goes_away_gives_the_place_back() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(1, 1)
        running, waiting = await thoughts.ask("a", "b", share="x")
        waiting.cancel()
        running.cancel()
        await thoughts.settle()
        await thoughts.ask("c", share="x")
        assert thoughts.begun == ["a", "c"]
        assert (thoughts.queue.waiting, thoughts.queue.thinking.total()) == ([], 1)

    run(scenario())


async def to_a_secret_choice(table: Table) -> None:
    """Anna plays on until all choose in secret."""
    with table.subscribe() as changes:
        while not (table.match.state.top() & 255 >= SEALED and 0 in table.match.to_act):
            if 0 in table.match.to_act:
                await table.play(0, table.match.legal(0)[0], table.revision)
            else:
                await anext(changes)


def test_a_bot_shows_that_it_has_chosen_only_when_everybody_has(path: str) -> None:
    async def scenario() -> None:
        async with House(path, bot_processes=1) as house:
            table, _ = await open_table(house, mine("Anna") + bots("random", "level1"), "lost_lands")
            await to_a_secret_choice(table)
            while table.driver.ready != {1, 2}:  # both have thought about it, as long as each needed
                await asyncio.sleep(0.01)
            before = table.revision
            assert {*table.match.to_act} == {0, 1, 2}
            await table.play(0, table.match.legal(0)[0], table.revision)
            with table.subscribe() as changes:
                while table.match.state.top() & 255 >= SEALED and table.revision < before + 3:
                    await anext(changes)
            assert table.revision >= before + 3

    run(scenario())


class Beat:
    """The moment at which secret choices are stored comes when the test says so."""

    def __init__(self, table: Table) -> None:
        self.come = asyncio.Event()
        table.services.next_beat = self.wait  # type: ignore[method-assign]

    async def wait(self) -> None:
        await self.come.wait()


@pytest.mark.parametrize("options", [2, 12])
def test_a_persons_secret_choice_is_stored_at_a_moment_that_does_not_depend_on_it(path: str, options: int) -> None:
    async def scenario() -> None:
        async with House(path, bot_processes=1) as house:
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"), "lost_lands")
            match = table.match
            while not (match.state.top() & 255 >= SEALED and (seats := choosing(match, options))):
                await table.play(match.to_act[0], match.legal(match.to_act[0])[-1], table.revision)
            beat, before = Beat(table), table.revision
            choice = asyncio.create_task(table.play(seats[0], match.legal(seats[0])[-1], before))
            await asyncio.sleep(0.05)
            assert table.revision == before  # however little there was to choose from
            beat.come.set()
            await choice
            assert table.revision > before

    run(scenario())


def choosing(match: Match, options: int) -> list[int]:
    """Those who choose beside others and have so many options."""
    return [seat for seat in match.to_act if len(match.to_act) > 1 and len(match.legal(seat)) == options]


def test_on_a_shared_server_bots_do_not_play_among_themselves(path: str) -> None:
    async def scenario() -> str:
        async with House(path, bots_alone=False) as house:
            await open_table(house, mine("Anna") + bots("random"), "lost_lands")
            try:
                await open_table(house, bots("random", "random"), "lost_lands")
            except BadOrder as error:
                return error.code
        return ""

    assert run(scenario()) == "bots-alone"


def test_on_a_shared_server_a_spare_process_is_started_before_somebody_needs_it(path: str) -> None:
    async def scenario(shared: bool) -> list[bool]:
        async with House(f"{path}{shared}", bots_alone=not shared, bot_processes=1) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands")
            await house.services.bots.think(table.id, table.match, table.match.to_act[0], "random")
            return [one.process is not None for one in house.services.bots.processes]

    assert run(scenario(True)) == [True, True]
    assert run(scenario(False)) == [True]


def test_whoever_used_much_lately_leaves_the_way_to_others() -> None:
    async def scenario() -> None:
        thoughts = Thoughts(1, 4)
        for attacker in ("a", "b", "c"):
            thoughts.queue.accounts.add(attacker, 10.0)
            await thoughts.ask(f"{attacker}1", share=attacker)
        assert thoughts.begun == ["a1", "b1"]  # two of the places more are not for them
        await thoughts.ask("v1", "w1", "x1")
        assert thoughts.begun == ["a1", "b1", "v1", "w1"]
        await thoughts.end("v1")
        assert thoughts.begun[4:] == ["x1"]  # before c, who has waited for longer

    run(scenario())


def test_what_was_used_is_forgotten_after_a_while() -> None:
    now = [0.0]
    accounts = ThinkingAccounts(lambda: now[0])
    accounts.add("a", 3.9)
    assert accounts.much("a")
    assert not accounts.much("b")
    now[0] += 2 * HALF
    assert not accounts.much("a")
    accounts.add("a", 0.1)
    assert accounts.recent_seconds("a") == pytest.approx(3.9 / 4 + 0.1)


def test_on_a_shared_server_long_thoughts_stand_back_behind_short_ones() -> None:
    async def scenario(shared: bool) -> list[int]:
        pool = BotPool(1, 30.0, shared)
        match = Match("lost_lands", 2, 3)
        pool.queue.accounts.add("attacker", 10.0)
        for name in ("attacker", "somebody"):
            await pool.think(name, match, match.to_act[0], "random", PERSON, name)
        asked = {key.split()[0]: process.process for process in pool.processes for key in process.sent}
        processes = [asked["attacker"], asked["somebody"]]
        found = [os.getpriority(os.PRIO_PROCESS, one.pid) - own for one in processes if one is not None]
        assert found == [thought.pace for thought in pool.thoughts]
        await pool.close()
        return found

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert run(scenario(shared=True)) == [Pace.PATIENT, Pace.PROMPT]
    assert run(scenario(shared=False)) == [Pace.PROMPT, Pace.PROMPT]


def test_there_are_never_many_more_processes_than_thoughts() -> None:
    async def scenario() -> None:
        pool = BotPool(1, 30.0, shared=True)
        picked = [await pool.pick("", Pace.PROMPT) for _ in range(pool.queue.most)]
        pool.idle += picked
        for _ in range(pool.queue.most - KEPT):
            await pool.pick("", Pace.PATIENT)
        assert len(pool.processes) == pool.queue.most + 1
        assert any(process.pace is Pace.PROMPT for process in pool.idle)
        await pool.close()

    run(scenario())


def test_an_account_has_one_share_wherever_it_comes_from(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            services = house.services
            services.came_from("anna", "2001:db8:0:1::/64")
            services.came_from("anna", "2001:db8:0:2::/64")
            services.came_from("boris", "2001:db8:0:2::/64")
            shares = [services.share_of(one) for one in ("anna", "boris", "clara")]
            assert shares == ["2001:db8:0:1::/64", "2001:db8:0:2::/64", "clara"]
            address, heard = services.addresses["anna"]
            services.addresses["anna"] = (address, heard - STAYS)
            services.came_from("anna", "2001:db8:0:2::/64")
            assert services.share_of("anna") == services.share_of("boris")

    run(scenario())
