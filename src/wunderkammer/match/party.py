"""Who sits where: people, and bots with names of great naturalists."""

from __future__ import annotations

from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf.game import Game, spoken
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


def printable(text: str) -> str:
    """Without signs that a terminal would obey."""
    return "".join(sign for sign in text if sign.isprintable()).strip()


def plain_name(name: str) -> str:
    """A name of bearable length, fit to be shown."""
    return printable(name)[:LONGEST_NAME]


def number_of_seats(game: Game, seats: int | None, bots: list[str] | None, names: list[str], taken: int = 0) -> int:
    """What was asked for, or what all who play add up to, but at least the smallest game."""
    if seats is not None:
        return seats
    if bots is None or len(names) > 1:
        return max(len(bots or []) + max(1, len(names)) + taken, min(game.seats))
    return min(max(len(bots) + 1 + taken, min(game.seats)), max(game.seats))


def check_seats(game: Game, seats: int, catalogue: Catalogue) -> None:
    own = [option.name for option in game.options.values() if option.takes_seats]
    if seats == 1 and seats not in game.seats and own:
        raise WunderkammerError(
            catalogue.say("cli-alone", game=game.id, wish=f"--seats {min(game.seats)} --option {own[0]}=1")
        )
    if seats not in game.seats:
        given = str(seats)
        raise WunderkammerError(
            catalogue.say("cli-bad-seats", game=game.id, seats=spoken_seats(game.seats, catalogue), given=given)
        )


def check_rivals(game: Game, seats: int, options: dict[str, object], catalogue: Catalogue) -> None:
    """The game's own opponents must leave a seat to somebody else."""
    taken = game.taken_seats(options)
    if taken >= seats:
        raise WunderkammerError(catalogue.say("cli-too-many-rivals", rivals=taken, seats=seats, most=seats - 1))


def spoken_seats(numbers: list[int], catalogue: Catalogue) -> str:
    """2, 3 or 4, in the language of the table."""
    return spoken(numbers).replace(" or ", f" {catalogue.say('ui-or')} ")


def rival_names(catalogue: Catalogue, seats: int, rivals: dict[int, str]) -> dict[int, str]:
    """The names of the seats that play by themselves."""
    return {seat: catalogue.say(f"rival-{name}") for seat, name in rivals.items() if seat < seats}


def party(catalogue: Catalogue, seats: int, bots: list[str] | None, names: list[str], rivals: dict[int, str]) -> Party:
    """People first, then bots; without any wish one person, or as many as have names, against bots.

    Seats that play by themselves keep their own names and have neither a person nor a bot.
    """
    taken = rival_names(catalogue, seats, rivals)
    free = seats - len(taken)
    if bots is None:
        bots = [DEFAULT_BOT] * (free - max(1, len(names)))
    people = free - len(bots)
    given = [plain_name(name) for name in names]
    called = given[:people]
    called += [catalogue.say("ui-person", number=number + 1) for number in range(len(called), people)]
    learned = [catalogue.say(f"ui-naturalist-{number + 1}") for number in range(NATURALISTS)]
    left = [name for name in learned if name not in called and name not in taken.values()]
    seated = iter([*zip(called, [""] * people, strict=True), *zip(left, bots, strict=False)])
    both = [(taken[seat], "") if seat in taken else next(seated) for seat in range(seats)]
    return Party([name for name, _ in both], [bot for _, bot in both])
