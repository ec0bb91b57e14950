"""The database is brought up to date when the house opens."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

from wunderkammer.table.storage.connection import WRITES

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x77756E64  # any number that only this program uses


def upgrade(engine: Engine) -> None:
    """Run the migrations that are missing; of several processes that start together only one does."""
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """Alembic's settings, for a connection that is already open."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
