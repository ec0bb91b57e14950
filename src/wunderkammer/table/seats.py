"""Who sits where, and how somebody shows that a seat is theirs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from wunderkammer.bots import BOTS
from wunderkammer.match.luck import Luck
from wunderkammer.table.table_errors import NoSuchBot

Kind = Literal["person", "bot", "rival"]

ID_BYTES = 16  # 128 bits: a table, an invitation or a seat cannot be guessed
TOKEN_BYTES = 24
DEPARTED = ""  # in place of a fingerprint: the seat belonged to somebody who has given it up


@dataclass(frozen=True)
class Seat:
    """One seat of a table; a rival is the rulebook's own AI opponent, whom the rules play."""

    seat: int
    kind: Kind
    name: str
    bot: str = ""
    user: str | None = None
    invite: str | None = None  # good as long as the seat is free
    away: bool = False  # a bot plays for the person until they come back
    token_hash: str | None = field(default=None, repr=False)
    luck: str = ""  # what its player added to the secret of the table

    @property
    def free(self) -> bool:
        """Whether a person can still sit down here."""
        return self.kind == "person" and self.user is None and self.token_hash is None

    @property
    def departed(self) -> bool:
        """Whether the person who played here has parted with the match after its end."""
        return self.token_hash == DEPARTED

    @property
    def automatic(self) -> bool:
        """Whether a bot chooses this seat's moves now."""
        return self.kind == "bot" or self.away

    def held_by(self, token: str) -> bool:
        """Whether this token is the seat's own; takes as long for a wrong token as for the right one."""
        return self.token_hash is not None and hmac.compare_digest(self.token_hash, fingerprint(token))

    def free_seat(self) -> Seat:
        return replace(self, user=None, token_hash=None, name="", invite=new_id(), luck="")


def luck_at(secret: bytes, match_id: str, seats: Sequence[Seat]) -> Luck:
    """The luck of a match: its secret, and what those who sit there have added."""
    return Luck(secret, match_id, [seat.luck for seat in seats])


def fingerprint(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """An id that nobody can guess; at its beginning no dash, which commands would take for one of their options."""
    found = secrets.token_urlsafe(ID_BYTES)
    return new_id() if found.startswith("-") else found


def known_bot(name: str) -> str:
    """The name of a bot that may sit at a table; programs from outside may not."""
    if name not in BOTS:
        raise NoSuchBot(name=name, bots=[*BOTS])
    return name
