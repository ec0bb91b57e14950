# Turniere.
arena-rating = Wertung
arena-lead = Vorsprung
arena-decisions = Entscheidungen je Partie
arena-seconds = Sekunden je Entscheidung
arena-slowest = Längste
arena-efforts = Punkte und Tempo
arena-pairs = Paar für Paar
arena-games = Partien
arena-ahead = Erster vorn
arena-plan = Geplant: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} = { $meetings ->
    [one] { $meetings } Begegnung
   *[other] { $meetings } Begegnungen
} × { $seeds ->
    [one] { $seeds } Startwert
   *[other] { $seeds } Startwerte
} × { $seatings ->
    [one] { $seatings } Sitzordnung
   *[other] { $seatings } Sitzordnungen
}; jeder Startwert des Zufalls wird in jeder Sitzordnung gespielt.
arena-incomplete = { $count ->
    [one] { $count } Partie zählt noch nicht: Ihr Startwert ist noch nicht in allen Sitzordnungen gespielt.
   *[other] { $count } Partien zählen noch nicht: Ihre Startwerte sind noch nicht in allen Sitzordnungen gespielt.
}
arena-how-to-read = Vorsprung: Punkte vor dem Mittel der anderen, über ganze Startwerte. Wertung (Bradley–Terry, Durchschnitt 0): Wer 400 mehr hat, gewinnt zehnmal so oft, wie er verliert; ± ist das 95-%-Intervall.
arena-nothing-yet = Noch ist kein Startwert in allen Sitzordnungen gespielt; es gibt also nichts zu berichten.
arena-picture-rating = Wertung mit 95-%-Intervall
arena-picture-note = Bradley–Terry; 400 Punkte mehr gewinnen zehnmal so oft, wie sie verlieren.
arena-stopped = Vor dem Ende angehalten; --resume DATEI.jsonl hätte die Partien aufgehoben.
arena-stopped-kept = Vor dem Ende angehalten; alle Partien sind aufgehoben, derselbe Befehl macht mit dem Rest weiter.
ui-progress-at-most = { $done } von höchstens { $total } Partien, { $minutes ->
    [0] noch weniger als eine Minute.
   *[other] noch höchstens etwa { $minutes } min.
}
ui-progress = { $done } von { $total } { $pieces ->
    [turns] Zügen
   *[games] Partien
}, { $minutes ->
    [0] noch weniger als eine Minute.
   *[other] noch etwa { $minutes } min.
}

# Falscher Gebrauch.
ui-start-program = In dieser Partie spielt das Programm „{ $command }“ mit. Starten? Nur, wenn du der Datei vertraust. [j: ja, Enter: nein, greedy spielt]

# Was fremde Programme falsch machen.
bot-fault-not-started = { $bot } ließ sich nicht starten: { $detail } ({ $count }-mal); stattdessen wurden beliebige erlaubte Züge gespielt.
bot-fault-silent = { $bot } hat nicht innerhalb von { $detail } s geantwortet ({ $count }-mal); stattdessen wurde ein beliebiger erlaubter Zug gespielt.
bot-fault-given-up = { $bot } hat { $detail } Entscheidungen einer Partie versäumt und wurde entlassen ({ $count }-mal); für den Rest der Partie wurden beliebige erlaubte Züge gespielt.
bot-fault-flood = { $bot } hat weit mehr als eine Antwort geschrieben und wurde entlassen ({ $count }-mal); für den Rest der Partie wurden beliebige erlaubte Züge gespielt.
bot-fault-crashed = { $bot } hat mitten in einer Partie aufgehört ({ $count }-mal); letzte Worte: „{ $detail }“. Für den Rest der Partie wurden beliebige erlaubte Züge gespielt.
bot-fault-crashed-mute = { $bot } hat mitten in einer Partie aufgehört ({ $count }-mal). Für den Rest der Partie wurden beliebige erlaubte Züge gespielt.
bot-fault-not-json = { $bot } hat „{ $detail }“ geantwortet statt eines JSON-Objekts mit einem Zug ({ $count }-mal); stattdessen wurde ein beliebiger erlaubter Zug gespielt.
bot-fault-illegal = { $bot } wollte „{ $detail }“ spielen, was nicht erlaubt ist ({ $count }-mal); stattdessen wurde ein beliebiger erlaubter Zug gespielt.
arena-until-progress = Log-Likelihood-Quotient { $ratio } (±{ $bound } entscheidet)
arena-until-accepted = { $first } ist stärker als { $second }: Ein Vorsprung von { $gain } Wertungspunkten ist nach { $seeds } Startwerten bestätigt (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }).
arena-until-refuted = { $first } ist nicht um { $gain } Wertungspunkte stärker als { $second }: nach { $seeds } Startwerten widerlegt (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }).
arena-until-open = Nach { $seeds } Startwerten ist noch offen, ob { $first } um { $gain } Wertungspunkte stärker ist als { $second } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }).
