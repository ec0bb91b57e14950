"""What the signs on the table of Darwin's Journey mean."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.signs import inked_sign
from wunderkammer.games.darwins_journey.board.words import (
    BEAGLE,
    EXPLORER,
    KIND_SIGNS,
    LENS,
    LOOKS,
    SEAL_SIGNS,
    SHIP,
    TENT,
    WORKER,
    drawn_seal,
)
from wunderkammer.scene import Line, Sign
from wunderkammer.text.catalogue import Catalogue

PIECES = {
    WORKER: "board-sign-worker",
    EXPLORER: "board-sign-explorer",
    SHIP: "board-sign-ship",
    BEAGLE: "board-beagle",
    TENT: "board-sign-tent",
    LENS: "board-sign-lens",
    "padlock": "board-sign-locked",
    "ribbon-medal": "board-sign-ribbon",
    "flying-flag": "board-sign-banner",
    "lighthouse": "board-beagle-space",
    "check-mark": "board-sign-done",
    "card-draw": "board-sign-crew",
    "envelope": "board-letters",
}


@lru_cache(8)
def signs(words: Catalogue) -> Line:
    """Seals and specimens, pieces, then everything that a space or a card can bring."""
    say = words.say
    return (
        *(drawn_seal(words, colour) for colour in SEAL_SIGNS),
        *(Sign(icon, "", say(f"measure-kind-{kind}")) for kind, icon in KIND_SIGNS.items()),
        *(Sign(icon, "", say(message)) for icon, message in PIECES.items()),
        *(Sign(word.icon, word.mark, say(word.message), word.colour) for word in LOOKS.values()),
    )


@lru_cache(8)
def drawn_legend(words: Catalogue) -> str:
    """Every sign with its meaning, folded away."""
    entries = "".join(
        f'<li><span aria-hidden="true">{inked_sign(sign)}</span><span>{escape(sign.label)}</span></li>'
        for sign in signs(words)
    )
    title = escape(words.say("web-legend"))
    return (
        f'<details class="dj-legend" id="dj-legend"><summary>{title}</summary><ul tabindex="0">{entries}</ul></details>'
    )
