"""How a server is run: on one's own machine, or shared with others."""

from __future__ import annotations

from dataclasses import dataclass

KILOBYTE = 1024


@dataclass(frozen=True)
class Settings:
    """What the app must know beside its house; the secret signs cookies and tokens."""

    secret: bytes
    shared: bool = False  # others can reach it: whoever sits down needs a name of their own
    body_limit: int = 64 * KILOBYTE
    upload_limit: int = 2048 * KILOBYTE
    sign_ins_per_minute: int = 10
    matches_per_minute: int = 20
    messages_per_minute: int = 60
    trusted_https: bool = False  # behind a proxy that speaks https: cookies are sent only that way
