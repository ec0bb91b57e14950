"""What everything on the table of Evolution means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Kind, Known, Named

TRAIT_ICONS = {
    "carnivore": "fangs",
    "ambush": "hidden",
    "pack_hunting": "wolf-howl",
    "intelligence": "brain",
    "fat_tissue": "acorn",
    "cooperation": "ant",
    "burrowing": "mole",
    "climbing": "gecko",
    "hard_shell": "turtle-shell",
    "horns": "bull-horns",
    "symbiosis": "linked-rings",
    "warning_call": "bugle-call",
    "fertile": "egg-clutch",
    "foraging": "grapes",
    "scavenger": "vulture",
    "defensive_herding": "buffalo-head",
    "long_neck": "sauropod-head",
}
TRAIT_RULES = {
    "long_neck": "EV-33",
    "fat_tissue": "EV-34",
    "fertile": "EV-35",
    "foraging": "EV-36",
    "cooperation": "EV-37",
    "scavenger": "EV-38",
    "carnivore": "EV-39",
    "ambush": "EV-40",
    "climbing": "EV-41",
    "burrowing": "EV-42",
    "hard_shell": "EV-43",
    "defensive_herding": "EV-44",
    "horns": "EV-45",
    "pack_hunting": "EV-46",
    "symbiosis": "EV-48",
    "warning_call": "EV-49",
    "intelligence": "EV-50",
}
PURPOSES = {
    "trait": ("EV-09", "dna2"),
    "species": ("EV-10", "nest-eggs"),
    "body": ("EV-11", "elephant"),
    "population": ("EV-11", "flat-paw-print"),
}


def trait(_: Known, named: Named) -> dict[str, object]:
    """A trait: what it does, by its own rule."""
    label = named["trait"]
    return {"rule": TRAIT_RULES[label], "picture": TRAIT_ICONS[label]}


def helped(known: Known, named: Named) -> dict[str, object]:
    """The same with the sentence that a card of it bears."""
    return {**trait(known, named), "does": known.say(f"board-help-{named['trait']}")}


def on_species(known: Known, named: Named) -> dict[str, object]:
    """A trait that lies on a species, and whether it is still hidden from the others."""
    found = species_of(known, named)
    lying = next(card for card in found["traits"] if card["trait"] == named["trait"])
    fat = found["fat"] if named["trait"] == "fat_tissue" else 0
    return {**helped(known, named), "down": "yes" if lying["face_down"] else "no", "fat": fat}


def card(known: Known, named: Named) -> dict[str, object]:
    """A card of the hand: its trait, and its number as food."""
    label, _, food = named["card"].rpartition("_")
    return {**helped(known, {"trait": label}), "food": int(food), "limit": known.shown["trait_limit"]}


def species_of(known: Known, named: Named) -> dict[str, Any]:
    found: dict[str, Any] = known.shown["players"][int(named["owner"])]["species"][int(named["species"])]
    return found


def species(known: Known, named: Named) -> dict[str, object]:
    """A species with its figures; which animal it is only its board knows (animals.py)."""
    found = species_of(known, named)
    figures = {name: found[name] for name in ("body", "population", "food", "fat")}
    return {**figures, "species": int(named["species"]) + 1, "hungry": found["population"] - found["food"]}


def purpose(_: Known, named: Named) -> dict[str, object]:
    rule, picture = PURPOSES[named["purpose"]]
    return {"rule": rule, "picture": picture}


def hole(known: Known, _: Named) -> dict[str, object]:
    return {"tokens": known.shown["hole"]}


def player(known: Known, named: Named) -> dict[str, object]:
    data = known.shown["players"][int(named["owner"])]
    return {"bag": data["bag"], "cards": data["cards"]}


KINDS = (
    Kind("card", "hand-{card}", "EV-09", facts=card),
    Kind("hidden", "trait-{owner}-{species}-hidden", "EV-13"),
    Kind("laid", "trait-{owner}-{species}-{trait}", "EV-09", facts=on_species),
    Kind("trait", "trait-{trait}", "EV-09", facts=helped),
    Kind("silence", "silence-{trait}", "EV-50", facts=trait),
    Kind("species", "species-{owner}-{species}", "EV-18", facts=species),
    Kind("end", "row-{owner}-{side}", "EV-10", "nest-eggs"),
    Kind("purpose", "purpose-{purpose}", "EV-09", facts=purpose),
    Kind("hole", "hole", "EV-16", "three-leaves", hole),
    Kind("coming", "coming", "EV-07"),
    Kind("surplus", "surplus-{amount}", "EV-59", "acorn"),
    Kind("keep", "keep", "EV-08", "check-mark"),
    Kind("hand", "hand", "EV-05", "poker-hand"),
    Kind("deck", "deck", "EV-06", "card-draw"),
    Kind("discard", "discard", "EV-53", "card-discard"),
    Kind("round", "round", "EV-06"),
    Kind("phase-cards", "phase-cards", "EV-05"),
    Kind("phase-food", "phase-food", "EV-07"),
    Kind("phase-play", "phase-play", "EV-08"),
    Kind("phase-feed", "phase-feed", "EV-17"),
    Kind("bag", "bag-{owner}", "EV-26", "swap-bag", player),
    Kind("held", "held-{owner}", "EV-08", "poker-hand", player),
    Kind("player", "player-{owner}", "EV-31", facts=player),
    Kind("first", "first", "EV-28", "laurel-crown"),
    Kind("turn", "turn", "EV-17", "quill-ink"),
    Kind("won", "won", "EV-31", "trophy-cup"),
    Kind("off", "off", "EV-50", "speaker-off"),
    Kind("bags", "sign-bag", "EV-26", "swap-bag"),
    Kind("leaf", "sign-leaf", "EV-15", "solid-leaf"),
    Kind("food-number", "sign-food", "EV-16", "three-leaves"),
    Kind("body", "sign-body", "EV-11", "elephant"),
    Kind("population", "sign-population", "EV-11", "flat-paw-print"),
    Kind("done", "sign-done", "EV-24", "check-mark"),
    Kind("protected", "sign-protected", "EV-21", "checked-shield"),
    Kind("prey", "sign-prey", "EV-21", "targeted"),
    Kind("species-sign", "sign-species", "EV-10", "nest-eggs"),
    Kind("trait-sign", "sign-trait", "EV-09", "dna2"),
)
