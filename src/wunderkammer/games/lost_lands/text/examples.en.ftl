glossary-expedition = Expeditions
glossary-card = Cards

example-payment = Two players stand on places III and IV. The first of them pays 2 M£, the second 1 M£.
example-cartographer = A cartographer turns up: it goes to its own area, and another card takes its place on the market.
example-higher-bid = 3 M£ against 2 M£: whoever bid more chooses first.
example-equal-bids = Both bid 3 M£. The better place counts as the higher bid and moves up, the other one is last.
example-second-choice = The second player chooses between two cards, and the last one is discarded.
example-sale = A weak transport is sold for the 4 M£ in its corner.
example-replaced = A Jetpack as an explorer joins a team that has one: Lady Augusta must go, without any payment.
example-strength = Explorer 4 and crew 3, each counted once at Avalon: strength 7.
example-patron = The Baroness pays the owner of the red screen 7 M£ instead of 5.
example-jetpack = A Jetpack founds a second team as an explorer. At Shangri-La explorers count twice: strength 4.
example-long-observation = Long Observation brings its player to place I; all who were ahead move back one place.
example-expedition = Strength 7 earns 8 M£ and wins against 6. Artefacts go by places: II finds 4, III finds 2.
example-loss = The winner’s card is chosen by the opponent, the loser’s by its own player. The next expedition counts other things.
