"""Every test with a `url` runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import MISSING, Server, programs


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
    """An empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    server: Server = request.getfixturevalue("server")
    with server.database() as empty:
        yield empty


@pytest.fixture
def path(tmp_path: Path) -> str:
    """An empty SQLite database, for what does not depend on the database."""
    return str(tmp_path / "tables.db")
