game-title = Encyclopedia
game-blurb = Collect animals and experts, explore five continents and publish your findings for Buffon’s great natural history.

option-fossils = Fossils
option-fossils-help = Six fossils are shuffled into the animals: jokers for your continent collections.
option-rivals = AI opponents
option-rivals-help = So many seats are played by the game itself; at least one stays with a person.
option-rival_cards = Their cards · difficulty
option-rival_cards-help = The behaviour card decides what an AI opponent does, the scoring card what it counts at the end. These are the first one’s cards.
option-rival_cards-1 = Linnaeus with La Boudeuse · 1/5
option-rival_cards-2 = Linnaeus with Resolution · 2/5
option-rival_cards-3 = Linnaeus with Astrolabe · 3/5
option-rival_cards-4 = Trembley with La Boudeuse · 2/5
option-rival_cards-5 = Trembley with Resolution · 3/5
option-rival_cards-6 = Trembley with Astrolabe · 4/5
option-rival_cards-7 = Daubenton with La Boudeuse · 3/5
option-rival_cards-8 = Daubenton with Resolution · 4/5
option-rival_cards-9 = Daubenton with Astrolabe · 5/5
option-rival_cards_2 = Cards of the second · difficulty
option-rival_cards_2-help = Every card is there once: instead of one that another AI opponent has already, the next is taken.
option-rival_cards_2-0 = The next cards of both kinds
option-rival_cards_2-1 = { option-rival_cards-1 }
option-rival_cards_2-2 = { option-rival_cards-2 }
option-rival_cards_2-3 = { option-rival_cards-3 }
option-rival_cards_2-4 = { option-rival_cards-4 }
option-rival_cards_2-5 = { option-rival_cards-5 }
option-rival_cards_2-6 = { option-rival_cards-6 }
option-rival_cards_2-7 = { option-rival_cards-7 }
option-rival_cards_2-8 = { option-rival_cards-8 }
option-rival_cards_2-9 = { option-rival_cards-9 }
option-rival_cards_3 = Cards of the third · difficulty
option-rival_cards_3-help = Every card is there once: instead of one that another AI opponent has already, the next is taken.
option-rival_cards_3-0 = The next cards of both kinds
option-rival_cards_3-1 = { option-rival_cards-1 }
option-rival_cards_3-2 = { option-rival_cards-2 }
option-rival_cards_3-3 = { option-rival_cards-3 }
option-rival_cards_3-4 = { option-rival_cards-4 }
option-rival_cards_3-5 = { option-rival_cards-5 }
option-rival_cards_3-6 = { option-rival_cards-6 }
option-rival_cards_3-7 = { option-rival_cards-7 }
option-rival_cards_3-8 = { option-rival_cards-8 }
option-rival_cards_3-9 = { option-rival_cards-9 }
option-rival_seats = Their seats
option-rival_seats-help = Where the AI opponents sit; if fewer seats are named than there are AI opponents, the others take the last ones.
option-rival_seats-last = The last seats
option-rival_seats-1 = Seat 1
option-rival_seats-2 = Seat 2
option-rival_seats-3 = Seat 3
option-rival_seats-4 = Seat 4
option-rival_seats-1-2 = Seats 1 and 2
option-rival_seats-1-3 = Seats 1 and 3
option-rival_seats-1-4 = Seats 1 and 4
option-rival_seats-2-3 = Seats 2 and 3
option-rival_seats-2-4 = Seats 2 and 4
option-rival_seats-3-4 = Seats 3 and 4
option-rival_seats-1-2-3 = Seats 1, 2 and 3
option-rival_seats-1-2-4 = Seats 1, 2 and 4
option-rival_seats-1-3-4 = Seats 1, 3 and 4
option-rival_seats-2-3-4 = Seats 2, 3 and 4
ruling-dice_order = Rolling the dice
ruling-dice_order-help = Whether everybody’s dice are rolled before the first player places theirs, or each participant draws, rolls and places in turn.
ruling-dice_order-together = All roll, then all place
ruling-dice_order-in_turn = One after the other
ruling-free_cards = Free cards during an action
ruling-free_cards-help = When a free card is chosen that an expert brings while you visit the university or the academy.
ruling-free_cards-at_once = At once; it may still serve the action
ruling-free_cards-after_action = After the main effect of the action
ruling-expert_ahead = Experts on the way
ruling-expert_ahead-help = Whether an expedition or publication is possible that only an open expert earned on the way, or your own active one-shot expert, can complete.
ruling-expert_ahead-counted = Possible; the expert must then be taken or used
ruling-expert_ahead-ignored = Not possible

# Moves
move-slot = Place the die { $slot_to }
move-die = Take { $owner_whose ->
    [own] your
   *[other] { $owner }’s
} { $colour } { $value } { $slot_from }
move-embassy = Go to the embassy
move-bank = Go to the bank
move-university = Go to the university{ $payment_label ->
    [seal] {" "}with the die turned { $colour } for 1 royal seal
    [token] {" "}with the die turned { $colour } for 1 expedition token
   *[none] { "" }
}
move-academy = Go to the academy { $payment_label ->
    [seal] with the die turned { $colour } for 1 royal seal
    [token] with the die turned { $colour } for 1 expedition token
   *[none] with a { $colour } die
}
move-expedition = Send an expedition to { $continent }{ $payment_label ->
    [seal] {" "}(1 royal seal for the colour)
    [token] {" "}(1 expedition token for the colour)
   *[none] { "" }
}
move-publish = Publish findings from { $continent }{ $payment_label ->
    [seal] {" "}(1 royal seal for the colour)
    [token] {" "}(1 expedition token for the colour)
   *[none] { "" }
}
move-source = Place the die on { $animal_acc }
move-coins = Pay { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} to raise { $value } to { $goal }
move-token = Pay 1 expedition token to add { $step }
move-seal = Pay 1 royal seal to add { $step }
move-exchange = Change 1 royal seal for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-commit = Finish with { $action_label ->
    [embassy] { $result ->
        [one] { $result } expedition token
       *[other] { $result } expedition tokens
    }
    [academy] { $result } reputation
    [expedition] { $result ->
        [one] { $result } expedition point
       *[other] { $result } expedition points
    }
   *[publish] a die value of { $result }
}
move-use = Use { $expert }
move-take-animal = Take { $animal_acc }
move-take-expert = Take { $expert }
move-place = Put { $expert } on a free place
move-cover = Put { $expert } on stack { $place }
move-tuck = Put { $expert } under stack { $place }
move-spend-place = Use { $expert } now and put the card face down on a free place
move-spend-cover = Use { $expert } now and put the card face down on stack { $place }
move-spend-tuck = Use { $expert } now and put the card face down under stack { $place }
move-research = Research { $animal_acc } ({ $category }) for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
move-release = Publish the marker on { $animal_acc } too
move-add = Publish { $animal_acc } too
move-stop = That is all
move-end-turn = End the turn
move-pass = Pass
move-recall = Pay 1 royal seal to take a { $colour } die from { $area }
move-recall-cell = Pay 1 royal seal to take the { $colour } die from the { $cell ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} cell of { $continent }
move-first-player = { $owner } begins the game
move-rank = The next continent is { $continent }
move-deal-expert = The university receives { $expert }
move-deal-animal = The academy receives { $animal_acc }
move-draw-expert = Draw { $expert }
move-draw-animal = Draw { $animal_acc }
move-round-token = The round token brings { $round-token }
move-roll = Roll a { $colour } { $value }
move-reroll = Roll a { $value }

# What happened
log-slot = { $player } places the { $colour } { $value } { $slot_to }.
log-die = { $player } takes { $owner_whose ->
    [own] their own
   *[other] { $owner }’s
} { $colour } { $value } { $slot_from }.
log-embassy = { $player } goes to the embassy.
log-bank = { $player } goes to the bank.
log-university = { $player } goes to the university with a { $colour } die{ $payment_label ->
    [seal] {" "}(its colour for 1 royal seal).
    [token] {" "}(its colour for 1 expedition token).
   *[none] {"."}
}
log-academy = { $player } goes to the academy with a { $colour } die{ $payment_label ->
    [seal] {" "}(its colour for 1 royal seal).
    [token] {" "}(its colour for 1 expedition token).
   *[none] {"."}
}
log-expedition = { $player } sends an expedition to { $continent }{ $payment_label ->
    [seal] {" "}(colour of the die for 1 royal seal).
    [token] {" "}(colour of the die for 1 expedition token).
   *[none] {"."}
}
log-publish = { $player } publishes findings from { $continent }{ $payment_label ->
    [seal] {" "}(colour of the die for 1 royal seal).
    [token] {" "}(colour of the die for 1 expedition token).
   *[none] {"."}
}
log-source = { $player } places the die on { $animal_acc }.
log-coins = { $player } pays { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
log-token = { $player } pays 1 expedition token.
log-seal = { $player } pays 1 royal seal.
log-exchange = { $player } exchanges 1 royal seal for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-commit = { $player } finishes with { $action_label ->
    [embassy] { $result ->
        [one] { $result } expedition token
       *[other] { $result } expedition tokens
    }
    [academy] { $result } reputation
    [expedition] { $result ->
        [one] { $result } expedition point
       *[other] { $result } expedition points
    }
   *[publish] a die value of { $result }
}.
log-use = { $player } uses { $expert }.
log-take-animal = { $player } takes { $animal_acc }.
log-take-expert = { $player } takes { $expert }.
log-place = { $player } puts { $expert } on a free place.
log-cover = { $player } puts { $expert } on stack { $place }.
log-tuck = { $player } puts { $expert } under stack { $place }.
log-spend-place = { $player } uses { $expert } at once and puts the card face down on a free place.
log-spend-cover = { $player } uses { $expert } at once and puts the card face down on stack { $place }.
log-spend-tuck = { $player } uses { $expert } at once and puts the card face down under stack { $place }.
log-research = { $player } researches { $animal_acc } ({ $category }) for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
log-release = { $player } publishes the marker on { $animal_acc } too.
log-add = { $player } publishes { $animal_acc } too.
log-stop = { $player } leaves it at that.
log-end-turn = { $player } ends the turn.
log-pass = { $player } passes.
log-recall = { $player } pays 1 royal seal and takes a { $colour } die from { $area }.
log-recall-cell = { $player } pays 1 royal seal and takes the { $colour } die from the { $cell ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} cell of { $continent }.
log-first-player = { $owner } begins the game.
log-rank = { $owner } prefers { $continent } next.
log-deal-expert = The university receives { $expert }.
log-deal-animal = The academy receives { $animal_acc }.
log-draw-expert = { $owner } draws { $expert } from the deck.
log-draw-animal = { $owner } draws { $animal_acc } from the deck.
log-round-token = The round token brings { $round-token }.
log-roll = { $owner } rolls a { $colour } { $value }.
log-reroll = { $owner } rolls the die again, a { $value }.

event-coins-gained = { $player } gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-tokens-gained = { $player } gains { $amount ->
    [one] { $amount } expedition token
   *[other] { $amount } expedition tokens
}.
event-seals-gained = { $player } gains { $amount ->
    [one] { $amount } royal seal
   *[other] { $amount } royal seals
}.
event-vp-gained = { $player } scores { $amount } VP.
event-reputation-gained = { $player } gains { $amount } reputation and stands on cell { $cell }.
event-card-owed = { $player } will choose { $gain_acc } after this.
event-card-none = There is no { $gain } left for { $player } to take.
event-first-player = { $player } takes the first-player token.
event-round-begins = Round { $round } begins.
event-deck-renewed = The discarded { $gain } cards become the new deck.
event-expert-joins = { $expert } joins { $player }.
event-expert-covered = { $expert } is covered.
event-expert-acts = { $expert } acts for { $player }.
event-points-fixed = { $player } has { $points ->
    [one] { $points } expedition point
   *[other] { $points } expedition points
}.
event-marker-published = { $player } publishes { $animal_acc } ({ $category }) for { $amount } VP.
event-card-published = { $player } publishes the card “{ $animal }” for { $amount } VP.
event-card-leaves = { $player } removes the card “{ $animal }” from the game.
event-markers-lost = { $player } loses { $amount ->
    [one] { $amount } marker
   *[other] { $amount } markers
} on { $animal_acc }.
event-rival-dice = { $player } places the dice in ascending order.
event-rival-takes = { $owner_whose ->
    [own] { $player } takes a { $colour } { $value } of their own.
   *[other] { $player } takes { $owner }’s { $colour } { $value }.
}
event-rival-acts = { $player } goes { $action_to }.
event-rival-animal = { $player } takes { $animal_acc }.
event-rival-expert = { $player } takes { $expert }.
event-rival-travels = { $player } travels to { $continent }.
event-rival-stays = All continents are full, so { $player } stays at home.
event-rival-paid = { $player } spends { $tokens ->
    [one] { $tokens } expedition token
   *[other] { $tokens } expedition tokens
} for { $amount } VP.
event-fossil-discarded = { $player } discards { $animal_acc }, a fossil.
event-end-markers = { $expert } adds { $amount ->
    [one] { $amount } marker
   *[other] { $amount } markers
} in the category “{ $category }” for { $player }.
event-left-behind = { $player } leaves { $amount ->
    [one] { $amount } animal
   *[other] { $amount } animals
} unpublished.
event-board-cleared = The round is over: open cards are discarded, dice return to the bag.

ask-animal = Take an animal.
ask-expert = Take an expert.
ask-place = Where does { $expert } go?
ask-arrange = Where does the { $colour } { $value } go?
ask-die = Take a die from any board.
ask-action = What do you do with the { $colour } { $value }?
ask-source = On which animal do you place the die?
ask-pay = You go { $action_to } with { $value } so far. Raise it or finish.
ask-research = { $points ->
    [one] { $points } point
   *[other] { $points } points
} left: place research markers.
ask-release = Publish more markers of the category “{ $category }”?
ask-add = Publish further animals of the same continent?
ask-last-moment = Use anything before your turn ends?
ask-end-action = Pay a royal seal for one more action?

# Why not
no-slots-after-roll = Dice are placed on slots at the start of a round, once they have been rolled.
no-die-begins-turn = A die is taken at the beginning of one’s turn.
no-action-after-die = An action is chosen right after a die has been taken.
no-source-of-publication = The source animal is chosen at the beginning of a publication.
no-pay-in-action = Coins, tokens and royal seals are paid during an action, until its value is fixed.
no-one-shot-in-turn = Finish this choice first: one-shot experts are used in your own turn, before and after it.
no-animal-when-due = An animal is taken in the academy, or when a free one is due.
no-expert-when-due = An expert is taken in the university, or when a free one is due.
no-place-new-expert = A place is chosen when a new expert has been taken; there is none now.
no-research-in-expedition = Research markers are placed in an expedition, once its points are fixed.
no-publish-in-publication = Markers and cards are published in the course of a publication.
no-nothing-to-stop = Nothing is going on that could be stopped now.
no-turn-ends-itself = A turn ends by itself once its action is over.
no-recall-at-end = Dice are taken from the main board only at the end of a round, for a royal seal.
no-no-die-there = There is no die on that slot; take one that lies on a board.
no-slot-full = That slot has its die already; choose an empty slot, or with five dice one slot for a second die.
no-no-one-shot = There is no active one-shot expert on that place.
no-exchange-too-late = After the action a royal seal can be changed for coins only while Pora Paniu is active.
no-no-seal = That needs a royal seal, and you have none; a publication gives one.
no-no-token = That needs an expedition token, and you have none; the embassy gives them.
no-die-colour = The die is { $own }, not { $colour }; pay an expedition token or a royal seal to change its colour.
no-own-colour = The die is { $colour } already; nothing needs to be paid for its colour.
no-university-empty = No expert is open; wait for the next round.
no-no-such-expert = No open expert is { $colour }, so paying for this colour would have no effect.
no-token-returns = The expedition token for this colour would only come back to you; a royal seal may be paid.
no-academy-empty = No animal is open in the academy; it is refilled at the start of the next round.
no-academy-colour = No { $colour } animal is open in the academy; another colour of the die may help.
no-academy-or-fossil = No { $colour } animal is open, and the value { $value } cannot be raised to exactly that of an open fossil.
no-fossil-any-colour = No { $colour } animal is open, and an open fossil is taken with a die of any colour, so there is no need to pay for one.
no-continent-full = All cells of { $continent } are taken; no expedition goes there in this round.
no-nothing-to-research = You have no animal of { $continent } with a free category, and none is certain to come on the way.
no-expedition-points = The cheapest marker costs { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
}; { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. Coins, expedition tokens or royal seals would supply them.
no-no-animal-from =
    You study no animal of { $continent }{ $open ->
        [0] .
       *[other] ; one lies open in the academy.
    }
no-publication-value = A publication needs a value of { $needed }; { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. Coins or royal seals would supply it.
no-not-a-source = The source animal must be one of your own of the colour of the die, and no fossil.
no-no-effect = That would have no effect now, so there is nothing to pay.
no-coin-step = That many coins change nothing; the next step is { $value }, for { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}.
no-coins-missing = That costs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}; { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. The bank or a royal seal would supply them.
no-points-to-go = At least one marker must be placed: it costs { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
}, { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. Coins, expedition tokens or royal seals would supply them.
no-value-to-go = The value must reach { $needed } first; { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. Coins or royal seals would supply it.
no-expert-not-open = { $expert } does not lie open in the university.
no-animal-not-open = The card “{ $animal }” does not lie open in the academy.
no-animal-no-rescue = The expedition depends on this card: with { $animal_acc } not a single marker could be placed.
no-fossil-value = The fossil “{ $animal }” needs a die of exactly { $needed }; the value is { $value }.
no-animal-colour = The card “{ $animal }” needs a die of another colour: { $colour }.
no-not-one-shot = This expert is no one-shot expert and cannot be used up.
no-no-free-place = All four places are occupied; put the card on or under a stack.
no-empty-place = There is no stack on that place under which the card could go.
no-place-free = A place is free, so the new expert must go there.
no-expert-needed = The action in progress depends on { $expert }; put the new expert on another stack or under one.
no-no-passing = There is no passing: every turn takes a die and uses it, until none is left on any board.
no-seal-overshoots = A royal seal would raise the value to { $value }: more than any open fossil needs, and for no more reputation.
no-one-shot-first = What you could pay is not enough: use { $expert } first.
no-newcomer-needed = The action in progress depends on { $expert }: put the card on top of a stack, or use a one-shot expert at once.
no-expert-no-rescue = The action in progress depends on this card: with { $expert } it could not be completed.
no-animal-for-die = The card “{ $animal }” must stay for the die: it is the last one that this visit to the academy can take.
no-first-marker = Place at least one marker before you stop.
no-not-your-animal = You do not study { $animal_acc }.
no-wrong-continent = The animal “{ $animal }” does not live there; this expedition went to { $continent }.
no-fossil-category = The fossil “{ $animal }” does not show a category of that group.
no-marked-already = The card “{ $animal }” has its marker there already.
no-points-missing = That marker on { $animal_acc } costs { $cost } points; { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}, and the total is fixed.
no-other-category = Only markers of the category that the source animal has just published may follow.
no-fossil-unmoved = A fossil can be published only if its marker was.
no-not-of-continent = Only your own animals of the source animal’s continent can be added.
no-no-die-on-board = There is no such die on the main board.

score-game = During the game
score-class = I class
score-diet = II diet
score-habitat = III habitat
score-climate = IV climate
score-continents = Continents
score-experts = Experts
score-seals = Royal seals
score-coins = Coins
score-tokens = Expedition tokens

slot-first = first slot: nothing
    .to = on the first slot
    .from = from the first slot
slot-second = second slot: 2 coins
    .to = on the second slot (2 coins)
    .from = from the second slot (2 coins)
slot-third = third slot: 2 reputation
    .to = on the third slot (2 reputation)
    .from = from the third slot (2 reputation)
slot-fourth = fourth slot: 3 VP
    .to = on the fourth slot (3 VP)
    .from = from the fourth slot (3 VP)
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
payment-none = colour as it is
payment-token = colour for 1 expedition token
payment-seal = colour for 1 royal seal
area-embassy = the embassy
area-bank = the bank
area-university = the university
area-academy = the academy
action-embassy = Embassy
    .to = to the embassy
action-bank = Bank
    .to = to the bank
action-university = University
    .to = to the university
action-academy = Academy
    .to = to the academy
action-expedition = Expedition
    .to = on an expedition
action-publish = Publication
    .to = to the printers
gain-nothing = nothing
    .acc = nothing
gain-coins = coins
    .acc = coins
gain-token = expedition token
    .acc = an expedition token
gain-seal = royal seal
    .acc = a royal seal
gain-expert = expert
    .acc = an expert
gain-animal = animal
    .acc = an animal
gain-reputation = reputation
    .acc = reputation
gain-vp = VP
    .acc = VP
gain-die = extra die
    .acc = an extra die
gain-value = die value
    .acc = a die value
gain-points = points
    .acc = points
gain-markers = markers
    .acc = markers
round-token-token = 1 expedition token for everybody
round-token-coins = 3 coins for everybody
round-token-expert = a free expert for everybody
round-token-animal = a free animal for everybody
round-token-die = an extra die for everybody
round-token-nothing = nothing
behaviour-linnaeus = Carl Linnaeus
behaviour-trembley = Abraham Trembley
behaviour-daubenton = Louis-Jean-Marie Daubenton
rival-linnaeus = Linnaeus
rival-trembley = Trembley
rival-daubenton = Daubenton
scoring-boudeuse = La Boudeuse
scoring-resolution = Resolution
scoring-astrolabe = Astrolabe

# Continents, colours, groups and categories
continent-america = America
continent-europe = Europe
continent-asia = Asia
continent-africa = Africa
continent-oceania = Oceania
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-green = green
group-class = I class
group-diet = II diet
group-habitat = III habitat
group-climate = IV climate
category-mammals = mammals
category-birds = birds
category-reptiles = reptiles
category-omnivore = omnivore
category-carnivore = carnivore
category-herbivore = herbivore
category-terrestrial = terrestrial
category-arboreal = arboreal
category-aquatic = aquatic
category-hot = hot
category-cold = cold
category-temperate = temperate

# Animals and fossils
animal-american_red_squirrel = American red squirrel
    .acc = the American red squirrel
animal-brown_throated_sloth = Brown-throated sloth
    .acc = the brown-throated sloth
animal-raccoon = Raccoon
    .acc = the raccoon
animal-narwhal = Narwhal
    .acc = the narwhal
animal-capybara = Capybara
    .acc = the capybara
animal-canada_goose = Canada goose
    .acc = the Canada goose
animal-great_grey_owl = Great grey owl
    .acc = the great grey owl
animal-wild_turkey = Wild turkey
    .acc = the wild turkey
animal-toco_toucan = Toco toucan
    .acc = the toco toucan
animal-common_loon = Common loon
    .acc = the common loon
animal-green_iguana = Green iguana
    .acc = the green iguana
animal-galapagos_tortoise = Galápagos tortoise
    .acc = the Galápagos tortoise
animal-american_alligator = American alligator
    .acc = the American alligator
animal-eastern_box_turtle = Eastern box turtle
    .acc = the eastern box turtle
animal-common_garter_snake = Common garter snake
    .acc = the common garter snake
animal-brown_bear = Brown bear
    .acc = the brown bear
animal-reindeer = Reindeer
    .acc = the reindeer
animal-european_pine_marten = European pine marten
    .acc = the European pine marten
animal-harp_seal = Harp seal
    .acc = the harp seal
animal-eurasian_beaver = Eurasian beaver
    .acc = the Eurasian beaver
animal-mandarin_duck = Mandarin duck
    .acc = the mandarin duck
animal-mute_swan = Mute swan
    .acc = the mute swan
animal-peregrine_falcon = Peregrine falcon
    .acc = the peregrine falcon
animal-siberian_jay = Siberian jay
    .acc = the Siberian jay
animal-pine_grosbeak = Pine grosbeak
    .acc = the pine grosbeak
animal-common_european_adder = Common European adder
    .acc = the common European adder
animal-hermanns_tortoise = Hermann’s tortoise
    .acc = the Hermann’s tortoise
animal-common_chameleon = Common chameleon
    .acc = the common chameleon
animal-european_pond_turtle = European pond turtle
    .acc = the European pond turtle
animal-aesculapian_snake = Aesculapian snake
    .acc = the Aesculapian snake
animal-snow_leopard = Snow leopard
    .acc = the snow leopard
animal-red_panda = Red panda
    .acc = the red panda
animal-bornean_orangutan = Bornean orangutan
    .acc = the Bornean orangutan
animal-baikal_seal = Baikal seal
    .acc = the Baikal seal
animal-giant_panda = Giant panda
    .acc = the giant panda
animal-indian_peafowl = Indian peafowl
    .acc = the Indian peafowl
animal-great_hornbill = Great hornbill
    .acc = the great hornbill
animal-bar_headed_goose = Bar-headed goose
    .acc = the bar-headed goose
animal-siberian_crane = Siberian crane
    .acc = the Siberian crane
animal-azure_winged_magpie = Azure-winged magpie
    .acc = the azure-winged magpie
animal-gharial = Gharial
    .acc = the gharial
animal-steppe_tortoise = Steppe tortoise
    .acc = the steppe tortoise
animal-reeves_turtle = Reeves’ turtle
    .acc = the Reeves’ turtle
animal-common_flying_dragon = Common flying dragon
    .acc = the common flying dragon
animal-halys_pit_viper = Halys pit viper
    .acc = the Halys pit viper
animal-african_bush_elephant = African bush elephant
    .acc = the African bush elephant
animal-ring_tailed_lemur = Ring-tailed lemur
    .acc = the ring-tailed lemur
animal-ethiopian_wolf = Ethiopian wolf
    .acc = the Ethiopian wolf
animal-barbary_macaque = Barbary macaque
    .acc = the Barbary macaque
animal-gelada = Gelada
    .acc = the gelada
animal-greater_flamingo = Greater flamingo
    .acc = the greater flamingo
animal-african_penguin = African penguin
    .acc = the African penguin
animal-cape_parrot = Cape parrot
    .acc = the Cape parrot
animal-blue_winged_goose = Blue-winged goose
    .acc = the blue-winged goose
animal-lilac_breasted_roller = Lilac-breasted roller
    .acc = the lilac-breasted roller
animal-nile_crocodile = Nile crocodile
    .acc = the Nile crocodile
animal-panther_chameleon = Panther chameleon
    .acc = the panther chameleon
animal-african_helmeted_turtle = African helmeted turtle
    .acc = the African helmeted turtle
animal-bells_hinge_back_tortoise = Bell’s hinge-back tortoise
    .acc = the Bell’s hinge-back tortoise
animal-african_spurred_tortoise = African spurred tortoise
    .acc = the African spurred tortoise
animal-red_kangaroo = Red kangaroo
    .acc = the red kangaroo
animal-koala = Koala
    .acc = the koala
animal-platypus = Platypus
    .acc = the platypus
animal-new_zealand_sea_lion = New Zealand sea lion
    .acc = the New Zealand sea lion
animal-mountain_pygmy_possum = Mountain pygmy possum
    .acc = the mountain pygmy possum
animal-raggiana_bird_of_paradise = Raggiana bird-of-paradise
    .acc = the Raggiana bird-of-paradise
animal-kea = Kea
    .acc = the kea
animal-black_swan = Black swan
    .acc = the black swan
animal-rainbow_lorikeet = Rainbow lorikeet
    .acc = the rainbow lorikeet
animal-royal_penguin = Royal penguin
    .acc = the royal penguin
animal-tuatara = Tuatara
    .acc = the tuatara
animal-fiji_banded_iguana = Fiji banded iguana
    .acc = the Fiji banded iguana
animal-crested_gecko = Crested gecko
    .acc = the crested gecko
animal-eastern_long_necked_turtle = Eastern long-necked turtle
    .acc = the eastern long-necked turtle
animal-eastern_blue_tongued_lizard = Eastern blue-tongued lizard
    .acc = the eastern blue-tongued lizard
animal-pterodactylus = Pterodactylus
    .acc = the pterodactylus
animal-ichthyosaurus = Ichthyosaurus
    .acc = the ichthyosaurus
animal-plesiosaurus = Plesiosaurus
    .acc = the plesiosaurus
animal-iguanodon = Iguanodon
    .acc = the iguanodon
animal-mammoth = Mammoth
    .acc = the mammoth
animal-megatherium = Megatherium
    .acc = the megatherium

# Experts, and what each does
expert-alonso_rosette = Alonso Rosette
expert-elena_lewis = Elena Lewis
expert-christian_miller = Christian Miller
expert-madalena_rotella = Madalena Rotella
expert-nargiz_tatilian = Nargiz Tatilian
expert-audrey_morton = Audrey Morton
expert-renelle_victoria = Renelle Victoria
expert-rogerio_luz = Rogerio Luz
expert-salvador_ortiz = Salvador Ortiz
expert-fernanda_brito_pedroso = Fernanda Brito-Pedroso
expert-etienne_lebeau = Etienne Lebeau
expert-adriana_zarek = Adriana Zarek
expert-vlad_kuleshov = Vlad Kuleshov
expert-katrin_holzhausen = Katrin Holzhausen
expert-katie_macsweeney = Katie MacSweeney
expert-leonard_vaikutis = Leonard Vaikutis
expert-lotta_paulsen = Lotta Paulsen
expert-lawrence_korts = Lawrence Korts
expert-manuel_nunez = Manuel Nunez
expert-mathias_hass = Mathias Hass
expert-mathieu_aubert = Mathieu Aubert
expert-rachel_mostinckx = Rachel Mostinckx
expert-ankshu_raghavan = Ankshu Raghavan
expert-gangesh_mukherjee = Gangesh Mukherjee
expert-gao_zhelan = Gao Zhelan
expert-ishiwata_eiko = Ishiwata Eiko
expert-kadar_gale = Kadar Gale
expert-morishita_shinzo = Morishita Shinzo
expert-piar_jari = Piar Jari
expert-pu_geun_yeon = Pu Geun-Yeon
expert-suriani_binti_sulung = Suriani binti Sulung
expert-thao_tri_hung = Thao Tri Hung
expert-shanti_shevade = Shanti Shevade
expert-adamu_ashenafi = Adamu Ashenafi
expert-aymar_dibumbe = Aymar Dibumbe
expert-gidia_grobbelaar = Gidia Grobbelaar
expert-girgis_al_gumari = Girgis Al-Gumari
expert-nkogolo_bakumi = N'Kogolo Bakumi
expert-rabia_assaf = Rabia Assaf
expert-simon_hodsmani = Simon Hodsmani
expert-samara_el_ouadi = Samara El-Ouadi
expert-safi_limbila = Safi Limbila
expert-habib_abdalla = Habib Abdalla
expert-yaban_peker = Yaban Peker
expert-akona_wikirifi = Akona Wikirifi
expert-arnold_schumann = Arnold Schumann
expert-ilmatar_ivanen = Ilmatar Ivanen
expert-kiteni_sariman = Kiteni Sariman
expert-matilda_glenn = Matilda Glenn
expert-paipau_piripi = Paipau Piripi
expert-pora_paniu = Pora Paniu
expert-phoebe_burke = Phoebe Burke
expert-egbert_rensing = Egbert Rensing
expert-emilia_morris = Emilia Morris
expert-etano_palamo = Etano Palamo
effect-alonso_rosette = ∞ each research marker in group I: 1 coin
effect-elena_lewis = ∞ publication: 2 reputation
effect-christian_miller = ∞ university: 2 coins
effect-madalena_rotella = end of the game: 2 markers in “arboreal”
effect-nargiz_tatilian = end of the game: 1 VP more for each expedition token
effect-audrey_morton = ∞ expedition to America: 3 VP
effect-renelle_victoria = ∞ expedition to America: 2 points more
effect-rogerio_luz = ∞ red dice: value +1
effect-salvador_ortiz = end of the game: 2 markers in “omnivore”
effect-fernanda_brito_pedroso = end of the game: 2 markers in “mammals”
effect-etienne_lebeau = ∞ embassy: 2 reputation
effect-adriana_zarek = ∞ publication: 2 reputation
effect-vlad_kuleshov = end of the game: 1 VP more for each royal seal
effect-katrin_holzhausen = ∞ academy: 2 coins
effect-katie_macsweeney = ∞ expedition to Europe: 2 points more
effect-leonard_vaikutis = ∞ university: 2 reputation
effect-lotta_paulsen = end of the game: 2 markers in “birds”
effect-lawrence_korts = ∞ expedition to Europe: 3 VP
effect-manuel_nunez = end of the game: 2 markers in “cold”
effect-mathias_hass = ∞ each research marker in group II: 1 coin
effect-mathieu_aubert = ∞ blue dice: value +1
effect-rachel_mostinckx = ⚡ 5 coins
effect-ankshu_raghavan = end of the game: 1 VP for each cell of the reputation track behind you in this lap
effect-gangesh_mukherjee = end of the game: 2 markers in “hot”
effect-gao_zhelan = ∞ publication: 3 coins
effect-ishiwata_eiko = ⚡ 3 reputation
effect-kadar_gale = ∞ each research marker in group IV: 3 coins
effect-morishita_shinzo = ∞ expedition to Asia: 3 VP
effect-piar_jari = ∞ embassy: 3 VP
effect-pu_geun_yeon = ∞ expedition to Asia: 2 points more
effect-suriani_binti_sulung = end of the game: 2 markers in “carnivore”
effect-thao_tri_hung = ∞ purple dice: value +1
effect-shanti_shevade = ∞ academy: 2 reputation
effect-adamu_ashenafi = ∞ university: 3 VP
effect-aymar_dibumbe = ∞ embassy: 2 coins
effect-gidia_grobbelaar = end of the game: 2 markers in “reptiles”
effect-girgis_al_gumari = ∞ expedition to Africa: 2 points more
effect-nkogolo_bakumi = end of the game: 1 VP for each of your experts
effect-rabia_assaf = ∞ expedition to Africa: 3 VP
effect-simon_hodsmani = ∞ each research marker in group III: 2 coins
effect-samara_el_ouadi = ∞ bank: 2 reputation
effect-safi_limbila = ⚡ 5 coins
effect-habib_abdalla = end of the game: 2 markers in “temperate”
effect-yaban_peker = ∞ yellow dice: value +1
effect-akona_wikirifi = ∞ expedition to Oceania: 2 points more
effect-arnold_schumann = end of the game: 2 markers in “terrestrial”
effect-ilmatar_ivanen = end of the game: 2 markers in “aquatic”
effect-kiteni_sariman = end of the game: 2 markers in “herbivore”
effect-matilda_glenn = ⚡ 3 reputation
effect-paipau_piripi = ∞ academy: 3 VP
effect-pora_paniu = end of the game: 1 VP more for every 2 coins
effect-phoebe_burke = ∞ bank: 3 VP
effect-egbert_rensing = ∞ publication: 3 coins
effect-emilia_morris = ∞ expedition to Oceania: 3 VP
effect-etano_palamo = ∞ green dice: value +1
