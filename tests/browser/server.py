"""A server as people start it, in a process of its own, that a test can kill and start again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from unittest.mock import patch

from tests.table.company import OpenLuck
from wunderkammer.match.luck import Luck
from wunderkammer.web.serve import serve
from wunderkammer.web.server import startup
from wunderkammer.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`wk serve` with a folder of its own; it keeps its port over restarts. Seen from outside it is a shared one."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.host = host
        self.port = "0"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Returns when the server has said where it is."""
        command = [sys.executable, "-m", "tests.browser.server", str(self.folder), self.port, self.host]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment, cwd=ROOT)
        self.process = process
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"http://[^:]+:(\d+)", said)):
            line = process.stdout.readline()
            assert line, f"The server did not start: {said}"
            said += line
        self.port = found[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: nothing is told to it before."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()


if __name__ == "__main__":
    # Everything is as `wk serve` does it, but for the limits on how often one machine may try, and luck that is known.
    many = 100_000
    patient = partial(Settings, matches_per_minute=many, messages_per_minute=many, sign_ins_per_minute=many)
    wishes = startup.ServeWishes(port=int(sys.argv[2]), data=sys.argv[1], browser=False, host=sys.argv[3])
    with patch.object(startup, "Settings", patient), patch.object(Luck, "block", OpenLuck.block):
        sys.exit(serve(wishes, "en"))
