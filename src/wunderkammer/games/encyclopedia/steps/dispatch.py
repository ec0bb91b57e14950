"""Which step answers for which kind of frame."""

from __future__ import annotations

from wunderkammer.games.encyclopedia import stages
from wunderkammer.games.encyclopedia.steps import (
    actions,
    cards,
    ending,
    gains,
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


def steps_by_kind() -> list[Step]:
    steps = [Step()] * 256
    steps[stages.CHOOSE_FIRST] = setup.ChooseFirst()
    steps[stages.CHOOSE_RANK] = setup.ChooseRank()
    steps[stages.LAY_OUT] = setup.LayOut()
    steps[stages.DRAFT] = setup.Draft()
    steps[stages.START_PURSES] = setup.StartPurses()
    steps[stages.REFILL] = piles.Refill()
    steps[stages.FILL_UNIVERSITY] = piles.FillUniversity(DEAL_EXPERT)
    steps[stages.FILL_ACADEMY] = piles.FillAcademy(DEAL_ANIMAL)
    steps[stages.ROUND] = rounds.Round()
    steps[stages.REVEAL_TOKEN] = rounds.RevealToken()
    steps[stages.DICE] = rounds.Dice()
    steps[stages.ROLL_DICE] = rounds.RollDice()
    steps[stages.ARRANGE] = rounds.Arrange()
    steps[stages.NEXT_TURN] = turn.NextTurn()
    steps[stages.CHOOSE_DIE] = turn.ChooseDie()
    steps[stages.CLOSE_TURN] = turn.CloseTurn()
    steps[stages.LAST_MOMENT] = turn.LastMoment()
    steps[stages.CHOOSE_ACTION] = actions.ChooseAction()
    steps[stages.CHOOSE_SOURCE] = actions.ChooseSource()
    steps[stages.RAISE] = payment.Raise()
    steps[stages.PAY] = payment.Pay()
    steps[stages.GIVE_EXPERT] = cards.GiveExpert()
    steps[stages.GIVE_ANIMAL] = cards.GiveAnimal()
    steps[stages.CHOOSE_EXPERT] = cards.ChooseExpert()
    steps[stages.CHOOSE_ANIMAL] = cards.ChooseAnimal()
    steps[stages.TOP_EXPERT] = cards.TopExpert(DRAW_EXPERT)
    steps[stages.TOP_ANIMAL] = cards.TopAnimal(DRAW_ANIMAL)
    steps[stages.PLACE_EXPERT] = places.PlaceExpert()
    steps[stages.PLACE_MARKERS] = research.PlaceMarkers()
    steps[stages.NEXT_GROUP] = publication.NextGroup()
    steps[stages.RELEASE_MORE] = publication.ReleaseMore()
    steps[stages.GROUP_ZERO] = publication.GroupZero()
    steps[stages.ADD_CARDS] = publication.AddCards()
    steps[stages.PUBLISHED] = publication.Published()
    steps[stages.ADVANCE] = gains.Advance()
    steps[stages.OWED] = gains.Owed()
    steps[stages.OWN_OWED] = gains.OwnOwed()
    steps[stages.RIVAL_TURN] = rival.RivalTurn()
    steps[stages.RIVAL_ACT] = rival.RivalAct()
    steps[stages.AFTER_CARD] = rival.AfterCard()
    steps[stages.RIVAL_SPENDS] = rival.RivalSpends()
    steps[stages.END_OF_ROUND] = ending.EndOfRound()
    steps[stages.OFFER_END_ACTION] = ending.OfferEndAction()
    steps[stages.END_ACTION] = ending.EndAction()
    steps[stages.ROLL_AGAIN] = ending.RollAgain()
    steps[stages.CLEAR_BOARD] = ending.ClearBoard()
    steps[stages.FINAL] = ending.Final()
    return steps
