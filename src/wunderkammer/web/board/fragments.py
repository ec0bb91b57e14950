"""What differs between two drawings: the smallest elements with ids that have changed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

# Most tags belong to drawings: those are passed over as wholes.
TAG = re.compile(r"<svg\b.*?</svg>|<(/?)([a-z]+)([^<>]*)>", re.DOTALL)
ID = re.compile(r'\sid="([^"]+)"')
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})
# Only these can stand alone in a message: a row without its table, or a shape without its svg, would be misread.
ALONE = frozenset({"article", "aside", "details", "div", "figure", "form", "li", "ol", "p", "section", "span", "ul"})
REMEMBERED = 1024  # drawings; most are compared twice: as the new one, and later as the old one


class Fragment(NamedTuple):
    """An element with an id; `frame` is its markup with a mark in the place of every fragment inside it."""

    id: str
    html: str
    frame: str
    inside: tuple[Fragment, ...]


class Open(NamedTuple):
    """A fragment whose end has not been found yet."""

    id: str
    begin: int
    depth: int
    frame: list[str]
    inside: list[Fragment]


@lru_cache(REMEMBERED)
def fragments(html: str) -> Fragment:
    """A drawing as a tree of the elements that have ids; the whole drawing is its root, which has none."""
    opened = [Open("", 0, 0, [], [])]
    depth = at = 0  # `at`: up to where the frame is known
    for tag in TAG.finditer(html):
        closing, name, attributes = tag.groups()
        if closing:
            last = opened[-1]
            if last.depth == depth and len(opened) > 1:
                opened.pop()
                last.frame.append(html[at : tag.end()])
                at = tag.end()
                whole = html[last.begin : at]
                opened[-1].inside.append(Fragment(last.id, whole, "".join(last.frame), tuple(last.inside)))
            depth -= 1
        elif name and name not in VOID and not attributes.endswith("/"):
            depth += 1
            element = ID.search(attributes) if name in ALONE else None
            if element:
                opened[-1].frame.append(f"{html[at : tag.start()]}\0{element[1]}\0")
                at = tag.start()
                opened.append(Open(element[1], at, depth, [], []))
    root = opened[0]
    root.frame.append(html[at:])
    return Fragment("", html, "".join(root.frame), tuple(root.inside))


def differences(old: str, new: str) -> list[str] | None:
    """The elements to be sent to who sees the old drawing; None if it has changed outside of all elements with ids."""
    return changed_fragments(fragments(old), fragments(new))


def changed_fragments(old: Fragment, new: Fragment) -> list[str] | None:
    if old.frame != new.frame:
        return [new.html] if new.id else None
    found: list[str] = []
    for was, now in zip(old.inside, new.inside, strict=True):
        if was.html != now.html:
            found += changed_fragments(was, now) or []
    return found
