"""What the server tells its operator: a line for everything that happens, as text or as JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from wunderkammer.web.http.middleware.request_log import place_of

LEVELS = ("debug", "info", "warning", "error")
FORMS = ("text", "json")


class CarefulLines(logging.Formatter):
    """Of an error only its kind and its place: its words may hold anything, a hand of cards too."""

    def formatException(self, ei: Any) -> str:
        return f"{ei[0].__name__} at {' < '.join(place_of(ei[1]))}"


class JsonLines(CarefulLines):
    """One JSON object per line; further details stand in keys of their own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", record.name),
            "process": record.process,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(CarefulLines):
    """The same for people who read along."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", {})
        beside = " ".join(f"{name}={value}" for name, value in told.items() if name in ("number", "code", "seconds"))
        return f"{super().format(record)} {beside}".rstrip()


def begin_logs(form: str, level: str) -> None:
    """Let everything that this process says go to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger("wunderkammer")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
    for name in ("uvicorn", "uvicorn.error"):  # what the server beneath has to say is said in the same form
        logging.getLogger(name).handlers[:] = [handler]
        logging.getLogger(name).propagate = False
