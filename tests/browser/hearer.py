"""Somebody who does not see the page: knows only what the browser tells a screen reader, and has a keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.browser.person import PATIENCE, Person

PAUSE = 40  # milliseconds between two looks
TEXT = "StaticText"
UNNAMED = ("none", "generic", "InlineTextBox")


class HeardThing(NamedTuple):
    """One thing of the tree: what it is, what it is called, and what else is said about it."""

    role: str
    name: str
    description: str
    path: tuple[str, ...]  # the roles and names around it
    node: int
    current: str


class Decision(NamedTuple):
    """A question, the buttons that answer it, and what was announced with it."""

    question: str
    answers: list[HeardThing]
    announcement: str


class Hearer:
    """The accessibility tree of a person's page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.session = self.page.context.new_cdp_session(self.page)

    def tree(self) -> list[HeardThing]:
        """Everything that is told, from top to bottom."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [*self.below(nodes[0], by_id, ())]

    def below(self, node: dict[str, Any], by_id: dict[str, Any], path: tuple[str, ...]) -> Iterator[HeardThing]:
        role, name = speech_of(node, "role"), speech_of(node, "name")
        if not node.get("ignored") and role not in UNNAMED:
            about = {one["name"]: one["value"].get("value", "") for one in node.get("properties", ())}
            at = node.get("backendDOMNodeId", 0)
            yield HeardThing(role, name, speech_of(node, "description"), path, at, str(about.get("ariaCurrent", "")))
            path = (*path, f"{role} {name}")
        for child in node.get("childIds", ()):
            if child in by_id:
                yield from self.below(by_id[child], by_id, path)

    def press(self, thing: HeardThing) -> None:
        """Go there and press Enter."""
        self.session.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.press("Enter")

    def decision(self) -> Decision:
        """Wait for the next question, with its answers; "" when the score sheet is told instead."""
        for _ in range(PATIENCE // PAUSE):
            tree = self.tree()
            for one in tree:
                if one.role == "region" and (found := answers(tree, one.name)):
                    return Decision(one.name, found, announcement(tree))
            if any(one.name == "Score sheet" for one in tree):
                return Decision("", [], announcement(tree))
            self.page.keyboard.press("Escape")  # others' moves are not waited for
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("Nothing is asked, and the match is not over.")


def announcement(tree: list[HeardThing]) -> str:
    """What the live region says."""
    return " ".join(one.name for one in tree if one.role == TEXT and one.path[-1].startswith("status"))


def speech_of(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def answers(tree: list[HeardThing], question: str) -> list[HeardThing]:
    """The buttons in the list under the heading that asks."""
    place = f"region {question}"
    headed = any(one.role == "heading" and one.name == question and place in one.path for one in tree)
    return [one for one in tree if headed and one.role == "button" and place in one.path and "listitem " in one.path]


def is_bare(name: str) -> bool:
    """Whether a name says nothing: a number, a sign or an arrow."""
    return not re.search(r"[^\W\d_]", name) or "→" in name or "›" in name
