"""How a server is run: on one's own machine, or shared with others."""

from __future__ import annotations

from dataclasses import dataclass

KILOBYTE = 1024


@dataclass(frozen=True)
class Settings:
    """What the app must know beside its house."""

    secret: bytes  #: signs cookies and tokens
    shared: bool = False  #: others can reach the server: whoever sits down needs a name of their own
    body_limit: int = 64 * KILOBYTE  #: bytes of a form
    upload_limit: int = 2048 * KILOBYTE  #: bytes of a record that somebody brings along
    sign_ins_per_minute: int = 10  #: attempts from one address
    matches_per_minute: int = 20  #: new matches from one address
    messages_per_minute: int = 60  #: lines of chat from one address
    trusted_https: bool = False  #: behind a proxy that speaks https: cookies are sent only that way
