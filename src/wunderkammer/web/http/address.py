"""Where a server can be reached: from its own machine only, or from others too."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from wunderkammer.errors import BadArgument

ELSEWHERE = ("192.0.2.1", 9)  # an address of nobody's: nothing is sent, it is only asked by which way it would go


def is_shared(host: str) -> bool:
    """Whether others can reach the server: then people need names of their own."""
    if host == "localhost":
        return False
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return True


def public_address(text: str) -> str:
    """The address by which others reach the server, without a slash at its end."""
    try:
        parts = urlsplit(text)
        whole = parts.scheme in ("http", "https") and parts.hostname and not parts.query and not parts.fragment
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        whole = port_fits = False
    if not whole or not port_fits or parts.path not in ("", "/") or parts.username is not None:
        raise BadArgument("bad-public-url", given=text)
    return f"{parts.scheme}://{parts.netloc}"


def checked_proxies(addresses: Sequence[str]) -> list[str]:
    """The addresses and networks of proxies that may say for whom they ask."""
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError:
            raise BadArgument("bad-proxy", given=address) from None
    return [*addresses]


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def is_local(address: str) -> bool:
    """Whether an address means, on every machine, that machine itself."""
    return not is_shared(urlsplit(address).hostname or "")


def for_others(address: str) -> str:
    """The address of a shared server as other machines can use it, though it was opened as this machine's own."""
    if not is_local(address):
        return address
    parts = urlsplit(address)
    host = shown_host(own_address())
    return f"{parts.scheme}://{host}:{parts.port}" if parts.port else f"{parts.scheme}://{host}"


def own_address() -> str:
    """This machine's address in its network; without one, its name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
