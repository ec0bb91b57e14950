"""Where the server listens."""

from __future__ import annotations

import errno
import socket

from wunderkammer.errors import BadArgument

DEFAULT_PORT = 8642
PORTS_TRIED = 50


def open_listener(host: str, port: int | None, strict: bool) -> tuple[int, socket.socket]:
    """A socket on the wanted port or, unless that is strict, the next free one; the port that was taken, or 0."""
    first = DEFAULT_PORT if port is None else port
    tried = 1 if strict else PORTS_TRIED
    for number in range(first, min(first + tried, 65536)) if first else [0]:
        try:
            family = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0][0]
            listener = socket.create_server((host, number), family=family)
        except socket.gaierror:
            raise BadArgument("no-host", host=host) from None
        except PermissionError:
            raise BadArgument("no-port", port=number) from None
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise BadArgument("foreign-host", host=host) from None
            continue
        return (first if number != first else 0), listener
    raise BadArgument("port-taken" if strict else "no-port", port=first)
