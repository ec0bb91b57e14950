"""Who sits where: people, and bots with names of great naturalists."""

from __future__ import annotations

from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf import Game, spoken
from wunderkammer.text.catalogue import Catalogue

DEFAULT_BOT = "greedy"
NATURALISTS = 8
LONGEST_NAME = 24


class Party:
    """Names and bots by seat; "" as a bot is a person."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots

    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if not name]


def plain_name(name: str) -> str:
    """A name of bearable length, without signs that a terminal would obey."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME]


def number_of_seats(game: Game, seats: int | None, bots: list[str] | None, names: list[str]) -> int:
    """What was asked for, or what people and bots add up to, but at least the smallest game."""
    if seats is not None:
        return seats
    if bots is None or len(names) > 1:
        return max(len(bots or []) + len(names), min(game.seats))
    return min(max(len(bots) + 1, min(game.seats)), max(game.seats))


def check_seats(game: Game, seats: int, catalogue: Catalogue) -> None:
    if seats not in game.seats:
        given = str(seats)
        raise WunderkammerError(
            catalogue.say("cli-bad-seats", game=game.id, seats=spoken_seats(game, catalogue), given=given)
        )


def spoken_seats(game: Game, catalogue: Catalogue) -> str:
    """2, 3 or 4, in the language of the table."""
    return spoken(game.seats).replace(" or ", f" {catalogue.say('ui-or')} ")


def party(catalogue: Catalogue, seats: int, bots: list[str] | None, names: list[str]) -> Party:
    """People first, then bots; without any wish one person, or as many as have names, against bots."""
    if bots is None:
        bots = [DEFAULT_BOT] * (seats - max(1, len(names)))
    people = seats - len(bots)
    given = [plain_name(name) for name in names]
    called = given[:people]
    called += [catalogue.say("ui-person", number=number + 1) for number in range(len(called), people)]
    learned = [catalogue.say(f"ui-naturalist-{number + 1}") for number in range(NATURALISTS)]
    free = [name for name in learned if name not in called]
    return Party(called + free[: len(bots)], [""] * people + bots)
