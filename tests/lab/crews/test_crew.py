"""Crews: every outcome once, work given again when a worker dies, and nobody counted who plays another game."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from wunderkammer.errors import BadCrew, BadSimulation
from wunderkammer.lab.crew import Repertoire, crew_on
from wunderkammer.lab.crew.crew import WorkCrew
from wunderkammer.lab.crew.host_shares import HostShares, Measure
from wunderkammer.lab.crew.local import LocalRoster
from wunderkammer.lab.crew.signature import Signature, signature
from wunderkammer.lab.crew.work_pieces import WorkPiece, WorkReport, perform
from wunderkammer.lab.crew.workers import Worker

LOST_LANDS = Repertoire("lost_lands", ("greedy",))


def square(number: int) -> int:
    return number * number


def refuse_odd(number: int) -> int:
    if number % 2:
        raise BadSimulation("no-games")
    return number


def die_once(mark: Path, number: int) -> int:
    """Kill the process that works on the seventh task, the first time that anybody does."""
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(task: str) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


# Processes of this machine.


@pytest.mark.parametrize("where", [1, 2, "local:1", "local:3"])
def test_every_outcome_comes_once(where: int | str) -> None:
    assert sorted(crew_on(where).run(square, range(40))) == [number * number for number in range(40)]


def test_a_crew_that_has_nothing_to_do_ends() -> None:
    assert [*crew_on(2).run(square, [])] == []


def test_work_of_a_killed_process_is_done_by_another(tmp_path: Path) -> None:
    crew = crew_on(2)
    work = partial(die_once, tmp_path / "mark")
    assert sorted(crew.run(work, range(30), LOST_LANDS)) == [*range(30)]
    assert sum(share.lost for share in crew.shares.hosts.values()) == 1


def test_a_process_that_died_before_it_is_given_work_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    arrivals = LocalRoster.arrivals

    def first_one_dead(roster: LocalRoster) -> list[Worker]:
        newcomers = arrivals(roster)
        if roster.started == 1:
            with pytest.raises(BrokenProcessPool):
                roster.workers[0].pool.submit(die, "now").result()
        return newcomers

    monkeypatch.setattr(LocalRoster, "arrivals", first_one_dead)
    crew = crew_on("local:2")
    assert sorted(crew.run(square, range(6))) == [number * number for number in range(6)]
    assert sum(share.lost for share in crew.shares.hosts.values()) == 1


def test_a_task_that_kills_every_worker_is_given_up_with_a_sentence() -> None:
    with pytest.raises(BadCrew, match="The same work ended 3 workers"):
        list(crew_on("local:2").run(die, ["first", "second"]))


def test_errors_of_the_work_arrive_where_its_outcomes_are_read() -> None:
    with pytest.raises(BadSimulation, match="At least one game"):
        list(crew_on(2).run(refuse_odd, range(10)))


def test_whoever_stops_reading_ends_the_work() -> None:
    outcomes = crew_on(2).run(time.sleep, [0.0, 600.0, 600.0, 600.0])
    assert next(iter(outcomes)) is None
    outcomes.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("where", ["local:many", "cloud:9", "ray", "ray:", "local:99999", ""])
def test_an_address_that_is_none_gets_a_sentence(where: str) -> None:
    with pytest.raises(BadCrew, match="is no crew: type local:8"):
        crew_on(where)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.crew.crew_address.find_spec", lambda name: None)
    with pytest.raises(BadCrew, match=r"install wunderkammer\[dask\]"):
        crew_on("dask:127.0.0.1:8786")


# A crew whose workers are played here, in this process.


class Actor:
    """A worker that does its pieces when it is asked to, and in its own way."""

    def __init__(self, name: str, act: Callable[[WorkPiece[Any, Any]], WorkReport[Any] | None] = perform) -> None:
        self.name = name
        self.host = name
        self.act = act
        self.pieces = 0

    def submit(self, piece: WorkPiece[Any, Any]) -> Future[WorkReport[Any]]:
        self.pieces += 1
        future: Future[WorkReport[Any]] = Future()
        if (report := self.act(piece)) is not None:
            future.set_result(report)
        return future

    def leave(self) -> None:
        pass


class Stage:
    """The actors of a crew."""

    seconds = 0.0
    far = True

    def __init__(self, *actors: Actor, gone: set[str] | None = None) -> None:
        self.waiting: list[Worker] = [*actors]
        self.gone = gone or set()

    def arrivals(self) -> list[Worker]:
        came, self.waiting = self.waiting, []
        return came

    def is_gone(self, worker: Worker) -> bool:
        return worker.name in self.gone

    def dismiss(self, at_once: bool) -> None:
        pass


def other_game(piece: WorkPiece[Any, Any]) -> WorkReport[Any]:
    return WorkReport({}, 0.0, ["content", "games"])


def never(piece: WorkPiece[Any, Any]) -> None:
    """A worker of whom nothing is heard again."""


def test_a_worker_that_plays_another_game_is_refused_by_name_and_others_do_its_work() -> None:
    crew = WorkCrew(Stage(Actor("anna"), Actor("boris", other_game)))
    assert sorted(crew.run(square, range(10))) == [number * number for number in range(10)]
    assert [refusal["worker"] for refusal in crew.shares.refusals()] == ["boris"]
    assert crew.shares.of("boris").tasks == 0


def test_a_crew_of_which_all_are_refused_says_why() -> None:
    with pytest.raises(BadCrew, match=r"boris plays another game .* Different: figures, outcome of the test games"):
        list(WorkCrew(Stage(Actor("boris", other_game))).run(square, range(10)))


@pytest.mark.parametrize("gone", [set(), {"boris"}])
def test_in_the_end_the_idle_do_what_somebody_never_reports(gone: set[str]) -> None:
    crew = WorkCrew(Stage(Actor("anna"), Actor("boris", never), gone=gone))
    assert sorted(crew.run(square, range(10))) == [number * number for number in range(10)]


def test_nobody_waits_for_ever_for_a_crew_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.crew.shift.PATIENCE", 0.0)
    monkeypatch.setattr("wunderkammer.lab.crew.shift.LOOK_SECONDS", 0.01)
    with pytest.raises(BadCrew, match="nobody in the crew has been there"):
        list(WorkCrew(Stage()).run(square, range(10)))


def test_pieces_grow_until_they_take_as_long_as_they_should() -> None:
    sizes: Counter[int] = Counter()

    def note(piece: WorkPiece[Any, Any]) -> WorkReport[Any]:
        sizes[len(piece.tasks)] += 1
        return perform(piece)._replace(seconds=len(piece.tasks) * 0.5)

    stage = Stage(Actor("anna", note))
    stage.seconds = 4.0
    assert len([*WorkCrew(stage).run(square, range(200))]) == 200
    assert max(sizes) == 8


# Signatures.


def test_a_signature_is_the_same_twice_and_another_for_another_game() -> None:
    mine = signature(LOST_LANDS)
    signature.cache_clear()
    assert signature(LOST_LANDS) == mine
    assert mine.differences(signature(Repertoire("evolution"))) == [*Signature._fields][1:]


def test_the_file_of_a_program_that_plays_is_part_of_the_signature(tmp_path: Path) -> None:
    program = tmp_path / "player.py"
    repertoire = Repertoire("lost_lands", (f"cmd:python3 {program}",))
    program.write_text("print(1)")
    before = signature(repertoire)
    program.write_text("print(2)")
    signature.cache_clear()
    assert before.differences(signature(repertoire)) == ["files"]


# Hosts.


def shares_with(values: dict[str, list[float]]) -> HostShares:
    shares = HostShares()
    for host, numbers in values.items():
        for at, number in enumerate(numbers):
            shares.count(Actor(host), 1, 0.5)
            shares.compare(host, Measure(at % 2, [number + 100 * (at % 2)]))
    return shares


def test_a_host_whose_results_are_others_is_found_and_no_other() -> None:
    usual = [float(number % 7) for number in range(60)]
    shares = shares_with({"anna": usual, "boris": usual, "clara": [number + 4 for number in usual]})
    assert shares.deviating() == {"anna": False, "boris": False, "clara": True}
    assert shares_with({"anna": usual, "boris": usual[::-1]}).deviating() == {"anna": False, "boris": False}
    assert [fact["share"] for fact in shares.facts()] == [0.3333] * 3


def test_hosts_that_did_unlike_work_are_compared_only_where_it_is_alike() -> None:
    shares = HostShares()
    for number in range(60):
        shares.compare("anna", Measure("long games", [90.0 + number % 5]))
        shares.compare("boris", Measure("short games", [20.0 + number % 5]))
    assert shares.deviating() == {"anna": None, "boris": None}
