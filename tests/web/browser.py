"""A browser without a screen: keeps its cookies, sends the forms of the pages that it has seen."""

from __future__ import annotations

import re
from html import unescape

from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from wunderkammer.table import Table

TOKEN = re.compile(r'name="token" value="([^"]+)"')
MOVE = re.compile(r'name="move" value="([^"]+)"')
REVISION = re.compile(r'name="revision" value="(\d+)"')


class Browser:
    """One person's browser; `text` is the last page."""

    def __init__(self, server: TestClient, app: Starlette) -> None:
        self.server = server
        self.client = TestClient(app)
        self.client.portal = server.portal  # all browsers talk to the one running server
        self.app = app
        self.text = ""
        self.url = ""

    def open(self, path: str, **headers: str) -> Response:
        answer = self.client.get(path, headers=headers)
        return self.seen(answer)

    def send(self, path: str, headers: dict[str, str] | None = None, /, **fields: str) -> Response:
        """Send a form with the token of the last page."""
        data = {"token": self.token(), **fields}
        return self.seen(self.client.post(path, data=data, headers=headers or {}))

    def upload(self, record: str) -> Response:
        """Open a match from a record."""
        self.open("/records")
        files = {"record": ("match.jsonl", record)}
        return self.seen(self.client.post("/records", data={"token": self.token()}, files=files))

    def seen(self, answer: Response) -> Response:
        if TOKEN.search(answer.text):
            self.text = answer.text
        self.url = answer.url.path
        return answer

    def token(self) -> str:
        if not self.text:
            self.open("/")
        found = TOKEN.search(self.text)
        assert found
        return found[1]

    # At a table.

    def quick(self, game: str) -> str:
        """Begin a match at once; the address of its page."""
        self.open("/")
        self.send(f"/new/{game}", quick="1")
        return self.url

    def moves(self) -> list[str]:
        return [unescape(key) for key in MOVE.findall(self.text)]

    def revision(self) -> str:
        found = REVISION.search(self.text)
        assert found
        return found[1]

    def play(self, url: str, key: str, seat: int = 0, revision: str = "") -> Response:
        return self.send(f"{url}/act", move=key, revision=revision or self.revision(), **{"as": str(seat)})

    def table(self, url: str) -> Table:
        assert self.server.portal is not None
        table = self.server.portal.call(self.app.state.house.table, url.split("/")[2])
        assert isinstance(table, Table)
        return table
