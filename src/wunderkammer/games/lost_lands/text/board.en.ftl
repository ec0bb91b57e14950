# Words on the drawn board.
board-letter-explorer = E
board-letter-crew = C
board-letter-transport = T
board-active = we explore here
board-to-come = to come
board-unclaimed = unclaimed
board-undrawn = not drawn yet
board-initiative = Initiative
board-unused = unused
board-cartographers = Cartographers
board-deck = Deck
board-discard = Discard
board-market = Market
board-in-hand = in hand
board-empty-market = nothing lies here
board-sells = sells for { $price }
board-patron = pays { $usual }, or { $own } to the { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} screen
board-teams = Teams
board-team = Team { $number }
board-purse = Your purse: { $money } M£
board-screen = your patron: { $patron }
board-bid = Bid
board-won-short = Won
board-artefacts = Artef.

# Words on the board in the browser only.
board-lands = Expeditions
board-players = Players
board-screens = Choose a screen
board-hand = In hand
board-bank = Bank
board-rewards = Strength pays
board-strength = Strength
board-order = The order of picking, with the bids
board-purse-word = Your purse
board-patron-word = Your patron
board-artefacts-word = Artefacts
board-no-artefacts = no artefacts
board-won = { $count ->
    [one] win
   *[other] wins
}
board-going = sets out
board-loses = loses a card
board-open = The bid of this round
board-sealed = sealed
board-thinking = bids …
board-you = you
board-price = sells for { $price } M£
board-kind-patron = Patron
board-kind-special = Special
board-does-risky_move = Turn up the top card and play it at once
board-does-jetpack = Joins a team as any kind
board-does-long_observation = Your marker takes place I
board-does-cartographer = Goes to the cartography area

# Heard, not seen.
board-card-heard = { $kind } of strength { $strength }, { $name }
board-nobody = nobody yet
board-times = { $times ->
    [2] counts twice
   *[other] counts { $times } times
}
board-artefact-heard = Artefact worth
board-place-heard = Place
