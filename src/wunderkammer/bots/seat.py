"""One bot on one seat of one match: the only way in which anybody asks a bot for a move."""

from __future__ import annotations

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.info import Info
from wunderkammer.bots.past import Past
from wunderkammer.bots.thinker import Opinion, Thinker
from wunderkammer.core.state import State


class BotSeat:
    """A bot with what its seat has seen; what it answers depends on that and its seed, never on who asked how often.

    A bot may carry out over a whole turn what it planned at its beginning. So the decisions of the present turn are
    kept as the seat saw them: a bot that was not asked about them, because it has just been made anew or somebody
    else decided, thinks about them first and then knows what it would have known.
    """

    def __init__(self, bot: Bot, past: Past, seat: int) -> None:
        self.bot = bot
        self.past = past
        self.seat = seat
        self.plans_turns = isinstance(bot, Thinker) and bot.plans_turns(past.rules)
        self.turn: list[Info] = []  # the seat's decisions of the present turn, the last one perhaps still to be made …
        self.choices: list[int] = []  # … and what the bot chose, as far as it was asked

    def choose(self, state: State) -> int:
        """The bot's move in this state, in which its seat has to decide."""
        self.arrive(state)
        for info in self.turn[len(self.choices) :]:
            self.choices.append(self.bot.choose(info))
        return self.choices[-1]

    def opinions(self, state: State) -> list[Opinion]:
        """What a searching bot thinks of all moves in this state, best first."""
        assert isinstance(self.bot, Thinker)
        return self.bot.opinions(self.info(state))

    def info(self, state: State) -> Info:
        return Info(self.past.rules, state, self.seat, self.past.seen[self.seat])

    def arrive(self, state: State) -> None:
        """Note that the seat has to decide in this state."""
        if self.turn and len(self.turn[-1].past) == len(self.past.seen[self.seat]):
            return
        info = self.info(state)
        if not self.continues_turn(info):
            self.turn, self.choices = [], []
        self.turn.append(info)

    def continues_turn(self, info: Info) -> bool:
        """Whether a decision follows the seat's last one in the same turn, and the bot may have planned it there."""
        if not self.turn or not self.plans_turns or len(info.past) != len(self.turn[-1].past) + 1:
            return False
        return not info.rules.starts_turn(info.possible, self.seat)
