"""What tells two positions of one turn apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fingerprint import mixed
from wunderkammer.games.encyclopedia.state import Table


def fingerprint(table: Table) -> i64:
    """A mark of everything that a decision can change: the same means come together in many orders."""
    die = vec[i64]([table.die_colour, table.die_as, table.die_value, table.source, table.banked, table.first])
    mark = mixed(mixed(table.round, die), table.agenda)
    mark = mixed(mixed(mark, table.coins), table.tokens)
    mark = mixed(mixed(mark, table.seals), table.reputation)
    mark = mixed(mixed(mark, table.vp), table.papers)
    mark = mixed(mixed(mark, table.academy), table.university)
    mark = mixed(mixed(mark, table.animals), table.markers)
    mark = mixed(mixed(mark, table.experts), table.active)
    mark = mixed(mixed(mark, table.board), table.rolled)
    mark = mixed(mixed(mark, table.cells), table.areas)
    return mixed(mark, table.owed)
