"""The rulebooks, whole or searched."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.text.rulebook import rulebook
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import LANGUAGE_NAMES, page, texts_of
from wunderkammer.web.pages.learning.glossary import glossary
from wunderkammer.web.pages.learning.rule_examples import drawn_examples, still_of
from wunderkammer.web.pages.learning.rule_text import prose, sign_marks

LONGEST_WORD = 80


async def rules(request: Request) -> Response:
    """A rulebook in the visitor's language, or in the one that the address names."""
    chosen = game(request.path_params["game"])
    lang = request.query_params.get("in", "") or texts_of(request).lang
    if lang not in LANGUAGES:
        visitor_of(request).wonder(lang)
        lang = texts_of(request).lang
    book = rulebook(chosen.folder, lang)
    word = plain(request.query_params.get("word", ""), LONGEST_WORD)
    return page(
        request,
        "rules.html",
        game=chosen,
        book=book,
        book_lang=lang,
        book_langs=[(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        word=word,
        found=book.find(word) if word else [],
        prose=partial(prose, signs=sign_marks(chosen, lang)),
        examples=drawn_examples(chosen, lang),
        signs=sprite(chosen),
        still=still_of(chosen),
        glossary=glossary(chosen, lang),
    )
