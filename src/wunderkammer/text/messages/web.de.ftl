# Auf dem Spielplan.
web-not-now = Jetzt nicht möglich
web-several-moves = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
