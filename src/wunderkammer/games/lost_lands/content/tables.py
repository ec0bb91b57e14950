"""The figures as the rules read them, checked when they are loaded."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.content import Content
from wunderkammer.core.effects_book import EffectBook, do, gain, hook, when
from wunderkammer.core.reader import BadData, Reader
from wunderkammer.games.lost_lands import vocabulary
from wunderkammer.games.lost_lands.content.cards import (
    CARDS,
    CARTOGRAPHER,
    JETPACK,
    KINDS,
    LONG_OBSERVATION,
    NO_CARD,
    PATRON,
    PER_KIND,
    PLACES,
    RISKY_MOVE,
    TEAM_CARDS,
)
from wunderkammer.games.lost_lands.content.names import EXPEDITION_NAMES
from wunderkammer.games.lost_lands.steps import kinds


@final
@mypyc_attr(acyclic=True)
class LostLandsContent(Content):
    """Strengths, prices, copies, rewards and the effects of patrons and specials."""

    copies: vec[i64]
    strength: vec[i64]
    price: vec[i64]
    symbols: vec[i64]
    start_money: i64
    payment: vec[i64]
    market: vec[i64]
    cartographers: i64
    reputation: i64
    artefacts: vec[i64]
    reward_from: vec[i64]
    reward: vec[i64]
    book: EffectBook
    effect: vec[i64]
    pays_by_rank: bool  # LL-06
    turns_always: bool  # LL-25

    def __init__(self, figures: Reader) -> None:
        start = figures.inside("start")
        self.start_money = start.integer("money", 0, 100)
        self.payment = start.integers("payment", PLACES, 0, 100)
        market = figures.inside("market")
        self.market = market.integers("size", 3, 3, 4)
        self.cartographers = market.integer("cartographers", 1, 50)
        expedition = figures.inside("expedition")
        self.reputation = expedition.integer("reputation", 0, 1000)
        self.artefacts = expedition.integers("artefacts", PLACES, 0, 1000)
        self.reward_from = expedition.integers("strength", 4, 1, 1000)
        self.reward = expedition.integers("reward", 4, 0, 50)
        symbols = expedition.inside("symbols")
        self.symbols = vec[i64]()
        for name in EXPEDITION_NAMES:
            for count in symbols.integers(name, KINDS, 0, 9):
                self.symbols = append(self.symbols, count)
        team = figures.inside("team")
        self.strength = by_card(team.integers("strength", 8, 0, 100))
        self.strength[JETPACK] = figures.inside("jetpack").integer("strength", 0, 100)
        self.price = by_card(team.integers("price", 8, 0, 50))
        price = figures.inside("price")
        self.price[RISKY_MOVE] = price.integer("risky_move", 0, 50)
        self.price[JETPACK] = price.integer("jetpack", 0, 50)
        self.price[LONG_OBSERVATION] = price.integer("long_observation", 0, 50)
        copies = figures.inside("copies")
        self.copies = vec[i64]([copies.integer("team", 0, 9)] * TEAM_CARDS + [copies.integer("patron", 0, 9)] * 4)
        for name in ("risky_move", "jetpack", "long_observation", "cartographer"):
            self.copies = append(self.copies, copies.integer(name, 0, 50))
        self.book = EffectBook()
        self.effect = vec[i64]([NO_CARD] * CARDS)
        patron = figures.inside("patron")
        usual = gain(vocabulary.MONEY_OF, patron.integer("pay", 0, 50))
        own = gain(vocabulary.MONEY_OF, patron.integer("pay_own_screen", 0, 50))
        for colour in range(4):
            self.effect[PATRON + colour] = self.book.add(when(vocabulary.OWN_SCREEN, colour, own, usual))
        self.effect[RISKY_MOVE] = self.book.add(do(kinds.RISK))
        self.effect[LONG_OBSERVATION] = self.book.add(hook(vocabulary.OBSERVE))
        rulings = figures.inside("rulings")
        self.pays_by_rank = rulings.value("starting_payment") == "rank"
        self.turns_always = rulings.value("jetpack_turns") == "always"
        self.check()

    def check(self) -> None:
        """LL-37: an expedition must be able to start, and deck and discard may never both run out."""
        if self.copies[CARTOGRAPHER] < self.cartographers:
            raise BadData("pack-cartographers", given=self.copies[CARTOGRAPHER], needed=self.cartographers)
        for at, size in enumerate(self.market):
            if size < at + 2:
                raise BadData("pack-market", at=at, size=size, players=at + 2)
        total = sum(self.copies)
        teams = PLACES * 2 * KINDS
        if total - self.copies[CARTOGRAPHER] < teams + PLACES:
            raise BadData("pack-deck", total=total, needed=teams + PLACES)
        if self.start_money > vocabulary.MONEY_LIMIT:
            raise BadData("pack-money", most=vocabulary.MONEY_LIMIT)


def by_card(figures: vec[i64]) -> vec[i64]:
    """The same figures for explorers, crews and transports, nothing for the other cards."""
    return vec[i64]([figures[card % PER_KIND] if card < TEAM_CARDS else 0 for card in range(CARDS)])
