"""What the tests read out of message files, rulebooks and the games' source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from wunderkammer.core.frames import CHANCE, DECISION
from wunderkammer.core.vocabulary import Domain
from wunderkammer.shelf.game import Game, game, games
from wunderkammer.text.catalogue import GENERAL, files
from wunderkammer.text.narrator import PEOPLE
from wunderkammer.text.patterns import CASES, WHOSE

TOLD = [game(name) for name in games() if files(game(name).folder / "text", "en")]
FOLDERS = [GENERAL, *(told.folder / "text" for told in TOLD)]
LABEL = "_label"


def name_of(thing: Game | Path) -> str:
    """How a parametrised test is called."""
    return thing.id if isinstance(thing, Game) else thing.parent.name


def entries(folder: Path, lang: str) -> list[ftl.EntryType]:
    parse = FluentParser(with_spans=False).parse
    return [entry for file in files(folder, lang) for entry in parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, lang) if isinstance(entry, ftl.Message)}


def inside(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all nodes in it."""
    if isinstance(node, list):
        for item in node:
            yield from inside(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for item in vars(node).values():
            yield from inside(item)


def variables(message: ftl.Message) -> set[str]:
    """The things a message speaks of; a label, a case or whose it is stands for its thing."""
    found = (node.id.name for node in inside(message) if isinstance(node, ftl.VariableReference))
    return {thing_of(name.removesuffix(LABEL)) for name in found}


def thing_of(variable: str) -> str:
    thing, _, case = variable.rpartition("_")
    return thing if thing and case in (*CASES, WHOSE) else variable


def selects(message: ftl.Message) -> list[tuple[str, set[str]]]:
    """The variables that choose between variants, each with the names of its variants."""
    found: list[tuple[str, set[str]]] = []
    for node in inside(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            found.append((node.selector.id.name, keys))
    return found


def domains(told: Game) -> list[Domain]:
    """Every labelled domain that the game's modules define."""
    package = f"{type(told.rules).__module__.rpartition('.')[0]}."
    modules = [module for name, module in [*sys.modules.items()] if name.startswith(package)]
    things = [thing for module in modules for thing in vars(module).values()]
    return [thing for thing in things if isinstance(thing, Domain) and thing.labels and thing.name not in PEOPLE]


def needed_messages(told: Game) -> set[str]:
    """The ids of all messages that the game can come to need, but for its refusals."""
    rules = told.rules
    ids = {"game-title", "game-blurb"}
    ids |= {f"{kind}-{verb.name}" for verb in rules.vocabulary.verbs for kind in ("move", "log")}
    ids |= {f"event-{event.code}" for event in rules.events}
    ids |= {f"ask-{name}" for kind, name in rules.steps.items() if DECISION <= kind < CHANCE}
    ids |= {f"score-{line.code}" for line in rules.result(told.new(told.seats[0])).sheet}
    ids |= {f"{domain.name}-{label}" for domain in domains(told) for label in domain.labels}
    ids |= {f"{message}-{kind.code}" for kind in told.kinds for message in ("thing", "what")}
    ids |= {f"amount-{name}" for name in rules.amount_names}
    for option in told.options.values():
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        ids |= {f"option-{option.name}-{choice}" for choice in option.named_values()}
    return ids


def source(told: Game) -> list[ast.AST]:
    """Every node of the game's source."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(told.folder.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


def refusals(told: Game) -> Iterator[tuple[str, ast.Call]]:
    """Every code that the source refuses with, and where it does."""
    for node in source(told):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            for code in literals(node.args[0]):
                yield code, node


def literals(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can give, as far as it spells them out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
