"""Two addresses with many tables against level 5 leave another table's bot as quick as before.

In CI some tables and answers show that the program of the measurement works and that nobody's bot stands still; with
WK_SOAK=1 it is the whole attack. Seconds on a clock depend on who else uses the machine, so they are only printed;
what is asserted is how long the other table's thoughts waited for their turn and how much processor time they took.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import SOAK

ROOT = Path(__file__).resolve().parents[2]
TABLES, ANSWERS, SETTLE = (40, 60, 40) if SOAK else (4, 4, 0)
AT_ONCE = 25.0  # milliseconds: a turn that comes at once, though a busy machine runs the queue late


def test_forty_tables_of_two_addresses_do_not_slow_down_another() -> None:
    command = [sys.executable, str(ROOT / "bench" / "attack.py"), "--json", "--limit", "900"]
    command += ["--tables", str(TABLES), "--answers", str(ANSWERS), "--settle", str(SETTLE)]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}
    )
    report = json.loads(done.stdout)
    usual, attacked = report["usual"], report["attacked"]
    print(f"usual {usual}, attacked {attacked}")
    assert usual["prompt thoughts"] >= ANSWERS
    assert attacked["prompt thoughts"] >= ANSWERS
    if SOAK:  # by then both attackers have used much, and all their thoughts are patient
        assert attacked["patient thoughts"] > attacked["prompt thoughts"]
        assert attacked["prompt waited ms"] < AT_ONCE
        assert attacked["prompt processor ms"] <= 2 * usual["prompt processor ms"]
