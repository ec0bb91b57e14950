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
    .acc = Kadett Pip Larkwood
card-explorer_1b = Odette Vaubrun
    .acc = Odette Vaubrun
card-explorer_2a = Dr. Elias Quillmoor
    .acc = Dr. Elias Quillmoor
card-explorer_2b = Milena Dravec
    .acc = Milena Dravec
card-explorer_3a = Kapitän Rurik Halvgard
    .acc = Kapitän Rurik Halvgard
card-explorer_3b = Inés Montearroyo
    .acc = Inés Montearroyo
card-explorer_4a = Lady Augusta Fenwyke
    .acc = Lady Augusta Fenwyke
card-explorer_4b = Prof. Arkadi Welessow
    .acc = Prof. Arkadi Welessow

card-crew_1a = Hafenbummler
    .acc = die Hafenbummler
card-crew_1b = Sonntagsbotaniker
    .acc = die Sonntagsbotaniker
card-crew_2a = Maultiertreiber vom Pass
    .acc = die Maultiertreiber vom Pass
card-crew_2b = Mitternachtsheizer
    .acc = die Mitternachtsheizer
card-crew_3a = Gilde der Perlentaucher
    .acc = die Gilde der Perlentaucher
card-crew_3b = Gletscher-Bruderschaft
    .acc = die Gletscher-Bruderschaft
card-crew_4a = Trupp „Eiserner Kompass“
    .acc = den Trupp „Eiserner Kompass“
card-crew_4b = Veteranen des Deltas
    .acc = die Veteranen des Deltas

card-transport_1a = Rostiges Tandem
    .acc = das Rostige Tandem
card-transport_1b = Geflickter Ballon
    .acc = den Geflickten Ballon
card-transport_2a = Kamelkarawane
    .acc = die Kamelkarawane
card-transport_2b = Hundeschlitten „Aurora“
    .acc = den Hundeschlitten „Aurora“
card-transport_3a = Automobil „Grashüpfer“
    .acc = das Automobil „Grashüpfer“
card-transport_3b = Dampfer „Sturmvogel“
    .acc = den Dampfer „Sturmvogel“
card-transport_4a = Luftschiff „Meridian“
    .acc = das Luftschiff „Meridian“
card-transport_4b = Unterseeboot „Nereide“
    .acc = das Unterseeboot „Nereide“

card-patron_red = Baronin von Tillberg
    .acc = die Baronin von Tillberg
card-patron_blue = Sir Horace Pennyfold
    .acc = Sir Horace Pennyfold
card-patron_green = Madame Corvaise
    .acc = Madame Corvaise
card-patron_yellow = Teekönig Osgrave
    .acc = den Teekönig Osgrave

card-risky_move = Gewagter Zug
    .acc = den Gewagten Zug
card-jetpack = Raketenrucksack
    .acc = den Raketenrucksack
card-long_observation = Lange Beobachtung
    .acc = die Lange Beobachtung
card-cartographer = Kartograf
    .acc = den Kartografen

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
    .acc = den roten Sichtschirm der Baronin von Tillberg
colour-blue = Blau
    .acc = den blauen Sichtschirm von Sir Horace Pennyfold
colour-green = Grün
    .acc = den grünen Sichtschirm von Madame Corvaise
colour-yellow = Gelb
    .acc = den gelben Sichtschirm des Teekönigs Osgrave

team-first = Erstes Team
    .acc = das erste Team
    .dat = dem ersten Team
    .to = ins erste Team
    .at = im ersten Team
    .from = aus dem ersten Team
team-second = Zweites Team
    .acc = das zweite Team
    .dat = dem zweiten Team
    .to = ins zweite Team
    .at = im zweiten Team
    .from = aus dem zweiten Team

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
ask-use = Wofür verwendest du { $card_acc }?
ask-send = Welche deiner Teams brechen zur Expedition { $expedition } auf?
ask-crown = Deine beiden Teams sind gleich stark: Welches gewinnt die Expedition { $expedition }?
ask-lose = Welche Karte verliert { $team_acc } von { $owner }?

# Züge.
move-screen = Wähle { $colour_acc }
move-bid = { $amount ->
    [0] Biete nichts
   *[more] Biete { $amount } M£
}
move-take = Nimm { $card_acc }
move-sell = Verkaufe { $card_acc } für { $price } M£
move-perform = Spiele { $card_acc } aus
move-join = { $members ->
    [0] Gründe { $team_acc } und nimm { $card_acc } auf
   *[more] { $replaced_label ->
        [none] Nimm { $card_acc } { $team_to } auf
       *[card] Ersetze { $replaced_acc } { $team_at } durch { $card_acc }
    }
}
move-fit = { $members ->
    [0] Gründe { $team_acc } mit dem Raketenrucksack als { $kind }
   *[more] { $replaced_label ->
        [none] Nimm den Raketenrucksack als { $kind } { $team_to } auf
        [jetpack] Ersetze den Raketenrucksack, der { $team_at } als { $kind } dient, durch den neuen
       *[card] Ersetze { $replaced_acc } { $team_at } durch den Raketenrucksack
    }
}
move-turn = Wandle den Raketenrucksack { $team_at } von { $from } in { $kind } um
move-send = { $sent_label ->
    [none] Schicke kein Team zur Expedition { $expedition }
    [first] Schicke das erste Team zur Expedition { $expedition }
    [second] Schicke das zweite Team zur Expedition { $expedition }
   *[both] Schicke beide Teams zur Expedition { $expedition }
}
move-crown = Überlass { $team_dat } den Sieg
move-lose = { $owner_whose ->
    [own] Wirf { $card_acc } { $team_from } ab
   *[other] Wirf { $card_acc } { $team_from } von { $owner } ab
}{ $card_label ->
    [jetpack] { " " }({ $kind })
   *[other] { "" }
}
move-expedition = Lege die Expedition { $expedition } aus
move-place = Stelle { $owner } auf den nächsten Platz
move-reveal = Der Markt zeigt nun { $card_acc }
move-risk = Der Gewagte Zug bringt { $card_acc }

# Was geschah.
log-screen = { $player } nimmt { $colour_acc }.
log-bid = { $amount ->
    [0] { $player } entscheidet, nichts zu bieten.
   *[more] { $player } bietet verdeckt { $amount } M£.
}
log-take = { $player } nimmt { $card_acc }.
log-sell = { $player } verkauft { $card_acc }.
log-perform = { $player } spielt { $card_acc } aus.
log-join = { $members ->
    [0] { $player } gründet { $team_acc } und nimmt { $card_acc } auf.
   *[more] { $player } nimmt { $card_acc } { $team_to } auf.
}
log-fit = { $player } rüstet { $team_acc } mit einem Raketenrucksack als { $kind } aus.
log-turn = { $player } wandelt einen Raketenrucksack um.
log-send = { $sent_label ->
    [none] { $player } schickt kein Team zur Expedition { $expedition }.
    [first] { $player } schickt das erste Team zur Expedition { $expedition }.
    [second] { $player } schickt das zweite Team zur Expedition { $expedition }.
   *[both] { $player } schickt beide Teams zur Expedition { $expedition }.
}
log-crown = { $player } überlässt { $team_dat } den Sieg.
log-lose = { $player } bestimmt, welche Karte verloren geht.
log-expedition = Die Expedition { $expedition } wird ausgelegt.
log-place = Das Los fällt auf { $owner }.
log-reveal = Der Markt zeigt nun { $card_acc }.
log-risk = Der Gewagte Zug bringt { $card_acc }.

# Was daraus folgte.
event-bid-shown = { $amount ->
    [0] { $player } bietet nichts.
   *[more] { $player } bietet und zahlt { $amount } M£.
}
event-start-paid = { $player } zahlt { $amount } M£ für den Startplatz.
event-moved-up = { $player } rückt auf Platz { $place } vor.
event-moved-down = { $player } fällt auf Platz { $place } zurück.
event-received = { $player } erhält { $amount } M£.
event-left-over = Niemand wollte { $card_acc }; die Karte wird abgeworfen.
event-replaced = { $player } macht Platz und wirft { $card_acc } ab.
event-shuffled = Der Ablagestapel wird zum neuen Ressourcenstapel gemischt.
event-expedition-starts = Die Karten sind gezeichnet: Die Expedition { $expedition } beginnt!
event-earned = { $amount ->
    [0] { $player } verdient mit { $team_dat } der Stärke { $strength } nichts.
   *[more] { $player } verdient { $amount } M£ mit { $team_dat } der Stärke { $strength }.
}
event-won = { $player } gewinnt mit { $team_dat } die Expedition { $expedition } und erhält { $points ->
    [one] { $points } Rufpunkt!
   *[other] { $points } Rufpunkte!
}
event-unclaimed = Niemand ist aufgebrochen: { $expedition } bleibt ein weißer Fleck auf der Karte.
event-artefact = { $player } findet mit { $team_dat } ein Artefakt im Wert von { $points }.
event-lost = { $player } verliert { $card_acc } { $team_from }.
event-next-active = Alle Karten werden neu gemischt; die nächste Expedition ist { $expedition }.
event-charted = { $count ->
    [one] { $count } Kartograf ist am Werk.
   *[other] { $count } Kartografen sind am Werk.
}
event-observed = { $player } übernimmt Platz I auf der Initiativeleiste.
event-turned = Der Raketenrucksack { $team_at } von { $player } dient jetzt als { $kind }.
event-placed = { $player } beginnt auf Platz { $place }.

# Warum nicht.
no-screens-at-start = Die Sichtschirme werden zu Beginn des Spiels gewählt.
no-bids-in-auction = Geboten wird in der Auktion, bevor jemand eine Karte nimmt.
no-take-after-bids = Karten aus dem Markt werden nach der Auktion genommen, in der Reihenfolge der Gebote.
no-no-card-in-hand = Das wird über eine Karte entschieden, die man gerade genommen hat; jetzt gibt es keine.
no-no-jetpack-yet = Noch hat kein Team einen Raketenrucksack, dessen Art sich ändern ließe.
no-send-at-expedition = Teams brechen auf, wenn eine Expedition beginnt.
no-crown-own-tie = Das Siegerteam wählst du nur, wenn zwei eigene gleich stark und die stärksten sind.
no-lose-after-expedition = Teams verlieren ihre Karten am Ende einer Expedition.
no-undo-all-chosen = Alle haben geboten, und die Gebote sind aufgedeckt; daher bleibt deines bestehen.
no-screen-taken = Dieser Sichtschirm ist schon vergeben.
no-bid-too-high = Dein Gebot von { $amount } M£ liegt { $missing } M£ über den { $have } M£, die du hast.
no-not-on-market = Diese Karte liegt nicht im Markt; nimm eine, die dort liegt.
no-take-first = Nimm zuerst eine Karte aus dem Markt; dann entscheide, was mit ihr geschieht.
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
