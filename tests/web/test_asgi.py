"""The table for other ASGI servers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from wunderkammer.errors import BadArgument
from wunderkammer.web.asgi import application


@pytest.fixture(autouse=True)
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WK_DATA", str(tmp_path))
    monkeypatch.setenv("WK_PUBLIC_URL", "https://games.example")


def test_it_is_a_shared_table_with_its_public_address(tmp_path: Path) -> None:
    with TestClient(application()) as client:
        answer = client.get("/", headers={"host": "games.example"})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert client.get("/", headers={"host": "evil.example"}).status_code == 421
        app: Any = client.app
        assert app.app.state.settings.shared
    assert (tmp_path / "tables.sqlite").exists()


def test_several_processes_need_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WK_WORKERS_IN_ALL", "2")
    with pytest.raises(BadArgument, match="SQLite"):
        application()
