# Spieler.
ui-person = Spieler { $number }
ui-naturalist-1 = Humboldt
ui-naturalist-2 = Merian
ui-naturalist-3 = Wallace
ui-naturalist-4 = Anning
ui-naturalist-5 = Bates
ui-naturalist-6 = Bering
ui-naturalist-7 = Haeckel
ui-naturalist-8 = Linné

# Der Tisch.
ui-turn = { $name }, deine Entscheidung
ui-news = Seit deiner letzten Entscheidung
ui-earlier = { $count ->
    [one] … und eine Zeile davor: l zeigt alles.
   *[other] … und { $count } Zeilen davor: l zeigt alles.
}
ui-hint = h Tipp · ? warum · u zurück · l Verlauf · r Regeln · s Datei · q Ende · i Hilfe
ui-thinking = { $name } überlegt …
ui-pass-keyboard = Gib die Tastatur an { $name } weiter und drück Enter.
ui-not-understood = Einen Zug „{ $typed }“ gibt es hier nicht: Gib eine Zahl von { $first } bis { $last } ein, oder i für Hilfe.
ui-not-in-list = Einen Zug „{ $typed }“ gibt es hier nicht: Gib ein, was in der Liste vor einem Zug steht, oder i für Hilfe.
ui-undo = { $count ->
    [1] Deine letzte Entscheidung lässt sich zurücknehmen: { $sentence } Die davor bleiben.
   *[other] Deine letzte Entscheidung lässt sich zurücknehmen: { $sentence } Danach die vorige und so weiter: deine letzten { $count } Entscheidungen.
}
ui-undo-first = Deine letzte Entscheidung lässt sich zurücknehmen: { $sentence }
ui-undo-sure = Zurücknehmen? [Enter: ja, n: nein]
ui-enter-or-no = „{ $typed }“ heißt weder ja noch nein: Drück Enter für ja oder gib n für nein ein.
ui-save-where = Gib an, wohin: s partie.jsonl
ui-save-replace = { $path } gibt es schon. Ersetzen? [Enter: ja, n: nein]
ui-saved = Gespeichert: { $path }
ui-not-kept = Die Partie geht weiter, wird aber nicht aufbewahrt; speichere sie mit s DATEI, bevor du gehst.
ui-kept = Die Partie ist aufbewahrt. Weiter geht es mit: { $command }
ui-lost = Die Partie konnte nicht aufbewahrt werden und endet hier.
ui-record-kept = Die Aufzeichnung der Partie: { $path } ({ $command } zeigt sie).

# Fragen.
ui-possible = Das ist jetzt möglich: { $sentence }
ui-why-not = Jetzt nicht möglich
ui-ask-further = ? { $token } fragt nach einem Zug, ? { $rule } nach einer Regel, ? und ein Name nach einer Sache auf dem Tisch, ? und ein Wort sucht in den Regeln.
ui-no-answer = „{ $question }“ ist kein Zug und steht nicht in den Regeln: Versuch es mit einer Zahl der Liste, einer Regel wie { $rule } oder einem anderen Wort.
ui-askable = Fragen kann man nach:
ui-several-things = So heißen mehrere Dinge; frag nach einem davon:
ui-moves-on-thing = Was du jetzt damit tun kannst:
ui-rules-how = { $example } zeigt eine Regel, r und ein Wort sucht danach.
ui-example = Beispiel:
ui-no-rule = Keine Regel enthält „{ $word }“.

# Hilfe.
ui-help-move-keys = 3
ui-help-move = Den Zug mit dieser Zahl (oder diesem Buchstaben) machen; auch sein Schlüssel geht, etwa { $key }.
ui-help-hint-keys = h
ui-help-hint = Die besten Züge: wie oft sie gewinnen und mit wie vielen Punkten, wie ein starker Bot es von deinem Platz aus sieht.
ui-help-why-keys = ?   ? 3   ? Name
ui-help-why = Was nicht geht und warum; zu einem Zug; was eine Sache auf dem Tisch ist, bedeutet und kostet, oder ein Wort der Regeln.
ui-help-undo-keys = u
ui-help-undo = Die letzte Entscheidung zurücknehmen: möglich, bis jemand etwas Neues erfahren hat.
ui-help-log-keys = l
ui-help-log = Alles, was geschehen ist.
ui-help-rules-keys = r   r Wort
ui-help-rules = Die Regeln nach Nummern oder alle mit einem Wort.
ui-help-save-keys = s DATEI
ui-help-save = Die Partie in einer Datei speichern.
ui-help-quit-keys = q
ui-help-quit = Den Tisch verlassen; die Partie wird aufbewahrt.
ui-help-help-keys = i   help
ui-help-help = Diese Seite.

# Das Ende.
ui-score-sheet = Wertung
ui-total = Summe
ui-place = Platz
ui-win = { $score ->
    [one] { $name } gewinnt mit { $score } Punkt!
   *[other] { $name } gewinnt mit { $score } Punkten!
}
ui-shared-win = { $score ->
    [one] { $names } teilen sich den Sieg mit je { $score } Punkt.
   *[other] { $names } teilen sich den Sieg mit je { $score } Punkten.
}

# Das Menü.
ui-game-facts = { $seats } Personen, { $minutes } Minuten
ui-kept-matches = Partien, die auf dich warten
ui-menu-hint = Gib eine Zahl ein. q beendet. { $command } zeigt alle Befehle.
ui-menu-ask = Was soll es sein?
ui-menu-wrong = Gib eine Zahl von 1 bis { $last } ein, oder q zum Beenden.
ui-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
ui-ask-seats = Wie viele spielen mit: { $seats }? [{ $usual }]
ui-ask-first-name = Name von Person 1 [Enter: { $usual }]
ui-ask-name = Name von Person { $number } [Enter: niemand mehr]
ui-ask-bot = Welcher Bot nimmt die übrigen Plätze: { $bots }? [{ $usual }]
ui-ask-option = Damit spielen? [Enter: nein, j: ja]
ui-rulings = Hausregeln
ui-rulings-help = Hier lassen sich die Regeln auf zwei Arten lesen; die erste Lesart ist die übliche.
ui-ask-rulings = Hausregeln: wählen, wie mehrdeutige Regeln gelesen werden? [Enter: nein, j: ja]
ui-ask-number = Eine Zahl von { $first } bis { $last } [{ $usual }]
ui-number-wrong = „{ $typed }“ kann man nicht wählen: Gib eine Zahl von { $first } bis { $last } ein oder drück einfach Enter.
ui-yes-or-no = „{ $typed }“ heißt weder ja noch nein: Gib j ein oder drück einfach Enter.
ui-or = oder

# Aufzeichnungen.
ui-diverged-move = Diese Partie wurde nach Version { $version } der Regeln gespielt. In Eintrag { $entry } spielte Platz { $seat } „{ $key }“, was die heutigen Regeln dort nicht erlauben. Alles davor wird gezeigt, wie es gespielt wurde, und von hier aus kann weitergespielt werden.
ui-diverged-chance = Diese Partie wurde nach Version { $version } der Regeln gespielt. In Eintrag { $entry } brachte der Zufall „{ $key }“, was nach den heutigen Regeln dort nicht geschehen kann. Alles davor wird gezeigt, wie es gespielt wurde, und von hier aus kann weitergespielt werden.
ui-diverged-result = Diese Partie wurde nach Version { $version } der Regeln gespielt. Nach den heutigen Regeln führen ihre Züge zu einem anderen Ergebnis als dem aufgezeichneten.
ui-replay-keys = n weiter, p zurück, eine Zahl, end, q Ende
ui-replay-wrong = „{ $typed }“ führt nirgendwohin: Gib n, p, eine Zahl von 0 bis { $last }, end oder q ein.
ui-replay-edge = Hier geht es nicht weiter.
ui-verified = { $outcomes ->
    [one] Ein Zufallsereignis wurde noch einmal gezogen und folgt
   *[other] Alle { $outcomes } Zufallsereignisse wurden noch einmal gezogen und folgen
 } aus dem Geheimnis. Sein Hash ist { $hash }: Das muss der sein, den der Tisch vor der Partie gezeigt hat.
ui-verified-earlier = { $earlier ->
    [one] Ein Zufallsereignis ist älter als der Tisch
   *[other] { $earlier } Zufallsereignisse sind älter als der Tisch
 }; darüber sagt das Geheimnis nichts. Das ist nur dann in Ordnung, wenn eine frühere Partie weitergespielt wurde.

# Viele Partien.
ui-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
ui-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
ui-decimal-point = ,
ui-seat = Platz { $number }
ui-wins = Siege
ui-mean-score = Punkte im Mittel
ui-interval = 95-%-Intervall
ui-length = Entscheidungen je Partie: im Mittel { $mean }, von { $shortest } bis { $longest }.
ui-speed = { $seconds } s, { $rate } Entscheidungen/s, Prozesse: { $jobs }, Startwert { $seed }.

# Falscher Gebrauch.
cli-plain = In reinem Python dauert das etwa 50-mal so lange wie mit kompilierten Regeln (siehe README, „Play“).
cli-stopped = Vor dem Ende angehalten; derselbe --seed spielt dieselben Partien noch einmal.
