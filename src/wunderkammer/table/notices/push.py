"""Web Push: one encrypted notice to a browser, by way of its maker's server, which is a stranger's address."""

from __future__ import annotations

import base64
import http.client
import ipaddress
import os
import re
import socket
import ssl
import threading
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

from wunderkammer.errors import BadFile
from wunderkammer.table.notices.mail import NeverDelivered
from wunderkammer.table.notices.notice_settings import PushSettings
from wunderkammer.table.table_errors import BadPushAddress

PATIENCE = 15.0  # seconds for all of it: an answer that comes byte by byte would never end
LASTING = 24 * 3600  # seconds that a notice may wait for a browser that is off
LONGEST_ENDPOINT = 1000
GONE = (400, 403, 404, 410, 413)
GOOD = range(200, 300)
# A name as the network knows them; what a resolver would stumble over is no address of anybody's.
NAME = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
# What carries addresses of the old network within those of the new one: behind them may be anybody's own machine.
CARRIERS = [ipaddress.ip_network(one) for one in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
KEY_LENGTHS = {"p256dh": 65, "auth": 16}


def checked_endpoint(endpoint: str, strangers_only: bool = True) -> SplitResult:
    """The address of a push service; raises BadPushAddress for anything else than https, or a host that is no name."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadPushAddress from None
    secure = parts.scheme == "https" and port in (None, 443)
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadPushAddress
    if not parts.hostname or parts.username is not None:
        raise BadPushAddress
    if strangers_only and not (secure and NAME.fullmatch(parts.hostname)):
        raise BadPushAddress
    return parts


def checked_key(name: str, text: str) -> str:
    """A browser's key, as it came from the page."""
    try:
        found = decode(text)
    except ValueError:
        raise BadPushAddress from None
    if len(found) != KEY_LENGTHS[name]:
        raise BadPushAddress
    return text


def decode(text: str) -> bytes:
    if not text.isascii() or len(text) > 120:
        raise ValueError
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_addresses(host: str, port: int, strangers_only: bool) -> list[str]:
    """All addresses of a host; raises NeverDelivered if any of them is not in the public network."""
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except UnicodeError:
        raise NeverDelivered from None
    if strangers_only and not all(map(is_public, found)):
        raise NeverDelivered
    return found


def is_public(address: str) -> bool:
    """Whether an address is one machine's in the public network, and not another one's in disguise."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if parsed.version == 6 and (parsed.is_site_local or any(parsed in carrier for carrier in CARRIERS)):
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


class CheckedConnection(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever the name may mean a moment later; it follows nobody."""

    def __init__(self, parts: SplitResult, strangers_only: bool) -> None:
        self.secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if self.secure else 80)
        super().__init__(host, port, timeout=PATIENCE)
        self.checked = public_addresses(host, port, strangers_only)

    def connect(self) -> None:
        self.sock = socket.create_connection((self.checked[0], self.port), self.timeout)
        if self.secure:
            context = ssl.create_default_context()
            # It is known before it shakes hands, so that it can be hung up on meanwhile.
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock.do_handshake()

    def hang_up(self) -> None:
        """End it at once, from another thread."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


class PushKey:
    """The server's own key (VAPID), which browsers ask for and push services check."""

    def __init__(self, settings: PushSettings) -> None:
        self.settings = settings
        self.calls: set[CheckedConnection] = set()  # under way
        try:
            from py_vapid import Vapid02
        except ModuleNotFoundError as error:
            raise BadFile("no-package", name=error.name or "", extra="push") from None
        try:
            self.key: Any = Vapid02.from_pem(Path(settings.key).read_bytes())
        except (OSError, ValueError):
            raise BadFile("push-key", path=settings.key) from None

    @property
    def public(self) -> str:
        """The public half, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw: bytes = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def headers(self, parts: SplitResult) -> dict[str, str]:
        claims = {"sub": self.settings.contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + 3600}
        return dict(self.key.sign(claims))

    def hang_up(self) -> None:
        """Nobody waits for an answer any more."""
        for call in [*self.calls]:
            call.hang_up()


def make_push_key(path: Path) -> None:
    """A new key, readable only by the operator."""
    try:
        from py_vapid import Vapid02
    except ModuleNotFoundError as error:
        raise BadFile("no-package", name=error.name or "", extra="push") from None
    key = Vapid02()
    key.generate_keys()
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key.private_pem())
    except OSError as error:
        raise BadFile("key-not-kept", path=str(path), reason=error.strerror or str(error)) from None


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """A text that only one browser can read (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=private,
        dh=decode(p256dh),
        auth_secret=decode(auth),
        version="aes128gcm",
    )
    return body


def send(key: PushKey, endpoint: str, p256dh: str, auth: str, text: bytes) -> None:
    """Hand a notice to a push service; raises NeverDelivered if the browser is gone, OSError to try again."""
    strangers_only = key.settings.strangers_only
    parts = checked_endpoint(endpoint, strangers_only)
    try:
        body = encrypt(text, p256dh, auth)
    except ValueError:  # the browser's key is no point of the curve
        raise NeverDelivered from None
    connection = CheckedConnection(parts, strangers_only)
    headers = {**key.headers(parts), "TTL": str(LASTING), "Content-Encoding": "aes128gcm", "Urgency": "normal"}
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    alarm = threading.Timer(PATIENCE, connection.hang_up)
    alarm.daemon = True
    alarm.start()
    key.calls.add(connection)
    try:
        connection.request("POST", path or "/", body, headers)
        status = connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError("no answer") from error
    finally:
        alarm.cancel()
        key.calls.discard(connection)
        connection.close()
    if status in GONE:
        raise NeverDelivered
    if status not in GOOD:
        raise OSError(f"status {status}")
