"""How a table comes to be: from an order, from a finished match, or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wunderkammer.bots import BOTS
from wunderkammer.errors import BadOption, BadPack, BadParty, BadSeats, UnknownGame
from wunderkammer.match.learning.lesson_progress import lesson_match
from wunderkammer.match.luck import Pledge, hash_of, new_secret
from wunderkammer.match.match import Match
from wunderkammer.match.party import LONGEST_NAME, rival_seats, with_opponents
from wunderkammer.match.records.record import Record
from wunderkammer.match.setup import new_setup
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.lessons import lesson_of
from wunderkammer.table.clocks import ClockRule, Clocks, check_rule
from wunderkammer.table.entry_book import turn_of
from wunderkammer.table.opening.order import PLAYED_ON, OpenedTable, Order, SeatOrder, State
from wunderkammer.table.opening.record_upload import RecordUpload
from wunderkammer.table.people.clean_text import luck_of, name_of, readable, title_of
from wunderkammer.table.people.names import check_told_apart
from wunderkammer.table.seats import Seat, fingerprint, known_bot, luck_at, new_id, new_token
from wunderkammer.table.storage.changes import Standing
from wunderkammer.table.storage.rows import EntryRow, MatchRow
from wunderkammer.table.table_errors import BadOrder, NoSuchPosition

HINTS = "hints"  # in a table's header: false where nobody may ask what a bot would do


@dataclass(frozen=True)
class Opening:
    """A new table, ready to be stored, and what the person who opened it learns."""

    row: MatchRow
    standing: Standing
    seats: list[Seat]
    entries: list[EntryRow]
    opened: OpenedTable


def from_order(order: Order, now: float) -> Opening:
    """A new match as ordered."""
    if order.clock is not None:
        check_rule(order.clock)
    check_told_apart([seat.name for seat in order.seats if readable(seat.name)])
    options = dict(order.options)
    if not isinstance(options.get("pack", {}), dict):
        raise BadOrder("pack-path")
    own = [number for number, seat in enumerate(order.seats) if seat.kind == "rival"]
    try:
        if own:
            options = with_opponents(game(order.game), options, len(order.seats), own)
        match = Match(order.game, setup=new_setup(order.game, len(order.seats), order.seed, options))
    except (BadOption, BadPack, BadParty, BadSeats, UnknownGame) as error:
        raise BadOrder(reason=error.to_json()) from None
    if order.seed is not None:
        match.let_chance_act()
    secret = new_secret() if order.seed is None else None
    made = opening(match, order.seats, now, order.owner, order.name, order.public, order.clock, secret)
    return made if order.hints else without_hints(made)


def without_hints(made: Opening) -> Opening:
    """The same table, without hints."""
    return replace(made, row=made.row._replace(header={**made.row.header, HINTS: False}))


def marked_as_played_on(made: Opening, match_id: str) -> Opening:
    """The same table; its header says whose moment it began in: such a result is no measure of a whole match."""
    return replace(made, row=made.row._replace(header={**made.row.header, PLAYED_ON: match_id}))


def from_lesson(played: Game, name: str, seats: Sequence[SeatOrder], now: float, owner: str) -> Opening:
    """A table for a lesson: its header says which, and nothing of it is left to chance until the lesson is over."""
    match = lesson_match(played, lesson_of(played, name))
    made = opening(match, seats, now, owner)
    return replace(made, row=made.row._replace(header={**made.row.header, "lesson": name}))


def from_finished(
    match: Match, seats: Sequence[Seat], position: int, seat: int, bot: str
) -> tuple[Match, list[SeatOrder]]:
    """A match from a position of another one, whose luck is still to come, and who plays it on.

    Bots that played there play on; `bot` sits where the other people sat.
    """
    record = match.record
    most = len(record.entries) - (1 if match.divergence is None else 0)  # where the rules lead elsewhere, one can
    if not 0 <= position <= most:
        raise NoSuchPosition(most=most)
    if not 0 <= seat < match.seats or seats[seat].kind == "rival":
        raise BadOrder("no-persons-seat")
    fresh = Match.from_record(record, position)
    orders = [
        SeatOrder("person" if one.seat == seat else "bot", one.name, one.bot or bot, one.seat == seat) for one in seats
    ]
    return fresh, orders


def from_upload(upload: RecordUpload) -> tuple[Match, list[SeatOrder]]:
    """The match of an uploaded record, and who plays it on; raises RecordRefused with what is wrong."""
    record, match = upload.finish()
    return match, seats_in(record, match)


def seats_in(record: Record, match: Match) -> list[SeatOrder]:
    """The bots of the record's header, if it names some that there are; everybody else is a person."""
    bots, names = record.header.get("bots"), match.players
    named = bots if isinstance(bots, list) and len(bots) == match.seats else [""] * match.seats
    orders = []
    for seat, bot in enumerate(named):
        name = readable(names[seat])[:LONGEST_NAME] if seat < len(names) else ""
        known = isinstance(bot, str) and bot in BOTS
        orders.append(SeatOrder("bot", name, bot) if known else SeatOrder("person", name, mine=True))
    return orders


def opening(
    match: Match,
    orders: Sequence[SeatOrder],
    now: float,
    owner: str | None,
    name: str = "",
    public: bool = False,
    clock: ClockRule | None = None,
    secret: bytes | None = None,
) -> Opening:
    """A table for a match, with seats for those ordered; with a secret, chance is drawn from that from now on."""
    tokens: dict[int, str] = {}
    rivals = rival_seats(match.game.rules, match.state)
    if len(orders) != match.seats:
        raise BadOrder("seats-differ", seats=match.seats, given=len(orders))
    seats = []
    for number, order in enumerate(orders):
        if order.kind == "rival" and number not in rivals:
            raise BadOrder("own-sit-last")
        seat = new_seat(number, replace(order, kind="rival") if number in rivals else order)
        if seat.kind == "person" and order.mine:
            tokens[number] = new_token()
            seat = replace(seat, user=owner, token_hash=fingerprint(tokens[number]), invite=None)
        seats.append(seat)
    return rows_to_store(match, seats, tokens, now, owner, title_of(name), public, clock, None, secret)


def new_seat(number: int, order: SeatOrder) -> Seat:
    name = name_of(order.name) if readable(order.name) else ""
    if order.kind == "person":
        called = name or (str(number + 1) if order.mine else "")
        return Seat(number, "person", called, invite=new_id(), luck=luck_of(order.luck))
    if order.kind == "rival":
        return Seat(number, "rival", name or str(number + 1))
    if order.kind != "bot":
        raise BadOrder("no-such-kind", given=order.kind)
    return Seat(number, "bot", name or order.bot, known_bot(order.bot))


def rows_to_store(
    match: Match,
    seats: list[Seat],
    tokens: dict[int, str],
    now: float,
    owner: str | None,
    name: str,
    public: bool,
    clock: ClockRule | None,
    rematch_of: str | None = None,
    secret: bytes | None = None,
) -> Opening:
    """A table as it will be stored; it begins at once if nobody has to be waited for."""
    match_id = new_id()
    waiting = any(seat.free for seat in seats) and match.result is None
    if secret is not None:
        pledge = Pledge(hash_of(secret), match_id, len(match.entries))
        match.setup = match.setup._replace(luck=pledge.to_json())
        match.luck = luck_at(secret, match_id, seats)
        if not waiting or match.entries:  # otherwise everybody may first add a number of their own
            match.let_chance_act()
    state: State = "over" if match.result else "waiting" if waiting else "playing"
    started = None if waiting else now
    match.players = []
    header = match.record.header
    key = match.game.vocabulary.key
    turn = turn_of(match.state)
    entries = [EntryRow(entry.seat, key(entry.move), now, 0) for entry in match.entries]
    if match.divergence is not None:  # kept, so that the table says why it opens before them
        entries += [EntryRow(seat, key, now, 0) for seat, key in match.divergence.rest]
    entries = [*entries[:-1], *[entry._replace(turn=turn) for entry in entries[-1:]]]
    clocks = Clocks(clock, len(seats), {seat.seat for seat in seats if seat.kind == "person"}, started)
    for entry in entries:
        clocks.note(*entry)
    bots = sum(1 << seat.seat for seat in seats if seat.kind == "bot")
    result = match.result.to_json() if match.result else None
    standing = Standing(state, turn, bots, clocks.deadline(), result)
    kept = secret.hex() if secret is not None else None
    row = MatchRow(match_id, header, name, public, owner, state, now, started, len(entries), 0, clock, rematch_of, kept)
    invites = {seat.seat: seat.invite for seat in seats if seat.free and seat.invite}
    return Opening(row, standing, seats, entries, OpenedTable(match_id, tokens, invites))


def begin_rematch(match: Match, seats: Sequence[Seat]) -> tuple[Match, list[Seat]]:
    """The same game again, before its first outcome; everybody moves on by one seat, so that somebody else begins.

    The seats of those who have parted with the match are free.
    """
    fresh = Match.from_record(match.record, 0)
    movable = [seat for seat in seats if seat.kind != "rival"]
    following = iter(movable[1:] + movable[:1])
    turned = [seat if seat.kind == "rival" else next(following) for seat in seats]
    moved = [replace(seat, seat=at, away=False, invite=None, luck="") for at, seat in enumerate(turned)]
    return fresh, [seat.free_seat() if seat.departed else seat for seat in moved]
