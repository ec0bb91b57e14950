# What everything on the table means: thing-… names it, what-… explains it.
thing-card = { $card }
what-card = { $does } Lay the card on a species of yours as a trait (at most { $limit } each), or give it up for a new species, body size or population. { $food ->
    [0] On the watering hole it changes nothing.
   *[more] On the watering hole it { $way ->
        [takes] takes away
       *[brings] brings
    } { $food ->
        [one] { $food } plant
       *[other] { $food } plants
    }.
}
thing-hidden = Face-down trait
what-hidden = Played this round; it is turned up when everybody has played.
thing-laid = { $trait }
what-laid = { $does }{ $down ->
    [yes] { " " }The others do not see it before everybody has played.
   *[no] { "" }
}{ $fat ->
    [0] { "" }
   *[more] { " " }Stored fat: { $fat }.
} At the end it counts 1 point.
thing-trait = { $trait }
what-trait = { $does } { $count ->
    [0] No card of it lies in the discard pile.
    [one] { $count } card of it lies in the discard pile.
   *[other] { $count } cards of it lie in the discard pile.
}
thing-silence = Switch off { $trait }
what-silence = For the card that you discard, this trait of the prey does nothing during your attack.
thing-species = { $owner }’s species { $species }
what-species = Body size { $body }, population { $population }, food { $food }, fat { $fat }. { $hungry ->
    [0] It is full.
   *[more] It lacks { $hungry } food: after the feeding its population drops to what it has eaten, and without food it dies out.
} A carnivore can attack it if it is larger and overcomes its defences. Each population counts 1 point at the end.
thing-end = { $side_label ->
    [left] A new species at the left end
   *[right] A new species at the right end
}
what-end = The new species begins with body size 1 and population 1. Neighbours matter for Cooperation, Warning Call and Symbiosis.
thing-purpose = { $purpose_label ->
    [trait] Play the card as a trait
    [species] Discard the card for a new species
    [body] Discard the card for body size
   *[population] Discard the card for population
}
what-purpose = { $purpose_label ->
    [trait] It goes face down above one of your species.
    [species] It is discarded, and a new species with body size 1 and population 1 joins an end of your row.
    [body] It is discarded, and the body size of one of your species rises by 1, up to 6: larger animals are harder to attack and feed carnivores more.
   *[population] It is discarded, and the population of one of your species rises by 1, up to 6: it can eat more, but needs more.
}
thing-hole = Watering hole
what-hole = { $tokens ->
    [one] { $tokens } plant lies
   *[other] { $tokens } plants lie
} here for all who are not carnivores. Before the feeding the food cards add plants or take some away; what is left stays for the next round.
thing-coming = Food cards
what-coming = Everybody has laid one card face down. Before the feeding they are turned up, and the sum of their numbers changes the plants on the watering hole.
thing-surplus = Surplus food
what-surplus = What a species takes beyond its hunger can go on its Fat Tissue and feed it in a later round, or stay on the watering hole.
thing-keep = Finish playing
what-keep = You keep the rest of your cards for later rounds; there is no hand limit.
thing-hand = Your hand
what-hand = Each round you are dealt three cards and one more for each of your species. One of them goes to the watering hole as food.
thing-deck = Deck
what-deck = When its last card has left it, the end is near: during the dealing this round is the last, otherwise the next one.
thing-discard = Discard pile
what-discard = Everybody may look through it. It becomes the new deck when the old one is empty.
thing-round = Round
what-round = A round has four phases. The game ends with the round in which the deck has run out, or with the one after.
thing-phase-cards = New cards
what-phase-cards = Everybody is dealt three cards and one for each of their species.
thing-phase-food = Food cards
what-phase-food = Everybody lays one card face down on the watering hole; its number will be food.
thing-phase-play = Playing cards
what-phase-play = In turn everybody plays as many cards as they like: traits, new species, growth.
thing-phase-feed = Feeding
what-phase-feed = In turn everybody feeds one species, until nobody can or wants to any more.
thing-bag = { $owner }’s bag
what-bag = { $bag ->
    [one] { $bag } food token,
   *[other] { $bag } food tokens, each
} worth 1 point at the end. After every feeding all food that was eaten goes there.
thing-held = { $owner }’s hand
what-held = { $cards ->
    [one] { $cards } card, which
   *[other] { $cards } cards, which
} nobody else sees.
thing-player = { $owner }
what-player = There is { $bag ->
    [0] no food
   *[more] { $bag } food
} in the bag. Food, population and the traits of the species that are left score at the end.
thing-first = First player
what-first = Begins every phase of this round; then the marker passes on clockwise.
thing-turn = To act
what-turn = The table waits for this player.
thing-won = Winner
what-won = The most food, population and traits together win.
thing-off = Switched off
what-off = Intelligence has put these traits out of action until the attack ends.
thing-bags = Bag
what-bags = Food that has been eaten: 1 point each.
thing-leaf = Leaf trait
what-leaf = Acts before the food cards are turned up.
thing-food-number = Food number
what-food-number = So many plants the card brings to the watering hole, or takes from it.
thing-body = Body size
what-body = A carnivore must be larger than its prey, and eats as much meat as the prey’s body size.
thing-population = Population
what-population = How much food the species needs to survive, and 1 point each at the end.
thing-done = Done
what-done = Ends your part here.
thing-protected = Protected
what-protected = The hunting species cannot attack this one.
thing-prey = Attack
what-prey = On the hunt, or open to the attack.
thing-species-sign = New species
what-species-sign = A species board with body size 1 and population 1.
thing-trait-sign = Trait
what-trait-sign = The card becomes a trait of one of your species.
