"""The OpenAPI document, made from what the addresses say of themselves; `python -m wunderkammer.web.api.openapi`."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, is_typeddict

from wunderkammer.shelf.game import all_games
from wunderkammer.shelf.view_schema import Schema, of_type
from wunderkammer.table.people.api_tokens import SCOPES
from wunderkammer.web.api.addresses import ENDPOINTS
from wunderkammer.web.api.endpoint import LINES, Endpoint
from wunderkammer.web.api.problems import MEDIA
from wunderkammer.web.api.shapes import ProblemDocument
from wunderkammer.web.api.shelf_endpoints import view_schema_of

VERSION = "1"
BASE = "/api/v1"
IN_PATH = re.compile(r"{(\w+)}")
SAID = {
    400: "The request is not as this document says.",
    401: "The token is missing, or no longer good.",
    403: "The token is not for this, or you may not do it.",
    404: "There is no such thing.",
    409: "The rules or the table do not allow it now.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "It can be understood, but it cannot be.",
    429: "Too often; wait a minute.",
    503: "Nothing can be stored at the moment.",
}


@cache
def document() -> Schema:
    """The whole document; the parts of views belong to the games that are on the shelf."""
    schemas: dict[str, Schema] = {}
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(BASE + one.path, {})[one.method.lower()] = operation(one, schemas)
    of_type(ProblemDocument, schemas)
    schemas["MatchView"]["properties"]["table"] = {"anyOf": tables(schemas)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Wunderkammer",
            "version": VERSION,
            "description": "Board games for programs. Seats are counted from 0; a move is a key such as `bid:3`.",
        },
        "paths": paths,
        "components": {
            "schemas": with_moved_definitions(schemas),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(one: Endpoint, schemas: dict[str, Schema]) -> dict[str, Any]:
    """One address and method."""
    found: dict[str, Any] = {
        "operationId": one.name,
        "summary": " ".join((one.handler.__doc__ or "").split()),
        "parameters": parameters(one),
        "responses": responses(one, schemas),
        "security": [{"token": []}] if one.scope else [],
    }
    if one.scope:
        found["description"] = f"Needs a token with the scope `{one.scope}` (there are {', '.join(SCOPES)})."
    if one.takes == LINES:
        found["requestBody"] = {"required": True, "content": {LINES: {"schema": {"type": "string"}}}}
    elif one.takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": part(one.takes, schemas)}}}
    return found


def part(hint: Any, schemas: dict[str, Schema]) -> Schema:
    """A shape by its name, or a schema as it is."""
    return with_moved_definitions(of_type(hint, schemas)) if is_typeddict(hint) else hint


def parameters(one: Endpoint) -> list[dict[str, Any]]:
    """What stands in the address."""
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in IN_PATH.findall(one.path)
    ]
    required = one.query_schema["required"]
    for name, schema in one.query_schema["properties"].items():
        named.append({"name": name, "in": "query", "required": name in required, "schema": schema})
    return named


def responses(one: Endpoint, schemas: dict[str, Schema]) -> dict[str, Any]:
    good = {"description": "Done.", "content": {one.media: {"schema": part(one.answer, schemas)}}}
    problem = {"content": {MEDIA: {"schema": part(ProblemDocument, schemas)}}}
    return {
        str(one.status): good,
        **{str(status): {"description": SAID[status], **problem} for status in statuses(one)},
    }


def statuses(one: Endpoint) -> list[int]:
    """What can go wrong at an address."""
    usual = {400, 429, 503, *one.problems} | ({401, 403} if one.scope else set())
    return sorted(usual | ({413, 415} if one.takes not in (None, LINES) else {413} if one.takes else set()))


def tables(schemas: dict[str, Schema]) -> Sequence[Schema]:
    """Every game's own part of a view, its definitions named after the game."""
    found: list[Schema] = []
    for game in all_games().values():
        schema = view_schema_of(game)
        definitions = schema.pop("$defs", {})
        schema.pop("$schema", None)
        text = json.dumps({**definitions, "table": schema}).replace("#/$defs/", f"#/$defs/{game.id}.")
        schemas |= {f"{game.id}.{name}": one for name, one in json.loads(text).items()}
        found.append({"$ref": f"#/$defs/{game.id}.table"})
    return found


def with_moved_definitions(schema: Schema) -> Schema:
    """The same with its definitions where OpenAPI keeps them."""
    there: Schema = json.loads(json.dumps(schema).replace("#/$defs/", "#/components/schemas/"))
    return there


def text() -> str:
    """The document as it is shipped."""
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
