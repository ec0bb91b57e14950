board-set-up = Aufbau
board-round = Runde { $round }
board-round-now = Runde { $round } von { $rounds }
board-exploration = Erkundung
board-navigation = Navigation
board-correspondence = Korrespondenz
board-academy = Akademie
board-special = Sonderaktionstagebuch
board-small_left = Kleines Tagebuch
board-small_right = Kleines Tagebuch
board-museum = Museum
board-turn_order = Zugreihenfolge
board-goal = Ziel + ¢1
board-sea = Meer O
board-island_a = Insel A
board-island_b = Insel B
board-island_c = Insel C
board-scrolls = Schriftrollen
board-letters = Umschläge
board-goals = Ziele
board-goals-silver = Silber
board-goals-gold = Gold
board-goal-has = bisher { $has }
board-crew-lacks = noch fehlende Siegel: { $seals }
board-crew-needs = braucht { $needs }
board-no-seals = noch kein Siegel
board-alfred-cards = offene Karten: { $cards }
board-legend = Was die Zeichen bedeuten: r Zeichen auf dem Brett

sign-green = gn
sign-blue = bl
sign-yellow = ge
sign-red = rt
sign-purple = li
sign-reptile = Re
sign-plant = Pf
sign-bird = Vo
sign-fossil = Fo
sign-explore = E
sign-navigate = N
sign-alfred = A

board-alfred = Alfred
board-do-spread = Marken auf beliebige Umschläge
board-do-off = Akademie mit Rabatt
gives-spread = { $count ->
    [one] { $count } Marke auf einen beliebigen Umschlag
   *[other] { $count } Marken auf beliebige Umschläge
}
gives-off = { $count ->
    [one] Akademie, { $count } Münze billiger
   *[other] Akademie, { $count } Münzen billiger
}
gives-bonus = { $count ->
    [one] der Bonusarbeiter zieht { $count } Feld
   *[other] der Bonusarbeiter zieht { $count } Felder
}
needed-seals-green = { $count ->
    [one] { $count } grünes Siegel
   *[other] { $count } grüne Siegel
}
needed-seals-blue = { $count ->
    [one] { $count } blaues Siegel
   *[other] { $count } blaue Siegel
}
needed-seals-yellow = { $count ->
    [one] { $count } gelbes Siegel
   *[other] { $count } gelbe Siegel
}
needed-seals-red = { $count ->
    [one] { $count } rotes Siegel
   *[other] { $count } rote Siegel
}
board-do-seal = ein Siegel der Akademie, ganz ohne Münzen
board-do-second = Akademie für { $seals } Siegel (das zweite { $coins } billiger)
board-do-unlock_free = eine Linse kostenlos freischalten
board-do-worker = der fünfte Arbeiter
board-do-bonus = der Bonusarbeiter zieht
board-do-diverse = eine Marke auf jeden Umschlag
board-do-scrolls = Schriftrollen kosten nichts
board-do-book = ein Buch mehr
board-do-calm = Strafe um 1 niedriger
board-do-steady = Verzögerungen höchstens je 2
board-worker-of = Arbeiter von { $player }
board-lens-of = Linse von { $player }
board-ship-of = Schiff von { $player }
board-explorer-of = Forscher von { $player }
board-tent-of = Zelt von { $player }
board-stamps-of = Marken von { $player }: { $stamps }
board-theory-of = { $player }: Evolutionsschritt { $steps }
board-locked = gesperrt, Freischalten kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
board-beagle = HMS Beagle
board-beagle-space = ein Halt der HMS Beagle
board-beagle-goal = Runde { $round }: je { $points } für { $goal }
board-camp = Lager
board-tent-costs = die nächsten Zelte kosten { $costs } { $last ->
    [one] Münze
   *[other] Münzen
}
board-ribbon = wer zuerst vorbeikommt: { $vp } SP
board-banner = ein Forscher landet auf Insel { $island }
board-order = Reihenfolge:
board-pile = Übrige Siegel:
board-row-coin = die Münze dieser Reihe liegt noch da
board-in-museum = im Museum
board-not-in-museum = noch nicht im Museum
board-research = Erforscht:
board-researched = erforscht
board-not-researched = noch nicht erforscht
board-scroll = Rolle { $scroll }, { $coins ->
    [0] kostenlos
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-pair = Paar { $number }
board-evolution = Evolutionstheorie
board-book = Buch
board-goals-and-crew = Ziele und Besatzungskarten: { $cards }
board-hand = Besatzungskarten auf der Hand: { $cards }
board-vp = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}, mit der Schlusswertung { $total }
board-tents = aufgestellte Zelte: { $tents }
board-lenses = Linsen in Reserve
board-explorers = Forscher in Reserve
board-stacks = Marken in den drei Stapeln + benutzte
board-worker = { $worker } Arbeiter
board-space-costs = kostet { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-first-seal = erstes Siegel:
board-bonus-card = Bonuskarte an Feld { $space }
board-chart-title = Galápagosinseln
board-chart-subtitle = vermessen von H.M.S. Beagle
board-journals = Tagebücher
board-bookmark = Lesezeichen: zwei Abschnitte
board-offices = Akademie, Umschläge, Ziele
board-players = Mitspieler
board-drawers = Was unter der Karte liegt
board-tab-setup = Aufbau
board-tab-journals = Tagebücher
board-tab-museum = Museum
board-tab-offices = Akademie, Umschläge, Ziele
board-tab-theory = Evolution
board-tab-players = Mitspieler
board-tab-alfred = Alfred
board-last-space = letztes Feld
board-cost-nothing = würde dich nichts kosten
board-cost = würde dich { $knowledge ->
    [0] { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
   *[other] { $knowledge ->
        [one] { $knowledge } vorläufiges Wissen
       *[other] { $knowledge } × vorläufiges Wissen
    }{ $coins ->
        [0] {""}
        [one] {" "}und { $coins } Münze
       *[other] {" "}und { $coins } Münzen
    }
} kosten
board-cost-too-much = würde mehr kosten, als du hast: { $knowledge ->
    [0] { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
   *[other] { $knowledge ->
        [one] { $knowledge } vorläufiges Wissen
       *[other] { $knowledge } × vorläufiges Wissen
    }{ $coins ->
        [0] {""}
        [one] {" "}und { $coins } Münze
       *[other] {" "}und { $coins } Münzen
    }
}
board-cost-taken = nimmt gerade keinen Arbeiter auf
board-cost-worker = du hast keinen freien Arbeiter
board-cabinet-note = volle Schublade: im Museum; Lupe: von dir erforscht; Zeichen: von anderen
board-researched-by = erforscht von { $player }
board-theory-note = Nach jetzigem Stand des Museums zählt jedes erreichte Buch am Ende { $points }: { $factor } und 1 mehr für jede volle Reihe (bisher { $rows }).
board-next-tent = das nächste bringt: { $gives }
board-stack = Stapel mit { $stamps } Marken; geleert bringt er: { $gives }
board-used-stamps = benutzte Marken: { $stamps }
board-alfred-coming = Können noch kommen
board-alfred-open = Schon gezogen
# On specimens, so that colours need not be told apart.
board-letter-green = gr
board-letter-blue = bl
board-letter-red = ro
board-letter-yellow = ge
# The legend.
board-sign-worker = Arbeiter
board-sign-explorer = Forscher
board-sign-ship = Schiff
board-sign-tent = Lager; Zelt eines Spielers
board-sign-lens = Linse auf freigeschaltetem Feld
board-sign-locked = gesperrt; Freischalten kostet Münzen
board-sign-ribbon = Siegpunkte, wenn man es zuerst überquert
board-sign-banner = ein Forscher landet auf dieser Insel
board-sign-done = erfüllt
board-sign-crew = Besatzungskarten auf der Hand
