"""Paragraphs of the rulebook as HTML."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from wunderkammer.shelf.examples import sign_words
from wunderkammer.shelf.game import Game
from wunderkammer.text.rulebook import Paragraph
from wunderkammer.web.board.graphics.icons import sign

STRONG = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS = re.compile(r"\*(.+?)\*")
BULLET = re.compile(r"^[-*] ")
RULE_NAME = re.compile(r"\b([A-Z]{2}-\d{1,3})\b")


SignMarks = tuple[tuple[re.Pattern[str], Markup], ...]


def sign_marks(game: Game, lang: str) -> SignMarks:
    """Where a sign of the board stands beside a word: before the first place of the word in a paragraph."""
    found = []
    for icon, words in sign_words(game).items():
        begins = "|".join(re.escape(word) for word in words[lang])
        found.append((re.compile(rf"(?<![\w;&])(?:{begins})", re.IGNORECASE), sign(icon, "icon word-sign")))
    return tuple(found)


def prose(paragraph: Paragraph, game_id: str = "", signs: SignMarks = ()) -> Markup:
    """A numbered rule, a heading, a list, a table of components or plain text."""
    text = paragraph.text
    if text.startswith("### "):
        return Markup("<h3>{}</h3>").format(text[4:])
    if text.startswith("|"):
        return component_table(text)
    if BULLET.match(text):
        items = re.split(r"\n[-*] ", BULLET.sub("", text))
        return Markup("<ul>{}</ul>").format(
            Markup("").join(Markup("<li>{}</li>").format(markdown_html(item)) for item in items)
        )
    if not paragraph.rule:
        return Markup("<p>{}</p>").format(markdown_html(text))
    told = with_signs(markdown_html(text), signs)
    number = Markup('<a class="rule-name" href="/rules/{0}#{1}">{1}</a>').format(game_id, paragraph.rule)
    return Markup("<p>{} {}</p>").format(number, told)


def with_signs(html: Markup, signs: SignMarks) -> Markup:
    """A paragraph with the signs of the things it speaks of."""
    text = str(html)
    for begins, drawn in signs:
        place = begins.search(text)
        if place and "<" not in text[text.rfind(">", 0, place.start()) + 1 : place.start()]:
            text = f"{text[: place.start()]}{drawn}{text[place.start() :]}"
    return Markup(text)


def component_table(text: str) -> Markup:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines()]
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(markdown_html(cell)) for cell in rows[0])
    body = Markup("").join(
        Markup("<tr>{}</tr>").format(Markup("").join(Markup("<td>{}</td>").format(markdown_html(cell)) for cell in row))
        for row in rows[2:]
    )
    frame = '<div class="scroll" tabindex="0" role="region" aria-label="{}">{}</div>'
    table = "<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>"
    return Markup(frame).format(", ".join(rows[0]), Markup(table).format(head, body))


def markdown_html(text: str) -> Markup:
    """Markdown's *emphasis* and **strength**."""
    safe = str(escape(text.replace("\n", " ")))
    return Markup(EMPHASIS.sub(r"<em>\1</em>", STRONG.sub(r"<strong>\1</strong>", safe)))


def link_rules(sentence: str, game_id: str) -> Markup:
    """A sentence whose rules' numbers lead to the rulebook."""
    link = rf'<a class="rule-name" href="/rules/{game_id}#\1">\1</a>'
    return Markup(RULE_NAME.sub(link, str(escape(sentence))))
