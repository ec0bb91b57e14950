"""The animal that a species looks like: its traits make it, and its birth where several fit."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

# The first whose traits a species has is drawn; of several pictures its birth chooses one.
KINDS = {
    "carnivore pack_hunting": ("wolf",),
    "carnivore ambush": ("leopard",),
    "carnivore intelligence": ("owl",),
    "carnivore scavenger": ("raccoon",),
    "carnivore fat_tissue": ("bear",),
    "carnivore": ("velociraptor", "bear"),
    "hard_shell burrowing": ("armadillo",),
    "hard_shell": ("tortoise", "armadillo"),
    "long_neck fat_tissue": ("camel",),
    "long_neck": ("ostrich", "diplodocus", "flamingo"),
    "horns": ("deer",),
    "defensive_herding": ("bison", "mammoth"),
    "climbing": ("squirrel", "gorilla"),
    "burrowing": ("platypus", "armadillo"),
    "fat_tissue": ("seal", "camel"),
    "intelligence": ("bush-elephant", "gorilla"),
    "scavenger": ("kea", "griffon"),
    "fertile": ("rabbit",),
    "cooperation": ("sheep", "bush-elephant"),
    "symbiosis": ("parasaurolophus", "dimetrodon"),
    "warning_call": ("kangaroo", "rabbit"),
    "foraging": ("beaver", "mammoth"),
    # Hunters in name only: without Carnivore they eat plants.
    "ambush": ("marten", "platypus"),
    "pack_hunting": ("dimetrodon", "parasaurolophus"),
}
# Plain creatures, for species without traits; as many as the first two of six rows. No trait makes one of
# them, so that the first trait changes the look.
PLAIN = ("dodo", "frog", "kiwi-bird", "tapir", "finch", "rat", "duck", "ibis", "pig", "goose", "penguin", "heron")

# Animals whose drawings leave more than a quarter of their height empty above them.
LOW = frozenset(
    ("armadillo", "bear", "beaver", "bison", "bush-elephant", "dimetrodon", "duck", "finch", "kea", "leopard")
    + ("marten", "pig", "platypus", "raccoon", "seal", "squirrel", "tapir", "tortoise")
)


@lru_cache(4096)
def looks_like(traits: frozenset[str], seat: int, birth: int) -> str:
    """The picture of a player's first, second … species; of species without traits a player's next differs from all
    of the last eleven, and the first of all players differ.
    """
    number = 2 * seat + 5 * birth
    fitting = next((kinds for need, kinds in KINDS.items() if traits.issuperset(need.split())), PLAIN)
    return fitting[number % len(fitting)]


def animal_of(one: dict[str, Any], seat: int, birth: int) -> str:
    """The picture of a species as a view shows it."""
    return looks_like(frozenset([card["trait"] for card in one["traits"] if card["trait"]]), seat, birth)
