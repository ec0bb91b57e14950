"""Every step of Lost Lands: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from wunderkammer.core.agenda import by_kind
from wunderkammer.core.frames import OVER
from wunderkammer.games.lost_lands import vocabulary
from wunderkammer.games.lost_lands.steps import bidding, cards, expedition, kinds, market, setup
from wunderkammer.games.lost_lands.steps.step import Step

TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (kinds.START_PAYMENT, "start-payment", setup.StartPayment()),
    (kinds.NEXT_PLACE, "next-place", setup.NextPlace()),
    (kinds.OPEN_START_AUCTION, "open-start-auction", bidding.OpenAuction(kinds.START_AUCTION, kinds.START_BID)),
    (kinds.CHOOSE_SCREEN, "screen", setup.ChooseScreen()),
    (kinds.START_BID, "start-bid", bidding.StartBid()),
    (kinds.START_AUCTION, "start-auction", setup.StartAuction()),
    (kinds.LAY_EXPEDITION, "lay-expedition", setup.LayExpedition()),
    (kinds.DRAW_PLACE, "draw-place", setup.DrawPlace()),
    (kinds.ROUND, "round", market.Round()),
    (kinds.MARKET, "market", market.Market(vocabulary.REVEAL)),
    (kinds.CHOOSE_CARD, "take", market.ChooseCard()),
    (kinds.ROUND_END, "round-end", market.RoundEnd()),
    (kinds.OPEN_AUCTION, "open-auction", bidding.OpenAuction(kinds.AUCTION, kinds.MAKE_BID)),
    (kinds.MAKE_BID, "bid", bidding.MakeBid()),
    (kinds.AUCTION, "auction", bidding.Auction()),
    (kinds.USE_CARD, "use", cards.UseCard()),
    (kinds.DRAW_RISK, "draw-risk", cards.DrawRisk(vocabulary.RISKED)),
    (kinds.DISCARD_USED, "discard-used", cards.DiscardUsed()),
    (kinds.EXPEDITION_START, "expedition-start", expedition.ExpeditionStart()),
    (kinds.SEND_TEAMS, "send", expedition.SendTeams()),
    (kinds.REWARDS, "rewards", expedition.Rewards()),
    (kinds.PRIZE, "prize", expedition.Prize()),
    (kinds.CROWN_TEAM, "crown", expedition.CrownTeam()),
    (kinds.ARTEFACTS, "artefacts", expedition.Artefacts()),
    (kinds.LOSSES, "losses", expedition.Losses()),
    (kinds.LOSE_CARD, "lose", expedition.LoseCard()),
    (kinds.NEXT, "next", expedition.Next()),
)
NAMES = {kind: name for kind, name, _ in TABLE}
# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind(TABLE, Step()))
