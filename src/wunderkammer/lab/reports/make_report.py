"""A report from its order to its page: played, written beside its figures, and shown."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from wunderkammer.errors import BadFile, BadSimulation
from wunderkammer.lab.reports.report_words import Findings
from wunderkammer.lab.reports.showing.document import Document
from wunderkammer.lab.reports.showing.page import page
from wunderkammer.lab.reports.trials.laboratory import Laboratory, ReportWish
from wunderkammer.text.catalogue import Catalogue

NEEDED = ("matplotlib", "numpy")


class ReportKind(NamedTuple):
    """One kind of report: how it finds something out, and how it presents it."""

    measure: Callable[[Laboratory], Findings]
    document: Callable[[Findings, Catalogue], Document]


class MadeReport(NamedTuple):
    """A report that has been made."""

    findings: Findings
    document: Document
    page: Path
    data: Path
    stopped: bool


def make_report(kind: ReportKind, wish: ReportWish, out: Path, texts: Catalogue) -> MadeReport:
    """Play, and write page and figures; `out` is the name of both without an ending."""
    check_tools()
    check_folder(out)
    lab = Laboratory(wish, texts)
    found = kind.measure(lab)
    found["stopped"] = lab.stopped
    shown = kind.document(found, texts)
    at, data = out.with_name(out.name + ".html"), out.with_name(out.name + ".json")
    write(data, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    write(at, page(shown, data.name, texts.say("lab-data")))
    return MadeReport(found, shown, at, data, lab.stopped)


def check_tools() -> None:
    """What only reports need is not installed with the cabinet itself."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadSimulation("no-lab-extra", missing=missing)


def check_folder(out: Path) -> None:
    """Before hours of play: that there is a folder to write to."""
    if not out.parent.is_dir():
        raise BadFile("not-written", path=str(out), reason="No such file or directory")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile("not-written", path=str(path), reason=error.strerror or str(error)) from None
