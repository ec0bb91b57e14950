"""What a server stands on before it listens: its folder, its key, its database, how it is reached."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from wunderkammer.errors import BadArgument, BadFile
from wunderkammer.paths import data_home
from wunderkammer.table import House
from wunderkammer.table.bot_service.pool import bot_processes
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.processes.house_clock import HouseClock
from wunderkammer.table.storage.connection import is_shareable
from wunderkammer.table.storage.store import Store
from wunderkammer.web.http.address import checked_proxies, is_shared, public_address
from wunderkammer.web.server.secret_key import secret_in
from wunderkammer.web.server.settings_file import settings_in
from wunderkammer.web.settings import Settings

DATABASE = "tables.sqlite"
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class ServeWishes:
    """What the command line asks for; empty means the usual."""

    host: str = "127.0.0.1"
    port: int | None = None
    data: str = ""
    database: str = ""
    browser: bool = True
    shared: bool = False  # also on an address that only this machine can reach
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    strict_port: bool = False
    workers: int = 1
    log_format: str = "text"
    log_level: str = "warning"
    metrics_port: int = 0  # 0: nobody asks
    metrics_host: str = "127.0.0.1"


@dataclass(frozen=True)
class Startup:
    """What was asked for, checked."""

    database: str
    settings: Settings
    proxies: list[str]
    notices: NoticeSettings | None = None

    def house(self, clock: HouseClock | None = None) -> House:
        """The house of one process; bots of all processes together have the machine's processors."""
        bots = bot_processes(self.settings.workers)
        alone = not self.settings.shared
        return House(self.database, now=clock, bot_processes=bots, bots_alone=alone, notices=self.notices)


def prepare(wishes: ServeWishes) -> Startup:
    """Check what was asked for; whatever is wrong is one sentence."""
    folder = data_folder(wishes.data)
    public = public_address(wishes.public_url) if wishes.public_url else ""
    proxies = checked_proxies(wishes.proxies)
    # What a proxy passes on comes from elsewhere, though it comes from this machine.
    shared = wishes.shared or bool(public) or bool(proxies) or is_shared(wishes.host)
    database = wishes.database or str(folder / DATABASE)
    if wishes.workers > 1 and not is_shareable(database):
        raise BadArgument("workers-need-postgres", workers=wishes.workers)
    hosts = () if shared and not public else (*LOCAL_NAMES, wishes.host)
    secret = secret_in(folder)
    registration, notices = settings_in(folder, public, secret)
    settings = Settings(secret, shared, public_url=public, hosts=hosts, workers=wishes.workers)
    settings = replace(settings, registration=registration)
    return Startup(database, settings, proxies, notices)


def data_folder(wish: str) -> Path:
    """Where matches are kept: where all of them are, unless somebody wants another place."""
    folder = Path(os.path.expanduser(wish)) if wish else data_home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("folder-not-made", path=str(folder), reason=error.strerror or str(error)) from None
    return folder


def try_database(address: str, clock: HouseClock) -> None:
    """Open the database, bring it up to date, take its time: whatever is wrong with it is said before anything else."""
    store = Store(address)
    try:
        store.read_now(clock.compare)
    finally:
        store.close()
