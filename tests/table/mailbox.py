"""A mail server and a push service of the tests' own, both on this machine only."""

from __future__ import annotations

import base64
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LOCALHOST = "127.0.0.1"


class Mailbox:
    """Keeps every letter; refuses as it is told to."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answer:
            return self.answer
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("gone"):
            return "550 nobody here"
        envelope.rcpt_tos.append(address)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    controller = Controller(box, hostname=LOCALHOST, port=free_port())
    controller.start()
    try:
        yield box, controller.port
    finally:
        controller.stop()


def free_port() -> int:
    """A port that nobody has: the mail server cannot look for one itself."""
    with socket.create_server((LOCALHOST, 0)) as probe:
        return int(probe.getsockname()[1])


class PushBrowser:
    """A browser with its push service: what was pushed, decrypted."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.told: list[bytes] = []
        self.headers: list[Any] = []
        self.status = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.headers.append(self.headers)
                browser.told.append(browser.read(body))
                self.send_response(browser.status)
                self.send_header("location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self.server = HTTPServer((LOCALHOST, 0), Service)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def read(self, body: bytes) -> bytes:
        found: bytes = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return found

    @property
    def endpoint(self) -> str:
        return f"http://{LOCALHOST}:{self.server.server_address[1]}/push/1"

    @property
    def keys(self) -> tuple[str, str]:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64_text(public), base64_text(self.secret)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def base64_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
