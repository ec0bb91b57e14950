"""The engraved signs of Evolution: one for every trait, and for everything else on the table."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.games.evolution.meanings import TRAIT_ICONS
from wunderkammer.web.board.sight import Sight


def trait_signs(sight: Sight) -> dict[str, Markup]:
    """The sign of every trait."""
    return {trait: sight.icon(name) for trait, name in TRAIT_ICONS.items()}


def other_signs(sight: Sight) -> dict[str, Markup]:
    """The signs of everything else on the table."""
    return {
        "attack": sight.icon("targeted"),
        "bag": sight.icon("swap-bag"),
        "body": sight.icon("elephant"),
        "deck": sight.icon("card-draw"),
        "discard": sight.icon("card-discard"),
        "done": sight.icon("check-mark"),
        "first": sight.icon("laurel-crown"),
        "hand": sight.icon("poker-hand"),
        "leaf": sight.icon("solid-leaf"),
        "off": sight.icon("speaker-off"),
        "plant": sight.icon("three-leaves"),
        "population": sight.icon("flat-paw-print"),
        "protected": sight.icon("checked-shield"),
        "species": sight.icon("nest-eggs"),
        "trait": sight.icon("dna2"),
        "turn": sight.icon("quill-ink"),
        "won": sight.icon("trophy-cup"),
    }
