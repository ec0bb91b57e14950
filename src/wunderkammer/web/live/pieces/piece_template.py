"""Pieces of a page that are made from templates: hardly a move changes one, so that most are found ready."""

from __future__ import annotations

from functools import lru_cache

from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.http.render import templates

Content = tuple[tuple[str, object], ...]

REMEMBERED = 4096


@lru_cache(maxsize=REMEMBERED)
def render_piece(name: str, texts: Catalogue, content: Content) -> str:
    return templates().get_template(f"pieces/{name}.html").render(say=texts.say, **dict(content))
