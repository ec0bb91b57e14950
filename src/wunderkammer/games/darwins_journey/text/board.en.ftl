board-set-up = Set-up
board-round = Round { $round }
board-round-now = Round { $round } of { $rounds }
board-exploration = Exploration
board-navigation = Navigation
board-correspondence = Correspondence
board-academy = Academy
board-special = Special journal
board-small_left = Small journal
board-small_right = Small journal
board-museum = Museum
board-turn_order = Turn order
board-goal = Goal + ¢1
board-sea = Sea O
board-island_a = Island A
board-island_b = Island B
board-island_c = Island C
board-scrolls = Scrolls
board-letters = Envelopes
board-goals = Goals
board-goals-silver = Silver
board-goals-gold = Gold
board-goal-has = so far { $has }
board-crew-lacks = seals still missing: { $seals }
board-crew-needs = needs { $needs }
board-no-seals = no seals yet
board-alfred-cards = open cards: { $cards }
board-legend = What the signs mean: r signs of the board

sign-green = G
sign-blue = B
sign-yellow = Y
sign-red = R
sign-purple = P
sign-reptile = re
sign-plant = pl
sign-bird = bi
sign-fossil = fo
sign-explore = E
sign-navigate = N
sign-alfred = A

board-alfred = Alfred
board-do-spread = stamps on any envelopes
board-do-off = academy at a discount
gives-spread = { $count ->
    [one] { $count } stamp on any envelope
   *[other] { $count } stamps on any envelopes
}
gives-off = { $count ->
    [one] academy, { $count } coin cheaper
   *[other] academy, { $count } coins cheaper
}
gives-bonus = { $count ->
    [one] the bonus worker moves { $count } space
   *[other] the bonus worker moves { $count } spaces
}
needed-seals-green = { $count ->
    [one] { $count } green seal
   *[other] { $count } green seals
}
needed-seals-blue = { $count ->
    [one] { $count } blue seal
   *[other] { $count } blue seals
}
needed-seals-yellow = { $count ->
    [one] { $count } yellow seal
   *[other] { $count } yellow seals
}
needed-seals-red = { $count ->
    [one] { $count } red seal
   *[other] { $count } red seals
}
board-do-seal = a seal from the academy, free of all coins
board-do-second = academy for { $seals } seals (the second { $coins } cheaper)
board-do-unlock_free = unlock a lens for free
board-do-worker = the fifth worker
board-do-bonus = the bonus worker moves
board-do-diverse = a stamp on each envelope
board-do-scrolls = scrolls cost nothing
board-do-book = one more book
board-do-calm = penalty 1 lower
board-do-steady = delays at most 2 each
board-worker-of = worker of { $player }
board-lens-of = lens of { $player }
board-ship-of = ship of { $player }
board-explorer-of = explorer of { $player }
board-tent-of = tent of { $player }
board-stamps-of = stamps of { $player }: { $stamps }
board-theory-of = { $player }: evolution step { $steps }
board-locked = locked, unlocking costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
board-beagle = HMS Beagle
board-beagle-space = a stop of HMS Beagle
board-beagle-goal = Round { $round }: { $points } each for { $goal }
board-camp = camp
board-tent-costs = the next tents cost { $costs } { $last ->
    [one] coin
   *[other] coins
}
board-ribbon = first across: { $vp } VP
board-banner = an explorer lands on island { $island }
board-order = Turn order:
board-pile = Seals left:
board-row-coin = the coin of this row is still there
board-in-museum = in the museum
board-not-in-museum = not in the museum yet
board-research = Researched:
board-researched = researched
board-not-researched = not researched yet
board-scroll = { $scroll } scroll, { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-pair = pair { $number }
board-evolution = Theory of evolution
board-book = book
board-goals-and-crew = Goals and crew cards: { $cards }
board-hand = crew cards in hand: { $cards }
board-vp = { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}, with the final scoring { $total }
board-tents = tents placed: { $tents }
board-lenses = lenses in reserve
board-explorers = explorers in reserve
board-stacks = stamps in the three stacks + used ones
board-worker = { $worker } worker
board-space-costs = costs { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-first-seal = first seal:
board-bonus-card = Bonus card at space { $space }
board-chart-title = Galápagos Islands
board-chart-subtitle = surveyed by H.M.S. Beagle
board-journals = Journals
board-bookmark = bookmark: two sections
board-offices = Academy, envelopes, goals
board-players = Other players
board-drawers = What lies below the chart
board-tab-setup = Set-up
board-tab-journals = Journals
board-tab-museum = Museum
board-tab-offices = Academy, envelopes, goals
board-tab-theory = Evolution
board-tab-players = Other players
board-tab-alfred = Alfred
board-last-space = last space
board-cost-nothing = would cost you nothing
board-cost = would cost you { $knowledge ->
    [0] { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $knowledge } temporary knowledge{ $coins ->
        [0] {""}
        [one] {" "}and { $coins } coin
       *[other] {" "}and { $coins } coins
    }
}
board-cost-too-much = would cost more than you have: { $knowledge ->
    [0] { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $knowledge } temporary knowledge{ $coins ->
        [0] {""}
        [one] {" "}and { $coins } coin
       *[other] {" "}and { $coins } coins
    }
}
board-cost-taken = takes no worker now
board-cost-worker = you have no free worker
board-cabinet-note = filled drawer: in the museum; lens: researched by you; signs: by others
board-researched-by = researched by { $player }
board-theory-note = As the museum stands now, every book that you have reached counts { $points } at the end: { $factor }, and 1 more for each full row ({ $rows } so far).
board-next-tent = the next one gives: { $gives }
board-stack = stack of { $stamps } stamps; emptied it gives: { $gives }
board-used-stamps = used stamps: { $stamps }
board-alfred-coming = May come next
board-alfred-open = Already drawn
# On specimens, so that colours need not be told apart.
board-letter-green = G
board-letter-blue = B
board-letter-red = R
board-letter-yellow = Y
# The legend.
board-sign-worker = worker
board-sign-explorer = explorer
board-sign-ship = ship
board-sign-tent = camp; a player’s tent
board-sign-lens = lens on an unlocked space
board-sign-locked = locked; unlocking costs coins
board-sign-ribbon = victory points for whoever is first across
board-sign-banner = an explorer lands on that island
board-sign-done = fulfilled
board-sign-crew = crew cards in hand
