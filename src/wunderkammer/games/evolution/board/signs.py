"""The engraved signs of Evolution: one for every trait, and the animal that a species looks like."""

from __future__ import annotations

from functools import lru_cache

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


def animals(sight: Sight) -> dict[str, Markup]:
    """The pictures of species, by the traits that make them look so; the first that fits is drawn."""
    return {
        "carnivore pack_hunting": sight.icon("wolf-head", "animal"),
        "carnivore ambush": sight.icon("tiger", "animal"),
        "carnivore intelligence": sight.icon("fox", "animal"),
        "carnivore scavenger": sight.icon("hyena-head", "animal"),
        "carnivore": sight.icon("velociraptor", "animal"),
        "hard_shell burrowing": sight.icon("armadillo", "animal"),
        "hard_shell": sight.icon("tortoise", "animal"),
        "long_neck fat_tissue": sight.icon("camel", "animal"),
        "long_neck": sight.icon("ostrich", "animal"),
        "horns": sight.icon("deer", "animal"),
        "defensive_herding": sight.icon("bison", "animal"),
        "climbing": sight.icon("squirrel", "animal"),
        "burrowing": sight.icon("hedgehog", "animal"),
        "fat_tissue": sight.icon("juggling-seal", "animal"),
        "intelligence": sight.icon("elephant", "animal"),
        "scavenger": sight.icon("boar", "animal"),
        "fertile": sight.icon("rabbit", "animal"),
        "cooperation": sight.icon("sheep", "animal"),
        "symbiosis": sight.icon("parasaurolophus", "animal"),
        "warning_call": sight.icon("kangaroo", "animal"),
        "foraging": sight.icon("beaver", "animal"),
        "": sight.icon("dodo", "animal"),
    }


@lru_cache(4096)
def looks_like(kinds: tuple[str, ...], traits: frozenset[str]) -> str:
    """Which of the kinds of animals a species with these traits resembles."""
    return next(kind for kind in kinds if traits.issuperset(kind.split()))
