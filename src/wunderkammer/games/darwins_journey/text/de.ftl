game-title = Darwin's Journey
game-blurb = Bilde deine Arbeiter mit Wachssiegeln aus, segle im Kielwasser der HMS Beagle und fülle das Museum mit den Wundern der Galapagos-Inseln.

option-first_game = Erste Partie
option-first_game-help = Statt zufälliger Plättchen und Besatzungskarten werden die für die erste Partie empfohlenen benutzt.
rival-alfred = Alfred
option-alfred = Alfreds Tableau
option-alfred-help = Allein spielst du gegen Alfred: Weiß ist leicht, Blau mittel, Gelb fortgeschritten, Grün schwer.
ruling-free_unlock = Kostenloses Freischalten
ruling-free_unlock-help = Ob die Aktionen eines kostenlos freigeschalteten Feldes wie sonst Münzen kosten.
ruling-free_unlock-all_steps = In allen Schritten kostenlos
ruling-free_unlock-unlocking = Nur das Freischalten ist kostenlos
ruling-tents_at_camp = Zelte in einem Lager
ruling-tents_at_camp-help = Wie viele Zelte ein Spieler in einem Lager haben darf.
ruling-tents_at_camp-one = Eines je Spieler
ruling-tents_at_camp-any = So viele, wie Platz haben
ruling-fulfil_slot = Beliebiges Ziel erfüllen
ruling-fulfil_slot-help = Auf welche Plätze ein Ziel kommt, das ohne seine Bedingungen erfüllt wird.
ruling-fulfil_slot-any = Auf jeden freien Platz
ruling-fulfil_slot-own_colour = Auf einen Platz seiner Farbe
ruling-redelivery = Wiederholte Lieferung
ruling-redelivery-help = Ob Museumsplättchen vom Aufbau noch einmal geliefert werden können.
ruling-redelivery-delivered = Nur von Spielern gelieferte Plättchen
ruling-redelivery-any = Jedes Plättchen im Museum
ruling-fulfil_between = Erfüllen zwischendurch
ruling-fulfil_between-help = Ob Ziele und Besatzungskarten innerhalb eines Akademie- oder Museumsbesuchs und neben den Aktionen einer Belohnung erfüllt werden dürfen.
ruling-fulfil_between-everywhere = Ja, zwischen allen Aktionen
ruling-fulfil_between-actions = Nur zwischen den Aktionen des eigenen Zuges
ruling-halving = Marken halbieren
ruling-halving-help = Welche Marken eines Umschlags nach seinen Belohnungen halbiert werden.
ruling-halving-what_is_left = Die dann dort liegen
ruling-halving-ranks = Die für die Ränge gezählt wurden
ruling-camp_again = Lager noch einmal nutzen
ruling-camp_again-help = Was ein Lager kostet, das als Belohnung eines Ziels noch einmal genutzt wird.
ruling-camp_again-free = Gar keine Münzen
ruling-camp_again-tent_only = Nur die Zeltkosten entfallen
ruling-declined_letter = Umschlag ablehnen
ruling-declined_letter-help = Ob man die ganze Belohnung eines Umschlags ablehnen und seine Marken dort behalten darf.
ruling-declined_letter-keeps = Ja, die Marken bleiben
ruling-declined_letter-halves = Nein, sie werden auf jeden Fall halbiert
ruling-alfred_spots = Alfreds Orte
ruling-alfred_spots-help = Welche Orte der Haupttagebücher für Alfred leer sein müssen.
ruling-alfred_spots-lenses = Nur Linsen
ruling-alfred_spots-every_spot = Alle Orte
ruling-alfred_unlocks = Was Alfred freischaltet
ruling-alfred_unlocks-help = Welches der Felder, die zu einer seiner Reihen passen, Alfred freischaltet.
ruling-alfred_unlocks-topmost = Das oberste, dann nach Farbe
ruling-alfred_unlocks-colour = Nach Farbe, gleich auf welcher Höhe

# Decisions
ask-place = Setze einen Arbeiter ein.
ask-window = Möchtest du ein Ziel oder eine Besatzungskarte erfüllen?
ask-slot = Wähle einen Platz für das Ziel.
ask-pair = Wähle ein Paar Anfangsziele.
ask-keep = Wähle eine Besatzungskarte, die du behältst.
ask-draft = Behalte eine Besatzungskarte; die übrigen gehen nach links.
ask-explore =
    Erkunde: Ziehe einen Forscher bis zu { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }.
ask-navigate =
    Navigiere: Ziehe dein Schiff bis zu { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }.
ask-post =
    Korrespondenz: Du darfst noch { $number ->
        [one] { $number } Marke
       *[other] { $number } Marken
    } legen.
ask-academy = Akademie: Nimm ein Siegel und lege es in eine Reihe.
ask-purple = Lege ein lila Siegel in eine Reihe.
ask-study = Das Exemplar auf diesem Feld erforschen?
ask-camp = Hier ein Lager errichten?
ask-camp-anywhere = Errichte ein beliebiges Lager.
ask-revisit = Nutze eines deiner Lager noch einmal.
ask-take-goal = Nimm ein offenes Ziel.
ask-fulfil-any = Erfülle eines deiner Ziele, was immer es verlangt.
ask-exchange = Tausche ein vorläufiges Wissen gegen Münzen oder Siegpunkte.
ask-add-explorer = Stelle einen Forscher auf eine weitere Insel.
ask-locked-space = Führe ein gesperrtes Feld aus.
ask-study-any = Erforsche ein beliebiges Exemplar.
ask-study-island = Erforsche ein Exemplar einer Insel mit einem deiner Forscher.
ask-to-beagle = Zur HMS Beagle aufschließen?
ask-unlock = Schalte eine Linse frei.
ask-copy = Kopiere eine nicht erfüllte Besatzungskarte.
ask-redeliver = Wiederhole die Lieferung eines Museumsplättchens.
ask-museum = Museum: versenden oder erforschen.
ask-menu = Welche Aktion kommt als nächste?
ask-either = Wähle eine der Aktionen.
ask-reward =
    Meiste oder zweitmeiste Marken auf dem Umschlag { $envelope_label ->
        [upper] oben
        [middle] in der Mitte
       *[lower] unten
    }: die Belohnung annehmen?

# Moves
move-skip = Ablehnen
move-stop = Hier aufhören
move-done = Nichts weiter erfüllen
move-place =
    Arbeiter { $worker_label ->
        [top] 1
        [second] 2
        [third] 3
        [fourth] 4
       *[fifth] 5
    }: { $spot }
move-pick = Als Nächstes: { $deed }
move-go = Erkunde bis { $space }
move-sail = Segle nach { $space }
move-halt = Zwischenhalt auf { $space }
move-stamp = Marke ({ $stack }) auf den Umschlag: { $envelope }
move-seal =
    Rolle { $scroll_label ->
        [first] 1
        [second] 2
        [third] 3
       *[fourth] 4
    }: { $colour }, Arbeiter { $row_label ->
        [second] 2
        [third] 3
       *[fourth] 4
    }
move-purple = Lila Siegel für Arbeiter: { $row }
move-research = Erforschen: { $specimen }
move-deliver = Versenden: { $specimen }
move-pitch =
    Lager errichten: { $camp } ({ $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    })
move-reuse = Lager noch einmal nutzen: { $camp }
move-take = Nehmen: { $goal }
move-lay =
    { $slot }; { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }, Siegpunkte am Ende: { $points }
move-fulfil = Erfüllen: { $goal }
move-muster = Besatzungskarte { $crew } erfüllen, Arbeiter: { $row }
move-trade = Tauschen gegen { $payment }
move-land = Forscher auf Insel { $island } stellen
move-carry_out = Gesperrtes Feld ausführen: { $spot }
move-unlock = Freischalten: { $spot }
move-catch_up = Zur HMS Beagle segeln
move-imitate = Besatzungskarte { $crew } kopieren
move-choose = Wählen: { $silver } + { $gold }
move-keep = { $crew } behalten, erstes Siegel: { $colour }
move-lay_special = Sonderaktionsplättchen: { $special }
move-lay_letter = Korrespondenzplättchen: { $letter }
move-lay_seal = Siegel: { $colour }
move-open_goal = Offenes Ziel: { $goal }
move-lay_beagle_goal = Beagle-Ziel: { $beagle_goal }
move-lay_specimen = Exemplar: { $specimen }
move-next_in_order = Als Nächster in der Zugreihenfolge: { $owner }
move-deal_crew = Besatzungskarte: { $crew }
move-lay_pair = Anfangsziel: { $goal }
move-alfred_draws = Alfred zieht: { $alfred_card }
move-lay_bonus = Bonuskarte an Feld 5: { $bonus_card }
move-accept =
    Belohnung des Umschlags { $envelope_label ->
        [upper] oben
        [middle] in der Mitte
       *[lower] unten
    } annehmen; die Hälfte deiner Marken dort wird verbraucht
move-decline =
    Belohnung ablehnen; deine Marken auf dem Umschlag { $envelope_label ->
        [upper] oben
        [middle] in der Mitte
       *[lower] unten
    } bleiben liegen

# The log
log-skip = { $player } lehnt ab.
log-stop = { $player } hört hier auf.
log-done = { $player } erfüllt nichts weiter.
log-place = { $player } setzt ein ({ $worker } Arbeiter): { $spot }.
log-pick = { $player } macht weiter mit: { $deed }.
log-go = Der Forscher von { $player } erreicht { $space }.
log-sail = Das Schiff von { $player } erreicht { $space }.
log-halt = { $player } macht einen Zwischenhalt auf { $space }.
log-stamp = { $player } legt eine Marke auf den Umschlag: { $envelope }.
log-seal = { $player } nimmt ein Siegel ({ $colour }, Rolle { $scroll }) für Arbeiter: { $row }.
log-purple = { $player } legt ein lila Siegel, Arbeiter: { $row }.
log-research = { $player } erforscht: { $specimen }.
log-deliver = { $player } versendet: { $specimen }.
log-pitch = { $player } errichtet ein Lager: { $camp }.
log-reuse = { $player } nutzt noch einmal das Lager: { $camp }.
log-take = { $player } nimmt: { $goal }.
log-lay = { $player } belegt: { $slot }.
log-fulfil = { $player } erfüllt: { $goal }.
log-muster = { $player } erfüllt die Besatzungskarte { $crew }, Arbeiter: { $row }.
log-trade = { $player } tauscht vorläufiges Wissen gegen { $payment }.
log-land = { $player } landet auf Insel { $island }.
log-carry_out = { $player } führt das gesperrte Feld aus: { $spot }.
log-unlock = { $player } schaltet frei: { $spot }.
log-catch_up = { $player } schließt zur HMS Beagle auf.
log-imitate = { $player } kopiert die Besatzungskarte { $crew }.
log-choose = { $player } wählt: { $silver } + { $gold }.
log-keep = { $player } behält { $crew }.
log-lay_special = Sonderaktionsplättchen: { $special }.
log-lay_letter = Korrespondenzplättchen: { $letter }.
log-lay_seal = Auf die Schriftrollen kommt ein Siegel: { $colour }.
log-open_goal = Ein Ziel wird aufgedeckt: { $goal }.
log-lay_beagle_goal = Beagle-Ziel: { $beagle_goal }.
log-lay_specimen = Auf die Karte kommt ein Exemplar: { $specimen }.
log-next_in_order = Als Nächster in der Zugreihenfolge: { $owner }.
log-deal_crew = Eine Besatzungskarte wird ausgeteilt: { $crew }.
log-lay_pair = Ein Anfangsziel wird ausgelegt: { $goal }.
log-alfred_draws =
    Alfred zieht { $alfred_card }: { $option1_label ->
        [main] { $option1 } { $row11 }{ $row12 }{ $row13 }{ $row14 }
        [none] {""}
       *[other] { $option1 }
    }{ $option2_label ->
        [main] {", "}{ $option2 } { $row21 }{ $row22 }{ $row23 }{ $row24 }
        [none] {""}
       *[other] {", "}{ $option2 }
    }{ $option3_label ->
        [main] {", "}{ $option3 } { $row31 }{ $row32 }{ $row33 }{ $row34 }
        [none] {""}
       *[other] {", "}{ $option3 }
    }.
log-lay_bonus = Über Feld 5 liegt die Bonuskarte: { $bonus_card }.
log-accept =
    { $player } nimmt die Belohnung des Umschlags { $envelope_label ->
        [upper] oben
        [middle] in der Mitte
       *[lower] unten
    } an.
log-decline =
    { $player } lehnt die Belohnung des Umschlags { $envelope_label ->
        [upper] oben
        [middle] in der Mitte
       *[lower] unten
    } ab; die Marken bleiben liegen.

# What follows by itself
event-gained-coins =
    { $player } erhält { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-gained-vp =
    { $player } erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-gained-theory =
    { $player } rückt { $amount ->
        [one] { $amount } Evolutionsschritt
       *[other] { $amount } Evolutionsschritte
    } vor.
event-gained-knowledge =
    { $player } erhält { $amount ->
        [one] { $amount } vorläufiges Wissen
       *[other] { $amount } × vorläufiges Wissen
    }.
event-gained-worker = { $player } erhält den fünften Arbeiter.
event-paid =
    { $player } bezahlt { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-spent-knowledge =
    { $player } gibt { $amount ->
        [one] { $amount } vorläufiges Wissen
       *[other] { $amount } × vorläufiges Wissen
    } aus.
event-lens-coin = Die Linse von { $player } wird benutzt.
event-landed = Ein Forscher von { $player } landet auf Insel { $island }.
event-ribbon =
    { $player } überquert als Erster das Band auf { $space }: { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-first-arrival =
    { $player } erreicht als Erster { $space }: { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-new-order = { $player } ist Nummer { $place } der Zugreihenfolge.
event-envelope-first = { $player } hat die meisten Marken (Umschlag { $envelope }): { $count }.
event-envelope-second = { $player } hat die zweitmeisten Marken (Umschlag { $envelope }): { $count }.
event-halved =
    { $player } verbraucht { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }, Umschlag: { $envelope }.
event-beagle-scored =
    { $player } erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    } für das Beagle-Ziel ({ $beagle_goal }), Verzögerungsstrafe { $penalty }.
event-round-begins = Runde { $round } beginnt.
event-beagle-moved = Die HMS Beagle segelt nach { $space }.
event-top-scroll =
    Die oberste Schriftrolle wird geleert: { $count ->
        [one] { $count } Siegel
       *[other] { $count } Siegel
    }.
event-set-up-tile = Das Museum hat bereits: { $specimen }.
event-crew-seal = { $player } erhält von der Besatzungskarte ein Siegel: { $colour }.
event-award-silver = Die silberne Auszeichnung hilft { $player }.
event-award-gold = Die goldene Auszeichnung hilft { $player }.
event-nothing-to-do = Das bringt { $player } nichts: { $deed }.

# Alfred
event-alfred-gained-coins =
    Alfred erhält { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-gained-vp =
    Alfred erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-gained-theory =
    Alfred rückt { $amount ->
        [one] { $amount } Evolutionsschritt
       *[other] { $amount } Evolutionsschritte
    } vor.
event-alfred-gained-knowledge =
    Alfred erhält { $amount ->
        [one] { $amount } vorläufiges Wissen
       *[other] { $amount } × vorläufiges Wissen
    }.
event-alfred-gained-worker = Alfred erhält einen Arbeiter.
event-alfred-paid =
    Alfred bezahlt { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-spent-knowledge =
    Alfred gibt { $amount ->
        [one] { $amount } vorläufiges Wissen
       *[other] { $amount } × vorläufiges Wissen
    } aus.
event-alfred-lens-coin = Alfreds Linse wird benutzt.
event-alfred-landed = Alfreds Forscher landet auf Insel { $island }.
event-alfred-ribbon =
    Alfred überquert als Erster das Band auf { $space }: { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-first-arrival =
    Alfred erreicht als Erster { $space }: { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-new-order = Alfred ist Nummer { $place } der Zugreihenfolge.
event-alfred-envelope-first = Alfred hat die meisten Marken (Umschlag { $envelope }): { $count }.
event-alfred-envelope-second = Alfred hat die zweitmeisten Marken (Umschlag { $envelope }): { $count }.
event-alfred-halved =
    Alfred verbraucht { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }, Umschlag: { $envelope }.
event-alfred-rests = Nichts anderes ist möglich: Arbeiter { $row } ruht.
event-alfred-sends = Alfreds unterster freier Arbeiter ({ $row }) geht hierhin: { $spot }.
event-alfred-passes-over =
    Als Nächstes nennt die Karte Arbeiter { $row }, aber { $why ->
        [0] er ist nicht frei.
       *[1] er findet in den Haupttagebüchern keinen Ort, den er einnehmen und bezahlen kann.
    }
event-alfred-penalty =
    Der Abschnitt ist besetzt: Alfreds Strafe beträgt { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-special = Das Sonderaktionstagebuch ist leer: Alfreds unterster freier Arbeiter ({ $row }) geht hierhin, ohne die Aktion: { $spot }.
event-alfred-small = Das kleine Tagebuch ist leer: Alfreds unterster freier Arbeiter ({ $row }) geht dorthin, um ein Feld freizuschalten.
event-alfred-adds = Alfred stellt einen Forscher auf die am weitesten links liegende Insel ohne eigenen: { $island }.
event-alfred-no-island = Alfred hat schon auf allen Inseln Forscher.
event-alfred-stack = Alfred hat einen Stapel geleert und erhält, was daneben steht: { $stack }.
event-alfred-tent = Alfred erhält, was neben seinem Zelt Nummer { $number } steht.
event-alfred-covers = Das neue Siegel verdeckt ein Symbol in Reihe { $row }, Feld { $place }: Alfred führt es aus.
event-alfred-lasting = Für Alfred beginnt ein dauerhafter Effekt wie der eines Ziels: { $slot }.
event-alfred-row-left = Reihe { $row } ist die oberste mit Platz links von der Klammer.
event-alfred-row-right = Links von den Klammern ist alles voll; Reihe { $row } ist die oberste mit Platz rechts davon.
event-alfred-fourth = Auf Rolle { $scroll } wäre jedes Siegel das vierte seiner Farbe.
event-alfred-sailed-out = Alfreds Schiff steht auf dem letzten Feld und bleibt dort.
event-alfred-explored-out = Alle Forscher Alfreds stehen auf letzten Feldern.
event-alfred-acts-one = Alfred führt das einzige Feld mit einer Aktion auf seinem Weg aus: { $space }.
event-alfred-acts-two = Alfred führt die letzten beiden Felder mit Aktionen auf seinem Weg aus: { $space } und { $last }.
event-alfred-no-goal = Es liegt kein Ziel offen, das Alfred abwerfen könnte.
event-alfred-knows = Statt vorläufigem Wissen ({ $count }) nimmt Alfred Münzen.
event-alfred-surplus =
    Alfred hat höchstens { $most } Münzen: { $count ->
        [one] { $count } Münze darüber bewegt
       *[other] { $count } Münzen darüber bewegen
    } stattdessen den Bonusarbeiter.
event-alfred-no-stamps = Alfred hat keine Marken mehr.
event-alfred-second =
    Alfred kann ein zweites Exemplar bezahlen: { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-one-only =
    Alfred kann { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } für ein zweites Exemplar nicht bezahlen.
event-alfred-left-of-two = Von zwei Möglichkeiten nimmt Alfred die linke.
event-alfred-strongest = Alfred schickt Arbeiter { $row } auf den stärksten möglichen Ort: { $spot }.
event-alfred-cheaper = Von gleich starken Orten nimmt Arbeiter { $row } den, der weniger Münzen für Wissen kostet: { $spot }.
event-alfred-colour = Von gleich starken Orten nimmt Arbeiter { $row } die Farbe, die in seiner Reihe am weitesten links liegt ({ $colour }): { $spot }.
event-alfred-buys =
    Fehlende Siegel: Alfred kauft { $count ->
        [one] { $count } vorläufiges Wissen
       *[other] { $count } × vorläufiges Wissen
    } für { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-fails-main = Kein freier Arbeiter kann in ein Haupttagebuch: die nächste Möglichkeit.
event-alfred-fails-academy =
    Der stärkste Ort ist die Akademie, aber { $why ->
        [0] keine von Alfreds Reihen hat Platz
        [1] jedes offene Siegel wäre das vierte seiner Farbe
        [3] kein Siegel liegt offen
       *[2] Alfred könnte das Siegel nicht bezahlen
    }: die nächste Möglichkeit.
event-alfred-fails-special = Im Sonderaktionstagebuch steht schon jemand: die nächste Möglichkeit.
event-alfred-fails-small =
    { $why ->
        [0] Das kleine Tagebuch ist besetzt: die nächste Möglichkeit.
        [1] Alfred hat keine Linse mehr: die nächste Möglichkeit.
       *[2] Kein gesperrtes Feld eines Haupttagebuchs kann Alfred bezahlen: die nächste Möglichkeit.
    }
event-alfred-fails-delivery = Alfred hat kein Exemplar zu versenden: die nächste Möglichkeit.
event-alfred-seal-own = Alfred nimmt für Reihe { $row } ein Siegel: { $colour }, ihre erste Farbe (Rolle { $scroll }).
event-alfred-seal-three = Alfred nimmt für Reihe { $row } das am weitesten links liegende Siegel: { $colour }, denn die Reihe hat schon drei ({ $full }).
event-alfred-seal-left = Alfred nimmt für Reihe { $row } von den möglichen Siegeln das am weitesten links liegende: { $colour } (Rolle { $scroll }).
event-alfred-no-seal =
    Alfred nimmt kein Siegel: { $why ->
        [0] Keine Reihe hat Platz.
        [1] Jedes offene Siegel wäre in der Reihe das vierte seiner Farbe.
        [3] Kein Siegel liegt offen.
       *[2] Er kann die Schriftrolle nicht bezahlen.
    }
event-alfred-steals =
    Auf dem obersten Umschlag, wo er kann ({ $envelope }), übernimmt Alfred die Führung mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }.
event-alfred-fresh =
    Alfred legt { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } auf den obersten Umschlag ohne eigene Marken: { $envelope }.
event-alfred-fewest =
    Alfred legt { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } auf { $why ->
        [0] den Umschlag mit seinen wenigsten Marken
       *[1] den obersten der Umschläge mit seinen wenigsten Marken
    }: { $envelope }.
event-alfred-sails = Alfred segelt auf dem längsten Weg nach { $space }.
event-alfred-explores = Alfreds Forscher auf der am weitesten rechts liegenden Insel, auf der er noch ziehen kann ({ $island }), erreicht { $space }.
event-alfred-camps =
    Alfred errichtet ein Lager ({ $camp }) für { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-no-camp =
    Alfred kann bei { $camp } kein Lager errichten: { $why ->
        [0] Er hat kein Zelt mehr.
        [1] Sein Zelt steht dort schon.
        [2] Kein Zeltplatz ist frei.
       *[3] Er kann es nicht bezahlen.
    }
event-alfred-studies = Alfred erforscht: { $specimen }.
event-alfred-discards = Alfred wirft ein offenes Ziel ab, goldene zuerst: { $goal }.
event-alfred-bonus-moves =
    Der Bonusarbeiter zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } auf { $place }.
event-alfred-lap =
    Das Ende der Bonusleiste bringt Alfred { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-bonus-card = Alfred führt die Bonuskarte an Feld { $place } aus.
event-alfred-unlocks-only = Alfred schaltet frei: { $spot }; kein anderes Feld passt zu Reihe { $row }.
event-alfred-unlocks-topmost = Alfred schaltet frei: { $spot }, das oberste Feld, das zu Reihe { $row } passt.
event-alfred-unlocks-colour = Von gleich hohen Feldern schaltet Alfred frei: { $spot }, die Farbe des Siegels ganz links in Reihe { $row }.
event-alfred-unlocks-most = Von gleich hohen Feldern schaltet Alfred frei: { $spot }; das nutzt die meisten Siegel von Reihe { $row }.
event-alfred-unlocks-left = Von gleichwertigen Feldern schaltet Alfred frei: { $spot }; dieses Siegel liegt in Reihe { $row } am weitesten links.
event-alfred-unlocks-cheap =
    Zu keiner Reihe passt ein Feld: Alfred schaltet { $why ->
        [0] das günstigste frei: { $spot }.
       *[1] von den günstigsten das am weitesten links liegende frei: { $spot }.
    }
event-alfred-delivers-shared =
    Alfred versendet, was auch du erforscht hast{ $why ->
        [0] {""}
        [1] {" "}(von mehreren das, was die meisten Münzen bringt)
       *[2] {" "}(von mehreren gleichwertigen das oben links)
    }: { $specimen }.
event-alfred-delivers-coins =
    Alfred versendet, was ihm am meisten bringt ({ $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }): { $specimen }.
event-alfred-delivers-first =
    Alfred versendet von gleich Wertvollem ({ $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }) das oben links: { $specimen }.
event-alfred-diverse = Alfred legt je eine Marke auf jeden Umschlag.
event-alfred-shuffles = Beide Lieferungen liegen offen: Alfreds Karten werden gemischt.
event-alfred-scores =
    Alfred erhält statt des Beagle-Ziels { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }, Verzögerungsstrafe { $penalty }.
event-alfred-tie =
    Gleichstand: { $why ->
        [0] Du bist auf der Evolutionsleiste weiter und gewinnst.
        [1] Alfred ist auf der Evolutionsleiste weiter und gewinnt.
        [2] Auch bei der Evolution, aber du hast mehr Münzen und gewinnst.
        [3] Auch bei der Evolution, aber Alfred hat mehr Münzen und gewinnt.
       *[4] Auch bei Evolution und Münzen, also gewinnt Alfred.
    }
event-alfred-total =
    Alfreds Endstand: { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.

# Why not
no-goal-not-yours = Dieses Ziel hast du nicht: { $goal }.
no-goal-done = Dieses Ziel hast du schon erfüllt: { $goal }.
no-no-slot-at-all =
    { $missing ->
        [0] Alle deine Plätze sind belegt.
        [one] Du kannst keinen freien Platz bezahlen; dir fehlt { $missing } Münze.
       *[other] Du kannst keinen freien Platz bezahlen; dir fehlen { $missing } Münzen.
    }
no-goal-lacks =
    Noch nicht erfüllt: { $needed ->
        [0] Dein Schiff muss bei der HMS Beagle oder vor ihr stehen.
       *[other] { $what }, { $have } von { $needed }.
    }
no-no-slot =
    { $missing ->
        [0] Alle Plätze dieser Farbe sind belegt.
        [one] Du kannst keinen freien Platz dieser Farbe bezahlen; dir fehlt { $missing } Münze.
       *[other] Du kannst keinen freien Platz dieser Farbe bezahlen; dir fehlen { $missing } Münzen.
    }
no-crew-not-yours = Diese Besatzungskarte gehört dir nicht oder ist schon erfüllt.
no-worker-has-card = Dieser Arbeiter hat schon eine Besatzungskarte erfüllt.
no-crew-lacks =
    Für diese Besatzungskarte fehlen der Reihe Siegel:{ $green ->
        [0] {""}
       *[other] {" "}{ $green } × Grün,
    }{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } × Blau,
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } × Gelb,
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } × Rot,
    }{ $purple ->
        [0] {""}
       *[other] {" "}abzüglich { $purple } × Lila,
    } zusammen { $missing }.
no-slot-of-other-colour = Ein Ziel kommt auf einen Platz seiner eigenen Farbe.
no-slot-taken = Auf diesem Platz liegt schon ein Ziel.
no-coins-missing =
    Dir { $missing ->
        [one] fehlt { $missing } Münze
       *[other] fehlen { $missing } Münzen
    }.
no-finish-first = Beende zuerst die laufende Aktion; Ziele und Besatzungskarten werden zwischen zwei Aktionen erfüllt.
no-goal-not-open = Dieses Ziel liegt nicht aus.
no-no-explorer-there = Du hast keinen Forscher auf dieser Insel.
no-only-forward = Figuren ziehen nur vorwärts.
no-space-taken = Dort steht ein anderer Forscher; das Feld wird übersprungen.
no-too-far = Es ist { $needed } Felder entfernt, und du hast { $steps }.
no-no-extra-stop = Ein Zwischenhalt braucht die goldene Auszeichnung und danach noch Schritte.
no-not-on-the-way = Mit dieser Aktion kommt deine Figur nicht dorthin.
no-already-at-beagle = Dein Schiff ist bei der HMS Beagle oder schon weiter.
no-explorer-there = Auf dieser Insel hast du schon einen Forscher.
no-seal-not-there = Auf dieser Schriftrolle liegt kein solches Siegel.
no-row-full = In dieser Reihe ist kein Platz frei, oder es gibt kein lila Siegel mehr.
no-stack-empty = In diesem Stapel sind keine Marken.
no-stacks-first = Brauche erst deine Stapel auf, dann die benutzten Marken.
no-one-envelope = Alle Marken dieser Aktion kommen auf einen Umschlag.
no-visit-researches = Bei diesem Besuch erforschst du; beides zugleich geht nicht.
no-visit-delivers = Bei diesem Besuch versendest du; beides zugleich geht nicht.
no-not-researched = Du hast dieses Exemplar nicht erforscht.
no-already-in-museum = Sein Plättchen liegt schon im Museum.
no-already-researched = Du hast dieses Exemplar schon erforscht.
no-not-in-museum = Sein Plättchen liegt nicht im Museum.
no-set-up-tile = Dieses Plättchen liegt seit dem Aufbau im Museum; niemand hat es geliefert.
no-another-specimen-here = Diese Aktion reicht nicht zu diesem Exemplar.
no-no-tent = Alle deine Zelte stehen schon.
no-tent-there = In diesem Lager steht schon eines deiner Zelte.
no-camp-full = In diesem Lager ist kein Zeltplatz frei.
no-not-here = Deine Figur hält nicht bei diesem Lager.
no-no-tent-there = In diesem Lager steht keines deiner Zelte.
no-deed-impossible = Diese Aktion bringt dir gerade nichts.
no-not-copyable = Kopieren kann man nur noch nicht erfüllte Besatzungskarten.
no-no-knowledge = Du brauchst ein vorläufiges Wissen.
no-no-lens = Du hast keine Linse mehr in der Reserve.
no-not-locked = Es muss ein gesperrtes Feld sein.
no-top-to-bottom = Auf dieser Seite muss zuerst das Feld darüber freigeschaltet werden.
no-once-per-turn = Dieses Feld hast du in diesem Zug schon ausgeführt.
no-worker-away = Dieser Arbeiter ist nicht frei.
no-no-tile = Hier liegt kein Plättchen.
no-locked =
    Dieses Feld ist gesperrt; Freischalten kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
no-lens-taken = Auf dieser Linse steht schon ein Arbeiter.
no-seals-missing =
    Es fehlen Siegel:{ $green ->
        [0] {""}
       *[other] {" "}{ $green } × Grün,
    }{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } × Blau,
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } × Gelb,
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } × Rot,
    }{ $purple ->
        [0] {""}
       *[other] {" "}abzüglich { $purple } × Lila,
    } also würde vorläufiges Wissen reichen: { $missing }; du hast { $have }, das sind { $short } zu wenig.
no-penalty =
    In diesem Abschnitt steht schon ein Arbeiter: Die Strafe beträgt { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }, dir { $missing ->
        [one] fehlt { $missing } Münze
       *[other] fehlen { $missing } Münzen
    }.
no-not-in-hand = Diese Besatzungskarte hast du nicht auf der Hand.
no-pair-taken = Dieses Paar ist nicht zu haben.
no-reward-first = Nimm zuerst deine Belohnung des Umschlags an, oder lehne sie ab ({ $envelope }).

# The score sheet
opponent-alfred = Alfred
score-track = Siegpunkteleiste
score-goals = Ziele
score-workers = Ausgebildete Arbeiter
score-tents = Alle Zelte
score-theory = Evolutionstheorie
score-coins = Münzen
score-knowledge = Vorläufiges Wissen

# What goals count
measure-stacks = leere Stapel
measure-theory = Evolutionsschritte
measure-tents = aufgestellte Zelte
measure-lenses = gelegte Linsen
measure-beagle = Schiff bei der Beagle
measure-vp = Siegpunkte
measure-coins = Münzen
measure-knowledge = vorläufiges Wissen
measure-goals = erfüllte Ziele
measure-seals-green = grüne Siegel
measure-seals-blue = blaue Siegel
measure-seals-yellow = gelbe Siegel
measure-seals-red = rote Siegel
measure-kind-reptile = Reptilien
measure-kind-plant = Pflanzen
measure-kind-bird = Vögel
measure-kind-fossil = Fossilien
measure-colour-green = grüne Exemplare
measure-colour-blue = blaue Exemplare
measure-colour-red = rote Exemplare
measure-colour-yellow = gelbe Exemplare

# Names
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
colour-red = Rot
worker-top = oberster
worker-second = zweiter
worker-third = dritter
worker-fourth = vierter
worker-fifth = fünfter
row-second = zweiter
row-third = dritter
row-fourth = vierter
spot-small_left = Kleines Tagebuch 1
spot-small_right = Kleines Tagebuch 2
spot-museum = Museum
spot-turn_order = Zugreihenfolge
spot-goal = Ziele
island-a = A
island-b = B
island-c = C
envelope-upper = oben
envelope-middle = Mitte
envelope-lower = unten
stack-first = erster Stapel
stack-second = zweiter Stapel
stack-third = dritter Stapel
stack-used = benutzte Marken
scroll-first = 1
scroll-second = 2
scroll-third = 3
scroll-fourth = 4
payment-coins = Münzen
payment-vp = Siegpunkte
bonus_card-first = die erste
bonus_card-second = die zweite
crew-c1 = Zahlmeister (8 Münzen)
crew-c2 = Pfadfinder (zweimal Erkundung 2)
crew-c3 = Denker (5 Evolutionsschritte)
crew-c4 = Bootsmann (einen Forscher stellen)
crew-c5 = Optiker (kostenlos eine Linse freischalten)
crew-c6 = Postmeister (4 Briefmarken auf beliebige Umschläge)
crew-c7 = Kopist (eine Besatzungskarte kopieren)
crew-c8 = Steuermann (Schiff zur Beagle)
crew-c9 = Schlosser (ein gesperrtes Feld ausführen)
crew-c10 = Lagermeister (beliebiges Lager)
crew-c11 = Siegelbewahrer (lila Siegel)
crew-c12 = Präparator (ein beliebiges Exemplar erforschen)
crew-c13 = Bibliothekar (2 × vorläufiges Wissen, 3 Siegpunkte)
crew-c14 = Zeichner (8 Siegpunkte)
crew-c15 = Sekretär (ein Ziel nehmen, ein Ziel erfüllen)
crew-c16 = Naturforscher (2 Evolutionsschritte, 1 vorläufiges Wissen, 3 Münzen)
special-t1 = 1: Ziel nehmen, Ziel erfüllen
special-t2 = 2: 3 Münzen und Wissen
special-t3 = 3: Lieferung wiederholen
special-t4 = 4: Forscher stellen
special-t5 = 5: Wissen tauschen
special-t6 = 6: beliebiges Exemplar erforschen
special-t7 = 7: lila Siegel und 1 Münze
special-t8 = 8: beliebiges Lager
special-t9 = 9: gesperrtes Feld ausführen
special-t10 = 10: Erkundung 2 und Navigation 2
special-t11 = 11: 3 Evolutionsschritte
special-t12 = 12: kostenlos freischalten
letter-l1 = 1: Wissen und 2 Münzen / 2 Münzen
letter-l2 = 2: 4 Münzen / 2 Münzen
letter-l3 = 3: 2 Evolutionsschritte / 1
letter-l4 = 4: Erkundung 2 / 1
letter-l5 = 5: Navigation 2 / 1
letter-l6 = 6: Akademie 2 Münzen billiger / Akademie
letter-l7 = 7: 4 Siegpunkte / 2
letter-l8 = 8: Erkundung 1 und Navigation 1 / eines davon
beagle_goal-b1 = gelbe Siegel
beagle_goal-b2 = rote Siegel
beagle_goal-b3 = grüne Siegel
beagle_goal-b4 = blaue Siegel
beagle_goal-b5 = Reptilien
beagle_goal-b6 = Pflanzen
beagle_goal-b7 = Vögel
beagle_goal-b8 = Fossilien
beagle_goal-b9 = leere Stapel
beagle_goal-b10 = Linsen
beagle_goal-b11 = erfüllte Ziele
beagle_goal-b12 = Zelte
deed-explore = Erkundung
deed-navigate = Navigation
deed-post = Korrespondenz
deed-academy = Akademie
deed-purple = lila Siegel
deed-study = Exemplar erforschen
deed-camp = Lager
deed-camp_anywhere = beliebiges Lager
deed-revisit = Lager noch einmal
deed-take_goal = Ziel nehmen
deed-fulfil_any = beliebiges Ziel erfüllen
deed-exchange = Wissen tauschen
deed-add_explorer = Forscher stellen
deed-locked_space = gesperrtes Feld
deed-study_any = beliebiges Exemplar erforschen
deed-study_island = Inselexemplar erforschen
deed-to_beagle = zur Beagle
deed-unlock = Linse freischalten
deed-copy = Besatzungskarte kopieren
deed-redeliver = Lieferung wiederholen
deed-museum = Museum

option-alfred-white = Weiß: leicht
option-alfred-blue = Blau: mittel
option-alfred-yellow = Gelb: fortgeschritten
option-alfred-green = Grün: schwer
seal-green = grünes Siegel
seal-blue = blaues Siegel
seal-yellow = gelbes Siegel
seal-red = rotes Siegel
seal-purple = lila Siegel

space-o0 = O0
space-o1 = O1
space-o2 = O2
space-o3 = O3
space-o4 = O4
space-o5 = O5
space-o6 = O6
space-o7 = O7
space-o8 = O8
space-o9 = O9
space-o10 = O10
space-o11 = O11
space-o12 = O12
space-o13 = O13
space-o14 = O14
space-o15 = O15
space-o16 = O16
space-o17 = O17
space-o18 = O18
space-o19 = O19
space-o20 = O20
space-o21 = O21
space-o22 = O22
space-o23 = O23
space-o24 = O24
space-o25 = O25
space-o26 = O26
space-a0 = A0
space-a1 = A1
space-a2 = A2
space-a3 = A3
space-a4 = A4
space-a5 = A5
space-a6 = A6
space-a7 = A7
space-a8 = A8
space-a9 = A9
space-a10 = A10
space-a11 = A11
space-a12 = A12
space-a13 = A13
space-a14 = A14
space-a15 = A15
space-a16 = A16
space-a17 = A17
space-a18 = A18
space-a19 = A19
space-a20 = A20
space-a21 = A21
space-a22 = A22
space-a23 = A23
space-a24 = A24
space-b0 = B0
space-b1 = B1
space-b2 = B2
space-b3 = B3
space-b4 = B4
space-b5 = B5
space-b6 = B6
space-b7 = B7
space-b8 = B8
space-b9 = B9
space-b10 = B10
space-b11 = B11
space-b12 = B12
space-b13 = B13
space-b14 = B14
space-c0 = C0
space-c1 = C1
space-c2 = C2
space-c3 = C3
space-c4 = C4
space-c5 = C5
space-c6 = C6
space-c7 = C7
space-c8 = C8
space-c9 = C9
space-c10 = C10
camp-o6 = O6
camp-o12 = O12
camp-o19 = O19
camp-a4 = A4
camp-a7 = A7
camp-a14 = A14
camp-b4 = B4
camp-b9 = B9
camp-c3 = C3
spot-exploration_1 = Erkundung 1
spot-exploration_2 = Erkundung 2
spot-exploration_3 = Erkundung 3
spot-navigation_1 = Navigation 1
spot-navigation_2 = Navigation 2
spot-navigation_3 = Navigation 3
spot-correspondence_1 = Korrespondenz 1
spot-correspondence_2 = Korrespondenz 2
spot-correspondence_3 = Korrespondenz 3
spot-academy_1 = Akademie 1
spot-academy_2 = Akademie 2
spot-academy_3 = Akademie 3
spot-special_left_1 = Sonderfeld 1 links
spot-special_right_1 = Sonderfeld 1 rechts
spot-special_left_2 = Sonderfeld 2 links
spot-special_right_2 = Sonderfeld 2 rechts
spot-special_left_3 = Sonderfeld 3 links
spot-special_right_3 = Sonderfeld 3 rechts
specimen-green_reptile = Grünes Reptil
specimen-green_plant = Grüne Pflanze
specimen-green_bird = Grüner Vogel
specimen-green_fossil = Grünes Fossil
specimen-blue_reptile = Blaues Reptil
specimen-blue_plant = Blaue Pflanze
specimen-blue_bird = Blauer Vogel
specimen-blue_fossil = Blaues Fossil
specimen-red_reptile = Rotes Reptil
specimen-red_plant = Rote Pflanze
specimen-red_bird = Roter Vogel
specimen-red_fossil = Rotes Fossil
specimen-yellow_reptile = Gelbes Reptil
specimen-yellow_plant = Gelbe Pflanze
specimen-yellow_bird = Gelber Vogel
specimen-yellow_fossil = Gelbes Fossil
slot-silver_1 = Silberplatz 1 (ein eigenes Lager noch einmal nutzen)
slot-silver_2 = Silberplatz 2 (Schriftrollen kosten nichts)
slot-silver_3 = Silberplatz 3 (ein Exemplar einer Insel mit eigenem Forscher erforschen)
slot-silver_4 = Silberplatz 4 (ein Buch mehr)
slot-silver_5 = Silberplatz 5 (keine Belohnung)
slot-gold_1 = Goldplatz 1 (fünfter Arbeiter)
slot-gold_2 = Goldplatz 2 (lila Siegel)
slot-gold_3 = Goldplatz 3 (Strafe um 1 niedriger)
slot-gold_4 = Goldplatz 4 (Verzögerungen höchstens je 2)
slot-gold_5 = Goldplatz 5 (keine Belohnung)
alfred_card-a1 = Aktionskarte 1
alfred_card-a2 = Aktionskarte 2
alfred_card-a3 = Aktionskarte 3
alfred_card-a4 = Aktionskarte 4
alfred_card-a5 = Aktionskarte 5
alfred_card-a6 = Aktionskarte 6
alfred_card-a7 = Aktionskarte 7
alfred_card-a8 = Aktionskarte 8
alfred_option-rest = Ruhe
alfred_option-main = Haupttagebuch
alfred_option-deliver = Lieferung
alfred_option-special_left = Sonderaktionstagebuch links
alfred_option-special_right = Sonderaktionstagebuch rechts
alfred_option-small = kleines Tagebuch
alfred_row-a = A
alfred_row-b = B
alfred_row-c = C
alfred_row-d = D
alfred_row-bonus = Bonusarbeiter
goal-s1 = Silbernes Ziel (Schiff bei der Beagle und 2 × vorläufiges Wissen)
goal-s2 = Silbernes Ziel (1 leerer Stapel und 1 Reptil)
goal-s3 = Silbernes Ziel (2 blaue Siegel und 1 rotes Exemplar)
goal-s4 = Silbernes Ziel (8 Siegpunkte und 1 Vogel)
goal-s5 = Silbernes Ziel (2 gelbe Siegel und 1 blaues Exemplar)
goal-s6 = Silbernes Ziel (1 Fossil und 1 Vogel)
goal-s7 = Silbernes Ziel (15 Siegpunkte und 2 leere Stapel)
goal-s8 = Silbernes Ziel (1 Pflanze und 1 Reptil)
goal-s9 = Silbernes Ziel (2 grüne Siegel und 1 grünes Exemplar)
goal-s10 = Silbernes Ziel (10 Münzen und 2 Linsen)
goal-s11 = Silbernes Ziel (Evolutionsschritt 7 und 2 Zelte)
goal-s12 = Silbernes Ziel (2 rote Siegel und 1 gelbes Exemplar)
goal-s13 = Silbernes Ziel (Schiff bei der Beagle und 1 Zelt)
goal-s14 = Silbernes Ziel (Evolutionsschritt 5 und 1 Pflanze)
goal-g1 = Goldenes Ziel (2 Vögel und 2 Linsen)
goal-g2 = Goldenes Ziel (2 grüne Exemplare und 2 × vorläufiges Wissen)
goal-g3 = Goldenes Ziel (2 Pflanzen und 2 Zelte)
goal-g4 = Goldenes Ziel (1 gelbes Siegel, 1 grünes Siegel und 3 Linsen)
goal-g5 = Goldenes Ziel (1 blaues Siegel, 1 rotes Siegel und 3 Zelte)
goal-g6 = Goldenes Ziel (2 rote Exemplare und 14 Münzen)
goal-g7 = Goldenes Ziel (2 gelbe Exemplare und 20 Siegpunkte)
goal-g8 = Goldenes Ziel (Evolutionsschritt 9 und 2 Reptilien)
goal-g9 = Goldenes Ziel (2 grüne Exemplare und 3 × vorläufiges Wissen)
goal-g10 = Goldenes Ziel (2 blaue Exemplare und Schiff bei der Beagle)
goal-g11 = Goldenes Ziel (2 rote Exemplare und Schiff bei der Beagle)
goal-g12 = Goldenes Ziel (2 Fossilien und 3 Zelte)
goal-g13 = Goldenes Ziel (3 gelbe Siegel und 2 leere Stapel)
goal-g14 = Goldenes Ziel (Evolutionsschritt 12 und 4 blaue Siegel)
