"""All kinds of reports by the name that is typed."""

from __future__ import annotations

from wunderkammer.lab.reports import compare
from wunderkammer.lab.reports.make_report import ReportKind

REPORTS: dict[str, ReportKind] = {
    "compare": ReportKind(compare.measure, compare.document),
}
