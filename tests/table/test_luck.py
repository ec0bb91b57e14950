"""Luck that nobody can foresee, and everybody can check."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.table.company import bots, bring_record, guests, mine, open_table, play_out, run
from wunderkammer.cli.main import main
from wunderkammer.core.engine import actor, legal_moves, sample
from wunderkammer.core.frames import NATURE
from wunderkammer.errors import BadRecord
from wunderkammer.match.luck import Luck, hash_of, read_luck
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.match.records.verification import verify
from wunderkammer.match.setup import setup_from_header
from wunderkammer.table import House, Table
from wunderkammer.table.bot_service.question import Question

GAMES = ("darwins_journey", "encyclopedia", "evolution", "lost_lands")


async def play_to_end(house: House, game: str = "lost_lands") -> Table:
    table, _ = await open_table(house, mine("Anna", "Boris"), game, seed=None)
    await play_out(table, random.Random(5))
    return table


def finished_record(path: str, game: str = "lost_lands") -> Record:
    async def scenario() -> Record:
        async with House(path) as house:
            return (await play_to_end(house, game)).record()

    return run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_all_outcomes_of_a_match_follow_from_the_secret_whose_hash_was_shown(game: str, path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), game, seed=None)
            shown = table.luck_hash
            await play_out(table, random.Random(5))
            record = Record.loads(table.record().dumps())
            drawn = sum(seat == NATURE for seat, _ in record.entries)
            assert verify(record) == (shown, drawn, 0)
            assert drawn > 0
            assert hash_of(bytes.fromhex(table.published_secret)) == shown

    run(scenario())


@pytest.mark.parametrize("forged_at", [0, 3])
def test_a_forged_outcome_is_found_out(forged_at: int, path: str) -> None:
    header = finished_record(path).header
    match = Match(header["game"], setup=setup_from_header(header))
    match.luck = read_luck(header["luck"])
    drawn, rng = 0, random.Random(5)
    while match.result is None:
        seat, number = actor(match.state), len(match.entries)
        if seat != NATURE:
            match.add(match.to_act[0], rng.choice(legal_moves(match.state, match.to_act[0])))
            continue
        true = sample(match.state, match.dice(number))
        others = [move for move in legal_moves(match.state, NATURE) if move != true]
        match.add(NATURE, others[0] if drawn == forged_at else true)
        if drawn == forged_at:
            forged_line = number + 2
        drawn += 1
    with pytest.raises(BadRecord) as caught:
        verify(match.record)
    assert (caught.value.code, caught.value.values["line"]) == ("luck-outcome", forged_line)


@pytest.mark.parametrize("changed", ["secret", "numbers", "match"])
def test_a_forged_secret_number_or_match_is_found_out(changed: str, path: str) -> None:
    record = finished_record(path)
    forged = {"secret": "0" * 64, "numbers": ["7", ""], "match": "another"}[changed]
    record.header["luck"] = {**record.header["luck"], changed: forged}
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert caught.value.code == ("luck-hash" if changed == "secret" else "luck-outcome")


def test_nothing_is_drawn_before_everybody_could_add_a_number(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, told = await open_table(house, mine("Anna") + guests(1), "evolution", seed=None)
            assert (table.match.entries, actor(table.match.state)) == ([], NATURE)
            elsewhere = await other.table(table.id)
            await table.join("Boris", invite=told.invites[1], luck="  314159 ")
            assert table.match.entries
            await elsewhere.refresh()
            assert elsewhere.match.entries == table.match.entries
            await play_out(elsewhere, random.Random(5))
            record = elsewhere.record()
            assert record.header["luck"]["numbers"] == ["", "314159"]
            assert verify(record).hash == table.luck_hash

    run(scenario())


def test_a_number_changes_every_outcome_and_an_entry_always_draws_the_same() -> None:
    def words(luck: Luck, entry: int) -> list[int]:
        dice = luck.dice(entry)
        return [dice.word() for _ in range(20)]

    luck = Luck(bytes(32), "m", ["", ""])
    assert words(luck, 5) == words(luck, 5)
    others = [Luck(bytes(32), "m", ["1", ""]), Luck(bytes(32), "n", ["", ""]), Luck(b"1" * 32, "m", ["", ""])]
    drawn = [words(luck, 5), words(luck, 6), *(words(other, 5) for other in others)]
    assert len({tuple(each) for each in drawn}) == len(drawn)
    assert all(0 <= word < 1 << 32 for each in drawn for word in each)


def test_a_plan_that_lost_the_race_draws_the_same_again(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia", seed=None)
            luck, drew = random.Random(3), 0
            for _ in range(60):
                seat = table.match.to_act[0]
                key = luck.choice(table.match.legal(seat))
                plans = [table.book.ahead(seat, key) for _ in range(2)]
                assert plans[0] == plans[1]
                drew += len(plans[0].steps) > 1
                await table.play(seat, key, table.revision)
            assert drew

    run(scenario())


def test_the_secret_is_told_to_nobody_before_the_end(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + bots("random"), "lost_lands", seed=None)
            assert table.secret is not None
            secret = table.secret.hex()
            question = Question(table.id, table.match, 1, "random").message(None).decode()
            record = table.match.record.dumps()
            seen = [question, record, json.dumps(table.match.view(0)), repr(table.match.log(0)), repr(table.seats)]
            assert not any(secret in text or str(table.secret) in text for text in seen)
            assert "seed" not in json.loads(question)["header"]
            assert "seed" not in table.header
            assert table.published_secret == ""

    run(scenario())


def test_a_rematch_and_playing_on_have_secrets_of_their_own(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table = await play_to_end(house)
            again = await house.table(await house.rematch(table.id))
            position = len(table.match.entries) // 2
            on = await house.table((await house.play_on(table.id, position, 1, "random")).match_id)
            copy = await house.table((await bring_record(house, table.record().dumps())).match_id)
            assert len({table.luck_hash, again.luck_hash, on.luck_hash}) == 3
            assert on.header["luck"]["since"] == position
            assert verify(copy.record()).hash == table.luck_hash

    run(scenario())


def test_an_unfinished_record_from_elsewhere_cannot_bring_its_luck_along(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            seeded, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands", seed=4)
            copy = await house.table((await bring_record(house, seeded.match.record.dumps())).match_id)
            assert "seed" not in copy.header
            await play_out(copy, random.Random(5))
            assert verify(copy.record()).earlier == len(
                [entry for entry in seeded.match.entries if entry.seat == NATURE]
            )

    run(scenario())


def test_the_command_verifies_a_record_in_three_languages(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file = finished_record(path), tmp_path / "match.jsonl"
    record.save(file)
    for lang in ("en", "ru", "de"):
        assert main(["verify", str(file), "--lang", lang]) == 0
        assert record.header["luck"]["hash"] in capsys.readouterr().out
    del record.header["luck"]["secret"]
    record.save(file)
    assert main(["verify", str(file)]) == 2
    assert "has not been published" in capsys.readouterr().err
    record.header["seed"] = 3
    del record.header["luck"]
    record.save(file)
    assert main(["verify", str(file)]) == 2
    assert "came from a seed" in capsys.readouterr().err
