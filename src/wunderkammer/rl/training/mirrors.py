"""Positions that differ in names alone: what is learnt about one holds for all of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer.core.vocabulary import Verb
from wunderkammer.games.lost_lands.content.cards import CARDS, KINDS, PATRON, PER_KIND, PLACES, TEAMS
from wunderkammer.rl.setting import Setting

COUNT = 200  # drawn once, then used in any order
SAME_STRENGTH = 2  # cards a and b of every kind and strength

Order = NDArray[np.int64]


class Mirror(NamedTuple):
    """Which number of an observation, and which action, stands in the place of each."""

    numbers: Order
    actions: Order


def mirrors(setting: Setting, dice: np.random.Generator) -> list[Mirror]:
    """Some ways to see a game with other names; in most games only as it is."""
    if setting.game.id == "lost_lands":
        return [OtherNames(setting, dice).mirror() for _ in range(COUNT)]
    return [Mirror(np.arange(setting.observer.size), np.arange(setting.actions.size))]


class OtherNames:
    """Other names in Lost Lands: for kinds, teams, colours with their patrons, and cards of one strength."""

    def __init__(self, setting: Setting, dice: np.random.Generator) -> None:
        self.setting = setting
        self.kinds = dice.permutation(KINDS)
        self.teams = [dice.permutation(TEAMS) for _ in range(setting.seats)]
        self.colours = dice.permutation(PLACES)
        twins = np.arange(KINDS * PER_KIND).reshape(KINDS, -1, SAME_STRENGTH)
        self.cards = np.arange(CARDS)
        self.cards[: twins.size] = dice.permuted(twins, axis=2)[self.kinds].ravel()
        self.cards[PATRON : PATRON + PLACES] = PATRON + self.colours

    def mirror(self) -> Mirror:
        numbers, at = np.arange(self.setting.observer.size), 0
        for shape in self.setting.observer.shapes:
            part = slice(at, at + shape.size)
            numbers[part] = self.piece(shape.name, numbers[part].reshape(shape.shape)).ravel()
            at += shape.size
        moves = [int(self.setting.actions.move(0, action)) for action in range(self.setting.actions.size)]
        mirrored = [self.move(self.setting.game.rules.vocabulary.verb_of(move), move) for move in moves]
        return Mirror(numbers, np.array([int(self.setting.actions.action(0, move)) for move in mirrored]))

    def piece(self, name: str, numbers: Any) -> Any:
        """The numbers of a piece where they stand under other names."""
        match name:
            case "symbols":
                return numbers[:, self.kinds]
            case "market" | "discard" | "card_in_hand":
                return numbers[self.cards]
            case "screens":
                return numbers[:, self.colours]
            case "turned" | "turns_used":
                return numbers[self.teams[0]]
            case "loss" | "going" | "team_strength":
                return self.of_teams(numbers)
            case "team_cards" | "card_strength" | "jetpacks":
                return self.of_teams(numbers)[:, :, self.kinds]
            case "joined":
                return np.array([self.of_teams(numbers[card]) for card in self.cards])
        return numbers

    def of_teams(self, numbers: Any) -> Any:
        return np.array([own[order] for own, order in zip(numbers, self.teams, strict=True)])

    def move(self, verb: Verb, move: int) -> int:
        """The same move under other names."""
        values = verb.values(move)
        whose = self.teams[values[0] if verb.name == "lose" else 0]
        sent = np.array([0, 1 + whose[0], 1 + whose[1], 3])
        orders = {"kind": self.kinds, "team": whose, "card": self.cards, "colour": self.colours, "sent": sent}
        named = zip(verb.arguments, values, strict=True)
        return verb.move([int(orders[of.name][value]) if of.name in orders else value for (_, of), value in named])
