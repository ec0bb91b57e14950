# Was ein Bot spielen würde, und warum.
hint-best = { $points ->
    [one] { $move } – gewinnt von hier aus { $wins } von 100 Partien, etwa { $points } Punkt; der nächstbeste Zug ({ $next }) gewinnt { $next_wins }.
   *[other] { $move } – gewinnt von hier aus { $wins } von 100 Partien, etwa { $points } Punkte; der nächstbeste Zug ({ $next }) gewinnt { $next_wins }.
}
hint-equal = { $points ->
    [one] { $move } – gewinnt von hier aus { $wins } von 100 Partien, etwa { $points } Punkt; ein anderer Zug ({ $next }) ist fast genauso gut.
   *[other] { $move } – gewinnt von hier aus { $wins } von 100 Partien, etwa { $points } Punkte; ein anderer Zug ({ $next }) ist fast genauso gut.
}
hint-same = Es macht keinen Unterschied, welchen { $rest ->
    [0] dieser
   *[other] der ersten { $count }
} Züge du wählst: Jeder gewinnt von hier aus { $wins } von 100 Partien, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-only = { $points ->
    [one] { $move } – etwas anderes gibt es nicht zu tun. Von hier aus werden { $wins } von 100 Partien gewonnen, mit etwa { $points } Punkt.
   *[other] { $move } – etwas anderes gibt es nicht zu tun. Von hier aus werden { $wins } von 100 Partien gewonnen, mit etwa { $points } Punkten.
}
hint-outlook = { $points ->
    [one] { $wins } von 100 Partien, etwa { $points } Punkt
   *[other] { $wins } von 100 Partien, etwa { $points } Punkte
}
hint-thinking = Es wird vorausgerechnet …
no-hint-not-yet = Du hast gerade nichts zu entscheiden; frag nach einem Tipp, wenn du am Zug bist.
no-hint-over = Die Partie ist vorbei; ein Tipp hilft nur, solange gespielt wird.
