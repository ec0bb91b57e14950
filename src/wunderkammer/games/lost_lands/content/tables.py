"""The figures as the rules read them, checked when they are loaded."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.content import Content
from wunderkammer.core.reader import Reader, reject_if
from wunderkammer.games.lost_lands.content import cards
from wunderkammer.games.lost_lands.content.names import CARD, EXPEDITION_NAMES
from wunderkammer.games.lost_lands.vocabulary import MONEY_LIMIT


@final
@mypyc_attr(acyclic=True)
class LostLandsContent(Content):
    """Strengths, prices, copies and rewards."""

    def __init__(self, figures: Reader) -> None:
        self.start_money: i64 = figures.integer("start.money", 0, 100)
        self.payment = figures.integers("start.payment", cards.PLACES, 0, 100)
        self.market = figures.integers("market.size", 3, 3, 4)
        self.cartographers: i64 = figures.integer("market.cartographers", 1, 50)
        self.reputation: i64 = figures.integer("expedition.reputation", 0, 1000)
        self.artefacts = figures.integers("expedition.artefacts", cards.PLACES, 0, 1000)
        self.reward_from = figures.integers("expedition.strength", 4, 1, 1000)
        self.reward = figures.integers("expedition.reward", 4, 0, 50)
        self.symbols = vec[i64]()
        for name in EXPEDITION_NAMES:
            for count in figures.integers(f"expedition.symbols.{name}", cards.KINDS, 0, 9):
                self.symbols = append(self.symbols, count)
        self.strength = by_card(figures.integers("team.strength", cards.PER_KIND, 0, 100))
        self.strength[cards.JETPACK] = figures.integer("jetpack.strength", 0, 100)
        self.price = by_card(figures.integers("team.price", cards.PER_KIND, 0, 50))
        for card in (cards.RISKY_MOVE, cards.JETPACK, cards.LONG_OBSERVATION):
            self.price[card] = figures.integer(f"price.{CARD.text(card)}", 0, 50)
        team, patron = figures.integer("copies.team", 0, 9), figures.integer("copies.patron", 0, 9)
        self.copies = vec[i64]([team] * cards.TEAM_CARDS + [patron] * 4)
        for name in CARD.labels[cards.RISKY_MOVE :]:
            self.copies = append(self.copies, figures.integer(f"copies.{name}", 0, 50))
        self.patron_pays: i64 = figures.integer("patron.pay", 0, 50)
        self.own_patron_pays: i64 = figures.integer("patron.pay_own_screen", 0, 50)
        self.pays_by_rank = figures.value("rulings.starting_payment") == "rank"  # LL-06
        self.turns_always = figures.value("rulings.jetpack_turns") == "always"  # LL-25
        self.check()

    def check(self) -> None:
        """LL-37: an expedition must be able to start, and deck and discard may never both run out."""
        charts = self.copies[cards.CARTOGRAPHER]
        reject_if(charts < self.cartographers, "pack-cartographers", given=charts, needed=self.cartographers)
        for at, size in enumerate(self.market):
            reject_if(size < at + 2, "pack-market", at=at, size=size, players=at + 2)
        total, needed = sum(self.copies), cards.PLACES * (cards.TEAMS * cards.KINDS + 1)
        reject_if(total - charts < needed, "pack-deck", total=total, needed=needed)
        reject_if(self.start_money > MONEY_LIMIT, "pack-money", most=MONEY_LIMIT)


def by_card(figures: vec[i64]) -> vec[i64]:
    """The same figures for explorers, crews and transports, nothing for the other cards."""
    return vec[i64]([figures[card % cards.PER_KIND] if card < cards.TEAM_CARDS else 0 for card in range(cards.CARDS)])
