# Die Analyse einer beendeten Partie. $cost ist eine der Wendungen weiter unten; $played und $best sind Züge als Anweisungen.
analysis-title = Analyse
analysis-at = { $stage }: { $sentence }
analysis-moment = „{ $played }“ statt „{ $best }“ hat { $cost } gekostet.
analysis-chances = { $count ->
    [one] { $count } von 100 Gewinnchancen
   *[other] { $count } von 100 Gewinnchancen
}
analysis-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
analysis-both = { $chances } und { $points }
analysis-by = { $player }: { $move }
analysis-slip = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-good = Gut
analysis-summary = { $blunder ->
    [one] { $blunder } grober Fehler
   *[other] { $blunder } grobe Fehler
}, { $mistake ->
    [one] { $mistake } Fehler
   *[other] { $mistake } Fehler
}, { $slip ->
    [one] { $slip } Ungenauigkeit
   *[other] { $slip } Ungenauigkeiten
}; eine Entscheidung hat im Mittel { $loss } von 100 Gewinnchancen gekostet.
analysis-option = { $chances } von 100 Gewinnchancen, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-option-lead = { $chances } von 100 Gewinnchancen, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Vorsprung
analysis-judged = Beurteilt von { $bot }, Wunderkammer { $version }, Regeln { $rules }, { $look ->
    [all] in Kenntnis alles Verdeckten
   *[honest] nach dem, was jeder zu dem Zeitpunkt wusste
}: { $rounds } Spielverläufe je Entscheidung, dann { $worlds } Welten, in denen die gespielte neben der besten Folge steht.
analysis-judged-seconds = Beurteilt von { $bot }, Wunderkammer { $version }, Regeln { $rules }, { $look ->
    [all] in Kenntnis alles Verdeckten
   *[honest] nach dem, was jeder zu dem Zeitpunkt wusste
}: { $seconds } s je Entscheidung.
analysis-source-folder = aus dem Quellordner
analysis-decided = Was die Partie entschieden hat
analysis-faultless = Kein Zug dieser Partie war eindeutig schlecht.
analysis-chance = Gewinnchance
analysis-best = Besser:
analysis-dearest = Die teuersten Züge: { $player }
analysis-working = Die Züge werden beurteilt …
analysis-slow = Die Regeln sind hier nicht übersetzt: Das dauert etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
analysis-kept = Aufgehoben in { $path }.
analysis-stopped = Angehalten; derselbe Befehl macht hier weiter.
