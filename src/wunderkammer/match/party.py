"""Who sits where: people, bots and the game's own opponents, and what they are called; for terminal, web and lab."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from wunderkammer.bots import bot
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.errors import BadParty, BadSeats
from wunderkammer.shelf.game import Game, Option
from wunderkammer.text.catalogue import Catalogue

DEFAULT_BOT = "greedy"
NATURALISTS = 8
LONGEST_NAME = 24


class Party:
    """Names and bots by seat; "" as a bot is a person or one of the game's own opponents."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots


def party(catalogue: Catalogue, seats: int, bots: list[str] | None, names: list[str], rivals: dict[int, str]) -> Party:
    """People first, then bots; by default one person, or as many as have names, against bots.

    Seats that play by themselves keep their own names and have neither a person nor a bot.
    """
    own = rival_names(catalogue, seats, rivals)
    free = seats - len(own)
    if bots is None:
        bots = [DEFAULT_BOT] * (free - max(1, len(names)))
    people = free - len(bots)
    called = [plain_name(name) for name in names[:people]]
    called += [person_name(catalogue, number) for number in range(len(called) + 1, people + 1)]
    others = naturalists(catalogue, [*called, *own.values()])
    seated = iter([*zip(called, [""] * people, strict=True), *zip(others, bots, strict=False)])
    both = [(own[seat], "") if seat in own else next(seated) for seat in range(seats)]
    return Party([name for name, _ in both], [name for _, name in both])


# Names.


def without_control_signs(text: str) -> str:
    """Text that no terminal obeys."""
    return "".join(sign for sign in text if sign.isprintable()).strip()


def plain_name(name: str) -> str:
    """A name of bearable length, fit to be shown."""
    return without_control_signs(name)[:LONGEST_NAME]


def person_name(catalogue: Catalogue, number: int) -> str:
    """What somebody is called who has given no name."""
    return catalogue.say("ui-person", number=number)


def naturalists(catalogue: Catalogue, others: Collection[str]) -> list[str]:
    """The names for bots: great naturalists, except those whose names are taken."""
    every = [catalogue.say(f"ui-naturalist-{number}") for number in range(1, NATURALISTS + 1)]
    return [name for name in every if name not in others]


def rival_names(catalogue: Catalogue, seats: int, rivals: dict[int, str]) -> dict[int, str]:
    """The names of the seats that play by themselves."""
    return {seat: catalogue.say(f"rival-{name}") for seat, name in rivals.items() if seat < seats}


# The game's own opponents.


def opponents_option(game: Game) -> Option | None:
    """The option that says how many seats the game's own opponents take; None if it has none that take any."""
    return next((option for option in game.options.values() if option.takes_seats), None)


def seats_option(game: Game) -> Option | None:
    """The option that says which seats they take; None if they always sit last."""
    return next((option for option in game.options.values() if option.names_seats), None)


def with_opponents(game: Game, options: Mapping[str, object], seats: int, own: Sequence[int]) -> dict[str, object]:
    """The options of a match in which the game itself plays these of so many seats."""
    option, place = opponents_option(game), seats_option(game)
    if option is None and own:
        raise BadParty("no-own-opponents", game=game.id)
    counted = {**options, option.name: len(own)} if option else {**options}
    if place is None or [*own] == [*range(seats - len(own), seats)] or len(own) == seats:
        return counted
    return {**counted, place.name: "-".join(str(seat + 1) for seat in own)}


def rival_seats(rules: Rules, state: State) -> set[int]:
    """The seats that the rules play themselves."""
    return {seat for seat in rules.rivals(state) if seat < state.seats}


def free_seats(rules: Rules, state: State) -> list[int]:
    """The seats for people and bots."""
    return [seat for seat in range(state.seats) if seat not in rival_seats(rules, state)]


# How many play, and whether they can.


def number_of_seats(game: Game, seats: int | None, bots: list[str] | None, names: list[str], own: int = 0) -> int:
    """What was asked for, or what all who play add up to, but at least the smallest game."""
    if seats is not None:
        return seats
    if bots is None or len(names) > 1:
        return max(len(bots or []) + max(1, len(names)) + own, min(game.seats))
    return min(max(len(bots) + 1 + own, min(game.seats)), max(game.seats))


def check_seats(game: Game, seats: int, options: dict[str, object]) -> None:
    """The game is for so many, and its own opponents leave a seat to somebody else."""
    option, own = opponents_option(game), game.taken_seats(options)
    if seats == 1 and seats not in game.seats and option:
        raise BadSeats("not-alone", game=game.id, wish=f"--seats {min(game.seats)} --option {option.name}=1")
    if seats not in game.seats:
        raise BadSeats("bad-seats", game=game.id, seats=game.seats, given=str(seats))
    if own >= seats:
        raise BadParty("too-many-own", own=own, seats=seats, most=seats - 1)


def check_chosen(game: Game, seats: int, own: int) -> None:
    """Enough have been chosen seat by seat, and not only the game's own opponents."""
    if 0 < seats == own:
        raise BadParty("only-own")
    if seats < min(game.seats):
        offers = "yes" if opponents_option(game) else "no"
        raise BadParty("too-few", least=min(game.seats), most=max(game.seats), count=seats, own=offers)


def check_players(free: int, bots: list[str], names: list[str]) -> None:
    """Bots exist, names differ, and all of them find room on the free seats."""
    check_bots(bots)
    if len(bots) + len(names) > free:
        raise BadParty("too-many-players", seats=free, bots=len(bots), people=len(names))
    if len({name.strip().casefold() for name in names}) < len(names):
        raise BadParty("same-name")


def check_bots(names: list[str]) -> None:
    for name in names:
        bot(name, 0)


def bot_for_each(bots: list[str], free: int) -> list[str]:
    """One bot for all free seats, or as many as there are."""
    every = bots * free if len(bots) == 1 else bots
    if len(every) != free:
        raise BadParty("bots-seats", bots=len(every), seats=free)
    return every
