"""A report on a terminal: the same sentences and the first rows of its tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wunderkammer.lab.reports.showing.document import Chapter, Document, Grid
from wunderkammer.text.catalogue import Catalogue


def print_document(console: Console, document: Document, texts: Catalogue) -> None:
    console.print(Text(document.title, "title"), soft_wrap=True)
    for line in document.conditions:
        console.print(Text(line, "faint"), soft_wrap=True)
    console.print()
    for line in document.verdict:
        console.print(Text(line), soft_wrap=True)
    for chapter in [one for one in document.chapters if one.grid is not None]:
        console.print()
        print_chapter(console, chapter, texts)


def print_chapter(console: Console, chapter: Chapter, texts: Catalogue) -> None:
    console.print(Text(chapter.title, "title"), soft_wrap=True)
    for line in chapter.sentences:
        console.print(Text(line, "faint"), soft_wrap=True)
    if chapter.grid is None or not chapter.grid.rows:
        return
    console.print(table_of(chapter.grid, chapter.rows_shown))
    more = len(chapter.grid.rows) - chapter.rows_shown
    if more > 0:
        console.print(Text(texts.say("lab-more-rows", count=more), "faint"))


def table_of(grid: Grid, most: int) -> Table:
    table = Table(border_style="line")
    shown = [at for at, column in enumerate(grid.columns) if not column.page_only]
    for column in [grid.columns[at] for at in shown]:
        table.add_column(column.title, justify="right" if column.number else "left")
    for at, row in enumerate(grid.rows[:most]):
        table.add_row(*[Text(row[cell]) for cell in shown], style="strong" if at in grid.marked else "")
    return table
