# Warum nicht: was jedes Spiel auf dieselbe Weise ablehnt.
no-not-your-turn = Du bist gerade nicht am Zug.
no-game-over = Die Partie ist zu Ende.
no-not-now = Dieser Zug ist gerade nicht möglich.
no-unknown-move = Diesen Zug gibt es nicht. { $reason }
no-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
no-undo-news = Seit deiner letzten Entscheidung ist Neues bekannt geworden, daher bleibt sie bestehen.
no-undo-all-chosen = Geheime Entscheidungen lassen sich zurücknehmen, bis alle gewählt haben. Jetzt haben alle gewählt, und das haben alle gesehen; daher bleibt deine Wahl bestehen.
no-undo-others = Nach dir haben schon andere entschieden, daher bleibt deine Entscheidung bestehen.

# Worauf der Tisch wartet, wenn jemand nichts zu entscheiden hat.
waiting-players = { $count ->
    [one] Wir warten auf { $names }.
   *[other] Wir warten auf { $names }.
}
names-and = { $names } und { $last }
waiting-chance = Der Zufall entscheidet.
waiting-over = Die Partie ist zu Ende.

# Steht für etwas, das es nicht gibt.
nothing = —

# Die beiden Antworten auf eine freiwillige Wirkung.
move-accept = Ja, ausführen
move-decline = Nein, verzichten
log-accept = { $player } nimmt an.
log-decline = { $player } verzichtet.

# Was ein Zug ändert
outcome = { $move }: { $changes }
outcome-both = { $move }: { $changes }; { $brings }
outcome-of = { $player } { $change }
