glossary-trait = Traits

example-food-cards = Each player has put one card face down on the watering hole. Nobody sees its number yet.
example-trait = A card becomes a trait: it lies face down above the species until all have played.
example-new-species = A card is discarded for a new species at the right end of the row.
example-growth = A card is discarded for growth: population 1 becomes 2.
example-discard = Before finishing, a trait may be discarded to make room, even one that is still face down.
example-sum = The food cards are revealed: 5 and 4 bring 9 plants.
example-leftover = All have eaten, 6 plants are left. They stay for the next round.
example-foraging = With Foraging one meal is two plants, and both animals are full.
example-bag = After feeding, what was eaten goes to the bag.
example-first-player = The round is over, and the first-player marker passes on.
example-attack = A carnivore of body 4 attacks the unprotected species of body 1: it loses one animal. The one with Hard Shell was safe.
example-own-attack = Body 2 is larger than body 1, and the prey has no defence: the attack succeeds and the hunter eats.
example-extinct = The prey had only one animal: its species is extinct, and the board leaves the row.
example-starved = A carnivore without prey has no food when the round ends: it starves.
