"""Fluent's messages as plain functions: nearly all are words, arguments and plural forms.

Whatever else a message contains, or is given, is left to Fluent itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fluent.syntax import ast

from wunderkammer.text.number_words import NumberWords

# The cases of things: nominative inside a sentence, accusative, genitive, dative, instrumental; then, with their
# prepositions, where to, where and where from.
CASES = ("nom", "acc", "gen", "dat", "ins", "to", "at", "from")
LABEL = "label"  # `$card_label` is the label of `$card`, by which a sentence chooses its variant
WHOSE = "whose"  # `$owner_whose` is own or other: whether `$owner` is the one whom the sentence is about
FORMS = (*CASES, LABEL, WHOSE)
Arguments = Mapping[str, object]
# Declared as an alias, which it stays where the rules are compiled without Fluent at hand.
Element: TypeAlias = ast.TextElement | ast.Placeable | ast.Expression
Speak = Callable[[Arguments], str]
Wanted = dict[str, list[tuple[str, str]]]  # by argument: its variables, each with a case, "label", "whose" or nothing


class Odd(Exception):
    """Something that only Fluent itself understands."""


def pattern_function(pattern: ast.Pattern | Element, numbers: NumberWords) -> Speak:
    """A function that says a pattern, which may be a single element; raises Odd if there is none."""
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [part(element, numbers) for element in elements]
    if len(parts) == 1:
        return parts[0]

    def speak(arguments: Arguments) -> str:
        return "".join([one(arguments) for one in parts])

    return speak


def part(element: Element, numbers: NumberWords) -> Speak:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    # Fluent leaves out the frame of what stands alone in a pattern.
    inside = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(inside, ast.VariableReference):
        return argument(inside.id.name, numbers)
    if isinstance(inside, ast.StringLiteral):
        written = inside.parse()["value"]
        return lambda _: written
    if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
        return choice(inside.selector.id.name, inside.variants, numbers)
    raise Odd


def argument(name: str, numbers: NumberWords) -> Speak:
    """An argument as it is written."""

    def speak(arguments: Arguments) -> str:
        value = plain_argument(arguments, name)
        return value if isinstance(value, str) else numbers.text(value)

    return speak


def choice(name: str, variants: list[ast.Variant], numbers: NumberWords) -> Speak:
    """One of several patterns: by a word, a number or its plural form."""
    possible: list[tuple[int | None, str, Speak]] = []
    usual: Speak | None = None
    for variant in variants:
        speak_it = pattern_function(variant.value, numbers)
        number = number_of(variant.key)
        word = variant.key.name if isinstance(variant.key, ast.Identifier) else numbers.form(number or 0)
        possible.append((number, word, speak_it))
        usual = speak_it if variant.default else usual
    if usual is None:
        raise Odd
    otherwise = usual

    def speak(arguments: Arguments) -> str:
        value = plain_argument(arguments, name)
        exact = None if isinstance(value, str) else value
        form = value if isinstance(value, str) else numbers.form(value)
        for number, word, speak_it in possible:
            if word == form if number is None or exact is None else number == exact:
                return speak_it(arguments)
        return otherwise(arguments)

    return speak


def number_of(key: ast.Identifier | ast.NumberLiteral) -> int | None:
    """The number that a variant is for, if it is for one."""
    if isinstance(key, ast.Identifier):
        return None
    if not isinstance(key.value, int):
        raise Odd
    return int(key.value)


def plain_argument(arguments: Arguments, name: str) -> str | int:
    """An argument that needs no help of Fluent's."""
    value = arguments.get(name)
    if type(value) is str or type(value) is int:
        return value
    raise Odd


def wanted_forms(pattern: ast.Pattern) -> Wanted:
    """What a pattern wants of each argument: its variables, each with the form that it is wanted in."""
    found: Wanted = {}
    for variable in sorted(variables(pattern)):
        thing, _, form = variable.rpartition("_")
        plain = not thing or form not in FORMS
        found.setdefault(variable if plain else thing, []).append((variable, "" if plain else form))
    return found


def variables(node: object) -> set[str]:
    """The names of all arguments in a pattern or a part of it."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else [*vars(node).values()] if isinstance(node, ast.BaseNode) else []
    return {name for part in parts for name in variables(part)}
