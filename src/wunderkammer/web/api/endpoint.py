"""An address of the API: who may ask, what is taken and what is answered, said once for server and document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from wunderkammer.shelf.view_schema import Schema
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.api.caller import NOBODY, Call, body_of, user_of_token
from wunderkammer.web.api.problems import language_of
from wunderkammer.web.api.values import check, from_query, parse_body, whole_schema
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.http.request_limits import limit

JSON = "application/json"
LINES = "application/x-ndjson"
UNSUPPORTED = 415
LANG: Schema = {"enum": [*LANGUAGES], "description": "of the sentences; else by Accept-Language"}


@dataclass(frozen=True)
class Endpoint:
    """One address and method; `name` is what the document calls it, the handler's docstring says what it does."""

    name: str
    method: str
    path: str
    handler: Callable[[Call], Awaitable[object]]
    answer: Any  # the TypedDict of what is answered, or the schema of something else
    scope: str = ""  # that a token must have; without one anybody may ask
    takes: Any = None  # the TypedDict of the body; LINES where it is a record
    query: Any = None  # the TypedDict of what may stand in the address
    status: int = 200
    media: str = JSON
    problems: tuple[int, ...] = field(default=())  # answered besides those that every address can have

    @cached_property
    def body_schema(self) -> Schema | None:
        return whole_schema(self.takes) if self.takes not in (None, LINES) else None

    @cached_property
    def query_schema(self) -> Schema:
        """What may stand in the address; a language may in every one."""
        named: Schema = {"type": "object", "properties": {}, "required": []}
        if self.query is not None:
            named = whole_schema(self.query)["$defs"][self.query.__name__]
        return {**named, "properties": {**named["properties"], "lang": LANG}}

    def route(self) -> Route:
        return Route(self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        """Check who asks and what they say, then answer."""
        await limit(request, "api", request.app.state.settings.calls_per_minute)
        user = await user_of_token(request, self.scope) if self.scope else NOBODY
        query = self.checked_query(request.query_params)
        call = Call(request, user, language_of(request), query, await self.checked_body(request))
        found = await self.handler(call)
        return found if isinstance(found, Response) else JSONResponse(found, self.status)

    def checked_query(self, given: QueryParams) -> dict[str, Any]:
        """What stands in the address, each once."""
        known = self.query_schema["properties"]
        values = {name: from_query(text, known.get(name, {})) for name, text in given.items()}
        check(values, self.query_schema, "query")
        if len(given.multi_items()) > len(values):
            raise BadField("twice-in-query")
        return values

    async def checked_body(self, request: Request) -> dict[str, Any]:
        if self.body_schema is None:
            return {}
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise HTTPException(UNSUPPORTED)
        body = parse_body(await body_of(request, request.app.state.settings.body_limit))
        check(body, self.body_schema, "body")
        if not isinstance(body, dict):
            raise BadField("not-json")
        return body
