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
