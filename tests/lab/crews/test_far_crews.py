"""Crews on Ray and Dask, on this machine: a node killed in the middle changes nothing, one that differs is refused."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from distributed import Client

from wunderkammer.errors import BadCrew
from wunderkammer.lab.crew import crew_on
from wunderkammer.lab.crew.dask_crew import DaskRoster

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "src"
GAME = "lost_lands"
GAMES = 40
PATIENCE = 120
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(SOURCES),
    "COLUMNS": "200",
    "RAY_USAGE_STATS_ENABLED": "0",
    # Ray takes another address of this machine for 127.0.0.1 unless it is to have no cluster beyond it.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}


@pytest.fixture
def altered(tmp_path: Path) -> Path:
    """The sources with one figure of the game that is another; all else is the same."""
    package = tmp_path / "altered" / "wunderkammer"
    link_folder(SOURCES / "wunderkammer", package, "games")
    link_folder(SOURCES / "wunderkammer" / "games", package / "games", GAME)
    shutil.copytree(SOURCES / "wunderkammer" / "games" / GAME, package / "games" / GAME)
    figures = package / "games" / GAME / "content" / "figures.toml"
    text = figures.read_text(encoding="utf-8")
    figures.write_text(one_more(text), encoding="utf-8")
    return package.parent


def link_folder(source: Path, target: Path, without: str) -> None:
    """A folder of links to all that is in another one, but for one entry."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.name != without:
            (target / path.name).symlink_to(path)


def one_more(figures: str) -> str:
    """The first printed number is larger by one."""
    lines = figures.splitlines()
    at = next(at for at, line in enumerate(lines) if line.partition(" = ")[2].isdigit())
    name, _, number = lines[at].partition(" = ")
    lines[at] = f"{name} = {int(number) + 1}"
    return "\n".join(lines)


class Node:
    """A program of a crew, started with some variables that are others than usual."""

    def __init__(self, *words: str, **variables: str) -> None:
        environment = {**ENVIRONMENT, **variables}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, *words], env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )

    def end(self) -> None:
        """Politely, for children are to end with it."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        try:
            self.process.wait(2 if "distributed" in str(self.process.args) else PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


@contextlib.contextmanager
def dask_crew(*sources: Path) -> Iterator[tuple[str, list[int]]]:
    """A scheduler, and a worker for every folder of sources: its address, and the workers' processes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    host, port = address.split(":")
    plain = ("--host", host, "--no-dashboard")
    nodes = [Node("-m", "distributed.cli.dask_scheduler", *plain, "--port", port)]
    try:
        for number, path in enumerate(sources):
            name = ("--name", f"worker{number}", "--nthreads", "1", "--no-nanny")
            nodes.append(Node("-m", "distributed.cli.dask_worker", address, *plain, *name, PYTHONPATH=str(path)))
        yield f"dask:{address}", [node.process.pid for node in nodes[1:]]
    finally:
        for node in nodes[::-1]:
            node.process.terminate()
            node.end()


@contextlib.contextmanager
def ray_crew(*sources: Path) -> Iterator[tuple[str, list[int]]]:
    """A head, and a node for every other folder of sources: the address, and the nodes' processes."""
    with tempfile.TemporaryDirectory(prefix="wk", ignore_cleanup_errors=True) as folder:
        node = Node(str(Path(__file__).with_name("ray_nodes.py")), *map(str, sources[1:]), RAY_TMPDIR=folder)
        try:
            assert node.process.stdout
            told = json.loads(node.process.stdout.readline())
            yield f"ray:{told['address']}", told["raylets"]
        finally:
            node.end()


def arena(file: Path, where: str) -> list[str]:
    command = [sys.executable, "-m", "wunderkammer", "arena", GAME, "--bots", "greedy,random", "-n", str(GAMES)]
    return [*command, "--seed", "3", "--resume", str(file), "--json", "--lang", "en", "--on", where]


def sorted_games(file: Path) -> bytes:
    """The ledger without times, in order."""
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    for game in games:
        del game["seconds"], game["slowest"]
    return "\n".join([head, *sorted(json.dumps(game) for game in games)]).encode()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The sorted ledger of one process."""
    file = tmp_path_factory.mktemp("alone") / "games.jsonl"
    command = arena(file, "local:1")
    subprocess.run(command, env=ENVIRONMENT, cwd=file.parent, capture_output=True, timeout=PATIENCE, check=True)
    return sorted_games(file)


@pytest.mark.parametrize("crew", [dask_crew, ray_crew])
def test_neither_a_node_killed_in_mid_run_nor_one_with_an_altered_figure_changes_the_ledger(
    crew: Any, altered: Path, alone: bytes, tmp_path: Path
) -> None:
    ledger, pipe = tmp_path / "games.jsonl", subprocess.PIPE
    with (
        crew(SOURCES, altered, SOURCES) as (where, processes),
        subprocess.Popen(arena(ledger, where), env=ENVIRONMENT, cwd=tmp_path, stdout=pipe, stderr=pipe) as process,
    ):
        wait_until(lambda: ledger.exists() and len(ledger.read_text().splitlines()) > 3, process)
        os.kill(processes[-1], signal.SIGKILL)
        assert len(ledger.read_text().splitlines()) < GAMES
        out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told
    assert sorted_games(ledger) == alone
    hosts = json.loads(out)["hosts"]
    assert sum(host["tasks"] for host in hosts) == GAMES
    [(name, differences)] = [worker for host in hosts for worker in host["refused_workers"].items()]
    assert "content" in differences
    assert f"{name} plays another game than this machine" in told.decode()


def wait_until(condition: Any, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.02)


@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_crew_that_nobody_answers_for_gets_a_sentence(kind: str) -> None:
    with pytest.raises(BadCrew, match=f"The crew at {kind}:127.0.0.1:9 cannot be reached"):
        crew_on(f"{kind}:127.0.0.1:9")


def test_news_that_only_count_the_workers_send_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask asks for such news by itself every two seconds, and keeps them where the list of workers was."""
    everybody = {"tcp://here:1": {"host": "here", "name": "one"}}

    class Scheduler:
        answers: ClassVar = [(1, everybody), (1, {}), (1, everybody), (0, {}), (1, everybody)]

        def scheduler_info(self, n_workers: int) -> dict[str, Any]:
            count, named = self.answers.pop(0)
            return {"n_workers": count, "workers": named}

        def get_executor(self, **wishes: object) -> None: ...

    monkeypatch.setattr("wunderkammer.lab.crew.dask_crew.NEWS_SECONDS", 0.0)
    roster = DaskRoster(cast(Client, Scheduler()))
    [worker] = roster.arrivals()
    assert [roster.is_gone(worker) for _ in range(2)] == [False, False]
    assert roster.is_gone(worker)
    assert [one.name for one in roster.arrivals()] == [worker.name]
