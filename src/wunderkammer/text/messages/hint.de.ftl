# Was ein Bot spielen würde, und warum. $points ist eine der Wendungen weiter unten.
hint-best = { $move }. Dieser Zug gewinnt von hier aus { $wins } von 100 Partien, { $points }; der nächstbeste ({ $next }) gewinnt { $next_wins }.
hint-equal = { $move }. Dieser Zug gewinnt von hier aus { $wins } von 100 Partien, { $points }; ein anderer ({ $next }) ist fast genauso gut.
hint-same = Es macht keinen Unterschied, welchen { $rest ->
    [0] dieser Züge
   *[other] der ersten { $count } Züge dieser Liste
} du wählst: Jeder gewinnt von hier aus { $wins } von 100 Partien, { $points }.
hint-only = { $move }. Etwas anderes gibt es nicht zu tun. Von hier aus werden { $wins } von 100 Partien gewonnen, { $points }.
hint-outlook = { $wins } von 100 Partien, { $points }
hint-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Allein, gegen den Gegner, den die Regeln führen.
hint-ahead = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $place ->
    [list] Vorsprung
   *[sentence] Vorsprung vor dem Gegner des Spiels
}
hint-behind = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $place ->
    [list] Rückstand
   *[sentence] Rückstand auf den Gegner des Spiels
}
hint-level = etwa { $place ->
    [list] gleichauf
   *[sentence] gleichauf mit dem Gegner des Spiels
}
hint-thinking = Es wird vorausgerechnet …
no-hint-not-yet = Du hast gerade nichts zu entscheiden; frag nach einem Tipp, wenn du am Zug bist.
no-hint-over = Die Partie ist vorbei; ein Tipp hilft nur, solange gespielt wird.
