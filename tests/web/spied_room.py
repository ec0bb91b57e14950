"""A table at which everybody, and a spectator, spies on all that they are sent, in pages and by the programs' door."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.web.spying import Spy, redraw_world
from tests.web.wire import TOKEN, Answer, Wire
from wunderkammer.core.rng import Rng
from wunderkammer.table import House, Table
from wunderkammer.web.live.shared_table import SharedTable

OK, FORBIDDEN = 200, 403
PATIENCE = 60  # seconds
TICKS = 12  # turns of the event loop
HINTS = 60  # moves between two questions for a hint: a bot thinks in a process of its own
ELEMENT = re.compile(r'data-element="([^"]+)"')
NAMES = ("Boris", "Clara", "Dora", "Emil", "Fanny")


class SpiedRoom:
    """A table with people and a spectator who spy on all that they are sent."""

    def __init__(self, app: Any, seed: int, people: int = 2, rivals: int = 0, lang: str = "en") -> None:
        self.app = app
        self.rivals, self.lang = rivals, lang
        self.thrifty = False  # in a whole game programs need not ask at every move
        self.wires: dict[int | None, Wire] = {seat: Wire(app, lang) for seat in (*range(people), None)}
        self.choose, self.rng = Random(seed), Rng(seed)
        self.seen: Counter[str] = Counter()  # how many hidden ids each kind of answer could have told
        self.elements: dict[int | None, str] = dict.fromkeys(self.wires, "none")
        self.worlds = 0  # that were not the true one

    async def sit_down(self, game: str, options: Mapping[str, str] | None = None) -> None:
        anna, *guests = [wire for seat, wire in self.wires.items() if seat is not None]
        places = {f"who{seat}": "guest" for seat in range(1, len(guests) + 1)}
        places |= {f"who{seat}": "rival" for seat in range(len(guests) + 1, len(guests) + 1 + self.rivals)}
        opened = await anna.post(f"/new/{game}", who0="me", name0="Anna", **places, **(options or {}))
        assert opened.address, opened.text
        self.url = opened.address
        house: House = self.app.state.house
        self.table: Table = await house.table(self.url.split("/")[2])
        for guest, name in zip(guests, NAMES, strict=False):
            invite = next(seat.invite for seat in self.table.seats if seat.free)
            await guest.post(f"{self.url}/join/{invite}", name=name)
        self.spies = {seat: Spy(self.table.match, seat, self.lang) for seat in self.wires}
        for seat, wire in self.wires.items():
            user = self.table.seats[seat].user if seat is not None else (await house.accounts.guest()).id
            assert user is not None
            wire.bearer = await house.api_tokens.create(user, "spy", ("read", "play"))
        for seat, wire in self.wires.items():
            await wire.get(self.url)
            wire.listen(f"{self.url}/events", self.named(seat))
            wire.listen(f"/api/v1/matches/{self.table.id}/events", "" if seat is None else f"seat={seat}")
        await self.settled()
        boards = await self.boards()
        for spy in self.spies.values():
            spy.printed = {name for name in spy.names.values() if all(name in board for board in boards)}
            spy.look()

    async def boards(self) -> list[str]:
        """The spectator's page in the true world and in others: what stands on all of them is printed there."""
        found = [(await self.wires[None].get(self.url)).text]
        for knower in self.people():
            with redraw_world(self.table, knower, self.rng) as another:
                if another:
                    found.append((await self.wires[None].get(self.url)).text)
        return found

    def named(self, seat: int | None) -> str:
        return "" if seat is None else f"as={seat}"

    async def settled(self) -> None:
        """Wait until everybody has been told of the last move."""
        async with asyncio.timeout(PATIENCE):
            while not self.told():
                await asyncio.sleep(0)
            for _ in range(TICKS):  # a program's stream sends its lines one by one
                await asyncio.sleep(0)

    def told(self) -> bool:
        hub = self.app.state.hubs.hubs.get(self.table.id)
        watchers = self.app.state.hubs.watchers
        listening = len(self.wires) if self.table.status == "playing" else 0  # programs' streams end with the match
        if hub is None or len(hub.feeds) < len(self.wires) or len(watchers) < listening:
            return False
        if any(watcher.rung.is_set() for watcher in watchers):
            return False
        readers = [reader for feed in hub.feeds.values() for reader in feed.readers]
        now = SharedTable(self.table, self.lang)
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
        known = {"revision": self.table.entries_known(seat), "as": seat}
        answer = await self.wires[seat].post(f"{self.url}/act", **doing, **known)
        assert answer.status == OK, answer.text
        await self.settled()
        return answer

    def check(self, seat: int | None, kind: str, answer: Answer) -> None:
        self.seen[kind] += self.spies[seat].check(self.without_random_names(seat, answer.text), kind)

    def without_random_names(self, seat: int | None, sent: str) -> str:
        """Signatures and the table's own name are drawn anew in every run: one in some thousand spells a hidden id."""
        sent = TOKEN.sub("", sent).replace(self.table.id, "")
        cookie = self.wires[seat].cookie
        return sent.replace(cookie, "") if cookie else sent

    async def ask(self, seat: int | None, about: tuple[str, str, int]) -> dict[str, Answer]:
        """What can be fetched at the table; what takes long by turns."""
        wire, query = self.wires[seat], {} if seat is None else {"as": seat}
        element, key, at = about
        answers = {"page": await wire.get(self.url, **query)}
        if len(self.table.match.entries) % 2:
            answers["help"] = await wire.get(f"{self.url}/help", **query)
        else:
            answers["replay"] = await wire.get(f"{self.url}/replay", at=at, **query)
            answers["what it was"] = await wire.get(f"{self.url}/replay/what", thing=element, at=at, **query)
            answers["record"] = await wire.get(f"{self.url}/record")
        if not self.thrifty or len(self.table.match.entries) % 4 == 1:
            answers |= await self.ask_as_program(seat, key)
        answers["what"] = await wire.get(f"{self.url}/what", thing=element, **query)
        answers["what this move"] = await wire.get(f"{self.url}/what", thing=f"move-{key}", **query)
        often = not self.thrifty or len(self.table.match.entries) % 3 == 0
        if seat is not None and seat in self.table.match.to_act and often:
            match = self.table.match
            first = match.legal(seat)[0]
            touched = [*match.vocabulary.elements(seat, match.legal_move(seat, first)), ""][0]
            answers["final"] = await wire.get(f"{self.url}/final", **query)
            answers["what if"] = await wire.get(f"{self.url}/what-if", then=first, **query)
            answers["ways"] = await wire.get(f"{self.url}/ways", **{"from": touched, "to": element}, **query)
        return answers

    async def ask_as_program(self, seat: int | None, key: str) -> dict[str, Answer]:
        """The same by the programs' door."""
        wire, base = self.wires[seat], f"/api/v1/matches/{self.table.id}"
        answers = {f"api {name}": await wire.call(f"{base}/{name}") for name in ("view", "log")}
        answers["api match"] = await wire.call(base)
        if seat is not None:
            answers["api moves"] = await wire.call(f"{base}/moves")
            answers["api explain"] = await wire.call(f"{base}/explain", move=key)
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
        for knower in self.people() if seat is None else [seat]:
            with redraw_world(self.table, knower, self.rng) as another:
                self.worlds += another
                for kind, other in (await self.ask(seat, about)).items() if another else ():
                    assert TOKEN.sub("", other.text) == TOKEN.sub("", answers[kind].text), (seat, kind)

    def people(self) -> list[int]:
        return [seat for seat in self.wires if seat is not None]

    def check_streams(self) -> None:
        """What the streams have brought; and in another world there would be nothing else to bring."""
        self.hear()
        hub = self.app.state.hubs.hubs[self.table.id]
        for feed in hub.feeds.values():
            for knower in self.people() if feed.point.seat is None else [feed.point.seat]:
                with redraw_world(self.table, knower, self.rng) as another:
                    assert not another or feed.update(SharedTable(self.table, feed.point.lang)) is None, feed.point

    def hear(self) -> None:
        """What the streams have brought since the last time."""
        for seat, wire in self.wires.items():
            self.seen["stream"] += self.spies[seat].check(self.without_random_names(seat, wire.heard()), "stream")

    async def hint(self) -> None:
        for seat in self.table.match.to_act:
            self.check(seat, "hint", await self.wires[seat].post(f"{self.url}/hint", **{"as": seat}))

    async def leave(self) -> None:
        for wire in self.wires.values():
            await wire.leave()
