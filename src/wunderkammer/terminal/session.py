"""From the command line to the table: new matches, resumed ones, and how they are left."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from wunderkammer.bots.external.external_bot import is_external
from wunderkammer.errors import BadRecord
from wunderkammer.match.match import Match
from wunderkammer.match.party import (
    DEFAULT_BOT,
    check_players,
    check_seats,
    number_of_seats,
    party,
    plain_name,
    rival_names,
    without_control_signs,
)
from wunderkammer.match.records.divergence import divergence_sentence
from wunderkammer.match.records.record import Record, in_file
from wunderkammer.shelf.game import game as game_named
from wunderkammer.terminal import saves
from wunderkammer.terminal.layout import wipe
from wunderkammer.terminal.terminal_table import YES, Ask, TerminalTable
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.invocation import command_name

INTERRUPTED = 2


class MatchWishes:
    """What was asked for a new match; None and empty mean the usual."""

    def __init__(
        self,
        seats: int | None = None,
        bots: list[str] | None = None,
        names: list[str] | None = None,
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        self.seats = seats
        self.bots = bots
        self.names = [name for name in map(plain_name, names or []) if name]
        self.seed = seed
        self.options = options or {}


def begin(console: Console, ask: Ask, game: str, lang: str, wishes: MatchWishes) -> int:
    """Play a new match."""
    chosen = game_named(game)
    texts = catalogue(lang, chosen.folder)
    own = chosen.taken_seats(wishes.options)
    seats = number_of_seats(chosen, wishes.seats, wishes.bots, wishes.names, own)
    check_seats(chosen, seats, wishes.options)
    check_players(seats - own, wishes.bots or [], wishes.names)
    match = Match(game, seats, wishes.seed, wishes.options)
    made = party(texts, seats, wishes.bots, wishes.names, chosen.rules.rivals(match.state))
    match.lang = lang
    match.players = made.names
    return play(console, ask, match, made.bots, saves.place_for(match))


def resume(console: Console, ask: Ask, path: Path, lang: str) -> int:
    """Go on with a match from its file."""
    record = Record.load(path)
    try:
        match = Match.from_record(record)
    except BadRecord as error:
        raise in_file(path, error) from None
    match.lang = lang
    note = divergence_sentence(match, catalogue(lang))
    if note:
        console.print(Text(note, "warn"))
    bots = [agreed_bot(console, ask, name, lang) for name in saves.bots_of(record, match.seats)]
    match.players = [plain_name(name) for name in match.players]
    texts, rivals = catalogue(lang, match.game.folder), match.game.rules.rivals(match.state)
    if len(match.players) != match.seats or not all(match.players):
        match.players = party(texts, match.seats, [], [], rivals).names
    for seat, name in rival_names(texts, match.seats, rivals).items():
        match.players[seat], bots[seat] = name, ""
    return play(console, ask, match, bots, path)


def agreed_bot(console: Console, ask: Ask, name: str, lang: str) -> str:
    """A record may come from anywhere: a program that it names is started only if the person wants that."""
    if not is_external(name):
        return name
    say = catalogue(lang).say
    try:
        if ask(f"{say('ui-start-program', command=without_control_signs(name))} › ").strip().casefold() in YES:
            return name
    except EOFError:
        console.print()
    return DEFAULT_BOT


def play(console: Console, ask: Ask, match: Match, bots: list[str], path: Path) -> int:
    """Run the table; anyone who leaves it, also with Ctrl-C, finds the match again."""
    table = TerminalTable(console, ask, match, bots, path)
    try:
        if not table.run():
            say_kept(console, table)
    except KeyboardInterrupt:
        console.print()
        say_kept(console, table)
        return INTERRUPTED
    return 0


def say_kept(console: Console, table: TerminalTable) -> None:
    if len(table.people) > 1:
        wipe(console)  # the others may look now
    # A move that was being made when Ctrl-C came has either been kept already or is not part of the match.
    if table.can_keep:
        command = f"{command_name()} play {saves.short_path(table.path)}"
        console.print(Text(table.say("ui-kept", command=command)), soft_wrap=True)
    else:
        console.print(Text(table.say("ui-lost"), "warn"))
