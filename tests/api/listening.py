"""A server that really listens on this machine, for programs that only know its address."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from tests.web.conftest import SECRET
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

UNLIMITED = Settings(SECRET, matches_per_minute=10**9, sign_ins_per_minute=10**9, calls_per_minute=10**9)


class Listening:
    """Its address, and tokens for it."""

    def __init__(self, app: Starlette, server: uvicorn.Server) -> None:
        self.app = app
        self.server = server
        port = server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"


@contextmanager
def listening(folder: Path, settings: Settings = UNLIMITED) -> Iterator[Listening]:
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), settings)
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", 0, log_level="warning", timeout_graceful_shutdown=2))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield Listening(app, server)
    finally:
        app.state.hubs.close()
        server.should_exit = True
        thread.join()


def token_from_page(address: str, *scopes: str) -> str:
    """A token made as people make one: on the page."""
    import re

    import requests

    with requests.Session() as browser:
        page = browser.get(f"{address}/account/tokens").text
        form = re.search(r'name="token" value="([^"]+)"', page)
        assert form
        fields = {"token": form[1], "name": "bot", **{f"scope-{scope}": "on" for scope in scopes}}
        made = re.search(r'readonly value="(wk_[^"]+)"', browser.post(f"{address}/account/tokens", data=fields).text)
        assert made
        return made[1]
