"""How a server is run: on one's own machine, or shared with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

KILOBYTE = 1024
Registration = Literal["open", "invited", "closed"]


@dataclass(frozen=True)
class Settings:
    """What the app must know beside its house."""

    secret: bytes  #: signs cookies and tokens
    shared: bool = False  #: others can reach the server: anyone who sits down needs a name of their own
    body_limit: int = 64 * KILOBYTE  #: bytes of a form
    upload_limit: int = 2048 * KILOBYTE  #: bytes of a record that somebody brings along
    sign_ins_per_minute: int = 10  #: attempts from one address
    matches_per_minute: int = 20  #: new matches from one address
    messages_per_minute: int = 60  #: lines of chat from one address
    streams_per_address: int = 100  #: that listen to tables, in all processes together
    streams_per_user: int = 40  #: of one account, in all processes together
    workers: int = 1  #: processes that serve together
    calls_per_minute: int = 1200  #: of programs, from one address
    letters_per_minute: int = 3  #: letters with a link that somebody at one address asks for
    reports_per_minute: int = 5  #: complaints about others from one address
    public_url: str = ""  #: how others reach the server, such as https://games.example; invitations begin with it
    registration: Registration = "open"  #: who may choose a name: everybody, people with an invitation, nobody
    hosts: tuple[str, ...] = ()  #: names by which it may be asked for, besides that of the address; none: any

    @property
    def https(self) -> bool:
        """Whether browsers reach the server by https only, by way of a proxy: cookies are sent only that way."""
        return self.public_url.startswith("https://")

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names that a request may ask for; none where every name will do."""
        public = urlsplit(self.public_url).hostname if self.public_url else None
        return (*self.hosts, *((public,) if public else ()))
