"""The 75 animal cards, 15 of each continent and every category 25 times, and the 6 fossils (EN-02, EN-40).

No public list of the printed deck exists. The species and their traits are house figures that agree with every animal
the rulebook shows; the last column says which rows the rulebook or public reviews speak of.
"""

from typing import Final, NamedTuple

from .provenance import HOUSE, PUBLIC, RULEBOOK


class Animal(NamedTuple):
    """One animal card: its continent and its category in each of the four groups."""

    label: str
    continent: str
    animal_class: str
    diet: str
    habitat: str
    climate: str
    source: str


class Fossil(NamedTuple):
    """One fossil card: the die value that fetches it, its cost, and a category or none in each group (EN-40, EN-41)."""

    label: str
    value: int
    cost: int
    animal_class: str
    diet: str
    habitat: str
    climate: str
    source: str


ANIMALS: Final = (
    Animal("american-red-squirrel", "america", "mammals", "omnivore", "arboreal", "cold", PUBLIC),
    Animal("brown-throated-sloth", "america", "mammals", "herbivore", "arboreal", "hot", HOUSE),
    Animal("raccoon", "america", "mammals", "omnivore", "terrestrial", "temperate", HOUSE),
    Animal("narwhal", "america", "mammals", "carnivore", "aquatic", "cold", PUBLIC),
    Animal("capybara", "america", "mammals", "herbivore", "aquatic", "hot", HOUSE),
    Animal("canada-goose", "america", "birds", "herbivore", "aquatic", "temperate", HOUSE),
    Animal("great-grey-owl", "america", "birds", "carnivore", "arboreal", "cold", HOUSE),
    Animal("wild-turkey", "america", "birds", "omnivore", "terrestrial", "temperate", HOUSE),
    Animal("toco-toucan", "america", "birds", "omnivore", "arboreal", "hot", HOUSE),
    Animal("common-loon", "america", "birds", "carnivore", "aquatic", "cold", HOUSE),
    Animal("green-iguana", "america", "reptiles", "herbivore", "arboreal", "hot", HOUSE),
    Animal("galapagos-tortoise", "america", "reptiles", "herbivore", "terrestrial", "hot", HOUSE),
    Animal("american-alligator", "america", "reptiles", "carnivore", "aquatic", "temperate", HOUSE),
    Animal("eastern-box-turtle", "america", "reptiles", "omnivore", "terrestrial", "temperate", HOUSE),
    Animal("common-garter-snake", "america", "reptiles", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("brown-bear", "europe", "mammals", "omnivore", "terrestrial", "cold", PUBLIC),
    Animal("reindeer", "europe", "mammals", "herbivore", "terrestrial", "cold", HOUSE),
    Animal("european-pine-marten", "europe", "mammals", "omnivore", "arboreal", "temperate", HOUSE),
    Animal("harp-seal", "europe", "mammals", "carnivore", "aquatic", "cold", HOUSE),
    Animal("eurasian-beaver", "europe", "mammals", "herbivore", "aquatic", "temperate", HOUSE),
    Animal("mandarin-duck", "europe", "birds", "omnivore", "aquatic", "temperate", RULEBOOK),
    Animal("mute-swan", "europe", "birds", "herbivore", "aquatic", "temperate", RULEBOOK),
    Animal("peregrine-falcon", "europe", "birds", "carnivore", "terrestrial", "temperate", PUBLIC),
    Animal("siberian-jay", "europe", "birds", "omnivore", "arboreal", "cold", HOUSE),
    Animal("pine-grosbeak", "europe", "birds", "herbivore", "arboreal", "cold", HOUSE),
    Animal("common-european-adder", "europe", "reptiles", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("hermanns-tortoise", "europe", "reptiles", "herbivore", "terrestrial", "hot", HOUSE),
    Animal("common-chameleon", "europe", "reptiles", "carnivore", "arboreal", "hot", HOUSE),
    Animal("european-pond-turtle", "europe", "reptiles", "omnivore", "aquatic", "temperate", HOUSE),
    Animal("aesculapian-snake", "europe", "reptiles", "carnivore", "arboreal", "temperate", HOUSE),
    Animal("snow-leopard", "asia", "mammals", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("red-panda", "asia", "mammals", "herbivore", "arboreal", "cold", HOUSE),
    Animal("bornean-orangutan", "asia", "mammals", "herbivore", "arboreal", "hot", HOUSE),
    Animal("baikal-seal", "asia", "mammals", "carnivore", "aquatic", "cold", HOUSE),
    Animal("giant-panda", "asia", "mammals", "herbivore", "terrestrial", "temperate", HOUSE),
    Animal("indian-peafowl", "asia", "birds", "omnivore", "terrestrial", "hot", HOUSE),
    Animal("great-hornbill", "asia", "birds", "omnivore", "arboreal", "hot", HOUSE),
    Animal("bar-headed-goose", "asia", "birds", "herbivore", "aquatic", "cold", HOUSE),
    Animal("siberian-crane", "asia", "birds", "omnivore", "aquatic", "cold", HOUSE),
    Animal("azure-winged-magpie", "asia", "birds", "omnivore", "arboreal", "temperate", HOUSE),
    Animal("gharial", "asia", "reptiles", "carnivore", "aquatic", "hot", HOUSE),
    Animal("steppe-tortoise", "asia", "reptiles", "herbivore", "terrestrial", "temperate", HOUSE),
    Animal("reeves-turtle", "asia", "reptiles", "omnivore", "aquatic", "temperate", HOUSE),
    Animal("common-flying-dragon", "asia", "reptiles", "carnivore", "arboreal", "hot", HOUSE),
    Animal("halys-pit-viper", "asia", "reptiles", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("african-bush-elephant", "africa", "mammals", "herbivore", "terrestrial", "hot", PUBLIC),
    Animal("ring-tailed-lemur", "africa", "mammals", "omnivore", "arboreal", "hot", RULEBOOK),
    Animal("ethiopian-wolf", "africa", "mammals", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("barbary-macaque", "africa", "mammals", "omnivore", "arboreal", "temperate", HOUSE),
    Animal("gelada", "africa", "mammals", "herbivore", "terrestrial", "cold", HOUSE),
    Animal("greater-flamingo", "africa", "birds", "omnivore", "aquatic", "hot", RULEBOOK),
    Animal("african-penguin", "africa", "birds", "carnivore", "aquatic", "temperate", HOUSE),
    Animal("cape-parrot", "africa", "birds", "herbivore", "arboreal", "temperate", HOUSE),
    Animal("blue-winged-goose", "africa", "birds", "herbivore", "aquatic", "cold", HOUSE),
    Animal("lilac-breasted-roller", "africa", "birds", "carnivore", "arboreal", "hot", HOUSE),
    Animal("nile-crocodile", "africa", "reptiles", "carnivore", "aquatic", "hot", HOUSE),
    Animal("panther-chameleon", "africa", "reptiles", "carnivore", "arboreal", "hot", HOUSE),
    Animal("african-helmeted-turtle", "africa", "reptiles", "omnivore", "aquatic", "temperate", HOUSE),
    Animal("bells-hinge-back-tortoise", "africa", "reptiles", "omnivore", "terrestrial", "hot", HOUSE),
    Animal("african-spurred-tortoise", "africa", "reptiles", "herbivore", "terrestrial", "hot", HOUSE),
    Animal("red-kangaroo", "oceania", "mammals", "herbivore", "terrestrial", "hot", HOUSE),
    Animal("koala", "oceania", "mammals", "herbivore", "arboreal", "temperate", HOUSE),
    Animal("platypus", "oceania", "mammals", "carnivore", "aquatic", "temperate", HOUSE),
    Animal("new-zealand-sea-lion", "oceania", "mammals", "carnivore", "aquatic", "cold", HOUSE),
    Animal("mountain-pygmy-possum", "oceania", "mammals", "omnivore", "terrestrial", "cold", HOUSE),
    Animal("raggiana-bird-of-paradise", "oceania", "birds", "omnivore", "arboreal", "hot", HOUSE),
    Animal("kea", "oceania", "birds", "omnivore", "terrestrial", "cold", HOUSE),
    Animal("black-swan", "oceania", "birds", "herbivore", "aquatic", "temperate", HOUSE),
    Animal("rainbow-lorikeet", "oceania", "birds", "herbivore", "arboreal", "hot", HOUSE),
    Animal("royal-penguin", "oceania", "birds", "carnivore", "aquatic", "cold", HOUSE),
    Animal("tuatara", "oceania", "reptiles", "carnivore", "terrestrial", "cold", HOUSE),
    Animal("fiji-banded-iguana", "oceania", "reptiles", "herbivore", "arboreal", "hot", HOUSE),
    Animal("crested-gecko", "oceania", "reptiles", "omnivore", "arboreal", "hot", HOUSE),
    Animal("eastern-long-necked-turtle", "oceania", "reptiles", "carnivore", "aquatic", "temperate", HOUSE),
    Animal("eastern-blue-tongued-lizard", "oceania", "reptiles", "omnivore", "terrestrial", "temperate", HOUSE),
)

FOSSILS: Final = (
    Fossil("pterodactylus", 1, 5, "reptiles", "carnivore", "arboreal", "", HOUSE),
    Fossil("ichthyosaurus", 2, 5, "reptiles", "carnivore", "aquatic", "", HOUSE),
    Fossil("plesiosaurus", 3, 5, "", "carnivore", "aquatic", "hot", HOUSE),
    Fossil("iguanodon", 4, 5, "reptiles", "herbivore", "terrestrial", "", HOUSE),
    Fossil("mammoth", 5, 5, "mammals", "herbivore", "", "cold", HOUSE),
    Fossil("megatherium", 6, 5, "mammals", "herbivore", "", "temperate", HOUSE),
)
