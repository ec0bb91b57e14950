"""scripts/train-rl: an agent plays against itself, learns, and is tried against bots."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from wunderkammer.errors import BadFile, WunderkammerError
from wunderkammer.rl.learning.network import Weights, fresh, load, save
from wunderkammer.rl.learning.policy_step import OPTIMISER, learn
from wunderkammer.rl.learning.self_play import Experience, SelfPlay
from wunderkammer.rl.learning.trial import tried
from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.text.errors import english

GAMES = 256  # side by side
DECISIONS = 16_384  # learnt from at once
SAVING = 30.0  # seconds
WRONG_USE = 2


def main(words: list[str] | None = None) -> int:
    chosen = parser().parse_args(words)
    try:
        setting = new_setting(chosen.game, chosen.seats, reward="rank")
        about, weights = begun(chosen, setting)
    except WunderkammerError as error:
        print(english(error), file=sys.stderr)
        return WRONG_USE
    weights = trained(weights, about, setting, chosen)
    for bot in chosen.against.split(","):
        found = tried(weights, chosen.game, setting.seats, bot, chosen.trial, chosen.seed + 1_000_000)
        print(f"against {bot}: {found.share:.1%} ({found.low:.1%} to {found.high:.1%}, {found.games} games)")
    return 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="scripts/train-rl", description=__doc__)
    found.add_argument("game", nargs="?", default="lost_lands")
    found.add_argument("--seats", type=int, default=2)
    found.add_argument("--minutes", type=float, default=5.0, help="how long it learns")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--out", type=Path, default=Path("agent.npz"), help="the weights; if they exist it goes on")
    found.add_argument("--against", default="random,greedy", help="the bots it is tried against")
    found.add_argument("--trial", type=int, default=400, help="games against each")
    found.add_argument("--permute", action="store_true", help="shuffle the rewards: then nothing can be learnt")
    return found


def begun(chosen: argparse.Namespace, setting: Setting) -> tuple[dict[str, Any], Weights]:
    """New weights, or those of the file if they are of the same game, seats and rules."""
    about: dict[str, Any] = {
        "game": chosen.game,
        "seats": setting.seats,
        "rules_version": setting.game.rules_version,
        "size": int(setting.observer.size),
        "actions": int(setting.actions.size),
        "seed": chosen.seed,
        "permuted": chosen.permute,
        "decisions": 0,
    }
    if not chosen.out.exists():
        return about, fresh(about["size"], about["actions"], chosen.seed)
    weights, known = load(chosen.out)
    for name in ("game", "seats", "rules_version", "size", "actions", "permuted"):
        if known.get(name) != about[name]:
            raise BadFile(
                "other-tournament", path=str(chosen.out), field=name, theirs=str(known.get(name)), mine=str(about[name])
            )
    return known, weights


def trained(weights: Weights, about: dict[str, Any], setting: Setting, chosen: argparse.Namespace) -> Weights:
    """Play and learn in turns until the time is over; Ctrl-C keeps what was learnt."""
    table = SelfPlay(setting, GAMES, chosen.seed + about["decisions"])
    dice, memory = np.random.default_rng(chosen.seed), OPTIMISER.init(weights)
    began = saved = time.monotonic()
    try:
        while (now := time.monotonic()) - began < 60 * chosen.minutes:
            past = table.play(weights, DECISIONS)
            if chosen.permute:
                past = permuted(past, dice)
            weights, memory = learn(weights, memory, past, dice)
            about["decisions"] += len(past.actions)
            tell(now - began, chosen.minutes, about["decisions"])
            if now - saved > SAVING:
                saved = now
                save(chosen.out, weights, about)
    except KeyboardInterrupt:
        print("\nStopped: what was learnt is kept.", file=sys.stderr)
    save(chosen.out, weights, about)
    return weights


def permuted(past: Experience, dice: np.random.Generator) -> Experience:
    """The same decisions with somebody else's rewards: an honest program learns nothing from these."""
    return past._replace(rewards=dice.permutation(past.rewards))


def tell(seconds: float, minutes: float, decisions: int) -> None:
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{seconds / 60:4.1f} of {minutes:g} minutes, {decisions:,} decisions", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
