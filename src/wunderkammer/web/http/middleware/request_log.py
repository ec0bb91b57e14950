"""One line of the log for every request: what was asked, what became of it, and nothing that is a secret."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import getrandbits
from time import perf_counter
from traceback import extract_tb

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wunderkammer.errors import WunderkammerError

LOG = logging.getLogger("wunderkammer.requests")
NUMBER_BITS = 32
WIRE = "wire"  # names, in a request's state, what sends to the connection itself
SHORT = 8  # signs of a match's id: who knows all of it can watch
OPEN_PARTS = ("game", "name")  # of an address that are nobody's secret
NOT_FOUND, TOO_FAST, WRONG, BROKEN = 404, 429, 400, 500
SRC = Path(__file__).parents[4]


class RequestLog:
    """Lies around the whole app: gives every request a number, counts it, and writes it down."""

    def __init__(self, app: ASGIApp, count: Callable[[str, str, int, float], None] | None = None) -> None:
        self.app = app
        self.count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {}).update({"number": new_number(), WIRE: send})
        began, status = perf_counter(), BROKEN

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception as error:  # answered and reported already, unless it came before the answers were ready
            if "fault" not in scope["state"]:
                report(Request(scope), error)
        finally:
            seconds = perf_counter() - began
            write_down(scope, status, seconds)
            if self.count is not None:
                self.count(scope["method"], scope["path"], status, seconds)


def new_number() -> str:
    """It only tells requests apart, so anybody may guess it."""
    return f"{getrandbits(NUMBER_BITS):08x}"


def write_down(scope: Scope, status: int, seconds: float) -> None:
    """A refused write is a warning, a fault of ours an error, everything else is only for those who want to know.

    So is what came too often: its sender decides how many lines there would be.
    """
    refused = scope["method"] not in ("GET", "HEAD") and status >= WRONG and status != TOO_FAST
    level = logging.ERROR if status >= BROKEN else logging.WARNING if refused else logging.INFO
    if not LOG.isEnabledFor(level):
        return
    address, state = address_of(scope, status), scope["state"]
    told = {"method": scope["method"], "address": address, "status": status, "seconds": round(seconds, 4)}
    told |= {"number": state["number"], "client": scope["client"][0] if scope.get("client") else ""}
    if "code" in state:
        told["code"] = state["code"]
    LOG.log(level, "%s %s: %s", told["method"], address, status, extra={"event": "request", "told": told})


def address_of(scope: Scope, status: int) -> str:
    """The address without invitations, links that sign in, and what nobody knows."""
    parts = scope.get("path_params")
    if parts is None or (status == NOT_FOUND and not parts):
        return "?"
    shown = [f"/{word}" for word in scope["path"].split("/") if word]
    for name, value in parts.items():
        told = str(value)[:SHORT] if name == "match" else str(value) if name in OPEN_PARTS else f"{{{name}}}"
        shown = [f"/{told}" if word == f"/{value}" else word for word in shown]
    return "".join(shown) if all(word.isprintable() for word in shown) else "?"


def note_code(request: Request, error: Exception) -> None:
    """Let the line of the log say why a request was refused."""
    if isinstance(error, WunderkammerError):
        request.state.code = error.code
    elif isinstance(error, HTTPException):
        request.state.code = f"http-{error.status_code}"


def report(request: Request, error: Exception) -> str:
    """Write down a fault of ours; the number by which those who saw it can ask for it.

    The words of an error may hold anything, a hand of cards too: only its kind and its place are written down.
    """
    number = getattr(request.state, "number", "") or new_number()
    request.state.fault = number
    told = {"number": number, "kind": type(error).__name__, "place": place_of(error)}
    LOG.error(
        "Fault %s: %s at %s", number, told["kind"], " < ".join(place_of(error)), extra={"event": "fault", "told": told}
    )
    return number


def place_of(error: BaseException) -> list[str]:
    """Where an error came about, the innermost place first."""
    frames = extract_tb(error.__traceback__)[::-1]
    return [f"{name_of(frame.filename)}:{frame.lineno}" for frame in frames]


def name_of(filename: str) -> str:
    path = Path(filename)
    return path.relative_to(SRC).as_posix() if path.is_relative_to(SRC) else path.name
