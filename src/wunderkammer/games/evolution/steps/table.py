"""Every step of Evolution: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from wunderkammer.core.agenda import by_kind
from wunderkammer.core.frames import OVER
from wunderkammer.games.evolution.steps import (
    drawing,
    eating,
    extinction,
    feeding,
    growing,
    hunting,
    kinds,
    leaves,
    playing,
    rounds,
)
from wunderkammer.games.evolution.steps.step import Step

TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (kinds.LOT, "lot", rounds.Lot()),
    (kinds.ROUND, "round", rounds.Round()),
    (kinds.DEALING, "dealing", drawing.Dealing()),
    (kinds.DRAW_CARD, "draw-card", drawing.DrawCard()),
    (kinds.GROWING, "growing", growing.Growing()),
    (kinds.CHOOSE_FOOD, "food", growing.ChooseFood()),
    (kinds.FOOD_LANES, "food-lanes", growing.FoodLanes()),
    (kinds.FOOD_CARDS, "food-cards", growing.FoodCards()),
    (kinds.PLAYING, "playing", playing.Playing()),
    (kinds.PLAY_CARDS, "play", playing.PlayCards()),
    (kinds.USE_CARD, "use", playing.UseCard()),
    (kinds.PLACE_CARD, "place", playing.PlaceCard()),
    (kinds.QUICK_LANES, "quick-lanes", playing.QuickLanes()),
    (kinds.REVEAL, "reveal", playing.Reveal()),
    (kinds.LEAVES, "leaves", leaves.Leaves()),
    (kinds.ORDER_LEAVES, "leaf", leaves.OrderLeaves()),
    (kinds.TURN, "turn", feeding.Turn()),
    (kinds.FEED, "feed", feeding.Feed()),
    (kinds.SPEND_CARD, "spend", feeding.SpendCard()),
    (kinds.DIVIDE_SURPLUS, "surplus", eating.DivideSurplus()),
    (kinds.CHOOSE_PREY, "prey", hunting.ChoosePrey()),
    (kinds.BITE, "bite", hunting.Bite()),
    (kinds.MEAL, "meal", hunting.Meal()),
    (kinds.SCAVENGERS, "scavengers", hunting.Scavengers()),
    (kinds.ATTACK_END, "attack-end", hunting.AttackEnd()),
    (kinds.STARVING, "starving", extinction.Starving()),
    (kinds.ROUND_END, "round-end", extinction.RoundEnd()),
)
NAMES = {kind: name for kind, name, _ in TABLE}
# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind(TABLE, Step()))
