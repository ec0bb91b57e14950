"""Golden records replay to the exact result; the numbers of legal moves stay what they were."""

import json
from pathlib import Path

import pytest

from tests.records.golden import HERE, all_games, checksum, move_counts, name_of, record_files, tree_sizes
from wunderkammer.match.match import Match, replay
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.game import Game

CHANGED = "The rules have changed: raise rules_version in the manifest, then run tests/records/make.py."


def table(game_id: str, name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((HERE / game_id / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_records_for_every_number_of_seats(game: Game) -> None:
    played = [Record.load(path).header["seats"] for path in record_files() if path.parent.name == game.id]
    assert set(played) == set(game.seats), f"run tests/records/make.py {game.id}"
    assert all(played.count(seats) >= 2 for seats in game.seats)


@pytest.mark.parametrize("path", record_files(), ids=name_of)
def test_a_record_replays_to_its_exact_end(path: Path) -> None:
    match = replay(path)
    assert match.result is not None
    assert match.result.to_json() == Record.load(path).result
    assert checksum(match) == table(path.parent.name, "checksums")[path.stem], CHANGED


@pytest.mark.parametrize("path", record_files(), ids=name_of)
def test_a_replayed_record_is_written_as_it_was(path: Path) -> None:
    assert replay(path).record.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", record_files()[::3], ids=name_of)
def test_the_seed_of_a_record_draws_the_same_chance_again(path: Path) -> None:
    record = Record.load(path)
    header = record.header
    match = Match(header["game"], header["seats"], header["seed"], header["options"])
    for seat, key in record.entries:
        if seat >= 0:
            match.play(seat, key)
    assert match.record.entries == record.entries


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_numbers_of_legal_moves_stay_the_same(game: Game) -> None:
    counts = table(game.id, "move_counts")
    trees = table(game.id, "tree_sizes")
    for seats in game.seats:
        assert move_counts(game, seats) == counts[str(seats)], CHANGED
        assert tree_sizes(game, seats, 4) == trees[str(seats)], CHANGED
