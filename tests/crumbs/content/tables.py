"""The figures of Crumbs as its rules read them."""

from __future__ import annotations

from typing import Final, final

from wunderkammer.core.content import Content
from wunderkammer.core.reader import Reader

MOST_CRUMBS: Final = 99


@final
class CrumbsContent(Content):
    """How many crumbs lie there."""

    def __init__(self, figures: Reader) -> None:
        self.crumbs = figures.integer("crumbs", 1, MOST_CRUMBS)
