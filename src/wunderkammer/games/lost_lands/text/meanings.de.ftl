# Was alles auf dem Tisch bedeutet: thing-… benennt, what-… erklärt.
thing-card = { $card }
what-card = { $sort ->
    [patron] Mäzen: Die Karte wird sofort für { $usual } M£ verkauft, mit dem { $screen ->
        [red] roten
        [blue] blauen
        [green] grünen
       *[yellow] gelben
    } Sichtschirm für { $own } M£.
    [special] Sonderkarte. { $does }.{ $price ->
        [0] { "" }
       *[more] { " " }Oder du verkaufst sie für { $price } M£.
    }
   *[member] { $kind } der Stärke { $strength }: kommt in eines deiner Teams oder gründet eines und zählt dort so oft, wie die aktive Expedition seine Art zeigt. Oder du verkaufst die Karte für { $price } M£.
}
thing-slot = { $team } von { $owner }, { $kind }: { $lies ->
    [none] noch niemand
   *[card] { $card }
}
what-slot = Platz für eine Karte dieser Art.{ $strength ->
    [0] { "" }
   *[more] { " " }Stärke { $strength }.
} Auf der aktiven Expedition zählt die Art { $times ->
    [0] nicht
    [1] einfach
    [2] doppelt
   *[more] { $times }-fach
}. Eine neue Karte derselben Art ersetzt die alte, für die du nichts bekommst.
thing-team = { $team } von { $owner }
what-team = Stärke { $strength } auf der aktiven Expedition; das brächte { $earns } M£. Ein Team hat höchstens einen Entdecker, eine Crew und einen Transport; bricht es auf, findet es ein Artefakt, kann das Land gewinnen und verliert eine Karte.
thing-land = { $land }
what-land = Hier zählen Entdecker { $explorer ->
    [0] nicht
    [1] einfach
    [2] doppelt
   *[more] dreifach
}, Crews { $crew ->
    [0] nicht
    [1] einfach
    [2] doppelt
   *[more] dreifach
} und Transporte { $transport ->
    [0] nicht
    [1] einfach
    [2] doppelt
   *[more] dreifach
}. Das stärkste Team nimmt die Karte mit { $points ->
    [one] { $points } Rufpunkt
   *[other] { $points } Rufpunkten
}. Die Expedition beginnt nach einer Runde, an deren Ende { $maps ->
    [one] { $maps } Kartograf offen liegt
   *[other] { $maps } Kartografen offen liegen
}; die Länder werden von links nach rechts besucht.
thing-screen = { $colour_label ->
    [red] Roter Sichtschirm
    [blue] Blauer Sichtschirm
    [green] Grüner Sichtschirm
   *[yellow] Gelber Sichtschirm
}
what-screen = Dahinter bleibt dein Geld geheim. { $patron } zahlt dir { $own } statt { $usual } M£.
thing-patron = { $patron }
what-patron = Wer diesen Sichtschirm hat, bekommt beim Verkauf der Karte { $own } statt { $usual } M£.
thing-purse = Börse von { $owner }
what-purse = Geld für Gebote; alles Gezahlte geht an die Bank. Der Betrag ist geheim. Am Ende zählt jedes übrige M£ 1 Punkt.
thing-bank = Bank
what-bank = Hier verkaufst du die Karte in deiner Hand: Sie wird abgeworfen, und du bekommst den Preis in ihrer Ecke.
thing-deck = Ressourcenstapel
what-deck = Verdeckte Karten, mit denen der Markt gefüllt wird. Drei aufgedeckte Kartografen lösen eine Expedition aus.
thing-discard = Ablagestapel
what-discard = Verkaufte, gespielte und verlorene Karten, offen für alle. Ist der Stapel leer, werden sie zum neuen Stapel gemischt, ebenso nach jeder Expedition.
thing-market = Markt
what-market = Die Karten dieser Runde: Alle nehmen eine, in der Reihenfolge der Gebote.
thing-hand = Karte in der Hand
what-hand = Die eben genommene Karte. Sie wird genutzt oder verkauft, bevor die Nächsten aussuchen.
thing-order = Reihenfolge beim Nehmen
what-order = Das höhere Gebot sucht zuerst aus; bei gleichen Geboten der bessere Platz auf der Initiativeleiste.
thing-place = Initiative, Platz { $place }
what-place = Ein besserer Platz gewinnt bei Gleichstand und entscheidet früher. { $worth ->
    [0] Auf einer Expedition findet man hier kein Artefakt.
    [one] Auf einer Expedition findet jedes Team von diesem Platz ein Artefakt im Wert von { $worth } Punkt.
   *[other] Auf einer Expedition findet jedes Team von diesem Platz ein Artefakt im Wert von { $worth } Punkten.
} Das höchste Gebot rückt den Marker einen Platz vor, das niedrigste einen zurück.
thing-cartographers = Kartografen
what-cartographers = { $here ->
    [0] Noch liegt keiner offen.
    [one] { $here } liegt offen.
   *[other] { $here } liegen offen.
} Sind es am Ende einer Runde mindestens { $needed }, beginnt eine Expedition.
thing-rewards = Lohn der Stärke
what-rewards = Jedes Team, das aufbricht, verdient nach seiner Stärke: { $steps }.
thing-player = { $owner }
what-player = Punkte bringen Expeditionen, Artefakte und das Geld, das am Ende übrig ist.
thing-bid = Gebot von { $owner }
what-bid = Gebote sind geheim, bis alle gewählt haben, und alle werden bezahlt. Das höchste sucht zuerst im Markt aus.
thing-won = Expeditionen von { $owner }
what-won = Jede gewonnene Expedition zählt am Ende 10 Rufpunkte.
thing-artefacts = Artefakte von { $owner }
what-artefacts = Jedes Team, das aufbricht, findet eines: 6, 4 oder 2 Punkte für die Plätze I, II und III der Initiativeleiste.
thing-sealed = Verdecktes Gebot
what-sealed = Das Gebot ist gewählt und bleibt geheim, bis alle geboten haben.
thing-thinking = Wählt noch
what-thinking = Hier steht das Gebot noch aus.
thing-going = Bricht auf
what-going = Dieses Team nimmt an der Expedition teil.
thing-first = Sieg
what-first = Die höchste Summe aus Expeditionen, Artefakten und Geld gewinnt.
thing-wins = Gewonnenes Land
what-wins = Eine gewonnene Expedition zählt 10 Rufpunkte.
thing-explorer = Entdecker
what-explorer = Entdecker zählen so oft, wie die Expedition dieses Zeichen zeigt.
thing-crew = Crew
what-crew = Crews zählen so oft, wie die Expedition dieses Zeichen zeigt.
thing-transport = Transport
what-transport = Transporte zählen so oft, wie die Expedition dieses Zeichen zeigt.
thing-patrons = Mäzen
what-patrons = Eine Karte, die sofort verkauft wird; teurer, wenn dein Sichtschirm sie zeigt.
thing-special = Sonderkarte
what-special = Eine Karte, die sofort ihre Wirkung tut oder verkauft wird.
thing-move-bid = Gebot
what-move-bid = Du zahlst es auf jeden Fall. Das höchste Gebot sucht zuerst aus und rückt auf der Initiativeleiste vor, das niedrigste zurück.
thing-move-perform = Karte spielen
what-move-perform = Die Wirkung tritt sofort ein; dann kommt die Karte auf den Ablagestapel.
