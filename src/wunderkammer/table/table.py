"""A table: what people can do at a match in progress."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from wunderkammer.core.refusal import Refusal
from wunderkammer.errors import BadLesson, UndoRefused
from wunderkammer.match.luck import published_luck
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.match.undo import undo_refusal
from wunderkammer.shelf.lessons import LessonStep
from wunderkammer.table.bot_service.driver import Driver
from wunderkammer.table.clocks import AWAY, BACK, FREED, ClockFace
from wunderkammer.table.entry_book import NewEntry, Plan
from wunderkammer.table.opening.new_table import HINTS
from wunderkammer.table.opening.order import ChatLine, TakenSeat, UndoState
from wunderkammer.table.people import clean_text
from wunderkammer.table.people.names import lookalike
from wunderkammer.table.room import Room, StoredMatch
from wunderkammer.table.seats import Seat, fingerprint, known_bot, new_token
from wunderkammer.table.services import Services
from wunderkammer.table.storage import changes, rows
from wunderkammer.table.subscription import Subscription
from wunderkammer.table.table_errors import (
    BadInvite,
    HintsOff,
    MatchBegun,
    MatchEnded,
    NameTaken,
    NoReturn,
    NoSuchPosition,
    NoSuchSeat,
    NotOver,
    NotSeated,
    Private,
    SeatTaken,
    Stale,
    TableFull,
    TooMany,
    Waiting,
)
from wunderkammer.table.table_lesson import NOT_BACK

MOST_CHAT = 2000


class Table(Room):
    """One match; `match` shows only what has been stored, and is for reading."""

    def __init__(self, services: Services, stored: StoredMatch) -> None:
        super().__init__(services, stored)
        self.driver = Driver(self)

    def wake_viewers(self, elsewhere: bool = False) -> None:
        super().wake_viewers(elsewhere)
        self.driver.wake(elsewhere)

    # Seats.

    def seats_of(self, user: str | None = None, tokens: Iterable[str] = ()) -> list[int]:
        """The seats that a user or the holder of these tokens may play; several are pass-and-play."""
        given = [*tokens]
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == "person"
            and ((user is not None and seat.user == user) or any(seat.held_by(token) for token in given))
        ]

    async def join(self, name: str, user: str | None = None, invite: str | None = None, luck: str = "") -> TakenSeat:
        """Take the seat of an invitation; at a public table, without one, the first free seat.

        `luck` is a number of one's own, or anything else, on which all outcomes then depend too.
        """
        return await self.services.finish(
            self.sit_down(clean_text.name_of(name), user, invite, clean_text.luck_of(luck))
        )

    async def sit_down(self, name: str, user: str | None, invite: str | None, luck: str) -> TakenSeat:
        token, shape = new_token(), await self.services.store.aside(lambda: lookalike(name))

        def told_apart(seats: Sequence[Seat]) -> None:
            if [lookalike(one.name) for one in seats if one.name].count(shape) > 1:
                raise NameTaken("name-at-table", name=name)

        async with self.lock:
            while True:
                before = self.free_seat(invite)
                seated = replace(before, name=name, user=user, token_hash=fingerprint(token), luck=luck)
                if await self.reseat(before, seated, told_apart):
                    return TakenSeat(before.seat, token)

    def free_seat(self, invite: str | None) -> Seat:
        free = [seat for seat in self.seats if seat.free]
        if invite is not None:
            asked = invite.encode("utf-8", "replace")
            free = [seat for seat in self.seats if seat.invite and hmac.compare_digest(seat.invite.encode(), asked)]
            if not free:
                raise BadInvite
            if not free[0].free:
                raise SeatTaken(seat=free[0].seat + 1)
        elif not self.public:
            raise Private
        if not free:
            raise TableFull
        return free[0]

    async def leave(self, seat: int) -> None:
        """Stand up again, as long as the match has not begun; the seat gets a new invitation."""
        person = self.person(seat)
        await self.services.finish(self.put(person, person.free_seat()))

    async def seat_bot(self, seat: int, bot: str, name: str = "") -> None:
        """Put a bot on a free seat."""
        person = self.person(seat)
        known_bot(bot)
        if not person.free:
            raise SeatTaken(seat=seat + 1)
        called = clean_text.name_of(name or bot)
        await self.services.finish(self.put(person, replace(person, kind="bot", bot=bot, name=called, invite=None)))

    async def put(self, before: Seat, after: Seat) -> None:
        async with self.lock:
            if self.status != "waiting":
                raise MatchBegun
            if not await self.reseat(before, after):
                raise SeatTaken(seat=before.seat + 1)

    # Playing.

    async def play(self, seat: int, key: str, revision: int) -> None:
        """Make a move; when this returns, it is stored."""
        self.person(seat)
        await self.services.finish(self.choose(seat, key, revision))

    async def choose(self, seat: int, key: str, revision: int) -> None:
        """Store a move; a secret choice at the next beat: how long its own table took tells nothing about it."""
        if self.book.seals(seat, key):
            await self.services.next_beat()
        await self.change(lambda: self.plan(seat, key, revision))

    def plan(self, seat: int, key: str, revision: int) -> Plan:
        """A move, after coming back to the table if a bot stood in."""
        self.check_begun()
        back = self.back(seat)
        self.check_fresh(seat, revision)
        step = self.lesson_step
        plan = self.book.ahead(seat, key) if self.lesson is None or step is None else self.lesson.plan(step, key)
        return Plan(back + plan.steps, plan.result)

    @property
    def lesson_step(self) -> LessonStep | None:
        """The step of a lesson that the table is at, if it is in one."""
        return self.lesson.step if self.lesson is not None else None

    async def go_on(self, seat: int, number: int) -> None:
        """Take a step of the lesson that needs no move, or let the lesson show it."""
        self.person(seat)
        lesson = self.lesson
        if lesson is None or seat != lesson.lesson.learner:
            raise BadLesson("lesson-moved-on")
        await self.services.finish(self.change(lambda: lesson.go_on(number)))

    async def play_freely(self, seat: int) -> None:
        """Leave the lesson and play on from where it stands; bots do the same."""
        self.person(seat)

        def plan() -> Plan:
            return Plan([self.book.beside(seat, FREED)] if self.lesson_step is not None else [])

        await self.services.finish(self.change(plan))

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision: an entry too."""
        self.person(seat)

        def plan() -> Plan:
            self.check_begun()
            if self.lesson_step is not None:
                raise UndoRefused(NOT_BACK, self.match.sentence(Refusal(NOT_BACK)))
            return Plan(self.back(seat) + self.book.undo_plan(seat).steps)

        await self.services.finish(self.change(plan))

    def undo_state(self, seat: int) -> UndoState:
        """Whether `undo` would do something now, to be shown before anybody tries."""
        self.person(seat)
        if self.lesson_step is not None:
            return UndoState(False, NOT_BACK)
        match, waiting = self.match, self.status == "waiting"
        code = "undo-nothing" if waiting else undo_refusal(match.entries, match.state.news, seat)
        return UndoState(code is None, code)

    async def come_back(self, seat: int) -> None:
        """Take a seat over again from the bot that stood in (a move of the person does so too)."""
        self.person(seat)
        await self.services.finish(self.change(lambda: Plan(self.back(seat))))

    def back(self, seat: int) -> list[NewEntry]:
        """The entry with which somebody returns, if a bot plays for them."""
        if not self.seats[seat].away or self.status != "playing":
            return []
        if self.rule is not None and not self.rule.may_return:
            raise NoReturn
        return [self.book.beside(seat, BACK)]

    @property
    def ended(self) -> bool:
        """Whether the match is over without a result, because everybody wanted that."""
        return self.status == "over" and self.match.result is None

    def check_begun(self) -> None:
        if self.status == "waiting":
            free = sum(seat.free for seat in self.seats)
            raise Waiting(free=free)
        if self.ended:
            raise MatchEnded

    @property
    def offers_hints(self) -> bool:
        """Whether people may ask what a bot would do."""
        return self.header.get(HINTS, True) is not False

    def check_hints(self) -> None:
        """Raise HintsOff where hints were switched off when the table was opened."""
        if not self.offers_hints:
            raise HintsOff

    def check_fresh(self, seat: int, revision: int) -> None:
        if self.book.is_stale(seat, revision):
            raise Stale

    def person(self, seat: int) -> Seat:
        """A seat that a person plays."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise NoSuchSeat(seats=len(self.seats))
        if self.seats[seat].kind != "person":
            raise NotSeated
        return self.seats[seat]

    # Clocks.

    def clock(self, seat: int) -> ClockFace | None:
        """What the clock of a seat shows now; None where none runs."""
        return None if self.rule is None else self.clocks.face(seat, self.services.now())

    async def tick(self) -> None:
        """Let bots take over the seats whose time is up."""

        def plan() -> Plan:
            late = self.clocks.expired_seats(self.services.now()) if self.status == "playing" else []
            return Plan([self.book.beside(seat, AWAY) for seat in late])

        await self.change(plan)

    # Talking and watching.

    async def say(self, seat: int | None, text: str, name: str = "", user: str | None = None) -> None:
        """Chat, as a seat or as a spectator with a name; these leave room for those who play."""
        called = clean_text.name_of(name) if seat is None else self.person(seat).name
        speaker = user if seat is None else self.seats[seat].user
        said = clean_text.chat_of(text)
        line = {"seat": seat, "name": called, "text": said, "at": self.services.now(), "user": speaker}
        have = len(self.chat)
        most = MOST_CHAT if seat is not None else MOST_CHAT // 2
        if have >= most:
            raise TooMany("chat-full", most=most)

        def work(connection: Connection) -> tuple[list[ChatLine], int]:
            version = changes.say(connection, self.id, line)
            return rows.chat_of(connection, self.id, have), version

        lines, version = await self.services.finish(self.services.store.write(work))
        self.chat.extend(line for line in lines if line.number >= len(self.chat))
        if version == self.version + 1:  # otherwise something else has changed too, and the next look finds it
            self.version = version
        self.wake_viewers()

    def subscribe(self) -> Subscription:
        """Wakes on every change from now on; close it when nobody looks any more."""
        return self.bell.subscribe()

    async def at(self, position: int) -> Match:
        """The match after that many of its entries (as `LogLine.entry` counts them); for its views only."""
        record = self.match.record
        if not 0 <= position <= len(record.entries):
            most = len(record.entries)
            raise NoSuchPosition(most=most)
        past = await self.services.store.aside(lambda: Match.from_record(record, position))
        past.players = [*self.match.players]
        return past

    @property
    def luck_hash(self) -> str:
        """The hash of the secret that chance is drawn from, shown before anything is; "" where there is none."""
        luck = self.header.get("luck")
        return str(luck["hash"]) if luck else ""

    @property
    def published_secret(self) -> str:
        """That secret once the match is over; "" before."""
        return self.secret.hex() if self.secret is not None and self.status == "over" else ""

    def record(self) -> Record:
        """The whole record, hidden things included: only when the match is over."""
        if self.status != "over":
            raise NotOver
        record = self.match.record
        record.header["bots"] = [seat.bot for seat in self.seats]
        if self.match.luck is not None:
            record.header["luck"] |= published_luck(self.match.luck)
        return record
