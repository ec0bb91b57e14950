"""Signs of the board: pieces, seals, specimens and effects, with the letters of the language.

Seals and specimens are told apart by letters, colours only help; the rulebook explains all signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from wunderkammer.games.darwins_journey.content.language import Word, parse
from wunderkammer.games.darwins_journey.content.measures import Need, parse_need
from wunderkammer.terminal.scene.canvas import Canvas

INKS = {"green": "#7a9a3a", "blue": "#4f8fc0", "yellow": "#b58900", "red": "#c0504d", "purple": "#a07ab0"}
SIGNS = {"coins": "¢", "vp": "★", "theory": "⇑", "knowledge": "?", "goal": "◎", "fulfil": "◎✓", "seal": "●"}
SIGNS |= {"academy": "●", "off": "●−", "post": "✉", "spread": "✉÷", "diverse": "✉✉✉", "any_camp": "△", "copy": "⧉"}
SIGNS |= {"unlock_free": "◍", "locked": "✗↯", "research_any": "❖", "redeliver": "❖↻", "beagle": "⛵", "bonus": "⇄"}
SIGNS |= {"scrolls": "◇2", "book": "◇4", "calm": "◆3", "steady": "◆4"}  # the slots whose effects they are
MEASURES = {"stacks": "✉∅", "theory": "⇑", "tents": "△", "lenses": "◍", "vp": "★", "coins": "¢", "knowledge": "?"}
ALFRED = 1  # his number in a game for one
INDENT = "   "


def flow(title: Text, parts: Sequence[Text], width: int, gap: str = " ") -> Text:
    """A title and parts behind it; what does not fit goes on below with an indent."""
    page = title.copy()
    used = page.cell_len
    for number, part in enumerate(parts):
        space = "" if number == 0 else gap
        if used + len(space) + part.cell_len > width - 1 and used > len(INDENT):
            page.append(f"\n{INDENT}")
            used, space = len(INDENT), ""
        page.append(space).append_text(part)
        used += len(space) + part.cell_len
    return page


def join_texts(parts: Iterable[Text | str], between: str) -> Text:
    return Text(between, "line").join(part if isinstance(part, Text) else Text(part) for part in parts)


def seal(canvas: Canvas, colour: str | None) -> Text:
    """A seal as its letter."""
    return Text("·", "faint") if colour is None else Text(canvas.say(f"sign-{colour}"), INKS[colour])


def seals(canvas: Canvas, colours: Sequence[str]) -> Text:
    """Seals with their numbers, in the order in which their colours appear: 2G1B."""
    found = Text()
    for colour in dict.fromkeys(colours):
        found.append(f"{colours.count(colour)}{canvas.say(f'sign-{colour}')}", INKS[colour])
    return found


def needed_seals(canvas: Canvas, numbers: Sequence[int]) -> Text:
    """The seals that a tile or a crew card asks for, given as numbers by colour."""
    return seals(canvas, [colour for colour, number in zip(INKS, numbers, strict=False) for _ in range(number)])


def specimen(canvas: Canvas, name: str) -> Text:
    """A specimen by colour and kind: G-re."""
    colour, _, kind = name.partition("_")
    return Text(f"{canvas.say(f'sign-{colour}')}-{canvas.say(f'sign-{kind}')}", INKS[colour])


def piece(canvas: Canvas, seat: int, shape: str = "") -> Text:
    """A player's piece: the number of the seat, a letter for Alfred."""
    name = canvas.say("sign-alfred") if seat >= len(canvas.shown["players"]) else str(seat + 1)
    return Text(f"{shape}{name}", f"seat{seat % 8}")


def standing(canvas: Canvas, seats: Iterable[int]) -> Text:
    """Pieces in brackets, nothing if there are none."""
    found = [piece(canvas, seat) for seat in seats]
    return Text.assemble(("[", "line"), *found, ("]", "line")) if found else Text()


def effect(canvas: Canvas, text: str) -> str:
    """An effect in signs: “coins 3 + goal” is ¢3+◎."""
    return "+".join(
        ("/" if clause.is_choice else "+").join(deed(canvas, word) for word in clause.words) for clause in parse(text)
    )


def deed(canvas: Canvas, word: Word) -> str:
    """One part of an effect with its number; the price of a second seal in brackets."""
    name, number = word.name, str(word.number or "")
    trade = canvas.figures["exchange"]
    if name == "exchange":
        return f"?→¢{trade['coins']}/★{trade['vp']}"
    if name == "purple":
        return f"●{canvas.say('sign-purple')}"
    if name in ("explore", "navigate"):
        return canvas.say(f"sign-{name}") + number
    if name == "explorer":
        return f"+{canvas.say('sign-explore')}"
    second = f"(−{word.second})" if word.second else ""
    return SIGNS.get(name, name) + number + second


def goal(canvas: Canvas, name: str) -> Text:
    """A goal with what it asks for: ◇ silver, ◆ gold."""
    asks = "+".join(requirement(canvas, parse_need(text)) for text in canvas.figures["goal"][name])
    return Text.assemble(("◆" if name.startswith("g") else "◇", "title"), asks)


def requirement(canvas: Canvas, need: Need) -> str:
    """One requirement: ★8, ●2B for blue seals, ❖1bi for a bird, ⛵ for a ship at the Beagle."""
    what, which = need.measure
    if what == "beagle":
        return "⛵"
    if not which:
        return f"{MEASURES[what]}{need.number}"
    return f"{'●' if what == 'seals' else '❖'}{need.number}{canvas.say(f'sign-{which}')}"
