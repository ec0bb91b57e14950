"""How a server reaches people who are away; without settings it does not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class MailSettings:
    """The server that takes mail, and who it comes from."""

    host: str
    sender: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class PushSettings:
    """The key that signs notices to browsers, and whom their makers may turn to."""

    key: str  #: path of the private key
    contact: str  #: mailto:… or https://…
    strangers_only: bool = True  #: https and public hosts; only tests lift that


@dataclass(frozen=True)
class NoticeSettings:
    """All that an operator has set for notices."""

    base: str  #: the public address of the server, for links
    secret: bytes = field(repr=False)  #: signs links that end notices
    mail: MailSettings | None = None
    push: PushSettings | None = None
    delay: float = 60.0  #: seconds in which somebody may come and look by themselves
    every: float = 5.0  #: seconds between two rounds
