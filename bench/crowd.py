"""The crowd of the load test: tables in the middle of matches, stored in a database before the server opens it."""

import random
import secrets
from pathlib import Path
from time import time
from typing import NamedTuple

from wunderkammer.match.match import Match
from wunderkammer.table import House
from wunderkammer.table.opening.new_table import rows_to_store
from wunderkammer.table.seats import Seat
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.http.cookies import Visitor, Visitors
from wunderkammer.web.server.secret_key import secret_in
from wunderkammer.web.server.startup import DATABASE
from wunderkammer.web.settings import Settings

GAME, SEATS = "evolution", 5
MOST_PLAYED = 150  # decisions made before the measurement: every table is somewhere else in its match
SEED = 7


class Sitting(NamedTuple):
    """A table, and for every seat the cookie of the browser that looks from there."""

    path: str
    cookies: list[str]


def random_match(seed: int, decisions: int) -> Match:
    """A match after some random decisions; one that would be over is begun anew."""
    match, chance = Match(GAME, SEATS, seed), random.Random(seed)
    while match.to_act and decisions:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
        decisions -= 1
    return match if match.to_act or decisions < 0 else Match(GAME, SEATS, seed)


def of_length(entries: int) -> Match:
    """A match with at least so many entries, over or not."""
    chance = random.Random(SEED)
    for seed in range(SEED, SEED + 100):
        match = Match(GAME, SEATS, seed)
        while match.to_act and len(match.entries) < entries:
            seat = chance.choice(match.to_act)
            match.play(seat, chance.choice(match.legal(seat)))
        if len(match.entries) >= entries:
            return match
    raise SystemExit(f"No match of {GAME} is as long as {entries} entries.")


async def open_sitting(house: House, visitors: Visitors, match: Match, lang: str) -> Sitting:
    """A table for a match; every seat has its own person with a browser."""
    seats, cookies = [], []
    for number in range(match.seats):
        user = await house.accounts.guest(f"Naturalist {number + 1}")
        session = await house.accounts.open_session(user.id)
        cookies.append(visitors.cookie_text(Visitor(secrets.token_urlsafe(16), session, lang)).partition(";")[0])
        seats.append(Seat(number, "person", user.name, user=user.id))
    made = rows_to_store(match, seats, {}, time(), seats[0].user, "", False, None)
    await house.keep(made)
    return Sitting(f"/m/{made.row.id}", cookies)


async def gather(
    folder: Path, tables: int, long_entries: int, database: str = ""
) -> tuple[list[Sitting], list[Sitting]]:
    """Tables with all their people, and two more with a long match."""

    async def nowhere(*_: object) -> None: ...

    visitors = Visitors(nowhere, Settings(secret_in(folder), False))
    chance = random.Random(SEED)
    async with House(database or str(folder / DATABASE), bot_processes=1, live=tables + 2) as house:
        sittings = []
        for number in range(tables):
            match = random_match(number, chance.randrange(MOST_PLAYED))
            sittings.append(await open_sitting(house, visitors, match, LANGUAGES[number % len(LANGUAGES)]))
        return sittings, [await open_sitting(house, visitors, of_length(long_entries), "en") for _ in range(2)]
