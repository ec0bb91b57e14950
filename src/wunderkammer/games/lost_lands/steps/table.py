"""Every step of Lost Lands: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from wunderkammer.core.frames import EFFECT, OVER
from wunderkammer.games.lost_lands import vocabulary as v
from wunderkammer.games.lost_lands.steps import bidding, cards, expedition, market, setup
from wunderkammer.games.lost_lands.steps.step import Step

TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (EFFECT, "effect", Step()),
    (v.START_PAYMENT, "start-payment", setup.StartPayment()),
    (v.NEXT_PLACE, "next-place", setup.NextPlace()),
    (v.OPEN_START_AUCTION, "open-start-auction", setup.OpenStartAuction()),
    (v.CHOOSE_SCREEN, "screen", setup.ChooseScreen()),
    (v.START_BID, "start-bid", setup.StartBid()),
    (v.START_AUCTION, "start-auction", setup.StartAuction()),
    (v.LAY_EXPEDITION, "lay-expedition", setup.LayExpedition()),
    (v.DRAW_PLACE, "draw-place", setup.DrawPlace()),
    (v.ROUND, "round", market.Round()),
    (v.MARKET, "market", market.Market(v.REVEAL)),
    (v.CHOOSE_CARD, "take", market.ChooseCard()),
    (v.ROUND_END, "round-end", market.RoundEnd()),
    (v.OPEN_AUCTION, "open-auction", bidding.OpenAuction()),
    (v.MAKE_BID, "bid", bidding.MakeBid()),
    (v.AUCTION, "auction", bidding.Auction()),
    (v.USE_CARD, "use", cards.UseCard()),
    (v.RISK, "risk", cards.Risk()),
    (v.DRAW_RISK, "draw-risk", cards.DrawRisk(v.RISKED)),
    (v.DISCARD_USED, "discard-used", cards.DiscardUsed()),
    (v.EXPEDITION_START, "expedition-start", expedition.ExpeditionStart()),
    (v.SEND_TEAMS, "send", expedition.SendTeams()),
    (v.REWARDS, "rewards", expedition.Rewards()),
    (v.PRIZE, "prize", expedition.Prize()),
    (v.CROWN_TEAM, "crown", expedition.CrownTeam()),
    (v.ARTEFACTS, "artefacts", expedition.Artefacts()),
    (v.LOSSES, "losses", expedition.Losses()),
    (v.LOSE_CARD, "lose", expedition.LoseCard()),
    (v.NEXT, "next", expedition.Next()),
)
NAMES = {kind: name for kind, name, _ in TABLE}


def by_kind() -> list[Step]:
    steps = [Step()] * 256
    for kind, _, step in TABLE:
        steps[kind] = step
    return steps


# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind())
