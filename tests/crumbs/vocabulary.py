"""Every move of Crumbs, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain, Verb, Vocabulary

TAKE: Final = 0

MOST: Final = 2  # crumbs at a time

VOCABULARY = Vocabulary((Verb("take", TAKE, (("amount", Domain("amount", MOST + 1)),), ("crumbs",)),))
