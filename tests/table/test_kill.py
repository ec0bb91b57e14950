"""Every acknowledged move survives `kill -9` of the server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.table.company import run
from wunderkammer.table import House

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 60 if os.environ.get("WK_SOAK") == "1" else 4
MOVES = 150  # of a round before the process is killed


def killed_under_play(url: str, seed: int) -> list[str]:
    """What a server acknowledged before it was killed in the middle of its work."""
    command = [sys.executable, str(ROOT / "tests" / "table" / "player.py"), url, str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(MOVES + seed)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()  # what it said before it died
        process.wait()
    assert process.returncode == -signal.SIGKILL
    return [line for line in told if line.endswith("\n")]


def test_every_acknowledged_move_survives_kill_9(url: str) -> None:
    acknowledged: list[str] = []
    for seed in range(ROUNDS):
        acknowledged += killed_under_play(url, seed)
    assert len(acknowledged) >= ROUNDS * MOVES

    async def scenario() -> None:
        async with House(url) as house:
            for line in acknowledged:
                match_id, number, seat, key = line.split()
                table = await house.table(match_id)
                row = table.book.rows[int(number)]
                assert (row.seat, row.key) == (int(seat), key)
            # And every match can be played on.
            for match_id in {line.split()[0] for line in acknowledged}:
                table = await house.table(match_id)
                if table.match.to_act:
                    seat_to_act = table.match.to_act[0]
                    await table.play(seat_to_act, table.match.legal(seat_to_act)[0], table.revision)

    run(scenario())
    print(f"kill -9: {ROUNDS} times, {len(acknowledged)} acknowledged moves, none lost")
