"""The cabinet's door: which game, with whom, or a match that waits."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wunderkammer.bots import BOTS
from wunderkammer.errors import BadBot, BadParty, BadSeats, WunderkammerError
from wunderkammer.match.party import DEFAULT_BOT, person_name, plain_name
from wunderkammer.shelf.game import Game, Option, game, games, number_range
from wunderkammer.shelf.rulings import with_rulings
from wunderkammer.terminal import saves
from wunderkammer.terminal.layout import headline, named_values, readings, ruling_title, wipe
from wunderkammer.terminal.session import MatchWishes, begin, resume
from wunderkammer.terminal.terminal_table import NO, YES, Ask
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.text.error_sentences import alternatives, error_sentence
from wunderkammer.text.invocation import command_name

ROOM = 12  # columns to type in, beside a question


def menu(console: Console, ask: Ask, lang: str) -> int:
    """Show the games and the saved matches, and start what is chosen."""
    say = catalogue(lang).say
    ids = games()
    saved = [one for one in saves.kept_matches() if one.game in ids]
    wipe(console)
    console.print(headline("Wunderkammer"))
    print_games(console, ids, lang)
    if saved:
        console.print(Text(say("ui-kept-matches"), "title"))
        print_saves(console, saved, len(ids), lang)
    console.print(Text(say("ui-menu-hint", command=f"{command_name()} --help"), "faint"))
    while True:
        try:
            typed = ask_below(ask, console, say("ui-menu-ask"))
            if typed.casefold() in ("q", "й"):
                return 0
            if typed in ids:
                return new_match(console, ask, game(typed), lang)
            number = int(typed) - 1 if typed.isdecimal() and len(typed) < 4 else -1
            if 0 <= number < len(ids):
                return new_match(console, ask, game(ids[number]), lang)
            if len(ids) <= number < len(ids) + len(saved):
                return resume(console, ask, saved[number - len(ids)].path, lang)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return 0
        console.print(Text(say("ui-menu-wrong", last=len(ids) + len(saved)), "warn"))


def print_games(console: Console, ids: list[str], lang: str) -> None:
    """A game in two lines: its name, for how many and how long, and what it is about."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for number, name in enumerate(ids, 1):
        one = game(name)
        texts = catalogue(lang, one.folder)
        facts = texts.say("ui-game-facts", seats=number_range(one.people), minutes=number_range(one.minutes))
        grid.add_row(
            Text(str(number), "choice"), Text.assemble((texts.say("game-title"), "title"), (f"  {facts}", "faint"))
        )
        grid.add_row("", texts.say("game-blurb"))
    console.print(grid)


def print_saves(console: Console, saved: list[saves.SavedMatch], games_above: int, lang: str) -> None:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for number, one in enumerate(saved, games_above + 1):
        say = catalogue(lang, game(one.game).folder).say
        title, length = say("game-title"), say("ui-decisions", count=one.decisions)
        facts = f"{', '.join(map(plain_name, one.players))} · {one.when:%Y-%m-%d %H:%M} · {length}"
        grid.add_row(Text(str(number), "choice"), Text.assemble((title, "title"), (f"  {facts}", "faint")))
    console.print(grid)


def new_match(console: Console, ask: Ask, chosen: Game, lang: str) -> int:
    """Ask for players and options; Enter takes what stands in brackets."""
    texts = catalogue(lang, chosen.folder)
    people = asked_people(ask, console, texts, chosen)
    seats = max(people, min(chosen.seats))
    names: list[str] = []
    while len(names) < people:
        usual = "" if names else person_name(texts, 1)  # somebody has to play
        sentence = texts.say("ui-ask-name" if names else "ui-ask-first-name", number=len(names) + 1, usual=usual)
        typed = plain_name(ask_below(ask, console, sentence)) or usual
        if not typed:
            break
        if typed.casefold() in map(str.casefold, names):
            warn(console, BadParty("same-name"), texts)
        else:
            names.append(typed)
    options: dict[str, object] = {}
    for option in chosen.options.values():
        if option.takes_seats and people < seats:
            options[option.name] = seats - people  # who plays alone plays against all of them
        elif option.takes_seats and len(names) < seats:
            print_question(console, option, texts)
            options[option.name] = asked_number(ask, console, texts, 0, min(option.high, seats - len(names)), 0)
    left = seats - len(names) - chosen.taken_seats(options)
    bots = [asked_bot(ask, console, texts)] * left if left else []
    for option in chosen.options.values():
        if not option.takes_seats and option.applies(seats, options):
            options[option.name] = asked_value(ask, console, texts, option)
    pack = with_rulings({}, chosen.rulings, asked_rulings(ask, console, texts, chosen))
    if pack:
        options["pack"] = pack
    return begin(console, ask, chosen.id, lang, MatchWishes(seats, bots, names, None, options))


def warn(console: Console, error: WunderkammerError, texts: Catalogue) -> None:
    """Say what was wrong with what was typed; it can be typed again."""
    console.print(Text(error_sentence(error, texts), "warn"))


def print_question(console: Console, option: Option, texts: Catalogue) -> None:
    """What an option is called, and what it does."""
    about = f"{texts.say(f'option-{option.needs}')}: " if option.needs else ""
    console.print(Text(f"{about}{texts.say(f'option-{option.name}')} — {texts.say(f'option-{option.name}-help')}"))


def asked_value(ask: Ask, console: Console, texts: Catalogue, option: Option) -> object:
    """What an option shall be; of choices their number in the list is typed."""
    print_question(console, option, texts)
    if option.type == "bool":
        return asked_yes(ask, console, texts)
    if option.choices:
        console.print(named_values(option, texts, counted=True))
        usual = option.choices.index(str(option.default)) + 1
        return option.choices[asked_number(ask, console, texts, 1, len(option.choices), usual) - 1]
    assert isinstance(option.default, int)
    console.print(named_values(option, texts))
    return asked_number(ask, console, texts, option.low, option.high, option.default)


def asked_rulings(ask: Ask, console: Console, texts: Catalogue, chosen: Game) -> dict[str, str]:
    """The house rulings, one after the other; anyone who just presses Enter plays by the usual ones."""
    found: dict[str, str] = {}
    if not chosen.rulings or not asked_yes(ask, console, texts, "ui-ask-rulings"):
        return found
    for ruling in chosen.rulings.values():
        console.print(Text(f"{ruling_title(ruling, texts)} — {texts.say(f'ruling-{ruling.name}-help')}"))
        console.print(readings(ruling, texts, counted=True))
        usual = ruling.readings.index(ruling.default) + 1
        found[ruling.name] = ruling.readings[asked_number(ask, console, texts, 1, len(ruling.readings), usual) - 1]
    return found


def ask_below(ask: Ask, console: Console, sentence: str) -> str:
    """What is typed after a sentence; the terminal alone would break a long one in the middle of a word."""
    *above, last = Text(f"{sentence} ›").wrap(console, max(1, console.width - ROOM))
    for line in above:
        console.print(line)
    return ask(f"{last.plain.rstrip()} ").strip()


def asked_people(ask: Ask, console: Console, texts: Catalogue, chosen: Game) -> int:
    """How many play; fewer than the smallest game has seats play against the game's own opponents."""
    possible = alternatives([str(count) for count in chosen.people], texts)
    while True:
        typed = ask_below(ask, console, texts.say("ui-ask-seats", seats=possible, usual=min(chosen.seats)))
        if not typed:
            return min(chosen.seats)
        if typed.isdecimal() and int(typed[:4]) in chosen.people:
            return int(typed)
        title = texts.say("game-title")
        warn(console, BadSeats("bad-seats", game=title, seats=chosen.people, given=typed), texts)


def asked_number(ask: Ask, console: Console, texts: Catalogue, low: int, high: int, usual: int) -> int:
    while True:
        typed = ask_below(ask, console, texts.say("ui-ask-number", first=low, last=high, usual=usual))
        if not typed:
            return usual
        if typed.isdecimal() and low <= int(typed[:4]) <= high:
            return int(typed)
        console.print(Text(texts.say("ui-number-wrong", typed=typed, first=low, last=high), "warn"))


def asked_yes(ask: Ask, console: Console, texts: Catalogue, question: str = "ui-ask-option") -> bool:
    while True:
        typed = ask_below(ask, console, texts.say(question))
        if typed.casefold() in ("", *YES, *NO):
            return typed.casefold() in YES
        console.print(Text(texts.say("ui-yes-or-no", typed=typed), "warn"))


def asked_bot(ask: Ask, console: Console, texts: Catalogue) -> str:
    while True:
        sentence = texts.say("ui-ask-bot", bots=", ".join(BOTS), usual=DEFAULT_BOT)
        typed = ask_below(ask, console, sentence).casefold()
        if not typed or typed in BOTS:
            return typed or DEFAULT_BOT
        warn(console, BadBot("no-such-bot", name=typed, bots=[*BOTS]), texts)
