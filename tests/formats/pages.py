"""The pages that explain views and positions, made from what the code declares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from wunderkammer.core.fields import Field, Flag, Label, Labels, LabelSet, LabelSets, Number, Numbers, Pile
from wunderkammer.core.fields import at as bound_at
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.view_schema import Schema, view_schema
from wunderkammer.text.catalogue import catalogue

MOST_LISTED = 24  # labels that a page enumerates
MADE = "<!-- Made by `python tests/formats/make.py` from what the code declares: change it there. -->\n"


def intro(page: str) -> str:
    """The title and the words before the tables, with a note on how the page is made."""
    heading, _, words = Path(__file__).with_name(f"{page}_intro.md").read_text(encoding="utf-8").partition("\n\n")
    return f"{heading}\n\n{MADE}\n{words}"


def title(game: Game) -> str:
    return catalogue("en", game.folder).say("game-title")


def views_page(games: Sequence[Game]) -> str:
    """Every game's view, table by table."""
    return "\n".join([intro("views"), *(line for game in games for line in view_lines(game))])


def view_lines(game: Game) -> Iterator[str]:
    schema = view_schema(game.id)
    definitions: dict[str, Schema] = schema["$defs"]
    yield f"## {title(game)}\n"
    for name, table in definitions.items():
        if "properties" in table:
            yield f"### {name}\n\n{table['description']}\n\n| key | type | meaning |\n| --- | --- | --- |"
            for key, one in table["properties"].items():
                optional = "" if key in table["required"] else " *(optional)*"
                yield f"| `{key}`{optional} | {type_text(one)} | {one.get('description', '')} |"
            yield ""
    yield "### Labels\n\n| type | labels |\n| --- | --- |"
    for name, table in definitions.items():
        if "enum" in table:
            yield f"| {name} | {label_text(table['enum'])} |"
    yield ""


def type_text(schema: Schema) -> str:
    """A type in words: “list of Player or null”."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(type_text(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"“{label}”" for label in schema["enum"])
    if schema["type"] == "array":
        return f"list of {in_brackets(schema['items'])}"
    if schema["type"] == "object":
        key = type_text(schema.get("propertyNames", {"type": "string"}))
        return f"object: {key} → {type_text(schema['additionalProperties'])}"
    return str(schema["type"])


def in_brackets(schema: Schema) -> str:
    words = type_text(schema)
    return f"({words})" if "anyOf" in schema else words


def label_text(labels: Sequence[str]) -> str:
    shown = ", ".join(f"`{label}`" for label in labels[:MOST_LISTED])
    return shown if len(labels) <= MOST_LISTED else f"{shown} … {len(labels)} in all"


def positions_page(games: Sequence[Game]) -> str:
    """Every game's fields, one line each."""
    return "\n".join([intro("positions"), *(line for game in games for line in position_lines(game))])


def position_lines(game: Game) -> Iterator[str]:
    yield f"## {title(game)}\n\n| key | value | meaning |\n| --- | --- | --- |"
    for field in game.rules.fields:
        if field.written:
            for key, about in field.described_keys():
                yield f"| `{key}` | {field_text(field, game.seats) if key == field.name else ''} | {about} |"
    yield f"\nSteps: {', '.join(f'`{name}`' for name in game.rules.steps.values())}.\n"


def field_text(field: Field, seats: Sequence[int]) -> str:
    """What may stand in a field, with any of these numbers of seats."""
    if isinstance(field, Flag):
        return "boolean"
    if isinstance(field, Numbers):
        return f"list of integers from {number(field.low)} to {number(highest(field, seats))}"
    if isinstance(field, Number):
        return f"integer from {number(field.low)} to {number(highest(field, seats))}"
    if isinstance(field, Labels):
        return f"list of {field.domain.name} or null"
    if isinstance(field, Label):
        return f"{field.domain.name} or null"
    if isinstance(field, LabelSets):
        return f"list of lists of {field.domain.name}"
    if isinstance(field, LabelSet):
        return f"list of {field.domain.name}"
    if isinstance(field, Pile):
        return f"object: {field.domain.name} → integer"
    return ""


def highest(field: Number, seats: Sequence[int]) -> int:
    return max(bound_at(field.high, count) for count in seats)


def number(value: int) -> str:
    """With a true minus; masks and other bounds that are only technical in powers of two."""
    power = (value + 1).bit_length() - 1
    return f"2^{power} − 1" if value > 999 and value + 1 == 1 << power else str(value).replace("-", "−")
