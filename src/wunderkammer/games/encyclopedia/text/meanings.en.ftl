# What everything on the table means: thing-… names it, what-… explains it.
thing-animal = { $animal }
what-animal = { $home ->
    [none] A fossil: { $categories }. Taken in the academy with a die of exactly { $value }; a marker on it costs { $cost } points in any expedition.
   *[home] { $continent }; { $categories }. In the academy it is taken with a die of its colour, on an expedition to its continent it gets research markers, and published it counts 1 VP and one card of its continent’s collection.
}
thing-expert = { $expert }
what-expert = { $does }. Comes from { $continent } and counts for that collection. ∞ acts all the time, ⚡ once, others at the end of the game.
thing-stack = { $owner }’s place { $stack } for experts: { $active ->
    [none] free
   *[expert] { $expert }
}
what-stack = { $active ->
    [none] A new expert can be placed here.
   *[expert] { $does }.
} Only the expert on top is active; { $below ->
    [0] nobody lies below.
    [one] { $below } more lies below and still counts for the collection of its continent.
   *[other] { $below } more lie below and still count for the collections of their continents.
}
thing-stacks = { $owner }’s experts
what-stacks = Four places; when all are taken, a new expert covers another one or is put under a stack.
thing-die = { $colour } { $value } on { $owner }’s slot { $slot }
what-die = Take it for one action. Its colour leads to { $continent }, its value decides how much is gained. { $gain_label ->
    [nothing] Its owner gains nothing.
   *[gain] If you take it from somebody else, they gain { $gain }.
}
thing-slot = { $owner }’s slot { $slot }
what-slot = One die lies here each round. { $gain_label ->
    [nothing] If somebody else takes it, its owner gains nothing.
   *[gain] If somebody else takes it, its owner gains { $gain }.
}
thing-cell = { $continent }, cell { $cell }{ $lies ->
    [none] { "" }
   *[die] : { $colour } die
}
what-cell = An expedition puts its die on the leftmost free cell. This one gives { $reputation } reputation{ $value ->
    [0] .
   *[more] { " " }and adds { $value } to the points of the expedition.
}
thing-continent = Expedition to { $continent }
what-continent = For { $colour } dice. The points of the expedition buy research markers on your animals of this continent: groups I to IV cost { $costs }.
thing-world = The world
what-world = Five continents for expeditions: a die goes to the continent of its colour.
thing-embassy = Embassy
what-embassy = Gives { $least } to { $most } expedition tokens, by the value of the die. The colour does not matter.
thing-bank = Bank
what-bank = Gives { $coins } coins. { $used ->
    [yes] Somebody has been here this round and taken the first-player token.
   *[no] Whoever comes first this round also becomes first player.
}
thing-university = University
what-university = Take an open expert with any die. If the colour is that of the expert, you also gain { $tokens ->
    [one] { $tokens } expedition token
   *[other] { $tokens } expedition tokens
}.
thing-academy = Academy
what-academy = Take an open animal of the colour of the die, and { $least } to { $most } reputation by its value.
thing-publications = Printers
what-publications = Publish an animal of the colour of the die, and markers of its categories from your other animals. Needs a value of { $value } or more; more opens higher groups, which score more. Afterwards you gain { $seals ->
    [one] { $seals } royal seal
   *[other] { $seals } royal seals
}.
thing-vp = { $owner }’s victory points: { $vp }
what-vp = Collections, experts, seals, coins and tokens are added at the end. The most points win.
thing-coins = { $owner }’s coins: { $coins }
what-coins = 1 coin raises the value of the die in use by 1, or adds 1 point on an expedition. At the end every { $per_vp } coins count 1 VP.
thing-tokens = { $owner }’s expedition tokens: { $tokens }
what-tokens = One changes the colour of the die in use, or adds 2 points on an expedition. At the end each counts { $token_vp } VP.
thing-seals = { $owner }’s royal seals: { $seals }
what-seals = One raises the value by { $seal_value } and may change the colour, or becomes { $seal_coins } coins; at the end of a round it buys one more action. At the end of the game each counts { $seal_vp } VP.
thing-reputation = { $owner }’s reputation: { $reputation }
what-reputation = The marker runs along the track and gains every bonus that it reaches or passes.
thing-action = Go on
what-action = Ends this step of your turn: what is decided so far is carried out.
thing-used-die = Used { $colour } die
what-used-die = It was used here this round. At the end of the round it can be rolled again for a royal seal.
thing-in-hand = Dice in hand
what-in-hand = The die in use, or those that are still to be placed on the slots.
thing-step = Reputation, cell { $step }
what-step = { $gain_label ->
    [nothing] Nothing is gained on this cell; bonuses stand on every third one.
   *[gain] Reaching or passing this cell gains { $gain_acc }.
}
thing-track = Reputation track
what-track = From the last cell it leads back to the first. Every bonus that is reached or passed is gained at once.
thing-round = Round
what-round = After the last round the collections are scored; animals that are not published then are lost.
thing-first = First player
what-first = Begins every round and is first wherever the order matters. Whoever first uses the bank takes this over.
thing-player = { $owner }
what-player = { $vp } VP so far; collections of published markers, animals and experts are added at the end.
thing-book = { $owner }’s pages
what-book = Published animals and markers. Collections of at least four score at the end: one for each category and one for each continent.
thing-empty-place = Empty place
what-empty-place = It is filled again at the start of the next round.
thing-own-animals = { $owner }’s animals
what-own-animals = They get research markers on expeditions and are published at the printers. What is not published at the end is lost.
thing-decks = Decks
what-decks = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} and { $experts ->
    [one] { $experts } expert
   *[other] { $experts } experts
} are left to be dealt. An empty deck is made anew from its discard pile.
thing-discards = Discard piles
what-discards = Open cards that nobody took in a round; everybody may look through them.
thing-round-tokens = Round tokens to come
what-round-tokens = One is turned at the start of each round and gives everybody the same: tokens, coins, a card, another die, or nothing.
thing-behaviour = { $name }
what-behaviour = The behaviour card of this AI opponent: what it does with a die of each value, from six to one.
thing-scoring = { $name }
what-scoring = The scoring card of this AI opponent: what its experts, coins, tokens and seals are worth at the end.
thing-priority = Priority
what-priority = The order in which this AI opponent prefers the continents.
thing-sign-vp = Victory points (VP)
what-sign-vp = Count for the victory.
thing-sign-coins = Coins
what-sign-coins = Raise the value of a die by 1 each, or add 1 point on an expedition.
thing-sign-token = Expedition token
what-sign-token = Changes the colour of a die, or adds 2 points on an expedition.
thing-sign-seal = Royal seal
what-sign-seal = Raises the value of a die by 5, or becomes 5 coins; worth 4 VP at the end.
thing-sign-reputation = Reputation
what-sign-reputation = Steps on the track, whose bonus cells give more.
thing-sign-expert = Expert
what-sign-expert = A card with an effect, and a part of its continent’s collection.
thing-sign-animal = Animal
what-sign-animal = A card that is researched and published.
thing-sign-die = Extra die
what-sign-die = Everybody draws one more die this round.
thing-sign-exact = Exact value
what-sign-exact = Needs a die of exactly this value.
thing-sign-fossil = Fossil
what-sign-fossil = Belongs to no continent and is researched on any expedition.
thing-sign-gone = Out of the game
what-sign-gone = Animals that lost a marker to a publication of another continent.
thing-sign-nothing = Nothing
what-sign-nothing = Nobody gains anything here.
thing-sign-expedition = Expedition
what-sign-expedition = Sends a die to the continent of its colour.
thing-sign-academy = Academy
what-sign-academy = Here animals are taken, and reputation is gained.
thing-sign-embassy = Embassy
what-sign-embassy = Here expedition tokens are gained.
thing-sign-bank = Bank
what-sign-bank = Here coins are gained.
thing-sign-publish = Publication
what-sign-publish = Here animals and markers are published.
thing-sign-done = Done
what-sign-done = Carries out what is decided.
thing-sign-continent = { $name }
what-sign-continent = Colour and shape of this continent: its animals and experts make a collection.
thing-sign-category = { $name }
what-sign-category = A category: published markers of it make a collection.
