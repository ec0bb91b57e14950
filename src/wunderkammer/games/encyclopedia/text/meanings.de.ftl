# Was alles auf dem Tisch bedeutet: thing-… benennt, what-… erklärt.
thing-animal = { $animal }
what-animal = { $home ->
    [none] Ein Fossil: { $categories }. In der Akademie mit einem Würfel von genau { $value } zu nehmen; ein Marker darauf kostet auf jeder Expedition { $cost } Punkte.
   *[home] { $continent }; { $categories }. In der Akademie nimmst du es mit einem Würfel seiner Farbe, auf einer Expedition zu seinem Kontinent bekommt es Forschungsmarker, und veröffentlicht zählt es 1 SP und eine Karte für die Sammlung des Kontinents.
}
thing-expert = { $expert }
what-expert = { $does }. Die Karte zählt für die Sammlung von { $continent }. ∞ wirkt ständig, ⚡ einmal, andere am Ende des Spiels.
thing-stack = Expertenplatz { $stack } von { $owner }: { $active ->
    [none] frei
   *[expert] { $expert }
}
what-stack = { $active ->
    [none] Hier kann ein neuer Experte hin.
   *[expert] { $does }.
} Nur der oberste ist aktiv; { $below ->
    [0] darunter liegt niemand.
    [one] darunter liegt noch { $below }, der weiter für die Sammlung seines Kontinents zählt.
   *[other] darunter liegen noch { $below }, die weiter für die Sammlungen ihrer Kontinente zählen.
}
thing-stacks = Experten von { $owner }
what-stacks = Vier Plätze; sind alle belegt, überdeckt ein neuer Experte einen anderen oder kommt unter einen Stapel.
thing-die = { $colour_acc } { $value } auf Feld { $slot } von { $owner }
what-die = Nimm den Würfel für eine Aktion. Seine Farbe führt nach { $continent }, sein Wert bestimmt den Ertrag. { $gain_label ->
    [nothing] Wem er gehört, der bekommt nichts.
   *[gain] Nimmst du ihn von anderen, bekommen sie { $gain }.
}
thing-slot = Feld { $slot } von { $owner }
what-slot = Hier liegt jede Runde ein Würfel. { $gain_label ->
    [nothing] Nimmt ihn jemand anderes, bringt das nichts.
   *[gain] Nimmt ihn jemand anderes, bringt das { $gain }.
}
thing-cell = { $continent }, Feld { $cell }{ $lies ->
    [none] { "" }
   *[die] : { $colour_label ->
        [red] roter
        [blue] blauer
        [purple] violetter
        [yellow] gelber
       *[green] grüner
    } Würfel
}
what-cell = Bei einer Expedition kommt der Würfel auf das linke freie Feld. Dieses bringt { $reputation } Ruf{ $value ->
    [0] .
   *[more] { " " }und erhöht die Punkte der Expedition um { $value }.
}
thing-continent = Expedition nach { $continent }
what-continent = Für { $colour_acc } Würfel. Die Punkte der Expedition kaufen Forschungsmarker für deine Tiere dieses Kontinents: in den Gruppen I bis IV kosten sie { $costs }.
thing-world = Die Welt
what-world = Fünf Kontinente für Expeditionen: Ein Würfel geht zum Kontinent seiner Farbe.
thing-embassy = Botschaft
what-embassy = Gibt { $least } bis { $most } Expeditionsplättchen, je nach Würfelwert. Die Farbe ist egal.
thing-bank = Bank
what-bank = Gibt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. { $used ->
    [yes] In dieser Runde war schon jemand hier und hat den Startspielermarker genommen.
   *[no] Wer in dieser Runde zuerst kommt, nimmt auch den Startspielermarker.
}
thing-university = Universität
what-university = Nimm mit einem beliebigen Würfel einen offenen Experten. Stimmt die Farbe, bekommst du dazu { $tokens ->
    [one] { $tokens } Expeditionsplättchen
   *[other] { $tokens } Expeditionsplättchen
}.
thing-academy = Akademie
what-academy = Nimm ein offenes Tier in der Farbe des Würfels und je nach Wert { $least } bis { $most } Ruf.
thing-publications = Druckerei
what-publications = Veröffentliche ein Tier in der Farbe des Würfels und Marker seiner Kategorien von deinen anderen Tieren. Nötig ist mindestens { $value }; mehr öffnet höhere Gruppen, die mehr bringen. Danach bekommst du { $seals ->
    [one] { $seals } königliches Siegel
   *[other] { $seals } königliche Siegel
}.
thing-vp = Siegpunkte von { $owner }: { $vp }
what-vp = Am Ende kommen Sammlungen, Experten, Siegel, Münzen und Plättchen dazu. Es gewinnt, wer die meisten Punkte hat.
thing-coins = Münzen von { $owner }: { $coins }
what-coins = 1 Münze erhöht den Würfelwert um 1 oder bringt 1 Punkt auf einer Expedition. Am Ende zählen je { $per_vp } Münzen 1 SP.
thing-tokens = Expeditionsplättchen von { $owner }: { $tokens }
what-tokens = Eines ändert die Farbe des Würfels oder bringt 2 Punkte auf einer Expedition. Am Ende zählt jedes { $token_vp } SP.
thing-seals = Königliche Siegel von { $owner }: { $seals }
what-seals = Eines erhöht den Wert um { $seal_value } und kann die Farbe ändern oder wird zu { $seal_coins } Münzen; am Ende einer Runde kauft es eine weitere Aktion. Am Spielende zählt jedes { $seal_vp } SP.
thing-reputation = Ruf von { $owner }: { $reputation }
what-reputation = Der Marker läuft die Leiste entlang und bringt jeden Bonus, den er erreicht oder überschreitet.
thing-action = Weiter
what-action = Beendet diesen Schritt deines Zugs: Was entschieden ist, wird ausgeführt.
thing-used-die = Eingesetzter { $colour_label ->
    [red] roter
    [blue] blauer
    [purple] violetter
    [yellow] gelber
   *[green] grüner
} Würfel
what-used-die = Er wurde in dieser Runde hier eingesetzt. Am Ende der Runde kann er für ein königliches Siegel neu geworfen werden.
thing-in-hand = Würfel in der Hand
what-in-hand = Der eingesetzte Würfel oder die, die noch auf die Felder kommen.
thing-step = Ruf, Feld { $step }
what-step = { $gain_label ->
    [nothing] Hier gibt es nichts; auf jedem dritten Feld steht ein Bonus.
   *[gain] Wer dieses Feld erreicht oder überschreitet, bekommt { $gain_acc }.
}
thing-track = Rufleiste
what-track = Vom letzten Feld führt sie zurück zum ersten. Jeder erreichte oder überschrittene Bonus gilt sofort.
thing-round = Runde
what-round = Nach der letzten Runde werden die Sammlungen gewertet; was dann nicht veröffentlicht ist, geht verloren.
thing-first = Startspieler
what-first = Beginnt jede Runde und ist überall der Erste, wo es auf die Reihenfolge ankommt. Wer zuerst zur Bank geht, übernimmt das.
thing-player = { $owner }
what-player = Bisher { $vp } SP; am Ende kommen Sammlungen veröffentlichter Marker, Tiere und Experten dazu.
thing-book = Seiten von { $owner }
what-book = Veröffentlichte Tiere und Marker. Am Ende zählen Sammlungen ab vier: eine je Kategorie und eine je Kontinent.
thing-empty-place = Leerer Platz
what-empty-place = Er wird zu Beginn der nächsten Runde wieder gefüllt.
thing-own-animals = Tiere von { $owner }
what-own-animals = Auf Expeditionen bekommen sie Forschungsmarker, in der Druckerei werden sie veröffentlicht. Was am Ende nicht veröffentlicht ist, geht verloren.
thing-decks = Stapel
what-decks = { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
} und { $experts ->
    [one] { $experts } Experte
   *[other] { $experts } Experten
} liegen noch bereit. Ein leerer Stapel wird aus seiner Ablage neu gebildet.
thing-discards = Ablagestapel
what-discards = Offene Karten, die in einer Runde niemand nahm; alle dürfen sie durchsehen.
thing-round-tokens = Kommende Rundenplättchen
what-round-tokens = Zu Beginn jeder Runde wird eines aufgedeckt und gibt allen dasselbe: Plättchen, Münzen, eine Karte, einen Würfel oder nichts.
thing-behaviour = { $name }
what-behaviour = Die Verhaltenskarte dieses KI-Gegners: was er mit einem Würfel jedes Werts tut, von sechs bis eins.
thing-scoring = { $name }
what-scoring = Die Wertungskarte dieses KI-Gegners: was seine Experten, Münzen, Plättchen und Siegel am Ende wert sind.
thing-priority = Vorlieben
what-priority = Die Reihenfolge, in der dieser KI-Gegner die Kontinente bevorzugt.
thing-sign-vp = Siegpunkte (SP)
what-sign-vp = Zählen für den Sieg.
thing-sign-coins = Münzen
what-sign-coins = Jede erhöht einen Würfelwert um 1 oder bringt 1 Punkt auf einer Expedition.
thing-sign-token = Expeditionsplättchen
what-sign-token = Ändert die Farbe eines Würfels oder bringt 2 Punkte auf einer Expedition.
thing-sign-seal = Königliches Siegel
what-sign-seal = Erhöht einen Würfelwert um 5 oder wird zu 5 Münzen; am Ende 4 SP wert.
thing-sign-reputation = Ruf
what-sign-reputation = Schritte auf der Leiste, deren Bonusfelder mehr geben.
thing-sign-expert = Experte
what-sign-expert = Eine Karte mit Wirkung und ein Teil der Sammlung ihres Kontinents.
thing-sign-animal = Tier
what-sign-animal = Eine Karte, die erforscht und veröffentlicht wird.
thing-sign-die = Zusatzwürfel
what-sign-die = Alle ziehen in dieser Runde einen Würfel mehr.
thing-sign-exact = Genauer Wert
what-sign-exact = Braucht einen Würfel mit genau diesem Wert.
thing-sign-fossil = Fossil
what-sign-fossil = Gehört zu keinem Kontinent und wird auf jeder Expedition erforscht.
thing-sign-gone = Aus dem Spiel
what-sign-gone = Tiere, die einen Marker an eine Veröffentlichung eines anderen Kontinents verloren haben.
thing-sign-nothing = Nichts
what-sign-nothing = Hier bekommt niemand etwas.
thing-sign-expedition = Expedition
what-sign-expedition = Schickt einen Würfel zum Kontinent seiner Farbe.
thing-sign-academy = Akademie
what-sign-academy = Hier gibt es Tiere und Ruf.
thing-sign-embassy = Botschaft
what-sign-embassy = Hier gibt es Expeditionsplättchen.
thing-sign-bank = Bank
what-sign-bank = Hier gibt es Münzen.
thing-sign-publish = Veröffentlichung
what-sign-publish = Hier werden Tiere und Marker veröffentlicht.
thing-sign-done = Fertig
what-sign-done = Führt aus, was entschieden ist.
thing-sign-continent = { $name }
what-sign-continent = Farbe und Form dieses Kontinents: Seine Tiere und Experten bilden eine Sammlung.
thing-sign-category = { $name }
what-sign-category = Eine Kategorie: Ihre veröffentlichten Marker bilden eine Sammlung.
