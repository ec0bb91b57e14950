"""Checksums of whole random games; as a program it prints those of the .py sources."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wunderkammer.core.rules import Rules
    from wunderkammer.core.state import State

ROOT = Path(__file__).resolve().parents[2]
SEED = 1


def checksums() -> dict[str, str]:
    """For every case a hash over all moves, lists of moves, views, states, features and observations of one game."""
    from tests.conformance.cases import cases, turns
    from wunderkammer.core.engine import legal_moves
    from wunderkammer.core.observing.observer import Observer

    found = {}
    for case in cases():
        observer = Observer(case.game.rules, case.new())
        digest = hashlib.sha256()
        for turn in turns(case, SEED):
            moves = [turn.seat, turn.move, *legal_moves(turn.state, turn.seat)]
            digest.update(json.dumps(moves).encode())
            if turn.number % 10 == 0:
                everybody = [case.game.rules.view(turn.state, seat) for seat in (*range(case.seats), None)]
                judged = [features_of(case.game.rules, turn.state, seat) for seat in range(case.seats)]
                digest.update(json.dumps([case.json(turn.state), everybody, judged]).encode())
                seen = [[*observer.observation(turn.state, seat)] for seat in range(case.seats)]
                digest.update(json.dumps(seen).encode())
        found[str(case)] = digest.hexdigest()
    return found


def features_of(rules: Rules, state: State, seat: int) -> list[float]:
    """The features of a seat, its estimate among them, and how far the game has come."""
    from wunderkammer.core.row import Row

    row = Row()
    rules.features(state, seat, row)
    return [*row.to_list(), rules.progress(state), rules.lead(state, seat)]


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "bench")]
    from sources import interpret

    interpret()
    from wunderkammer.core import engine

    assert str(engine.__file__).endswith(".py"), engine.__file__
    print(json.dumps(checksums()))


if __name__ == "__main__":
    main()
