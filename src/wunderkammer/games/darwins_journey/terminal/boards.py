"""Everybody's own board: what they have, their workers and what they aim at."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from wunderkammer.games.darwins_journey.terminal.signs import (
    effect,
    flow,
    goal,
    join_texts,
    needed_seals,
    seal,
    seals,
    specimen,
)
from wunderkammer.games.darwins_journey.terminal.tracks import everybody
from wunderkammer.terminal.scene.canvas import Canvas

NAME = 14
LETTERS = ("a", "b", "c", "d")


def boards(canvas: Canvas) -> list[Text]:
    """One or two lines for every board."""
    return [board(canvas, seat, data) for seat, data in everybody(canvas)]


def board(canvas: Canvas, seat: int, data: dict[str, Any]) -> Text:
    turn = ("▶" if seat in canvas.view["to_act"] else " ", "active")
    if "board" in data:
        kind = canvas.label("option-alfred", data["board"])  # its colour, and how hard it is
        lead = Text.assemble(turn, (canvas.say("opponent-alfred"), "seat1"), (f" · {kind}", "faint"), "  ")
        found = [*alfred_rows(canvas, data), *alfreds_symbols(canvas, data)]
        found += [*research_lines(canvas, data), *alfreds_cards(canvas, data)]
    else:
        lead = Text.assemble(turn, (f"{seat + 1} ", f"seat{seat % 8}"), canvas.name(seat, NAME), "  ")
        rows = [worker(canvas, name, at, data) for at, name in enumerate(data["workers"]) if data["workers"][name]]
        found = [join_texts(rows, " "), *research_lines(canvas, data), *aims(canvas, data)]
    return flow(lead, [join_texts(facts(data), " "), *found], canvas.width, "  ")


def facts(data: dict[str, Any]) -> list[str]:
    """Points (with all that would count at the end), coins, evolution, knowledge, tents, lenses, stamps."""
    stacks = "/".join(map(str, data["stacks"]))
    found = [f"★{data['vp']}({sum(data['sheet'].values())})", f"¢{data['coins']}", f"⇑{data['theory']}"]
    found.append(f"⇄{data['bonus']}" if "bonus" in data else f"?{data['knowledge']}")
    return [*found, f"△{data['tents']}", f"◍{data['lenses']}", f"✉{stacks}+{data['used_stamps']}"]


def worker(canvas: Canvas, name: str, at: int, data: dict[str, Any]) -> Text:
    """A worker's seals; in brackets while the worker is away."""
    inside = seals(canvas, data["rows"][at]) if data["rows"][at] else Text("–", "faint")
    return inside if data["workers"][name] == "home" else Text.assemble(("(", "faint"), inside, (")", "faint"))


def alfred_rows(canvas: Canvas, data: dict[str, Any]) -> list[Text]:
    """Alfred's workers with their letters, and the spaces of their rows."""
    rows = zip(LETTERS, list(data["workers"])[: len(LETTERS)], strict=True)
    return [
        Text.assemble((f"{canvas.label('alfred_row', letter)} ", "seat1"), alfred_row(canvas, letter, name, at, data))
        for at, (letter, name) in enumerate(rows)
    ]


def alfred_row(canvas: Canvas, letter: str, name: str, at: int, data: dict[str, Any]) -> Text:
    """Seals, free spaces with the symbols that a seal will cover, and the bracket; all in brackets while he is away."""
    figures = canvas.figures["alfred"][data["board"]][letter]
    symbols = ["", *figures["symbols"]]
    spaces = [seal(canvas, colour) for colour in data["rows"][at]]
    spaces += [Text(effect(canvas, symbol) or "·", "faint") for symbol in symbols[len(spaces) :]]
    spaces.insert(figures["bracket"], Text("]", "line"))
    row = join_texts(spaces, "")
    return row if data["workers"][name] == "home" else Text.assemble(("(", "faint"), row, (")", "faint"))


def alfreds_symbols(canvas: Canvas, data: dict[str, Any]) -> list[Text]:
    """What waits beside his tents and stacks, what a lap of the bonus track and the Beagle bring."""
    figures = canvas.figures["alfred"][data["board"]]
    tents = "".join(f"△{number}→{effect(canvas, text)} " for number, text in waiting(figures["tents"], data["tents"]))
    emptied = [not stamps for stamps in data["stacks"]]
    left = [(at + 1, text) for at, text in enumerate(figures["stacks"]) if text and not emptied[at]]
    stacks = "".join(f"✉{number}→{effect(canvas, text)} " for number, text in left)
    track = canvas.figures["alfred"]["track"]
    found = [f"⇄{track}→★{figures['lap']}", f"⛵→★{figures['beagle']}×{max(1, canvas.shown['round'])}"]
    return [Text(text.rstrip(), "faint") for text in (tents, stacks, *found) if text]


def waiting(symbols: list[str], used: int) -> list[tuple[int, str]]:
    """The symbols that are still to come, with their numbers."""
    return [(at + 1, text) for at, text in enumerate(symbols) if text and at >= used]


def research_lines(canvas: Canvas, data: dict[str, Any]) -> list[Text]:
    found = [specimen(canvas, name) for name in data["research"]]
    return [Text.assemble(("❖ ", "faint"), join_texts(found, " "))] if found else []


def alfreds_cards(canvas: Canvas, data: dict[str, Any]) -> list[Text]:
    """Alfred's bonus cards of this round and the action cards that lie open."""
    found = []
    at = max(0, canvas.shown["round"] - 1)
    if data["bonus_cards"] is not None:
        cards = canvas.figures["alfred"][data["board"]]
        rows = [cards[("first", "second")[card]][at] for card in data["bonus_cards"]]
        stops = zip(canvas.figures["alfred"]["stops"], rows, strict=True)
        found += [Text(f"⇄{stop}→{effect(canvas, row)}") for stop, row in stops]
    open_cards = ", ".join(card[1:] for card in data["cards"]) or "—"
    return [*found, Text(canvas.say("board-alfred-cards", cards=open_cards), "faint")]


def aims(canvas: Canvas, data: dict[str, Any]) -> list[Text]:
    """Goals in the reserve and on slots, then crew cards with the seals they need."""
    found = [goal(canvas, name) for name in data["reserve"] if name]
    done = []
    for name, value in data["slots"].items():
        colour, _, number = name.partition("_")
        slot = f"{'◇' if colour == 'silver' else '◆'}{number}"
        if value and value["fulfilled"]:
            done.append(slot)
        elif value:
            found.append(Text.assemble((f"{slot}…", "faint"), goal(canvas, value["goal"])))
    if done:
        found.append(Text(f"✓{' '.join(done)}", "good"))
    cards = [(card["card"], card["row"]) for card in data["crew"] or []] + [(name, None) for name in data["hand"] or []]
    kept = len(data["crew"] or [])
    for number, (card, row) in enumerate(cards):
        shown = crew_card(canvas, card, row is not None)
        found.append(shown if number < kept else Text.assemble(("[", "line"), shown, ("]", "line")))
    return found


def crew_card(canvas: Canvas, name: str, fulfilled: bool) -> Text:
    """A crew card with the seals it needs and what it gives; a fulfilled one by its name."""
    figures = canvas.figures["crew"][name[1:]]
    title = canvas.label("crew", name).partition(" (")[0]
    if fulfilled:
        return Text(f"✓{title}", "good")
    return Text.assemble(
        (f"{title} ", "faint"), needed_seals(canvas, figures["seals"]), f"→{effect(canvas, figures['gives'])}"
    )
