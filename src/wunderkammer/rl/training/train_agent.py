"""scripts/train-rl: an agent plays, learns from a teacher or from how its games end, and is tried against bots."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from wunderkammer.errors import BadFile, BadOption, WunderkammerError
from wunderkammer.match.party import check_bots
from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.rl.training.agent_trial import try_agent
from wunderkammer.rl.training.familiar_actions import familiar_actions
from wunderkammer.rl.training.imitation import Lessons, teach
from wunderkammer.rl.training.network import Weights, fresh, load, save
from wunderkammer.rl.training.policy_step import OPTIMISER, learn
from wunderkammer.rl.training.self_play import SelfPlay
from wunderkammer.text.error_sentences import english

GAMES = 256  # side by side
STEPS = 64  # decisions of each that are learnt from at once
LAST = 0.1  # the share of the first rate with which it learns in the end
GREEDY, NOBODY = "greedy", "none"  # teachers
SAVING = 30.0  # seconds
WRONG_USE = 2


def main(words: list[str] | None = None) -> int:
    chosen = parser().parse_args(words)
    try:
        check_wishes(chosen)
        setting = new_setting(chosen.game, chosen.seats, reward="lead")
        about, weights = beginning(chosen, setting)
    except WunderkammerError as error:
        print(english(error), file=sys.stderr)
        return WRONG_USE
    weights = train(weights, about, setting, chosen)
    for bot in chosen.against.split(","):
        familiar = np.array(about["familiar"])
        found = try_agent(weights, familiar, chosen.game, setting.seats, bot, chosen.trial, chosen.seed + 1_000_000)
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
    found.add_argument(
        "--teacher",
        default=GREEDY,
        choices=(GREEDY, NOBODY),
        help="who tells it what every move leads to; none: it plays against itself and sees how games end",
    )
    found.add_argument("--permute", action="store_true", help="shuffle the rewards: then nothing can be learnt")
    return found


def check_wishes(chosen: argparse.Namespace) -> None:
    """Before minutes of learning: that the opponents exist, that games are to be tried, and that there is a folder."""
    check_bots(chosen.against.split(","))
    if chosen.trial < 1:
        raise BadOption("games-in-batch", name="--trial", given=chosen.trial)
    if not chosen.out.parent.is_dir():
        raise BadFile("not-written", path=str(chosen.out), reason="No such file or directory")


def beginning(chosen: argparse.Namespace, setting: Setting) -> tuple[dict[str, Any], Weights]:
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
        about["familiar"] = familiar_actions(setting, chosen.seed).tolist()
        return about, fresh(about["size"], len(about["familiar"]), chosen.seed)
    weights, known = load(chosen.out)
    for name in ("game", "seats", "rules_version", "size", "actions", "permuted"):
        if known.get(name) != about[name]:
            raise BadFile(
                "other-tournament", path=str(chosen.out), field=name, theirs=str(known.get(name)), mine=str(about[name])
            )
    return known, weights


def train(weights: Weights, about: dict[str, Any], setting: Setting, chosen: argparse.Namespace) -> Weights:
    """Play and learn in turns until the time is over; Ctrl-C keeps what was learnt.

    A teacher's opinions show what shuffled rewards are to hide, so with these there is none.
    """
    learner = Learner(weights, about, setting, chosen)
    try:
        if chosen.teacher == NOBODY or chosen.permute:
            learner.play_itself()
        else:
            learner.be_taught()
    except KeyboardInterrupt:
        print("\nStopped: what was learnt is kept.", file=sys.stderr)
    learner.save()
    return learner.weights


class Learner:
    """What is learnt in one run, and how much of its time is over."""

    def __init__(self, weights: Weights, about: dict[str, Any], setting: Setting, chosen: argparse.Namespace) -> None:
        self.weights = weights
        self.about = about
        self.setting = setting
        self.chosen = chosen
        self.familiar = np.array(about["familiar"])
        self.memory = OPTIMISER.init(weights)
        self.dice = np.random.default_rng(chosen.seed)
        self.began = self.saved = time.monotonic()

    def part(self) -> float:
        """How much of the time is over: 0 to 1, or more."""
        return (time.monotonic() - self.began) / (60 * float(self.chosen.minutes))

    def be_taught(self) -> None:
        """Decide, hear what the teacher thinks of every move, and learn to think so."""
        lessons, before = Lessons(self.setting, self.familiar, self.dice), self.about["decisions"]

        def ahead(weights: Weights) -> float:
            self.weights = weights
            self.tell(before + lessons.count)
            return 1 - self.part()

        self.weights = teach(self.weights, self.memory, lessons, ahead)

    def play_itself(self) -> None:
        """Decide for all seats, and do more often what went better than expected."""
        table = SelfPlay(self.setting, self.familiar, GAMES, self.chosen.seed + self.about["decisions"])
        shuffle = self.dice if self.chosen.permute else None
        while (part := self.part()) < 1:
            past = table.play(self.weights, STEPS, shuffle)
            self.weights, self.memory = learn(self.weights, self.memory, past, self.dice, max(LAST, 1 - part))
            self.tell(self.about["decisions"] + GAMES * STEPS)

    def tell(self, decisions: int) -> None:
        """Say how far it has come, and save it now and then."""
        self.about["decisions"] = decisions
        end = "\r" if sys.stderr.isatty() else "\n"
        minutes = self.part() * self.chosen.minutes
        line = f"{minutes:4.1f} of {self.chosen.minutes:g} minutes, {decisions:,} decisions"
        print(line, end=end, file=sys.stderr, flush=True)
        if time.monotonic() - self.saved > SAVING:
            self.save()

    def save(self) -> None:
        self.saved = time.monotonic()
        save(self.chosen.out, self.weights, self.about)


if __name__ == "__main__":
    sys.exit(main())
