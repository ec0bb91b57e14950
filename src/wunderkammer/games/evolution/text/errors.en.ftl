# What is wrong with a pack of figures.
error-pack-no-card = figures.cards must have at least one card.
error-pack-card = figures.cards: there is no card “{ $card }”; its trait comes with other food numbers.
error-pack-copies = figures.cards has “{ $card }” more than { $most } times.

# What is wrong with a position.
error-not-null = { $path } must be null.
error-species-many = { $path }.species has more than { $most } species.
error-traits-many = { $path }.cards has more than { $most } traits (EV-03).
error-trait-twice = { $path }.cards has a trait twice (EV-09).
error-face-down = { $path }.face_down must say true or false for each card.
error-fat = { $path }.fat needs the trait Fat Tissue (EV-34).
error-waiting-trait = { $path }.waiting names a trait that the species does not have.
error-few-seats = state.seats must be at least { $least }.
error-before-quick = state.before must hold the table before quick play exactly while quick play goes on.
error-card-count = state holds { $count } of the card { $card }; there are { $copies }.
error-deck-size = state.deck must hold deck_size cards, with two players also those not yet in aside (EV-02).
error-aside = state.aside must be filled once the deck of two players has run out, and only then.
error-fresh-early = state.players[{ $seat }].fresh must be empty before the first shuffle.
error-fresh-short = state.players[{ $seat }].fresh must hold at least the cards of the deck.
error-turn-order = state.agenda: the players must play in turn from the first player on, each once (EV-08).
error-lane-decision = state.lanes[{ $seat }] is not a decision that seat { $seat } can have here.
error-lot = state.first_player and state.round must be set exactly when the lot has been drawn.
error-last-round = state.last_round must be 0, this round or the next one.
error-last-round-known = state.last_round must be known once the deck has run out, and reached when the game is over.
error-leaves-wait = Leaf traits wait only while their order is chosen.
error-traits-hidden = Traits lie face down only until the reveal (EV-13).
error-food-cards = state.players: food cards lie on the watering hole only until they are revealed (EV-16).
error-off-outside = state.off must be empty outside an attack (EV-50).
error-off-carnivore = state.off cannot name Carnivore (EV-50).
error-passes = state.passes must be below the number of seats while somebody feeds (EV-24).
