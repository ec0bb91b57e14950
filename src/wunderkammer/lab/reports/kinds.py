"""All kinds of reports by the name that is typed."""

from __future__ import annotations

from wunderkammer.lab.reports import atlas, compare, components, dead, ladder, tune, without
from wunderkammer.lab.reports.make_report import ReportKind

REPORTS: dict[str, ReportKind] = {
    "compare": ReportKind(compare.measure, compare.document),
    "components": ReportKind(components.measure, components.document),
    "without": ReportKind(without.measure, without.document),
    "atlas": ReportKind(atlas.measure, atlas.document),
    "ladder": ReportKind(ladder.measure, ladder.document),
    "dead": ReportKind(dead.measure, dead.document),
    "tune": ReportKind(tune.measure, tune.document),
}
