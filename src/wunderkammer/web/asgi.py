"""The table for other ASGI servers: `wunderkammer.web.asgi:application`, a factory that reads its environment.

| variable | meaning |
|---|---|
| `WK_DATABASE`, `WK_DATA`, `WK_PUBLIC_URL` | as `--database`, `--data` and `--public-url` of `wk serve` |
| `WK_WORKERS_IN_ALL` | how many processes of the server there are: they share out limits and processors |

Others can reach such a server, so it is a shared one. Which proxies may say for whom they ask is its own business.
"""

from __future__ import annotations

import os

from starlette.types import ASGIApp

from wunderkammer.web.app import create_app
from wunderkammer.web.http.middleware.request_log import RequestLog
from wunderkammer.web.server.startup import ServeWishes, prepare


def application() -> ASGIApp:
    """The app of one process."""
    asked = os.environ.get
    workers = asked("WK_WORKERS_IN_ALL", "1")
    wishes = ServeWishes(
        data=asked("WK_DATA", ""),
        database=asked("WK_DATABASE", ""),
        shared=True,
        public_url=asked("WK_PUBLIC_URL", ""),
        workers=int(workers) if workers.isdecimal() else 1,
    )
    found = prepare(wishes)
    return RequestLog(create_app(found.house(), found.settings))  # where the lines go is the other server's business
