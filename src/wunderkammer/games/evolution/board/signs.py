"""The engraved signs of Evolution: one for every trait, and for everything else on the table."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.web.board.sight import Sight


def trait_signs(sight: Sight) -> dict[str, Markup]:
    """The sign of every trait."""
    return {
        "carnivore": sight.icon("fangs"),
        "ambush": sight.icon("hidden"),
        "pack_hunting": sight.icon("wolf-howl"),
        "intelligence": sight.icon("brain"),
        "fat_tissue": sight.icon("acorn"),
        "cooperation": sight.icon("ant"),
        "burrowing": sight.icon("mole"),
        "climbing": sight.icon("gecko"),
        "hard_shell": sight.icon("turtle-shell"),
        "horns": sight.icon("bull-horns"),
        "symbiosis": sight.icon("linked-rings"),
        "warning_call": sight.icon("bugle-call"),
        "fertile": sight.icon("egg-clutch"),
        "foraging": sight.icon("grapes"),
        "scavenger": sight.icon("vulture"),
        "defensive_herding": sight.icon("buffalo-head"),
        "long_neck": sight.icon("sauropod-head"),
    }


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
