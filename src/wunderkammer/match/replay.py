"""Reading records: the match that a record tells, or what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wunderkammer.core.engine import actor, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadRecord, UnknownGame, WunderkammerError
from wunderkammer.match.divergence import diverged
from wunderkammer.match.known_entries import KnownEntries
from wunderkammer.match.record import Record
from wunderkammer.match.seeds import checked_seed
from wunderkammer.shelf.editions import Edition
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.packs import Figures

if TYPE_CHECKING:
    from wunderkammer.match.match import Match


def fill(match: Match, record: Record, upto: int | None) -> None:
    """Make an empty match the one of a record, at its last position or after some of its entries."""
    describe(match, record.header)
    match.entries, match.tally, match.lines = [], KnownEntries(match.seats), None
    match.state = match.first_state()
    entries = record.entries if upto is None else record.entries[:upto]
    try:
        for number, (seat, key) in enumerate(entries, 2):
            repeat(match, seat, key, number)
    except BadRecord as error:
        stop(match, record, error)
    match.rng = resumed(match)
    if upto is None and match.divergence is None:
        match.let_chance_act()
        check_result(match, record)


def stop(match: Match, record: Record, error: BadRecord) -> None:
    """A match of an earlier version is followed up to the last decision before a fault of the rules was mended."""
    divergence = diverged(match, error)
    if actor(match.state) == NATURE:  # what chance does now is stored only after a decision
        decided = [at for at, entry in enumerate(match.entries) if entry.seat != NATURE]
        fill(match, Record(record.header, record.entries[: decided[-1] if decided else 0]), None)
    match.divergence = divergence


def describe(match: Match, header: dict[str, Any]) -> None:
    """Give an empty match what a record's header says about it."""
    try:
        match.game = game(str(header.get("game")))
        match.rules_version = checked_version(match.game, header.get("rules_version"))
        pack, options, players = header.get("pack", {}), header.get("options", {}), header.get("players", [])
        if not isinstance(pack, dict) or not isinstance(options, dict):
            raise BadRecord("“options” and “pack” of its header must be objects.")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadRecord("“players” of its header must be a list of names.")
        match.changes = pack
        match.seats = header.get("seats", 0)
        match.options = match.game.check(match.seats, options, kept=True)
        if len(players) > match.seats:
            raise BadRecord(f"“players” of its header has {len(players)} names for {match.seats} seats.")
        match.edition = known_edition(match.game, header.get("content"), pack)
        match.content = match.game.content(pack, match.edition)
        match.seed = checked_seed(header.get("seed", 0))
    except BadRecord:
        raise
    except UnknownGame as error:
        raise BadRecord(str(error), "game", game=str(header.get("game"))) from None
    except WunderkammerError as error:
        raise BadRecord(str(error)) from None
    match.lang, match.players, match.start = "en", [*players], header.get("start")
    match.divergence = None


def checked_version(played: Game, version: object) -> int:
    """The version of the rules that a match was played with: today's or an earlier one."""
    here = played.rules_version
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= here:
        sentence = f"it was played with version {version!r} of the rules; this is version {here}."
        raise BadRecord(sentence, "version", played=str(version), here=here)
    return version


def known_edition(played: Game, mark: object, pack: Figures) -> Edition:
    """The figures and rulings that a match was played with."""
    edition = played.edition_of(mark, pack)
    if edition is None:
        played.editions[0].fingerprint(pack)  # a pack that fits no edition is refused for what is wrong with it
        raise BadRecord("it was played with other figures than this game and its pack have.", "figures")
    return edition


def repeat(match: Match, seat: int, key: str, number: int) -> None:
    """Append the entry in this line of a record, if it is possible there."""
    due = NATURE if actor(match.state) == NATURE else seat
    # People count seats from one; the file, which they may want to mend, counts from nought.
    fault = "chance" if seat == NATURE else "move"
    values: dict[str, str | int] = {"line": number, "key": key, "seat": seat + 1, "written": seat}
    try:
        move = match.game.vocabulary.number(key)
    except ValueError as error:
        raise BadRecord(f"line {number}: {error}", fault, **values) from None
    if seat != due or not NATURE <= seat < match.seats or move not in legal_moves(match.state, seat):
        whose = "of chance" if seat == NATURE else f"of seat {seat + 1} (written as {seat})"
        raise BadRecord(f"line {number}: “{key}” {whose} is not possible there.", fault, **values)
    match.add(seat, move)


def check_result(match: Match, record: Record) -> None:
    if record.result is not None and (match.result is None or match.result.to_json() != record.result):
        last = len(record.entries) + 2
        error = BadRecord("its result is not the one that its moves lead to.", "result", line=last)
        match.divergence = diverged(match, error)


def resumed(match: Match) -> Rng:
    """The random numbers of a match that goes on after some entries: others than those already seen."""
    return Rng(match.seed + (len(match.entries) << 20) & (1 << 62) - 1)
