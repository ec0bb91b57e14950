"""Runs the server: finds a free port, opens the browser, and stops cleanly although streams are open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import uvicorn
from starlette.applications import Starlette

from wunderkammer.compiling import is_compiling, is_plain
from wunderkammer.table.processes.house_clock import HouseClock
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.app import create_app
from wunderkammer.web.http.address import shown_host
from wunderkammer.web.http.middleware.request_log import RequestLog
from wunderkammer.web.server.connections import BACKLOG, PATIENCE, Connections, Phase, room_for_connections
from wunderkammer.web.server.garbage_collection import look_when_calm
from wunderkammer.web.server.listener import open_listener
from wunderkammer.web.server.monitoring.logs import begin_logs
from wunderkammer.web.server.monitoring.metrics import ServerNumbers, forget_process, shared_numbers
from wunderkammer.web.server.monitoring.operations import Operations, listen
from wunderkammer.web.server.restart import (
    COMPILED,
    RENEWED,
    begin_anew,
    inherited_socket,
    reason_before,
    wait_for_compiler,
)
from wunderkammer.web.server.startup import ServeWishes, Startup, prepare, try_database
from wunderkammer.web.server.warm_up import warm, warm_others
from wunderkammer.web.server.workers.handover import handover
from wunderkammer.web.server.workers.supervisor import Supervisor
from wunderkammer.web.server.workers.worker import SupervisorChannel, supervisor_channel

LOG = logging.getLogger("wunderkammer.server")
GRACE = 3
LAST_WORDS = 0.3  # seconds
TURN = 0.0005  # seconds until the thread that writes gets its turn: it needs one after every row that it has stored
FAILED = 2


class Server(uvicorn.Server):
    """A server that ends its streams first when it is asked to stop."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, connections: Connections, numbers: ServerNumbers | None = None
    ) -> None:
        super().__init__(config)
        self.table = app
        self.numbers = numbers
        self.open_connections = connections
        self.begins_anew = ""  # the reason, if it does

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.begins_anew:
            # From here on connections wait for the next server; those that this one has just taken say what they want.
            for one in self.servers:
                one.close()
            await asyncio.sleep(LAST_WORDS)
        self.table.state.hubs.close()
        await super().shutdown(sockets)

    def stop(self) -> None:
        self.should_exit = True

    def renew(self, reason: str = RENEWED) -> None:
        """Stop, to begin anew in the same place."""
        self.begins_anew = reason
        self.should_exit = True

    def take_over(self, connection: socket.socket, data: bytes) -> None:
        """Serve a connection that another worker has taken, from its first data on."""
        loop = asyncio.get_running_loop()

        async def work() -> None:
            settings: dict[str, Any] = {
                "config": self.config,
                "server_state": self.server_state,
                "app_state": self.lifespan.state,
            }
            await loop.connect_accepted_socket(lambda: self.open_connections.adopt(data, **settings), connection)

        self.table.state.house.services.begin(work())


def serve(wishes: ServeWishes, lang: str) -> int:
    """Run until somebody stops it."""
    begin_logs(wishes.log_format, wishes.log_level)
    worker, kept = supervisor_channel(), inherited_socket()
    found = prepare(wishes)
    if worker is not None:
        assert kept is not None
        return serve_as_worker(worker, wishes, found, kept, lang)
    clock = HouseClock()
    try_database(found.database, clock)
    taken, listener = (0, kept) if kept else open_listener(wishes.host, wishes.port, wishes.strict_port)
    if wishes.workers > 1:
        return serve_by_workers(wishes, found, taken, listener, clock, catalogue(lang))
    numbers = ServerNumbers() if wishes.metrics_port else None
    server = server_of(found, None, numbers)
    open_operations(wishes, found, numbers)
    say_address(wishes, found, taken, listener, catalogue(lang), reason_before())
    address = own_address(wishes, found, listener) if wishes.browser and has_desktop() and not kept else ""
    spare = listener.dup()  # the server closes its own when it stops
    run_server(server, listener, address, lang, None)
    if server.begins_anew:
        begin_anew(spare, server.begins_anew)
    spare.close()
    LOG.info("stopped", extra={"event": "stop", "told": {}})
    print(catalogue(lang).say("web-serve-stopped"))
    return 0 if server.started else FAILED


def serve_by_workers(
    wishes: ServeWishes, found: Startup, taken: int, listener: socket.socket, clock: HouseClock, texts: Catalogue
) -> int:
    """Look after several processes that serve together."""
    with shared_numbers() if wishes.metrics_port else contextlib.nullcontext():
        open_operations(wishes, found, None)
        supervisor = Supervisor(wishes.workers, listener, clock.ahead or 0.0, forget_process)
        started = supervisor.start()
        if started:
            say_address(wishes, found, taken, listener, texts)
            supervisor.run()
        listener.close()
        supervisor.stop()
    LOG.info("stopped", extra={"event": "stop", "told": {}})
    print(texts.say("web-serve-stopped"))
    return 0 if started else FAILED


def open_operations(wishes: ServeWishes, found: Startup, numbers: ServerNumbers | None) -> None:
    """The port for the operator, if they want one."""
    if wishes.metrics_port:
        listen(Operations(found.database, numbers), wishes.metrics_host, wishes.metrics_port)


def serve_as_worker(
    worker: SupervisorChannel, wishes: ServeWishes, found: Startup, listener: socket.socket, lang: str
) -> int:
    """Serve as one of several processes, until its starter says so or is gone."""
    clock = HouseClock()
    clock.inherit()
    server = server_of(found, clock, ServerNumbers() if wishes.metrics_port else None)
    run_server(server, listener, "", lang, worker)
    return 0 if server.started else FAILED


def server_of(found: Startup, clock: HouseClock | None, numbers: ServerNumbers | None = None) -> Server:
    app = create_app(found.house(clock), found.settings)
    connections = Connections(room_for_connections(), handover(found.settings.workers))
    protocol: Any = connections.protocol
    config = uvicorn.Config(
        RequestLog(app, numbers.count if numbers else None),
        http=protocol,
        ws="none",
        backlog=BACKLOG,
        log_config=None,  # logs.py says where all of it goes
        log_level="error",  # its warnings are one for every request that is none: a stranger could fill the disk
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=int(PATIENCE[Phase.IDLE]),
        server_header=False,
        proxy_headers=bool(found.proxies),  # nobody else may say for whom they ask
        forwarded_allow_ips=found.proxies,
    )
    return Server(config, app, connections, numbers)


def run_server(
    server: Server, listener: socket.socket, address: str, lang: str, worker: SupervisorChannel | None
) -> None:
    sys.setswitchinterval(TURN)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(run(server, listener, address, lang, worker))


def say_address(
    wishes: ServeWishes, found: Startup, taken: int, listener: socket.socket, texts: Catalogue, again: str = ""
) -> None:
    """Say where the table is; a server that restarts says only that."""
    if taken:
        print(texts.say("web-serve-port-taken", port=str(taken), other=str(listener.getsockname()[1])))
    told = {"address": own_address(wishes, found, listener), "workers": wishes.workers}
    LOG.info("started", extra={"event": "start", "told": told})
    if again:
        print(texts.say(f"web-serve-{again}"), flush=True)
        return
    name = "web-serve-shared" if found.settings.shared else "web-serve-here"
    print(texts.say(name, address=own_address(wishes, found, listener)), flush=True)


def own_address(wishes: ServeWishes, found: Startup, listener: socket.socket) -> str:
    public = found.settings.public_url
    return f"{public or f'http://{shown_host(wishes.host)}:{listener.getsockname()[1]}'}/"


def event_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster loop, where it is installed."""
    found: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    if find_spec("uvloop"):
        found = import_module("uvloop").new_event_loop
    return found


async def run(
    server: Server, listener: socket.socket, address: str, lang: str, worker: SupervisorChannel | None
) -> None:
    ready = "" if is_plain() else lang  # plain Python takes seconds to draw all boards: nobody should wait for that
    if ready:
        warm(ready)
    beside = [asyncio.create_task(warm_others(ready)), asyncio.create_task(look_when_calm())]
    beside.append(asyncio.create_task(server.open_connections.watch(server.server_state.connections)))
    if server.numbers is not None:
        beside.append(asyncio.create_task(server.numbers.look(server.table)))
    if worker is not None:
        worker.when_alone(server.stop)
        beside.append(asyncio.create_task(when_ready(server, worker)))
    else:
        if hasattr(signal, "SIGHUP"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, server.renew)
        if is_compiling():
            beside.append(asyncio.create_task(begin_anew_when_compiled(server)))
    if address:
        beside.append(asyncio.create_task(when_started(server, lambda: webbrowser.open(address))))
    await server.serve([listener])
    for task in beside:
        task.cancel()


async def begin_anew_when_compiled(server: Server) -> None:
    """Let the server stop, to restart with the compiled rules; if compiling fails, it stays as it is."""
    if await wait_for_compiler():
        server.renew(COMPILED)


async def when_ready(server: Server, worker: SupervisorChannel) -> None:
    """Say that this worker answers, and take what others hand over."""
    while not server.started:
        await asyncio.sleep(0.05)
    if server.open_connections.handover is not None:
        server.open_connections.handover.open(server.take_over)
    worker.ready()


async def when_started(server: Server, do: Callable[[], object]) -> None:
    """Do something once the server answers."""
    while not server.started:
        await asyncio.sleep(0.05)
    await asyncio.to_thread(do)


def has_desktop() -> bool:
    """Whether there is a screen on which a browser could open."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return not os.environ.get("SSH_CONNECTION")
