# Was alles auf dem Tisch bedeutet: thing-… benennt, what-… erklärt.
thing-card = { $card }
what-card = { $does } Lege die Karte als Merkmal auf eine deiner Arten (höchstens { $limit } je Art) oder gib sie für eine neue Art, Körpergröße oder Population ab. { $food ->
    [0] Am Wasserloch ändert sie nichts.
   *[more] Am Wasserloch { $way ->
        [takes] nimmt sie { $food ->
            [one] { $food } Pflanze weg
           *[other] { $food } Pflanzen weg
        }
       *[brings] bringt sie { $food ->
            [one] { $food } Pflanze
           *[other] { $food } Pflanzen
        }
    }.
}
thing-hidden = Verdecktes Merkmal
what-hidden = In dieser Runde gespielt; es wird aufgedeckt, wenn alle gespielt haben.
thing-laid = { $trait }
what-laid = { $does }{ $down ->
    [yes] { " " }Die anderen sehen es erst, wenn alle gespielt haben.
   *[no] { "" }
}{ $fat ->
    [0] { "" }
    [one] { " " }Jetzt liegt dort { $fat } Plättchen.
   *[other] { " " }Jetzt liegen dort { $fat } Plättchen.
} Am Ende zählt es 1 Punkt.
thing-trait = { $trait }
what-trait = { $does } { $count ->
    [0] In der Ablage liegt keine Karte davon.
    [one] In der Ablage liegt { $count } Karte davon.
   *[other] In der Ablage liegen { $count } Karten davon.
}
thing-silence = „{ $trait }“ ausschalten
what-silence = Für die abgelegte Karte wirkt dieses Merkmal der Beute während deines Angriffs nicht.
thing-species = Art { $species } von { $owner }
what-species = Körpergröße { $body }, Population { $population }, Nahrung { $food }, Fett { $fat }. { $hungry ->
    [0] Sie ist satt.
    [one] Ihr fehlt { $hungry } Nahrungsplättchen.
   *[other] Ihr fehlen { $hungry } Nahrungsplättchen.
}{ $hungry ->
    [0] { "" }
   *[more] { " " }Nach der Fütterung sinkt die Population auf das Gefressene, ohne Nahrung stirbt die Art aus.
} Ein Fleischfresser kann sie angreifen, wenn er größer ist und ihren Schutz überwindet. Jede Population zählt am Ende 1 Punkt.
thing-end = { $side_label ->
    [left] Neue Art am linken Ende
   *[right] Neue Art am rechten Ende
}
what-end = Die neue Art beginnt mit Körpergröße 1 und Population 1. Nachbarn zählen bei Kooperation, Warnruf und Symbiose.
thing-purpose = { $purpose_label ->
    [trait] Karte als Merkmal spielen
    [species] Karte für eine neue Art ablegen
    [body] Karte für Körpergröße ablegen
   *[population] Karte für Population ablegen
}
what-purpose = { $purpose_label ->
    [trait] Sie kommt verdeckt über eine deiner Arten.
    [species] Sie wird abgelegt, und eine neue Art mit Körpergröße 1 und Population 1 kommt an ein Ende deiner Reihe.
    [body] Sie wird abgelegt, und die Körpergröße einer deiner Arten steigt um 1, bis 6: Große Tiere sind schwerer anzugreifen, bringen aber mehr Fleisch.
   *[population] Sie wird abgelegt, und die Population einer deiner Arten steigt um 1, bis 6: Sie kann mehr fressen, braucht aber auch mehr.
}
thing-hole = Wasserloch
what-hole = { $tokens ->
    [one] { $tokens } Pflanze
   *[other] { $tokens } Pflanzen
} für alle, die keine Fleischfresser sind. Vor der Fütterung mehren oder mindern die Nahrungskarten sie; was übrig bleibt, liegt in der nächsten Runde noch da.
thing-coming = Nahrungskarten
what-coming = Alle haben eine Karte verdeckt hingelegt. Vor der Fütterung werden sie aufgedeckt, und die Summe ihrer Zahlen ändert die Pflanzen am Wasserloch.
thing-surplus = Überschüssige Nahrung
what-surplus = Was eine Art über ihren Hunger hinaus nimmt, kann auf ihre Fettschicht kommen und sie später ernähren oder am Wasserloch bleiben.
thing-keep = Fertig gespielt
what-keep = Die übrigen Karten behältst du für spätere Runden; es gibt kein Handlimit.
thing-hand = Deine Hand
what-hand = Jede Runde bekommst du drei Karten und eine weitere für jede deiner Arten. Eine davon geht als Nahrung ans Wasserloch.
thing-deck = Stapel
what-deck = Hat ihn die letzte Karte verlassen, naht das Ende: Beim Austeilen ist diese Runde die letzte, sonst die nächste.
thing-discard = Ablage
what-discard = Alle dürfen sie durchsehen. Ist der Stapel leer, wird sie zum neuen Stapel.
thing-round = Runde
what-round = Eine Runde hat vier Phasen. Das Spiel endet mit der Runde, in der der Stapel ausgeht, oder mit der danach.
thing-phase-cards = Neue Karten
what-phase-cards = Alle bekommen drei Karten und eine für jede ihrer Arten.
thing-phase-food = Nahrungskarten
what-phase-food = Alle legen eine Karte verdeckt ans Wasserloch; ihre Zahl wird zu Nahrung.
thing-phase-play = Karten spielen
what-phase-play = Reihum spielen alle beliebig viele Karten: Merkmale, neue Arten, Wachstum.
thing-phase-feed = Fütterung
what-phase-feed = Reihum füttern alle eine ihrer Arten, bis niemand mehr kann oder will.
thing-bag = Beutel von { $owner }
what-bag = { $bag } Nahrungsplättchen, am Ende { $bag ->
    [one] 1 Punkt wert
   *[other] je 1 Punkt wert
}. Nach jeder Fütterung kommt alles Gefressene hinein.
thing-held = Hand von { $owner }
what-held = { $cards ->
    [one] { $cards } Karte, die
   *[other] { $cards } Karten, die
} sonst niemand sieht.
thing-player = { $owner }
what-player = Im Beutel { $bag ->
    [0] liegt noch keine Nahrung
    [one] liegt { $bag } Nahrungsplättchen
   *[other] liegen { $bag } Nahrungsplättchen
}. Am Ende zählen Nahrung, Population und Merkmale der überlebenden Arten.
thing-first = Startspieler
what-first = Beginnt jede Phase dieser Runde; dann wandert der Marker im Uhrzeigersinn weiter.
thing-turn = Am Zug
what-turn = Auf diesen Platz wartet der Tisch.
thing-won = Sieg
what-won = Es gewinnt, wer an Nahrung, Population und Merkmalen zusammen am meisten hat.
thing-off = Ausgeschaltet
what-off = Intelligenz hat diese Merkmale bis zum Ende des Angriffs ausgeschaltet.
thing-bags = Beutel
what-bags = Gefressene Nahrung: je 1 Punkt.
thing-leaf = Blattmerkmal
what-leaf = Wirkt, bevor die Nahrungskarten aufgedeckt werden.
thing-food-number = Nahrungszahl
what-food-number = So viele Pflanzen bringt die Karte ans Wasserloch oder nimmt sie dort weg.
thing-body = Körpergröße
what-body = Ein Fleischfresser muss größer sein als seine Beute und frisst so viel Fleisch, wie sie groß ist.
thing-population = Population
what-population = So viel Nahrung braucht die Art zum Überleben; am Ende je 1 Punkt.
thing-done = Fertig
what-done = Beendet deinen Teil hier.
thing-protected = Geschützt
what-protected = Die jagende Art kann diese nicht angreifen.
thing-prey = Angriff
what-prey = Auf der Jagd oder dem Angriff ausgesetzt.
thing-species-sign = Neue Art
what-species-sign = Eine Art mit Körpergröße 1 und Population 1.
thing-trait-sign = Merkmal
what-trait-sign = Die Karte wird zum Merkmal einer deiner Arten.
