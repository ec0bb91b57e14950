"""What everything on the table of Evolution means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Known, Named, meanings_table

TABLE = meanings_table(__file__)
TRAIT_ICONS: dict[str, str] = TABLE["pictures"]["trait"]


def helped(known: Known, named: Named) -> dict[str, object]:
    """A trait with the sentence that a card of it bears."""
    return {"does": known.say(f"board-help-{named['trait']}")}


def discarded(known: Known, named: Named) -> dict[str, object]:
    """A trait with the number of its cards in the discard pile."""
    lying: dict[str, int] = known.shown["discard"]
    count = sum(number for card, number in lying.items() if card.rpartition("_")[0] == named["trait"])
    return {**helped(known, named), "count": count}


def on_species(known: Known, named: Named) -> dict[str, object]:
    """A trait that lies on a species, and whether it is still hidden from the others."""
    found = species_of(known, named)
    lying = next(card for card in found["traits"] if card["trait"] == named["trait"])
    fat = found["fat"] if named["trait"] == "fat_tissue" else 0
    return {**helped(known, named), "down": "yes" if lying["face_down"] else "no", "fat": fat}


def card(known: Known, named: Named) -> dict[str, object]:
    """A card of the hand: its trait, and its number as food."""
    label, _, food = named["card"].rpartition("_")
    found = {"rule": TABLE["rules"]["trait"][label], "picture": TRAIT_ICONS[label], **helped(known, {"trait": label})}
    way = "takes" if int(food) < 0 else "brings"
    return {**found, "food": abs(int(food)), "way": way, "limit": known.shown["trait_limit"]}


def species_of(known: Known, named: Named) -> dict[str, Any]:
    found: dict[str, Any] = known.shown["players"][int(named["owner"])]["species"][int(named["species"])]
    return found


def species(known: Known, named: Named) -> dict[str, object]:
    """A species with its figures; which animal it is only its board knows (animals.py)."""
    found = species_of(known, named)
    figures = {name: found[name] for name in ("body", "population", "food", "fat")}
    return {**figures, "species": int(named["species"]) + 1, "hungry": found["population"] - found["food"]}


def hole(known: Known, _: Named) -> dict[str, object]:
    return {"tokens": known.shown["hole"]}


def player(known: Known, named: Named) -> dict[str, object]:
    data = known.shown["players"][int(named["owner"])]
    return {"bag": data["bag"], "cards": data["cards"]}
