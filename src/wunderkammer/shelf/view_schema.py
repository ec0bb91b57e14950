"""JSON Schema of what a seat sees, made from the TypedDicts of a game's `view_schema.py`."""

from __future__ import annotations

import importlib
import types
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from wunderkammer.core.vocabulary import Domain

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[object, str] = {int: "integer", float: "number", bool: "boolean", str: "string", type(None): "null"}


class Bounds(NamedTuple):
    """How small or large a number may be, how long a text, how many items a list may have."""

    low: int | None = None
    high: int | None = None
    longest: int | None = None
    most: int | None = None

    def schema(self) -> Schema:
        named = zip(("minimum", "maximum", "maxLength", "maxItems"), self, strict=True)
        return {name: value for name, value in named if value is not None}


def view_schema(game_id: str) -> Schema:
    """The schema of a game's view, complete in itself."""
    module = importlib.import_module(f"wunderkammer.games.{game_id}.view_schema")
    definitions: dict[str, Schema] = {}
    top = of_type(module.View, definitions)
    return {"$schema": DIALECT, "title": f"What a seat sees of {game_id}", **top, "$defs": definitions}


def of_type(hint: Any, definitions: dict[str, Schema]) -> Schema:
    """The schema of one type; named ones are put among the definitions and referred to."""
    if hint is Any:
        return {}
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if is_typeddict(hint):
        if hint.__name__ not in definitions:
            definitions[hint.__name__] = {}  # begun: a type may hold others of its own kind
            definitions[hint.__name__] = of_table(hint, definitions)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return of_annotated(inside[0], inside[1:], definitions)
    if origin is Literal:
        return {"enum": [*inside]}
    if origin is list:
        return {"type": "array", "items": of_type(inside[0], definitions)}
    if origin is dict:
        values = {"type": "object", "additionalProperties": of_type(inside[1], definitions)}
        return values if inside[0] is str else values | {"propertyNames": of_type(inside[0], definitions)}
    assert origin in (Union, types.UnionType), hint
    return {"anyOf": [of_type(one, definitions) for one in inside]}


def of_annotated(hint: Any, notes: tuple[object, ...], definitions: dict[str, Schema]) -> Schema:
    """A label of a domain, something with a description, or with limits of its own (a part of a schema)."""
    schema: Schema = {}
    for note in notes:
        if isinstance(note, Domain):
            definitions[note.name] = {"enum": [*note.labels]}
            schema["$ref"] = f"#/$defs/{note.name}"
        elif isinstance(note, Bounds):
            schema |= note.schema()
        else:
            schema["description"] = note
    return schema if "$ref" in schema else of_type(hint, definitions) | schema


def of_table(hint: Any, definitions: dict[str, Schema]) -> Schema:
    """A TypedDict: all its keys are there, but for those that are not required, and no others."""
    hints = get_type_hints(hint, include_extras=True)
    optional = {name for name, one in hints.items() if get_origin(one) is NotRequired}
    bare = {name: get_args(one)[0] if name in optional else one for name, one in hints.items()}
    return {
        "type": "object",
        "description": (hint.__doc__ or "").strip(),
        "properties": {name: of_type(one, definitions) for name, one in bare.items()},
        "required": [name for name in hints if name not in optional],
        "additionalProperties": False,
    }
