"""The door of the API: its addresses, apart from all that reads cookies or draws pages."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from wunderkammer.errors import WunderkammerError
from wunderkammer.web.api.addresses import ENDPOINTS
from wunderkammer.web.api.openapi import BASE, document
from wunderkammer.web.api.problems import fault_problem, problem_answer


async def openapi(request: Request) -> Response:
    """The description of all of this, for programs that write programs."""
    return JSONResponse(document())


def create_api() -> Starlette:
    """The API; the one who opens the door gives it the server's state."""
    routes = [Route("/openapi.json", openapi), *(one.route() for one in ENDPOINTS)]
    return Starlette(
        routes=[Mount(BASE, routes=routes)],
        exception_handlers={WunderkammerError: problem_answer, HTTPException: problem_answer, Exception: fault_problem},
    )


class ApiDoor:
    """Lets programs past the pages: nothing of theirs is read from a cookie, and none is set."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.api = create_api()
        self.api.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        programs = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self.api if programs else self.app)(scope, receive, send)
