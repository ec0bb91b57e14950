"""Every node of an effect, alone."""

import pytest

from tests.core.play import legal, new_voyage, play, sailing, steps
from tests.nested_game.game import VoyageTable
from tests.nested_game.vocabulary import COINS, FLAG, POINTS, RICH, SAIL, SEARCH
from wunderkammer.core.effects import possible, start
from wunderkammer.core.effects_book import (
    Effect,
    EffectBook,
    any_order,
    choose,
    do,
    gain,
    hook,
    maybe,
    pay,
    sequence,
    times,
    when,
)
from wunderkammer.core.engine import settle


class Laboratory(VoyageTable):  # type: ignore[misc]
    """A voyage with a book of its own."""

    book: EffectBook

    def effects(self) -> EffectBook:
        return self.book
