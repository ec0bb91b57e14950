"""Reading records: the match that a record tells, or what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wunderkammer.core.engine import actor, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadRecord, UnknownGame, WunderkammerError
from wunderkammer.match.known_entries import KnownEntries
from wunderkammer.match.seeds import checked_seed
from wunderkammer.shelf.game import Game, game

if TYPE_CHECKING:
    from wunderkammer.match.match import Match
    from wunderkammer.match.record import Record


def fill(match: Match, record: Record, upto: int | None) -> None:
    """Make an empty match the one of a record, at its last position or after some of its entries."""
    describe(match, record.header)
    if record.header.get("content") != match.game.fingerprint(match.changes):
        raise BadRecord("it was played with other figures than this game and its pack have.", "figures")
    match.entries, match.tally, match.lines = [], KnownEntries(match.seats), None
    match.state = match.first_state()
    entries = record.entries if upto is None else record.entries[:upto]
    for number, (seat, key) in enumerate(entries, 2):
        repeat(match, seat, key, number)
    match.rng = resumed(match)
    if upto is None:
        match.let_chance_act()
        check_result(match, record)


def describe(match: Match, header: dict[str, Any]) -> None:
    """Give an empty match what a record's header says about it."""
    try:
        match.game = game(str(header.get("game")))
        check_version(match.game, header.get("rules_version"))
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
        match.content = match.game.content(pack)
        match.seed = checked_seed(header.get("seed", 0))
    except BadRecord:
        raise
    except UnknownGame as error:
        raise BadRecord(str(error), "game", game=str(header.get("game"))) from None
    except WunderkammerError as error:
        raise BadRecord(str(error)) from None
    match.lang, match.players, match.start = "en", [*players], header.get("start")


def check_version(played: Game, version: object) -> None:
    here = played.rules_version
    if version != here:
        sentence = f"it was played with version {version!r} of the rules; this is version {here}."
        raise BadRecord(sentence, "version", played=str(version), here=here)


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
        raise BadRecord("its result is not the one that its moves lead to.", "result", line=last)


def resumed(match: Match) -> Rng:
    """The random numbers of a match that goes on after some entries: others than those already seen."""
    return Rng(match.seed + (len(match.entries) << 20) & (1 << 62) - 1)
