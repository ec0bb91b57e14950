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
analysis-hardly = weniger als 1 von 100 Chancen
analysis-both = { $chances } und { $points }
analysis-by = { $player }: { $move }
analysis-slip = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
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
analysis-slow = Die Regeln sind hier nicht kompiliert: Das dauert etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
analysis-kept = Aufgehoben in { $path }.
analysis-stopped = Angehalten; derselbe Befehl macht hier weiter.
# Die Seiten einer Analyse.
analysis-offer = Ein starker Bot sieht sich jeden Zug noch einmal an, mit dem Wissen von damals, und sagt, was er gekostet hat und was besser gewesen wäre.
analysis-open = Diese Partie analysieren
analysis-begin = Analysieren
analysis-none = So hat diese Partie noch niemand analysiert.
analysis-failed = Die Analyse wurde abgebrochen, weil das Beurteilen fehlschlug. Was bis dahin gefunden wurde, bleibt erhalten.
analysis-progress = { $done } von { $parts }
analysis-look-again = Wie weit ist es?
analysis-how = Wie die Partie betrachtet wird
analysis-look = Beurteilt
analysis-look-honest = nach dem Wissen von damals
analysis-look-all = in Kenntnis von allem
analysis-whose = Aus Sicht von
analysis-chance-honest = Die Gewinnchancen aller von 100 nach jeder Entscheidung, soweit { $player } sie damals kennen konnte.
analysis-chance-all = Die Gewinnchancen aller von 100 nach jeder Entscheidung, in Kenntnis alles Verdeckten.
analysis-turns = Alle Züge
analysis-who = Wer geurteilt hat
analysis-luck = Über Glück wird nichts gesagt.
analysis-again = Neu beurteilen
analysis-deeper = Viermal so tief beurteilen
analysis-to-end = Ergebnis
analysis-played = Was gespielt wurde
analysis-find = Besseres finden
analysis-find-help = Du stehst noch einmal vor dieser Entscheidung. Was würdest du spielen?
analysis-show = Zeigen, was gefunden wurde
analysis-try-again = Noch einmal versuchen
analysis-differs = Mit der besseren Folge gäbe es danach:
analysis-options = Was die Suche sah
analysis-sign-best = am besten
analysis-sign-played = gespielt
analysis-before = Zug davor
analysis-after = Nächster Zug
analysis-tried-best = Das ist der beste Zug, der gefunden wurde: { $outlook }.
analysis-tried-better = Besser als der gespielte: { $outlook }. Der beste führt zu: { $best }.
analysis-tried-worse = Nicht besser als der gespielte: { $outlook }. Der beste führt zu: { $best }.
analysis-tried-played = So wurde gespielt: { $outlook }. Der beste führt zu: { $best }.
analysis-tried-unseen = Diesen Zug hat die Suche auf den ersten Blick verworfen.
web-hints-off = Keine Tipps in dieser Partie
web-hints-off-help = „Was würde ein Bot tun?“ wird niemandem angeboten.
analysis-expected = Erwartete Punkte
