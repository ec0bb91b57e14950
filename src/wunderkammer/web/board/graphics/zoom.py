"""A window on a large drawing, which is dragged and zoomed by fingers, buttons and keys (zoom.js)."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from wunderkammer.text.catalogue import Catalogue

BUTTONS = (("in", "+", "1.5"), ("out", "−", "0.667"), ("whole", "⤢", "0"))


@lru_cache(64)
def zoom_frame(words: Catalogue, css: str) -> tuple[str, str]:
    """What stands before and after the drawing; the window can be dragged without script too, the buttons need it."""
    buttons = "".join(
        f'<button type="button" data-zoom-by="{factor}" title="{escape(words.say(f"web-zoom-{name}"))}">'
        f'<span aria-hidden="true">{sign}</span></button>'
        for name, sign, factor in BUTTONS
    )
    return (
        f'<div class="zoom-frame" data-zoom-frame><div class="{css} scroll" data-zoom tabindex="-1">',
        f'</div><div class="zoom-buttons">{buttons}</div></div>',
    )
