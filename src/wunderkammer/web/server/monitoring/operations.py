"""A port for the operator of the server: whether it lives, whether it is ready, and its numbers."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from wunderkammer.errors import BadArgument
from wunderkammer.table.storage.connection import address, connect
from wunderkammer.web.server.monitoring.metrics import FAILING, HEARTBEAT, ServerNumbers, all_numbers

STUCK = 30.0  # seconds without a heartbeat of any process: then the server should be restarted …
BUSY = 10.0  # … and without one of every process: then it should be sent nothing more
PATIENCE = 5  # seconds that a connection may be silent
LOG = logging.getLogger("wunderkammer.operations")


class Answer(NamedTuple):
    status: int
    kind: str
    body: bytes


class Operations:
    """What the port answers; it asks the database and the processes' numbers, never the tables themselves."""

    def __init__(self, database: str, own: ServerNumbers | None) -> None:
        """`own` are the numbers of this process if it serves alone."""
        self.own = own
        self.engine: Engine = connect(address(database), 1)

    def answer(self, path: str) -> Answer:
        if path == "/metrics":
            from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

            return Answer(200, CONTENT_TYPE_LATEST, generate_latest(all_numbers(self.own)))
        if path == "/health/live":
            return health({"live": min(self.ages(), default=STUCK) < STUCK})
        if path in ("/health", "/health/ready"):
            found = {
                "database": self.database_answers(),
                "storing": not self.failing(),
                "awake": max(self.ages(), default=BUSY) < BUSY,
            }
            return health({"ready": all(found.values()), **found})
        return Answer(404, "text/plain; charset=utf-8", b"There are /health/live, /health/ready and /metrics.\n")

    def ages(self) -> list[float]:
        """How many seconds ago each process last had time."""
        return [time.time() - when for when in self.samples(HEARTBEAT)]

    def failing(self) -> bool:
        return any(self.samples(FAILING))

    def samples(self, name: str) -> list[float]:
        families = all_numbers(self.own).collect()
        return [sample.value for family in families if family.name == name for sample in family.samples]

    def database_answers(self) -> bool:
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("SELECT 1")
        except SQLAlchemyError:
            return False
        return True


def health(found: dict[str, bool]) -> Answer:
    """The first of the words says it all."""
    good = next(iter(found.values()))
    return Answer(200 if good else 503, "application/json", json.dumps(found).encode() + b"\n")


class OperationsServer(ThreadingHTTPServer):
    """Answers in threads that do not keep the process alive; a client that hangs up is no news."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        error = sys.exc_info()[1]
        level = logging.DEBUG if isinstance(error, OSError) else logging.ERROR
        LOG.log(level, "The operator's port could not answer.", exc_info=error)


def listen(operations: Operations, host: str, port: int) -> OperationsServer:
    """Answer in threads of their own until the process ends, also while the tables are busy."""

    class Handler(BaseHTTPRequestHandler):
        timeout = PATIENCE

        def do_GET(self) -> None:
            found = operations.answer(self.path)
            self.send_response(found.status)
            self.send_header("Content-Type", found.kind)
            self.send_header("Content-Length", str(len(found.body)))
            self.end_headers()
            self.wfile.write(found.body)

        def log_message(self, format: str, *args: object) -> None:
            """Anyone who asks every second need not be written down."""

    try:
        server = OperationsServer((host, port), Handler)
    except OSError:
        raise BadArgument("port-taken", port=port) from None
    threading.Thread(target=server.serve_forever, name="wunderkammer-operations", daemon=True).start()
    return server
