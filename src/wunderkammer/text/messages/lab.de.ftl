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
lab-title-components = was Karten, Plättchen und Felder wert sind
lab-title-without = was der Verzicht kostet
lab-column-component = Bestandteil
lab-column-key = getippt
lab-column-offered = angeboten
lab-column-taken = genommen
lab-column-gain = Gewinn
lab-column-shrunk = Gewinn, geschrumpft
lab-column-more = genommen, Prozentpunkte
lab-column-gains = Gewinn, Punkte
lab-column-offers = angeboten, Prozentpunkte
lab-column-lost-points = verlorene Punkte
lab-column-lost-wins = verlorene Siege, Prozentpunkte
lab-axis-gain = Gewinn in Punkten Endvorsprung, kleine Stichproben geschrumpft, 95-%-Intervall
lab-axis-taken = Änderung, wie oft es genommen wird, wenn es angeboten ist, in Prozentpunkten, 95-%-Intervall
lab-axis-lost = Verlust in Punkten Endvorsprung, 95-%-Intervall
lab-components-certain = { $count ->
    [one] Ein Bestandteil nützt oder schadet sicher: { $first }.
   *[other] { $count } Bestandteile nützen oder schaden sicher; allen voran: { $first }.
}
lab-components-none = Kein Bestandteil nützt oder schadet sicher.
lab-components-gains = Was das Nehmen brachte
lab-components-how = Gewinn: Punkte Endvorsprung derer, die es nahmen, gegenüber denen, die es hätten nehmen können, bereinigt um Zugreihenfolge, Runde und vorherigen Stand. Bots nehmen, was sie für gut halten: Ein Gewinn sagt, dass es gut war, nicht, dass jeder es nehmen sollte. Geschrumpft: zum Mittel aller Bestandteile hin, umso mehr, je weniger bekannt ist.
lab-changes = Bestandteile neben den gedruckten Zahlen
lab-changes-certain = { $count ->
    [one] Einem Bestandteil ergeht es sicher anders: { $first }.
   *[other] { $count } Bestandteilen ergeht es sicher anders; allen voran: { $first }.
}
lab-changes-none = Keinem Bestandteil ergeht es sicher anders als mit den gedruckten Zahlen.
lab-changes-how = Um wie viel öfter es genommen wird, wenn es angeboten ist, um wie viel mehr es dann bringt, und bei wie vielen Entscheidungen mehr es zur Wahl steht.
lab-without-certain = { $count ->
    [one] Eines fehlt sicher oder bliebe besser liegen: { $first }.
   *[other] { $count } Dinge fehlen sicher oder blieben besser liegen; allen voran: { $first }.
}
lab-without-none = Nichts fehlt sicher.
lab-without-losses = Was verloren geht
lab-without-how = Ein Platz, reihum jeder, darf das Verbotene nicht wählen, solange er einen anderen Zug hat; dieselbe Partie wird auch mit allen Zügen gespielt. Bots planen nach den wahren Regeln und wählen unter dem Erlaubten, passen sich also nicht weiter voraus an: Verloren ist, was verliert, wer dem Verbot erst bei der Entscheidung begegnet. Weniger als nichts verloren: Bots mögen es zu sehr.
lab-title-atlas = ein Atlas der Zahlen
lab-title-tune = Zahlen auf ein Ziel abgestimmt
lab-column-figure = Zahl
lab-column-goal = Ziel
lab-column-before = vorher
lab-column-after = nachher
lab-column-changes = Änderungen
lab-column-missed = % neben dem Ziel
lab-axis-points = Änderung der Punkte je Spieler, 95-%-Intervall
lab-atlas-screening = erster Blick
lab-atlas-confirming = frische Startwerte
lab-atlas-certain = { $count ->
    [one] Ein Schritt macht sicher etwas aus: { $first }.
   *[other] { $count } Schritte machen sicher etwas aus; allen voran: { $first }.
}
lab-atlas-none = Kein einzelner Schritt macht sicher etwas aus.
lab-atlas-played = Zahlen: { $figures }; Schritte hinauf oder hinunter: { $steps }; von den Regeln abgelehnt: { $impossible }.
lab-atlas-visible-screening = Kleinste Wirkung, die der erste Blick in vier von fünf Fällen sieht: { $sizes }.
lab-atlas-visible-confirmation = Kleinste Wirkung, die die Bestätigung in vier von fünf Fällen sieht: { $sizes }.
lab-atlas-confirmed = Kandidaten mit frischen Startwerten
lab-atlas-how = Der erste Blick spielt { $games } Partien jedes Schritts mit dem ersten Bot; was etwas auszumachen scheint, wird mit Startwerten, auf denen nichts gesucht wurde, von allen Bots noch einmal gespielt.
lab-atlas-no-candidate = Kein Schritt fiel auf; darum wurde nichts noch einmal gespielt.
lab-atlas-screened = Der erste Blick
lab-atlas-screened-how = Jeder Schritt; was hier klein ist, kann noch Zufall sein.
lab-tune-trying = Versuch
lab-tune-reached = { $count ->
    [0] Das Ziel ist schon erreicht, auch mit frischen Startwerten.
    [one] Mit einer Änderung erreicht und mit frischen Startwerten von allen Bots bestätigt:
   *[other] Mit { $count } Änderungen erreicht und mit frischen Startwerten von allen Bots bestätigt:
}
lab-tune-missed = { $count ->
    [0] Keine einzelne Änderung kommt dem Ziel näher.
    [one] Mit frischen Startwerten nicht von allen Bots erreicht; am nächsten mit einer Änderung:
   *[other] Mit frischen Startwerten nicht von allen Bots erreicht; am nächsten mit { $count } Änderungen:
}
lab-tune-stopped = { $count ->
    [0] Angehalten, ehe eine Änderung gefunden war, die dem Ziel näher kommt.
    [one] Unterwegs angehalten; dem Ziel bisher am nächsten, mit einer Änderung:
   *[other] Unterwegs angehalten; dem Ziel bisher am nächsten, mit { $count } Änderungen:
}
lab-tune-unsure = Das 95-%-Intervall reicht über das Ziel hinaus: Mehr Partien (-n) würden zeigen, ob es eingehalten wird.
lab-tune-aim = Ziel: { $aim }.
lab-tune-goals = Ziele mit frischen Startwerten
lab-tune-how = { $games } Partien je Fassung und Bot, mit Startwerten, auf denen nichts gesucht wurde.
lab-tune-path = Der Weg dorthin
lab-tune-path-how = Wie weit die schlechteste Bot-Stufe bei der Suche neben dem Ziel lag, in Prozent.
lab-goal-seats = Abstand zwischen bestem und schlechtestem Platz der Zugreihenfolge, Prozentpunkte
lab-goal-decisions = Entscheidungen
lab-goal-points = Punkte je Spieler
lab-goal-ties = Geteilte Siege, %

# Was nie vorkommt.
lab-title-dead = was nie vorkommt
lab-dead-verdict = In { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} { $count ->
    [0] kam alles vor.
    [one] kam eine Sache nie vor.
   *[other] kamen { $count } Dinge nie vor.
} Was in all diesen Partien nicht vorkam, kommt in höchstens { $most } von 100 vor (95 %).
lab-dead-how = Hervorgehoben ist, was keine Stufe gesehen hat; darunter steht, was mindestens einer Stufe nie begegnet ist. Die Zahlen sind Partien von hundert; „0 … x“ heißt nie, und höchstens x (95 %).
lab-dead-summary = Überblick
lab-dead-kind = Art
lab-dead-all = alle
lab-dead-never = nie
lab-dead-never-bot = nie bei { $bot }
lab-dead-key = Schlüssel
lab-dead-name = Name
lab-dead-share = { $bot }, % der Partien
lab-dead-untaken = angeboten, nie genommen
lab-dead-unoffered = nie angeboten
lab-dead-sometimes = manchmal
lab-dead-kind-figure = Zahlenwerte
lab-dead-kind-figure-how = Zahlen, auf die es in keiner Partie ankam: Einen Schritt höher oder niedriger führen dieselben Züge zum selben Ende. Hier findet sich eine Belohnung, die niemand erreichen kann.
lab-dead-kind-verb = Zugarten
lab-dead-kind-verb-how = Arten von Zügen, die niemand gemacht hat.
lab-dead-kind-thing = Karten, Plättchen und Felder
lab-dead-kind-thing-how = Züge mit einer bestimmten Sache, die niemand gemacht hat. Was nie angeboten wurde, ist nicht zu erreichen oder verlangt mehr, als diese Spieler haben.
lab-dead-kind-event = Ereignisse
lab-dead-kind-event-how = Was die Regeln nie gemeldet haben.
lab-dead-kind-effect = Wirkungen
lab-dead-kind-effect-how = Ereignisse, die eine bestimmte Sache nie betrafen: Eine Wirkung erkennt man an dem, was sie meldet.
lab-dead-kind-points = Punkte
lab-dead-kind-points-how = Zeilen des Wertungsblatts, die nie jemandem einen Punkt gebracht haben.
lab-dead-kind-refusal = Ablehnungen
lab-dead-kind-refusal-how = Gründe, die nie jemandem im Weg standen. Bei jeder zehnten Entscheidung werden von jeder Zugart zwei Züge versucht.
lab-dead-kind-rule = Regeln
lab-dead-kind-rule-how = Nummerierte Regeln, die etwas verbieten und es nie taten.

# Stufe gegen Stufe.
lab-title-ladder = Stufe gegen Stufe
lab-ladder-players = Für { $counts } Spieler.
lab-ladder-sure = Jeder Unterschied zwischen Stufen ist sicher.
lab-ladder-unsure = Nicht sicher ist, wer stärker ist (in Klammern die Zahl der Spieler): { $pairs }.
lab-ladder-fair = Einen Vor- oder Nachteil des ersten Platzes finden keine zwei Stufen.
lab-ladder-edge = Mindestens zwei Stufen finden, dass der erste Platz bei { $players } Spielern nicht seinen Anteil gewinnt.
lab-ladder-pairs = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}: Stufe gegen Stufe
lab-ladder-pairs-how = Wie oft die zuerst genannte Stufe vor der zweiten liegt, und ihr Vorsprung in Punkten; jeder Startwert wird in allen Sitzordnungen gespielt. Hervorgehoben ist, was sicher ist (95 %).
lab-ladder-pair = Stufen
lab-ladder-games = Partien
lab-ladder-ahead = davor, %
lab-ladder-lead = Vorsprung, Punkte
lab-ladder-first = Vorteil des ersten Platzes
lab-ladder-first-how = Siege des Ersten in der Zugreihenfolge über seinen Anteil hinaus, in Prozentpunkten, wenn eine Stufe gegen sich selbst spielt. Hervorgehoben ist, was zwei Stufen mit gleichem Vorzeichen finden.
lab-ladder-number = Spieler
lab-ladder-at = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
