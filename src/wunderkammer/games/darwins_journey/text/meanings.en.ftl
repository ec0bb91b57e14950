# What everything on the table means: thing-… names it, what-… explains it.
thing-spot = { $spot }
what-spot = A worker placed here brings: { $gives }. { $needs ->
    [0] It asks for no seals.
   *[more] Its row needs { $needs } of the seals shown; temporary knowledge stands in for what is missing.
} { $lens ->
    [locked] It is locked: first somebody must put a lens here and pay for it.
    [owned] { $owner }’s lens lies here: others who use it bring its owner a coin.
    [free] It never costs anything.
   *[open] In the journals every worker after the first of a section pays a penalty in coins.
}
thing-worker = { $board }: { $worker_nom }
what-worker = Each turn one worker is placed on a spot and carries out its actions. The seals of the row decide where it may go.
thing-row = Seals of { $owner }’s { $row } worker
what-row = { $seals } of 6 seals. Four make the silver award, six the gold one, which improve the worker’s actions. The spaces cost { $costs } coins in their order; five seals count 3 points at the end, six 10.
thing-seals = { $board }: seals of the { $worker_gen }
what-seals = They decide which spots the worker may use; with four it holds the silver award, with six the gold one.
thing-space = { $space }
what-space = { $pays ->
    [no] The space itself brings nothing.
   *[yes] A piece that stops here brings: { $gives }.
}{ $lies ->
    [yes] { " " }You can research { $specimen_nom } here.
   *[no] { "" }
}{ $camp ->
    [yes] { " " }A tent can be pitched in the camp beside it.
   *[no] { "" }
}{ $ribbon ->
    [0] { "" }
    [one] { " " }The first across the ribbon scores { $ribbon } point.
   *[other] { " " }The first across the ribbon scores { $ribbon } points.
}{ $banner ->
    [none] { "" }
   *[island] { " " }A ship that crosses the banner lands an explorer on island { $banner }.
}{ $beagle ->
    [yes] { " " }HMS Beagle stops here; ships behind her lose points.
   *[no] { "" }
}
thing-camp = Camp { $camp }
what-camp = A piece that stops beside it may pitch a tent here; the first, second and third cost { $costs } coins. That brings: { $gives }, and what stands beside the tent.
thing-letter = { $envelope } envelope
what-letter = After each round the most stamps here bring: { $first }; the second most: { $second }. Then those who were rewarded use up half of their stamps.
thing-researched = { $specimen } ({ $owner })
what-researched = { $done ->
    [yes] Researched: it can be delivered to the museum, and counts for goals.
   *[no] Not researched yet: a piece that stops on it, or a visit to the museum, does that.
}
thing-museum-drawer = { $specimen } in the museum
what-museum-drawer = { $there ->
    [yes] Its tile is in the museum: it can be researched there.
   *[no] Once researched, it can be delivered here: each other drawer of its row and column gives 1 coin if empty and one evolution step if filled.
} It counts among the { $kind }.
thing-goal = { $goal }
what-goal = Fulfil it in your turn as soon as you have what it asks for (1/2: one of two so far); nothing is spent. It goes on a slot of its colour, whose reward you gain and whose points count at the end.
thing-slot = { $slot }
what-slot = A fulfilled goal of this colour goes here. It counts { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} at the end, and the slot costs { $cost ->
    [0] nothing
    [one] { $cost } coin
   *[other] { $cost } coins
}.
thing-crew = { $crew }
what-crew = One of your workers needs { $needs }; then the card brings you: { $gives }. Each worker fulfils one card at most. The pale seals are still missing in the row that comes nearest.
thing-pair = Pair { $pair } of starting goals
what-pair = { $lies ->
    [yes] Both goals go to your reserve: { $goals }.
   *[no] This pair has been taken.
}
thing-beagle-goal = Beagle goal of round { $round }
what-beagle-goal = { $laid ->
    [yes] At the end of round { $round } everybody’s { $aim } count { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } each. Ships behind the Beagle lose some.
   *[no] Not laid out yet.
}
thing-seal = { $name }
what-seal = { $colour_label ->
    [green] Trains a worker for exploration.
    [blue] Trains a worker for navigation.
    [yellow] Trains a worker for correspondence.
    [red] Trains a worker for the academy.
   *[purple] Stands for any colour.
} { $count ->
    [one] { $count } is left in the supply.
   *[other] { $count } are left in the supply.
}
thing-scroll = The { $scroll } scroll of the academy
what-scroll = A seal taken from here costs { $cost ->
    [0] only
    [one] { $cost } coin and
   *[other] { $cost } coins and
} the price of its space in the worker’s row. In clean-up the scrolls move up and are filled again.
thing-person = { $board }
what-person = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} on the track, { $total } with all that would count at the end.
thing-vp = Victory points
what-vp = The highest total wins; in brackets stands what would count if the game ended now.
thing-coins = Coins
what-coins = Pay for seals, tents, lenses and penalties. At the end every 5 count 1 point.
thing-knowledge = Temporary knowledge
what-knowledge = Each one spent stands in for a missing seal when a worker is placed. At the end each counts 1 point.
thing-theory = Theory of evolution
what-theory = Steps on the track; the books that you reach count 2 points each at the end, and 1 more for every full row of the museum.
thing-tents = Tents placed
what-tents = Tents are pitched at camps and bring their actions and what stands beside them. All five count 5 points at the end.
thing-lenses = Lenses in reserve
what-lenses = With a lens you unlock a spot for everybody; others who place a worker there bring you a coin.
thing-explorers = Explorers in reserve
what-explorers = They land on further islands when your ship crosses a banner.
thing-stamps = Stamps
what-stamps = They go on envelopes; the most stamps win the reward. An emptied stack gives what stands beside it.
thing-hand = Crew cards in hand
what-hand = From these everybody keeps three at the start.
thing-step = Evolution, step { $step }
what-step = { $book ->
    [yes] A book: it counts at the end, and the more rows of the museum are full, the more it counts.
   *[no] A step on the way to the next book.
}
thing-row-coin = Coin of this row
what-row-coin = The first specimen delivered to this row takes it.
thing-museum = Museum
what-museum = Sixteen drawers for specimens. A delivery brings coins and evolution steps from its row and column.
thing-offices = Academy, letters, goals
what-offices = Here seals are bought, stamps are put on envelopes, and goals are taken.
thing-journals = Journals
what-journals = Places for workers. The first worker in a section is free, every later one pays a penalty.
thing-round = Round
what-round = Five rounds: place all workers, then turn order, letters, the Beagle’s goal, and clean-up.
thing-order = Turn order
what-order = A player with a worker on the turn-order spot moves earlier in the next round.
thing-chart = Chart of the Galápagos
what-chart = Ships sail the sea, explorers walk the islands; where they stop they gain what is drawn there.
thing-setup = Set-up
what-setup = Everybody keeps crew cards and chooses a pair of goals.
thing-alfred = Alfred
what-alfred = Your opponent when you play alone. Each turn he draws a card and does the first thing on it that he can.
thing-bonus = Alfred’s bonus track
what-bonus = His bonus worker walks in a loop; on two spaces a bonus card acts, and at the end of the loop he scores.
thing-alfred-card = { $alfred_card }
what-alfred-card = When Alfred draws it, he tries what it says from top to bottom, and rests if nothing is possible.
thing-move-skip = Decline
what-move-skip = You leave this action out and go on.
thing-move-stop = Stop
what-move-stop = You end this action here.
thing-move-done = Done
what-move-done = You fulfil nothing more now and end your part.
thing-move-pick = Choose an action
what-move-pick = The actions of a space are carried out in the order that you like.
thing-move-trade = Exchange knowledge
what-move-trade = Temporary knowledge becomes coins or points.
thing-move-catch_up = To the Beagle
what-move-catch_up = Your ship goes where HMS Beagle lies and crosses the banners on its way.
thing-move-accept = Take it
what-move-accept = You take the whole reward; half of your stamps on the envelope go to the used ones.
thing-move-decline = Decline
what-move-decline = You take nothing; your stamps stay on the envelope.
thing-specimens = { $name }
what-specimens = A kind of specimen: counts for goals and for the Beagle.
thing-deed = { $name }
what-deed = { $sign ->
    [walking-boot] An explorer moves up to so many spaces on its island; also the sign of explorers and green seals.
    [anchor] Your ship moves up to so many spaces; also the sign of blue seals.
    [post-stamp] So many stamps go on an envelope.
    [graduate-cap] Take a seal from a scroll and pay for it; also the sign of red seals.
    [wax-seal] A seal goes to the row of a worker.
    [bullseye] Take one of the open goals.
    [check-mark] Goals that you have fulfilled and put on their slots; they score at the end.
    [cycle] Temporary knowledge becomes coins or points.
    [padlock] Takes no worker until somebody puts a lens there.
    [microscope] Put a research marker on a specimen.
    [magnifying-glass] Put a lens on a locked space, pay for it, and carry out its actions.
    [greek-temple] Deliver specimens, or research some that lie in the museum.
    [camping-tent] A tent at a camp brings the camp’s actions.
    [card-draw] Crew cards; copying one brings its reward.
    [shooner-sailboat] Your ship sails to HMS Beagle.
    [sailboat] A ship on the sea.
    [pawn] A worker.
    [tied-scroll] Scrolls cost you nothing any more.
    [book-cover] Counts at the end, times the full rows of the museum.
    [scales] Your placement penalties are 1 lower.
    [hourglass] The Beagle’s delays cost you at most 2 each.
    [queen-crown] A purple seal counts as any colour.
    [envelope] Letters reward the most stamps; also the sign of yellow seals.
    [ribbon-medal] The first across scores.
    [flying-flag] An explorer of yours lands on that island.
   *[lighthouse] A stop of HMS Beagle.
}
