"""Runs the server: finds a free port, opens the browser, and stops cleanly although streams are open."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from wunderkammer.compiling import is_compiling, is_plain
from wunderkammer.errors import BadArgument, BadFile
from wunderkammer.paths import data_home
from wunderkammer.table import House
from wunderkammer.table.storage.store import Store
from wunderkammer.text.catalogue import catalogue
from wunderkammer.web.app import create_app
from wunderkammer.web.http.address import checked_proxies, is_shared, public_address, shown_host
from wunderkammer.web.server.garbage_collection import look_when_calm
from wunderkammer.web.server.restart import begin_anew, compiled, inherited
from wunderkammer.web.server.warm_up import warm, warm_others
from wunderkammer.web.settings import Settings

DEFAULT_PORT = 8642
PORTS_TRIED = 50
GRACE = 3
LAST_WORDS = 0.3  # seconds
PATIENCE = 75  # seconds that a connection stays open between two moves of a player
DATABASE = "tables.sqlite"
SECRET = "secret.key"
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
SECRET_BYTES = 32
TURN = 0.0005  # seconds until the thread that writes gets its turn: it needs one after every row that it has stored


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


class Server(uvicorn.Server):
    """A server that ends its streams first when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.table = app
        self.begins_anew = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.begins_anew:
            # From here on connections wait for the next server; those that this one has just taken say what they want.
            for one in self.servers:
                one.close()
            await asyncio.sleep(LAST_WORDS)
        self.table.state.hubs.close()
        await super().shutdown(sockets)


def serve(wishes: ServeWishes, lang: str) -> int:
    """Run until somebody stops it."""
    say = catalogue(lang).say
    folder = data_folder(wishes.data)
    kept = inherited()
    public = public_address(wishes.public_url) if wishes.public_url else ""
    proxies = checked_proxies(wishes.proxies)
    # What a proxy passes on comes from elsewhere, though it comes from this machine.
    shared = wishes.shared or bool(public) or bool(proxies) or is_shared(wishes.host)
    secret = secret_in(folder)
    database = wishes.database or str(folder / DATABASE)
    try_database(database)
    taken, listener = (0, kept) if kept else listening(wishes.host, wishes.port, wishes.strict_port)
    port = listener.getsockname()[1]
    own_names = () if shared and not public else (*LOCAL_NAMES, wishes.host)
    house = House(database, bots_alone=not shared)
    app = create_app(house, Settings(secret, shared, public_url=public, hosts=own_names))
    address = f"{public or f'http://{shown_host(wishes.host)}:{port}'}/"
    if taken:
        print(say("web-serve-port-taken", port=str(taken), other=str(port)))
    if kept:
        print(say("web-serve-compiled"), flush=True)
    else:
        print(say("web-serve-shared" if shared else "web-serve-here", address=address), flush=True)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=PATIENCE,
        server_header=False,
        proxy_headers=bool(proxies),  # nobody else may say for whom they ask
        forwarded_allow_ips=proxies,
    )
    server = Server(config, app)
    sys.setswitchinterval(TURN)
    opens_browser = wishes.browser and has_desktop() and not kept
    spare = listener.dup()  # the server closes its own when it stops
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(run(server, listener, address if opens_browser else "", lang))
    if server.begins_anew:
        begin_anew(spare)
    spare.close()
    print(say("web-serve-stopped"))
    return 0 if server.started else 2


def event_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster loop, where it is installed."""
    found: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    if find_spec("uvloop"):
        found = import_module("uvloop").new_event_loop
    return found


async def run(server: Server, listener: socket.socket, address: str, lang: str) -> None:
    ready = "" if is_plain() else lang  # plain Python takes seconds to draw all boards: nobody should wait for that
    if ready:
        warm(ready)
    beside = [asyncio.create_task(warm_others(ready)), asyncio.create_task(look_when_calm())]
    if is_compiling():
        beside.append(asyncio.create_task(begin_anew_when_compiled(server)))
    if address:
        beside.append(asyncio.create_task(open_browser(server, address)))
    await server.serve([listener])
    for task in beside:
        task.cancel()


async def begin_anew_when_compiled(server: Server) -> None:
    """Let the server stop, to begin anew with the compiled rules; if compiling fails, it stays as it is."""
    if await compiled():
        server.begins_anew = server.should_exit = True


async def open_browser(server: Server, address: str) -> None:
    """Show the shelf once the server answers."""
    while not server.started:
        await asyncio.sleep(0.05)
    await asyncio.to_thread(webbrowser.open, address)


def data_folder(wish: str) -> Path:
    """Where matches are kept: where all of them are, unless somebody wants another place."""
    folder = Path(os.path.expanduser(wish)) if wish else data_home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("folder-not-made", path=str(folder), reason=error.strerror or str(error)) from None
    return folder


def try_database(address: str) -> None:
    """Open the database, bring it up to date and close it: whatever is wrong with it is said before anything else."""
    Store(address).close()


def secret_in(folder: Path) -> bytes:
    """The key that signs cookies; made once and whole, readable only by whoever runs the server."""
    file = folder / SECRET
    try:
        if not file.exists():
            make_secret(file)
        found = file.read_bytes()
    except OSError as error:
        raise BadFile("key-not-kept", path=str(file), reason=error.strerror or str(error)) from None
    if len(found) < SECRET_BYTES:  # anybody could guess it, and sign in as anybody
        raise BadFile("key-short", path=str(file))
    return found


def make_secret(file: Path) -> None:
    """Two servers that start together, or one that is stopped half-way, must not leave a broken key behind."""
    handle, scratch = tempfile.mkstemp(dir=file.parent, prefix=f".{SECRET}.")  # for its owner only
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(secrets.token_bytes(SECRET_BYTES))
            stream.flush()
            os.fsync(stream.fileno())
        with contextlib.suppress(FileExistsError):  # another server was quicker: its key it is
            os.link(scratch, file)
    finally:
        os.unlink(scratch)


def listening(host: str, port: int | None, strict: bool) -> tuple[int, socket.socket]:
    """A socket on the wanted port or, unless that is strict, the next free one; the port that was taken, or 0."""
    first = DEFAULT_PORT if port is None else port
    tried = 1 if strict else PORTS_TRIED
    for number in range(first, min(first + tried, 65536)) if first else [0]:
        try:
            family = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0][0]
            listener = socket.create_server((host, number), family=family)
        except socket.gaierror:
            raise BadArgument("no-host", host=host) from None
        except PermissionError:
            raise BadArgument("no-port", port=number) from None
        except OSError:
            continue
        return (first if number != first else 0), listener
    raise BadArgument("port-taken" if strict else "no-port", port=first)


def has_desktop() -> bool:
    """Whether there is a screen on which a browser could open."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return not os.environ.get("SSH_CONNECTION")
