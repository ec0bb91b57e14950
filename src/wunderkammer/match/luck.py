"""Luck that nobody can foresee and everybody can check: outcomes that follow from a secret whose hash was shown first.

An outcome is drawn with words of 32 bits, eight from each HMAC-SHA256 of the secret over the JSON list
[SCHEME, match, numbers, entry, block]: the id of the match, what each seat added, the number of the entry, 0, 1, 2 ….
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.core.rng import Rng, Words
from wunderkammer.errors import BadRecord

SCHEME = "wunderkammer luck 1"
SECRET_BYTES = 32
WORD_BYTES = 4
LONGEST_NUMBER = 64  # letters that a seat may add
HASH = re.compile(r"[0-9a-f]{64}")


class Pledge(NamedTuple):
    """What is public while a match is played: the hash of its secret, and the entry from which on it is drawn from."""

    hash: str
    match: str
    since: int = 0  # what was played before, at another table, was drawn from something else

    def to_json(self) -> dict[str, Any]:
        return {"scheme": SCHEME, **self._asdict()}


class Luck:
    """The secret of a match and what its seats have added to it; every entry has dice of its own."""

    def __init__(self, secret: bytes, match: str, numbers: Sequence[str]) -> None:
        self.secret = secret
        self.match = match
        self.numbers = [*numbers]

    def dice(self, entry: int) -> Rng:
        """What the outcome of this entry is drawn with: the same however often it is tried."""
        return Rng(0, SecretWords(self, entry))

    def block(self, entry: int, block: int) -> bytes:
        asked = json.dumps([SCHEME, self.match, self.numbers, entry, block], separators=(",", ":"))
        return hmac.digest(self.secret, asked.encode(), "sha256")


class SecretWords(Words):
    """The words of one entry."""

    def __init__(self, luck: Luck, entry: int) -> None:
        self.luck = luck
        self.entry = entry
        self.blocks = 0
        self.rest = b""

    def word(self) -> int:
        if not self.rest:
            self.rest = self.luck.block(self.entry, self.blocks)
            self.blocks += 1
        word, self.rest = self.rest[:WORD_BYTES], self.rest[WORD_BYTES:]
        return int.from_bytes(word)


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def hash_of(secret: bytes) -> str:
    """What is shown of a secret before the match."""
    return hashlib.sha256(secret).hexdigest()


def published_luck(luck: Luck) -> dict[str, Any]:
    """What a record of a finished match adds to the pledge, so that anybody can verify its outcomes."""
    return {"numbers": luck.numbers, "secret": luck.secret.hex()}


def read_pledge(data: object) -> Pledge | None:
    """The pledge in a record's header, if there is one."""
    if data is None:
        return None
    if isinstance(data, dict) and data.get("scheme") == SCHEME:
        shown, match, since = data.get("hash"), data.get("match"), data.get("since")
        if isinstance(shown, str) and HASH.fullmatch(shown) and isinstance(match, str) and isinstance(since, int):
            return Pledge(shown, match, since)
    raise BadRecord("record-luck")


def read_luck(data: object) -> Luck | None:
    """The published secret in a record's header, if the match is over."""
    pledge = read_pledge(data)
    if pledge is None or not isinstance(data, dict) or "secret" not in data:
        return None
    secret, numbers = data["secret"], data.get("numbers")
    if not isinstance(secret, str) or not HASH.fullmatch(secret) or not isinstance(numbers, list):
        raise BadRecord("record-luck")
    if not all(isinstance(number, str) for number in numbers):
        raise BadRecord("record-luck")
    return Luck(bytes.fromhex(secret), pledge.match, numbers)
