"""The board of Encyclopedia in a terminal: university, academy, expeditions, and everybody's desk.

Continents and the colours of dice are told apart by shape, colours only help.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, CONTINENT, EXPERT, GROUP, GROUPS
from wunderkammer.games.encyclopedia.content.names import GAIN
from wunderkammer.games.encyclopedia.content.tables import EncyclopediaContent
from wunderkammer.terminal.scene.canvas import Canvas

SHAPES = {
    "red": ("◆", "#c0504d"),
    "blue": ("●", "#4f8fc0"),
    "purple": ("■", "#9a6fb0"),
    "yellow": ("▲", "#b58900"),
    "green": ("★", "#7a9a3a"),
}
COLOURS = tuple(SHAPES)
FOSSIL = ("✺", "faint")
WIDE = 140  # from this width on two cards fit beside each other
GAIN_SIGNS = {"coins": "¢", "reputation": "☆", "vp": ""}


def draw(canvas: Canvas) -> RenderableType:
    """The main board at the top, then everybody's desk."""
    desks = [desk(canvas, seat, data) for seat, data in enumerate(canvas.shown["players"])]
    return Group(heading(canvas), university(canvas), academy(canvas), expeditions(canvas), *desks, in_use(canvas))


def sign(colour: str | None) -> Text:
    """The shape of a colour, or of a fossil."""
    return Text(*(SHAPES[colour] if colour else FOSSIL))


def heading(canvas: Canvas) -> Text:
    """The round, who is first, the bank and the decks."""
    table = canvas.shown
    bank = canvas.say("board-bank-used" if table["bank_used"] else "board-bank-free")
    decks = canvas.say("board-decks", animals=table["animal_deck"], experts=table["expert_deck"])
    number, rounds = table["round"], canvas.tables(EncyclopediaContent).rounds
    when = canvas.say("board-round", round=number, rounds=rounds) if number else canvas.say("board-before-rounds")
    return Text.assemble(
        (f" {when}", "title"),
        (f"  {canvas.say('board-first')} ", "faint"),
        canvas.name(table["first_player"]),
        (f"  {bank}  {decks}", "faint"),
    )


# The main board.


def rows(canvas: Canvas, title: str, cells: list[Text]) -> RenderableType:
    """Cards below each other; on a wide screen in two columns."""
    columns = 2 if canvas.width >= WIDE else 1
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for at in range(0, len(cells), columns):
        grid.add_row(*cells[at : at + columns])
    return Group(Text(f" {canvas.say(title)}", "title"), grid)


def university(canvas: Canvas) -> RenderableType:
    return rows(canvas, "board-university", [expert(canvas, label) for label in canvas.shown["university"] if label])


def expert(canvas: Canvas, label: str) -> Text:
    """Continent, name and what the expert does."""
    effect = canvas.say(f"effect-{label}")
    return Text.assemble(
        "  ", sign(home(canvas, label)), " ", (canvas.label("expert", label), "strong"), (f"  {effect}", "faint")
    )


def home(canvas: Canvas, label: str) -> str:
    """The colour of an expert's continent."""
    return COLOURS[canvas.tables(EncyclopediaContent).expert_continent[EXPERT.parse(label)]]


def academy(canvas: Canvas) -> RenderableType:
    cells = [Text("  ") + animal(canvas, label, []) for label in canvas.shown["academy"] if label]
    return rows(canvas, "board-academy", cells)


def animal(canvas: Canvas, label: str, markers: list[str]) -> Text:
    """Continent, name and the four categories; a filled box for a marker."""
    content = canvas.tables(EncyclopediaContent)
    card = ANIMAL.parse(label)
    continent = content.animal_continent[card]
    shape = sign(COLOURS[continent] if continent >= 0 else None)
    text = Text.assemble(shape, " ", (canvas.label("animal", label), "strong"))
    if continent < 0:
        text.append(f" ⚄{content.fossil_value[card]}", "active")
    for group in range(GROUPS):
        category = content.animal_category[card * GROUPS + group]
        if category >= 0:
            marked = GROUP.text(group) in markers
            name = canvas.label("category", CATEGORY.text(category))
            text.append(f" {'▣' if marked else '·'}{name}", "good" if marked else "faint")
    return text


def expeditions(canvas: Canvas) -> RenderableType:
    """The cells of each continent: reputation and value of the free ones, the dice in the others."""
    content = canvas.tables(EncyclopediaContent)
    lines = []
    for at, continent in enumerate(CONTINENT.labels):
        name = canvas.label("continent", continent)
        line = Text.assemble("  ", sign(COLOURS[at]), f" {name:<9}")
        for cell, die in enumerate(canvas.shown["expeditions"][continent]):
            prize = f"{content.cell_reputation[cell]}☆+{content.cell_value[cell]}"
            line.append_text(Text.assemble("[", sign(die), "]     ") if die else Text(f"[{prize}] ", "faint"))
        lines.append(line)
    for area, dice in canvas.shown["dice_on_board"].items():
        if dice:
            lines.append(Text.assemble(f"  {canvas.label('area', area)} ", *(sign(die) for die in colour_list(dice))))
    return Group(Text(f" {canvas.say('board-expeditions')}", "title"), *lines)


def colour_list(dice: dict[str, int]) -> list[str]:
    return [colour for colour, count in dice.items() for _ in range(count)]


# Desks.


def desk(canvas: Canvas, seat: int, data: dict[str, Any]) -> RenderableType:
    """One participant: purse, dice, experts, animals and what is published."""
    parts: list[RenderableType] = [Rule(style="line"), purse(canvas, seat, data)]
    if data["rival"]:
        parts.append(Text(f"   {rival(canvas, data['rival'])}", "faint"))
    parts.append(dice(canvas, data))
    parts += [pile(canvas, place, data) for place, data in enumerate(data["experts"], 1) if data["all"]]
    parts += [Text("  ") + animal(canvas, label, marks) for label, marks in data["animals"].items()]
    if data["published"] or data["markers"]:
        parts.append(published_line(canvas, data))
    return Group(*parts)


def pile(canvas: Canvas, place: int, stack: dict[str, Any]) -> Text:
    """A stack of experts: who is active and whom they cover, or who lies face down."""
    active = stack["active"]
    others = [label for label in stack["all"] if label != active]
    if active:
        line = Text(f" {place}", "faint") + expert(canvas, active)
        return line + Text.assemble("  +", *(sign(home(canvas, label)) for label in others)) if others else line
    names = [sign(home(canvas, label)) + Text(f" {canvas.label('expert', label)}  ", "faint") for label in others]
    return Text.assemble((f" {place}  {canvas.say('board-face-down')} ", "faint"), *names)


def purse(canvas: Canvas, seat: int, data: dict[str, Any]) -> Text:
    turn = "▶" if seat in canvas.view["to_act"] else " "
    own = canvas.say(
        "board-purse", coins=data["coins"], tokens=data["tokens"], seals=data["seals"], cell=data["reputation"]
    )
    return Text.assemble(
        (turn, "active"), canvas.name(seat), ("  " + canvas.say("board-vp", vp=data["vp"]), "strong"), f"  {own}"
    )


def rival(canvas: Canvas, data: dict[str, Any]) -> str:
    order = " › ".join(canvas.label("continent", continent) for continent in data["priority"])
    return f"{canvas.label('behaviour', data['behaviour'])} · {canvas.label('scoring', data['scoring'])} · {order}"


def dice(canvas: Canvas, data: dict[str, Any]) -> Text:
    """The four slots with what they give when somebody else takes the die."""
    line = Text("   ")
    for slot, here in enumerate(data["dice"]):
        line.append(f"{slot_gain(canvas, slot)} [", "faint")
        for die in here:
            if die:
                line.append_text(sign(die["colour"]) + Text(str(die["value"]), "strong"))
        line.append("]  ", "faint")
    return line


def slot_gain(canvas: Canvas, slot: int) -> str:
    """What the owner of a die gains when somebody else takes it from this slot."""
    gain = GAIN.text(canvas.tables(EncyclopediaContent).slot_gain[slot])
    if gain == "nothing":
        return "–"
    return f"{canvas.tables(EncyclopediaContent).slot_amount[slot]}{GAIN_SIGNS.get(gain, canvas.label('gain', gain))}"


def published_line(canvas: Canvas, data: dict[str, Any]) -> Text:
    """Published animals by continent and published markers by category."""
    content = canvas.tables(EncyclopediaContent)
    continents = [content.animal_continent[ANIMAL.parse(label)] for label in data["published"]]
    line = Text(f"   {canvas.say('board-published')} ", "faint")
    for continent in sorted(set(continents)):
        line.append_text(
            sign(COLOURS[continent] if continent >= 0 else None) + Text(f"×{continents.count(continent)} ")
        )
    marks = [f"{canvas.label('category', name)}×{count}" for name, count in data["markers"].items()]
    return line + Text("  ".join(marks), "good")


def in_use(canvas: Canvas) -> Text:
    """The die with which somebody is acting."""
    die = canvas.shown["die_in_use"]
    if not die:
        return rolled_line(canvas)
    return Text.assemble(
        f" {canvas.say('board-die')} ", sign(die["used_as"]), (f"{die['value']}", "strong"),
        (f" ({canvas.label('colour', die['used_as'])})", "faint"),
    )  # fmt: skip


def rolled_line(canvas: Canvas) -> Text:
    """The dice that somebody has rolled and not yet placed."""
    dice = canvas.shown["rolled"]
    if not dice:
        return Text()
    shown = [Text.assemble(sign(die["colour"]), (f"{die['value']} ", "strong")) for die in dice]
    return Text.assemble(f" {canvas.say('board-rolled')} ", *shown)
