# Was alles auf dem Tisch bedeutet: thing-… benennt, what-… erklärt.
thing-spot = { $spot }
what-spot = Ein Arbeiter hier bringt: { $gives }. { $needs ->
    [0] Siegel sind nicht nötig.
   *[more] Seine Reihe braucht { $needs } der gezeigten Siegel; vorläufiges Wissen ersetzt, was fehlt.
} { $lens ->
    [locked] Der Ort ist gesperrt: Erst muss jemand eine Linse herlegen und dafür zahlen.
    [owned] Hier liegt eine Linse von { $owner }: Fremde Arbeiter darauf bringen { $owner } je eine Münze.
    [free] Der Ort kostet nie etwas.
   *[open] In den Tagebüchern zahlt jeder Arbeiter nach dem ersten eines Abschnitts eine Strafe in Münzen.
}
thing-worker = { $board }: { $worker_nom }
what-worker = In jedem Zug wird ein Arbeiter eingesetzt und führt die Aktionen seines Ortes aus. Die Siegel seiner Reihe bestimmen, wohin er darf.
thing-row = { $owner }: Siegel { $row_gen }
what-row = { $seals } von 6 Siegeln. Vier ergeben die silberne Auszeichnung, sechs die goldene: Sie verbessern die Aktionen des Arbeiters. Die Plätze kosten der Reihe nach { $costs } Münzen; fünf Siegel zählen am Ende 3 Punkte, sechs 10.
thing-seals = { $board }: Siegel { $worker_gen }
what-seals = Sie bestimmen, welche Orte der Arbeiter nutzen darf; mit vier hat er die silberne Auszeichnung, mit sechs die goldene.
thing-space = { $space }
what-space = { $pays ->
    [no] Das Feld selbst bringt nichts.
   *[yes] Eine Figur, die hier anhält, bringt: { $gives }.
}{ $lies ->
    [yes] { " " }Hier lässt sich { $specimen_nom } erforschen.
   *[no] { "" }
}{ $camp ->
    [yes] { " " }Im Lager daneben kann ein Zelt stehen.
   *[no] { "" }
}{ $ribbon ->
    [0] { "" }
    [one] { " " }Wer das Band zuerst überquert, erhält { $ribbon } Punkt.
   *[other] { " " }Wer das Band zuerst überquert, erhält { $ribbon } Punkte.
}{ $banner ->
    [none] { "" }
   *[island] { " " }Beim Überqueren des Banners landet ein Forscher auf Insel { $banner }.
}{ $beagle ->
    [yes] { " " }Hier hält die HMS Beagle; Schiffe hinter ihr verlieren Punkte.
   *[no] { "" }
}
thing-camp = Lager { $camp }
what-camp = Wer daneben anhält, darf hier ein Zelt aufstellen; das erste, zweite und dritte kosten { $costs } Münzen. Das bringt: { $gives }, dazu, was neben dem Zelt steht.
thing-letter = { $envelope_label ->
    [upper] Oberer Umschlag
    [middle] Mittlerer Umschlag
   *[lower] Unterer Umschlag
}
what-letter = Nach jeder Runde bringen die meisten Marken hier: { $first }; die zweitmeisten: { $second }. Danach wird bei den Belohnten die Hälfte der Marken verbraucht.
thing-researched = { $specimen } ({ $owner })
what-researched = { $done ->
    [yes] Erforscht: Dieses Exemplar kann ins Museum versendet werden und zählt für Ziele.
   *[no] Noch nicht erforscht: Dazu hält eine Figur darauf an, oder du besuchst das Museum.
}
thing-museum-drawer = { $specimen } im Museum
what-museum-drawer = { $there ->
    [yes] Das Plättchen liegt im Museum: Dort kann das Exemplar erforscht werden.
   *[no] Ist es erforscht, kann es hierher versendet werden: Jede andere Schublade seiner Reihe und Spalte gibt 1 Münze, wenn sie leer ist, und einen Evolutionsschritt, wenn sie gefüllt ist.
} Bei Zielen zählt es zu den { $kind_dat }.
thing-goal = { $goal }
what-goal = Erfülle es in deinem Zug, sobald du hast, was es verlangt (1/2: bisher eins von zweien); nichts wird ausgegeben. Es kommt auf einen Platz seiner Farbe, dessen Belohnung du bekommst und dessen Punkte am Ende zählen.
thing-slot = { $slot }
what-slot = Hierher kommt ein erfülltes Ziel dieser Farbe. Es zählt am Ende { $vp ->
    [one] { $vp } Punkt
   *[other] { $vp } Punkte
}, und der Platz kostet { $cost ->
    [0] nichts
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}.
thing-crew = { $crew }
what-crew = Einer deiner Arbeiter braucht: { $needs }; dann bringt die Karte: { $gives }. Jeder Arbeiter erfüllt höchstens eine Karte. Die blassen Siegel fehlen noch in der Reihe, die am nächsten daran ist.
thing-pair = Anfangsziele, Paar { $pair }
what-pair = { $lies ->
    [yes] Du nimmst beide Ziele in deine Reserve: { $goals }.
   *[no] Dieses Paar ist schon vergeben.
}
thing-beagle-goal = Beagle-Ziel der Runde { $round }
what-beagle-goal = { $laid ->
    [yes] Am Ende von Runde { $round } zählen { $aim }: je Stück { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } für alle. Schiffe hinter der Beagle verlieren einen Teil.
   *[no] Noch nicht ausgelegt.
}
thing-seal = { $name }
what-seal = { $colour_label ->
    [green] Bildet für die Erkundung aus.
    [blue] Bildet für die Navigation aus.
    [yellow] Bildet für die Korrespondenz aus.
    [red] Bildet für die Akademie aus.
   *[purple] Steht für jede Farbe.
} { $count ->
    [one] { $count } ist noch im Vorrat.
   *[other] { $count } sind noch im Vorrat.
}
thing-scroll = Schriftrolle { $scroll } der Akademie
what-scroll = Ein Siegel von hier kostet { $cost ->
    [0] nur
    [one] { $cost } Münze und dazu
   *[other] { $cost } Münzen und dazu
} den Preis des Platzes in der Reihe des Arbeiters. Beim Aufräumen rücken die Rollen auf und werden gefüllt.
thing-person = { $board }
what-person = { $vp ->
    [one] { $vp } Punkt
   *[other] { $vp } Punkte
} auf der Leiste, { $total } mit allem, was am Ende zählen würde.
thing-vp = Siegpunkte
what-vp = Die höchste Summe gewinnt; in Klammern steht, was zählte, wenn jetzt Schluss wäre.
thing-coins = Münzen
what-coins = Damit zahlst du Siegel, Zelte, Linsen und Strafen. Am Ende zählen je 5 einen Punkt.
thing-knowledge = Vorläufiges Wissen
what-knowledge = Jedes ersetzt beim Einsetzen eines Arbeiters ein fehlendes Siegel. Am Ende zählt jedes 1 Punkt.
thing-theory = Evolutionstheorie
what-theory = Schritte auf der Leiste; erreichte Bücher zählen am Ende je 2 Punkte und 1 mehr für jede volle Reihe des Museums.
thing-tents = Aufgestellte Zelte
what-tents = Zelte stehen in Lagern und bringen deren Aktionen und was daneben steht. Alle fünf zählen am Ende 5 Punkte.
thing-lenses = Linsen in Reserve
what-lenses = Mit einer Linse schaltest du ein gesperrtes Feld für alle frei; andere, die dort einsetzen, bringen dir eine Münze.
thing-explorers = Forscher in Reserve
what-explorers = Sie landen auf weiteren Inseln, wenn dein Schiff ein Banner überquert.
thing-stamps = Briefmarken
what-stamps = Sie kommen auf Umschläge; die meisten bringen die Belohnung. Ein geleerter Stapel gibt, was neben ihm steht.
thing-hand = Besatzungskarten auf der Hand
what-hand = Davon behalten alle zu Beginn drei.
thing-step = Evolution, Schritt { $step }
what-step = { $book ->
    [yes] Ein Buch: Es zählt am Ende umso mehr, je mehr Reihen des Museums voll sind.
   *[no] Ein Schritt zum nächsten Buch.
}
thing-row-coin = Münze dieser Reihe
what-row-coin = Das erste Exemplar, das in diese Reihe versendet wird, bringt sie ein.
thing-museum = Museum
what-museum = Sechzehn Schubladen für Exemplare. Ein versendetes bringt Münzen und Evolutionsschritte aus Reihe und Spalte.
thing-offices = Akademie, Umschläge, Ziele
what-offices = Hier gibt es Siegel, Umschläge für Briefmarken und Ziele.
thing-journals = Tagebücher
what-journals = Orte für Arbeiter. Der erste in einem Abschnitt ist kostenlos, für jeden weiteren zahlt man eine Strafe.
thing-round = Runde
what-round = Fünf Runden: alle Arbeiter einsetzen, dann Zugreihenfolge, Umschläge, das Beagle-Ziel und Aufräumen.
thing-order = Zugreihenfolge
what-order = Wer einen Arbeiter auf der Zugreihenfolge hat, ist in der nächsten Runde früher dran.
thing-chart = Karte der Galápagosinseln
what-chart = Schiffe fahren auf dem Meer, Forscher ziehen über die Inseln; wo sie anhalten, bringen sie ein, was dort abgebildet ist.
thing-setup = Aufbau
what-setup = Alle behalten Besatzungskarten und wählen ein Paar Anfangsziele.
thing-alfred = Alfred
what-alfred = Dein Gegner, wenn du allein spielst. In jedem Zug zieht er eine Karte und tut das Erste darauf, was er kann.
thing-bonus = Alfreds Bonusleiste
what-bonus = Sein Bonusarbeiter läuft im Kreis; auf zwei Feldern wirkt eine Bonuskarte, und am Ende des Kreises punktet er.
thing-alfred-card = { $alfred_card }
what-alfred-card = Zieht Alfred sie, versucht er von oben nach unten, was darauf steht, und ruht, wenn nichts geht.
thing-move-skip = Verzichten
what-move-skip = Du lässt diese Aktion aus und machst weiter.
thing-move-stop = Aufhören
what-move-stop = Du beendest diese Aktion hier.
thing-move-done = Fertig
what-move-done = Du erfüllst jetzt nichts mehr und beendest deinen Teil.
thing-move-pick = Aktion wählen
what-move-pick = Die Aktionen eines Felds kommen in beliebiger Reihenfolge.
thing-move-trade = Wissen tauschen
what-move-trade = Vorläufiges Wissen wird zu Münzen oder Punkten.
thing-move-catch_up = Zur Beagle
what-move-catch_up = Dein Schiff fährt zur HMS Beagle und überquert dabei Banner.
thing-move-accept = Annehmen
what-move-accept = Du nimmst die ganze Belohnung; die Hälfte deiner Marken auf dem Umschlag wird verbraucht.
thing-move-decline = Ablehnen
what-move-decline = Du nimmst nichts; deine Marken bleiben auf dem Umschlag.
thing-specimens = { $name }
what-specimens = Eine Art von Exemplaren: zählt für Ziele und für die Beagle.
thing-deed = { $name }
what-deed = { $sign ->
    [walking-boot] Ein Forscher zieht auf seiner Insel bis zu so viele Felder weit; auch das Zeichen der Forscher und der grünen Siegel.
    [anchor] Dein Schiff fährt bis zu so viele Felder weit; auch das Zeichen der blauen Siegel.
    [post-stamp] So viele Briefmarken kommen auf einen Umschlag.
    [graduate-cap] Nimm ein Siegel von einer Schriftrolle und zahle dafür; auch das Zeichen der roten Siegel.
    [wax-seal] Ein Siegel kommt in die Reihe eines Arbeiters.
    [bullseye] Nimm eines der offenen Ziele.
    [check-mark] Ziele, die du erfüllt und auf ihre Plätze gelegt hast; am Ende zählen sie Punkte.
    [cycle] Vorläufiges Wissen wird zu Münzen oder Punkten.
    [padlock] Nimmt keinen Arbeiter auf, bis jemand eine Linse hinlegt.
    [microscope] Lege einen Forschungsmarker auf ein Exemplar deines Tableaus.
    [magnifying-glass] Lege eine Linse auf ein gesperrtes Feld, zahle dafür und führe seine Aktionen aus.
    [greek-temple] Versende Exemplare oder erforsche welche, die im Museum liegen.
    [camping-tent] Ein Zelt in einem Lager bringt dessen Aktionen.
    [card-draw] Besatzungskarten; eine Kopie bringt deren Belohnung.
    [shooner-sailboat] Dein Schiff fährt zur HMS Beagle.
    [sailboat] Ein Schiff auf dem Meer.
    [pawn] Ein Arbeiter.
    [tied-scroll] Schriftrollen kosten dich nichts mehr.
    [book-cover] Zählt am Ende, mal den vollen Reihen des Museums.
    [scales] Deine Strafen beim Einsetzen sind um 1 niedriger.
    [hourglass] Verzögerungen hinter der Beagle kosten dich höchstens je 2.
    [queen-crown] Ein lila Siegel zählt als jede Farbe.
    [envelope] Umschläge belohnen die meisten Marken; auch das Zeichen der gelben Siegel.
    [ribbon-medal] Wer das Band zuerst überquert, punktet.
    [flying-flag] Hinter dem Banner landet ein Forscher auf dieser Insel.
   *[lighthouse] Ein Halt der HMS Beagle.
}
