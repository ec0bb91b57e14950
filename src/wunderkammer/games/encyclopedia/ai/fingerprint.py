"""What tells two positions of one turn apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fingerprint import mix
from wunderkammer.games.encyclopedia.state import EncyclopediaState


def fingerprint(state: EncyclopediaState) -> i64:
    """A mark of everything that a decision can change: the same means come together in many orders."""
    die = vec[i64]([state.die_colour, state.die_as, state.die_value, state.source, state.banked, state.first])
    mark = mix(mix(state.round, die), state.agenda)
    mark = mix(mix(mark, state.coins), state.tokens)
    mark = mix(mix(mark, state.seals), state.reputation)
    mark = mix(mix(mark, state.vp), state.papers)
    mark = mix(mix(mark, state.academy), state.university)
    mark = mix(mix(mark, state.animals), state.markers)
    mark = mix(mix(mark, state.experts), state.active)
    mark = mix(mix(mark, state.board), state.rolled)
    mark = mix(mix(mark, state.cells), state.areas)
    return mix(mark, state.owed)
