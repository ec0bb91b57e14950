# What everything on the table means: thing-… names it, what-… explains it.
thing-card = { $card }
what-card = { $sort ->
    [patron] Patron: the card is sold at once for { $usual } M£, or for { $own } M£ with the { $screen ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } screen.
    [special] Special card. { $does }.{ $price ->
        [0] { "" }
       *[more] { " " }Or it is sold for { $price } M£.
    }
   *[member] { $kind } of strength { $strength }: joins one of your teams or founds one, and counts there as often as the active expedition shows its kind. Or it is sold for { $price } M£.
}
thing-slot = { $owner }’s { $team_nom }, { $kind }: { $lies ->
    [none] nobody yet
   *[card] { $card }
}
what-slot = One card of this kind has its place here.{ $strength ->
    [0] { "" }
   *[more] { " " }Strength { $strength }.
} On the active expedition the kind { $times ->
    [0] does not count
    [1] counts once
    [2] counts twice
   *[more] counts { $times } times
}. A new card of the same kind replaces the old one, for which you get nothing.
thing-team = { $owner }’s { $team_nom }
what-team = Strength { $strength } on the active expedition, which would earn { $earns } M£. A team holds one explorer, one crew and one transport at most; when it sets out it finds an artefact, may conquer the land, and loses one card.
thing-land = { $land }
what-land = Here { $explorer ->
    [0] explorers do not count
    [1] explorers count once
    [2] explorers count twice
   *[more] explorers count three times
}, { $crew ->
    [0] crews do not count
    [1] crews count once
    [2] crews count twice
   *[more] crews count three times
} and { $transport ->
    [0] transports do not count
    [1] transports count once
    [2] transports count twice
   *[more] transports count three times
}. The strongest team takes the card, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} of reputation. The expedition starts after a round that ends with { $maps ->
    [one] { $maps } cartographer
   *[other] { $maps } cartographers
} face up; the lands are visited from left to right.
thing-screen = { $colour_label ->
    [red] Red screen
    [blue] Blue screen
    [green] Green screen
   *[yellow] Yellow screen
}
what-screen = Behind it your money stays secret. { $patron }, shown on it, pays you { $own } M£ instead of { $usual }.
thing-patron = { $patron }
what-patron = The patron on this screen pays its owner { $own } M£ instead of { $usual } when the card is sold.
thing-purse = { $owner }’s purse
what-purse = Money for bids; everything paid goes to the bank. Its amount is secret. Every M£ left at the end counts 1 point.
thing-bank = Bank
what-bank = Sell the card in your hand here: it is discarded, and you get the price in its corner.
thing-deck = Resource deck
what-deck = Face-down cards from which the market is filled. Three cartographers that come up start an expedition.
thing-discard = Discard pile
what-discard = Sold, played and lost cards, open to everybody. When the deck is empty they are shuffled into a new one, and after every expedition too.
thing-market = Market
what-market = The cards of this round: everybody takes one, in the order of the bids.
thing-hand = Card in hand
what-hand = The card that was just taken. It is used or sold before the next player chooses.
thing-order = Order of picking
what-order = The higher bid chooses first; among equal bids the better place on the initiative track.
thing-place = Initiative, place { $place }
what-place = A better place wins ties and decides first. { $worth ->
    [0] On an expedition it finds no artefact.
    [one] On an expedition every team of the player here finds an artefact worth { $worth } point.
   *[other] On an expedition every team of the player here finds an artefact worth { $worth } points.
} The highest bid moves a marker one place forward, the lowest one back.
thing-cartographers = Cartographers
what-cartographers = { $here ->
    [0] None lies open yet.
    [one] { $here } lies open.
   *[other] { $here } lie open.
} With { $needed } or more at the end of a round, an expedition starts.
thing-rewards = What strength pays
what-rewards = Every team that sets out earns by its strength: { $steps }.
thing-player = { $owner }
what-player = Points come from expeditions, artefacts and the money that is left at the end.
thing-bid = { $owner }’s bid
what-bid = Bids are secret until all have chosen, and all are paid. The highest chooses first from the market.
thing-won = { $owner }’s expeditions
what-won = Every expedition won counts 10 reputation at the end.
thing-artefacts = { $owner }’s artefacts
what-artefacts = Found by every team that sets out: 6, 4 or 2 points for the places I, II and III of the initiative track.
thing-sealed = Sealed bid
what-sealed = The bid is chosen and stays secret until everybody has bid.
thing-thinking = Still choosing
what-thinking = This player has not bid yet.
thing-going = Sets out
what-going = This team takes part in the expedition.
thing-first = Winner
what-first = The highest total of expeditions, artefacts and money wins.
thing-wins = Conquered land
what-wins = An expedition that was won counts 10 reputation.
thing-explorer = Explorer
what-explorer = Explorers count as often as the expedition shows this sign.
thing-crew = Crew
what-crew = Crews count as often as the expedition shows this sign.
thing-transport = Transport
what-transport = Transports count as often as the expedition shows this sign.
thing-patrons = Patron
what-patrons = A card that is sold at once, for more by the player whose screen shows it.
thing-special = Special
what-special = A card that is played at once for its effect, or sold.
thing-move-bid = Bid
what-move-bid = You pay it in any case. The highest bid chooses first and moves up one place on the initiative track, the lowest moves down.
thing-move-perform = Play the card
what-move-perform = Its effect happens at once; then the card goes to the discard pile.
