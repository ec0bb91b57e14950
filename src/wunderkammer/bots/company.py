"""The bots of one match, each on its seat: they hear what happens, are asked in turn, and are sent home at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.external.external_bot import ExternalBot, Fault, Occasion
from wunderkammer.bots.past import Past
from wunderkammer.bots.seat import BotSeat
from wunderkammer.core.engine import apply
from wunderkammer.core.frames import NATURE
from wunderkammer.core.result import Result
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State


class Company:
    """Bots by seat; a seat without one is a person's or plays by itself. Leaving the `with` ends their programs.

    Anyone who carries out the moves of a match either reports each one (`see`), or says every time what the entries of
    the match are (`follow`): then bots whose match has been taken back begin anew.
    """

    def __init__(self, rules: Rules, bots: Sequence[Bot | None], occasion: Occasion) -> None:
        self.rules = rules
        self.bots = [*bots]
        self.occasion = occasion
        self.result: Result | None = None
        self.begin()

    def begin(self, first: State | None = None) -> None:
        """Everybody sits down at the beginning of the match; from this state on its entries will be followed."""
        self.state = first
        self.entries: list[tuple[int, int]] = []  # that were followed and led to the state
        self.past = Past(self.rules, len(self.bots))
        self.seats = [None if bot is None else BotSeat(bot, self.past, seat) for seat, bot in enumerate(self.bots)]

    def __enter__(self) -> Company:
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, ExternalBot):
                bot.sit(self.occasion, seat)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in self.bots:
            if isinstance(bot, ExternalBot):
                bot.leave(self.result)

    def choose(self, state: State, seat: int) -> int:
        """The move of the bot on a seat that has to decide in this state."""
        asked = self.seats[seat]
        assert asked is not None
        return asked.choose(state)

    def see(self, state: State, seat: int, move: int) -> None:
        """A decision is about to be made in this state."""
        decides = self.seats[seat]
        if decides is not None and decides.plans_turns:
            decides.arrive(state)
        self.past.note(state, seat, move)

    def follow(self, first: Callable[[], State], entries: Sequence[tuple[int, int]]) -> None:
        """Come to where a match is that began in the first state; what was taken back is forgotten."""
        if self.state is None or self.entries != entries[: len(self.entries)]:
            self.begin(first())
        self.go_on(entries[len(self.entries) :])

    def go_on(self, entries: Sequence[tuple[int, int]]) -> None:
        """Follow some more entries of the match."""
        assert self.state is not None
        for seat, move in entries:
            if seat != NATURE:
                self.see(self.state, seat, move)
            apply(self.state, seat, move)
        self.entries += entries

    def is_bot(self, seat: int) -> bool:
        return self.bots[seat] is not None

    def faults(self, seat: int) -> list[Fault]:
        """What the program on a seat has done wrong so far."""
        bot = self.bots[seat]
        return bot.faults if isinstance(bot, ExternalBot) else []
