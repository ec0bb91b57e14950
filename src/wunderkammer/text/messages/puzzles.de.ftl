# Rätsel. $move und $second sind Züge als Aufforderung, $changes ist eine Liste wie „+2 Münzen, −1 Karte“.
puzzles = Rätsel
puzzles-title = { $game }: Rätsel
puzzles-intro = Stellungen aus Partien zwischen Bots, in denen ein Zug klar besser ist als alle anderen. Finde ihn. Du siehst, was der Spieler sah, und nicht mehr.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-count = { $solved } von { $count } gelöst
puzzles-done = Du hast alle gelöst.
puzzles-next = Nächstes Rätsel
puzzles-first = Beginnen
puzzles-all = Alle Rätsel
puzzles-sign-in = Melde dich an, dann merkt sich das Programm, was du gelöst hast.
puzzles-solved-mark = gelöst
puzzle-number = Rätsel { $number } von { $count }
puzzle-task = Welcher Zug ist der beste?
puzzle-right = Richtig!
puzzle-was = Die Lösung
puzzle-wrong = „{ $move }“ ist hier nicht der beste Zug.
puzzle-tried = Damit gewinnt man von hier aus { $tried ->
    [0] fast nie
    [100] fast immer
   *[other] etwa { $tried } von 100 Partien
}, mit dem besten Zug { $best ->
    [100] fast immer
   *[other] etwa { $best } von 100
}.
puzzle-untried = Er sah nicht so aus, als lohnte sich eine genaue Suche; mit dem besten Zug gewinnt man von hier aus { $best ->
    [100] fast immer
   *[other] etwa { $best } von 100 Partien
}.
puzzle-misses = Nach dem besten Zug, verglichen mit deinem: { $changes }.
puzzle-solution = „{ $move }“ gewinnt von hier aus { $chances ->
    [100] fast immer
   *[other] etwa { $chances } von 100 Partien
}, der nächstbeste Zug, „{ $second }“, { $others ->
    [0] fast nie
    [100] fast immer
   *[other] etwa { $others }
}.
puzzle-brings = Danach, verglichen mit dem nächstbesten: { $changes }.
puzzle-follows = Was die Suche danach erwartet
puzzle-proof = Von Bots der { $bot } in { $worlds ->
    [one] { $worlds } frischen Welt, die zum Wissen des Spielers passt
   *[other] { $worlds } frischen Welten, die zum Wissen des Spielers passen
}, zu Ende gespielt, gewann er { $lead ->
    [100] jede Partie und der nächstbeste keine
   *[other] { $lead } von 100 Partien mehr als der nächstbeste
} (Standardfehler { $error }).
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal versuchen
ui-puzzle-help = Tippe einen Zug. „?“ zeigt die Lösung, Enter geht zum nächsten Rätsel, q beendet.
ui-puzzle-on = Enter geht zum nächsten Rätsel, q beendet.
ui-puzzle-unknown = Einen solchen Zug gibt es hier nicht. Tippe einen aus der Liste.
