"""Alfred at the table: his rows, his tracks, and his cards with what he will do by them."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.desks import fact
from wunderkammer.games.darwins_journey.board.signs import figure, inked, wax, words_of
from wunderkammer.games.darwins_journey.board.things import panel, shown
from wunderkammer.games.darwins_journey.board.words import (
    COINS,
    EXPLORER,
    LENS,
    STAMP,
    TENT,
    THEORY,
    VP,
    effect,
    figures,
    seal,
)
from wunderkammer.games.darwins_journey.content.alfred import Option, parse_option
from wunderkammer.games.darwins_journey.content.names import ALFRED_CARD, BONUS_CARD, ROUNDS, ROW_SPACES, TENTS
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

ALFRED = 1
ROWS = ("a", "b", "c", "d")
RESERVE = 2


def alfred(sight: Sight) -> str:
    """What lies before Alfred in a solo game."""
    data = sight.shown["alfred"]
    printed = figures(sight)["alfred"][data["board"]]
    rows = "".join(row(sight, data, printed, at) for at in range(len(ROWS)))
    title = f"{sight.say('board-alfred')} · {sight.say('option-alfred-' + data['board'])}"
    desk = (
        f'<div class="dj-other seat-{ALFRED}"><h3><i class="sign sign-{ALFRED}"></i>{escape(title)}</h3>'
        f'<div class="dj-purse">{purse(sight, data)}</div><div class="dj-rows">{rows}</div>'
        f"{bonus_track(sight, data, printed)}</div>"
    )
    return panel("alfred", "alfred", sight.say("board-alfred"), f"{desk}{cards(sight, data)}")


def purse(sight: Sight, data: dict[str, Any]) -> str:
    total, limit = sum(data["sheet"].values()), figures(sight)["alfred"]["coins_limit"]
    stamps = " ".join(str(count) for count in data["stacks"])
    reserve = RESERVE - sum(1 for space in data["explorers"][1:] if space is not None)
    found = [
        fact("vp", VP, f"{data['vp']} ({total})", sentence(sight, "board-vp", vp=data["vp"], total=total)),
        fact("coins", COINS, f"{data['coins']}/{limit}", f"{sight.label('payment', 'coins')}: {data['coins']}/{limit}"),
        fact("theory", THEORY, str(data["theory"]), f"{sight.say('measure-theory')}: {data['theory']}"),
        fact("tents", TENT, f"{data['tents']}/{TENTS}", sentence(sight, "board-tents", tents=data["tents"])),
        fact("lenses", LENS, str(data["lenses"]), f"{sight.say('board-lenses')}: {data['lenses']}"),
        fact("explorers", EXPLORER, str(reserve), f"{sight.say('board-explorers')}: {reserve}"),
        fact(
            "stamps",
            STAMP,
            f"{stamps} + {data['used_stamps']}",
            f"{sight.say('board-stacks')}: {stamps} + {data['used_stamps']}",
        ),
    ]
    return "".join(found)


def row(sight: Sight, data: dict[str, Any], printed: dict[str, Any], at: int) -> str:
    """A row: its seals, and the symbols of the spaces that are still free."""
    has, symbols = data["rows"][at], ["", *printed[ROWS[at]]["symbols"]]
    away = "" if list(data["workers"].values())[at] == "home" else " away"
    letter = sight.label("alfred_row", ROWS[at])
    name = sentence(sight, "board-worker", worker=letter)
    free = [effect(sight.catalogue, symbols[place]) for place in range(len(has), ROW_SPACES)]
    words = ", ".join(
        (name, *(seal(sight, colour).label for colour in has), *(words_of(line) for line in free if line))
    )
    bare = "".join(f'<i class="dj-bare">{inked(line)}</i>' for line in free)
    head = shown(
        f"worker-{ALFRED}-{ROWS[at]}",
        f"dj-worker{away}",
        name,
        f"{figure('worker', ALFRED)}<b>{escape(letter)}</b>",
        f"tok-alfred-{ROWS[at]}",
    )
    seals = "".join(wax(colour) for colour in has)
    return f'<div class="dj-row">{head}{shown(f"seals-{ALFRED}-{ROWS[at]}", "dj-row-seals", words, seals + bare)}</div>'


def bonus_track(sight: Sight, data: dict[str, Any], printed: dict[str, Any]) -> str:
    """The loop of the bonus worker; at two spaces a bonus card lies."""
    name, track = sight.label("alfred_row", "bonus"), figures(sight)["alfred"]["track"]
    lying = bonus_cards(sight, data, printed)
    piece = shown("bonus", "dj-theory", name, figure("worker", ALFRED), "tok-bonus")
    steps = "".join(
        f'<li class="dj-step{" book" if at in lying else ""}"><span class="dj-number">{at}</span>{lying.get(at, "")}'
        f"{piece if at == data['bonus'] else ''}</li>"
        for at in range(1, track + 1)
    )
    return f'<ol class="dj-steps dj-bonus" data-what="bonus" aria-label="{escape(name)}">{steps}</ol>'


def bonus_cards(sight: Sight, data: dict[str, Any], printed: dict[str, Any]) -> dict[int, str]:
    """The bonus cards by their spaces, each in the row of this round."""
    row_now = min(max(sight.shown["round"], 1), ROUNDS) - 1
    found: dict[int, str] = {}
    for stop, number in zip(figures(sight)["alfred"]["stops"], data["bonus_cards"] or (0, 1), strict=True):
        line = effect(sight.catalogue, printed[BONUS_CARD.text(number)][row_now]) if data["bonus_cards"] else ()
        words = f"{sentence(sight, 'board-bonus-card', space=stop)}: {words_of(line)}"
        found[stop] = shown("bonus", "dj-bonus-card", words, inked(line))
    return found


def cards(sight: Sight, data: dict[str, Any]) -> str:
    """All action cards: those that may come before those drawn."""
    drawn = data["cards"]
    coming = [label for label in ALFRED_CARD.labels if label not in drawn]
    found = [
        *(action_card(sight, one, "coming") for one in coming),
        *(action_card(sight, one, "open") for one in drawn),
    ]
    return f'<div class="dj-actions">{"".join(found)}{key_to_cards(sight)}</div>'


def key_to_cards(sight: Sight) -> str:
    """How cards that may come look, and those that have come; listeners are told with every card."""
    looks = "".join(
        f'<span class="dj-card dj-action {state}">{escape(sight.say(f"board-alfred-{state}"))}</span>'
        for state in ("coming", "open")
    )
    return f'<p class="dj-key" aria-hidden="true">{looks}</p>'


def action_card(sight: Sight, label: str, state: str) -> str:
    """An action card: its options in the order in which Alfred tries them."""
    name, place = sight.label("alfred_card", label), sight.say(f"board-alfred-{state}")
    options = [option(sight, parse_option(text)) for text in figures(sight)["alfred"]["action"][label[1:]]]
    lines = "".join(f"<li>{escape(one)}</li>" for one in options)
    return (
        f'<div id="tok-{label}" data-what="alfred-card-{label}" '
        f'class="dj-card dj-action {state}" title="{escape(f"{name}: {place}")}">'
        f'<span class="heard">{escape(place)}</span><ol>{lines}</ol></div>'
    )


def option(sight: Sight, printed: Option) -> str:
    """An option in words; a main journal with the letters of the rows in their order."""
    rows = "".join(sight.label("alfred_row", letter.lower()) for letter in printed.letters)
    return f"{sight.label('alfred_option', printed.name)} {rows}".rstrip()
