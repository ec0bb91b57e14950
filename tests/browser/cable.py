"""A cable between a browser and the server that a test can pull out and plug in again."""

from __future__ import annotations

import contextlib
import socket
import threading

READ = 65536


class Cable:
    """Passes everything on between its own port and another one, as long as it is plugged in."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.server = (host, int(port))
        self.lines: list[socket.socket] = []
        self.plugged = True
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Serve until the door is closed; without a plug every caller is turned away."""
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                if not self.plugged:
                    caller.close()
                    continue
                there = socket.create_connection(self.server)
                self.lines += [caller, there]
                for ends in ((caller, there), (there, caller)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(READ):
                other.sendall(data)
        for end in (one, other):
            hang_up(end)

    def pull(self) -> None:
        """Every line breaks at once, and no new one can be opened."""
        self.plugged = False
        for line in self.lines:
            hang_up(line)
        self.lines.clear()

    def plug_in(self) -> None:
        self.plugged = True

    def close(self) -> None:
        self.door.close()
        self.pull()


def hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
