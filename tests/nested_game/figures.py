"""The figures of the voyage as its rules read them."""

from __future__ import annotations

from typing import final

from tests.nested_game.vocabulary import CHART_KINDS, WIND_NAME
from wunderkammer.core.content import Content
from wunderkammer.core.reader import BadData, Reader


@final
class VoyageContent(Content):
    """Copies of charts, starting coins, the price of a camp and the winds in the bag."""

    def __init__(self, figures: Reader) -> None:
        self.copies = [*figures.inside("charts").integers("copies", CHART_KINDS, 0, 20)]
        self.coins = figures.inside("start").integer("coins", 0, 20)
        self.price = figures.inside("camp").integer("price", 0, 9)
        winds = figures.inside("winds")
        self.winds = [winds.integer(name, 0, 9) for name in WIND_NAME.labels]
        if sum(self.copies) < 9:
            raise BadData("pack-charts", charts=sum(self.copies))
