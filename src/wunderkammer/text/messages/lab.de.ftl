# Berichte für Spieleautoren.
lab-title-compare = ein Paket neben den gedruckten Zahlen
lab-bots = Es spielen { $bots }, jeder gegen sich selbst; { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} je Fassung und Bot; Startwert { $seed }.
lab-stopped-note = Vor dem Ende abgebrochen: Die Zahlen stammen aus den Partien, die gespielt wurden.
lab-stopped = Vor dem Ende abgebrochen; alle Partien sind aufgehoben, und derselbe Befehl macht mit den übrigen weiter.
lab-written = Seite: { $page }; Zahlen: { $data }; Partien: { $games }.
lab-data = Alle Zahlen als JSON
lab-list-comma = {", "}
lab-more-rows = … und { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
} auf der Seite.
lab-certain = Sicher und hervorgehoben ist, was alle Bot-Stufen mit demselben Vorzeichen gefunden haben; davon ist im Mittel höchstens jeder zwanzigste Fund Zufall (Benjamini und Hochberg). ± ist das 95-%-Intervall.
lab-column-measure = Maß
lab-column-printed = gedruckt
lab-column-pack = Paket
lab-column-difference = Unterschied
lab-axis-percent-points = Unterschied in Prozentpunkten, 95-%-Intervall
lab-measure-win = Siege { $place ->
    [1] des Ersten
    [2] des Zweiten
    [3] des Dritten
    [4] des Vierten
    [5] des Fünften
   *[other] des Sechsten
} in der Zugreihenfolge, %
lab-measure-points = Punkte je Spieler
lab-measure-line = { $line }, Punkte je Spieler
lab-measure-margin = Vorsprung des Siegers, Punkte
lab-measure-decisions = Entscheidungen
lab-measure-ties = Geteilte Siege, %
lab-measure-changes = Führungswechsel
lab-measure-settled = Sieger steht fest nach, % der Partie
lab-compare-differs = { $count ->
    [one] Ein Maß unterscheidet sich sicher: { $first }.
   *[other] { $count } Maße unterscheiden sich sicher; allen voran: { $first }.
}
lab-compare-same = Nichts unterscheidet sich sicher von den gedruckten Zahlen.
lab-compare-measures = Ganze Partien
lab-compare-how = Beide Fassungen werden mit denselben Startwerten gespielt; die Unterschiede sind die von Partiepaaren. Die Zugreihenfolge ist die der ersten Runde. Wer führt, sagt die Schätzung des Spiels.
lab-compare-rates = Siege, Gleichstände und Spannung
lab-compare-rates-how = Was das Paket ändert, in Prozentpunkten.
