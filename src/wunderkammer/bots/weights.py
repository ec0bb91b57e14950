"""A game's fitted weights, read from files beside its rules and checked against its features, and judges by them."""

from __future__ import annotations

import json
import math
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec

from wunderkammer.bots.search.judge import Judge
from wunderkammer.core.rules import Rules
from wunderkammer.errors import BadBot

FILE = "judgement.json"
ALONE_FILE = "alone.json"  # for anyone who plays against the game's own opponents only, where chance acts next
# A game without weights is judged by its own estimate, with a lead worth about as much as in the games we know.
PLAIN_WIDE = 25.0
PLAIN_NARROW = 4.0
PLAIN_ALONE = 60.0  # alone the estimate is no lead, only points: they must not look like a certain win


class Weights(NamedTuple):
    """Expected points are bias · (1 − p) + Σ feature · (early · (1 − p) + late · p), p being the progress of the game.

    Chances to win are those points, shared by exp(points / (wide · (1 − p) + narrow · p)).
    """

    bias: float
    early: list[float]
    late: list[float]
    wide: float
    narrow: float

    def to_json(self) -> dict[str, object]:
        return self._asdict()


def judge_for(rules: Rules, seats: int) -> Judge:
    """The judge of a game for so many seats, whom a search asks."""
    return judge_by(weights_for(rules, seats), rules, seats)


def judge_alone(rules: Rules, seats: int) -> Judge | None:
    """The judge of plans that nobody else decides about, if the game has weights for them."""
    fitted = weights_alone(rules, seats)
    return None if fitted is None else judge_by(fitted, rules, seats)


def judge_by(fitted: Weights, rules: Rules, seats: int) -> Judge:
    early, late = vec[float](fitted.early), vec[float](fitted.late)
    return Judge(rules, seats, early, late, fitted.bias, fitted.wide, fitted.narrow)


def weights_for(rules: Rules, seats: int) -> Weights:
    """The weights of a game for a number of seats; a game that has none is judged by its estimate alone."""
    names = rules.feature_names()
    return weights_in(folder_of(rules) / FILE, tuple(names)).get(seats) or plain(names, seats)


def weights_alone(rules: Rules, seats: int) -> Weights | None:
    """Weights for the ends of plans that nobody else decides about; those for fewer opponents are better than none."""
    every = weights_in(folder_of(rules) / ALONE_FILE, tuple(rules.feature_names()))
    known = [number for number in every if number <= seats]
    return every[max(known)] if known else None


def plain(names: list[str], seats: int) -> Weights:
    """Nothing but the estimate."""
    alone = [1.0 if name == "estimate" else 0.0 for name in names]
    if seats == 1:
        return Weights(0.0, alone, alone, PLAIN_ALONE, PLAIN_ALONE)
    return Weights(0.0, alone, alone, PLAIN_WIDE, PLAIN_NARROW)


def folder_of(rules: Rules) -> Path:
    """Where the rules of a game lie, and its weights beside them."""
    return Path(str(sys.modules[type(rules).__module__].__file__)).parent


@cache
def weights_in(path: Path, names: tuple[str, ...]) -> dict[int, Weights]:
    """All weights of a file by the number of seats; none if there is no file."""
    if not path.is_file():
        return {}
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), names)
    except BadBot as error:
        raise BadBot("unfit-weights", path=str(path), reason=error.to_json()) from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadBot("no-weights", path=str(path), reason=str(error)) from None


def read(data: dict[str, Any], names: tuple[str, ...]) -> dict[int, Weights]:
    """Weights from JSON; raises a sentence for weights that were fitted to other features."""
    found = tuple(data["features"])
    if found != names:
        changed = sorted(set(names) ^ set(found))
        raise BadBot("other-features", changed=changed) if changed else BadBot("other-order")
    every = {int(seats): weights_of(one) for seats, one in data["seats"].items()}
    for seats, one in every.items():
        numbers = [one.bias, one.wide, one.narrow, *one.early, *one.late]
        if len(one.early) != len(names) or len(one.late) != len(names):
            raise BadBot("weights-missing", seats=seats, count=len(names))
        if not all(math.isfinite(number) for number in numbers) or one.wide <= 0 or one.narrow <= 0:
            raise BadBot("weights-infinite", seats=seats)
    return every


def weights_of(data: dict[str, Any]) -> Weights:
    early = [float(weight) for weight in data["early"]]
    late = [float(weight) for weight in data["late"]]
    return Weights(float(data["bias"]), early, late, float(data["wide"]), float(data["narrow"]))
