game-title = Darwin’s Journey
game-blurb = Bilde deine Arbeiter mit Wachssiegeln aus, segle im Kielwasser der HMS Beagle und fülle das Museum mit den Wundern der Galápagosinseln.

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
ruling-redelivery-help = Ob Museumsplättchen vom Aufbau noch einmal versendet werden können.
ruling-redelivery-delivered = Nur von Spielern versendete Plättchen
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
    } weit.
ask-navigate =
    Navigiere: Ziehe dein Schiff bis zu { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } weit.
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
ask-unlock = Schalte ein gesperrtes Feld frei.
ask-copy = Kopiere eine nicht erfüllte Besatzungskarte.
ask-redeliver = Wiederhole die Lieferung eines Museumsplättchens.
ask-museum = Museum: Versende ein Exemplar oder erforsche eines.
ask-menu = Welche Aktion kommt als Nächstes?
ask-either = Wähle eine der Aktionen.
ask-reward = { $place ->
    [1] Du hast { $envelope_at } die meisten Marken. Nimmst du die Belohnung für den ersten Platz an?
   *[other] Du hast { $envelope_at } die zweitmeisten Marken. Nimmst du die Belohnung für den zweiten Platz an?
}

# Moves
move-skip = Verzichte darauf
move-stop = Höre hier auf
move-done = Erfülle nichts weiter
move-place = Setze { $worker_acc } { $spot_to }
move-pick = Mache mit { $deed_dat } weiter
move-go = Ziehe einen Forscher nach { $space }
move-sail = Segle nach { $space }
move-halt = Lege auf { $space } einen Zwischenhalt ein
move-stamp = Lege eine Marke { $stack_from } { $envelope_to }
move-seal = Nimm ein { $colour_acc } Siegel von Rolle { $scroll } für { $row_acc }
move-purple = Nimm ein lila Siegel für { $row_acc }
move-research = Erforsche { $specimen_acc }
move-deliver = Versende { $specimen_acc } ans Museum
move-pitch =
    Errichte auf { $camp } ein Lager ({ $amount ->
        [0] kostenlos
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    })
move-reuse = Nutze das Lager auf { $camp } noch einmal
move-take = Nimm { $goal_acc }
move-lay =
    Lege das Ziel { $amount ->
        [0] kostenlos
        [one] für { $amount } Münze
       *[other] für { $amount } Münzen
    } { $slot_to }; am Ende zählt es { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
move-fulfil = Erfülle { $goal_acc }
move-muster = Erfülle { $crew_acc } mit { $row_dat }
move-trade = Tausche vorläufiges Wissen gegen { $payment }
move-land = Stelle einen Forscher auf Insel { $island }
move-carry_out = Führe das gesperrte Feld „{ $spot }“ aus
move-unlock = Schalte „{ $spot }“ frei
move-catch_up = Segle zur HMS Beagle
move-imitate = Kopiere { $crew_acc }
move-choose = Wähle { $silver_acc } und { $gold_acc }
move-keep = Behalte { $crew_acc } mit { $colour_dat } Siegel
move-lay_special = Ins Sonderaktionstagebuch kommt { $special_nom }
move-lay_letter = Auf einen Umschlag kommt { $letter_nom }
move-lay_seal = Auf eine Schriftrolle kommt ein { $colour_acc } Siegel
move-open_goal = Aufgedeckt wird { $goal_acc }
move-lay_beagle_goal = Das nächste Beagle-Ziel zählt { $beagle_goal }
move-lay_specimen = Auf die Karte kommt { $specimen_nom }
move-next_in_order = Der nächste Platz der Zugreihenfolge geht an { $owner }
move-deal_crew = Ausgeteilt wird { $crew_acc }
move-lay_pair = Zu den Anfangszielen kommt { $goal_acc }
move-alfred_draws = Alfred zieht { $alfred_card }
move-lay_bonus = Über Feld 5 liegt { $bonus_card } Bonuskarte
move-accept = Nimm die Belohnung { $envelope_gen } an; die Hälfte deiner Marken dort wird verbraucht
move-decline = Lehne die Belohnung ab; deine Marken { $envelope_at } bleiben liegen

# The log
log-skip = { $player } verzichtet darauf.
log-stop = { $player } hört hier auf.
log-done = { $player } erfüllt nichts weiter.
log-place = { $player } setzt { $worker_acc } { $spot_to }.
log-pick = { $player } macht mit { $deed_dat } weiter.
log-go = { $player } zieht einen Forscher nach { $space }.
log-sail = { $player } segelt nach { $space }.
log-halt = { $player } legt auf { $space } einen Zwischenhalt ein.
log-stamp = { $player } legt eine Marke { $envelope_to }.
log-seal = { $player } nimmt ein { $colour_acc } Siegel { $scroll_from } für { $row_acc }.
log-purple = { $player } nimmt ein lila Siegel für { $row_acc }.
log-research = { $player } erforscht { $specimen_acc }.
log-deliver = { $player } versendet { $specimen_acc } ans Museum.
log-pitch = { $player } errichtet auf { $camp } ein Lager.
log-reuse = { $player } nutzt das Lager auf { $camp } noch einmal.
log-take = { $player } nimmt { $goal_acc }.
log-lay = { $player } legt das Ziel { $slot_to }.
log-fulfil = { $player } erfüllt { $goal_acc }.
log-muster = { $player } erfüllt { $crew_acc } mit { $row_dat }.
log-trade = { $player } tauscht vorläufiges Wissen gegen { $payment }.
log-land = { $player } stellt einen Forscher auf Insel { $island }.
log-carry_out = { $player } führt das gesperrte Feld „{ $spot }“ aus.
log-unlock = { $player } schaltet „{ $spot }“ frei.
log-catch_up = { $player } schließt zur HMS Beagle auf.
log-imitate = { $player } kopiert { $crew_acc }.
log-choose = { $player } wählt { $silver_acc } und { $gold_acc }.
log-keep = { $player } behält { $crew_acc }.
log-lay_special = Ins Sonderaktionstagebuch kommt { $special_nom }.
log-lay_letter = Auf einen Umschlag kommt { $letter_nom }.
log-lay_seal = Auf eine Schriftrolle kommt ein { $colour_acc } Siegel.
log-open_goal = Aufgedeckt wird { $goal_acc }.
log-lay_beagle_goal = Das nächste Beagle-Ziel zählt { $beagle_goal }.
log-lay_specimen = Auf die Karte kommt { $specimen_nom }.
log-next_in_order = Der nächste Platz der Zugreihenfolge geht an { $owner }.
log-deal_crew = Ausgeteilt wird { $crew_acc }.
log-lay_pair = Zu den Anfangszielen kommt { $goal_acc }.
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
log-lay_bonus = Über Feld { $space } liegt { $bonus_card } Bonuskarte.
log-accept = { $player } nimmt die Belohnung { $envelope_gen } an.
log-decline = { $player } lehnt die Belohnung { $envelope_gen } ab; die Marken bleiben liegen.

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
    { $player } rückt um { $amount ->
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
event-lens-coin = Ein Arbeiter besetzt eine Linse von { $player }.
event-landed = Ein Forscher von { $player } landet auf Insel { $island }.
event-ribbon =
    { $player } überquert vor allen anderen das Band auf { $space } und erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-first-arrival =
    { $player } erreicht vor allen anderen { $space } und erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-new-order = { $player } steht nun auf Platz { $place } der Zugreihenfolge.
event-envelope-first =
    { $player } liegt { $envelope_at } mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } vorn.
event-envelope-second =
    { $player } liegt { $envelope_at } mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } auf dem zweiten Platz.
event-halved =
    { $player } verbraucht { $envelope_at } { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }.
event-beagle-scored =
    { $player } erhält { $amount ->
        [0] nichts
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    } für das Beagle-Ziel „{ $beagle_goal }“{ $penalty ->
        [0] {"."}
       *[other] , nach Abzug der Verzögerungsstrafe von { $penalty }.
    }
event-round-begins = Runde { $round } beginnt.
event-beagle-moved = Die HMS Beagle segelt nach { $space }.
event-top-scroll =
    { $count ->
        [0] Die oberste Schriftrolle ist schon leer.
        [one] Von der obersten Schriftrolle wird { $count } Siegel entfernt.
       *[other] Von der obersten Schriftrolle werden { $count } Siegel entfernt.
    }
event-set-up-tile = Im Museum liegt bereits { $specimen_nom }.
event-crew-seal = { $player } erhält ein { $colour_acc } Siegel von einer Besatzungskarte.
event-award-silver = Die silberne Auszeichnung hilft { $player }.
event-award-gold = Die goldene Auszeichnung hilft { $player }.
event-nothing-to-do = Mit { $deed_dat } kann { $player } nichts anfangen: { $obstacle }.
obstacle-coins = Die Münzen reichen nicht
obstacle-explorers_arrived = Alle Forscher sind am Ziel
obstacle-ship_arrived = Das Schiff ist am Ziel
obstacle-stamps = Es sind keine Briefmarken mehr da
obstacle-seals = Es liegt kein Siegel offen
obstacle-rows = Alle Reihen sind voll
obstacle-purple = Es ist kein lila Siegel mehr da
obstacle-researched = Es gibt nichts Neues zu erforschen
obstacle-tents = Es ist kein Zelt mehr da
obstacle-tent_there = Das eigene Zelt steht schon dort
obstacle-camp_full = Es ist kein Zeltplatz frei
obstacle-no_camp = In den Lagern steht noch kein eigenes Zelt
obstacle-goals = Es liegt kein Ziel offen
obstacle-slots = Es gibt keinen freien Platz, der zu bezahlen wäre
obstacle-own_goals = Es ist kein Ziel mehr zu erfüllen
obstacle-knowledge = Es ist kein vorläufiges Wissen da
obstacle-islands = Auf jeder Insel steht schon ein Forscher
obstacle-locked = Es ist kein gesperrtes Feld mehr da
obstacle-lenses = Es ist keine Linse mehr da
obstacle-beagle = Das Schiff ist schon bei der Beagle oder weiter
obstacle-crew = Alle Besatzungskarten sind erfüllt
obstacle-delivered = Von den erforschten Exemplaren wurde noch keines versendet
obstacle-museum = Es gibt nichts zu versenden und nichts zu erforschen

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
    Alfred rückt um { $amount ->
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
event-alfred-lens-coin = Ein Arbeiter besetzt eine Linse Alfreds.
event-alfred-landed = Alfreds Forscher landet auf Insel { $island }.
event-alfred-ribbon =
    Alfred überquert als Erster das Band auf { $space } und erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-first-arrival =
    Alfred erreicht als Erster { $space } und erhält { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-new-order = Alfred steht nun auf Platz { $place } der Zugreihenfolge.
event-alfred-envelope-first =
    Alfred liegt { $envelope_at } mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } vorn.
event-alfred-envelope-second =
    Alfred liegt { $envelope_at } mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } auf dem zweiten Platz.
event-alfred-halved =
    Alfred verbraucht { $envelope_at } { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }.
event-alfred-rests = Nichts anderes ist möglich, also ruht { $row_nom }.
event-alfred-sends = Alfreds unterster freier Arbeiter, { $row_nom }, geht { $spot_to }.
event-alfred-passes-over =
    Als Nächstes nennt die Karte { $row_acc }, aber { $why ->
        [0] er ist nicht frei.
       *[1] er findet in den Haupttagebüchern keinen Ort, den er einnehmen und bezahlen kann.
    }
event-alfred-penalty =
    Der Abschnitt ist besetzt: Alfreds Strafe beträgt { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-special = Das Sonderaktionstagebuch ist leer, also geht Alfreds unterster freier Arbeiter, { $row_nom }, ohne die Aktion { $spot_to }.
event-alfred-small = Das kleine Tagebuch ist leer, also geht Alfreds unterster freier Arbeiter, { $row_nom }, dorthin, um ein Feld freizuschalten.
event-alfred-adds = Alfred stellt einen Forscher auf Insel { $island }, die am weitesten links liegende, auf der er noch keinen hat.
event-alfred-no-island = Alfred hat schon auf allen Inseln Forscher.
event-alfred-stack = Alfred hat { $stack_acc } geleert und erhält, was daneben steht.
event-alfred-tent = Alfred erhält, was neben seinem Zelt Nummer { $number } steht.
event-alfred-covers = Das neue Siegel verdeckt ein Symbol auf Feld { $place } der Reihe { $row }, und Alfred führt es aus.
event-alfred-lasting = Für Alfred beginnt der dauerhafte Effekt von { $slot_dat }.
event-alfred-row-left = Reihe { $row } ist die oberste mit Platz links von der Klammer.
event-alfred-row-right = Links von den Klammern ist alles voll; Reihe { $row } ist die oberste mit Platz rechts davon.
event-alfred-fourth = Auf { $scroll_at } wäre jedes Siegel das vierte seiner Farbe.
event-alfred-sailed-out = Alfreds Schiff steht auf dem letzten Feld und bleibt dort.
event-alfred-explored-out = Alle Forscher Alfreds stehen auf letzten Feldern.
event-alfred-acts-one = Alfred führt { $space } aus, das einzige Feld mit einer Aktion auf seinem Weg.
event-alfred-acts-two = Alfred führt { $space } und { $last } aus, die letzten beiden Felder mit Aktionen auf seinem Weg.
event-alfred-no-goal = Es liegt kein Ziel offen, das Alfred abwerfen könnte.
event-alfred-knows =
    Statt { $count ->
        [one] { $count } vorläufigen Wissens
       *[other] { $count } × vorläufigen Wissens
    } nimmt Alfred Münzen.
event-alfred-surplus =
    Alfred hat höchstens { $most } Münzen: { $count ->
        [one] { $count } Münze darüber bewegt
       *[other] { $count } Münzen darüber bewegen
    } stattdessen den Bonusarbeiter.
event-alfred-no-stamps = Alfred hat keine Marken mehr.
event-alfred-second =
    Alfred kann eine zweite Lieferung für { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } bezahlen.
event-alfred-one-only =
    Alfred kann { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } für eine zweite Lieferung nicht bezahlen.
event-alfred-left-of-two = Von zwei Möglichkeiten nimmt Alfred die linke.
event-alfred-strongest = Alfred schickt { $row_acc } { $spot_to }, den stärksten möglichen Ort.
event-alfred-cheaper = Von gleich starken Orten nimmt { $row_nom } den, der weniger Münzen für Wissen kostet, und geht { $spot_to }.
event-alfred-colour = Von gleich starken Orten nimmt { $row_nom } den, dessen Farbe ({ $colour }) in der Reihe am weitesten links liegt, und geht { $spot_to }.
event-alfred-buys =
    Siegel fehlen, also kauft Alfred { $count ->
        [one] { $count } vorläufiges Wissen
       *[other] { $count } × vorläufiges Wissen
    } für { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-fails-main = Kein freier Arbeiter kann in ein Haupttagebuch, also folgt die nächste Möglichkeit.
event-alfred-fails-academy =
    Der stärkste Ort ist die Akademie, aber { $why ->
        [0] keine von Alfreds Reihen hat Platz
        [1] jedes offene Siegel wäre das vierte seiner Farbe
        [3] kein Siegel liegt offen
       *[2] Alfred könnte das Siegel nicht bezahlen
    }, also folgt die nächste Möglichkeit.
event-alfred-fails-special = Im Sonderaktionstagebuch steht schon jemand, also folgt die nächste Möglichkeit.
event-alfred-fails-small =
    { $why ->
        [0] Das kleine Tagebuch ist besetzt, also folgt die nächste Möglichkeit.
        [1] Alfred hat keine Linse mehr, also folgt die nächste Möglichkeit.
       *[2] Kein gesperrtes Feld eines Haupttagebuchs kann Alfred bezahlen, also folgt die nächste Möglichkeit.
    }
event-alfred-fails-delivery = Alfred hat kein Exemplar zu versenden, also folgt die nächste Möglichkeit.
event-alfred-seal-own = Alfred nimmt für Reihe { $row } ein { $colour_acc } Siegel, ihre erste Farbe, { $scroll_from }.
event-alfred-seal-three = Für Reihe { $row }, in der ein { $full_acc } Siegel das vierte wäre, nimmt Alfred das am weitesten links liegende, ein { $colour_acc } Siegel.
event-alfred-seal-left = Für Reihe { $row } nimmt Alfred von den möglichen Siegeln das am weitesten links liegende, ein { $colour_acc }, { $scroll_from }.
event-alfred-no-seal =
    Alfred nimmt kein Siegel: { $why ->
        [0] Keine Reihe hat Platz.
        [1] Jedes offene Siegel wäre in der Reihe das vierte seiner Farbe.
        [3] Kein Siegel liegt offen.
       *[2] Er kann die Schriftrolle nicht bezahlen.
    }
event-alfred-steals =
    Alfred übernimmt { $envelope_at }, dem obersten, wo er kann, die Führung mit { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    }.
event-alfred-fresh =
    Alfred legt { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } { $envelope_to }, den obersten ohne eigene Marken.
event-alfred-fewest =
    Alfred legt { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } { $envelope_to }, { $why ->
        [0] wo er die wenigsten hat.
       *[1] den obersten von denen, wo er die wenigsten hat.
    }
event-alfred-sails = Alfred segelt auf dem längsten Weg nach { $space }.
event-alfred-explores = Alfreds Forscher auf Insel { $island }, der am weitesten rechts liegenden, wo er noch ziehen kann, erreicht { $space }.
event-alfred-camps =
    Alfred errichtet { $amount ->
        [0] kostenlos
        [one] für { $amount } Münze
       *[other] für { $amount } Münzen
    } ein Lager auf { $camp }.
event-alfred-no-camp =
    Alfred kann auf { $camp } kein Lager errichten: { $why ->
        [0] Er hat kein Zelt mehr.
        [1] Sein Zelt steht dort schon.
        [2] Kein Zeltplatz ist frei.
       *[3] Er kann es nicht bezahlen.
    }
event-alfred-studies = Alfred erforscht { $specimen_acc }.
event-alfred-discards = Alfred wirft { $goal_acc } ab; goldene Ziele kommen zuerst dran.
event-alfred-bonus-moves =
    Der Bonusarbeiter zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weiter auf Feld { $place }.
event-alfred-lap =
    Das Ende der Bonusleiste bringt Alfred { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
event-alfred-bonus-card = Alfred führt die Bonuskarte an Feld { $place } aus.
event-alfred-unlocks-only = Alfred schaltet „{ $spot }“ frei: Kein anderes Feld passt zu Reihe { $row }.
event-alfred-unlocks-topmost = Alfred schaltet „{ $spot }“ frei, das oberste Feld, das zu Reihe { $row } passt.
event-alfred-unlocks-colour = Von gleich hohen Feldern schaltet Alfred „{ $spot }“ frei, in der Farbe des Siegels ganz links in Reihe { $row }.
event-alfred-unlocks-most = Von gleich hohen Feldern schaltet Alfred „{ $spot }“ frei, das die meisten Siegel von Reihe { $row } nutzt.
event-alfred-unlocks-left = Von gleichwertigen Feldern schaltet Alfred „{ $spot }“ frei, dessen Siegel in Reihe { $row } am weitesten links liegt.
event-alfred-unlocks-cheap =
    Zu keiner Reihe passt ein Feld, also schaltet Alfred „{ $spot }“ frei, { $why ->
        [0] das günstigste.
       *[1] von den günstigsten das am weitesten links liegende.
    }
event-alfred-delivers-shared =
    Alfred versendet { $specimen_acc }; dieses Exemplar hast auch du erforscht{ $why ->
        [0] {"."}
        [1] {" "}(von mehreren das, was die meisten Münzen bringt).
       *[2] {" "}(von mehreren gleichwertigen das oben links).
    }
event-alfred-delivers-coins =
    Alfred versendet { $specimen_acc }; das bringt ihm am meisten, nämlich { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }.
event-alfred-delivers-first =
    Alfred versendet { $specimen_acc }; dieses Exemplar liegt von gleich wertvollen ({ $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }) oben links.
event-alfred-diverse = Alfred legt je eine Marke auf jeden Umschlag.
event-alfred-shuffles = Beide Lieferungen liegen offen: Alfreds Karten werden gemischt.
event-alfred-scores =
    Alfred erhält statt des Beagle-Ziels { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }{ $penalty ->
        [0] {"."}
       *[other] , nach Abzug der Verzögerungsstrafe von { $penalty }.
    }
event-alfred-tie =
    Gleichstand: { $why ->
        [0] Du bist auf der Evolutionsleiste weiter und gewinnst.
        [1] Alfred ist auf der Evolutionsleiste weiter und gewinnt.
        [2] Auch bei der Evolution steht es gleich, aber du hast mehr Münzen und gewinnst.
        [3] Auch bei der Evolution steht es gleich, aber Alfred hat mehr Münzen und gewinnt.
       *[4] Auch bei Evolution und Münzen steht es gleich, also gewinnt Alfred.
    }
event-alfred-total =
    Alfred endet mit { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkten
    }.

# Why not
no-nothing-to-skip = Gerade wird keine Aktion angeboten, die sich ablehnen ließe.
no-nothing-to-stop = Gerade läuft keine Aktion, die sich beenden ließe.
no-nothing-to-fulfil = Du wirst gerade nicht gefragt, was du erfüllen willst.
no-worker-begins-turn = Ein Arbeiter wird zu Beginn eines Zuges eingesetzt; erst kommt die jetzige Aktion.
no-no-choice-of-actions = Gerade stehen nicht mehrere Aktionen zur Wahl.
no-go-in-exploration = Forscher ziehen bei einer Erkundung.
no-sail-in-navigation = Schiffe ziehen bei einer Navigation.
no-halt-in-move = Ein Zwischenhalt gehört zu einer Erkundung oder Navigation.
no-stamps-in-correspondence = Marken kommen bei einer Korrespondenz auf Umschläge.
no-seals-in-academy = Siegel werden in der Akademie von den Schriftrollen genommen.
no-research-where-offered = Ein Exemplar wird erforscht, wo eine Figur anhält, im Museum oder wenn eine Aktion es erlaubt.
no-deliver-in-museum = Exemplare werden versendet, wenn ein Arbeiter das Museum besucht oder eine Aktion es wiederholt.
no-camp-where-offered = Ein Lager wird errichtet, wo eine Figur anhält, oder wenn eine Aktion es erlaubt.
no-goal-where-offered = Ein Ziel wird genommen, wenn eine Aktion oder ein Feld es gibt.
no-slot-for-goal = Ein Zielplatz wird gewählt, wenn ein Ziel zu legen ist.
no-fulfil-between = Ziele und Besatzungskarten werden zwischen zwei Aktionen des eigenen Zuges und in der Belohnungsphase erfüllt.
no-action-of-its-own = Dazu braucht es eine eigene Aktion, die ein Plättchen, eine Karte, ein Feld oder ein Zielplatz gibt.
no-unlock-where-offered = Felder schaltet ein Arbeiter im kleinen Tagebuch frei oder eine Aktion, die es erlaubt.
no-before-first-round = Das wurde vor der ersten Runde entschieden.
no-rewards-later = Belohnungen der Umschläge werden in der Belohnungsphase angenommen oder abgelehnt.
no-goal-not-yours = Du hast { $goal_acc } nicht.
no-goal-done = Du hast { $goal_acc } schon erfüllt.
no-no-slot-at-all =
    { $missing ->
        [0] Alle deine Plätze sind belegt.
        [one] Du kannst keinen freien Platz bezahlen; dir fehlt { $missing } Münze.
       *[other] Du kannst keinen freien Platz bezahlen; dir fehlen { $missing } Münzen.
    }
no-goal-lacks =
    { $needed ->
        [0] Für dieses Ziel muss dein Schiff bei der HMS Beagle oder vor ihr stehen.
       *[other] Dieses Ziel verlangt mehr ({ $what }: { $have } von { $needed }).
    }
no-no-slot =
    { $missing ->
        [0] Alle Plätze dieser Farbe sind belegt.
        [one] Du kannst keinen freien Platz dieser Farbe bezahlen; dir fehlt { $missing } Münze.
       *[other] Du kannst keinen freien Platz dieser Farbe bezahlen; dir fehlen { $missing } Münzen.
    }
no-crew-not-yours = Diese Besatzungskarte gehört dir nicht.
no-crew-done = Diese Besatzungskarte hast du schon erfüllt.
no-worker-has-card = Dieser Arbeiter hat schon eine Besatzungskarte erfüllt.
no-crew-lacks =
    Für diese Besatzungskarte fehlen der Reihe Siegel:{ $green ->
        [0] {""}
        [one] {" "}{ $green } grünes,
       *[other] {" "}{ $green } grüne,
    }{ $blue ->
        [0] {""}
        [one] {" "}{ $blue } blaues,
       *[other] {" "}{ $blue } blaue,
    }{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } gelbes,
       *[other] {" "}{ $yellow } gelbe,
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } rotes,
       *[other] {" "}{ $red } rote,
    }{ $purple ->
        [0] {""}
       *[other] {" "}abzüglich { $purple } in Lila,
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
no-too-far =
    Es ist { $needed ->
        [one] { $needed } Feld
       *[other] { $needed } Felder
    } entfernt, und du kannst { $steps } weit ziehen.
no-no-extra-stop = Ein Zwischenhalt braucht die goldene Auszeichnung und danach noch Schritte.
no-not-on-the-way = Mit dieser Aktion kommt deine Figur nicht dorthin.
no-already-at-beagle = Dein Schiff ist bei der HMS Beagle oder schon weiter.
no-explorer-there = Auf dieser Insel hast du schon einen Forscher.
no-seal-not-there = Auf dieser Schriftrolle liegt kein solches Siegel.
no-row-full = In dieser Reihe ist kein Platz frei.
no-no-purple = Es gibt kein lila Siegel mehr.
no-stack-empty = In diesem Stapel sind keine Marken.
no-stacks-first = Brauche erst deine Stapel auf, dann die benutzten Marken.
no-one-envelope = Alle Marken dieser Aktion kommen auf einen Umschlag.
no-visit-researches = Bei diesem Besuch erforschst du; beides zugleich geht nicht.
no-visit-delivers = Bei diesem Besuch versendest du; beides zugleich geht nicht.
no-not-researched = Du hast dieses Exemplar nicht erforscht.
no-already-in-museum = Sein Plättchen liegt schon im Museum.
no-already-researched = Du hast dieses Exemplar schon erforscht.
no-not-in-museum = Sein Plättchen liegt nicht im Museum.
no-set-up-tile = Dieses Plättchen liegt seit dem Aufbau im Museum; niemand hat es versendet.
no-another-specimen-here = Diese Aktion gilt nicht für dieses Exemplar.
no-no-tent = Alle deine Zelte stehen schon.
no-tent-there = In diesem Lager steht schon eines deiner Zelte.
no-camp-full = In diesem Lager ist kein Zeltplatz frei.
no-not-here = Deine Figur hält nicht bei diesem Lager.
no-no-tent-there = In diesem Lager steht keines deiner Zelte.
no-deed-impossible = Diese Aktion bringt dir gerade nichts: { $obstacle }.
no-deed-done = Diese Aktion hast du schon ausgeführt.
no-deed-elsewhere = Diese Aktion steht nicht zur Wahl.
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
        [one] {" "}{ $green } grünes,
       *[other] {" "}{ $green } grüne,
    }{ $blue ->
        [0] {""}
        [one] {" "}{ $blue } blaues,
       *[other] {" "}{ $blue } blaue,
    }{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } gelbes,
       *[other] {" "}{ $yellow } gelbe,
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } rotes,
       *[other] {" "}{ $red } rote,
    }{ $purple ->
        [0] {""}
       *[other] {" "}abzüglich { $purple } in Lila,
    } dafür brauchst du { $missing } × vorläufiges Wissen; du hast { $have }, also { $short } zu wenig.
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
no-reward-first = Nimm zuerst die Belohnung { $envelope_gen } an oder lehne sie ab.

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
    .dat = leeren Stapeln
measure-theory = Evolutionsschritte
    .dat = Evolutionsschritten
measure-tents = aufgestellte Zelte
    .dat = aufgestellten Zelten
measure-lenses = gelegte Linsen
    .dat = gelegten Linsen
measure-beagle = Schiff bei der Beagle
    .dat = Schiffen bei der Beagle
measure-vp = Siegpunkte
    .dat = Siegpunkten
measure-coins = Münzen
    .dat = Münzen
measure-knowledge = vorläufiges Wissen
    .dat = × vorläufigem Wissen
measure-goals = erfüllte Ziele
    .dat = erfüllten Zielen
measure-seals-green = grüne Siegel
    .dat = grünen Siegeln
measure-seals-blue = blaue Siegel
    .dat = blauen Siegeln
measure-seals-yellow = gelbe Siegel
    .dat = gelben Siegeln
measure-seals-red = rote Siegel
    .dat = roten Siegeln
measure-kind-reptile = Reptilien
    .dat = Reptilien
measure-kind-plant = Pflanzen
    .dat = Pflanzen
measure-kind-bird = Vögel
    .dat = Vögeln
measure-kind-fossil = Fossilien
    .dat = Fossilien
measure-colour-green = grüne Exemplare
    .dat = grünen Exemplaren
measure-colour-blue = blaue Exemplare
    .dat = blauen Exemplaren
measure-colour-red = rote Exemplare
    .dat = roten Exemplaren
measure-colour-yellow = gelbe Exemplare
    .dat = gelben Exemplaren

# Names
colour-green = Grün
    .acc = grünes
    .dat = grünem
colour-blue = Blau
    .acc = blaues
    .dat = blauem
colour-yellow = Gelb
    .acc = gelbes
    .dat = gelbem
colour-red = Rot
    .acc = rotes
    .dat = rotem
worker-top = oberster
    .nom = oberster Arbeiter
    .gen = des obersten Arbeiters
    .acc = den obersten Arbeiter
worker-second = zweiter
    .nom = zweiter Arbeiter
    .gen = des zweiten Arbeiters
    .acc = den zweiten Arbeiter
worker-third = dritter
    .nom = dritter Arbeiter
    .gen = des dritten Arbeiters
    .acc = den dritten Arbeiter
worker-fourth = vierter
    .nom = vierter Arbeiter
    .gen = des vierten Arbeiters
    .acc = den vierten Arbeiter
worker-fifth = fünfter
    .nom = fünfter Arbeiter
    .gen = des fünften Arbeiters
    .acc = den fünften Arbeiter
row-second = zweiter
    .gen = des zweiten Arbeiters
    .acc = den zweiten Arbeiter
    .dat = dem zweiten Arbeiter
row-third = dritter
    .gen = des dritten Arbeiters
    .acc = den dritten Arbeiter
    .dat = dem dritten Arbeiter
row-fourth = vierter
    .gen = des vierten Arbeiters
    .acc = den vierten Arbeiter
    .dat = dem vierten Arbeiter
spot-small_left = Kleines Tagebuch 1
    .to = links ins kleine Tagebuch
spot-small_right = Kleines Tagebuch 2
    .to = rechts ins kleine Tagebuch
spot-museum = Museum
    .to = ins Museum
spot-turn_order = Zugreihenfolge
    .to = auf die Zugreihenfolge
spot-goal = Ziele
    .to = auf den Zielort
island-a = A
island-b = B
island-c = C
envelope-upper = oben
    .gen = des oberen Umschlags
    .to = auf den oberen Umschlag
    .at = auf dem oberen Umschlag
envelope-middle = Mitte
    .gen = des mittleren Umschlags
    .to = auf den mittleren Umschlag
    .at = auf dem mittleren Umschlag
envelope-lower = unten
    .gen = des unteren Umschlags
    .to = auf den unteren Umschlag
    .at = auf dem unteren Umschlag
stack-first = erster Stapel
    .acc = den ersten Stapel
    .from = vom ersten Stapel
stack-second = zweiter Stapel
    .acc = den zweiten Stapel
    .from = vom zweiten Stapel
stack-third = dritter Stapel
    .acc = den dritten Stapel
    .from = vom dritten Stapel
stack-used = benutzte Marken
    .acc = die benutzten Marken
    .from = von den benutzten
scroll-first = 1
    .at = der ersten Schriftrolle
    .from = von der ersten Schriftrolle
scroll-second = 2
    .at = der zweiten Schriftrolle
    .from = von der zweiten Schriftrolle
scroll-third = 3
    .at = der dritten Schriftrolle
    .from = von der dritten Schriftrolle
scroll-fourth = 4
    .at = der vierten Schriftrolle
    .from = von der vierten Schriftrolle
payment-coins = Münzen
payment-vp = Siegpunkte
bonus_card-first = die erste
bonus_card-second = die zweite
crew-c1 = Zahlmeister (8 Münzen)
    .acc = die Besatzungskarte „Zahlmeister“ (8 Münzen)
crew-c2 = Pfadfinder (zweimal Erkundung 2)
    .acc = die Besatzungskarte „Pfadfinder“ (zweimal Erkundung 2)
crew-c3 = Denker (5 Evolutionsschritte)
    .acc = die Besatzungskarte „Denker“ (5 Evolutionsschritte)
crew-c4 = Bootsmann (einen Forscher stellen)
    .acc = die Besatzungskarte „Bootsmann“ (einen Forscher stellen)
crew-c5 = Optiker (kostenlos eine Linse freischalten)
    .acc = die Besatzungskarte „Optiker“ (kostenlos eine Linse freischalten)
crew-c6 = Postmeister (4 Briefmarken auf beliebige Umschläge)
    .acc = die Besatzungskarte „Postmeister“ (4 Briefmarken auf beliebige Umschläge)
crew-c7 = Kopist (eine Besatzungskarte kopieren)
    .acc = die Besatzungskarte „Kopist“ (eine Besatzungskarte kopieren)
crew-c8 = Steuermann (Schiff zur Beagle)
    .acc = die Besatzungskarte „Steuermann“ (Schiff zur Beagle)
crew-c9 = Schlosser (ein gesperrtes Feld ausführen)
    .acc = die Besatzungskarte „Schlosser“ (ein gesperrtes Feld ausführen)
crew-c10 = Lagermeister (beliebiges Lager)
    .acc = die Besatzungskarte „Lagermeister“ (beliebiges Lager)
crew-c11 = Siegelbewahrer (lila Siegel)
    .acc = die Besatzungskarte „Siegelbewahrer“ (lila Siegel)
crew-c12 = Präparator (ein beliebiges Exemplar erforschen)
    .acc = die Besatzungskarte „Präparator“ (ein beliebiges Exemplar erforschen)
crew-c13 = Bibliothekar (2 × vorläufiges Wissen, 3 Siegpunkte)
    .acc = die Besatzungskarte „Bibliothekar“ (2 × vorläufiges Wissen, 3 Siegpunkte)
crew-c14 = Zeichner (8 Siegpunkte)
    .acc = die Besatzungskarte „Zeichner“ (8 Siegpunkte)
crew-c15 = Sekretär (ein Ziel nehmen, ein Ziel erfüllen)
    .acc = die Besatzungskarte „Sekretär“ (ein Ziel nehmen, ein Ziel erfüllen)
crew-c16 = Naturforscher (2 Evolutionsschritte, 1 vorläufiges Wissen, 3 Münzen)
    .acc = die Besatzungskarte „Naturforscher“ (2 Evolutionsschritte, 1 vorläufiges Wissen, 3 Münzen)
special-t1 = 1: Ziel nehmen, Ziel erfüllen
    .nom = Plättchen 1 (Ziel nehmen, Ziel erfüllen)
special-t2 = 2: 3 Münzen und Wissen
    .nom = Plättchen 2 (3 Münzen und Wissen)
special-t3 = 3: Lieferung wiederholen
    .nom = Plättchen 3 (Lieferung wiederholen)
special-t4 = 4: Forscher stellen
    .nom = Plättchen 4 (Forscher stellen)
special-t5 = 5: Wissen tauschen
    .nom = Plättchen 5 (Wissen tauschen)
special-t6 = 6: beliebiges Exemplar erforschen
    .nom = Plättchen 6 (beliebiges Exemplar erforschen)
special-t7 = 7: lila Siegel und 1 Münze
    .nom = Plättchen 7 (lila Siegel und 1 Münze)
special-t8 = 8: beliebiges Lager
    .nom = Plättchen 8 (beliebiges Lager)
special-t9 = 9: gesperrtes Feld ausführen
    .nom = Plättchen 9 (gesperrtes Feld ausführen)
special-t10 = 10: Erkundung 2 und Navigation 2
    .nom = Plättchen 10 (Erkundung 2 und Navigation 2)
special-t11 = 11: 3 Evolutionsschritte
    .nom = Plättchen 11 (3 Evolutionsschritte)
special-t12 = 12: kostenlos freischalten
    .nom = Plättchen 12 (kostenlos freischalten)
letter-l1 = 1: Wissen und 2 Münzen / 2 Münzen
    .nom = Plättchen 1 (Wissen und 2 Münzen für den ersten Platz, 2 Münzen für den zweiten)
letter-l2 = 2: 4 Münzen / 2 Münzen
    .nom = Plättchen 2 (4 Münzen für den ersten Platz, 2 Münzen für den zweiten)
letter-l3 = 3: 2 Evolutionsschritte / 1
    .nom = Plättchen 3 (2 Evolutionsschritte für den ersten Platz, 1 für den zweiten)
letter-l4 = 4: Erkundung 2 / 1
    .nom = Plättchen 4 (Erkundung 2 für den ersten Platz, 1 für den zweiten)
letter-l5 = 5: Navigation 2 / 1
    .nom = Plättchen 5 (Navigation 2 für den ersten Platz, 1 für den zweiten)
letter-l6 = 6: Akademie 2 Münzen billiger / Akademie
    .nom = Plättchen 6 (Akademie 2 Münzen billiger für den ersten Platz, Akademie für den zweiten)
letter-l7 = 7: 4 Siegpunkte / 2
    .nom = Plättchen 7 (4 Siegpunkte für den ersten Platz, 2 für den zweiten)
letter-l8 = 8: Erkundung 1 und Navigation 1 / eines davon
    .nom = Plättchen 8 (Erkundung 1 und Navigation 1 für den ersten Platz, eines davon für den zweiten)
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
    .dat = der Erkundung
deed-navigate = Navigation
    .dat = der Navigation
deed-post = Korrespondenz
    .dat = der Korrespondenz
deed-academy = Akademie
    .dat = der Akademie
deed-purple = lila Siegel
    .dat = einem lila Siegel
deed-study = Exemplar erforschen
    .dat = dem Erforschen des Exemplars
deed-camp = Lager errichten
    .dat = einem Lager
deed-camp_anywhere = beliebiges Lager
    .dat = einem beliebigen Lager
deed-revisit = Lager noch einmal
    .dat = der nochmaligen Nutzung eines Lagers
deed-take_goal = Ziel nehmen
    .dat = dem Nehmen eines Ziels
deed-fulfil_any = beliebiges Ziel erfüllen
    .dat = dem Erfüllen eines beliebigen Ziels
deed-exchange = Wissen tauschen
    .dat = dem Tauschen von Wissen
deed-add_explorer = Forscher stellen
    .dat = einem weiteren Forscher
deed-locked_space = gesperrtes Feld
    .dat = einem gesperrten Feld
deed-study_any = beliebiges Exemplar erforschen
    .dat = dem Erforschen eines beliebigen Exemplars
deed-study_island = Inselexemplar erforschen
    .dat = dem Erforschen eines Inselexemplars
deed-to_beagle = zur Beagle
    .dat = der Fahrt zur HMS Beagle
deed-unlock = Linse freischalten
    .dat = dem Freischalten einer Linse
deed-copy = Besatzungskarte kopieren
    .dat = dem Kopieren einer Besatzungskarte
deed-redeliver = Lieferung wiederholen
    .dat = dem Wiederholen einer Lieferung
deed-museum = versenden oder erforschen
    .dat = dem Museum

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
    .to = auf Erkundung 1
spot-exploration_2 = Erkundung 2
    .to = auf Erkundung 2
spot-exploration_3 = Erkundung 3
    .to = auf Erkundung 3
spot-navigation_1 = Navigation 1
    .to = auf Navigation 1
spot-navigation_2 = Navigation 2
    .to = auf Navigation 2
spot-navigation_3 = Navigation 3
    .to = auf Navigation 3
spot-correspondence_1 = Korrespondenz 1
    .to = auf Korrespondenz 1
spot-correspondence_2 = Korrespondenz 2
    .to = auf Korrespondenz 2
spot-correspondence_3 = Korrespondenz 3
    .to = auf Korrespondenz 3
spot-academy_1 = Akademie 1
    .to = auf Akademie 1
spot-academy_2 = Akademie 2
    .to = auf Akademie 2
spot-academy_3 = Akademie 3
    .to = auf Akademie 3
spot-special_left_1 = Sonderfeld 1 links
    .to = auf das linke Sonderfeld 1
spot-special_right_1 = Sonderfeld 1 rechts
    .to = auf das rechte Sonderfeld 1
spot-special_left_2 = Sonderfeld 2 links
    .to = auf das linke Sonderfeld 2
spot-special_right_2 = Sonderfeld 2 rechts
    .to = auf das rechte Sonderfeld 2
spot-special_left_3 = Sonderfeld 3 links
    .to = auf das linke Sonderfeld 3
spot-special_right_3 = Sonderfeld 3 rechts
    .to = auf das rechte Sonderfeld 3
specimen-green_reptile = Grünes Reptil
    .nom = ein grünes Reptil
    .acc = das grüne Reptil
specimen-green_plant = Grüne Pflanze
    .nom = eine grüne Pflanze
    .acc = die grüne Pflanze
specimen-green_bird = Grüner Vogel
    .nom = ein grüner Vogel
    .acc = den grünen Vogel
specimen-green_fossil = Grünes Fossil
    .nom = ein grünes Fossil
    .acc = das grüne Fossil
specimen-blue_reptile = Blaues Reptil
    .nom = ein blaues Reptil
    .acc = das blaue Reptil
specimen-blue_plant = Blaue Pflanze
    .nom = eine blaue Pflanze
    .acc = die blaue Pflanze
specimen-blue_bird = Blauer Vogel
    .nom = ein blauer Vogel
    .acc = den blauen Vogel
specimen-blue_fossil = Blaues Fossil
    .nom = ein blaues Fossil
    .acc = das blaue Fossil
specimen-red_reptile = Rotes Reptil
    .nom = ein rotes Reptil
    .acc = das rote Reptil
specimen-red_plant = Rote Pflanze
    .nom = eine rote Pflanze
    .acc = die rote Pflanze
specimen-red_bird = Roter Vogel
    .nom = ein roter Vogel
    .acc = den roten Vogel
specimen-red_fossil = Rotes Fossil
    .nom = ein rotes Fossil
    .acc = das rote Fossil
specimen-yellow_reptile = Gelbes Reptil
    .nom = ein gelbes Reptil
    .acc = das gelbe Reptil
specimen-yellow_plant = Gelbe Pflanze
    .nom = eine gelbe Pflanze
    .acc = die gelbe Pflanze
specimen-yellow_bird = Gelber Vogel
    .nom = ein gelber Vogel
    .acc = den gelben Vogel
specimen-yellow_fossil = Gelbes Fossil
    .nom = ein gelbes Fossil
    .acc = das gelbe Fossil
slot-silver_1 = Silberplatz 1 (ein Lager noch einmal nutzen)
    .dat = Silberplatz 1 (ein Lager noch einmal nutzen)
    .to = auf Silberplatz 1 (ein Lager noch einmal nutzen)
slot-silver_2 = Silberplatz 2 (Schriftrollen kosten nichts)
    .dat = Silberplatz 2 (Schriftrollen kosten nichts)
    .to = auf Silberplatz 2 (Schriftrollen kosten nichts)
slot-silver_3 = Silberplatz 3 (ein Exemplar einer Insel mit Forscher erforschen)
    .dat = Silberplatz 3 (ein Exemplar einer Insel mit Forscher erforschen)
    .to = auf Silberplatz 3 (ein Exemplar einer Insel mit Forscher erforschen)
slot-silver_4 = Silberplatz 4 (ein Buch mehr)
    .dat = Silberplatz 4 (ein Buch mehr)
    .to = auf Silberplatz 4 (ein Buch mehr)
slot-silver_5 = Silberplatz 5 (keine Belohnung)
    .dat = Silberplatz 5 (keine Belohnung)
    .to = auf Silberplatz 5 (keine Belohnung)
slot-gold_1 = Goldplatz 1 (fünfter Arbeiter)
    .dat = Goldplatz 1 (fünfter Arbeiter)
    .to = auf Goldplatz 1 (fünfter Arbeiter)
slot-gold_2 = Goldplatz 2 (lila Siegel)
    .dat = Goldplatz 2 (lila Siegel)
    .to = auf Goldplatz 2 (lila Siegel)
slot-gold_3 = Goldplatz 3 (Strafe um 1 niedriger)
    .dat = Goldplatz 3 (Strafe um 1 niedriger)
    .to = auf Goldplatz 3 (Strafe um 1 niedriger)
slot-gold_4 = Goldplatz 4 (Verzögerungen höchstens je 2)
    .dat = Goldplatz 4 (Verzögerungen höchstens je 2)
    .to = auf Goldplatz 4 (Verzögerungen höchstens je 2)
slot-gold_5 = Goldplatz 5 (keine Belohnung)
    .dat = Goldplatz 5 (keine Belohnung)
    .to = auf Goldplatz 5 (keine Belohnung)
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
    .gen = von Arbeiter A
    .nom = Arbeiter A
    .acc = Arbeiter A
alfred_row-b = B
    .gen = von Arbeiter B
    .nom = Arbeiter B
    .acc = Arbeiter B
alfred_row-c = C
    .gen = von Arbeiter C
    .nom = Arbeiter C
    .acc = Arbeiter C
alfred_row-d = D
    .gen = von Arbeiter D
    .nom = Arbeiter D
    .acc = Arbeiter D
alfred_row-bonus = Bonusarbeiter
    .gen = des Bonusarbeiters
    .nom = der Bonusarbeiter
    .acc = den Bonusarbeiter
goal-s1 = Silbernes Ziel (Schiff bei der Beagle und 2 × vorläufiges Wissen)
    .acc = das silberne Ziel (Schiff bei der Beagle und 2 × vorläufiges Wissen)
goal-s2 = Silbernes Ziel (1 leerer Stapel und 1 Reptil)
    .acc = das silberne Ziel (1 leerer Stapel und 1 Reptil)
goal-s3 = Silbernes Ziel (2 blaue Siegel und 1 rotes Exemplar)
    .acc = das silberne Ziel (2 blaue Siegel und 1 rotes Exemplar)
goal-s4 = Silbernes Ziel (8 Siegpunkte und 1 Vogel)
    .acc = das silberne Ziel (8 Siegpunkte und 1 Vogel)
goal-s5 = Silbernes Ziel (2 gelbe Siegel und 1 blaues Exemplar)
    .acc = das silberne Ziel (2 gelbe Siegel und 1 blaues Exemplar)
goal-s6 = Silbernes Ziel (1 Fossil und 1 Vogel)
    .acc = das silberne Ziel (1 Fossil und 1 Vogel)
goal-s7 = Silbernes Ziel (15 Siegpunkte und 2 leere Stapel)
    .acc = das silberne Ziel (15 Siegpunkte und 2 leere Stapel)
goal-s8 = Silbernes Ziel (1 Pflanze und 1 Reptil)
    .acc = das silberne Ziel (1 Pflanze und 1 Reptil)
goal-s9 = Silbernes Ziel (2 grüne Siegel und 1 grünes Exemplar)
    .acc = das silberne Ziel (2 grüne Siegel und 1 grünes Exemplar)
goal-s10 = Silbernes Ziel (10 Münzen und 2 Linsen)
    .acc = das silberne Ziel (10 Münzen und 2 Linsen)
goal-s11 = Silbernes Ziel (Evolutionsschritt 7 und 2 Zelte)
    .acc = das silberne Ziel (Evolutionsschritt 7 und 2 Zelte)
goal-s12 = Silbernes Ziel (2 rote Siegel und 1 gelbes Exemplar)
    .acc = das silberne Ziel (2 rote Siegel und 1 gelbes Exemplar)
goal-s13 = Silbernes Ziel (Schiff bei der Beagle und 1 Zelt)
    .acc = das silberne Ziel (Schiff bei der Beagle und 1 Zelt)
goal-s14 = Silbernes Ziel (Evolutionsschritt 5 und 1 Pflanze)
    .acc = das silberne Ziel (Evolutionsschritt 5 und 1 Pflanze)
goal-g1 = Goldenes Ziel (2 Vögel und 2 Linsen)
    .acc = das goldene Ziel (2 Vögel und 2 Linsen)
goal-g2 = Goldenes Ziel (2 grüne Exemplare und 2 × vorläufiges Wissen)
    .acc = das goldene Ziel (2 grüne Exemplare und 2 × vorläufiges Wissen)
goal-g3 = Goldenes Ziel (2 Pflanzen und 2 Zelte)
    .acc = das goldene Ziel (2 Pflanzen und 2 Zelte)
goal-g4 = Goldenes Ziel (1 gelbes Siegel, 1 grünes Siegel und 3 Linsen)
    .acc = das goldene Ziel (1 gelbes Siegel, 1 grünes Siegel und 3 Linsen)
goal-g5 = Goldenes Ziel (1 blaues Siegel, 1 rotes Siegel und 3 Zelte)
    .acc = das goldene Ziel (1 blaues Siegel, 1 rotes Siegel und 3 Zelte)
goal-g6 = Goldenes Ziel (2 rote Exemplare und 14 Münzen)
    .acc = das goldene Ziel (2 rote Exemplare und 14 Münzen)
goal-g7 = Goldenes Ziel (2 gelbe Exemplare und 20 Siegpunkte)
    .acc = das goldene Ziel (2 gelbe Exemplare und 20 Siegpunkte)
goal-g8 = Goldenes Ziel (Evolutionsschritt 9 und 2 Reptilien)
    .acc = das goldene Ziel (Evolutionsschritt 9 und 2 Reptilien)
goal-g9 = Goldenes Ziel (2 grüne Exemplare und 3 × vorläufiges Wissen)
    .acc = das goldene Ziel (2 grüne Exemplare und 3 × vorläufiges Wissen)
goal-g10 = Goldenes Ziel (2 blaue Exemplare und Schiff bei der Beagle)
    .acc = das goldene Ziel (2 blaue Exemplare und Schiff bei der Beagle)
goal-g11 = Goldenes Ziel (2 rote Exemplare und Schiff bei der Beagle)
    .acc = das goldene Ziel (2 rote Exemplare und Schiff bei der Beagle)
goal-g12 = Goldenes Ziel (2 Fossilien und 3 Zelte)
    .acc = das goldene Ziel (2 Fossilien und 3 Zelte)
goal-g13 = Goldenes Ziel (3 gelbe Siegel und 2 leere Stapel)
    .acc = das goldene Ziel (3 gelbe Siegel und 2 leere Stapel)
goal-g14 = Goldenes Ziel (Evolutionsschritt 12 und 4 blaue Siegel)
    .acc = das goldene Ziel (Evolutionsschritt 12 und 4 blaue Siegel)
