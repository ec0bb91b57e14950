"""Pieces of a page that every screen uses."""

from __future__ import annotations

from itertools import chain, takewhile

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wunderkammer.core.result import Result
from wunderkammer.shelf.game import Option
from wunderkammer.shelf.rulings import Ruling
from wunderkammer.terminal.choices import MenuEntry
from wunderkammer.terminal.scene.canvas import shorten
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import Paragraph

FEW = 9  # as many moves stand below each other, more in columns …
FEW_SHORT = 4  # … and fewer when they are short
SHORT = 24
WORTH_A_HEAD = 2  # moves on average that begin with the same words
# In this order: some terminals move what 2J clears into the scrollback, which 3J then empties.
CLEAR_WITH_SCROLLBACK = "\033[H\033[2J\033[3J"


def wipe(console: Console) -> None:
    """An empty screen, also above its upper edge: what stood there may be somebody's secret."""
    if console.is_terminal:
        # A terminal that cannot clear can at least scroll.
        console.file.write("\n" * console.height if console.is_dumb_terminal else CLEAR_WITH_SCROLLBACK)
        console.file.flush()


def headline(text: str) -> Rule:
    return Rule(Text(text, "title"), style="line", characters="─")


def bullet(sentence: str, style: str = "") -> RenderableType:
    """A sentence that keeps its margin when it is long."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(" ·", "line"), Text(sentence, style))
    return grid


def choice_list(found: list[MenuEntry]) -> RenderableType:
    """The moves with what to type for them."""
    groups = kindred_moves(found)
    if len(found) > FEW and 1 < len(groups) <= len(found) // WORTH_A_HEAD:
        return groups_of_moves(groups)
    longest = max(len(choice.whole) for choice in found)
    if len(found) > (FEW_SHORT if longest <= SHORT else FEW):
        width = max(len(choice.token) for choice in found)
        cells = [one_line(choice.token, choice.whole, width) for choice in found]
        return Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 0, 0, 1))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for choice in found:
        grid.add_row(Text(choice.token, "choice"), choice.whole)
    return grid


def kindred_moves(found: list[MenuEntry]) -> list[list[MenuEntry]]:
    """The moves in groups that differ only in the last thing they name."""
    groups: dict[str, list[MenuEntry]] = {}
    for choice in found:
        groups.setdefault(choice.key.rpartition(",")[0] or choice.key, []).append(choice)
    return [*groups.values()]


def groups_of_moves(groups: list[list[MenuEntry]]) -> RenderableType:
    """Many moves that begin alike: how a group begins and ends is said once, and below it what which of them cost."""
    lines = [*map(told_together, groups), *([told] if (told := amounts_told(groups)) else [])]
    return Group(*(UnbrokenItems(line) for line in lines))


def amounts_told(groups: list[list[MenuEntry]]) -> list[Text]:
    """What moves cost and bring, each amount once with all that is typed for it: “4, 14: −2 coins”."""
    tokens: dict[str, list[str]] = {}
    for choice in chain(*groups):
        for amount in choice.amounts:
            tokens.setdefault(amount, []).append(choice.token)
    return [Text.assemble((", ".join(typed), "choice"), f": {amount}") for amount, typed in tokens.items()]


def told_together(group: list[MenuEntry]) -> list[Text]:
    """What all moves of a group begin with, what each goes on with, and what all end with."""
    if len(group) == 1:
        return [one_line(group[0].token, group[0].sentence)]
    sentences = [choice.sentence.split() for choice in group]
    first = min(len(alike(sentences)), min(map(len, sentences)) - 1)
    last = len(alike([words[:first:-1] for words in sentences]))  # each keeps at least one word of its own
    head, tail = sentences[0][:first], sentences[0][len(sentences[0]) - last :]
    own = [" ".join(words[first : len(words) - last]) for words in sentences]
    items = [one_line(choice.token, rest) for choice, rest in zip(group, own, strict=True)]
    return [*(words_and_dots(head, "{} …")), *items, *(words_and_dots(tail, "… {}"))]


def alike(sentences: list[list[str]]) -> list[str]:
    """The words with which all of several sentences begin."""
    return [words[0] for words in takewhile(lambda words: len({*words}) == 1, zip(*sentences, strict=False))]


def words_and_dots(words: list[str], frame: str) -> list[Text]:
    return [Text(frame.format(" ".join(words)))] if words else []


class UnbrokenItems:
    """Items one after the other, none of them broken by the end of a line."""

    def __init__(self, items: list[Text]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if len(line) + len(item) + 2 > options.max_width:
                yield line
                line = Text(" ")
            line = Text.assemble(line, "  " if line.plain.strip() else "", item)
        yield line


def one_line(token: str, sentence: str, width: int = 0) -> Text:
    return Text.assemble((token.rjust(width + 1), "choice"), " ", sentence)


def named_values(option: Option, texts: Catalogue, counted: bool = False) -> RenderableType:
    """What the values of an option stand for, each after what is typed for it: itself, or its number in the list."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, value in enumerate(option.named_values(), 1):
        grid.add_row(Text(str(number) if counted else value, "choice"), texts.say(f"option-{option.name}-{value}"))
    return grid


def ruling_title(ruling: Ruling, texts: Catalogue) -> str:
    """What a house ruling is about, and which rule it reads."""
    return f"{texts.say(f'ruling-{ruling.name}')} ({ruling.rule})"


def readings(ruling: Ruling, texts: Catalogue, counted: bool = False) -> RenderableType:
    """How a rule can be read, each reading after what is typed for it: itself, or its number in the list."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, reading in enumerate(ruling.readings, 1):
        grid.add_row(Text(str(number) if counted else reading, "choice"), texts.say(f"ruling-{ruling.name}-{reading}"))
    return grid


def rule_text(paragraph: Paragraph) -> RenderableType:
    """A paragraph as the rulebook prints it: a numbered rule, a heading, a table of components or plain text."""
    if paragraph.text.startswith("### "):
        return Text(paragraph.text[4:], "strong")
    if paragraph.text.startswith("|"):
        return component_table(paragraph.text)
    if not paragraph.rule:
        return markdown_text(paragraph.text)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(paragraph.rule, "rule"), markdown_text(paragraph.text))
    return grid


def component_table(text: str) -> RenderableType:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines()]
    table = Table(box=None, header_style="faint", pad_edge=False)
    for cell in rows[0]:
        table.add_column(cell)
    for row in rows[2:]:
        table.add_row(*(markdown_text(cell) for cell in row))
    return table


def markdown_text(text: str) -> Text:
    """Markdown's *emphasis* and **strength** as styles."""
    out = Text()
    for number, strong in enumerate(text.replace("\n", " ").split("**")):
        for inner, part in enumerate(strong.split("*")):
            out.append(part, "bold" if number % 2 else "italic faint" if inner % 2 else "")
    return out


def score_sheet(result: Result, narrator: Narrator, width: int) -> RenderableType:
    """The score sheet line by line, a column for every player and for the game's own opponent."""
    say = narrator.catalogue.say
    seats = range(len(result.scores))
    opponent = result.opponent
    room = max(6, (width - 22) // (len(result.scores) + (opponent is not None)) - 3)
    table = Table(title=Text(say("ui-score-sheet"), "title"), title_justify="left", border_style="line")
    table.add_column("")
    for seat in seats:
        name = Text(shorten(narrator.name(seat), room), f"seat{seat % 8}")
        table.add_column(name, justify="right")
    columns = [[line.values[seat] for line in result.sheet] for seat in seats]
    ranks = list(result.ranks)
    if opponent is not None:
        table.add_column(Text(shorten(say(f"opponent-{opponent.name}"), room), f"seat{len(ranks)}"), justify="right")
        columns.append(opponent.values)
        ranks.append(3 - ranks[0])  # of two
    for line, values in zip(result.sheet, zip(*columns, strict=True), strict=True):
        table.add_row(say(f"score-{line.code}"), *(str(value) for value in values))
    table.add_section()
    table.add_row(Text(say("ui-total"), "strong"), *(Text(str(sum(column)), "strong") for column in columns))
    table.add_row(say("ui-place"), *(f"{rank}." for rank in ranks))
    return table
