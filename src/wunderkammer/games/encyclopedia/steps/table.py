"""Every step of Encyclopedia: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from wunderkammer.core.agenda import by_kind
from wunderkammer.core.frames import OVER
from wunderkammer.games.encyclopedia.steps import (
    actions,
    cards,
    ending,
    gains,
    kinds,
    payment,
    piles,
    places,
    publication,
    research,
    rival,
    rounds,
    setup,
    turn,
)
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import DEAL_ANIMAL, DEAL_EXPERT, DRAW_ANIMAL, DRAW_EXPERT

TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (kinds.CHOOSE_FIRST, "choose-first", setup.ChooseFirst()),
    (kinds.CHOOSE_RANK, "choose-rank", setup.ChooseRank()),
    (kinds.LAY_OUT, "lay-out", setup.LayOut()),
    (kinds.DRAFT, "draft", setup.Draft()),
    (kinds.START_PURSES, "start-purses", setup.StartPurses()),
    (kinds.REFILL, "refill", piles.Refill()),
    (kinds.FILL_UNIVERSITY, "fill-university", piles.FillUniversity(DEAL_EXPERT)),
    (kinds.FILL_ACADEMY, "fill-academy", piles.FillAcademy(DEAL_ANIMAL)),
    (kinds.ROUND, "round", rounds.Round()),
    (kinds.REVEAL_TOKEN, "reveal-token", rounds.RevealToken()),
    (kinds.DICE, "dice", rounds.Dice()),
    (kinds.ROLL_DICE, "roll-dice", rounds.RollDice()),
    (kinds.ARRANGE, "arrange", rounds.Arrange()),
    (kinds.NEXT_TURN, "next-turn", turn.NextTurn()),
    (kinds.CHOOSE_DIE, "die", turn.ChooseDie()),
    (kinds.CLOSE_TURN, "close-turn", turn.CloseTurn()),
    (kinds.LAST_MOMENT, "last-moment", turn.LastMoment()),
    (kinds.CHOOSE_ACTION, "action", actions.ChooseAction()),
    (kinds.CHOOSE_SOURCE, "source", actions.ChooseSource()),
    (kinds.RAISE, "raise", payment.Raise()),
    (kinds.PAY, "pay", payment.Pay()),
    (kinds.GIVE_EXPERT, "give-expert", cards.GiveExpert()),
    (kinds.GIVE_ANIMAL, "give-animal", cards.GiveAnimal()),
    (kinds.CHOOSE_EXPERT, "expert", cards.ChooseExpert()),
    (kinds.CHOOSE_ANIMAL, "animal", cards.ChooseAnimal()),
    (kinds.TOP_EXPERT, "top-expert", cards.TopExpert(DRAW_EXPERT)),
    (kinds.TOP_ANIMAL, "top-animal", cards.TopAnimal(DRAW_ANIMAL)),
    (kinds.PLACE_EXPERT, "place", places.PlaceExpert()),
    (kinds.PLACE_MARKERS, "research", research.PlaceMarkers()),
    (kinds.NEXT_GROUP, "next-group", publication.NextGroup()),
    (kinds.RELEASE_MORE, "release", publication.ReleaseMore()),
    (kinds.GROUP_ZERO, "group-zero", publication.GroupZero()),
    (kinds.ADD_CARDS, "add", publication.AddCards()),
    (kinds.PUBLISHED, "published", publication.Published()),
    (kinds.ADVANCE, "advance", gains.Advance()),
    (kinds.OWED, "owed", gains.Owed()),
    (kinds.OWN_OWED, "own-owed", gains.OwnOwed()),
    (kinds.RIVAL_TURN, "rival-turn", rival.RivalTurn()),
    (kinds.RIVAL_ACT, "rival-act", rival.RivalAct()),
    (kinds.AFTER_CARD, "after-card", rival.AfterCard()),
    (kinds.RIVAL_SPENDS, "rival-spends", rival.RivalSpends()),
    (kinds.END_OF_ROUND, "end-of-round", ending.EndOfRound()),
    (kinds.OFFER_END_ACTION, "offer-end-action", ending.OfferEndAction()),
    (kinds.END_ACTION, "end-action", ending.EndAction()),
    (kinds.ROLL_AGAIN, "roll-again", ending.RollAgain()),
    (kinds.CLEAR_BOARD, "clear-board", ending.ClearBoard()),
    (kinds.FINAL, "final", ending.Final()),
)
NAMES = {kind: name for kind, name, _ in TABLE}
# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind(TABLE, Step()))
