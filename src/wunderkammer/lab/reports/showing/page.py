"""A report as one HTML file that needs nothing else: no script, no network."""

from __future__ import annotations

from html import escape
from pathlib import Path

from wunderkammer.lab.reports.showing.document import Chapter, Document, Grid
from wunderkammer.lab.reports.showing.plots import svg

STYLE = Path(__file__).with_name("page.css")


def page(document: Document, data_file: str, data_word: str) -> str:
    """The page; `data_file` is the JSON that lies beside it."""
    conditions = "".join(f"<li>{escape(line)}</li>" for line in document.conditions)
    verdict = "".join(f"<p>{escape(line)}</p>" for line in document.verdict)
    chapters = "".join(chapter_html(chapter, number) for number, chapter in enumerate(document.chapters, 1))
    return (
        f'<!doctype html>\n<html lang="{document.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(document.title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n"
        f'<main>\n<h1>{escape(document.title)}</h1>\n<ul class="conditions">{conditions}</ul>\n'
        f'<div class="verdict">{verdict}</div>\n{chapters}'
        f'<p class="data"><a href="{escape(data_file)}">{escape(data_word)}</a></p>\n</main>\n</body>\n</html>\n'
    )


def chapter_html(chapter: Chapter, number: int) -> str:
    sentences = "".join(f"<p>{escape(line)}</p>" for line in chapter.sentences)
    head = f'<h2 id="part-{number}">{escape(chapter.title)}</h2>'
    # What a plot shows stands in a table too, so that nobody needs to see it.
    drawn = chapter.plot is not None and chapter.plot.rows
    plot = (
        f'<div class="plot" role="img" tabindex="0" aria-labelledby="part-{number}">{svg(chapter.plot)}</div>'
        if chapter.plot and drawn
        else ""
    )
    grid = grid_html(chapter.grid, f"part-{number}") if chapter.grid else ""
    return f"<section>{head}{sentences}{plot}{grid}</section>\n"


def grid_html(grid: Grid, title: str) -> str:
    """The table; a wide one is scrolled by itself, also with the keyboard."""
    sides = ["number" if column.number else "word" for column in grid.columns]
    head = "".join(
        f'<th scope="col" class="{side}">{escape(column.title)}</th>'
        for column, side in zip(grid.columns, sides, strict=True)
    )
    rows = "".join(row_html(row, sides, at in grid.marked) for at, row in enumerate(grid.rows))
    return (
        f'<div class="grid" role="region" tabindex="0" aria-labelledby="{title}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def row_html(row: object, sides: list[str], marked: bool) -> str:
    assert isinstance(row, list | tuple)
    first, *others = row
    cells = "".join(f'<td class="{side}">{escape(text)}</td>' for text, side in zip(others, sides[1:], strict=True))
    kind = ' class="certain"' if marked else ""
    return f'<tr{kind}><th scope="row" class="{sides[0]}">{escape(first)}</th>{cells}</tr>'
