"""Make the pinned walks and positions anew: `python tests/games/pins/make.py [GAME …]`.

Only when a change is meant. Where the states or the moves of a walk differ, the rules have changed: raise
`rules_version` in the game's manifest, too. Where only refusals, views, the log or the answers to changed positions
differ, the commit says why.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.pins.positions import Document
    from tests.games.pins.walks import Walk
    from wunderkammer.shelf.game import Game

ROOT = Path(__file__).resolve().parents[3]
TRIED = 300  # walks, of which …
KEPT = 30  # … these show most
FRAMES = 5  # of every kind of pending frame, as different as there are
TABLES = 3  # positions in which everything on the table is changed


def make(game: Game) -> None:
    from tests.games.pins import walks

    chosen = best_walks(game)
    folder = walks.GAMES / game.id / "pins"
    folder.mkdir(exist_ok=True)
    write(folder / "walks.json", {str(walk.number): walks.pins(walk) for walk in chosen})
    write(folder / "positions.json", pinned_positions(chosen))
    print(f"{game.id}: {len(chosen)} walks")


def best_walks(game: Game) -> list[Walk]:
    """One after the other the walk that shows most of what none before has shown."""
    from tests.games.pins.walks import walk

    shown = {number: things_shown(walk(game, number)) for number in range(1, TRIED + 1)}
    seen: set[object] = set()
    chosen: list[Walk] = []
    for _ in range(KEPT):
        best = max(shown, key=lambda number: len(shown[number] - seen))
        seen |= shown.pop(best)
        chosen.append(walk(game, best))
    return sorted(chosen, key=lambda one: one.number)


def things_shown(walk: Walk) -> set[object]:
    """Moves, events, reasons why not and pending frames of a walk."""
    from tests.games.pins.walks import refusals, turns
    from wunderkammer.core.log import Log

    found: set[object] = set()
    for turn in turns(walk):
        found.add(("move", turn.move))
        found.update(("frame", f & 255, f >> 16) for f in turn.state.agenda)
        found.update(("refusal", json.dumps(why)) for _, why in refusals(walk.game, turn))
        if turn.state.log is not None:
            found.update(("event", code, a, b, c) for _, code, _, a, b, c in turn.state.log.rows())
        turn.state.log = Log()
    return found


def pinned_positions(chosen: Iterable[Walk]) -> dict[str, dict[str, str]]:
    """By walk and turn the places that are changed, and what is accepted there."""
    from tests.games.pins.positions import documents, pin

    places = chosen_places(chosen)
    found = {}
    for walk in chosen:
        wanted = {turn for number, turn in places if number == walk.number}
        for turn, document in documents(walk, wanted).items():
            asked = places[walk.number, turn]
            found[f"{walk.number} {turn}"] = {place: pin(walk, document, place) for place in asked}
    return found


def chosen_places(chosen: Iterable[Walk]) -> dict[tuple[int, int], list[str]]:
    """Frames of every kind that differ from each other, each in the first position that has it; some whole tables."""
    from tests.games.pins.walks import turns

    counts: Counter[str] = Counter()
    seen: set[object] = set()
    found: dict[tuple[int, int], list[str]] = {}
    for number, walk in enumerate(chosen):
        for turn in turns(walk):
            document = walk.game.rules.to_json(turn.state)
            places = new_frames(document, seen, counts) + scalars_beside(document, seen)
            if number < TABLES and turn.number == 60 * (number + 1):
                places += [name for name in document if name not in ("agenda", "lanes") and name not in places]
            if places:
                found[walk.number, turn.number] = places
    return found


def scalars_beside(document: Document, seen: set[object]) -> list[str]:
    """The single values of the first position that asks for a step: what is in hand or under way goes with it."""
    step = document["agenda"][-1]["step"]
    if step in seen:
        return []
    seen.add(step)
    return [field for field, value in document.items() if not isinstance(value, list | dict)]


def new_frames(document: Document, seen: set[object], counts: Counter[str]) -> list[str]:
    """The places of frames unlike those that have been seen, of each kind only some."""
    found = []
    for field in ("agenda", "lanes"):
        for at, frame in enumerate(document.get(field, [])):
            if frame is None:
                continue
            step, depth = frame["step"], len(document[field]) - at if field == "agenda" else 0
            like = (step, min(depth, 2), *(frame.get(number, 0) for number in "abc"))
            if like not in seen and counts[step] < FRAMES:
                seen.add(like)
                counts[step] += 1
                found += [f"{field}.{at}", *(f"{field}.{at}.{number}" for number in ("seat", "a", "b", "c"))]
    return found


def write(path: Path, table: dict[str, object] | dict[str, list[str]] | dict[str, dict[str, str]]) -> None:
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in table.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from wunderkammer.shelf import game as shelf

    for game_id in sys.argv[1:] or shelf.games():
        make(shelf.game(game_id))


if __name__ == "__main__":
    main()
