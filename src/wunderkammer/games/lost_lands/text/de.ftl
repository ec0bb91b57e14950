game-title = Verlorene Lande
game-blurb = Bietet verdeckt, stellt zwei kühne Teams zusammen und kehrt ruhmreich heim aus Ländern, die noch keine Karte zeigt.
web-stage = Expedition { $number } von 4

option-first_game = Erste Partie
option-first_game-help = Die erste Expedition ist Avalon, Kalahari oder Iram: Dort zählen Entdecker, Crews und Transporte je einmal.
option-auctioned_start = Versteigerter Start
option-auctioned_start-help = Die Plätze auf der Initiativeleiste werden nicht ausgelost: Alle bieten verdeckt mit ihrem Startgeld darum.

ruling-starting_payment = Zahlung zu Beginn
ruling-starting_payment-help = Wer zu Beginn 2 und 1 M£ für die besten Plätze zahlt, wenn unbenutzte Marker vor den Spielern stehen.
ruling-starting_payment-rank = Der erste und der zweite Spieler
ruling-starting_payment-space = Wer auf Platz I und II steht
ruling-jetpack_turns = Raketenrucksäcke ändern
ruling-jetpack_turns-help = Ob Raketenrucksäcke ihre Art noch ändern dürfen, wenn ihr Besitzer Teams für eine Expedition gewählt hat.
ruling-jetpack_turns-until_sent = Nur bis zur Wahl der Teams
ruling-jetpack_turns-always = Jederzeit

kind-explorer = Entdecker
kind-crew = Crew
kind-transport = Transport

card-explorer_1a = Kadett Pip Larkwood
card-explorer_1b = Odette Vaubrun
card-explorer_2a = Dr. Elias Quillmoor
card-explorer_2b = Milena Dravec
card-explorer_3a = Kapitän Rurik Halvgard
card-explorer_3b = Inés Montearroyo
card-explorer_4a = Lady Augusta Fenwyke
card-explorer_4b = Prof. Arkadi Welessow

card-crew_1a = Hafenbummler
card-crew_1b = Sonntagsbotaniker
card-crew_2a = Maultiertreiber vom Pass
card-crew_2b = Mitternachtsheizer
card-crew_3a = Gilde der Perlentaucher
card-crew_3b = Gletscher-Bruderschaft
card-crew_4a = Trupp „Eiserner Kompass“
card-crew_4b = Veteranen des Deltas

card-transport_1a = Rostiges Tandem
card-transport_1b = Geflickter Ballon
card-transport_2a = Kamelkarawane
card-transport_2b = Hundeschlitten „Aurora“
card-transport_3a = Automobil „Grashüpfer“
card-transport_3b = Dampfer „Sturmvogel“
card-transport_4a = Luftschiff „Meridian“
card-transport_4b = Unterseeboot „Nereide“

card-patron_red = Baronin von Tillberg
card-patron_blue = Sir Horace Pennyfold
card-patron_green = Madame Corvaise
card-patron_yellow = Teekönig Osgrave

card-risky_move = Gewagter Zug
card-jetpack = Raketenrucksack
card-long_observation = Lange Beobachtung
card-cartographer = Kartograf

expedition-avalon = Avalon
expedition-kalahari = Kalahari
expedition-iram = Iram
expedition-shangri_la = Shangri-La
expedition-el_dorado = El Dorado
expedition-agartha = Agartha
expedition-thule = Thule
expedition-atlantis = Atlantis
expedition-mu = Mu

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

team-first = Erstes Team
team-second = Zweites Team

sent-none = Kein Team
sent-first = Erstes Team
sent-second = Zweites Team
sent-both = Beide Teams

place-i = I
place-ii = II
place-iii = III
place-iv = IV

score-expeditions = Expeditionen
score-artefacts = Artefakte
score-money = Übriges Geld

# Entscheidungen.
ask-screen = Wähle deinen Sichtschirm: Der Mäzen darauf zahlt dir mehr als allen anderen.
ask-start-bid = Biete verdeckt um deinen Platz auf der Initiativeleiste; du hast { $money } M£.
ask-bid = Biete verdeckt um die erste Wahl im Markt; du hast { $money } M£.
ask-take = Nimm eine Karte aus dem Markt.
ask-use = Was soll mit dieser Karte geschehen: { $card }?
ask-send = Welche deiner Teams brechen zur Expedition { $expedition } auf?
ask-crown = Deine beiden Teams sind gleich stark: Welches gewinnt die Expedition { $expedition }?
ask-lose = { $team_label ->
    [first] Welche Karte verliert das erste Team von { $owner }?
   *[second] Welche Karte verliert das zweite Team von { $owner }?
}

# Züge.
move-screen = { $colour_label ->
    [red] Den roten Sichtschirm wählen: { card-patron_red }
    [blue] Den blauen Sichtschirm wählen: { card-patron_blue }
    [green] Den grünen Sichtschirm wählen: { card-patron_green }
   *[yellow] Den gelben Sichtschirm wählen: { card-patron_yellow }
}
move-bid = { $amount ->
    [0] Nichts bieten
   *[more] Gebot von { $amount } M£
}
move-take = Karte nehmen: { $card }
move-sell = Karte für { $price } M£ verkaufen: { $card }
move-perform = Karte ausspielen: { $card }
move-join = { $members ->
    [0] { $team_label ->
        [first] Das erste Team gründen: { $card }
       *[second] Das zweite Team gründen: { $card }
    }
   *[more] { $replaced_label ->
        [none] { $team_label ->
            [first] Ins erste Team aufnehmen: { $card }
           *[second] Ins zweite Team aufnehmen: { $card }
        }
       *[card] { $team_label ->
            [first] Ins erste Team aufnehmen: { $card } (ersetzt: { $replaced })
           *[second] Ins zweite Team aufnehmen: { $card } (ersetzt: { $replaced })
        }
    }
}
move-fit = { $members ->
    [0] { $team_label ->
        [first] Mit dem Raketenrucksack das erste Team gründen
       *[second] Mit dem Raketenrucksack das zweite Team gründen
    }, als { $kind_label ->
        [explorer] Entdecker
        [crew] Crew
       *[transport] Transport
    }
   *[more] { $team_label ->
        [first] Den Raketenrucksack ins erste Team aufnehmen
       *[second] Den Raketenrucksack ins zweite Team aufnehmen
    }, als { $kind_label ->
        [explorer] Entdecker
        [crew] Crew
       *[transport] Transport
    }{ $replaced_label ->
        [none] { "" }
       *[card] { " " }(ersetzt: { $replaced })
    }
}
move-turn = { $team_label ->
    [first] Den Raketenrucksack des ersten Teams umwandeln
   *[second] Den Raketenrucksack des zweiten Teams umwandeln
}: { $from_label ->
    [explorer] Entdecker
    [crew] Crew
   *[transport] Transport
} → { $kind_label ->
    [explorer] Entdecker
    [crew] Crew
   *[transport] Transport
}
move-send = { $sent_label ->
    [none] Kein Team zur Expedition { $expedition } schicken
    [first] Das erste Team zur Expedition { $expedition } schicken
    [second] Das zweite Team zur Expedition { $expedition } schicken
   *[both] Beide Teams zur Expedition { $expedition } schicken
}
move-crown = { $team_label ->
    [first] Das erste Team gewinnt
   *[second] Das zweite Team gewinnt
}
move-lose = { $team_label ->
    [first] Aus dem ersten Team von { $owner } abwerfen: { $card }
   *[second] Aus dem zweiten Team von { $owner } abwerfen: { $card }
}
move-expedition = Die Expedition { $expedition } auslegen
move-place = { $owner } auf den nächsten Platz stellen
move-reveal = Karte aufdecken: { $card }
move-risk = Karte ziehen: { $card }

# Was geschah.
log-screen = { $colour_label ->
    [red] { $player } nimmt den roten Sichtschirm: { card-patron_red }.
    [blue] { $player } nimmt den blauen Sichtschirm: { card-patron_blue }.
    [green] { $player } nimmt den grünen Sichtschirm: { card-patron_green }.
   *[yellow] { $player } nimmt den gelben Sichtschirm: { card-patron_yellow }.
}
log-bid = { $player } bietet verdeckt { $amount } M£.
log-take = { $player } nimmt eine Karte: { $card }.
log-sell = { $player } verkauft eine Karte: { $card }.
log-perform = { $player } spielt eine Karte aus: { $card }.
log-join = { $members ->
    [0] { $team_label ->
        [first] { $player } gründet das erste Team: { $card }.
       *[second] { $player } gründet das zweite Team: { $card }.
    }
   *[more] { $team_label ->
        [first] { $player } verstärkt das erste Team: { $card }.
       *[second] { $player } verstärkt das zweite Team: { $card }.
    }
}
log-fit = { $player } rüstet { $team_label ->
    [first] das erste Team
   *[second] das zweite Team
} mit einem Raketenrucksack aus, als { $kind_label ->
    [explorer] Entdecker
    [crew] Crew
   *[transport] Transport
}.
log-turn = { $player } wandelt einen Raketenrucksack um.
log-send = { $sent_label ->
    [none] { $player } schickt kein Team zur Expedition { $expedition }.
    [first] { $player } schickt das erste Team zur Expedition { $expedition }.
    [second] { $player } schickt das zweite Team zur Expedition { $expedition }.
   *[both] { $player } schickt beide Teams zur Expedition { $expedition }.
}
log-crown = { $team_label ->
    [first] { $player } überlässt dem ersten Team den Sieg.
   *[second] { $player } überlässt dem zweiten Team den Sieg.
}
log-lose = { $player } bestimmt, welche Karte verloren geht.
log-expedition = Die Expedition { $expedition } wird ausgelegt.
log-place = Das Los fällt auf { $owner }.
log-reveal = Aufgedeckt: { $card }.
log-risk = Der Gewagte Zug bringt diese Karte: { $card }.

# Was daraus folgte.
event-bid-shown = { $amount ->
    [0] { $player } bietet nichts.
   *[more] { $player } bietet und zahlt { $amount } M£.
}
event-start-paid = { $player } zahlt { $amount } M£ für den Startplatz.
event-moved-up = { $player } rückt auf Platz { $place } vor.
event-moved-down = { $player } fällt auf Platz { $place } zurück.
event-received = { $player } erhält { $amount } M£.
event-left-over = Niemand wollte diese Karte, sie wird abgeworfen: { $card }.
event-replaced = { $player } wirft die alte Karte des Teams ab: { $card }.
event-shuffled = Der Ablagestapel wird zum neuen Ressourcenstapel gemischt.
event-expedition-starts = Die Karten sind gezeichnet: Die Expedition { $expedition } beginnt!
event-earned = { $team_label ->
    [first] Das erste Team von { $player }
   *[second] Das zweite Team von { $player }
} (Stärke { $strength }) verdient { $amount } M£.
event-won = { $team_label ->
    [first] Das erste Team von { $player }
   *[second] Das zweite Team von { $player }
} gewinnt die Expedition { $expedition }: { $points ->
    [one] { $points } Rufpunkt!
   *[other] { $points } Rufpunkte!
}
event-unclaimed = Niemand ist aufgebrochen: { $expedition } bleibt ein weißer Fleck auf der Karte.
event-artefact = { $team_label ->
    [first] Das erste Team von { $player }
   *[second] Das zweite Team von { $player }
} findet ein Artefakt mit Wert { $points }.
event-lost = { $team_label ->
    [first] Das erste Team von { $player }
   *[second] Das zweite Team von { $player }
} verliert eine Karte: { $card }.
event-next-active = Alle Karten werden neu gemischt; die nächste Expedition ist { $expedition }.
event-charted = { $count ->
    [one] { $count } Kartograf ist am Werk.
   *[other] { $count } Kartografen sind am Werk.
}
event-observed = { $player } übernimmt Platz I auf der Initiativeleiste.
event-turned = { $team_label ->
    [first] Der Raketenrucksack im ersten Team von { $player }
   *[second] Der Raketenrucksack im zweiten Team von { $player }
} dient jetzt als { $kind_label ->
    [explorer] Entdecker
    [crew] Crew
   *[transport] Transport
}.
event-placed = { $player } beginnt auf Platz { $place }.

# Warum nicht.
no-undo-all-chosen = Alle haben geboten, und die Gebote wurden aufgedeckt: Alle haben Neues gesehen, daher bleibt dein Gebot bestehen.
no-screen-taken = Dieser Sichtschirm ist schon vergeben.
no-bid-too-high = Dein Gebot von { $amount } M£ liegt { $missing } M£ über den { $have } M£, die du hast.
no-not-on-market = Diese Karte liegt nicht im Markt; nimm eine, die dort liegt.
no-take-first = Nimm zuerst eine Karte vom Markt; dann entscheide, was mit ihr geschieht.
no-use-first = Entscheide zuerst, was mit der genommenen Karte geschieht.
no-no-effect = Diese Karte hat keinen Effekt, den du ausspielen könntest: Sie kommt in ein Team oder wird verkauft.
no-jetpack-needs-kind = Ein Raketenrucksack kommt als Entdecker, Crew oder Transport ins Team: Wähle die Art.
no-only-jetpack-chooses = Nur ein Raketenrucksack wählt seine Art; diese Karte kommt ins Team als das, was sie ist.
no-risk-not-sold = Eine vom Gewagten Zug gezogene Karte musst du ausspielen; verkaufen darfst du sie nicht.
no-not-a-team-card = Diese Karte kommt in kein Team: Spiele sie für ihre Wirkung aus oder verkaufe sie.
no-found-first-team = Du hast noch kein Team: Gründe dein erstes vor dem zweiten.
no-turned-already = Du hast bei dieser Entscheidung schon einen Raketenrucksack dieses Teams umgewandelt.
no-no-jetpack-there = In diesem Team gibt es keinen Raketenrucksack dieser Art.
no-kind-not-free = Diese Art hat das Team schon; ein Raketenrucksack kann nur eine freie Art annehmen.
no-no-such-team = Ein Team ohne Karten kann nicht aufbrechen; schicke eines, das du hast.
no-kinds-fixed = Die Arten der Raketenrucksäcke liegen fest, bis alle Verluste der Expedition vorüber sind.
no-no-such-card = Dieses Team hat keine Karte dieser Art zu verlieren.
no-other-team-loses = Jetzt verliert ein anderes Team seine Karte; wähle eine von dessen Karten.
