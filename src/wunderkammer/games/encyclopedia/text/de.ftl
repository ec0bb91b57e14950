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
move-slot = Lege den Würfel { $slot_to }
move-die = { $owner_whose ->
    [own] Nimm deine { $colour_acc } { $value } { $slot_from }
   *[other] Nimm die { $colour_acc } { $value } von { $owner } { $slot_from }
}
move-embassy = Gehe in die Botschaft
move-bank = Gehe zur Bank
move-university = Gehe { $payment_label ->
    [seal] für 1 königliches Siegel mit { $colour_dat } Würfel in die Universität
    [token] für 1 Expeditionsplättchen mit { $colour_dat } Würfel in die Universität
   *[none] in die Universität
}
move-academy = Gehe { $payment_label ->
    [seal] für 1 königliches Siegel mit { $colour_dat } Würfel in die Akademie
    [token] für 1 Expeditionsplättchen mit { $colour_dat } Würfel in die Akademie
   *[none] mit { $colour_dat } Würfel in die Akademie
}
move-expedition = Schicke eine Expedition nach { $continent }{ $payment_label ->
    [seal] { " " }(Farbe für 1 königliches Siegel)
    [token] { " " }(Farbe für 1 Expeditionsplättchen)
   *[none] { "" }
}
move-publish = Veröffentliche Funde aus { $continent }{ $payment_label ->
    [seal] { " " }(Farbe für 1 königliches Siegel)
    [token] { " " }(Farbe für 1 Expeditionsplättchen)
   *[none] { "" }
}
move-source = Lege den Würfel auf { $animal_acc }
move-coins = Zahle { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, um von { $value } auf { $goal } zu kommen
move-token = Zahle 1 Expeditionsplättchen für { $step } mehr
move-seal = Zahle 1 königliches Siegel für { $step } mehr
move-exchange = Tausche 1 königliches Siegel in { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
move-commit = Schließe mit { $action_label ->
    [embassy] { $result } Expeditionsplättchen
    [academy] { $result } Ruf
    [expedition] { $result ->
        [one] { $result } Expeditionspunkt
       *[other] { $result } Expeditionspunkten
    }
   *[publish] Würfelwert { $result }
} ab
move-use = Nutze { $expert }
move-take-animal = Nimm { $animal_acc }
move-take-expert = Nimm { $expert }
move-place = Lege { $expert } auf einen freien Platz
move-cover = Lege { $expert } auf Stapel { $place }
move-tuck = Lege { $expert } unter Stapel { $place }
move-spend-place = Nutze { $expert } jetzt und lege die Karte verdeckt auf einen freien Platz
move-spend-cover = Nutze { $expert } jetzt und lege die Karte verdeckt auf Stapel { $place }
move-spend-tuck = Nutze { $expert } jetzt und lege die Karte verdeckt unter Stapel { $place }
move-research = Erforsche { $animal_acc } ({ $category }) für { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
move-release = Veröffentliche auch den Marker auf der Karte „{ $animal }“
move-add = Veröffentliche auch { $animal_acc }
move-stop = Lass es dabei
move-end-turn = Beende den Zug
move-pass = Passe
move-recall = Nimm für 1 königliches Siegel einen { $colour_nom } Würfel { $area_from }
move-recall-cell = Nimm für 1 königliches Siegel den { $colour_nom } Würfel vom { $cell ->
    [0] ersten
    [1] zweiten
    [2] dritten
   *[other] vierten
} Feld von { $continent }
move-first-player = { $owner } beginnt das Spiel
move-rank = Der nächste Kontinent ist { $continent }
move-deal-expert = In die Universität kommt { $expert }
move-deal-animal = In die Akademie kommt { $animal_nom }
move-draw-expert = Ziehe { $expert }
move-draw-animal = Ziehe { $animal_acc }
move-round-token = Das Rundenplättchen bringt { $round-token_acc }
move-roll = Würfle eine { $colour_acc } { $value }
move-reroll = Würfle eine { $value }

# Was geschah
log-slot = { $player } legt die { $colour_acc } { $value } { $slot_to }.
log-die = { $owner_whose ->
    [own] { $player } nimmt die eigene { $colour_acc } { $value } { $slot_from }.
   *[other] { $player } nimmt die { $colour_acc } { $value } von { $owner } { $slot_from }.
}
log-embassy = { $player } geht in die Botschaft.
log-bank = { $player } geht zur Bank.
log-university = { $player } geht mit { $colour_dat } Würfel in die Universität{ $payment_label ->
    [seal] {" "}(Farbe für 1 königliches Siegel).
    [token] {" "}(Farbe für 1 Expeditionsplättchen).
   *[none] {"."}
}
log-academy = { $player } geht mit { $colour_dat } Würfel in die Akademie{ $payment_label ->
    [seal] {" "}(Farbe für 1 königliches Siegel).
    [token] {" "}(Farbe für 1 Expeditionsplättchen).
   *[none] {"."}
}
log-expedition = { $player } schickt eine Expedition nach { $continent }{ $payment_label ->
    [seal] {" "}(Würfelfarbe für 1 königliches Siegel).
    [token] {" "}(Würfelfarbe für 1 Expeditionsplättchen).
   *[none] {"."}
}
log-publish = { $player } veröffentlicht Funde aus { $continent }{ $payment_label ->
    [seal] {" "}(Würfelfarbe für 1 königliches Siegel).
    [token] {" "}(Würfelfarbe für 1 Expeditionsplättchen).
   *[none] {"."}
}
log-source = { $player } legt den Würfel auf { $animal_acc }.
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
log-commit = { $player } schließt mit { $action_label ->
    [embassy] { $result } Expeditionsplättchen
    [academy] { $result } Ruf
    [expedition] { $result ->
        [one] { $result } Expeditionspunkt
       *[other] { $result } Expeditionspunkten
    }
   *[publish] Würfelwert { $result }
} ab.
log-use = { $player } nutzt { $expert }.
log-take-animal = { $player } nimmt { $animal_acc }.
log-take-expert = { $player } nimmt { $expert }.
log-place = { $player } legt { $expert } auf einen freien Platz.
log-cover = { $player } legt { $expert } auf Stapel { $place }.
log-tuck = { $player } legt { $expert } unter Stapel { $place }.
log-spend-place = { $player } nutzt { $expert } sofort und legt die Karte verdeckt auf einen freien Platz.
log-spend-cover = { $player } nutzt { $expert } sofort und legt die Karte verdeckt auf Stapel { $place }.
log-spend-tuck = { $player } nutzt { $expert } sofort und legt die Karte verdeckt unter Stapel { $place }.
log-research = { $player } erforscht { $animal_acc } ({ $category }) für { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}.
log-release = { $player } veröffentlicht auch den Marker auf der Karte „{ $animal }“.
log-add = { $player } veröffentlicht auch { $animal_acc }.
log-stop = { $player } lässt es dabei.
log-end-turn = { $player } beendet den Zug.
log-pass = { $player } passt.
log-recall = { $player } zahlt 1 königliches Siegel und nimmt einen { $colour_nom } Würfel { $area_from }.
log-recall-cell = { $player } zahlt 1 königliches Siegel und nimmt den { $colour_nom } Würfel vom { $cell ->
    [0] ersten
    [1] zweiten
    [2] dritten
   *[other] vierten
} Feld von { $continent }.
log-first-player = { $owner } beginnt das Spiel.
log-rank = { $owner } bevorzugt als Nächstes { $continent }.
log-deal-expert = In die Universität kommt { $expert }.
log-deal-animal = In die Akademie kommt { $animal_nom }.
log-draw-expert = { $owner } zieht { $expert } vom Stapel.
log-draw-animal = { $owner } zieht { $animal_acc } vom Stapel.
log-round-token = Das Rundenplättchen bringt { $round-token_acc }.
log-roll = { $owner } würfelt eine { $colour_acc } { $value }.
log-reroll = { $owner } würfelt neu und erhält eine { $value }.

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
event-card-owed = { $player } wählt danach { $gain_acc }.
event-card-none = { $gain_label ->
    [expert] Für { $player } ist kein Experte mehr da.
   *[other] Für { $player } ist kein Tier mehr da.
}
event-first-player = { $player } nimmt den Startspielermarker.
event-round-begins = Runde { $round } beginnt.
event-deck-renewed = Die abgelegten { $gain_label ->
    [expert] Experten
   *[other] Tiere
} werden zum neuen Stapel.
event-expert-joins = { $expert } kommt zu { $player }.
event-expert-covered = { $expert } wird überdeckt.
event-expert-acts = { $expert } wirkt für { $player }.
event-points-fixed = { $player } hat { $points ->
    [one] { $points } Expeditionspunkt
   *[other] { $points } Expeditionspunkte
}.
event-marker-published = { $player } veröffentlicht { $animal_acc } ({ $category }) und erhält { $amount } SP.
event-card-published = { $player } veröffentlicht die Karte „{ $animal }“ und erhält { $amount } SP.
event-card-leaves = { $player } nimmt die Karte „{ $animal }“ aus dem Spiel.
event-markers-lost = { $player } verliert { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
} auf der Karte „{ $animal }“.
event-rival-dice = { $player } legt die Würfel aufsteigend aus.
event-rival-takes = { $owner_whose ->
    [own] { $player } nimmt die eigene { $colour_acc } { $value }.
   *[other] { $player } nimmt die { $colour_acc } { $value } von { $owner }.
}
event-rival-acts = { $player } geht { $action_to }.
event-rival-animal = { $player } nimmt { $animal_acc }.
event-rival-expert = { $player } nimmt { $expert }.
event-rival-travels = { $player } reist nach { $continent }.
event-rival-stays = Alle Kontinente sind voll, also bleibt { $player } zu Hause.
event-rival-paid = { $tokens ->
    [0] { $player } gibt keine Expeditionsplättchen aus.
    [one] { $player } gibt { $tokens } Expeditionsplättchen für { $amount } SP aus.
   *[other] { $player } gibt { $tokens } Expeditionsplättchen für { $amount } SP aus.
}
event-fossil-discarded = { $player } legt das Fossil „{ $animal }“ ab.
event-end-markers = { $expert } legt für { $player } { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
} in die Kategorie „{ $category }“.
event-left-behind = { $player } lässt { $amount ->
    [one] { $amount } Tier
   *[other] { $amount } Tiere
} unveröffentlicht.
event-board-cleared = Die Runde ist zu Ende: Offene Karten werden abgelegt, die Würfel kommen in den Beutel.

ask-animal = Nimm ein Tier.
ask-expert = Nimm einen Experten.
ask-place = Wohin kommt { $expert }?
ask-arrange = Auf welches Feld kommt die { $colour_acc } { $value }?
ask-die = Nimm einen Würfel von einem beliebigen Tableau.
ask-action = Wofür nutzt du die { $colour_acc } { $value }?
ask-source = Auf welches Tier legst du den Würfel?
ask-pay = Du gehst { $action_to } mit bisher { $value }. Erhöhe den Wert oder schließe ab.
ask-research = Noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Lege Forschungsmarker.
ask-release = Weitere Marker der Kategorie „{ $category }“ veröffentlichen?
ask-add = Weitere Tiere desselben Kontinents veröffentlichen?
ask-last-moment = Noch etwas nutzen, bevor dein Zug endet?
ask-end-action = Ein königliches Siegel für eine weitere Aktion zahlen?

# Warum nicht
no-slots-after-roll = Würfel kommen zu Beginn einer Runde auf die Felder, nachdem sie geworfen sind.
no-die-begins-turn = Ein Würfel wird zu Beginn des eigenen Zuges genommen.
no-action-after-die = Eine Aktion wird gewählt, gleich nachdem ein Würfel genommen wurde.
no-source-of-publication = Das Leittier wird zu Beginn einer Veröffentlichung gewählt.
no-pay-in-action = Münzen, Expeditionsplättchen und königliche Siegel werden während einer Aktion gezahlt, bis ihr Wert feststeht.
no-one-shot-in-turn = Triff zuerst diese Wahl: Einmalige Experten werden im eigenen Zug davor oder danach eingesetzt.
no-animal-when-due = Ein Tier wird in der Akademie genommen oder wenn dir eines umsonst zusteht.
no-expert-when-due = Ein Experte wird in der Universität genommen oder wenn dir einer umsonst zusteht.
no-place-new-expert = Ein Platz wird gewählt, wenn ein neuer Experte genommen wurde; jetzt gibt es keinen.
no-research-in-expedition = Forschungsmarker werden in einer Expedition gelegt, sobald ihre Punkte feststehen.
no-publish-in-publication = Marker und Karten werden im Lauf einer Veröffentlichung veröffentlicht.
no-nothing-to-stop = Gerade läuft nichts, was sich beenden ließe.
no-turn-ends-itself = Ein Zug endet von selbst, wenn seine Aktion vorbei ist.
no-recall-at-end = Würfel werden nur am Ende einer Runde vom Hauptspielplan genommen, für ein königliches Siegel.
no-no-die-there = Auf diesem Feld liegt kein Würfel; nimm einen, der auf einem Tableau liegt.
no-slot-full = Dieses Feld hat schon seinen Würfel; wähle ein leeres oder bei fünf Würfeln ein Feld für einen zweiten.
no-no-one-shot = Auf diesem Platz liegt kein aktiver einmaliger Experte.
no-exchange-too-late = Nach der Aktion lässt sich ein königliches Siegel nur tauschen, solange Pora Paniu aktiv ist.
no-no-seal = Dafür brauchst du ein königliches Siegel und hast keines; eine Veröffentlichung bringt eines.
no-no-token = Dafür brauchst du ein Expeditionsplättchen und hast keines; die Botschaft bringt welche.
no-die-colour = Die Würfelfarbe ist { $own }, nicht { $colour }; zahle ein Expeditionsplättchen oder ein königliches Siegel, um sie zu ändern.
no-own-colour = Die Würfelfarbe ist schon { $colour }; dafür ist nichts zu zahlen.
no-university-empty = Kein Experte liegt offen; warte auf die nächste Runde.
no-no-such-expert = Kein offener Experte ist { $colour }; für diese Farbe zu zahlen hätte keine Wirkung.
no-token-returns = Das Expeditionsplättchen für diese Farbe käme nur zu dir zurück; zahlen kannst du ein königliches Siegel.
no-academy-empty = In der Akademie liegt kein Tier offen; sie wird zu Beginn der nächsten Runde aufgefüllt.
no-academy-colour = In der Akademie liegt kein { $colour_gen } Tier offen; eine andere Würfelfarbe kann helfen.
no-academy-or-fossil = Kein { $colour_gen } Tier liegt offen, und der Wert { $value } lässt sich nicht genau auf den eines offenen Fossils bringen.
no-fossil-any-colour = Kein { $colour_gen } Tier liegt offen, und ein Fossil nimmst du mit jeder Würfelfarbe: Dafür ist nichts zu zahlen.
no-continent-full = Alle Felder von { $continent } sind besetzt; in dieser Runde geht keine Expedition mehr dorthin.
no-nothing-to-research = Du hast kein Tier aus { $continent } mit freier Kategorie, und unterwegs ist keines sicher.
no-expedition-points = Der billigste Marker kostet { $needed ->
    [one] { $needed } Punkt
   *[other] { $needed } Punkte
}, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen, Expeditionsplättchen oder königliche Siegel würden sie bringen.
no-no-animal-from =
    Du erforschst kein Tier aus { $continent }{ $open ->
        [0] .
       *[other] ; in der Akademie liegt eines offen.
    }
no-publication-value = Eine Veröffentlichung braucht den Wert { $needed }, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen oder königliche Siegel würden helfen.
no-not-a-source = Das Leittier muss ein eigenes in der Würfelfarbe sein und kein Fossil.
no-no-effect = Das hätte jetzt keine Wirkung, also ist nichts zu zahlen.
no-coin-step = So viele Münzen ändern nichts; die nächste Stufe ist { $value }, für { $needed ->
    [one] { $needed } Münze
   *[other] { $needed } Münzen
}.
no-coins-missing = Das kostet { $needed ->
    [one] { $needed } Münze
   *[other] { $needed } Münzen
}, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Die Bank oder ein königliches Siegel würde sie bringen.
no-points-to-go = Mindestens ein Marker muss gelegt werden: Er kostet { $needed ->
    [one] { $needed } Punkt
   *[other] { $needed } Punkte
}, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen, Expeditionsplättchen oder königliche Siegel würden sie bringen.
no-value-to-go = Der Wert muss erst { $needed } erreichen, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}. Münzen oder königliche Siegel würden helfen.
no-expert-not-open = { $expert } liegt nicht offen in der Universität.
no-animal-not-open = Die Karte „{ $animal }“ liegt nicht offen in der Akademie.
no-animal-no-rescue = Die Expedition hängt von dieser Karte ab, doch mit der Karte „{ $animal }“ ließe sich kein Marker legen.
no-fossil-value = Das Fossil „{ $animal }“ braucht genau { $needed }, der Wert ist { $value }.
no-animal-colour = Die Karte „{ $animal }“ braucht eine andere Würfelfarbe: { $colour }.
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
no-animal-for-die = Die Karte „{ $animal }“ bleibt für den Würfel liegen, denn sonst fände dieser Besuch der Akademie keine mehr.
no-first-marker = Lege mindestens einen Marker, bevor du aufhörst.
no-not-your-animal = Du erforschst { $animal_acc } nicht.
no-wrong-continent = Das Tier „{ $animal }“ lebt woanders; die Expedition ging nach { $continent }.
no-fossil-category = Das Fossil „{ $animal }“ zeigt keine Kategorie dieser Gruppe.
no-marked-already = Auf der Karte „{ $animal }“ liegt dort schon ein Marker.
no-points-missing = Dieser Marker auf der Karte „{ $animal }“ kostet { $cost } Punkte, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}, und die Summe steht fest.
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
    .to = auf das erste Feld
    .from = vom ersten Feld
slot-second = zweites Feld: 2 Münzen
    .to = auf das zweite Feld (2 Münzen)
    .from = vom zweiten Feld (2 Münzen)
slot-third = drittes Feld: 2 Ruf
    .to = auf das dritte Feld (2 Ruf)
    .from = vom dritten Feld (2 Ruf)
slot-fourth = viertes Feld: 3 SP
    .to = auf das vierte Feld (3 SP)
    .from = vom vierten Feld (3 SP)
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
    .from = aus der Botschaft
area-bank = Bank
    .from = aus der Bank
area-university = Universität
    .from = aus der Universität
area-academy = Akademie
    .from = aus der Akademie
action-embassy = Botschaft
    .to = in die Botschaft
action-bank = Bank
    .to = zur Bank
action-university = Universität
    .to = in die Universität
action-academy = Akademie
    .to = in die Akademie
action-expedition = Expedition
    .to = auf Expedition
action-publish = Veröffentlichung
    .to = in die Druckerei
gain-nothing = nichts
    .acc = nichts
gain-coins = Münzen
    .acc = Münzen
gain-token = Expeditionsplättchen
    .acc = ein Expeditionsplättchen
gain-seal = königliches Siegel
    .acc = ein königliches Siegel
gain-expert = Experte
    .acc = einen Experten
gain-animal = Tier
    .acc = ein Tier
gain-reputation = Ruf
    .acc = Ruf
gain-vp = SP
    .acc = SP
gain-die = Zusatzwürfel
    .acc = einen Zusatzwürfel
gain-value = Würfelwert
    .acc = einen Würfelwert
gain-points = Punkte
    .acc = Punkte
gain-markers = Marker
    .acc = Marker
round-token-token = 1 Expeditionsplättchen für alle
    .acc = 1 Expeditionsplättchen für alle
round-token-coins = 3 Münzen für alle
    .acc = 3 Münzen für alle
round-token-expert = ein kostenloser Experte für alle
    .acc = einen kostenlosen Experten für alle
round-token-animal = ein kostenloses Tier für alle
    .acc = ein kostenloses Tier für alle
round-token-die = ein Zusatzwürfel für alle
    .acc = einen Zusatzwürfel für alle
round-token-nothing = nichts
    .acc = nichts
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
# With “Würfel” (einen roten, mit rotem), as the acc of a value: die rote 4, as the gen with “Tier”: kein rotes.
colour-red = rot
    .nom = roten
    .acc = rote
    .dat = rotem
    .gen = rotes
colour-blue = blau
    .nom = blauen
    .acc = blaue
    .dat = blauem
    .gen = blaues
colour-purple = violett
    .nom = violetten
    .acc = violette
    .dat = violettem
    .gen = violettes
colour-yellow = gelb
    .nom = gelben
    .acc = gelbe
    .dat = gelbem
    .gen = gelbes
colour-green = grün
    .nom = grünen
    .acc = grüne
    .dat = grünem
    .gen = grünes
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
    .nom = das Gemeine Rothörnchen
    .acc = das Gemeine Rothörnchen
animal-brown_throated_sloth = Braunkehl-Faultier
    .nom = das Braunkehl-Faultier
    .acc = das Braunkehl-Faultier
animal-raccoon = Waschbär
    .nom = der Waschbär
    .acc = den Waschbären
animal-narwhal = Narwal
    .nom = der Narwal
    .acc = den Narwal
animal-capybara = Capybara
    .nom = das Capybara
    .acc = das Capybara
animal-canada_goose = Kanadagans
    .nom = die Kanadagans
    .acc = die Kanadagans
animal-great_grey_owl = Bartkauz
    .nom = der Bartkauz
    .acc = den Bartkauz
animal-wild_turkey = Truthuhn
    .nom = das Truthuhn
    .acc = das Truthuhn
animal-toco_toucan = Riesentukan
    .nom = der Riesentukan
    .acc = den Riesentukan
animal-common_loon = Eistaucher
    .nom = der Eistaucher
    .acc = den Eistaucher
animal-green_iguana = Grüner Leguan
    .nom = der Grüne Leguan
    .acc = den Grünen Leguan
animal-galapagos_tortoise = Galápagos-Riesenschildkröte
    .nom = die Galápagos-Riesenschildkröte
    .acc = die Galápagos-Riesenschildkröte
animal-american_alligator = Mississippi-Alligator
    .nom = der Mississippi-Alligator
    .acc = den Mississippi-Alligator
animal-eastern_box_turtle = Carolina-Dosenschildkröte
    .nom = die Carolina-Dosenschildkröte
    .acc = die Carolina-Dosenschildkröte
animal-common_garter_snake = Gewöhnliche Strumpfbandnatter
    .nom = die Gewöhnliche Strumpfbandnatter
    .acc = die Gewöhnliche Strumpfbandnatter
animal-brown_bear = Braunbär
    .nom = der Braunbär
    .acc = den Braunbären
animal-reindeer = Rentier
    .nom = das Rentier
    .acc = das Rentier
animal-european_pine_marten = Baummarder
    .nom = der Baummarder
    .acc = den Baummarder
animal-harp_seal = Sattelrobbe
    .nom = die Sattelrobbe
    .acc = die Sattelrobbe
animal-eurasian_beaver = Europäischer Biber
    .nom = der Europäische Biber
    .acc = den Europäischen Biber
animal-mandarin_duck = Mandarinente
    .nom = die Mandarinente
    .acc = die Mandarinente
animal-mute_swan = Höckerschwan
    .nom = der Höckerschwan
    .acc = den Höckerschwan
animal-peregrine_falcon = Wanderfalke
    .nom = der Wanderfalke
    .acc = den Wanderfalken
animal-siberian_jay = Unglückshäher
    .nom = der Unglückshäher
    .acc = den Unglückshäher
animal-pine_grosbeak = Hakengimpel
    .nom = der Hakengimpel
    .acc = den Hakengimpel
animal-common_european_adder = Kreuzotter
    .nom = die Kreuzotter
    .acc = die Kreuzotter
animal-hermanns_tortoise = Griechische Landschildkröte
    .nom = die Griechische Landschildkröte
    .acc = die Griechische Landschildkröte
animal-common_chameleon = Gewöhnliches Chamäleon
    .nom = das Gewöhnliche Chamäleon
    .acc = das Gewöhnliche Chamäleon
animal-european_pond_turtle = Europäische Sumpfschildkröte
    .nom = die Europäische Sumpfschildkröte
    .acc = die Europäische Sumpfschildkröte
animal-aesculapian_snake = Äskulapnatter
    .nom = die Äskulapnatter
    .acc = die Äskulapnatter
animal-snow_leopard = Schneeleopard
    .nom = der Schneeleopard
    .acc = den Schneeleoparden
animal-red_panda = Kleiner Panda
    .nom = der Kleine Panda
    .acc = den Kleinen Panda
animal-bornean_orangutan = Borneo-Orang-Utan
    .nom = der Borneo-Orang-Utan
    .acc = den Borneo-Orang-Utan
animal-baikal_seal = Baikalrobbe
    .nom = die Baikalrobbe
    .acc = die Baikalrobbe
animal-giant_panda = Großer Panda
    .nom = der Große Panda
    .acc = den Großen Panda
animal-indian_peafowl = Blauer Pfau
    .nom = der Blaue Pfau
    .acc = den Blauen Pfau
animal-great_hornbill = Doppelhornvogel
    .nom = der Doppelhornvogel
    .acc = den Doppelhornvogel
animal-bar_headed_goose = Streifengans
    .nom = die Streifengans
    .acc = die Streifengans
animal-siberian_crane = Schneekranich
    .nom = der Schneekranich
    .acc = den Schneekranich
animal-azure_winged_magpie = Blauelster
    .nom = die Blauelster
    .acc = die Blauelster
animal-gharial = Gangesgavial
    .nom = der Gangesgavial
    .acc = den Gangesgavial
animal-steppe_tortoise = Vierzehenschildkröte
    .nom = die Vierzehenschildkröte
    .acc = die Vierzehenschildkröte
animal-reeves_turtle = Chinesische Dreikielschildkröte
    .nom = die Chinesische Dreikielschildkröte
    .acc = die Chinesische Dreikielschildkröte
animal-common_flying_dragon = Gemeiner Flugdrache
    .nom = der Gemeine Flugdrache
    .acc = den Gemeinen Flugdrachen
animal-halys_pit_viper = Halysotter
    .nom = die Halysotter
    .acc = die Halysotter
animal-african_bush_elephant = Afrikanischer Elefant
    .nom = der Afrikanische Elefant
    .acc = den Afrikanischen Elefanten
animal-ring_tailed_lemur = Katta
    .nom = der Katta
    .acc = den Katta
animal-ethiopian_wolf = Äthiopischer Wolf
    .nom = der Äthiopische Wolf
    .acc = den Äthiopischen Wolf
animal-barbary_macaque = Berberaffe
    .nom = der Berberaffe
    .acc = den Berberaffen
animal-gelada = Dschelada
    .nom = der Dschelada
    .acc = den Dschelada
animal-greater_flamingo = Rosaflamingo
    .nom = der Rosaflamingo
    .acc = den Rosaflamingo
animal-african_penguin = Brillenpinguin
    .nom = der Brillenpinguin
    .acc = den Brillenpinguin
animal-cape_parrot = Kappapagei
    .nom = der Kappapagei
    .acc = den Kappapagei
animal-blue_winged_goose = Blauflügelgans
    .nom = die Blauflügelgans
    .acc = die Blauflügelgans
animal-lilac_breasted_roller = Gabelracke
    .nom = die Gabelracke
    .acc = die Gabelracke
animal-nile_crocodile = Nilkrokodil
    .nom = das Nilkrokodil
    .acc = das Nilkrokodil
animal-panther_chameleon = Pantherchamäleon
    .nom = das Pantherchamäleon
    .acc = das Pantherchamäleon
animal-african_helmeted_turtle = Starrbrust-Pelomeduse
    .nom = die Starrbrust-Pelomeduse
    .acc = die Starrbrust-Pelomeduse
animal-bells_hinge_back_tortoise = Glattrand-Gelenkschildkröte
    .nom = die Glattrand-Gelenkschildkröte
    .acc = die Glattrand-Gelenkschildkröte
animal-african_spurred_tortoise = Spornschildkröte
    .nom = die Spornschildkröte
    .acc = die Spornschildkröte
animal-red_kangaroo = Rotes Riesenkänguru
    .nom = das Rote Riesenkänguru
    .acc = das Rote Riesenkänguru
animal-koala = Koala
    .nom = der Koala
    .acc = den Koala
animal-platypus = Schnabeltier
    .nom = das Schnabeltier
    .acc = das Schnabeltier
animal-new_zealand_sea_lion = Neuseeländischer Seelöwe
    .nom = der Neuseeländische Seelöwe
    .acc = den Neuseeländischen Seelöwen
animal-mountain_pygmy_possum = Bergbilchbeutler
    .nom = der Bergbilchbeutler
    .acc = den Bergbilchbeutler
animal-raggiana_bird_of_paradise = Raggi-Paradiesvogel
    .nom = der Raggi-Paradiesvogel
    .acc = den Raggi-Paradiesvogel
animal-kea = Kea
    .nom = der Kea
    .acc = den Kea
animal-black_swan = Trauerschwan
    .nom = der Trauerschwan
    .acc = den Trauerschwan
animal-rainbow_lorikeet = Regenbogenlori
    .nom = der Regenbogenlori
    .acc = den Regenbogenlori
animal-royal_penguin = Haubenpinguin
    .nom = der Haubenpinguin
    .acc = den Haubenpinguin
animal-tuatara = Brückenechse
    .nom = die Brückenechse
    .acc = die Brückenechse
animal-fiji_banded_iguana = Gebänderter Fidschileguan
    .nom = der Gebänderte Fidschileguan
    .acc = den Gebänderten Fidschileguan
animal-crested_gecko = Kronengecko
    .nom = der Kronengecko
    .acc = den Kronengecko
animal-eastern_long_necked_turtle = Glattrückige Schlangenhalsschildkröte
    .nom = die Glattrückige Schlangenhalsschildkröte
    .acc = die Glattrückige Schlangenhalsschildkröte
animal-eastern_blue_tongued_lizard = Gewöhnliche Blauzunge
    .nom = die Gewöhnliche Blauzunge
    .acc = die Gewöhnliche Blauzunge
animal-pterodactylus = Pterodactylus
    .nom = der Pterodactylus
    .acc = den Pterodactylus
animal-ichthyosaurus = Ichthyosaurus
    .nom = der Ichthyosaurus
    .acc = den Ichthyosaurus
animal-plesiosaurus = Plesiosaurus
    .nom = der Plesiosaurus
    .acc = den Plesiosaurus
animal-iguanodon = Iguanodon
    .nom = das Iguanodon
    .acc = das Iguanodon
animal-mammoth = Mammut
    .nom = das Mammut
    .acc = das Mammut
animal-megatherium = Megatherium
    .nom = das Megatherium
    .acc = das Megatherium

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
