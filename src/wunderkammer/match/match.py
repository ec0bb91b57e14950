"""A match in progress: the door for people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from wunderkammer.core.engine import acting, actor, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.reader import short_form
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.result import Result
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import BadKey, Vocabulary
from wunderkammer.errors import BadRecord, BadSeats, BadState, HintRefused, IllegalMove, UndoRefused
from wunderkammer.match.entries import Entry, MatchLog, carry_out, decisions_seen
from wunderkammer.match.known_entries import KnownEntries, stays_secret
from wunderkammer.match.luck import Luck
from wunderkammer.match.records.divergence import Divergence
from wunderkammer.match.records.record import Record, in_file
from wunderkammer.match.records.replay import follow, possible_move
from wunderkammer.match.setup import Setup, new_setup, setup_from_header, setup_from_position
from wunderkammer.match.undo import entries_without_last, last_of, undo_refusal
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.packs import Figures, apply_changes

if TYPE_CHECKING:
    from wunderkammer.bots.advice import Advice
    from wunderkammer.text.narrator import Narrator


LONGEST_KEY = 200  # of a text that is no move, in the sentence that says so


class Match:
    """One match: seats play keys of legal moves, chance is drawn from the seed."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, object] | None = None,
        *,
        setup: Setup | None = None,
    ) -> None:
        """A new match; without seats the game's smallest number, without a seed a random one.

        With a `setup`, which then says everything, it waits at the first position, before chance acts.
        """
        self.setup = setup or new_setup(game_id, seats, seed, options)
        self.game: Game = self.setup.game
        self.rules: Rules = self.game.rules
        self.vocabulary: Vocabulary = self.rules.vocabulary
        self.seats = self.setup.seats
        self.options = self.setup.options
        self.changes = self.setup.changes
        self.content = self.setup.content
        self.seed = self.setup.seed
        self.lang = "en"
        self.players = [*self.setup.players]
        self.divergence: Divergence | None = None  # where a match of an earlier version could not be followed
        self.rng = Rng(self.seed)
        self.luck: Luck | None = None  # a secret of its table, from which chance is drawn instead
        self.parent: Match | None = None  # the match that this one tries something out in
        self.begin([])
        if setup is None:
            self.let_chance_act()

    @classmethod
    def from_state(cls, game_id: str, data: object, seed: int | None = None, pack: object = None) -> Match:
        """A match that begins in a position from JSON, as `state_json` gives one, with the figures of a pack."""
        match = cls(game_id, setup=setup_from_position(game_id, data, seed, pack))
        match.let_chance_act()
        return match

    @classmethod
    def from_record(cls, record: Record, upto: int | None = None) -> Match:
        """The match of a record, at its last position or after some of its entries."""
        setup = setup_from_header(record.header)
        match = cls(setup.game.id, setup=setup)
        follow(match, record, upto)
        return match

    # What is going on.

    @property
    def figures(self) -> Figures:
        """All figures of this match: those of its edition, changed by its pack."""
        figures = self.setup.edition.figures
        return apply_changes(figures, self.changes) if self.changes else figures

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return tuple(acting(self.state))

    @property
    def result(self) -> Result | None:
        """Scores, ranks and the score sheet, once the match is over."""
        return self.rules.result(self.state) if actor(self.state) == NOBODY else None

    def legal(self, seat: int) -> list[str]:
        """The keys of all moves that a seat can make now, in a stable order."""
        return self.vocabulary.keys_of(legal_moves(self.state, checked_seat(self, seat)))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, ready for JSON; None is a spectator."""
        if seat is not None:
            checked_seat(self, seat)
        result = self.result
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "revision": self.known_entries.count_for(seat),
            "to_act": list(self.to_act),
            "ask": self.rules.ask(self.state, seat) if seat is not None else "",
            "over": result is not None,
            "result": result.to_json() if result else None,
            "table": self.rules.view(self.state, seat),
        }

    def log(self, seat: int | None) -> list[LogLine]:
        """What has happened, as far as a seat has seen it."""
        if seat is not None:
            checked_seat(self, seat)
        return [line for line in self.all_lines() if line.seen_by(seat)]

    def decisions(self, seat: int) -> list[tuple[int, int]]:
        """The decisions (seat, move) that a seat has seen: all that bots know of the past."""
        return decisions_seen(self.entries, self.all_lines(), checked_seat(self, seat))

    def hint(self, seat: int, level: str = "level4", seconds: float = 2.0, rounds: int | None = None) -> list[Advice]:
        """What a bot would play for a seat, best first, and what it expects; it knows no more than the seat does."""
        # Anyone who plays without bots need not wait for them to be imported.
        from wunderkammer.bots.advice import advise, budget

        if checked_seat(self, seat) not in self.to_act:
            code = "hint-not-yet" if self.to_act else "hint-over"
            raise HintRefused(Refusal(code), self.sentence(Refusal(code)))
        thinking = budget(self.rules, level, seconds, rounds)
        return advise(self.rules, self.state, seat, thinking)

    # Playing.

    def play(self, seat: int, key: str) -> None:
        """Make a move; raises IllegalMove with the reason if it is not possible."""
        self.add(seat, self.legal_move(seat, key))
        self.let_chance_act()

    def legal_move(self, seat: int, key: str) -> int:
        """The number of a move that a seat can make now; raises IllegalMove with the reason if it cannot."""
        refusal = self.refusal(seat, key)
        if refusal is not None:
            raise IllegalMove(refusal, self.narrator().why_not(self.state, seat, refusal))
        return self.vocabulary.number(key)

    def refusal(self, seat: int, key: str) -> Refusal | None:
        """Why a seat cannot make a move now, as data; None if it can."""
        try:
            move = self.vocabulary.number(key if isinstance(key, str) else short_form(key))
        except BadKey as error:
            from wunderkammer.text.catalogue import catalogue
            from wunderkammer.text.error_sentences import error_sentence

            return Refusal("unknown-move", "", {"reason": error_sentence(error, catalogue(self.lang), LONGEST_KEY)})
        return self.rules.refusal(self.state, checked_seat(self, seat), move)

    def explain(self, seat: int, key: str) -> str | None:
        """Why a seat cannot make a move now, as a sentence; None if it can."""
        refusal = self.refusal(seat, key)
        return None if refusal is None else self.narrator().why_not(self.state, seat, refusal)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; possible until anybody has learnt something new."""
        self.check_undo(seat)
        self.take_back(seat)

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take back its last decision, as a code; None if it can."""
        return undo_refusal(self.entries, self.state.news, checked_seat(self, seat))

    # Keeping.

    @property
    def record(self) -> Record:
        """The match as it can be saved."""
        result, key = self.result, self.vocabulary.key
        entries = [(entry.seat, key(entry.move)) for entry in self.entries]
        return Record(self.header(), entries, result.to_json() if result else None)

    def header(self) -> dict[str, Any]:
        """What is agreed on before the first entry, as it stands in a record."""
        return self.setup.header(self.players)

    def state_json(self) -> dict[str, object]:
        """The whole position, hidden things included, as `from_state` takes it."""
        return self.rules.to_json(self.state)

    # How it works.

    def begin(self, past: list[Entry]) -> None:
        """Go to the first position and carry out what has happened since: every match begins here."""
        self.entries: list[Entry] = []
        self.known_entries = KnownEntries(self.seats)
        self.story: MatchLog | None = None  # until somebody reads it
        self.state: State = self.setup.first_state()
        for entry in past:
            self.add(entry.seat, entry.move)

    def all_lines(self) -> list[LogLine]:
        """The whole log, hidden things included."""
        if self.story is None:
            self.story = MatchLog(self.rules, self.setup.first_state())
        return self.story.read(self.entries)

    def let_chance_act(self) -> None:
        """Draw outcomes until somebody has to decide or the match is over."""
        while actor(self.state) == NATURE:
            self.add(NATURE, sample(self.state, self.dice(len(self.entries))))

    def dice(self, entry: int) -> Rng:
        """What the outcome of an entry is drawn with."""
        return self.rng if self.luck is None else self.luck.dice(entry)

    def add(self, seat: int, move: int) -> None:
        """Append an entry and carry it out; it must be possible."""
        entry = carry_out(self.state, seat, move)
        self.entries.append(entry)
        self.known_entries.add(seat, stays_secret(entry, self.state.news))

    def repeat(self, seat: int, key: str, number: int) -> None:
        """Append an entry of a record, if it is possible there."""
        self.add(seat, possible_move(self, seat, key, number))

    def check_undo(self, seat: int) -> None:
        """Raise UndoRefused with the reason if a seat cannot take back its last decision."""
        code = self.undo_refusal(seat)
        if code is not None:
            raise UndoRefused(code, self.sentence(Refusal(code)))

    def take_back(self, seat: int) -> None:
        """Begin anew without the seat's last decision; it must be possible."""
        self.begin(entries_without_last(self.entries, seat))

    def last_of(self, seat: int) -> int:
        """The index of the seat's last entry, or −1."""
        return last_of(self.entries, seat)

    def sentence(self, refusal: Refusal) -> str:
        return self.narrator().refusal(refusal)

    def narrator(self) -> Narrator:
        from wunderkammer.text.catalogue import catalogue
        from wunderkammer.text.narrator import Narrator

        names = self.players or [str(seat + 1) for seat in range(self.seats)]
        return Narrator(self.rules, catalogue(self.lang, self.game.folder), names)


def checked_seat(match: Match, seat: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < match.seats:
        raise BadSeats("no-seat", given=short_form(seat), last=match.seats - 1)
    return seat


def replay(path: str | Path) -> Match:
    """The match of a record file, at its last position."""
    record = Record.load(path)
    try:
        return Match.from_record(record)
    except (BadRecord, BadState) as error:
        raise in_file(path, error) from None
