game-title = Enzyklopädie
game-blurb = Sammle Tiere und Experten, erforsche fünf Kontinente und veröffentliche deine Funde für Buffons große Naturgeschichte.

option-fossils = Fossilien
option-fossils-help = Sechs Fossilien werden unter die Tiere gemischt: Joker für deine Kontinentsammlungen.
option-rivals = KI-Gegner
option-rivals-help = So viele Plätze spielt das Spiel selbst; mindestens einer bleibt für einen Menschen.
option-rival_cards = Ihre Karten · Schwierigkeit
option-rival_cards-help = Die Verhaltenskarte entscheidet, was ein KI-Gegner tut, die Wertungskarte, was er am Ende zählt. Dies sind die Karten des ersten.
option-rival_cards-1 = Linné mit La Boudeuse · 1/5
option-rival_cards-2 = Linné mit Resolution · 2/5
option-rival_cards-3 = Linné mit Astrolabe · 3/5
option-rival_cards-4 = Trembley mit La Boudeuse · 2/5
option-rival_cards-5 = Trembley mit Resolution · 3/5
option-rival_cards-6 = Trembley mit Astrolabe · 4/5
option-rival_cards-7 = Daubenton mit La Boudeuse · 3/5
option-rival_cards-8 = Daubenton mit Resolution · 4/5
option-rival_cards-9 = Daubenton mit Astrolabe · 5/5
option-rival_cards_2 = Karten des zweiten · Schwierigkeit
option-rival_cards_2-help = Jede Karte gibt es nur einmal: Hat ein anderer KI-Gegner sie schon, gilt die nächste.
option-rival_cards_2-0 = Die nächsten Karten beider Arten
option-rival_cards_2-1 = { option-rival_cards-1 }
option-rival_cards_2-2 = { option-rival_cards-2 }
option-rival_cards_2-3 = { option-rival_cards-3 }
option-rival_cards_2-4 = { option-rival_cards-4 }
option-rival_cards_2-5 = { option-rival_cards-5 }
option-rival_cards_2-6 = { option-rival_cards-6 }
option-rival_cards_2-7 = { option-rival_cards-7 }
option-rival_cards_2-8 = { option-rival_cards-8 }
option-rival_cards_2-9 = { option-rival_cards-9 }
option-rival_cards_3 = Karten des dritten · Schwierigkeit
option-rival_cards_3-help = Jede Karte gibt es nur einmal: Hat ein anderer KI-Gegner sie schon, gilt die nächste.
option-rival_cards_3-0 = Die nächsten Karten beider Arten
option-rival_cards_3-1 = { option-rival_cards-1 }
option-rival_cards_3-2 = { option-rival_cards-2 }
option-rival_cards_3-3 = { option-rival_cards-3 }
option-rival_cards_3-4 = { option-rival_cards-4 }
option-rival_cards_3-5 = { option-rival_cards-5 }
option-rival_cards_3-6 = { option-rival_cards-6 }
option-rival_cards_3-7 = { option-rival_cards-7 }
option-rival_cards_3-8 = { option-rival_cards-8 }
option-rival_cards_3-9 = { option-rival_cards-9 }
option-rival_seats = Ihre Plätze
option-rival_seats-help = Wo die KI-Gegner sitzen; sind weniger Plätze genannt, als es KI-Gegner gibt, sitzen die übrigen auf den letzten.
option-rival_seats-last = Die letzten Plätze
option-rival_seats-1 = Platz 1
option-rival_seats-2 = Platz 2
option-rival_seats-3 = Platz 3
option-rival_seats-4 = Platz 4
option-rival_seats-1-2 = Plätze 1 und 2
option-rival_seats-1-3 = Plätze 1 und 3
option-rival_seats-1-4 = Plätze 1 und 4
option-rival_seats-2-3 = Plätze 2 und 3
option-rival_seats-2-4 = Plätze 2 und 4
option-rival_seats-3-4 = Plätze 3 und 4
option-rival_seats-1-2-3 = Plätze 1, 2 und 3
option-rival_seats-1-2-4 = Plätze 1, 2 und 4
option-rival_seats-1-3-4 = Plätze 1, 3 und 4
option-rival_seats-2-3-4 = Plätze 2, 3 und 4
ruling-dice_order = Würfeln
ruling-dice_order-help = Ob alle Würfel geworfen werden, bevor der Startspieler seine legt, oder ob jeder Teilnehmer der Reihe nach zieht, würfelt und legt.
ruling-dice_order-together = Erst würfeln alle, dann legen alle
ruling-dice_order-in_turn = Einer nach dem anderen
ruling-free_cards = Kostenlose Karten während einer Aktion
ruling-free_cards-help = Wann eine kostenlose Karte gewählt wird, die ein Experte während eines Besuchs der Universität oder Akademie bringt.
ruling-free_cards-at_once = Sofort; sie kann der Aktion noch nützen
ruling-free_cards-after_action = Nach der Hauptwirkung der Aktion
ruling-expert_ahead = Experten auf dem Weg
ruling-expert_ahead-help = Ob eine Expedition oder Veröffentlichung möglich ist, die nur ein unterwegs verdienter offener Experte oder dein eigener aktiver einmaliger Experte abschließen kann.
ruling-expert_ahead-counted = Möglich; der Experte muss dann genommen oder eingesetzt werden
ruling-expert_ahead-ignored = Nicht möglich

# Züge
move-slot = { $slot }
move-die = Würfel nehmen: { $colour } { $value } von { $owner } ({ $slot })
move-embassy = Botschaft
move-bank = Bank
move-university = Universität{ $payment_label ->
    [seal] , Würfelfarbe { $colour } (1 königliches Siegel)
    [token] , Würfelfarbe { $colour } (1 Expeditionsplättchen)
   *[none] { "" }
}
move-academy = Akademie, Farbe { $colour }{ $payment_label ->
    [seal] { " " }(1 königliches Siegel)
    [token] { " " }(1 Expeditionsplättchen)
   *[none] { "" }
}
move-expedition = Expedition nach { $continent }{ $payment_label ->
    [seal] { " " }(1 königliches Siegel)
    [token] { " " }(1 Expeditionsplättchen)
   *[none] { "" }
}
move-publish = Veröffentlichen aus { $continent }{ $payment_label ->
    [seal] { " " }(1 königliches Siegel)
    [token] { " " }(1 Expeditionsplättchen)
   *[none] { "" }
}
move-source = Leittier: { $animal }
move-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} zahlen ({ $value } → { $goal })
move-token = 1 Expeditionsplättchen zahlen (+{ $step })
move-seal = 1 königliches Siegel zahlen (+{ $step })
move-exchange = 1 königliches Siegel in { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} tauschen
move-commit = Fertig: { $action_label ->
    [embassy] Expeditionsplättchen { $result }
    [academy] Ruf { $result }
    [expedition] Expeditionspunkte { $result }
   *[publish] Würfelwert { $result }
}
move-use = { $expert } nutzen
move-take-animal = Nehmen: { $animal }
move-take-expert = Nehmen: { $expert }
move-place = { $expert }: auf einen freien Platz
move-cover = { $expert }: auf Stapel { $place }
move-tuck = { $expert }: unter Stapel { $place }
move-spend-place = { $expert }: jetzt nutzen, dann verdeckt auf einen freien Platz
move-spend-cover = { $expert }: jetzt nutzen, dann verdeckt auf Stapel { $place }
move-spend-tuck = { $expert }: jetzt nutzen, dann verdeckt unter Stapel { $place }
move-research = { $animal } erforschen: { $category } ({ $cost } Punkte)
move-release = Auch den Marker veröffentlichen: { $animal }
move-add = Auch die Karte veröffentlichen: { $animal }
move-stop = Das ist alles
move-end-turn = Zug beenden
move-pass = Passen
move-recall = 1 königliches Siegel zahlen: Würfel { $colour }, { $area }
move-recall-cell = 1 königliches Siegel zahlen: Würfel { $colour }, { $continent }
move-first-player = Startspieler: { $owner }
move-rank = Nächster Kontinent: { $continent }
move-deal-expert = Aufdecken: { $expert }
move-deal-animal = Aufdecken: { $animal }
move-draw-expert = Ziehen: { $expert }
move-draw-animal = Ziehen: { $animal }
move-round-token = Rundenplättchen: { $round-token }
move-roll = { $colour } { $value }
move-reroll = { $value }

# Was geschah
log-slot = { $player } legt einen Würfel ({ $colour } { $value }) auf ein Feld: { $slot }.
log-die = { $player } nimmt einen Würfel von { $owner }: { $colour } { $value } ({ $slot }).
log-embassy = { $player } geht in die Botschaft.
log-bank = { $player } geht zur Bank.
log-university = { $player } geht in die Universität, Würfelfarbe { $colour } ({ $payment }).
log-academy = { $player } geht in die Akademie, Würfelfarbe { $colour } ({ $payment }).
log-expedition = { $player } schickt eine Expedition nach { $continent } ({ $payment }).
log-publish = { $player } veröffentlicht aus { $continent } ({ $payment }).
log-source = Leittier von { $player }: { $animal }.
log-coins = { $player } zahlt { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}.
log-token = { $player } zahlt 1 Expeditionsplättchen.
log-seal = { $player } zahlt 1 königliches Siegel.
log-exchange = { $player } tauscht 1 königliches Siegel in { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
log-commit = { $player } ist fertig: { $action_label ->
    [embassy] Expeditionsplättchen { $result }
    [academy] Ruf { $result }
    [expedition] Expeditionspunkte { $result }
   *[publish] Würfelwert { $result }
}.
log-use = { $player } nutzt { $expert }.
log-take-animal = { $player } nimmt: { $animal }.
log-take-expert = { $player } nimmt { $expert }.
log-place = { $player } legt { $expert } auf einen freien Platz.
log-cover = { $player } legt { $expert } auf Stapel { $place }.
log-tuck = { $player } legt { $expert } unter Stapel { $place }.
log-spend-place = { $player } nutzt { $expert } sofort und legt die Karte verdeckt auf einen freien Platz.
log-spend-cover = { $player } nutzt { $expert } sofort und legt die Karte verdeckt auf Stapel { $place }.
log-spend-tuck = { $player } nutzt { $expert } sofort und legt die Karte verdeckt unter Stapel { $place }.
log-research = { $player } erforscht { $animal }: { $category } für { $cost } Punkte.
log-release = { $player } veröffentlicht auch diesen Marker: { $animal }.
log-add = { $player } veröffentlicht auch diese Karte: { $animal }.
log-stop = { $player } lässt es dabei.
log-end-turn = { $player } beendet den Zug.
log-pass = { $player } passt.
log-recall = { $player } zahlt 1 königliches Siegel und nimmt einen Würfel ({ $colour }): { $area }.
log-recall-cell = { $player } zahlt 1 königliches Siegel und nimmt einen Würfel ({ $colour }): { $continent }.
log-first-player = { $owner } beginnt das Spiel.
log-rank = Priorität von { $owner }: { $continent } folgt.
log-deal-expert = Neu in der Universität: { $expert }.
log-deal-animal = Neu in der Akademie: { $animal }.
log-draw-expert = { $owner } zieht die oberste Karte des Stapels: { $expert }.
log-draw-animal = { $owner } zieht die oberste Karte des Stapels: { $animal }.
log-round-token = Das Rundenplättchen zeigt: { $round-token }.
log-roll = { $owner } würfelt: { $colour } { $value }.
log-reroll = { $owner } würfelt neu: { $value }.

event-coins-gained = { $player } erhält { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}.
event-tokens-gained = { $player } erhält { $amount ->
    [one] { $amount } Expeditionsplättchen
   *[other] { $amount } Expeditionsplättchen
}.
event-seals-gained = { $player } erhält { $amount ->
    [one] { $amount } königliches Siegel
   *[other] { $amount } königliche Siegel
}.
event-vp-gained = { $player } erhält { $amount } SP.
event-reputation-gained = { $player } erhält { $amount } Ruf und steht auf Feld { $cell }.
event-card-owed = { $player } wählt danach: { $gain }.
event-card-none = Für { $player } ist nichts mehr da: { $gain }.
event-first-player = { $player } nimmt den Startspielermarker.
event-round-begins = Runde { $round } beginnt.
event-deck-renewed = Die Ablage wird zum neuen Stapel: { $gain }.
event-expert-joins = { $expert } kommt zu { $player }.
event-expert-covered = { $expert } wird abgedeckt.
event-expert-acts = { $expert } wirkt für { $player }.
event-points-fixed = { $player } hat { $points } Expeditionspunkte.
event-marker-published = { $player } veröffentlicht { $animal }: { $category }, { $amount } SP.
event-card-published = { $player } veröffentlicht die Karte { $animal }, { $amount } SP.
event-card-leaves = { $animal } von { $player } verlässt das Spiel.
event-markers-lost = { $player } verliert { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
} auf der Karte: { $animal }.
event-rival-dice = { $player } legt die Würfel aufsteigend aus.
event-rival-takes = { $player } nimmt einen Würfel von { $owner }: { $colour } { $value }.
event-rival-acts = { $player }: { $action }.
event-rival-animal = { $player } nimmt: { $animal }.
event-rival-expert = { $player } nimmt { $expert }.
event-rival-travels = { $player } reist nach { $continent }.
event-rival-stays = Alle Kontinente sind voll: { $player } bleibt zu Hause.
event-rival-paid = { $player } gibt { $tokens ->
    [one] { $tokens } Expeditionsplättchen
   *[other] { $tokens } Expeditionsplättchen
} für { $amount } SP aus.
event-fossil-discarded = { $player } legt das Fossil ab: { $animal }.
event-end-markers = { $expert } legt { $amount } Marker für { $player }: { $category }.
event-left-behind = { $player } lässt { $amount ->
    [one] { $amount } Tier
   *[other] { $amount } Tiere
} unveröffentlicht.
event-board-cleared = Die Runde ist zu Ende: Offene Karten werden abgelegt, die Würfel kommen in den Beutel.

ask-animal = Nimm ein Tier.
ask-expert = Nimm einen Experten.
ask-place = Wohin kommt { $expert }?
ask-arrange = Auf welches Feld kommt der Würfel ({ $colour } { $value })?
ask-die = Nimm einen Würfel von einem beliebigen Tableau.
ask-action = Was machst du mit dem Würfel ({ $colour } { $value })?
ask-source = Auf welches Tier legst du den Würfel?
ask-pay = { $action }: bisher { $value }. Erhöhe den Wert oder schließe ab.
ask-research = Noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Lege Forschungsmarker.
ask-release = Weitere Marker dieser Kategorie veröffentlichen: { $category }?
ask-add = Weitere Tiere desselben Kontinents veröffentlichen?
ask-last-moment = Noch etwas nutzen, bevor dein Zug endet?
ask-end-action = Ein königliches Siegel für eine weitere Aktion zahlen?

# Warum nicht
no-no-die-there = Auf diesem Feld liegt kein Würfel; nimm einen, der auf einem Tableau liegt.
no-slot-full = Dieses Feld hat schon seinen Würfel; wähle ein leeres oder bei fünf Würfeln ein Feld für einen zweiten.
no-no-one-shot = Auf diesem Platz liegt kein aktiver einmaliger Experte.
no-exchange-too-late = Nach der Aktion lässt sich ein königliches Siegel nur tauschen, solange Pora Paniu aktiv ist.
no-no-seal = Dafür brauchst du ein königliches Siegel und hast keines; eine Veröffentlichung bringt eines.
no-no-token = Dafür brauchst du ein Expeditionsplättchen und hast keines; die Botschaft bringt welche.
no-die-colour = Die Würfelfarbe ist { $own }, nicht { $colour }; zahle ein Expeditionsplättchen oder ein königliches Siegel, um sie zu ändern.
no-own-colour = Die Würfelfarbe ist schon { $colour }; dafür ist nichts zu zahlen.
no-university-empty = Kein Experte liegt offen; warte auf die nächste Runde.
no-no-such-expert = Kein offener Experte hat diese Farbe: { $colour }. Dafür zu zahlen hätte keine Wirkung.
no-token-returns = Das Expeditionsplättchen für diese Farbe käme nur zu dir zurück; zahlen kannst du ein königliches Siegel.
no-academy-empty = In der Akademie liegt kein Tier offen; sie wird zu Beginn der nächsten Runde aufgefüllt.
no-academy-colour = In der Akademie liegt kein Tier dieser Farbe offen: { $colour }. Eine andere Würfelfarbe kann helfen.
no-academy-or-fossil = Kein Tier dieser Farbe liegt offen ({ $colour }), und der Wert { $value } lässt sich nicht genau auf den eines offenen Fossils bringen.
no-fossil-any-colour = Kein Tier dieser Farbe liegt offen ({ $colour }), und ein Fossil nimmst du mit jeder Würfelfarbe: Dafür ist nichts zu zahlen.
no-continent-full = Alle Felder sind besetzt: { $continent }. In dieser Runde geht keine Expedition mehr dorthin.
no-nothing-to-research = Du hast kein Tier mit freier Kategorie von dort, und unterwegs ist keines sicher: { $continent }.
no-expedition-points = Der billigste Marker kostet { $needed } Punkte, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen, Expeditionsplättchen oder königliche Siegel würden sie bringen.
no-no-animal-from = Du erforschst kein Tier von dort: { $continent }. Tiere gibt es in der Akademie.
no-publication-value = Eine Veröffentlichung braucht den Wert { $needed }, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen oder königliche Siegel würden helfen.
no-not-a-source = Das Leittier muss ein eigenes in der Würfelfarbe sein und kein Fossil.
no-no-effect = Das hätte jetzt keine Wirkung, also ist nichts zu zahlen.
no-coin-step = So viele Münzen ändern nichts; die nächste Stufe ist { $value }, für { $needed }.
no-coins-missing = Das kostet { $needed ->
    [one] { $needed } Münze
   *[other] { $needed } Münzen
}, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Die Bank oder ein königliches Siegel würde sie bringen.
no-points-to-go = Mindestens ein Marker muss gelegt werden: Er kostet { $needed } Punkte, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen, Expeditionsplättchen oder königliche Siegel würden sie bringen.
no-value-to-go = Der Wert muss erst { $needed } erreichen, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen oder königliche Siegel würden helfen.
no-expert-not-open = { $expert } liegt nicht offen in der Universität.
no-animal-not-open = Diese Karte liegt nicht offen in der Akademie: { $animal }.
no-animal-no-rescue = Die Expedition hängt von dieser Karte ab, doch mit ihr ließe sich kein Marker legen: { $animal }.
no-fossil-value = Dieses Fossil braucht genau { $needed }, der Wert ist { $value }: { $animal }.
no-animal-colour = Dieses Tier braucht eine andere Würfelfarbe: { $animal }, { $colour }.
no-not-one-shot = Dieser Experte ist kein einmaliger und kann nicht verbraucht werden.
no-no-free-place = Alle vier Plätze sind belegt; lege die Karte auf oder unter einen Stapel.
no-empty-place = Auf diesem Platz liegt kein Stapel, unter den die Karte könnte.
no-place-free = Ein Platz ist frei, also muss der neue Experte dorthin.
no-expert-needed = Die laufende Aktion hängt von { $expert } ab; lege die neue Karte auf einen anderen oder unter einen Stapel.
no-no-passing = Passen gibt es nicht: Jeder Zug nimmt einen Würfel und nutzt ihn, bis auf keinem Tableau mehr einer liegt.
no-seal-overshoots = Ein königliches Siegel würde den Wert auf { $value } heben: mehr, als ein offenes Fossil verlangt, und ohne mehr Ruf zu bringen.
no-one-shot-first = Was du zahlen könntest, reicht nicht: Setze zuerst { $expert } ein.
no-newcomer-needed = Die laufende Aktion hängt von { $expert } ab: Lege die Karte oben auf einen Stapel oder setze sie, wenn sie einmalig ist, sofort ein.
no-expert-no-rescue = Die laufende Aktion hängt von dieser Karte ab, doch mit { $expert } ließe sie sich nicht abschließen.
no-animal-for-die = Diese Karte bleibt für den Würfel liegen, denn sonst fände dieser Besuch der Akademie keine mehr: { $animal }.
no-first-marker = Lege mindestens einen Marker, bevor du aufhörst.
no-not-your-animal = Dieses Tier erforschst du nicht: { $animal }.
no-wrong-continent = Dieses Tier lebt woanders: { $animal }. Die Expedition ging nach { $continent }.
no-fossil-category = Dieses Fossil zeigt keine Kategorie dieser Gruppe: { $animal }.
no-marked-already = Dort liegt schon ein Marker: { $animal }.
no-points-missing = Dieser Marker kostet { $cost } Punkte, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}, und die Summe steht fest: { $animal }.
no-other-category = Nur Marker der Kategorie, die das Leittier gerade veröffentlicht hat, dürfen folgen.
no-fossil-unmoved = Ein Fossil kann nur veröffentlicht werden, wenn sein Marker es wurde.
no-not-of-continent = Nur eigene Tiere vom Kontinent des Leittiers können hinzukommen.
no-no-die-on-board = Einen solchen Würfel gibt es nicht auf dem Spielplan.

score-game = Während des Spiels
score-class = I Klasse
score-diet = II Ernährung
score-habitat = III Lebensraum
score-climate = IV Klima
score-continents = Kontinente
score-experts = Experten
score-seals = Königliche Siegel
score-coins = Münzen
score-tokens = Expeditionsplättchen

slot-first = erstes Feld: nichts
slot-second = zweites Feld: 2 Münzen
slot-third = drittes Feld: 2 Ruf
slot-fourth = viertes Feld: 3 SP
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
payment-none = Farbe wie gewürfelt
payment-token = Farbe für 1 Expeditionsplättchen
payment-seal = Farbe für 1 königliches Siegel
area-embassy = Botschaft
area-bank = Bank
area-university = Universität
area-academy = Akademie
action-embassy = Botschaft
action-bank = Bank
action-university = Universität
action-academy = Akademie
action-expedition = Expedition
action-publish = Veröffentlichung
gain-nothing = nichts
gain-coins = Münzen
gain-token = Expeditionsplättchen
gain-seal = königliches Siegel
gain-expert = Experte
gain-animal = Tier
gain-reputation = Ruf
gain-vp = SP
gain-die = Zusatzwürfel
gain-value = Würfelwert
gain-points = Punkte
gain-markers = Marker
round-token-token = 1 Expeditionsplättchen für alle
round-token-coins = 3 Münzen für alle
round-token-expert = ein kostenloser Experte für alle
round-token-animal = ein kostenloses Tier für alle
round-token-die = ein Zusatzwürfel für alle
round-token-nothing = nichts
behaviour-linnaeus = Carl von Linné
behaviour-trembley = Abraham Trembley
behaviour-daubenton = Louis-Jean-Marie Daubenton
rival-linnaeus = Linné
rival-trembley = Trembley
rival-daubenton = Daubenton
scoring-boudeuse = La Boudeuse
scoring-resolution = Resolution
scoring-astrolabe = Astrolabe

# Continents, colours, groups and categories
continent-america = Amerika
continent-europe = Europa
continent-asia = Asien
continent-africa = Afrika
continent-oceania = Ozeanien
colour-red = rot
colour-blue = blau
colour-purple = violett
colour-yellow = gelb
colour-green = grün
group-class = I Klasse
group-diet = II Ernährung
group-habitat = III Lebensraum
group-climate = IV Klima
category-mammals = Säugetiere
category-birds = Vögel
category-reptiles = Reptilien
category-omnivore = Allesfresser
category-carnivore = Fleischfresser
category-herbivore = Pflanzenfresser
category-terrestrial = Land
category-arboreal = Bäume
category-aquatic = Wasser
category-hot = heiß
category-cold = kalt
category-temperate = gemäßigt

# Animals and fossils
animal-american_red_squirrel = Gemeines Rothörnchen
animal-brown_throated_sloth = Braunkehl-Faultier
animal-raccoon = Waschbär
animal-narwhal = Narwal
animal-capybara = Capybara
animal-canada_goose = Kanadagans
animal-great_grey_owl = Bartkauz
animal-wild_turkey = Truthuhn
animal-toco_toucan = Riesentukan
animal-common_loon = Eistaucher
animal-green_iguana = Grüner Leguan
animal-galapagos_tortoise = Galápagos-Riesenschildkröte
animal-american_alligator = Mississippi-Alligator
animal-eastern_box_turtle = Carolina-Dosenschildkröte
animal-common_garter_snake = Gewöhnliche Strumpfbandnatter
animal-brown_bear = Braunbär
animal-reindeer = Rentier
animal-european_pine_marten = Baummarder
animal-harp_seal = Sattelrobbe
animal-eurasian_beaver = Europäischer Biber
animal-mandarin_duck = Mandarinente
animal-mute_swan = Höckerschwan
animal-peregrine_falcon = Wanderfalke
animal-siberian_jay = Unglückshäher
animal-pine_grosbeak = Hakengimpel
animal-common_european_adder = Kreuzotter
animal-hermanns_tortoise = Griechische Landschildkröte
animal-common_chameleon = Gewöhnliches Chamäleon
animal-european_pond_turtle = Europäische Sumpfschildkröte
animal-aesculapian_snake = Äskulapnatter
animal-snow_leopard = Schneeleopard
animal-red_panda = Kleiner Panda
animal-bornean_orangutan = Borneo-Orang-Utan
animal-baikal_seal = Baikalrobbe
animal-giant_panda = Großer Panda
animal-indian_peafowl = Blauer Pfau
animal-great_hornbill = Doppelhornvogel
animal-bar_headed_goose = Streifengans
animal-siberian_crane = Schneekranich
animal-azure_winged_magpie = Blauelster
animal-gharial = Gangesgavial
animal-steppe_tortoise = Vierzehenschildkröte
animal-reeves_turtle = Chinesische Dreikielschildkröte
animal-common_flying_dragon = Gemeiner Flugdrache
animal-halys_pit_viper = Halysotter
animal-african_bush_elephant = Afrikanischer Elefant
animal-ring_tailed_lemur = Katta
animal-ethiopian_wolf = Äthiopischer Wolf
animal-barbary_macaque = Berberaffe
animal-gelada = Dschelada
animal-greater_flamingo = Rosaflamingo
animal-african_penguin = Brillenpinguin
animal-cape_parrot = Kappapagei
animal-blue_winged_goose = Blauflügelgans
animal-lilac_breasted_roller = Gabelracke
animal-nile_crocodile = Nilkrokodil
animal-panther_chameleon = Pantherchamäleon
animal-african_helmeted_turtle = Starrbrust-Pelomeduse
animal-bells_hinge_back_tortoise = Glattrand-Gelenkschildkröte
animal-african_spurred_tortoise = Spornschildkröte
animal-red_kangaroo = Rotes Riesenkänguru
animal-koala = Koala
animal-platypus = Schnabeltier
animal-new_zealand_sea_lion = Neuseeländischer Seelöwe
animal-mountain_pygmy_possum = Bergbilchbeutler
animal-raggiana_bird_of_paradise = Raggi-Paradiesvogel
animal-kea = Kea
animal-black_swan = Trauerschwan
animal-rainbow_lorikeet = Regenbogenlori
animal-royal_penguin = Haubenpinguin
animal-tuatara = Brückenechse
animal-fiji_banded_iguana = Gebänderter Fidschileguan
animal-crested_gecko = Kronengecko
animal-eastern_long_necked_turtle = Glattrückige Schlangenhalsschildkröte
animal-eastern_blue_tongued_lizard = Gewöhnliche Blauzunge
animal-pterodactylus = Pterodactylus
animal-ichthyosaurus = Ichthyosaurus
animal-plesiosaurus = Plesiosaurus
animal-iguanodon = Iguanodon
animal-mammoth = Mammut
animal-megatherium = Megatherium

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
effect-alonso_rosette = ∞ jeder Forschungsmarker in Gruppe I: 1 Münze
effect-elena_lewis = ∞ Veröffentlichung: 2 Ruf
effect-christian_miller = ∞ Universität: 2 Münzen
effect-madalena_rotella = Spielende: 2 Marker auf „Bäume“
effect-nargiz_tatilian = Spielende: 1 SP mehr je Expeditionsplättchen
effect-audrey_morton = ∞ Expedition nach Amerika: 3 SP
effect-renelle_victoria = ∞ Expedition nach Amerika: 2 Punkte mehr
effect-rogerio_luz = ∞ rote Würfel: Wert +1
effect-salvador_ortiz = Spielende: 2 Marker auf „Allesfresser“
effect-fernanda_brito_pedroso = Spielende: 2 Marker auf „Säugetiere“
effect-etienne_lebeau = ∞ Botschaft: 2 Ruf
effect-adriana_zarek = ∞ Veröffentlichung: 2 Ruf
effect-vlad_kuleshov = Spielende: 1 SP mehr je königlichem Siegel
effect-katrin_holzhausen = ∞ Akademie: 2 Münzen
effect-katie_macsweeney = ∞ Expedition nach Europa: 2 Punkte mehr
effect-leonard_vaikutis = ∞ Universität: 2 Ruf
effect-lotta_paulsen = Spielende: 2 Marker auf „Vögel“
effect-lawrence_korts = ∞ Expedition nach Europa: 3 SP
effect-manuel_nunez = Spielende: 2 Marker auf „kalt“
effect-mathias_hass = ∞ jeder Forschungsmarker in Gruppe II: 1 Münze
effect-mathieu_aubert = ∞ blaue Würfel: Wert +1
effect-rachel_mostinckx = ⚡ 5 Münzen
effect-ankshu_raghavan = Spielende: 1 SP für jedes Feld der Rufleiste, das in dieser Umrundung hinter dir liegt
effect-gangesh_mukherjee = Spielende: 2 Marker auf „heiß“
effect-gao_zhelan = ∞ Veröffentlichung: 3 Münzen
effect-ishiwata_eiko = ⚡ 3 Ruf
effect-kadar_gale = ∞ jeder Forschungsmarker in Gruppe IV: 3 Münzen
effect-morishita_shinzo = ∞ Expedition nach Asien: 3 SP
effect-piar_jari = ∞ Botschaft: 3 SP
effect-pu_geun_yeon = ∞ Expedition nach Asien: 2 Punkte mehr
effect-suriani_binti_sulung = Spielende: 2 Marker auf „Fleischfresser“
effect-thao_tri_hung = ∞ violette Würfel: Wert +1
effect-shanti_shevade = ∞ Akademie: 2 Ruf
effect-adamu_ashenafi = ∞ Universität: 3 SP
effect-aymar_dibumbe = ∞ Botschaft: 2 Münzen
effect-gidia_grobbelaar = Spielende: 2 Marker auf „Reptilien“
effect-girgis_al_gumari = ∞ Expedition nach Afrika: 2 Punkte mehr
effect-nkogolo_bakumi = Spielende: 1 SP für jeden deiner Experten
effect-rabia_assaf = ∞ Expedition nach Afrika: 3 SP
effect-simon_hodsmani = ∞ jeder Forschungsmarker in Gruppe III: 2 Münzen
effect-samara_el_ouadi = ∞ Bank: 2 Ruf
effect-safi_limbila = ⚡ 5 Münzen
effect-habib_abdalla = Spielende: 2 Marker auf „gemäßigt“
effect-yaban_peker = ∞ gelbe Würfel: Wert +1
effect-akona_wikirifi = ∞ Expedition nach Ozeanien: 2 Punkte mehr
effect-arnold_schumann = Spielende: 2 Marker auf „Land“
effect-ilmatar_ivanen = Spielende: 2 Marker auf „Wasser“
effect-kiteni_sariman = Spielende: 2 Marker auf „Pflanzenfresser“
effect-matilda_glenn = ⚡ 3 Ruf
effect-paipau_piripi = ∞ Akademie: 3 SP
effect-pora_paniu = Spielende: 1 SP mehr je 2 Münzen
effect-phoebe_burke = ∞ Bank: 3 SP
effect-egbert_rensing = ∞ Veröffentlichung: 3 Münzen
effect-emilia_morris = ∞ Expedition nach Ozeanien: 3 SP
effect-etano_palamo = ∞ grüne Würfel: Wert +1
