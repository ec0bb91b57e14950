"""The cabinet's door: which game, with whom, or a match that waits."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wunderkammer.bots import BOTS
from wunderkammer.shelf import Game, game, games
from wunderkammer.terminal import saves
from wunderkammer.terminal.layout import headline, wipe
from wunderkammer.terminal.people import DEFAULT_BOT, plain_name, spoken_seats
from wunderkammer.terminal.session import Wishes, begin, resume
from wunderkammer.terminal.table import YES, Ask
from wunderkammer.text.catalogue import Catalogue, catalogue

NO = ("", "n", "no", "nein", "н", "нет")


def menu(console: Console, ask: Ask, lang: str) -> int:
    """Show the games and the kept matches, and start what is chosen."""
    say = catalogue(lang).say
    ids = games()
    kept = [one for one in saves.kept_matches() if one.game in ids]
    wipe(console)
    console.print(headline("Wunderkammer"))
    print_games(console, ids, lang)
    if kept:
        console.print(Text(say("ui-kept-matches"), "title"))
        print_kept(console, kept, len(ids), lang)
    console.print(Text(say("ui-menu-hint"), "faint"))
    while True:
        try:
            typed = ask(f"{say('ui-menu-ask')} › ").strip()
            if typed.casefold() in ("q", "й"):
                return 0
            if typed in ids:
                return new_match(console, ask, game(typed), lang)
            number = int(typed) - 1 if typed.isdecimal() and len(typed) < 4 else -1
            if 0 <= number < len(ids):
                return new_match(console, ask, game(ids[number]), lang)
            if len(ids) <= number < len(ids) + len(kept):
                return resume(console, ask, kept[number - len(ids)].path, lang)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return 0
        console.print(Text(say("ui-menu-wrong", last=len(ids) + len(kept)), "warn"))


def print_games(console: Console, ids: list[str], lang: str) -> None:
    """A game in two lines: its name, for how many and how long, and what it is about."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for number, name in enumerate(ids, 1):
        one = game(name)
        texts = catalogue(lang, one.folder)
        facts = texts.say("ui-game-facts", seats=dashed(one.seats), minutes=dashed(one.minutes))
        grid.add_row(
            Text(str(number), "choice"), Text.assemble((texts.say("game-title"), "title"), (f"  {facts}", "faint"))
        )
        grid.add_row("", texts.say("game-blurb"))
    console.print(grid)


def dashed(numbers: list[int]) -> str:
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


def print_kept(console: Console, kept: list[saves.Kept], games_above: int, lang: str) -> None:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for number, one in enumerate(kept, games_above + 1):
        say = catalogue(lang, game(one.game).folder).say
        title, length = say("game-title"), say("ui-decisions", count=one.decisions)
        facts = f"{', '.join(map(plain_name, one.players))} · {one.when:%Y-%m-%d %H:%M} · {length}"
        grid.add_row(Text(str(number), "choice"), Text.assemble((title, "title"), (f"  {facts}", "faint")))
    console.print(grid)


def new_match(console: Console, ask: Ask, chosen: Game, lang: str) -> int:
    """Ask for players and options; Enter takes what stands in brackets."""
    texts = catalogue(lang, chosen.folder)
    seats = asked_number(ask, console, texts, chosen)
    names: list[str] = []
    while len(names) < seats:
        typed = plain_name(ask(f"{texts.say('ui-ask-name', number=len(names) + 1)} › "))
        if not typed and names:
            break
        if typed.casefold() in map(str.casefold, names):
            console.print(Text(texts.say("cli-same-name"), "warn"))
        else:
            names.append(typed or texts.say("ui-person", number=1))
    bots = [asked_bot(ask, console, texts)] * (seats - len(names)) if len(names) < seats else []
    options: dict[str, object] = {}
    for option in chosen.options.values():
        if option.type == "bool":
            question = f"{texts.say(f'option-{option.name}')} — {texts.say(f'option-{option.name}-help')}"
            console.print(Text(question))
            options[option.name] = asked_yes(ask, console, texts)
    return begin(console, ask, chosen.id, lang, Wishes(seats, bots, names, None, options))


def asked_number(ask: Ask, console: Console, texts: Catalogue, chosen: Game) -> int:
    possible = spoken_seats(chosen, texts)
    while True:
        typed = ask(f"{texts.say('ui-ask-seats', seats=possible, usual=min(chosen.seats))} › ").strip()
        if not typed:
            return min(chosen.seats)
        if typed.isdecimal() and int(typed[:4]) in chosen.seats:
            return int(typed)
        sentence = texts.say("cli-bad-seats", game=texts.say("game-title"), seats=possible, given=typed)
        console.print(Text(sentence, "warn"))


def asked_yes(ask: Ask, console: Console, texts: Catalogue) -> bool:
    while True:
        typed = ask(f"{texts.say('ui-ask-option')} › ").strip()
        if typed.casefold() in YES + NO:
            return typed.casefold() in YES
        console.print(Text(texts.say("ui-yes-or-no", typed=typed), "warn"))


def asked_bot(ask: Ask, console: Console, texts: Catalogue) -> str:
    while True:
        typed = ask(f"{texts.say('ui-ask-bot', bots=', '.join(BOTS), usual=DEFAULT_BOT)} › ").strip().casefold()
        if not typed or typed in BOTS:
            return typed or DEFAULT_BOT
        console.print(Text(texts.say("cli-no-bot", name=typed, bots=", ".join(BOTS)), "warn"))
