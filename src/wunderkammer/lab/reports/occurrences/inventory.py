"""All that can occur in a game, by kind, as its vocabulary, its events and its sources name it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.shelf.game import Game, game

VERB, THING, EVENT, EFFECT = "verb", "thing", "event", "effect"  # moves, moves with a thing, what steps report …
POINTS, REFUSAL, RULE = "points", "refusal", "rule"  # lines of the score sheet, why not, and the rule behind that
FIGURE = "figure"  # numbers of the content that made a difference
KINDS = (FIGURE, VERB, THING, EVENT, EFFECT, POINTS, REFUSAL, RULE)

Inventory = dict[str, dict[str, None]]  # by kind: keys, each once and in order


@cache
def inventory(game_id: str) -> Inventory:
    """What can occur; lines of the score sheet and the figures of a pack are known only when games have ended."""
    chosen = game(game_id)
    keys = component_book(chosen).keys
    refusals = [*refusals_in(chosen.folder)]
    return {
        VERB: dict.fromkeys(key for key in keys if ":" not in key),
        THING: dict.fromkeys(key for key in keys if ":" in key),
        EVENT: dict.fromkeys(event.code for event in chosen.rules.events),
        EFFECT: dict.fromkeys(effects_of(chosen)),
        POINTS: {},
        FIGURE: {},
        REFUSAL: dict.fromkeys(sorted({code for code, _ in refusals})),
        RULE: dict.fromkeys(sorted({rule for _, rule in refusals if rule}, key=natural)),
    }


def effects_of(chosen: Game) -> Iterator[str]:
    """Events that name a thing, with each of the things: what an effect does is seen by what it reports."""
    for event in chosen.rules.events:
        for name, domain in event.arguments:
            yield from (f"{event.code}:{name}={label}" for label in domain.labels)


def refusals_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The codes of all refusals that a game's sources write out, each with its rule."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                codes, rules = (texts_of(node.args[at]) if len(node.args) > at else [""] for at in (0, 1))
                yield from ((code, rule) for code in codes for rule in rules or [""])


def texts_of(node: ast.expr) -> list[str]:
    """The texts that an expression writes out: one, or either of two."""
    if isinstance(node, ast.IfExp):
        return [*texts_of(node.body), *texts_of(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def natural(rule: str) -> tuple[str, int]:
    """Rule 9 before rule 10."""
    prefix, _, number = rule.rpartition("-")
    return prefix, int(number) if number.isdigit() else 0
