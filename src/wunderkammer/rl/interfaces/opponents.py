"""The bots on the other seats of one episode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.errors import BadSeats
from wunderkammer.rl.episode import Episode
from wunderkammer.rl.setting import Setting

RANDOM: Final = "random"


def seated_bots(setting: Setting, opponents: str | Sequence[str]) -> list[str]:
    """The name of a bot for every seat that decides beside one's own, in the order of the seats."""
    others = len(setting.free_seats) - 1
    names = [opponents] * others if isinstance(opponents, str) else [*opponents]
    if len(names) != others:
        raise BadSeats("bots-for-seats", given=len(names), seats=others)
    for name in names:
        bot(name, 0)  # raises one sentence for a name that nobody has
    return names


def checked_own_seat(setting: Setting, seat: int | None) -> int | None:
    """One's own seat; None for another one in every game."""
    if seat is not None and seat not in setting.free_seats:
        raise BadSeats("seat-not-free", given=seat, seats=setting.free_seats)
    return seat


class Opponents:
    """They are asked in turn, see what their seats see, and go home at the end."""

    def __init__(self, setting: Setting, names: Sequence[str], own: int, seed: int) -> None:
        self.own = own
        waiting = iter(names)
        others = [seat for seat in setting.free_seats if seat != own]
        by_seat = {seat: bot(next(waiting), derived_seed(seed, seat + 1)) for seat in others}
        bots = [by_seat.get(seat) for seat in range(setting.seats)]
        self.company = Company(setting.game.rules, bots, Occasion(setting.game.id, setting.seats, setting.options))
        self.company.__enter__()

    def see(self, episode: Episode, seat: int, move: int) -> None:
        """A move is about to be made."""
        self.company.see(episode.state, seat, move)

    def play(self, episode: Episode) -> None:
        """Play until the own seat decides or the game is over."""
        while not episode.is_over() and episode.seat != self.own:
            seat = episode.seat
            move = self.company.choose(episode.state, seat)
            self.see(episode, seat, move)
            episode.play(seat, move)

    def leave(self, episode: Episode) -> None:
        """Programs among them are told the result, if there is one, and ended."""
        if episode.is_over():
            self.company.result = episode.rules.result(episode.state)
        self.company.__exit__(None, None, None)
