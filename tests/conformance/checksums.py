"""Checksums of whole random games; as a program it prints those of the .py sources."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 2


def checksums() -> dict[str, str]:
    """For every case a hash over all moves, lists of moves, views and states of some games."""
    from tests.conformance.cases import cases, turns
    from wunderkammer.core.engine import legal_moves

    found = {}
    for case in cases():
        digest = hashlib.sha256()
        for seed in range(SEEDS):
            for turn in turns(case, seed):
                moves = [turn.seat, turn.move, *legal_moves(turn.state, turn.seat)]
                digest.update(json.dumps(moves).encode())
                if turn.number % 10 == 0:
                    everybody = [case.game.rules.view(turn.state, seat) for seat in (*range(case.seats), None)]
                    estimates = [case.game.rules.estimate(turn.state, seat) for seat in range(case.seats)]
                    digest.update(json.dumps([case.json(turn.state), everybody, estimates]).encode())
        found[str(case)] = digest.hexdigest()
    return found


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "bench")]
    from sources import interpret

    interpret()
    from wunderkammer.core import engine

    assert str(engine.__file__).endswith(".py"), engine.__file__
    print(json.dumps(checksums()))


if __name__ == "__main__":
    main()
