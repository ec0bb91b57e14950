"""What is stored about analyses of finished matches."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from wunderkammer.table.storage.schema import analyses, analysis_parts


class AnalysisKey(NamedTuple):
    """Which analysis of which match."""

    match_id: str
    look: str
    depth: int


class AnalysisRow(NamedTuple):
    """An analysis that has begun, and how far it has come."""

    judged: dict[str, Any]
    parts: int
    losses: list[list[float]] | None  # once it is done: decisions and mean loss of every seat
    done: int


def here(table: Any, key: AnalysisKey) -> list[Any]:
    return [table.c.match == key.match_id, table.c.look == key.look, table.c.depth == key.depth]


def find(connection: Connection, key: AnalysisKey) -> AnalysisRow | None:
    row = connection.execute(select(analyses).where(*here(analyses, key))).first()
    if row is None:
        return None
    count = select(func.count()).select_from(analysis_parts).where(*here(analysis_parts, key))
    return AnalysisRow(row.judged, row.parts, row.losses, connection.execute(count).scalar_one())


def analyses_of(connection: Connection, match_id: str) -> list[AnalysisKey]:
    """All analyses of a match."""
    query = select(analyses.c.look, analyses.c.depth).where(analyses.c.match == match_id)
    return [AnalysisKey(match_id, look, depth) for look, depth in connection.execute(query.order_by(analyses.c.depth))]


def begin(connection: Connection, key: AnalysisKey, judged: dict[str, Any], parts: int, now: float) -> None:
    """A new analysis; one that was made in another way goes."""
    known = find(connection, key)
    if known is not None and (known.judged, known.parts) == (judged, parts):
        return
    forget(connection, key)
    where = {"match": key.match_id, "look": key.look, "depth": key.depth}
    connection.execute(insert(analyses), {**where, "judged": judged, "parts": parts, "losses": None, "at": now})


def forget(connection: Connection, key: AnalysisKey) -> None:
    connection.execute(delete(analysis_parts).where(*here(analysis_parts, key)))
    connection.execute(delete(analyses).where(*here(analyses, key)))


def add_parts(connection: Connection, key: AnalysisKey, found: dict[int, Any]) -> None:
    """Further parts; those that another process has stored meanwhile are the same."""
    known = {*connection.scalars(select(analysis_parts.c.part).where(*here(analysis_parts, key)))}
    where = {"match": key.match_id, "look": key.look, "depth": key.depth}
    new = [{**where, "part": part, "found": data} for part, data in found.items() if part not in known]
    if new:
        connection.execute(insert(analysis_parts), new)


def parts_of(connection: Connection, key: AnalysisKey) -> dict[int, Any]:
    query = select(analysis_parts.c.part, analysis_parts.c.found).where(*here(analysis_parts, key))
    return {row.part: row.found for row in connection.execute(query)}


def finish(connection: Connection, key: AnalysisKey, losses: list[list[float]]) -> None:
    connection.execute(update(analyses).where(*here(analyses, key)).values(losses=losses))


def losses_of(connection: Connection, matches: list[str], look: str = "honest") -> dict[str, list[list[float]]]:
    """By match what every seat's decisions cost: their number and the mean loss, from the deepest look there is."""
    query = select(analyses.c.match, analyses.c.losses).where(
        analyses.c.match.in_(matches), analyses.c.look == look, analyses.c.losses.is_not(None)
    )
    return {row.match: row.losses for row in connection.execute(query.order_by(analyses.c.depth))}
