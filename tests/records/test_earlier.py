"""Records, running matches and positions of earlier versions open, replay and play on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.records.golden import HERE, all_games, checksum, random_match
from tests.table.company import mine, open_table, play_any, play_out, run
from wunderkammer.cli.main import main
from wunderkammer.match.match import Match, replay
from wunderkammer.match.records.divergence import divergence_sentence
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.game import Game, game
from wunderkammer.table import House
from wunderkammer.table.entry_book import EntryBook
from wunderkammer.table.storage.rows import EntryRow
from wunderkammer.text.catalogue import catalogue

EARLIER = sorted(HERE.glob("*/v*/*.jsonl"))
LOST_LANDS = HERE / "lost_lands" / "v1" / "2-seats-1.jsonl"


def name_of(path: Path) -> str:
    return f"{path.parts[-3]}-{path.parts[-2]}-{path.stem}"


@pytest.mark.parametrize("path", EARLIER, ids=name_of)
def test_a_record_of_an_earlier_version_replays_to_its_exact_end(path: Path) -> None:
    match = replay(path)
    sums = json.loads((path.parent / "checksums.json").read_text(encoding="utf-8"))
    assert match.divergence is None
    assert match.result is not None
    assert checksum(match) == sums[path.stem]
    assert match.record.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", EARLIER[::3], ids=name_of)
def test_it_can_be_played_on_with_the_figures_of_its_time(path: Path) -> None:
    record = Record.load(path)
    match = Match.from_record(Record(record.header, record.entries[: len(record.entries) // 2]))
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.record.header == record.header
    assert Match.from_record(match.record).state_json() == match.state_json()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_earlier_edition_has_the_fingerprint_that_its_file_is_called_by(game: Game) -> None:
    files = {path.stem for path in (game.folder / "content" / "earlier").glob("*.toml")}
    assert {edition.fingerprint({}) for edition in game.editions[1:]} == files
    assert game.editions[0].fingerprint({}) not in files
    for edition in game.editions:
        assert game.content(None, edition) is game.content(None, edition)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_golden_record_was_played_with_an_edition_that_is_kept(game: Game) -> None:
    marks = {edition.fingerprint({}) for edition in game.editions}
    assert {Record.load(path).header["content"] for path in HERE.glob(f"{game.id}/**/*.jsonl")} <= marks


def test_a_record_with_a_pack_whose_figures_have_changed_since_keeps_both() -> None:
    pack: dict[str, object] = {"start": {"money": 15}}
    old = game("lost_lands").editions[1]
    header = {**Record.load(LOST_LANDS).header, "pack": pack, "content": old.fingerprint(pack)}
    match = Match.from_record(Record(header))
    for seat, screen in enumerate(("red", "blue")):
        match.play(seat, f"screen:{screen}")
    assert [match.view(seat)["table"]["players"][seat]["money"] for seat in (0, 1)] == [15, 15]
    assert match.record.header == header


def faulty_record(path: Path) -> Record:
    """A record of version 1 that had been played with a fault: a chance and a move that are no longer possible."""
    record = Record.load(path)
    at = len(record.entries) // 2
    while record.entries[at][0] < 0:
        at += 1
    return Record(record.header, [*record.entries[:at], (record.entries[at][0], "screen:red"), *record.entries[at:]])


def test_where_a_fault_was_mended_the_match_is_shown_up_to_there_and_played_on() -> None:
    record = faulty_record(LOST_LANDS)
    match = Match.from_record(record)
    assert match.divergence is not None
    assert match.record.entries == record.entries[: len(match.entries)]
    for lang in ("en", "ru", "de"):
        sentence = divergence_sentence(match, catalogue(lang))
        assert f" {len(match.entries) + 1} " in sentence
        assert "screen:red" in sentence
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert Match.from_record(match.record).divergence is None


def test_where_chance_cannot_be_followed_the_last_decision_is_asked_again() -> None:
    record = Record.load(LOST_LANDS)
    at = max(at for at, (seat, _) in enumerate(record.entries) if seat < 0)
    match = Match.from_record(Record(record.header, [*record.entries[:at], (-1, "reveal:nothing")]))
    assert match.divergence is not None
    assert match.to_act
    assert match.record.entries == record.entries[: len(match.entries)]


def test_another_result_by_mended_rules_is_said_and_shown() -> None:
    record = Record.load(LOST_LANDS)
    match = Match.from_record(Record(record.header, record.entries, {"scores": [1, 2]}))
    assert match.result is not None
    assert match.divergence is not None
    assert "result" in divergence_sentence(match, catalogue("en"))


def test_stored_entries_that_are_outdated_are_taken_back_with_the_next_move() -> None:
    record = faulty_record(LOST_LANDS)
    rows = [EntryRow(seat, key, 0.0, 0) for seat, key in record.entries]
    book = EntryBook(record.header, rows)
    kept = len(book.match.entries)
    seat = book.match.to_act[0]
    plan = book.ahead(seat, book.match.legal(seat)[0])
    more = [EntryRow(step.seat, step.key, 0.0, step.turn) for step in plan.steps]
    book.read(more)
    again = EntryBook(record.header, [*rows, *more])
    assert again.match.divergence is None
    assert again.match.record.entries == book.match.record.entries
    assert again.match.record.entries[:kept] == record.entries[:kept]


def test_a_running_match_goes_on_after_an_upgrade_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, path = game("lost_lands"), str(tmp_path / "tables.db")

    async def before() -> tuple[str, object]:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands")
            for _ in range(12):
                await play_any(table, table.match.to_act[0])
            return table.id, table.match.state_json()

    async def after(match_id: str) -> tuple[object, int, dict[str, object] | None]:
        async with House(path) as house:
            table = await house.table(match_id)
            state, version = table.match.state_json(), table.match.setup.rules_version
            await play_out(table, random.Random(1))
            return state, version, table.match.result and table.match.result.to_json()

    with monkeypatch.context() as earlier:
        earlier.setattr(chosen, "editions", chosen.editions[1:])
        earlier.setattr(chosen, "rules_version", 1)
        match_id, stood = run(before())
    again, version, result = run(after(match_id))
    assert again == stood
    assert version == 1
    assert result is not None


def test_a_position_of_an_earlier_match_can_be_taken_up() -> None:
    record = Record.load(LOST_LANDS)
    match = Match.from_record(record, 40)
    again = Match.from_state("lost_lands", match.state_json())
    assert again.state_json() == match.state_json()


def test_a_new_match_is_played_with_the_edition_of_today() -> None:
    match = random_match(game("lost_lands"), 2, 5, {})
    assert match.record.header["rules_version"] == game("lost_lands").rules_version
    assert Match.from_record(match.record).setup.edition is game("lost_lands").editions[0]


def test_the_command_line_shows_it_up_to_there_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.jsonl"
    faulty_record(LOST_LANDS).save(path)
    main(["replay", str(path), "--lang", "en"])
    page = " ".join(capsys.readouterr().out.split())
    assert "takes" in page
    assert "This match was played with version 1 of the rules. At entry" in page
