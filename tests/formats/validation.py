"""Checks values against the part of JSON Schema that views use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
KINDS: dict[str, type] = {
    "integer": int,
    "boolean": bool,
    "string": str,
    "null": type(None),
    "array": list,
    "object": dict,
}


def faults(value: Any, schema: Schema, definitions: dict[str, Schema], path: str = "view") -> Iterator[str]:
    """One sentence for everything that is not as the schema says."""
    if "$ref" in schema:
        yield from faults(value, definitions[schema["$ref"].rpartition("/")[2]], definitions, path)
    elif "anyOf" in schema:
        if all(any(True for _ in faults(value, one, definitions, path)) for one in schema["anyOf"]):
            yield f"{path} is none of what it may be: {value!r}"
    elif "enum" in schema:
        if value not in schema["enum"]:
            yield f"{path} is none of its labels: {value!r}"
    elif type(value) is not KINDS[schema["type"]]:
        yield f"{path} is no {schema['type']}: {value!r}"
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from faults(item, schema["items"], definitions, f"{path}[{at}]")
    elif isinstance(value, dict):
        yield from faults_of_object(value, schema, definitions, path)


def faults_of_object(value: dict[str, Any], schema: Schema, definitions: dict[str, Schema], path: str) -> Iterator[str]:
    """Keys that are missing or unknown, and what is wrong with the values of the others."""
    known, others = schema.get("properties", {}), schema["additionalProperties"]
    yield from (f"{path}.{name} is missing" for name in schema.get("required", []) if name not in value)
    for name, item in value.items():
        if name in known:
            yield from faults(item, known[name], definitions, f"{path}.{name}")
        elif others is False:
            yield f"{path}.{name} stands in no schema"
        else:
            yield from faults(name, schema.get("propertyNames", {"type": "string"}), definitions, f"{path} key")
            yield from faults(item, others, definitions, f"{path}.{name}")
