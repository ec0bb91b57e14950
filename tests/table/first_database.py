"""A database as a house finds it when it opens for the second time: laid out once, then copied for every test."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from wunderkammer.table.storage.connection import address, connect
from wunderkammer.table.storage.migrate import upgrade


def lay_out(url: str) -> None:
    """Make all tables."""
    engine = connect(address(url), 1)
    upgrade(engine)
    engine.dispose()


@cache
def first_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        lay_out(str(file))
        return file.read_bytes()


def new_file(file: Path) -> str:
    """A database without any rows, in a file of its own."""
    file.write_bytes(first_file())
    return str(file)
