"""Beginning anew, with compiled rules or a new version: the same process on the same socket refuses nobody."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from importlib import invalidate_caches
from typing import NoReturn

from wunderkammer.compiling import is_compiled, is_compiling

LISTENER = "WK_LISTENER"
REASON = "WK_BEGUN_ANEW"
COMPILED, RENEWED = "compiled", "renewed"
PLAIN = {"WK_PURE", "WK_COMPILING"}
LOOK = 1.0  # seconds between two looks at whether the compiler is done


def inherited_socket() -> socket.socket | None:
    """The socket that this server listened on before it restarted, if it did."""
    number = os.environ.pop(LISTENER, "")
    return socket.socket(fileno=int(number)) if number else None


def reason_before() -> str:
    """Why this server began anew, COMPILED or RENEWED; nothing if it did not."""
    return os.environ.pop(REASON, "")


async def wait_for_compiler() -> bool:
    """Wait for the compiler to end; whether the rules are compiled then."""
    while is_compiling():
        await asyncio.sleep(LOOK)
    invalidate_caches()  # the library has come since this process first looked for it
    return is_compiled()


def begin_anew(listener: socket.socket, reason: str) -> NoReturn:
    """Start this program once more in its own place; connections wait in the socket's queue until it answers."""
    listener.set_inheritable(True)
    settings = {name: value for name, value in os.environ.items() if reason != COMPILED or name not in PLAIN}
    settings |= {LISTENER: str(listener.fileno()), REASON: reason}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], settings)
