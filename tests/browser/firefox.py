"""Debian's Firefox, driven by its own protocol (WebDriver BiDi): Playwright drives only Firefoxes of its own making."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

STARTED = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST = 2**24  # bytes of one answer


@contextmanager
def start_firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """A browser without a window, with a profile of its own, until it is no longer needed."""
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        try:
            with connect(f"{address(process)}/session", max_size=LARGEST) as wire:
                yield Firefox(wire)
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Where it listens, as soon as it says so."""
    assert process.stderr is not None
    for line in process.stderr:
        if found := STARTED.search(line):
            return found[1]
    raise AssertionError("Firefox did not start.")


class Firefox:
    """A browser with one page."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.numbers = count()
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **values: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; what the browser tells by itself is passed over."""
        number = next(self.numbers)
        self.wire.send(json.dumps({"id": number, "method": method, "params": values}))
        while (answer := json.loads(self.wire.recv(timeout=60))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, function: str, *values: Any) -> Any:
        """What a function of the page gives for values, all of them as JSON."""
        call = f"async () => JSON.stringify(await ({function})(...{json.dumps(values)}) ?? null)"
        target = {"context": self.page}
        answer = self.ask("script.callFunction", functionDeclaration=call, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a point of the window."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self.page, actions=[mouse])
