"""What tells two positions of one turn apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fingerprint import mixed
from wunderkammer.games.encyclopedia.state import EncyclopediaState


def fingerprint(state: EncyclopediaState) -> i64:
    """A mark of everything that a decision can change: the same means come together in many orders."""
    die = vec[i64]([state.die_colour, state.die_as, state.die_value, state.source, state.banked, state.first])
    mark = mixed(mixed(state.round, die), state.agenda)
    mark = mixed(mixed(mark, state.coins), state.tokens)
    mark = mixed(mixed(mark, state.seals), state.reputation)
    mark = mixed(mixed(mark, state.vp), state.papers)
    mark = mixed(mixed(mark, state.academy), state.university)
    mark = mixed(mixed(mark, state.animals), state.markers)
    mark = mixed(mixed(mark, state.experts), state.active)
    mark = mixed(mixed(mark, state.board), state.rolled)
    mark = mixed(mixed(mark, state.cells), state.areas)
    return mixed(mark, state.owed)
