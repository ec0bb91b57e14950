"""What a bot's process is asked: the whole match the first time, then only what is new."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from wunderkammer.match.luck import Luck
from wunderkammer.match.match import Match

REMEMBERED = 150  # sessions of which a process need not be sent everything again

Entries = list[tuple[int, int]]  # who made it (−1: chance), and the number of the move


class Question:
    """The decision of a seat as the match stands now; without a bot, which moves a level advises it to make."""

    def __init__(self, match_id: str, match: Match, seat: int, bot: str, hint: tuple[str, float] | None = None) -> None:
        """`hint` names the level that advises and for how many seconds it thinks."""
        self.session = f"{match_id} {seat} {bot}"
        self.match = match
        self.seat = seat
        self.bot = bot
        self.seed = bot_seed(match_id, seat, match.luck)
        self.hint = hint
        self.entries: Entries = [entry[:2] for entry in match.entries]

    def message(self, sent: Entries | None) -> bytes:
        """One line for a process that has been sent these entries, None if it has been sent nothing."""
        asked: dict[str, Any] = {"session": self.session, "hint": self.hint}
        if sent is not None and self.entries[: len(sent)] == sent:
            asked |= {"known": len(sent), "entries": self.entries[len(sent) :]}
        else:
            asked |= {"known": 0, "entries": self.entries, **self.opening()}
        return json.dumps(asked, separators=(",", ":")).encode() + b"\n"

    def opening(self) -> dict[str, Any]:
        """What a process that has never heard of this session needs; what chance is drawn with is no part of it."""
        header = {name: value for name, value in self.match.header().items() if name != "seed"}
        return {"header": header, "seat": self.seat, "bot": self.bot, "seed": self.seed}


def bot_seed(match_id: str, seat: int, luck: Luck | None = None) -> int:
    """The seed of a bot: the same for the whole match, also after a restart, and silent about its chance.

    Where the table has a secret nobody can foresee the bot's dice either.
    """
    words = f"{match_id} {seat}".encode()
    digest = hmac.digest(luck.secret, words, "sha256") if luck is not None else hashlib.sha256(words).digest()
    return int.from_bytes(digest[:6])
