"""Games between bots as arrays for programs that learn from others: what was known, possible and done."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadFile
from wunderkammer.rl.rewards import REWARDS, write_rewards
from wunderkammer.rl.setting import Setting

FORMAT = 1


class Dataset:
    """Decisions of whole games, one row each."""

    def __init__(self, setting: Setting, bots: list[str], seed: int) -> None:
        self.setting = setting
        self.bots = bots
        self.seed = seed
        self.rows: list[tuple[Any, ...]] = []
        self.games = 0

    def play(self, games: int, tell: Callable[[int], None] = lambda done: None) -> None:
        """Add games; if it is interrupted, the whole games so far are kept."""
        for _ in range(games):
            self.rows += self.one_game(derived_seed(self.seed, self.games))
            self.games += 1
            tell(self.games)

    def one_game(self, seed: int) -> list[tuple[Any, ...]]:
        """One game with a bot on every free seat; chance and bots follow the seed."""
        setting, rng = self.setting, Rng(seed)
        state = setting.first.clone()
        seated = dict(zip(setting.free_seats, self.bots, strict=True))
        bots = [
            bot(seated[seat], derived_seed(seed, seat + 1)) if seat in seated else None for seat in range(setting.seats)
        ]
        rows: list[tuple[Any, ...]] = []
        with Company(setting.game.rules, bots, Occasion(setting.game.id, setting.seats, setting.options)) as company:
            while (who := int(actor(state))) != NOBODY:
                if who == NATURE:
                    apply(state, who, sample(state, rng))
                    continue
                move = company.choose(state, who)
                action = int(setting.actions.action(who, move))
                rows.append((np.array(setting.observer.observation(state, who)), self.mask(state, who), action, who))
                company.see(state, who, move)
                apply(state, who, move)
            company.result = setting.game.rules.result(state)
        rewards = vec[float]([0.0] * setting.seats)
        write_rewards(setting.game.rules, state, setting.reward, rewards, 0)
        return [(*row, self.games, rewards[row[3]]) for row in rows]

    def mask(self, state: Any, seat: int) -> Any:
        found = np.zeros(self.setting.actions.size, np.uint8)
        found[[int(self.setting.actions.action(seat, move)) for move in legal_moves(state, seat)]] = 1
        return found

    def save(self, path: Path) -> None:
        """Write everything into one NPZ file; raises one sentence if that is not possible."""
        names = ("observations", "masks", "actions", "seats", "games", "rewards")
        columns: dict[str, Any] = {
            name: np.array(column) for name, column in zip(names, zip(*self.rows, strict=True), strict=True)
        }
        try:
            with path.open("wb") as file:
                np.savez_compressed(file, about=json.dumps(self.about(), ensure_ascii=False), **columns)
        except OSError as error:
            raise BadFile("not-written", path=str(path), reason=error.strerror or str(error)) from None

    def about(self) -> dict[str, object]:
        """How the games were played, and what stands in the arrays."""
        setting, vocabulary = self.setting, self.setting.game.rules.vocabulary
        moves = [int(setting.actions.move(0, action)) for action in range(setting.actions.size)]
        return {
            "wunderkammer_dataset": FORMAT,
            "game": setting.game.id,
            "rules_version": setting.game.rules_version,
            "seats": setting.seats,
            "options": setting.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "reward": REWARDS[setting.reward],
            "actions": [vocabulary.key(move) for move in moves],  # as seat 0 would say them
            "pieces": [{"name": one.name, "shape": one.shape, "about": one.about} for one in setting.observer.shapes],
        }
