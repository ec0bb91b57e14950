"""The engraved signs of Lost Lands: hats for explorers, gear for crews, vehicles for transports."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.games.lost_lands.content.names import COLOUR
from wunderkammer.games.lost_lands.meanings import CARD_ICONS, KIND_ICONS
from wunderkammer.web.board.sight import Sight


def card_signs(sight: Sight) -> dict[str, Markup]:
    """The picture of every card."""
    return {label: sight.icon(name) for label, name in CARD_ICONS.items()}


def kind_signs(sight: Sight) -> dict[str, Markup]:
    """What stands for a kind of card."""
    return {
        **{kind: sight.icon(name) for kind, name in KIND_ICONS.items()},
        "patron": sight.icon("two-coins"),
        "special": sight.icon("scroll-quill"),
    }


def screen_signs(sight: Sight) -> dict[str, Markup]:
    """What a screen's patron is known by, so that nobody needs to tell colours apart."""
    signs = card_signs(sight)
    return {colour: signs[f"patron_{colour}"] for colour in COLOUR.labels}


def table_signs(sight: Sight) -> dict[str, Markup]:
    """Everything else on the table."""
    return {
        "bank": sight.icon("bank"),
        "discard": sight.icon("card-discard"),
        "purse": sight.icon("swap-bag"),
        "sealed": sight.icon("wax-seal"),
        "thinking": sight.icon("quill-ink"),
        "won": sight.icon("laurel-crown"),
        "going": sight.icon("flying-flag"),
        "first": sight.icon("laurels-trophy"),
    }
