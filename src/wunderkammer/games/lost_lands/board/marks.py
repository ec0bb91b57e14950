"""Marks of elements; those of elements that nothing can be done with never differ, and are kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup

from wunderkammer.match.match import Match
from wunderkammer.web.board.sight import Sight

Mark = Callable[[str, str, str], Markup]


class Idle(Sight):
    """The sight of a seat that may ask, but has no move on any element; None is a spectator's, who may not."""

    def __init__(self, seat: int | None, lang: str) -> None:
        super().__init__(Match("lost_lands", 4), seat, lang, [])
        self.asking = seat is not None
        self.touched = {}


@lru_cache(64)
def idle(seat: int | None, lang: str) -> Idle:
    return Idle(seat, lang)


@lru_cache(16384)
def without_moves(seat: int | None, lang: str, element: str, label: str, classes: str) -> Markup:
    return idle(seat, lang).mark(element, label, classes)


def marks(sight: Sight) -> Mark:
    """How to mark the elements of this sight."""
    with_moves = sight.by_element
    asked = sight.seat if sight.asking else None
    lang = sight.lang

    def mark(element: str, label: str, classes: str) -> Markup:
        if element in with_moves:
            return sight.mark(element, label, classes)
        return without_moves(asked, lang, element, label, classes)

    return mark


def hush(sight: Sight) -> Markup:
    """Labels of buttons tell all: what is written on them need not be read a second time."""
    return Markup(' aria-hidden="true"') if sight.asking else Markup("")
