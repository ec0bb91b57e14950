"""The bots at one table: made once for a game, told where they sit, asked in turn, and sent home at its end."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.external import ExternalBot, Fault, Occasion
from wunderkammer.bots.info import Info
from wunderkammer.core.result import Result


class Company:
    """Bots by seat; a seat without one is a person's or plays by itself. Leaving the `with` ends their programs."""

    def __init__(self, minds: Sequence[Bot | None], occasion: Occasion) -> None:
        self.minds = [*minds]
        self.occasion = occasion
        self.result: Result | None = None

    def __enter__(self) -> Company:
        for seat, mind in enumerate(self.minds):
            if isinstance(mind, ExternalBot):
                mind.sit(self.occasion, seat)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for mind in self.minds:
            if isinstance(mind, ExternalBot):
                mind.leave(self.result)

    def choose(self, info: Info) -> int:
        mind = self.minds[info.seat]
        assert mind is not None
        return mind.choose(info)

    def is_bot(self, seat: int) -> bool:
        return self.minds[seat] is not None

    def faults(self, seat: int) -> list[Fault]:
        """What the program on a seat has done wrong so far."""
        mind = self.minds[seat]
        return mind.faults if isinstance(mind, ExternalBot) else []
