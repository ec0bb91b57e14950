"""A PostgreSQL server of the tests' own, in a folder that goes away with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import psycopg

from tests.table.first_database import lay_out

PROGRAMS = Path("/usr/lib/postgresql")
SERVER_USER = "postgres"  # PostgreSQL refuses to run as root
MISSING = "PostgreSQL is not installed here: apt-get install -y --no-install-recommends postgresql"


def programs() -> Path | None:
    """The folder of the newest installed PostgreSQL."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


class Server:
    """Listens on a socket in its own folder only; nothing of it outlives the tests."""

    def __init__(self, bin_folder: Path, survives: bool = False) -> None:
        """One that `survives` a power cut waits for the disk, as a server in use does."""
        self.bin = bin_folder
        self.user = SERVER_USER if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="wk-pg-"))  # a socket's path must be short
        if self.user:
            shutil.chown(self.folder, self.user)
        self.databases = 0
        self.run("initdb", "-D", self.data, "-U", SERVER_USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        # Nobody pulls the plug of the tests' server: what they kill are the processes that write to it.
        waits = "on" if survives else "off"
        self.settings = f"-k {self.folder} -c listen_addresses= -c max_connections=40 -c fsync={waits}"
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        with (self.folder / f"{program}.out").open("wb") as output:
            done = subprocess.run(command, user=self.user, cwd=self.folder, stdout=output, stderr=output, check=False)
        assert done.returncode == 0, (self.folder / f"{program}.out").read_text(errors="replace")

    def start(self) -> None:
        self.run("pg_ctl", "-w", "-D", self.data, "-l", str(self.folder / "log"), "-o", self.settings, "start")

    def restart(self) -> None:
        """End all connections without a word, as a database does that is updated under the players' hands."""
        self.run("pg_ctl", "-w", "-D", self.data, "-m", "immediate", "stop")
        self.start()

    def url(self, name: str) -> str:
        return f"postgresql://{SERVER_USER}@/{name}?host={self.folder}"

    @cached_property
    def first(self) -> str:
        """The name of a database with tables, but without rows."""
        with psycopg.connect(host=str(self.folder), user=SERVER_USER, dbname="postgres", autocommit=True) as connection:
            connection.execute("CREATE DATABASE first")
        lay_out(self.url("first"))
        return "first"

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """The URL of an empty database, or of a copy of another one.

        It goes at once: to sweep away a hundred of them at the end takes longer.
        """
        self.databases += 1
        name = f"table{self.databases}"
        with psycopg.connect(host=str(self.folder), user=SERVER_USER, dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
            yield self.url(name)
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder)
