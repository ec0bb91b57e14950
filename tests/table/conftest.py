"""Every test with a `url` runs on SQLite and on a real PostgreSQL; mail and push services run here, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.first_database import new_file
from tests.table.mailbox import Mailbox, PushBrowser, mail_server
from tests.table.notified import BASE, SECRET
from tests.table.postgres import MISSING, Server, programs
from tests.table.quick_passwords import quick_passwords
from wunderkammer.table.notices import push
from wunderkammer.table.notices.notice_settings import MailSettings, NoticeSettings, PushSettings

__all__ = ["quick_passwords"]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    server = Server(found)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without any rows."""
    if request.param == "sqlite":
        yield new_file(tmp_path / "tables.db")
        return
    server: Server = request.getfixturevalue("server")
    with server.database(server.first) as copy:
        yield copy


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without any tables."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    server: Server = request.getfixturevalue("server")
    with server.database() as empty:
        yield empty


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A SQLite database without any rows, for what does not depend on the database."""
    return new_file(tmp_path / "tables.db")


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, int]]:
    """A mail server and its port."""
    with mail_server() as found:
        yield found


@pytest.fixture
def browser() -> Iterator[PushBrowser]:
    """A browser that wants to be told, with its push service."""
    found = PushBrowser()
    yield found
    found.close()


@pytest.fixture
def settings(post: tuple[Mailbox, int], tmp_path: Path) -> NoticeSettings:
    """Both ways to tell people, after a minute's patience."""
    push.make_push_key(tmp_path / "push.pem")
    mail = MailSettings("127.0.0.1", "Games <games@games.example>", post[1], "none")
    to_browsers = PushSettings(str(tmp_path / "push.pem"), "mailto:me@games.example", strangers_only=False)
    return NoticeSettings(BASE, SECRET, mail, to_browsers, delay=60.0, every=3600.0)
