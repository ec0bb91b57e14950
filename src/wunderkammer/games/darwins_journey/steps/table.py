"""Every step of Darwin's Journey: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from wunderkammer.core.agenda import by_kind
from wunderkammer.core.frames import EFFECT, OVER
from wunderkammer.games.darwins_journey.steps import (
    academy,
    alfred_deeds,
    alfred_turn,
    camps,
    choices,
    crew,
    goals,
    journals,
    kinds,
    letters,
    moving,
    museum,
    phases,
    placing,
    refills,
    rewards,
    setup,
    slots,
)
from wunderkammer.games.darwins_journey.steps.deed import Begin, Deed
from wunderkammer.games.darwins_journey.steps.step import EffectStep, Step

# A deed has two frames: one that begins it, and the decision.
DEEDS: tuple[tuple[int, str, Deed], ...] = (
    (kinds.EXPLORE, "explore", moving.Explore()),
    (kinds.NAVIGATE, "navigate", moving.Navigate()),
    (kinds.POST, "post", letters.Post()),
    (kinds.ACADEMY, "academy", academy.Academy()),
    (kinds.PURPLE, "purple", academy.Purple()),
    (kinds.STUDY, "study", museum.Study()),
    (kinds.CAMP_HERE, "camp", camps.CampHere()),
    (kinds.CAMP_ANYWHERE, "camp-anywhere", camps.CampAnywhere()),
    (kinds.REVISIT, "revisit", camps.Revisit()),
    (kinds.TAKE_GOAL, "take-goal", goals.TakeGoal()),
    (kinds.FULFIL_ANY, "fulfil-any", goals.FulfilAny()),
    (kinds.EXCHANGE, "exchange", choices.Exchange()),
    (kinds.ADD_EXPLORER, "add-explorer", moving.AddExplorer()),
    (kinds.LOCKED_SPACE, "locked-space", journals.LockedSpace()),
    (kinds.STUDY_ANY, "study-any", museum.StudyAny()),
    (kinds.STUDY_ISLAND, "study-island", museum.StudyIsland()),
    (kinds.TO_BEAGLE, "to-beagle", moving.ToBeagle()),
    (kinds.UNLOCK, "unlock", journals.Unlock()),
    (kinds.COPY, "copy", choices.Copy()),
    (kinds.REDELIVER, "redeliver", museum.Redeliver()),
    (kinds.MUSEUM, "museum", museum.Museum()),
    (kinds.MENU, "menu", choices.Menu()),
    (kinds.EITHER, "either", choices.Either()),
)
TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (EFFECT, "effect", EffectStep()),
    *((kind, f"begin-{name}", Begin(deed)) for kind, name, deed in DEEDS),
    *((kind + kinds.DECIDE, name, deed) for kind, name, deed in DEEDS),
    (kinds.ROUND, "round", phases.Round()),
    (kinds.NEXT_TURN, "next-turn", phases.NextTurn()),
    (kinds.OFFER, "offer", goals.Offer()),
    (kinds.TURN_ORDER, "turn-order", phases.TurnOrder()),
    (kinds.WINDOWS, "windows", goals.Windows()),
    (kinds.ENVELOPE_STEP, "envelope", rewards.Envelope()),
    (kinds.HALVE, "halve", rewards.Halve()),
    (kinds.BEAGLE_STEP, "beagle", rewards.BeagleGoal()),
    (kinds.CLEAN_UP, "clean-up", phases.CleanUp()),
    (kinds.REFILL, "refill", refills.Refill()),
    (kinds.OPEN_GOALS, "open-goals", refills.OpenGoals()),
    (kinds.SLOT_REWARD, "slot-reward", slots.SlotReward()),
    (kinds.LAY_SPECIMENS, "lay-specimens", setup.LaySpecimens()),
    (kinds.DEAL, "deal", crew.Deal()),
    (kinds.CREW_SEALS, "crew-seals", crew.CrewSeals()),
    (kinds.LAY_PAIRS, "lay-pairs", crew.LayPairs()),
    (kinds.REWARD, "begin-reward", rewards.Reward()),
    (kinds.ALFRED_TURN, "alfred-turn", alfred_turn.AlfredTurn()),
    (kinds.ALFRED_OPTION, "alfred-option", alfred_turn.AlfredOption()),
    (kinds.ALFRED_DEED, "alfred-deed", alfred_deeds.AlfredDeed()),
    (kinds.ALFRED_BONUS, "alfred-bonus", alfred_deeds.AlfredBonus()),
    (kinds.ALFRED_DELIVERY, "alfred-delivery", alfred_turn.AlfredDelivery()),
    (kinds.ALFRED_SYMBOL, "alfred-symbol", alfred_deeds.AlfredSymbol()),
    (kinds.PLACE_WORKER, "place", placing.PlaceWorker()),
    (kinds.WINDOW, "window", goals.Window()),
    (kinds.CHOOSE_SLOT, "slot", slots.ChooseSlot()),
    (kinds.CHOOSE_PAIR, "pair", crew.ChoosePair()),
    (kinds.KEEP_CREW, "keep", crew.KeepCrew()),
    (kinds.DRAFT_CREW, "draft", crew.DraftCrew()),
    (kinds.ACCEPT_REWARD, "reward", rewards.AcceptReward()),
    (kinds.DRAW_SPECIAL, "draw-special", setup.DrawSpecial()),
    (kinds.DRAW_LETTER, "draw-letter", setup.DrawLetter()),
    (kinds.DRAW_SEAL, "draw-seal", refills.DrawSeal()),
    (kinds.DRAW_GOAL, "draw-goal", refills.DrawGoal()),
    (kinds.DRAW_BEAGLE_GOAL, "draw-beagle-goal", setup.DrawBeagleGoal()),
    (kinds.DRAW_SPECIMEN, "draw-specimen", setup.DrawSpecimen()),
    (kinds.DRAW_ORDER, "draw-order", setup.DrawOrder()),
    (kinds.DRAW_CREW, "draw-crew", crew.DrawCrew()),
    (kinds.DRAW_PAIR, "draw-pair", crew.DrawPair()),
    (kinds.DRAW_ACTION, "draw-action", alfred_turn.DrawAction()),
    (kinds.DRAW_BONUS, "draw-bonus", setup.DrawBonus()),
    (kinds.DRAFT, "drafting", crew.Draft()),
)
NAMES = {kind: name for kind, name, _ in TABLE}
# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind(TABLE, Step()))
