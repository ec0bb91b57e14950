game-title = Darwin’s Journey
game-blurb = Train your workers with wax seals, sail in the wake of HMS Beagle and fill the museum with the wonders of the Galápagos.

option-first_game = First game
option-first_game-help = The tiles and crew cards recommended for a first game are used instead of random ones.
rival-alfred = Alfred
option-alfred = Alfred’s board
option-alfred-help = Alone you play against Alfred: white is easy, blue medium, yellow advanced, green hard.
ruling-free_unlock = Free unlock
ruling-free_unlock-help = Whether the actions of a space that is unlocked free of charge cost coins as usual.
ruling-free_unlock-all_steps = Free in all its steps
ruling-free_unlock-unlocking = Only unlocking is free
ruling-tents_at_camp = Tents at a camp
ruling-tents_at_camp-help = How many tents a player may have at one camp.
ruling-tents_at_camp-one = One of each player
ruling-tents_at_camp-any = As many as there is room for
ruling-fulfil_slot = Fulfil any goal
ruling-fulfil_slot-help = On which slots a goal goes that is fulfilled whatever it asks for.
ruling-fulfil_slot-any = On any empty slot
ruling-fulfil_slot-own_colour = On a slot of its own colour
ruling-redelivery = Repeated delivery
ruling-redelivery-help = Whether museum tiles of the set-up can be delivered once more.
ruling-redelivery-delivered = Only tiles that a player delivered
ruling-redelivery-any = Any tile in the museum
ruling-fulfil_between = Fulfilling in between
ruling-fulfil_between-help = Whether goals and crew cards may be fulfilled inside an academy or museum visit and beside the actions of a reward.
ruling-fulfil_between-everywhere = Yes, between all actions
ruling-fulfil_between-actions = Only between the actions of one’s turn
ruling-halving = Halving stamps
ruling-halving-help = Which stamps of an envelope are halved after its rewards.
ruling-halving-what_is_left = Those that lie there then
ruling-halving-ranks = Those that were counted for the ranks
ruling-camp_again = Using a camp again
ruling-camp_again-help = What a camp costs that is used once more as the reward of a goal.
ruling-camp_again-free = No coins at all
ruling-camp_again-tent_only = Only the tent’s cost is waived
ruling-declined_letter = Declining an envelope
ruling-declined_letter-help = Whether one may decline the whole reward of an envelope and keep one’s stamps there.
ruling-declined_letter-keeps = Yes, the stamps stay
ruling-declined_letter-halves = No, they are halved in any case
ruling-alfred_spots = Alfred’s spots
ruling-alfred_spots-help = Which spots of the main journals must be empty for Alfred.
ruling-alfred_spots-lenses = Only lenses
ruling-alfred_spots-every_spot = Every spot
ruling-alfred_unlocks = What Alfred unlocks
ruling-alfred_unlocks-help = Which of the spaces that match one of his rows Alfred unlocks.
ruling-alfred_unlocks-topmost = The topmost, then by colour
ruling-alfred_unlocks-colour = By colour, on whatever level

# Decisions
ask-place = Place a worker.
ask-window = Do you want to fulfil a goal or a crew card?
ask-slot = Choose a slot for the goal.
ask-pair = Choose a pair of starting goals.
ask-keep = Choose a crew card to keep.
ask-draft = Keep one crew card; the rest go to your left.
ask-explore =
    Explore: move an explorer up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
ask-navigate =
    Navigate: move your ship up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
ask-post =
    Correspondence: you may still post { $number ->
        [one] { $number } stamp
       *[other] { $number } stamps
    }.
ask-academy = Academy: take a seal and put it in a row.
ask-purple = Put a purple seal in a row.
ask-study = Research the specimen on this space?
ask-camp = Pitch a camp here?
ask-camp-anywhere = Pitch a camp anywhere.
ask-revisit = Use one of your camps once more.
ask-take-goal = Take an open goal.
ask-fulfil-any = Fulfil one of your goals, whatever it asks for.
ask-exchange = Exchange one temporary knowledge for coins or victory points.
ask-add-explorer = Place an explorer on another island.
ask-locked-space = Carry out a locked space.
ask-study-any = Research any specimen.
ask-study-island = Research a specimen of an island with an explorer of yours.
ask-to-beagle = Catch up with HMS Beagle?
ask-unlock = Unlock a space.
ask-copy = Copy an unfulfilled crew card.
ask-redeliver = Repeat the delivery of a museum tile.
ask-museum = Museum: deliver a specimen or research one.
ask-menu = Which action comes next?
ask-either = Choose one of the actions.
ask-reward = { $place ->
    [1] You are first in stamps on the { $envelope } envelope. Do you take the reward for the first place?
   *[other] You are second in stamps on the { $envelope } envelope. Do you take the reward for the second place?
}

# Moves
move-skip = Decline
move-stop = Stop here
move-done = Fulfil nothing more
move-place = Place the { $worker } worker { $spot_to }
move-pick = Go on with { $deed_ins }
move-go = Move an explorer to { $space }
move-sail = Sail to { $space }
move-halt = Make an extra stop at { $space }
move-stamp = Post a stamp { $stack_from } on the { $envelope } envelope
move-seal = Take a { $colour } seal from the { $scroll } scroll for the { $row } worker
move-purple = Give the { $row } worker a purple seal
move-research = Research { $specimen_acc }
move-deliver = Deliver { $specimen_acc } to the museum
move-pitch =
    Pitch a camp at { $camp } ({ $amount ->
        [0] free
        [one] { $amount } coin
       *[other] { $amount } coins
    })
move-reuse = Use the camp at { $camp } again
move-take = Take { $goal_acc }
move-lay =
    Put the goal { $slot_to } for { $amount ->
        [0] nothing
        [one] { $amount } coin
       *[other] { $amount } coins
    }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } at the end
move-fulfil = Fulfil { $goal_acc }
move-muster = Fulfil { $crew_acc } with the { $row } worker
move-trade = Exchange temporary knowledge for { $payment }
move-land = Place an explorer on island { $island }
move-carry_out = Carry out the locked space “{ $spot }”
move-unlock = Unlock “{ $spot }”
move-catch_up = Sail to HMS Beagle
move-imitate = Copy { $crew_acc }
move-choose = Choose { $silver_acc } and { $gold_acc }
move-keep = Keep { $crew_acc }, which comes with a { $colour } seal
move-lay_special = The special journal gets { $special_nom }
move-lay_letter = An envelope gets { $letter_nom }
move-lay_seal = A { $colour } seal is laid on a scroll
move-open_goal = The next open goal is { $goal_acc }
move-lay_beagle_goal = The next Beagle goal counts { $beagle_goal }
move-lay_specimen = The map now shows { $specimen_nom }
move-next_in_order = Next in turn order is { $owner }
move-deal_crew = The deal brings { $crew_acc }
move-lay_pair = The starting goals now include { $goal_acc }
move-alfred_draws = Alfred draws { $alfred_card_acc }
move-lay_bonus = Above space 5 lies the { $bonus_card } bonus card
move-accept = Take the reward of the { $envelope } envelope; half of your stamps there are used up
move-decline = Decline the reward; your stamps on the { $envelope } envelope stay

# The log
log-skip = { $player } declines.
log-stop = { $player } stops here.
log-done = { $player } fulfils nothing more.
log-place = { $player } places the { $worker } worker { $spot_to }.
log-pick = { $player } goes on with { $deed_ins }.
log-go = { $player } moves an explorer to { $space }.
log-sail = { $player } sails to { $space }.
log-halt = { $player } makes an extra stop at { $space }.
log-stamp = { $player } posts a stamp on the { $envelope } envelope.
log-seal = { $player } takes a { $colour } seal from the { $scroll } scroll for the { $row } worker.
log-purple = { $player } gives the { $row } worker a purple seal.
log-research = { $player } researches { $specimen_acc }.
log-deliver = { $player } delivers { $specimen_acc } to the museum.
log-pitch = { $player } pitches a camp at { $camp }.
log-reuse = { $player } uses the camp at { $camp } again.
log-take = { $player } takes { $goal_acc }.
log-lay = { $player } puts the goal { $slot_to }.
log-fulfil = { $player } fulfils { $goal_acc }.
log-muster = { $player } fulfils { $crew_acc } with the { $row } worker.
log-trade = { $player } exchanges temporary knowledge for { $payment }.
log-land = { $player } places an explorer on island { $island }.
log-carry_out = { $player } carries out the locked space “{ $spot }”.
log-unlock = { $player } unlocks “{ $spot }”.
log-catch_up = { $player } catches up with HMS Beagle.
log-imitate = { $player } copies { $crew_acc }.
log-choose = { $player } chooses { $silver_acc } and { $gold_acc }.
log-keep = { $player } keeps { $crew_acc }.
log-lay_special = The special journal gets { $special_nom }.
log-lay_letter = An envelope gets { $letter_nom }.
log-lay_seal = A { $colour } seal is laid on a scroll.
log-open_goal = The next open goal is { $goal_acc }.
log-lay_beagle_goal = The next Beagle goal counts { $beagle_goal }.
log-lay_specimen = The map now shows { $specimen_nom }.
log-next_in_order = Next in turn order is { $owner }.
log-deal_crew = The deal brings { $crew_acc }.
log-lay_pair = The starting goals now include { $goal_acc }.
log-alfred_draws =
    Alfred draws { $alfred_card_acc }: { $option1_label ->
        [main] { $option1 } { $row11 }{ $row12 }{ $row13 }{ $row14 }
        [none] {""}
       *[other] { $option1 }
    }{ $option2_label ->
        [main] {", "}{ $option2 } { $row21 }{ $row22 }{ $row23 }{ $row24 }
        [none] {""}
       *[other] {", "}{ $option2 }
    }{ $option3_label ->
        [main] {", "}{ $option3 } { $row31 }{ $row32 }{ $row33 }{ $row34 }
        [none] {""}
       *[other] {", "}{ $option3 }
    }.
log-lay_bonus = Above space { $space } lies the { $bonus_card } bonus card.
log-accept = { $player } takes the reward of the { $envelope } envelope.
log-decline = { $player } declines the reward of the { $envelope } envelope; the stamps stay.

# What follows by itself
event-gained-coins =
    { $player } gains { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-gained-vp =
    { $player } scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-gained-theory =
    { $player } advances by { $amount ->
        [one] { $amount } evolution step
       *[other] { $amount } evolution steps
    }.
event-gained-knowledge =
    { $player } gains { $amount ->
        [one] { $amount } temporary knowledge
       *[other] { $amount } temporary knowledge
    }.
event-gained-worker = { $player } gains the fifth worker.
event-paid =
    { $player } pays { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-spent-knowledge =
    { $player } spends { $amount ->
        [one] { $amount } temporary knowledge
       *[other] { $amount } temporary knowledge
    }.
event-lens-coin = A worker is placed on { $player }’s lens.
event-landed = { $player } lands an explorer on island { $island }.
event-ribbon =
    { $player } is first across the ribbon at { $space } and scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-first-arrival =
    { $player } is first to reach { $space } and scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-new-order = { $player } is now number { $place } in turn order.
event-envelope-first =
    { $player } leads on the { $envelope } envelope with { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }.
event-envelope-second =
    { $player } is second on the { $envelope } envelope with { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }.
event-halved =
    { $player } uses up { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    } on the { $envelope } envelope.
event-beagle-scored =
    { $player } scores { $amount ->
        [0] nothing
        [one] { $amount } victory point
       *[other] { $amount } victory points
    } for the Beagle goal ({ $beagle_goal }){ $penalty ->
        [0] {"."}
       *[other] , after a delay penalty of { $penalty }.
    }
event-round-begins = Round { $round } begins.
event-beagle-moved = HMS Beagle sails to { $space }.
event-top-scroll =
    { $count ->
        [0] The top scroll is empty already.
        [one] { $count } seal is removed from the top scroll.
       *[other] { $count } seals are removed from the top scroll.
    }
event-set-up-tile = The museum already holds { $specimen_nom }.
event-crew-seal = { $player } receives a { $colour } seal from a crew card.
event-award-silver = The silver award helps { $player }.
event-award-gold = The gold award helps { $player }.
event-nothing-to-do = { $player } gains nothing from { $deed_ins }: { $obstacle }.
obstacle-coins = too few coins
obstacle-explorers_arrived = every explorer has arrived
obstacle-ship_arrived = the ship has arrived
obstacle-stamps = no stamps are left
obstacle-seals = no seal is open
obstacle-rows = every row is full
obstacle-purple = no purple seal is left
obstacle-researched = there is nothing new to research
obstacle-tents = no tent is left
obstacle-tent_there = their tent stands there already
obstacle-camp_full = no tent space is free
obstacle-no_camp = no tent of theirs stands at a camp
obstacle-goals = no goal is open
obstacle-slots = there is no free slot that can be paid
obstacle-own_goals = no goal is left to fulfil
obstacle-knowledge = no temporary knowledge is left
obstacle-islands = an explorer is on every island already
obstacle-locked = no locked space is left
obstacle-lenses = no lens is left
obstacle-beagle = the ship is at HMS Beagle or ahead of her already
obstacle-crew = every crew card is fulfilled
obstacle-delivered = no specimen of their research has been delivered
obstacle-museum = there is nothing to deliver or research

# Alfred
event-alfred-gained-coins =
    Alfred gains { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-alfred-gained-vp =
    Alfred scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-alfred-gained-theory =
    Alfred advances by { $amount ->
        [one] { $amount } evolution step
       *[other] { $amount } evolution steps
    }.
event-alfred-gained-knowledge =
    Alfred gains { $amount ->
        [one] { $amount } temporary knowledge
       *[other] { $amount } temporary knowledge
    }.
event-alfred-gained-worker = Alfred gains a worker.
event-alfred-paid =
    Alfred pays { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-alfred-spent-knowledge =
    Alfred spends { $amount ->
        [one] { $amount } temporary knowledge
       *[other] { $amount } temporary knowledge
    }.
event-alfred-lens-coin = A worker is placed on Alfred’s lens.
event-alfred-landed = Alfred lands an explorer on island { $island }.
event-alfred-ribbon =
    Alfred is first across the ribbon at { $space } and scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-alfred-first-arrival =
    Alfred is first to reach { $space } and scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-alfred-new-order = Alfred is now number { $place } in turn order.
event-alfred-envelope-first =
    Alfred leads on the { $envelope } envelope with { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }.
event-alfred-envelope-second =
    Alfred is second on the { $envelope } envelope with { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }.
event-alfred-halved =
    Alfred uses up { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    } on the { $envelope } envelope.
event-alfred-rests = As no other option is possible, { $row_nom } rests.
event-alfred-sends = Alfred’s lowest free worker, { $row_nom }, is placed { $spot_to }.
event-alfred-passes-over =
    Next on the card is { $row_nom }, who { $why ->
        [0] is not free.
       *[1] finds no spot in the main journals that he could take and pay for.
    }
event-alfred-penalty =
    The section is occupied: Alfred’s penalty is { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-alfred-special = The special journal is empty, so Alfred’s lowest free worker, { $row_nom }, is placed { $spot_to }, without the action.
event-alfred-small = The small journal is empty, so Alfred’s lowest free worker, { $row_nom }, goes there to unlock a space.
event-alfred-adds = Alfred adds an explorer on island { $island }, the leftmost without one of his.
event-alfred-no-island = Alfred has explorers on all islands already.
event-alfred-stack = Alfred has emptied { $stack_acc } and gains what stands beside it.
event-alfred-tent = Alfred gains what stands beside his tent number { $number }.
event-alfred-covers = The new seal covers a symbol on space { $place } of row { $row }, and Alfred carries it out.
event-alfred-lasting = Alfred gains the lasting effect of { $slot_acc }.
event-alfred-row-left = Row { $row } is the topmost with room left of its bracket.
event-alfred-row-right = All rows are full up to their brackets; row { $row } is the topmost with room to the right.
event-alfred-fourth = On the { $scroll } scroll every seal would be a fourth of its colour.
event-alfred-sailed-out = Alfred’s ship is on the last space and stays there.
event-alfred-explored-out = All of Alfred’s explorers are on last spaces.
event-alfred-acts-one = Alfred carries out { $space }, the only space with an action on his way.
event-alfred-acts-two = Alfred carries out { $space } and { $last }, the last two spaces with an action on his way.
event-alfred-no-goal = No goal lies open that Alfred could discard.
event-alfred-knows =
    Alfred takes coins instead of { $count ->
        [one] { $count } temporary knowledge
       *[other] { $count } temporary knowledge
    }.
event-alfred-surplus =
    Alfred holds at most { $most } coins: { $count ->
        [one] { $count } coin beyond moves
       *[other] { $count } coins beyond move
    } the bonus worker instead.
event-alfred-no-stamps = Alfred has no stamps left to post.
event-alfred-second =
    Alfred can pay { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for a second delivery.
event-alfred-one-only =
    Alfred cannot pay { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for a second delivery.
event-alfred-left-of-two = Of two alternatives Alfred takes the left one.
event-alfred-strongest = Alfred places { $row_nom } { $spot_to }, the strongest spot he can take.
event-alfred-cheaper = Of equally strong spots { $row_nom } takes the one that needs fewer coins for knowledge and is placed { $spot_to }.
event-alfred-colour = Of equally strong spots { $row_nom } takes the { $colour } one, whose colour is furthest left in the row, and is placed { $spot_to }.
event-alfred-buys =
    Seals are missing, so Alfred buys { $count ->
        [one] { $count } temporary knowledge
       *[other] { $count } temporary knowledge
    } for { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-alfred-fails-main = No free worker can be placed in a main journal, so the next option follows.
event-alfred-fails-academy =
    The strongest spot is the academy, but { $why ->
        [0] no row of Alfred’s has room
        [1] every open seal would be a fourth of its colour
        [3] no seal lies open
       *[2] Alfred could not pay the seal
    }, so the next option follows.
event-alfred-fails-special = Somebody is in the special journal already, so the next option follows.
event-alfred-fails-small =
    { $why ->
        [0] Somebody is in the small journal already, so the next option follows.
        [1] Alfred has no lens left, so the next option follows.
       *[2] There is no locked space of a main journal that Alfred can pay, so the next option follows.
    }
event-alfred-fails-delivery = Alfred has no specimen to deliver, so the next option follows.
event-alfred-seal-own = For row { $row } Alfred takes a { $colour } seal, the row’s first colour, from the { $scroll } scroll.
event-alfred-seal-three = For row { $row }, which already has three { $full } seals, Alfred takes the leftmost one, a { $colour } seal.
event-alfred-seal-left = For row { $row } Alfred takes the leftmost possible seal, a { $colour } one, from the { $scroll } scroll.
event-alfred-no-seal =
    Alfred takes no seal: { $why ->
        [0] no row has room.
        [1] every open seal would be a fourth of its colour in the row.
        [3] no seal lies open.
       *[2] he cannot pay the scroll.
    }
event-alfred-steals =
    On the { $envelope } envelope, the topmost where he can, Alfred takes the lead with { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    }.
event-alfred-fresh =
    Alfred posts { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    } on the { $envelope } envelope, the topmost where he has none.
event-alfred-fewest =
    Alfred posts { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    } on the { $envelope } envelope, { $why ->
        [0] where he has fewest.
       *[1] the topmost of those where he has fewest.
    }
event-alfred-sails = Alfred sails the longest way to { $space }.
event-alfred-explores = On island { $island }, the rightmost where he can still move, Alfred’s explorer reaches { $space }.
event-alfred-camps =
    Alfred pitches a camp at { $camp } { $amount ->
        [0] for free
        [one] for { $amount } coin
       *[other] for { $amount } coins
    }.
event-alfred-no-camp =
    Alfred cannot camp at { $camp }: { $why ->
        [0] he has no tent left.
        [1] his tent stands there already.
        [2] no tent space is free.
       *[3] he cannot pay for it.
    }
event-alfred-studies = Alfred researches { $specimen_acc }.
event-alfred-discards = Alfred discards { $goal_acc }; open gold goals go first.
event-alfred-bonus-moves =
    The bonus worker moves { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } to space { $place }.
event-alfred-lap =
    The end of the bonus track brings Alfred { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.
event-alfred-bonus-card = Alfred carries out the bonus card at space { $place }.
event-alfred-unlocks-only = Alfred unlocks “{ $spot }”: no other space matches row { $row }.
event-alfred-unlocks-topmost = Alfred unlocks “{ $spot }”, the topmost space that matches row { $row }.
event-alfred-unlocks-colour = Of equally high spaces Alfred unlocks “{ $spot }”, in the colour of the leftmost seal of row { $row }.
event-alfred-unlocks-most = Of equally high spaces Alfred unlocks “{ $spot }”, which uses most seals of row { $row }.
event-alfred-unlocks-left = Of equal spaces Alfred unlocks “{ $spot }”, whose seal lies furthest left in row { $row }.
event-alfred-unlocks-cheap =
    No row matches a space, so Alfred unlocks “{ $spot }”, { $why ->
        [0] the cheapest one.
       *[1] the leftmost of the cheapest ones.
    }
event-alfred-delivers-shared =
    Alfred delivers { $specimen_acc }, which you have researched too{ $why ->
        [0] {"."}
        [1] {" "}(of several the one that brings most coins).
       *[2] {" "}(of several of equal worth the top-left one).
    }
event-alfred-delivers-coins =
    Alfred delivers { $specimen_acc }, which brings him most: { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-alfred-delivers-first =
    Alfred delivers { $specimen_acc }, the top-left one of equal worth ({ $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }).
event-alfred-diverse = Alfred posts one stamp on each envelope.
event-alfred-shuffles = Both deliveries lie open: Alfred’s cards are shuffled.
event-alfred-scores =
    Alfred scores { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    } in place of the Beagle goal{ $penalty ->
        [0] {"."}
       *[other] , after a delay penalty of { $penalty }.
    }
event-alfred-tie =
    The scores are equal. { $why ->
        [0] You are further on the evolution track and win.
        [1] Alfred is further on the evolution track and wins.
        [2] So is evolution, but you have more coins and win.
        [3] So is evolution, but Alfred has more coins and wins.
       *[4] So are evolution and coins, and Alfred wins.
    }
event-alfred-total =
    Alfred’s final score is { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }.

# Why not
no-nothing-to-skip = No action is offered that could be declined now.
no-nothing-to-stop = No action is going on that could be ended now.
no-nothing-to-fulfil = You are not being asked what to fulfil now.
no-worker-begins-turn = A worker is placed at the beginning of a turn; the present action comes first.
no-no-choice-of-actions = There is no choice of actions now.
no-go-in-exploration = Explorers move in an exploration.
no-sail-in-navigation = Ships move in a navigation.
no-halt-in-move = An extra stop is made in an exploration or navigation.
no-stamps-in-correspondence = Stamps are put on envelopes in a correspondence.
no-seals-in-academy = Seals are taken from scrolls in the academy.
no-research-where-offered = A specimen is researched where a piece stops, in the museum, or when an action allows it.
no-deliver-in-museum = Specimens are delivered when a worker visits the museum, or when an action repeats it.
no-camp-where-offered = A camp is pitched where a piece stops, or when an action allows it.
no-goal-where-offered = A goal is taken when an action or a space gives one.
no-slot-for-goal = A slot is chosen when a goal is to be laid.
no-fulfil-between = Goals and crew cards are fulfilled between two actions of your turn, and in the reward phase.
no-action-of-its-own = That takes an action of its own, which a tile, card, space or slot gives.
no-unlock-where-offered = Spaces are unlocked by a worker on the small journal, or when an action allows it.
no-before-first-round = That was decided before the first round.
no-rewards-later = Rewards of envelopes are taken or declined in the reward phase.
no-goal-not-yours = You do not have { $goal_acc }.
no-goal-done = You have already fulfilled { $goal_acc }.
no-no-slot-at-all =
    { $missing ->
        [0] All your slots are taken.
        [one] You cannot pay for a free slot; you lack { $missing } coin.
       *[other] You cannot pay for a free slot; you lack { $missing } coins.
    }
no-goal-lacks =
    { $needed ->
        [0] For this goal your ship must be at HMS Beagle or ahead of her.
       *[other] This goal asks for more ({ $what }: { $have } of { $needed }).
    }
no-no-slot =
    { $missing ->
        [0] All slots of this colour are taken.
        [one] You cannot pay for a free slot of this colour; you lack { $missing } coin.
       *[other] You cannot pay for a free slot of this colour; you lack { $missing } coins.
    }
no-crew-not-yours = This crew card is not yours.
no-crew-done = You have already fulfilled this crew card.
no-worker-has-card = This worker has fulfilled a crew card already.
no-crew-lacks =
    For this crew card the row lacks seals:{ $green ->
        [0] {""}
       *[other] {" "}{ $green } green,
    }{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } blue,
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } yellow,
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } red,
    }{ $purple ->
        [0] {""}
       *[other] {" "}less { $purple } purple,
    } { $missing } in all.
no-slot-of-other-colour = A goal goes on a slot of its own colour.
no-slot-taken = A goal lies on this slot already.
no-coins-missing =
    You lack { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    }.
no-finish-first = Finish the present action first; goals and crew cards are fulfilled between two actions.
no-goal-not-open = This goal does not lie open.
no-no-explorer-there = You have no explorer on this island.
no-only-forward = Pieces only move forward.
no-space-taken = Another explorer stands there; the space is skipped.
no-too-far =
    It is { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    } away, and you can move { $steps }.
no-no-extra-stop = An extra stop needs the gold award and steps left after it.
no-not-on-the-way = Your piece cannot get there with this action.
no-already-at-beagle = Your ship is at HMS Beagle or ahead of her.
no-explorer-there = You have an explorer on this island already.
no-seal-not-there = No such seal lies on this scroll.
no-row-full = This row has no free space.
no-no-purple = No purple seal is left.
no-stack-empty = There are no stamps in this stack.
no-stacks-first = Use up your stacks before the used stamps.
no-one-envelope = All stamps of this action go on one envelope.
no-visit-researches = On this visit you research; a visit does not do both.
no-visit-delivers = On this visit you deliver; a visit does not do both.
no-not-researched = You have not researched this specimen.
no-already-in-museum = Its tile is in the museum already.
no-already-researched = You have researched this specimen already.
no-not-in-museum = Its tile is not in the museum.
no-set-up-tile = This tile has lain in the museum since the set-up; nobody delivered it.
no-another-specimen-here = This action does not reach that specimen.
no-no-tent = All your tents stand already.
no-tent-there = You have a tent at this camp already.
no-camp-full = This camp has no free tent space.
no-not-here = Your piece has not stopped at this camp.
no-no-tent-there = You have no tent at this camp.
no-deed-impossible = This action offers you nothing now: { $obstacle }.
no-deed-done = You have already carried out this action.
no-deed-elsewhere = This action is not among those to choose from.
no-not-copyable = Only crew cards that nobody has fulfilled yet can be copied.
no-no-knowledge = You need one temporary knowledge.
no-no-lens = You have no lens left in your reserve.
no-not-locked = Only a locked space will do.
no-top-to-bottom = On this page the space above it must be unlocked first.
no-once-per-turn = You have carried out this space in this turn already.
no-worker-away = This worker is not free.
no-no-tile = No tile lies here.
no-locked =
    This space is locked; unlocking it costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
no-lens-taken = A worker stands on this lens already.
no-seals-missing =
    Missing seals:{ $green ->
        [0] {""}
       *[other] {" "}{ $green } green,
    }{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } blue,
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } yellow,
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } red,
    }{ $purple ->
        [0] {""}
       *[other] {" "}less { $purple } purple,
    } so { $missing } temporary knowledge would do; you have { $have }, { $short } too few.
no-penalty =
    A worker stands in this section already: the penalty is { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }, you lack { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    }.
no-not-in-hand = You do not hold this crew card.
no-pair-taken = This pair is not available.
no-reward-first = First take or decline your reward of the { $envelope } envelope.

# The score sheet
opponent-alfred = Alfred
score-track = Victory point track
score-goals = Goals
score-workers = Trained workers
score-tents = All tents
score-theory = Theory of evolution
score-coins = Coins
score-knowledge = Temporary knowledge

# What goals count
measure-stacks = empty stacks
measure-theory = evolution steps
measure-tents = tents placed
measure-lenses = lenses placed
measure-beagle = ship at the Beagle
measure-vp = victory points
measure-coins = coins
measure-knowledge = temporary knowledge
measure-goals = fulfilled goals
measure-seals-green = green seals
measure-seals-blue = blue seals
measure-seals-yellow = yellow seals
measure-seals-red = red seals
measure-kind-reptile = reptiles
measure-kind-plant = plants
measure-kind-bird = birds
measure-kind-fossil = fossils
measure-colour-green = green specimens
measure-colour-blue = blue specimens
measure-colour-red = red specimens
measure-colour-yellow = yellow specimens

# Names
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-red = red
worker-top = top
    .nom = top worker
    .gen = top worker
worker-second = second
    .nom = second worker
    .gen = second worker
worker-third = third
    .nom = third worker
    .gen = third worker
worker-fourth = fourth
    .nom = fourth worker
    .gen = fourth worker
worker-fifth = fifth
    .nom = fifth worker
    .gen = fifth worker
row-second = second
row-third = third
row-fourth = fourth
spot-small_left = Small journal 1
    .to = on the left of the small journal
spot-small_right = Small journal 2
    .to = on the right of the small journal
spot-museum = Museum
    .to = in the museum
spot-turn_order = Turn order
    .to = on the turn-order spot
spot-goal = Goals
    .to = on the goal spot
island-a = A
island-b = B
island-c = C
envelope-upper = upper
envelope-middle = middle
envelope-lower = lower
stack-first = first stack
    .acc = the first stack
    .from = from the first stack
stack-second = second stack
    .acc = the second stack
    .from = from the second stack
stack-third = third stack
    .acc = the third stack
    .from = from the third stack
stack-used = used stamps
    .acc = the used stamps
    .from = from the used ones
scroll-first = first
scroll-second = second
scroll-third = third
scroll-fourth = fourth
payment-coins = coins
payment-vp = victory points
bonus_card-first = first
bonus_card-second = second
crew-c1 = Purser (8 coins)
    .acc = the crew card “Purser” (8 coins)
crew-c2 = Pathfinder (explore 2 twice)
    .acc = the crew card “Pathfinder” (explore 2 twice)
crew-c3 = Thinker (5 evolution steps)
    .acc = the crew card “Thinker” (5 evolution steps)
crew-c4 = Coxswain (place an explorer)
    .acc = the crew card “Coxswain” (place an explorer)
crew-c5 = Optician (unlock a lens for free)
    .acc = the crew card “Optician” (unlock a lens for free)
crew-c6 = Postmaster (4 stamps on any envelopes)
    .acc = the crew card “Postmaster” (4 stamps on any envelopes)
crew-c7 = Copyist (copy a crew card)
    .acc = the crew card “Copyist” (copy a crew card)
crew-c8 = Helmsman (ship to the Beagle)
    .acc = the crew card “Helmsman” (ship to the Beagle)
crew-c9 = Locksmith (carry out a locked space)
    .acc = the crew card “Locksmith” (carry out a locked space)
crew-c10 = Camp master (camp anywhere)
    .acc = the crew card “Camp master” (camp anywhere)
crew-c11 = Keeper of the seal (purple seal)
    .acc = the crew card “Keeper of the seal” (purple seal)
crew-c12 = Taxidermist (research any specimen)
    .acc = the crew card “Taxidermist” (research any specimen)
crew-c13 = Librarian (2 temporary knowledge, 3 victory points)
    .acc = the crew card “Librarian” (2 temporary knowledge, 3 victory points)
crew-c14 = Draughtsman (8 victory points)
    .acc = the crew card “Draughtsman” (8 victory points)
crew-c15 = Secretary (take a goal, fulfil a goal)
    .acc = the crew card “Secretary” (take a goal, fulfil a goal)
crew-c16 = Naturalist (2 evolution steps, 1 temporary knowledge, 3 coins)
    .acc = the crew card “Naturalist” (2 evolution steps, 1 temporary knowledge, 3 coins)
special-t1 = 1: take a goal, fulfil a goal
    .nom = tile 1 (take a goal, fulfil a goal)
special-t2 = 2: 3 coins and knowledge
    .nom = tile 2 (3 coins and knowledge)
special-t3 = 3: repeat a delivery
    .nom = tile 3 (repeat a delivery)
special-t4 = 4: place an explorer
    .nom = tile 4 (place an explorer)
special-t5 = 5: exchange knowledge
    .nom = tile 5 (exchange knowledge)
special-t6 = 6: research any specimen
    .nom = tile 6 (research any specimen)
special-t7 = 7: purple seal and 1 coin
    .nom = tile 7 (purple seal and 1 coin)
special-t8 = 8: camp anywhere
    .nom = tile 8 (camp anywhere)
special-t9 = 9: carry out a locked space
    .nom = tile 9 (carry out a locked space)
special-t10 = 10: explore 2 and navigate 2
    .nom = tile 10 (explore 2 and navigate 2)
special-t11 = 11: 3 evolution steps
    .nom = tile 11 (3 evolution steps)
special-t12 = 12: unlock a lens for free
    .nom = tile 12 (unlock a lens for free)
letter-l1 = 1: knowledge and 2 coins / 2 coins
    .nom = tile 1 (knowledge and 2 coins for first place, 2 coins for second)
letter-l2 = 2: 4 coins / 2 coins
    .nom = tile 2 (4 coins for first place, 2 coins for second)
letter-l3 = 3: 2 evolution steps / 1
    .nom = tile 3 (2 evolution steps for first place, 1 for second)
letter-l4 = 4: explore 2 / 1
    .nom = tile 4 (explore 2 for first place, 1 for second)
letter-l5 = 5: navigate 2 / 1
    .nom = tile 5 (navigate 2 for first place, 1 for second)
letter-l6 = 6: academy 2 coins off / academy
    .nom = tile 6 (academy 2 coins off for first place, academy for second)
letter-l7 = 7: 4 victory points / 2
    .nom = tile 7 (4 victory points for first place, 2 for second)
letter-l8 = 8: explore 1 and navigate 1 / one of them
    .nom = tile 8 (explore 1 and navigate 1 for first place, one of them for second)
beagle_goal-b1 = yellow seals
beagle_goal-b2 = red seals
beagle_goal-b3 = green seals
beagle_goal-b4 = blue seals
beagle_goal-b5 = reptiles
beagle_goal-b6 = plants
beagle_goal-b7 = birds
beagle_goal-b8 = fossils
beagle_goal-b9 = empty stacks
beagle_goal-b10 = lenses
beagle_goal-b11 = fulfilled goals
beagle_goal-b12 = tents
deed-explore = explore
    .ins = exploration
deed-navigate = navigate
    .ins = navigation
deed-post = correspondence
    .ins = correspondence
deed-academy = academy
    .ins = the academy
deed-purple = purple seal
    .ins = a purple seal
deed-study = research the specimen
    .ins = researching the specimen
deed-camp = pitch a camp
    .ins = a camp
deed-camp_anywhere = camp anywhere
    .ins = a camp anywhere
deed-revisit = use a camp again
    .ins = using a camp again
deed-take_goal = take a goal
    .ins = taking a goal
deed-fulfil_any = fulfil any goal
    .ins = fulfilling any goal
deed-exchange = exchange knowledge
    .ins = exchanging knowledge
deed-add_explorer = place an explorer
    .ins = placing an explorer
deed-locked_space = locked space
    .ins = a locked space
deed-study_any = research any specimen
    .ins = researching any specimen
deed-study_island = research an island’s specimen
    .ins = researching an island’s specimen
deed-to_beagle = to the Beagle
    .ins = sailing to HMS Beagle
deed-unlock = unlock a lens
    .ins = unlocking a lens
deed-copy = copy a crew card
    .ins = copying a crew card
deed-redeliver = repeat a delivery
    .ins = repeating a delivery
deed-museum = deliver or research
    .ins = the museum

option-alfred-white = White: easy
option-alfred-blue = Blue: medium
option-alfred-yellow = Yellow: advanced
option-alfred-green = Green: hard
seal-green = green seal
seal-blue = blue seal
seal-yellow = yellow seal
seal-red = red seal
seal-purple = purple seal

space-o0 = O0
space-o1 = O1
space-o2 = O2
space-o3 = O3
space-o4 = O4
space-o5 = O5
space-o6 = O6
space-o7 = O7
space-o8 = O8
space-o9 = O9
space-o10 = O10
space-o11 = O11
space-o12 = O12
space-o13 = O13
space-o14 = O14
space-o15 = O15
space-o16 = O16
space-o17 = O17
space-o18 = O18
space-o19 = O19
space-o20 = O20
space-o21 = O21
space-o22 = O22
space-o23 = O23
space-o24 = O24
space-o25 = O25
space-o26 = O26
space-a0 = A0
space-a1 = A1
space-a2 = A2
space-a3 = A3
space-a4 = A4
space-a5 = A5
space-a6 = A6
space-a7 = A7
space-a8 = A8
space-a9 = A9
space-a10 = A10
space-a11 = A11
space-a12 = A12
space-a13 = A13
space-a14 = A14
space-a15 = A15
space-a16 = A16
space-a17 = A17
space-a18 = A18
space-a19 = A19
space-a20 = A20
space-a21 = A21
space-a22 = A22
space-a23 = A23
space-a24 = A24
space-b0 = B0
space-b1 = B1
space-b2 = B2
space-b3 = B3
space-b4 = B4
space-b5 = B5
space-b6 = B6
space-b7 = B7
space-b8 = B8
space-b9 = B9
space-b10 = B10
space-b11 = B11
space-b12 = B12
space-b13 = B13
space-b14 = B14
space-c0 = C0
space-c1 = C1
space-c2 = C2
space-c3 = C3
space-c4 = C4
space-c5 = C5
space-c6 = C6
space-c7 = C7
space-c8 = C8
space-c9 = C9
space-c10 = C10
camp-o6 = O6
camp-o12 = O12
camp-o19 = O19
camp-a4 = A4
camp-a7 = A7
camp-a14 = A14
camp-b4 = B4
camp-b9 = B9
camp-c3 = C3
spot-exploration_1 = Exploration 1
    .to = on Exploration 1
spot-exploration_2 = Exploration 2
    .to = on Exploration 2
spot-exploration_3 = Exploration 3
    .to = on Exploration 3
spot-navigation_1 = Navigation 1
    .to = on Navigation 1
spot-navigation_2 = Navigation 2
    .to = on Navigation 2
spot-navigation_3 = Navigation 3
    .to = on Navigation 3
spot-correspondence_1 = Correspondence 1
    .to = on Correspondence 1
spot-correspondence_2 = Correspondence 2
    .to = on Correspondence 2
spot-correspondence_3 = Correspondence 3
    .to = on Correspondence 3
spot-academy_1 = Academy 1
    .to = on Academy 1
spot-academy_2 = Academy 2
    .to = on Academy 2
spot-academy_3 = Academy 3
    .to = on Academy 3
spot-special_left_1 = Special 1, left
    .to = on the left special space 1
spot-special_right_1 = Special 1, right
    .to = on the right special space 1
spot-special_left_2 = Special 2, left
    .to = on the left special space 2
spot-special_right_2 = Special 2, right
    .to = on the right special space 2
spot-special_left_3 = Special 3, left
    .to = on the left special space 3
spot-special_right_3 = Special 3, right
    .to = on the right special space 3
specimen-green_reptile = Green reptile
    .nom = a green reptile
    .acc = the green reptile
specimen-green_plant = Green plant
    .nom = a green plant
    .acc = the green plant
specimen-green_bird = Green bird
    .nom = a green bird
    .acc = the green bird
specimen-green_fossil = Green fossil
    .nom = a green fossil
    .acc = the green fossil
specimen-blue_reptile = Blue reptile
    .nom = a blue reptile
    .acc = the blue reptile
specimen-blue_plant = Blue plant
    .nom = a blue plant
    .acc = the blue plant
specimen-blue_bird = Blue bird
    .nom = a blue bird
    .acc = the blue bird
specimen-blue_fossil = Blue fossil
    .nom = a blue fossil
    .acc = the blue fossil
specimen-red_reptile = Red reptile
    .nom = a red reptile
    .acc = the red reptile
specimen-red_plant = Red plant
    .nom = a red plant
    .acc = the red plant
specimen-red_bird = Red bird
    .nom = a red bird
    .acc = the red bird
specimen-red_fossil = Red fossil
    .nom = a red fossil
    .acc = the red fossil
specimen-yellow_reptile = Yellow reptile
    .nom = a yellow reptile
    .acc = the yellow reptile
specimen-yellow_plant = Yellow plant
    .nom = a yellow plant
    .acc = the yellow plant
specimen-yellow_bird = Yellow bird
    .nom = a yellow bird
    .acc = the yellow bird
specimen-yellow_fossil = Yellow fossil
    .nom = a yellow fossil
    .acc = the yellow fossil
slot-silver_1 = Silver slot 1 (use a camp again)
    .acc = silver slot 1 (use a camp again)
    .to = on silver slot 1 (use a camp again)
slot-silver_2 = Silver slot 2 (scrolls cost nothing)
    .acc = silver slot 2 (scrolls cost nothing)
    .to = on silver slot 2 (scrolls cost nothing)
slot-silver_3 = Silver slot 3 (research a specimen of an island with an explorer)
    .acc = silver slot 3 (research a specimen of an island with an explorer)
    .to = on silver slot 3 (research a specimen of an island with an explorer)
slot-silver_4 = Silver slot 4 (one more book)
    .acc = silver slot 4 (one more book)
    .to = on silver slot 4 (one more book)
slot-silver_5 = Silver slot 5 (no reward)
    .acc = silver slot 5 (no reward)
    .to = on silver slot 5 (no reward)
slot-gold_1 = Gold slot 1 (fifth worker)
    .acc = gold slot 1 (fifth worker)
    .to = on gold slot 1 (fifth worker)
slot-gold_2 = Gold slot 2 (purple seal)
    .acc = gold slot 2 (purple seal)
    .to = on gold slot 2 (purple seal)
slot-gold_3 = Gold slot 3 (penalty 1 lower)
    .acc = gold slot 3 (penalty 1 lower)
    .to = on gold slot 3 (penalty 1 lower)
slot-gold_4 = Gold slot 4 (delays at most 2 each)
    .acc = gold slot 4 (delays at most 2 each)
    .to = on gold slot 4 (delays at most 2 each)
slot-gold_5 = Gold slot 5 (no reward)
    .acc = gold slot 5 (no reward)
    .to = on gold slot 5 (no reward)
alfred_card-a1 = Action card 1
    .acc = action card 1
alfred_card-a2 = Action card 2
    .acc = action card 2
alfred_card-a3 = Action card 3
    .acc = action card 3
alfred_card-a4 = Action card 4
    .acc = action card 4
alfred_card-a5 = Action card 5
    .acc = action card 5
alfred_card-a6 = Action card 6
    .acc = action card 6
alfred_card-a7 = Action card 7
    .acc = action card 7
alfred_card-a8 = Action card 8
    .acc = action card 8
alfred_option-rest = rest
alfred_option-main = main journal
alfred_option-deliver = delivery
alfred_option-special_left = special journal left
alfred_option-special_right = special journal right
alfred_option-small = small journal
alfred_row-a = A
    .gen = worker A
    .nom = worker A
alfred_row-b = B
    .gen = worker B
    .nom = worker B
alfred_row-c = C
    .gen = worker C
    .nom = worker C
alfred_row-d = D
    .gen = worker D
    .nom = worker D
alfred_row-bonus = Bonus worker
    .gen = bonus worker
    .nom = the bonus worker
goal-s1 = Silver goal (ship at the Beagle and 2 temporary knowledge)
    .acc = the silver goal (ship at the Beagle and 2 temporary knowledge)
goal-s2 = Silver goal (1 empty stack and 1 reptile)
    .acc = the silver goal (1 empty stack and 1 reptile)
goal-s3 = Silver goal (2 blue seals and 1 red specimen)
    .acc = the silver goal (2 blue seals and 1 red specimen)
goal-s4 = Silver goal (8 victory points and 1 bird)
    .acc = the silver goal (8 victory points and 1 bird)
goal-s5 = Silver goal (2 yellow seals and 1 blue specimen)
    .acc = the silver goal (2 yellow seals and 1 blue specimen)
goal-s6 = Silver goal (1 fossil and 1 bird)
    .acc = the silver goal (1 fossil and 1 bird)
goal-s7 = Silver goal (15 victory points and 2 empty stacks)
    .acc = the silver goal (15 victory points and 2 empty stacks)
goal-s8 = Silver goal (1 plant and 1 reptile)
    .acc = the silver goal (1 plant and 1 reptile)
goal-s9 = Silver goal (2 green seals and 1 green specimen)
    .acc = the silver goal (2 green seals and 1 green specimen)
goal-s10 = Silver goal (10 coins and 2 lenses)
    .acc = the silver goal (10 coins and 2 lenses)
goal-s11 = Silver goal (evolution step 7 and 2 tents)
    .acc = the silver goal (evolution step 7 and 2 tents)
goal-s12 = Silver goal (2 red seals and 1 yellow specimen)
    .acc = the silver goal (2 red seals and 1 yellow specimen)
goal-s13 = Silver goal (ship at the Beagle and 1 tent)
    .acc = the silver goal (ship at the Beagle and 1 tent)
goal-s14 = Silver goal (evolution step 5 and 1 plant)
    .acc = the silver goal (evolution step 5 and 1 plant)
goal-g1 = Gold goal (2 birds and 2 lenses)
    .acc = the gold goal (2 birds and 2 lenses)
goal-g2 = Gold goal (2 green specimens and 2 temporary knowledge)
    .acc = the gold goal (2 green specimens and 2 temporary knowledge)
goal-g3 = Gold goal (2 plants and 2 tents)
    .acc = the gold goal (2 plants and 2 tents)
goal-g4 = Gold goal (1 yellow seal, 1 green seal and 3 lenses)
    .acc = the gold goal (1 yellow seal, 1 green seal and 3 lenses)
goal-g5 = Gold goal (1 blue seal, 1 red seal and 3 tents)
    .acc = the gold goal (1 blue seal, 1 red seal and 3 tents)
goal-g6 = Gold goal (2 red specimens and 14 coins)
    .acc = the gold goal (2 red specimens and 14 coins)
goal-g7 = Gold goal (2 yellow specimens and 20 victory points)
    .acc = the gold goal (2 yellow specimens and 20 victory points)
goal-g8 = Gold goal (evolution step 9 and 2 reptiles)
    .acc = the gold goal (evolution step 9 and 2 reptiles)
goal-g9 = Gold goal (2 green specimens and 3 temporary knowledge)
    .acc = the gold goal (2 green specimens and 3 temporary knowledge)
goal-g10 = Gold goal (2 blue specimens and ship at the Beagle)
    .acc = the gold goal (2 blue specimens and ship at the Beagle)
goal-g11 = Gold goal (2 red specimens and ship at the Beagle)
    .acc = the gold goal (2 red specimens and ship at the Beagle)
goal-g12 = Gold goal (2 fossils and 3 tents)
    .acc = the gold goal (2 fossils and 3 tents)
goal-g13 = Gold goal (3 yellow seals and 2 empty stacks)
    .acc = the gold goal (3 yellow seals and 2 empty stacks)
goal-g14 = Gold goal (evolution step 12 and 4 blue seals)
    .acc = the gold goal (evolution step 12 and 4 blue seals)
