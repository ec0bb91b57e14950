"""Make the golden records anew: `python tests/records/make.py [GAME …]`.

Only when a change of the rules is meant: then raise `rules_version` in the game's manifest, too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def make(game_id: str) -> None:
    from tests.records import golden
    from wunderkammer.shelf import game as shelf

    game = shelf.game(game_id)
    folder = golden.HERE / game.id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    checksums = {}
    for seats in game.seats:
        for number in range(golden.PER_SEATS):
            match = golden.random_match(game, seats, 100 * seats + number, golden.options_of(game, number, seats))
            path = folder / f"{seats}-seats-{number + 1}.jsonl"
            match.record.save(path)
            checksums[path.stem] = golden.checksum(match)
    counts = {str(seats): golden.move_counts(game, seats) for seats in game.seats}
    trees = {str(seats): golden.tree_sizes(game, seats, 4) for seats in game.seats}
    for name, table in (("checksums", checksums), ("move_counts", counts), ("tree_sizes", trees)):
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
        (folder / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{game.id}: {len(checksums)} records")


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from wunderkammer.shelf import game as shelf

    for game_id in sys.argv[1:] or shelf.games():
        make(game_id)


if __name__ == "__main__":
    main()
