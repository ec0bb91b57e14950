"""Errors that can be told in every language of the cabinet."""

from __future__ import annotations

from wunderkammer.errors import WunderkammerError
from wunderkammer.text.catalogue import catalogue


class SpokenError(WunderkammerError):
    """An error with a message of its own; whoever knows the reader's language says it in that."""

    def __init__(self, message_id: str, **details: object) -> None:
        self.message_id = message_id
        self.details = details
        super().__init__(self.spoken("en"))

    def spoken(self, lang: str) -> str:
        return catalogue(lang).say(self.message_id, **self.details)
