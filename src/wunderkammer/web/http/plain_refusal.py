"""A sentence without a page, for requests that are refused before anything else of them is read."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from wunderkammer.text.catalogue import catalogue
from wunderkammer.web.http.cookies import preferred_language

LONGEST_WISH = 200  # letters of a list of languages that are looked at


def plain_refusal(scope: Scope, status: int) -> Response:
    """No cookie is read: the language is the one that the browser asks for."""
    lang = preferred_language(Headers(scope=scope).get("accept-language", "")[:LONGEST_WISH])
    return PlainTextResponse(catalogue(lang).say(f"error-http-{status}") + "\n", status)
