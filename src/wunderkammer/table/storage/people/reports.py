"""What people report about others, as it is stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from wunderkammer.table.storage.people.people_schema import reports
from wunderkammer.table.storage.schema import users


def add(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(reports), values)


def unsettled_by(connection: Connection, user: str) -> int:
    """How many reports of a user nobody has dealt with yet."""
    query = select(func.count()).select_from(reports).where(reports.c.by == user, reports.c.settled.is_(None))
    return connection.execute(query).scalar_one()


def report_list(connection: Connection, settled: bool) -> list[Row[Any]]:
    """All reports, or those that wait, the oldest first, with the names of both people."""
    sender, subject = users.alias(), users.alias()
    query = (
        select(reports, sender.c.name.label("by_name"), subject.c.name.label("about_name"))
        .outerjoin(sender, sender.c.id == reports.c.by)
        .join(subject, subject.c.id == reports.c.about)
        .order_by(reports.c.at)
    )
    return [*connection.execute(query if settled else query.where(reports.c.settled.is_(None)))]


def settle(connection: Connection, report: str, now: float) -> bool:
    """Note that a report has been dealt with; whether there is one."""
    return connection.execute(update(reports).where(reports.c.id == report), {"settled": now}).rowcount == 1
