"""Checks values against the part of JSON Schema that views use.

A schema is made into functions once, so that every view of every seat can be checked; fastjsonschema would do the
same, but takes definitions that differ only in their capitals for one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Schema = dict[str, Any]
Check = Callable[[Any], str | None]  # what is wrong in a value, if anything: where it stands in it, and why
KINDS: dict[str, type] = {
    "integer": int,
    "boolean": bool,
    "string": str,
    "null": type(None),
}


def validator(schema: Schema) -> Check:
    """A function that says in one sentence what first differs from the schema."""
    definitions: dict[str, Check] = {}
    for name, definition in schema["$defs"].items():
        definitions[name] = check_of(definition, definitions)
    check = check_of(schema, definitions)
    return lambda value: f"view{fault}" if (fault := check(value)) else None


def check_of(schema: Schema, definitions: dict[str, Check]) -> Check:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return lambda value: definitions[name](value)
    if "anyOf" in schema:
        return check_of_any([check_of(one, definitions) for one in schema["anyOf"]])
    if "enum" in schema:
        return check_of_labels(frozenset(schema["enum"]))
    if schema["type"] == "array":
        return check_of_list(check_of(schema["items"], definitions))
    if schema["type"] == "object":
        return check_of_object(schema, definitions)
    return check_of_kind(schema["type"], KINDS[schema["type"]])


def check_of_kind(name: str, kind: type) -> Check:
    return lambda value: None if type(value) is kind else f" is no {name}: {value!r}"


def check_of_labels(labels: frozenset[object]) -> Check:
    def check(value: Any) -> str | None:
        known = isinstance(value, str | int | None) and value in labels
        return None if known else f" is none of its labels: {value!r}"

    return check


def check_of_any(checks: list[Check]) -> Check:
    def check(value: Any) -> str | None:
        if any(one(value) is None for one in checks):
            return None
        return f" is none of what it may be: {value!r}"

    return check


def check_of_list(check_item: Check) -> Check:
    def check(value: Any) -> str | None:
        if type(value) is not list:
            return f" is no list: {value!r}"
        for at, item in enumerate(value):
            if fault := check_item(item):
                return f"[{at}]{fault}"
        return None

    return check


def check_of_object(schema: Schema, definitions: dict[str, Check]) -> Check:
    """Keys that are missing or unknown, and what is wrong with the values of the others."""
    known = {name: check_of(one, definitions) for name, one in schema.get("properties", {}).items()}
    required, others = frozenset(schema.get("required", [])), schema["additionalProperties"]
    check_name = check_of(schema.get("propertyNames", {"type": "string"}), definitions)
    check_other = None if others is False else check_of(others, definitions)

    def check_entry(name: str, item: Any) -> str | None:
        if name in known:
            return known[name](item)
        if check_other is None:
            return " stands in no schema"
        return check_name(name) or check_other(item)

    def check(value: Any) -> str | None:
        if type(value) is not dict:
            return f" is no object: {value!r}"
        if not required <= value.keys():
            return f" lacks {sorted(required - value.keys())}"
        for name, item in value.items():
            if fault := check_entry(name, item):
                return f".{name}{fault}"
        return None

    return check
