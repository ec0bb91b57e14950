"""A server that cannot start says so in one sentence, before it says that the table is set."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from wunderkammer.cli.main import main
from wunderkammer.table.storage import connection
from wunderkammer.web.server.listener import open_listener


def corrupt(folder: Path) -> list[str]:
    (folder / "tables.sqlite").write_bytes(b"This is no database." * 100)
    return []


def empty_key(folder: Path) -> list[str]:
    (folder / "secret.key").touch()
    return []


def folder_is_a_file(folder: Path) -> list[str]:
    (folder / "data").touch()
    return ["--data", str(folder / "data")]


def wrong_database(folder: Path) -> list[str]:
    return ["--database", "mysql://nobody@nowhere/nothing"]


def dead_database(folder: Path) -> list[str]:
    return ["--database", "postgresql://nobody@127.0.0.1:1/nothing"]


def wrong_public_url(folder: Path) -> list[str]:
    return ["--public-url", "games.example/table"]


def wrong_proxy(folder: Path) -> list[str]:
    return ["--behind-proxy", "127.0.0.1", "everybody"]


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize(
    "arrange",
    [corrupt, empty_key, folder_is_a_file, wrong_database, dead_database, wrong_public_url, wrong_proxy],
    ids=lambda arrange: arrange.__name__,
)
def test_a_failed_start_is_one_sentence(
    arrange: object, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(arrange)
    words = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", lang, *arrange(tmp_path)]
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip()) > 20
    assert "Traceback" not in err


def test_a_missing_driver_is_named_with_its_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    words = ["serve", "--no-browser", "--data", str(tmp_path), "--database", "postgresql://wk@localhost/wk"]
    assert main(words) == 2
    assert "wunderkammer[postgres]" in capsys.readouterr().err
    assert connection.address("postgresql://wk@localhost/wk").drivername == "postgresql+psycopg"


def test_a_strict_port_is_not_left_for_the_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, first = open_listener("127.0.0.1", 0, False)
    with first:
        port = str(first.getsockname()[1])
        words = ["serve", "--no-browser", "--data", str(tmp_path), "--port", port, "--strict-port"]
        assert main(words) == 2
    assert capsys.readouterr().err == f"Port {port} is taken; name another with --port.\n"
