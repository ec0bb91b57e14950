"""What is played: a game with its seats, options and figures, and how its actions and rewards are counted."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.observing.action_numbers import ActionNumbers
from wunderkammer.core.observing.observer import Observer
from wunderkammer.core.reader import short_form
from wunderkammer.core.state import State
from wunderkammer.errors import BadOption
from wunderkammer.match.party import free_seats
from wunderkammer.rl.batch import Batch
from wunderkammer.rl.episode import Episode
from wunderkammer.rl.rewards import REWARDS
from wunderkammer.shelf.game import Game, game

ACTIONS: Final = ("compact", "flat")


class Setting(NamedTuple):
    """One way to play a game, ready to be begun as often as one likes."""

    game: Game
    seats: int
    options: dict[str, object]  # with the changes of a pack
    first: State  # before chance has acted
    actions: ActionNumbers
    observer: Observer
    reward: int

    @property
    def free_seats(self) -> list[int]:
        """The seats that decide; the game itself plays the others."""
        return free_seats(self.game.rules, self.first)

    def episode(self, seed: int) -> Episode:
        return Episode(self.game.rules, self.first, self.reward, seed)

    def batch(self, games: int, seed: int, observing: bool = True) -> Batch:
        """Games side by side, each with a luck of its own that follows from the seed."""
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption("games-in-batch", name="games", given=short_form(games))
        episodes = [self.episode(derived_seed(seed, number)) for number in range(games)]
        return Batch(episodes, self.actions, self.observer, observing)


def new_setting(
    game_id: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    actions: str = "compact",
    reward: str = "win",
) -> Setting:
    """A way to play; without seats the game's smallest number. Raises one sentence for what is not possible."""
    chosen = game(game_id)
    wishes = dict(options or {})
    pack = chosen.pack(wishes.pop("pack", None))
    content = chosen.content(pack)
    number = chosen.seats[0] if seats is None else seats
    checked = chosen.check(number, wishes)
    first = chosen.rules.new(number, checked, content)
    compact = choice("actions", actions, ACTIONS) == 0
    kind = choice("reward", reward, REWARDS)
    numbers, observer = ActionNumbers(chosen.rules, first, compact), Observer(chosen.rules, first)
    return Setting(chosen, number, checked | ({"pack": pack} if pack else {}), first, numbers, observer, kind)


def choice(name: str, given: str, known: tuple[str, ...]) -> int:
    """The place of a word among those that are known."""
    if given not in known:
        raise BadOption("no-such-word", name=name, given=short_form(given), known=[*known])
    return known.index(given)


def new_batch(
    game_id: str,
    games: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    seed: int = 0,
    actions: str = "compact",
    reward: str = "win",
    observing: bool = True,
) -> Batch:
    """Many games of one kind side by side: see `Batch`."""
    return new_setting(game_id, seats, options, actions=actions, reward=reward).batch(games, seed, observing)
