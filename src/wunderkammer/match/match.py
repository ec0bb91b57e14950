"""A match in progress: the door for people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from wunderkammer.core.engine import acting, actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.reader import BadData
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord, BadSeats, BadState, IllegalMove, UndoRefused, WunderkammerError
from wunderkammer.match import replay as replaying
from wunderkammer.match.entries import Entry, decisions_seen, lines_of
from wunderkammer.match.known_entries import KnownEntries
from wunderkammer.match.record import FORMAT, Record
from wunderkammer.match.seeds import checked_seed
from wunderkammer.shelf.game import Game, game

if TYPE_CHECKING:
    from wunderkammer.bots.advice import Advice


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One match: seats play keys of legal moves, chance is drawn from the seed."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        """A new match; without seats the game's smallest number, without a seed a random one."""
        given = dict(options or {})
        self.game: Game = game(game_id)
        self.changes = self.game.pack(given.pop("pack", None))
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check(self.seats, given)
        self.content = self.game.content(self.changes)
        self.seed = checked_seed(seed)
        self.lang = "en"
        self.players: list[str] = []
        self.start: object = None  # a position from JSON, if the match began with one
        self.entries: list[Entry] = []
        self.tally = KnownEntries(self.seats)
        self.lines: list[LogLine] | None = []
        self.state: State = self.first_state()
        self.rng = Rng(self.seed)
        self.let_chance_act()

    @classmethod
    def from_state(cls, game_id: str, data: object, seed: int | None = None) -> Match:
        """A match that begins in a position from JSON, as `state_json` gives one."""
        seats = data.get("seats") if isinstance(data, dict) else None
        if not isinstance(seats, int):
            raise BadState("A position must be an object with the number of its “seats”.")
        try:
            match = cls(game_id, seats, seed)
        except BadSeats as error:
            raise BadState(str(error)) from None
        match.start = data
        match.entries, match.tally, match.lines = [], KnownEntries(seats), []
        match.state = match.first_state()
        match.rng = Rng(match.seed)
        match.let_chance_act()
        return match

    @classmethod
    def from_record(cls, record: Record, upto: int | None = None) -> Match:
        """The match of a record, at its last position or after some of its entries."""
        match = Match.__new__(Match)
        replaying.fill(match, record, upto)
        return match

    # What is going on.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return tuple(acting(self.state))

    @property
    def result(self) -> Result | None:
        """Scores, ranks and the score sheet, once the match is over."""
        return self.game.rules.result(self.state) if actor(self.state) == NOBODY else None

    def legal(self, seat: int) -> list[str]:
        """The keys of all moves that a seat can make now, in a stable order."""
        return [self.game.vocabulary.key(move) for move in legal_moves(self.state, checked_seat(self, seat))]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None is a spectator."""
        if seat is not None:
            checked_seat(self, seat)
        result = self.result
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "revision": sum(not self.is_hidden(entry, seat) for entry in self.entries),
            "to_act": list(self.to_act),
            "ask": self.game.rules.ask(self.state, seat) if seat is not None else "",
            "over": result is not None,
            "result": result.to_json() if result else None,
            "table": self.game.rules.view(self.state, seat),
        }

    def log(self, seat: int | None) -> list[LogLine]:
        """What has happened, as far as a seat has seen it."""
        return [line for line in self.all_lines() if line.seen_by(seat)]

    def decisions(self, seat: int) -> list[tuple[int, int]]:
        """The decisions (seat, move) that a seat has seen: what bots are told of the past."""
        return decisions_seen(self.entries, self.all_lines(), checked_seat(self, seat))

    def hint(self, seat: int, level: str = "level4", seconds: float = 2.0, rounds: int | None = None) -> list[Advice]:
        """What a bot would play for a seat, best first, and what it expects; it knows no more than the seat does."""
        # Who plays without bots need not wait for them to be imported.
        from wunderkammer.bots.advice import advise, budget

        if checked_seat(self, seat) not in self.to_act:
            code = "hint-not-yet" if self.to_act else "hint-over"
            raise WunderkammerError(self.sentence(Refusal(code)))
        thinking = budget(self.game.rules, level, seconds, rounds)
        return advise(self.game.rules, self.state, seat, thinking)

    # Playing.

    def play(self, seat: int, key: str) -> None:
        """Make a move; raises IllegalMove with the reason if it is not possible."""
        refusal = self.refusal(seat, key)
        if refusal is not None:
            raise IllegalMove(refusal, self.sentence(refusal))
        self.add(seat, self.game.vocabulary.number(key))
        self.let_chance_act()

    def refusal(self, seat: int, key: str) -> Refusal | None:
        """Why a seat cannot make a move now, as data; None if it can."""
        try:
            move = self.game.vocabulary.number(key)
        except ValueError as error:
            return Refusal("unknown-move", "", {"reason": str(error)})
        return self.game.rules.refusal(self.state, checked_seat(self, seat), move)

    def explain(self, seat: int, key: str) -> str | None:
        """Why a seat cannot make a move now, as a sentence; None if it can."""
        refusal = self.refusal(seat, key)
        return None if refusal is None else self.sentence(refusal)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; possible until anybody has learnt something new."""
        code = self.undo_refusal(seat)
        if code is not None:
            raise UndoRefused(code, self.sentence(Refusal(code)))
        kept = [*self.entries]
        del kept[self.last_of(seat)]
        self.entries, self.tally, self.lines = [], KnownEntries(self.seats), None
        self.state = self.first_state()
        for entry in kept:
            self.add(entry.seat, entry.move)

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take back its last decision, as a code; None if it can."""
        at = self.last_of(checked_seat(self, seat))
        if at < 0:
            return "undo-nothing"
        if self.state.news != self.entries[at].news:
            # Nobody learns anything while sealed choices are made: the first news is that all have chosen.
            return "undo-all-chosen" if self.entries[at].sealed else "undo-news"
        # Lanes can be answered in any order, so a sealed choice may be taken from between others; nothing else may.
        if at + 1 < len(self.entries) and not all(entry.sealed for entry in self.entries[at:]):
            return "undo-others"
        return None

    # Keeping.

    @property
    def record(self) -> Record:
        """The match as it can be saved."""
        key = self.game.vocabulary.key
        result = self.result
        entries = [(entry.seat, key(entry.move)) for entry in self.entries]
        return Record(self.header(), entries, result.to_json() if result else None)

    def header(self) -> dict[str, Any]:
        """What is agreed on before the first entry, as it stands in a record."""
        header: dict[str, Any] = {
            "wunderkammer": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "content": self.game.fingerprint(self.changes),
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
        }
        extras = {"players": self.players, "pack": self.changes, "start": self.start}
        header.update({name: value for name, value in extras.items() if value})
        return header

    def state_json(self) -> dict[str, object]:
        """The whole position, hidden things included, as `from_state` takes it."""
        return self.game.rules.to_json(self.state)

    # How it works.

    def first_state(self) -> State:
        if self.start is None:
            return self.game.rules.new(self.seats, self.options, self.content)
        try:
            return self.game.rules.from_json(self.start, self.content)
        except BadData as error:
            raise BadState(str(error)) from None

    def all_lines(self) -> list[LogLine]:
        """The whole log, hidden things included; after something was taken back it is made anew."""
        if self.lines is None:
            self.lines = lines_of(self.game.rules, self.first_state(), self.entries)
        return self.lines

    def let_chance_act(self) -> None:
        while actor(self.state) == NATURE:
            self.add(NATURE, sample(self.state, self.rng))

    def add(self, seat: int, move: int) -> None:
        """Append an entry and carry it out."""
        entry = Entry(seat, move, self.state.news, self.state.top() & 255 >= SEALED)
        self.entries.append(entry)
        if self.lines is None:
            apply(self.state, seat, move)
        else:
            self.lines.extend(lines_of(self.game.rules, self.state, [entry], len(self.entries) - 1))
        self.tally.add(seat, self.is_hidden(entry, None))

    def repeat(self, seat: int, key: str, number: int) -> None:
        """Append an entry of a record, if it is possible there."""
        replaying.repeat(self, seat, key, number)

    def last_of(self, seat: int) -> int:
        """The index of the seat's last entry, or −1."""
        at = len(self.entries) - 1
        while at >= 0 and self.entries[at].seat != seat:
            at -= 1
        return at

    def is_hidden(self, entry: Entry, seat: int | None) -> bool:
        """Whether an entry is a sealed choice of somebody else that is not yet open."""
        return entry.sealed and entry.seat != seat and entry.news == self.state.news

    def sentence(self, refusal: Refusal) -> str:
        from wunderkammer.text.catalogue import catalogue
        from wunderkammer.text.narrator import Narrator

        names = self.players or [str(seat + 1) for seat in range(self.seats)]
        return Narrator(self.game.rules, catalogue(self.lang, self.game.folder), names).refusal(refusal)


def checked_seat(match: Match, seat: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < match.seats:
        raise BadSeats(f"There is no seat {seat!r}; seats are numbered from 0 to {match.seats - 1}.")
    return seat


def replay(path: str | Path) -> Match:
    """The match of a record file, at its last position."""
    record = Record.load(path)
    try:
        return Match.from_record(record)
    except (BadRecord, BadState) as error:
        raise BadRecord(f"{path} is no good record: {error}") from None
