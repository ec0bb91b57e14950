"""Every event of Crumbs, numbered: what is told beside the moves."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, EventKind

PECKED: Final = 0

EVENTS = [EventKind("pecked", (("amount", NUMBER),))]
