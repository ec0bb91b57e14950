"""A program without a network: asks the API as its owner."""

from __future__ import annotations

from typing import Any

from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from wunderkammer.table.people.api_tokens import SCOPES

BASE = "/api/v1"


class Program:
    """One program with one token; it has no cookies, whatever it is sent."""

    def __init__(self, server: TestClient, app: Starlette, name: str = "", scopes: tuple[str, ...] = SCOPES) -> None:
        self.client = TestClient(app)
        assert server.portal is not None
        self.portal = self.client.portal = server.portal
        self.house = app.state.house
        accounts = self.house.accounts
        self.user = self.portal.call(accounts.register, name) if name else self.portal.call(accounts.guest)
        self.token: str = self.portal.call(self.house.api_tokens.create, self.user.id, "test", scopes)

    def get(self, path: str, headers: dict[str, str] | None = None, /, **query: object) -> Response:
        return self.client.get(BASE + path, params=query, headers=self.headers(headers))  # type: ignore[arg-type]

    def post(self, path: str, headers: dict[str, str] | None = None, /, **body: object) -> Response:
        return self.client.post(BASE + path, json=body, headers=self.headers(headers))

    def headers(self, more: dict[str, str] | None) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}", **(more or {})}

    def open(self, game: str, *seats: dict[str, str], **more: object) -> dict[str, Any]:
        """Open a match; what was answered."""
        answer = self.post("/matches", game=game, seats=[*seats], **more)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def moves(self, match: str, **query: object) -> dict[str, Any]:
        answer = self.get(f"/matches/{match}/moves", **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


ME: dict[str, str] = {"kind": "me"}
GUEST: dict[str, str] = {"kind": "guest"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}
