"""A server for every test, and browsers to visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.table.first_database import new_file
from tests.table.quick_passwords import quick_passwords
from tests.web.browser import Browser
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

__all__ = ["quick_passwords"]

SECRET = b"only for tests, and only for them"


@pytest.fixture
def settings() -> Settings:
    return Settings(SECRET, matches_per_minute=10_000, messages_per_minute=10_000)


@pytest.fixture
def app(tmp_path: Path, settings: Settings) -> Starlette:
    return create_app(House(new_file(tmp_path / "tables.sqlite"), bot_processes=1), settings)


@pytest.fixture
def server(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


@pytest.fixture
def visit(server: TestClient, app: Starlette) -> Callable[[], Browser]:
    """A new browser, with cookies of its own."""
    return lambda: Browser(server, app)


@pytest.fixture
def anna(visit: Callable[[], Browser]) -> Browser:
    return visit()
