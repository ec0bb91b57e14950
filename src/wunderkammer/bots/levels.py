"""The five levels: the same honest search, thinking longer from level to level. How strong each is: docs/bots.md."""

from __future__ import annotations

from wunderkammer.bots.thinker import Thinker, Thinking

# Lower levels do not blunder: they think less and take any of the moves that then look nearly as good as the best.
LEVELS: dict[str, Thinking] = {
    "level1": Thinking(rounds=12, spread=0.25),
    "level2": Thinking(rounds=30, spread=0.06),
    "level3": Thinking(rounds=120, spread=0.01),
    "level4": Thinking(rounds=500),
    "level5": Thinking(rounds=2500),
}


def level(name: str, seed: int) -> Thinker:
    """The bot of a level."""
    return Thinker(seed, LEVELS[name], name)
