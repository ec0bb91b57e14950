"""The bare wire to a server in this process: every byte that goes to one person is kept until it has been looked at."""

from __future__ import annotations

import asyncio
import re
from typing import Any, NamedTuple
from urllib.parse import urlencode

TOKEN = re.compile(r'name="token" value="([^"]+)"')


class Answer(NamedTuple):
    status: int
    text: str
    address: str  # where a form leads


class Wire:
    """One person: cookies of their own, and perhaps open streams of updates."""

    def __init__(self, app: Any, lang: str = "en") -> None:
        self.app = app
        self.lang = lang
        self.bearer = ""  # the token of this person's program
        self.cookie = self.token = ""
        self.streamed: list[list[bytes]] = []  # by stream
        self.streams: list[asyncio.Task[None]] = []

    async def get(self, path: str, **query: object) -> Answer:
        answer = await self.ask("GET", path, urlencode(query))
        found = TOKEN.search(answer.text)
        self.token = found[1] if found else self.token
        return answer

    async def call(self, path: str, **query: object) -> Answer:
        """What this person's program is answered."""
        return await self.ask("GET", path, urlencode(query))

    async def post(self, path: str, **fields: object) -> Answer:
        if not self.token:
            await self.get("/records")
        return await self.ask("POST", path, "", urlencode({"token": self.token, **fields}).encode())

    async def ask(self, method: str, path: str, query: str = "", body: bytes = b"") -> Answer:
        """One request as the script of the page sends it, and all of its answer, headers too."""
        status, sent, address = 0, b"", ""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, sent, address
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    sent += name + b": " + value + b"\n"
                    if name == b"set-cookie":
                        self.cookie = value.decode().partition(";")[0]
                    address = value.decode() if name == b"location" else address
            else:
                sent += message["body"]

        await self.app(self.scope(method, path, query), receive, send)
        return Answer(status, sent.decode(), address)

    def listen(self, path: str, query: str) -> None:
        """Open the stream of updates of a table."""

        async def receive() -> dict[str, Any]:
            await asyncio.Event().wait()
            raise AssertionError

        chunks: list[bytes] = []
        self.streamed.append(chunks)

        async def send(message: Any) -> None:
            chunks.append(message.get("body", b""))

        self.streams.append(asyncio.ensure_future(self.app(self.scope("GET", path, query), receive, send)))

    def heard(self) -> str:
        """What the streams have brought since the last time, one after the other."""
        found = b"".join(chunk for chunks in self.streamed for chunk in chunks).decode()
        for chunks in self.streamed:
            chunks.clear()
        return found

    async def leave(self) -> None:
        for stream in self.streams:
            stream.cancel()
        if self.streams:
            await asyncio.wait(self.streams)

    def scope(self, method: str, path: str, query: str) -> dict[str, Any]:
        form = "application/x-www-form-urlencoded"
        programs = path.startswith("/api/")
        headers = {
            "host": "testserver",
            "accept-language": self.lang,
            "authorization": f"Bearer {self.bearer}" if programs else "",
            "x-pieces": "1" if method == "POST" or path.endswith("/help") else "",
            "cookie": "" if programs else self.cookie,
            "content-type": form if method == "POST" else "",
        }
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": ("127.0.0.1", 1), "server": ("testserver", 80), "extensions": {},
        }  # fmt: skip
