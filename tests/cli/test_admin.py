"""`wk admin` on the database of a server, and one sentence for everything that is wrong."""

from __future__ import annotations

import asyncio
import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.table.company import guests, mine, open_table, play_out, run
from wunderkammer.cli.main import main
from wunderkammer.table import House
from wunderkammer.table.table_errors import BadLink, NoSuchMatch, UserBanned, WrongName

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def first_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server that knows Anna and Boris."""
    path = tmp_path_factory.mktemp("first") / "tables.sqlite"

    async def prepare() -> None:
        async with House(str(path), bot_processes=1) as house:
            for name in ("Anna", "Boris"):
                await house.accounts.register(name, PASSWORD)

    run(prepare())
    return path


@pytest.fixture
def data(tmp_path: Path, first_database: Path) -> str:
    """The folder of such a server."""
    shutil.copy(first_database, tmp_path)
    return str(tmp_path)


def admin(data: str, *words: str, lang: str = "en") -> int:
    """In a thread of its own: in this one a browser of other tests may keep a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(main, ["admin", *words, "--data", data, "--lang", lang]).result()


def test_people_are_listed(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(data, "users") == admin(data, "users", "ANN") == 0
    first, second, only = capsys.readouterr().out.splitlines()
    assert {first.split()[0], second.split()[0]} == {"Anna", "Boris"}
    assert only.startswith("Anna")


def test_a_ban_holds_at_once_and_ends(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with House(f"{data}/tables.sqlite", bot_processes=1) as house:
            anna = await house.accounts.sign_in("Anna", PASSWORD)
            session, link = await house.accounts.open_session(anna.id), await house.accounts.link(anna.id)
            token = await house.api_tokens.create(anna.id, "bot", ["read"])
            assert await asyncio.to_thread(admin, data, "ban", "anna", "--days", "3") == 0
            assert await house.accounts.session(session) is None
            assert await house.api_tokens.bearer(token) is None
            with pytest.raises(UserBanned):
                await house.accounts.sign_in("Anna", PASSWORD)
            with pytest.raises(BadLink):
                await house.accounts.use_link(link)
            assert await asyncio.to_thread(admin, data, "users", "anna") == 0
            assert "banned until" in capsys.readouterr().out
            assert await asyncio.to_thread(admin, data, "unban", "Anna") == 0
            assert await house.accounts.sign_in("Anna", PASSWORD) == anna

    run(scenario())


def test_ways_back_in(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(data, "password", "Anna") == 0
    password = capsys.readouterr().out.strip()
    assert admin(data, "link", "Boris", "--public-url", "https://games.example") == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://games.example/sign-in/")
    assert admin(data, "invite", "--uses", "2") == 0
    invitation = capsys.readouterr().out.strip().removeprefix("/register/")

    async def scenario() -> None:
        async with House(f"{data}/tables.sqlite", bot_processes=1) as house:
            await house.accounts.sign_in("Anna", password)
            with pytest.raises(WrongName):
                await house.accounts.sign_in("Anna", PASSWORD)
            assert (await house.accounts.use_link(link.rsplit("/", 1)[1])).name == "Boris"
            await house.accounts.register("Clara", invitation=invitation)
            await house.accounts.register("Doris", invitation=invitation)

    run(scenario())


def test_matches_and_people_are_removed_under_a_running_server(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with House(f"{data}/tables.sqlite", bot_processes=1, poll=0.01) as house:
            anna = await house.accounts.sign_in("Anna", PASSWORD)
            table, _ = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            assert await asyncio.to_thread(admin, data, "matches", "--state", "waiting") == 0
            assert table.id in capsys.readouterr().out
            assert await asyncio.to_thread(admin, data, "remove-match", table.id) == 0
            await asyncio.sleep(0.02)
            with pytest.raises(NoSuchMatch):
                await house.table(table.id)
            assert await asyncio.to_thread(admin, data, "remove-user", "Anna") == 0
            assert await house.accounts.user(anna.id) is None

    run(scenario())


def test_reports_are_read_and_settled(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def report() -> None:
        async with House(f"{data}/tables.sqlite", bot_processes=1) as house:
            anna, boris = [await house.accounts.sign_in(name, PASSWORD) for name in ("Anna", "Boris")]
            table, _ = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            await house.relations.report(anna.id, boris.id, table.id, "rude \x1b[31m words")

    run(report())
    assert admin(data, "reports") == 0
    line = capsys.readouterr().out
    assert "Anna" in line
    assert "Boris" in line
    assert "\x1b" not in line
    assert admin(data, "settle", line.split()[0]) == admin(data, "reports") == admin(data, "reports", "--all") == 0
    settled, none, again = capsys.readouterr().out.splitlines()
    assert (settled, none) == ("The report is marked as dealt with.", "There are none.")
    assert "Boris" in again


def test_old_matches_go_and_others_stay(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def prepare() -> tuple[str, str]:
        async with House(f"{data}/tables.sqlite", bot_processes=1, now=lambda: 1_000_000.0) as house:
            over, _ = await open_table(house, mine("Anna", "Boris"), game="lost_lands")
            await play_out(over, random.Random(1))
            playing, _ = await open_table(house, mine("Anna", "Boris"), game="lost_lands")
            return over.id, playing.id

    over, playing = run(prepare())
    assert admin(data, "retention", "--finished", "30", "--dry-run") == 0
    assert admin(data, "retention", "--finished", "30") == admin(data, "matches") == 0
    would, did, left = capsys.readouterr().out.splitlines()
    assert (would, did) == ("One match would be removed.", "One match has been removed.")
    assert playing in left
    assert admin(data, "retention", "--forgotten", "30", "--waiting", "30") == admin(data, "matches") == 0
    assert over not in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize(
    "words",
    ["ban Nobody", "unban Nobody", "password Nobody", "link Nobody", "remove-user Nobody", "remove-match x", "settle x",
     "retention", "link Anna --public-url nonsense", "invite --uses 0", "ban Anna --days -1", "fly"],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence(data: str, words: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(data, *words.split(), lang=lang) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert "⟨" not in told.err
    assert "Traceback" not in told.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(str(tmp_path), "users") == 2
    assert "no database of a server" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
