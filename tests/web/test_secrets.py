"""Whole games over HTTP: no byte that a seat or a spectator is sent depends on what they may not know."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette

from tests.table.company import fix_luck, run
from tests.web.spying import Spy, redrawn
from tests.web.wire import TOKEN, Answer, Wire
from wunderkammer import games
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.board.board import draw
from wunderkammer.match.match import Match
from wunderkammer.table import House, Table
from wunderkammer.table.bot_service import pool as bot_pool
from wunderkammer.web.app import create_app
from wunderkammer.web.board.shared_position import SharedPosition
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.settings import Settings

OK, FORBIDDEN = 200, 403
PATIENCE = 60  # seconds
HINTS = 60  # moves between two questions for a hint: a bot thinks in a process of its own
ELEMENT = re.compile(r'data-element="([^"]+)"')
SECRET = b"only for tests, and only for them"


class Room:
    """A table with people and a spectator who spy on all that they are sent."""

    def __init__(self, app: Starlette, seed: int, people: int = 2) -> None:
        self.app = app
        self.wires: dict[int | None, Wire] = {seat: Wire(app) for seat in (*range(people), None)}
        self.choose, self.rng = Random(seed), Rng(seed)
        self.seen: Counter[str] = Counter()  # how many hidden ids each kind of answer could have told
        self.elements: dict[int | None, str] = dict.fromkeys(self.wires, "none")
        self.worlds = 0  # that were not the true one

    async def sit_down(self, game: str, **options: str) -> None:
        anna, *guests = [wire for seat, wire in self.wires.items() if seat is not None]
        places = {f"who{seat}": "guest" for seat in range(1, len(guests) + 1)}
        opened = await anna.post(f"/new/{game}", who0="me", name0="Anna", **places, **options)
        self.url = opened.address
        house: House = self.app.state.house
        self.table: Table = await house.table(self.url.split("/")[2])
        for guest, name in zip(guests, ("Boris", "Clara"), strict=False):
            invite = next(seat.invite for seat in self.table.seats if seat.free)
            await guest.post(f"{self.url}/join/{invite}", name=name)
        self.spies = {seat: Spy(self.table.match, seat) for seat in self.wires}
        for seat, wire in self.wires.items():
            await wire.get(self.url)
            wire.listen(f"{self.url}/events", self.named(seat))
        await self.settled()
        board = (await self.wires[None].get(self.url)).text
        for spy in self.spies.values():
            spy.printed = {name for name in spy.names.values() if name in board}
            spy.look()

    def named(self, seat: int | None) -> str:
        return "" if seat is None else f"as={seat}"

    async def settled(self) -> None:
        """Wait until everybody has been told of the last move."""
        async with asyncio.timeout(PATIENCE):
            while not self.told():
                await asyncio.sleep(0)

    def told(self) -> bool:
        hub = self.app.state.hubs.hubs.get(self.table.id)
        if hub is None or len(hub.feeds) < len(self.wires):
            return False
        readers = [reader for feed in hub.feeds.values() for reader in feed.readers]
        now = SharedTable(self.table, "en")
        return all(feed.stamp == now.stamp(feed.point.seat) for feed in hub.feeds.values()) and not any(
            reader.waiting for reader in readers
        )

    async def move(self) -> None:
        match = self.table.match
        seat = self.choose.choice(match.to_act)
        answer = await self.act(seat, move=self.choose.choice(match.legal(seat)))
        for spy in self.spies.values():
            spy.look()
        self.check(seat, "act", answer)

    async def act(self, seat: int, **doing: str) -> Answer:
        known = {"revision": self.table.known(seat), "as": seat}
        answer = await self.wires[seat].post(f"{self.url}/act", **doing, **known)
        assert answer.status == OK, answer.text
        await self.settled()
        return answer

    def check(self, seat: int | None, kind: str, answer: Answer) -> None:
        self.seen[kind] += self.spies[seat].check(answer.text, kind)

    async def ask(self, seat: int | None, about: tuple[str, str, int]) -> dict[str, Answer]:
        """What can be fetched at the table; what takes long by turns."""
        wire, query = self.wires[seat], {} if seat is None else {"as": seat}
        element, key, at = about
        answers = {"page": await wire.get(self.url, **query)}
        if len(self.table.match.entries) % 2:
            answers["help"] = await wire.get(f"{self.url}/help", **query)
        else:
            answers["replay"] = await wire.get(f"{self.url}/replay", at=at, **query)
            answers["record"] = await wire.get(f"{self.url}/record")
        answers["what"] = await wire.get(f"{self.url}/what", thing=element, **query)
        answers["what this move"] = await wire.get(f"{self.url}/what", thing=f"move-{key}", **query)
        if seat is not None and seat in self.table.match.to_act and len(self.table.match.entries) % 3 == 0:
            first = self.table.match.legal(seat)[0]
            answers["final"] = await wire.get(f"{self.url}/final", **query)
            answers["what if"] = await wire.get(f"{self.url}/what-if", then=first, **query)
        return answers

    async def spy(self, seat: int | None) -> None:
        """Look at everything there is, then at the same in worlds that this seat cannot tell from the true one."""
        match, vocabulary = self.table.match, self.table.match.game.vocabulary
        moves = [
            move for verb in vocabulary.verbs if not verb.chance for move in (verb.base, verb.base + verb.size - 1)
        ]
        about = (
            self.elements[seat],
            vocabulary.key(self.choose.choice(moves)),
            self.choose.randint(0, len(match.entries)),
        )
        answers = await self.ask(seat, about)
        for kind, answer in answers.items():
            assert answer.status == (FORBIDDEN if kind == "record" else OK), kind
            self.check(seat, kind, answer)
        self.elements[seat] = self.choose.choice(ELEMENT.findall(answers["page"].text) or ["none"])
        for knower in range(match.seats) if seat is None else [seat]:
            with redrawn(self.table, knower, self.rng) as another:
                self.worlds += another
                for kind, other in (await self.ask(seat, about)).items() if another else ():
                    assert TOKEN.sub("", other.text) == TOKEN.sub("", answers[kind].text), (seat, kind)

    def check_streams(self) -> None:
        """What the streams have brought; and in another world there would be nothing else to bring."""
        hub = self.app.state.hubs.hubs[self.table.id]
        for seat, wire in self.wires.items():
            self.seen["stream"] += self.spies[seat].check(wire.heard(), "stream")
        for feed in hub.feeds.values():
            for knower in range(self.table.match.seats) if feed.point.seat is None else [feed.point.seat]:
                with redrawn(self.table, knower, self.rng) as another:
                    assert not another or feed.update(SharedTable(self.table, feed.point.lang)) is None, feed.point

    async def hint(self) -> None:
        for seat in self.table.match.to_act:
            self.check(seat, "hint", await self.wires[seat].post(f"{self.url}/hint", **{"as": seat}))


async def spy_on_a_whole_game(game: str, folder: Path) -> Room:
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), Settings(SECRET, matches_per_minute=1000))
    async with app.router.lifespan_context(app):
        room = Room(app, 11)
        await room.sit_down(game)
        moves = 0
        while room.table.match.to_act:
            room.check_streams()
            await room.spy((0, 1, None)[moves % 3])
            if moves % HINTS == HINTS // 2:
                await room.hint()
            await room.move()
            moves += 1
        for wire in room.wires.values():
            await wire.leave()
    return room


@pytest.mark.parametrize("game", games())
def test_nothing_hidden_is_sent(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_SECONDS", 0.05)
    fix_luck(monkeypatch)
    room = run(spy_on_a_whole_game(game, tmp_path))
    assert room.table.match.result is not None
    # There was something to hide all the time, or nothing of this is worth anything.
    assert min(room.seen[kind] for kind in ("act", "page", "stream", "what", "help", "replay", "record", "hint")) > 0
    assert room.worlds > 100 or game not in ("evolution", "lost_lands")  # the others hide nothing but piles


@pytest.mark.parametrize("quick_play", [False, True])
def test_what_is_drawn_for_all_together_is_what_each_would_see_alone(quick_play: bool) -> None:
    match, choose = Match("evolution", 4, 5, {"quick_play": quick_play}), Random(5)
    names = ["Ada", "Boris", "Cleo", "Dora"]
    while match.to_act:
        shared = SharedPosition()
        for seat in choose.sample([0, 1, 2, 3, None], 5):
            together, alone = (Sight(match, seat, "en", names, shared=kept) for kept in (shared, None))
            assert draw(together) == draw(alone), seat
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))
