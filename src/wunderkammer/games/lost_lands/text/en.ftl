game-title = Lost Lands
game-blurb = Bid in secret, gather two daring teams and bring fame home from lands no map has ever shown.
web-stage = Expedition { $number } of 4

option-first_game = First game
option-first_game-help = The first expedition is Avalon, Kalahari or Iram, where explorers, crews and transports all count once.
option-auctioned_start = Auctioned start
option-auctioned_start-help = The places on the initiative track are not drawn by lot: everybody bids for them in secret from their starting money.

ruling-starting_payment = Starting payment
ruling-starting_payment-help = Who pays 2 and 1 M£ for the best places at the start when markers without a player stand before the players.
ruling-starting_payment-rank = The first and the second player
ruling-starting_payment-space = Whoever stands on places I and II
ruling-jetpack_turns = Turning Jetpacks
ruling-jetpack_turns-help = Whether Jetpacks may still change their kind once their owner has chosen teams for an expedition.
ruling-jetpack_turns-until_sent = Only until the teams are chosen
ruling-jetpack_turns-always = At any time

kind-explorer = Explorer
    .acc = an explorer
kind-crew = Crew
    .acc = a crew
kind-transport = Transport
    .acc = a transport

card-explorer_1a = Cadet Pip Larkwood
    .acc = Cadet Pip Larkwood
card-explorer_1b = Odette Vaubrun
    .acc = Odette Vaubrun
card-explorer_2a = Dr. Elias Quillmoor
    .acc = Dr. Elias Quillmoor
card-explorer_2b = Milena Dravec
    .acc = Milena Dravec
card-explorer_3a = Captain Rurik Halvgard
    .acc = Captain Rurik Halvgard
card-explorer_3b = Inés Montearroyo
    .acc = Inés Montearroyo
card-explorer_4a = Lady Augusta Fenwyke
    .acc = Lady Augusta Fenwyke
card-explorer_4b = Prof. Arkady Velesov
    .acc = Prof. Arkady Velesov

card-crew_1a = Harbour Idlers
    .acc = the Harbour Idlers
card-crew_1b = Sunday Botanists
    .acc = the Sunday Botanists
card-crew_2a = Muleteers of the Pass
    .acc = the Muleteers of the Pass
card-crew_2b = Midnight Stokers
    .acc = the Midnight Stokers
card-crew_3a = Guild of Pearl Divers
    .acc = the Guild of Pearl Divers
card-crew_3b = Glacier Brotherhood
    .acc = the Glacier Brotherhood
card-crew_4a = Iron Compass Company
    .acc = the Iron Compass Company
card-crew_4b = Veterans of the Delta
    .acc = the Veterans of the Delta

card-transport_1a = Rusty Tandem
    .acc = the Rusty Tandem
card-transport_1b = Patched Balloon
    .acc = the Patched Balloon
card-transport_2a = Camel Caravan
    .acc = the Camel Caravan
card-transport_2b = Dog Sledge Aurora
    .acc = the Dog Sledge Aurora
card-transport_3a = Motor Car Grasshopper
    .acc = the Motor Car Grasshopper
card-transport_3b = Steamer Storm Petrel
    .acc = the Steamer Storm Petrel
card-transport_4a = Airship Meridian
    .acc = the Airship Meridian
card-transport_4b = Submarine Nereid
    .acc = the Submarine Nereid

card-patron_red = Baroness von Tillberg
    .acc = Baroness von Tillberg
card-patron_blue = Sir Horace Pennyfold
    .acc = Sir Horace Pennyfold
card-patron_green = Madame Corvaise
    .acc = Madame Corvaise
card-patron_yellow = Osgrave the Tea King
    .acc = Osgrave the Tea King

card-risky_move = Risky Move
    .acc = the Risky Move
card-jetpack = Jetpack
    .acc = the Jetpack
card-long_observation = Long Observation
    .acc = the Long Observation
card-cartographer = Cartographer
    .acc = the Cartographer

expedition-avalon = Avalon
expedition-kalahari = Kalahari
expedition-iram = Iram
expedition-shangri_la = Shangri-La
expedition-el_dorado = El Dorado
expedition-agartha = Agartha
expedition-thule = Thule
expedition-atlantis = Atlantis
expedition-mu = Mu

colour-red = Red
    .acc = the red screen of Baroness von Tillberg
colour-blue = Blue
    .acc = the blue screen of Sir Horace Pennyfold
colour-green = Green
    .acc = the green screen of Madame Corvaise
colour-yellow = Yellow
    .acc = the yellow screen of Osgrave the Tea King

team-first = First team
    .nom = first team
team-second = Second team
    .nom = second team

sent-none = No team
sent-first = First team
sent-second = Second team
sent-both = Both teams

place-i = I
place-ii = II
place-iii = III
place-iv = IV

score-expeditions = Expeditions
score-artefacts = Artefacts
score-money = Money left

# Decisions.
ask-screen = Choose your screen: the patron on it pays you better than anybody else.
ask-start-bid = Bid in secret for your place on the initiative track; you have { $money } M£.
ask-bid = Bid in secret for the first pick from the market; you have { $money } M£.
ask-take = Take a card from the market.
ask-use = What is to become of { $card_acc }?
ask-send = Which of your teams set out for { $expedition }?
ask-crown = Your two teams are equally strong: which of them wins { $expedition }?
ask-lose = Which card does { $owner }’s { $team_nom } lose?

# Moves.
move-screen = Choose { $colour_acc }
move-bid = { $amount ->
    [0] Bid nothing
   *[more] Bid { $amount } M£
}
move-take = Take { $card_acc }
move-sell = Sell { $card_acc } for { $price } M£
move-perform = Play { $card_acc }
move-join = { $members ->
    [0] Found your { $team_nom } with { $card_acc }
   *[more] { $replaced_label ->
        [none] Add { $card_acc } to your { $team_nom }
       *[card] Replace { $replaced_acc } with { $card_acc } in your { $team_nom }
    }
}
move-fit = { $members ->
    [0] Found your { $team_nom } with the Jetpack as { $kind_acc }
   *[more] { $replaced_label ->
        [none] Add the Jetpack to your { $team_nom } as { $kind_acc }
        [jetpack] Replace the Jetpack that serves your { $team_nom } as { $kind_acc } with the new one
       *[card] Replace { $replaced_acc } with the Jetpack in your { $team_nom }
    }
}
move-turn = Turn the Jetpack of your { $team_nom } from { $from_acc } into { $kind_acc }
move-send = { $sent_label ->
    [none] Send nobody to { $expedition }
    [first] Send your first team to { $expedition }
    [second] Send your second team to { $expedition }
   *[both] Send both teams to { $expedition }
}
move-crown = Let the { $team_nom } win
move-lose = { $owner_whose ->
    [own] Discard { $card_acc } from your { $team_nom }
   *[other] Discard { $card_acc } from { $owner }’s { $team_nom }
}{ $card_label ->
    [jetpack] { " " }({ $kind })
   *[other] { "" }
}
move-expedition = Lay out { $expedition }
move-place = Give the next place to { $owner }
move-reveal = The market now offers { $card_acc }
move-risk = The Risky Move turns up { $card_acc }

# What was done.
log-screen = { $player } takes { $colour_acc }.
log-bid = { $amount ->
    [0] { $player } decides to bid nothing.
   *[more] { $player } seals a bid of { $amount } M£.
}
log-take = { $player } takes { $card_acc }.
log-sell = { $player } sells { $card_acc }.
log-perform = { $player } plays { $card_acc }.
log-join = { $members ->
    [0] { $player } founds the { $team_nom } with { $card_acc }.
   *[more] { $player } adds { $card_acc } to the { $team_nom }.
}
log-fit = { $player } fits the { $team_nom } with a Jetpack as { $kind_acc }.
log-turn = { $player } changes the kind of a Jetpack.
log-send = { $sent_label ->
    [none] { $player } sends nobody to { $expedition }.
    [first] { $player } sends the first team to { $expedition }.
    [second] { $player } sends the second team to { $expedition }.
   *[both] { $player } sends both teams to { $expedition }.
}
log-crown = { $player } gives the glory to the { $team_nom }.
log-lose = { $player } chooses which card is lost.
log-expedition = { $expedition } is laid out.
log-place = The lot falls on { $owner }.
log-reveal = The market now offers { $card_acc }.
log-risk = The Risky Move turns up { $card_acc }.

# What followed.
event-bid-shown = { $amount ->
    [0] { $player } bids nothing.
   *[more] { $player } bids and pays { $amount } M£.
}
event-start-paid = { $player } pays { $amount } M£ for the starting place.
event-moved-up = { $player } moves up to place { $place }.
event-moved-down = { $player } drops to place { $place }.
event-received = { $player } receives { $amount } M£.
event-left-over = Nobody wanted { $card_acc }; the card is discarded.
event-replaced = { $player } makes room and discards { $card_acc }.
event-shuffled = The discard pile is shuffled into a new deck.
event-expedition-starts = The maps are drawn: the expedition to { $expedition } begins!
event-earned = { $amount ->
    [0] { $player }’s { $team_nom }, of strength { $strength }, earns nothing.
   *[more] { $player }’s { $team_nom }, of strength { $strength }, earns { $amount } M£.
}
event-won = { $player }’s { $team_nom } conquers { $expedition } for { $points } reputation!
event-unclaimed = Nobody set out: { $expedition } remains a blank on the map.
event-artefact = { $player }’s { $team_nom } finds an artefact worth { $points }.
event-lost = { $player }’s { $team_nom } loses { $card_acc }.
event-next-active = All cards are shuffled together; the next destination is { $expedition }.
event-charted = { $count ->
    [one] { $count } cartographer is at work.
   *[other] { $count } cartographers are at work.
}
event-observed = { $player } takes over place I on the initiative track.
event-turned = The Jetpack of { $player }’s { $team_nom } now serves as { $kind_acc }.
event-placed = { $player } begins on place { $place }.

# Why not.
no-screens-at-start = Screens are chosen at the beginning of the game.
no-bids-in-auction = Bids are made in the auction, before anybody takes a card.
no-take-after-bids = Cards are taken from the market after the auction, in the order of the bids.
no-no-card-in-hand = This is decided about a card that one has just taken; there is none now.
no-no-jetpack-yet = No team has a Jetpack yet that could be turned.
no-send-at-expedition = Teams set out when an expedition starts.
no-crown-own-tie = You choose the winning team only when two of your own are equally strong and strongest.
no-lose-after-expedition = Teams lose their cards at the end of an expedition.
no-undo-all-chosen = All have bid and the bids are revealed, so yours stands.
no-screen-taken = Somebody has already chosen this screen.
no-bid-too-high = You cannot bid { $amount } M£ with { $have } M£ in your purse: you are { $missing } M£ short.
no-not-on-market = This card is not on the market; take one that lies there.
no-take-first = First take a card from the market; then decide what becomes of it.
no-use-first = First decide what becomes of the card that you have taken.
no-no-effect = This card has no effect to play: it joins a team or is sold.
no-jetpack-needs-kind = A Jetpack joins as an explorer, a crew or a transport: choose which.
no-only-jetpack-chooses = Only a Jetpack chooses its kind; this card joins as what it is.
no-risk-not-sold = A card drawn by Risky Move must be played; it cannot be sold.
no-not-a-team-card = This card joins no team: play it for its effect or sell it.
no-found-first-team = You have no team yet: found your first team before the second.
no-turned-already = You have already turned a Jetpack of this team during this decision.
no-no-jetpack-there = There is no Jetpack of this kind in this team.
no-kind-not-free = The team already has this kind; a Jetpack can only become a kind that is free.
no-no-such-team = A team without cards cannot set out; send one that you have.
no-kinds-fixed = The kinds of Jetpacks are fixed until all losses of the expedition are over.
no-no-such-card = This team has no card of that kind to lose.
no-other-team-loses = Another team loses its card now; choose one of its cards.
