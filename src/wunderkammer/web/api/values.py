"""What programs send is held against the same schemas that the OpenAPI document shows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from wunderkammer.core.reader import short_form
from wunderkammer.shelf.view_schema import Schema, of_type
from wunderkammer.web.http.request_errors import BadField

KINDS: dict[str, type] = {"boolean": bool, "string": str}
LOWEST, HIGHEST = 0, 1 << 31
DEEPEST = 8  # lists and objects inside each other


def whole_schema(hint: Any) -> Schema:
    """The schema of a TypedDict, complete in itself."""
    definitions: dict[str, Schema] = {}
    return {**of_type(hint, definitions), "$defs": definitions}


def check(value: object, schema: Schema, path: str, definitions: Mapping[str, Schema] | None = None) -> None:
    """Raise BadField with what first differs from the schema."""
    known = schema.get("$defs", {}) if definitions is None else definitions
    if "$ref" in schema:
        check(value, known[schema["$ref"].rpartition("/")[2]], path, known)
    elif "anyOf" in schema:
        check_any(value, schema["anyOf"], path, known)
    elif "enum" in schema:
        if not isinstance(value, str) or value not in schema["enum"]:
            raise BadField("not-one-of", path=path, known=[*schema["enum"]], given=short_form(value))
    elif schema["type"] == "object":
        check_object(value, schema, path, known)
    elif schema["type"] == "array":
        check_list(value, schema, path, known)
    else:
        check_plain(value, schema, path)


def check_any(value: object, schemas: list[Schema], path: str, known: Mapping[str, Schema]) -> None:
    """One of several will do; what is said is about the last."""
    for at, one in enumerate(schemas):
        try:
            check(value, one, path, known)
            return
        except BadField:
            if at + 1 == len(schemas):
                raise


def check_object(value: object, schema: Schema, path: str, known: Mapping[str, Schema]) -> None:
    if not isinstance(value, dict):
        raise BadField("not-object", path=path, given=short_form(value))
    properties, others = schema.get("properties", {}), schema.get("additionalProperties", False)
    for name in schema.get("required", ()):
        if name not in value:
            raise BadField("no-field", path=path, field=name)
    for name, inside in value.items():
        if name not in properties and others is False:
            raise BadField("unknown-field", path=path, field=short_form(name), known=sorted(properties))
        check(inside, properties.get(name, others), f"{path}.{name}", known)


def check_list(value: object, schema: Schema, path: str, known: Mapping[str, Schema]) -> None:
    if not isinstance(value, list) or len(value) > schema.get("maxItems", HIGHEST):
        raise BadField("not-list", path=path, given=short_form(value))
    for at, inside in enumerate(value):
        check(inside, schema["items"], f"{path}[{at}]", known)


def check_plain(value: object, schema: Schema, path: str) -> None:
    if schema["type"] == "integer":
        low, high = schema.get("minimum", LOWEST), schema.get("maximum", HIGHEST)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadField("not-whole", path=path, low=low, high=high, given=short_form(value))
    elif schema["type"] == "boolean":
        if not isinstance(value, bool):
            raise BadField("not-flag", path=path, given=short_form(value))
    elif not isinstance(value, str) or len(value) > schema.get("maxLength", HIGHEST):
        raise BadField("not-text", path=path, most=schema.get("maxLength", HIGHEST), given=short_form(value))


def parse_body(body: bytes) -> object:
    """A body as JSON; raises BadField for anything else, and for what is nested too deeply to be meant."""
    try:
        value = json.loads(body.decode("utf-8"), parse_float=number, parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        raise BadField("not-json") from None
    if depth(value) > DEEPEST:
        raise BadField("not-json")
    return value


def number(text: str) -> float:
    """To JSON 6.0 is the same whole number as 6."""
    value = float(text)
    return int(value) if value.is_integer() else value


def refuse_constant(name: str) -> object:
    """NaN and infinities are Python's own, not JSON."""
    raise ValueError(name)


def depth(value: object) -> int:
    """How many lists and objects stand inside each other, counted no further than matters."""
    level, inside = 0, [value]
    while inside and level <= DEEPEST:
        level += 1
        inside = [
            child
            for one in inside
            if isinstance(one, dict | list)
            for child in (one.values() if isinstance(one, dict) else one)
        ]
    return level - 1


def from_query(text: str, schema: Schema) -> object:
    """A value of an address: a number where one is wanted, else the text as it is."""
    wants_number = schema.get("type") == "integer"
    return int(text) if wants_number and text.isascii() and text.isdigit() and len(text) < 12 else text
