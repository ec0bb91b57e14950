# Was Züge kosten und bringen.
amount-food = { $count ->
    [one] { $sign }{ $count } Nahrung
   *[other] { $sign }{ $count } Nahrung
}
amount-population = { $count ->
    [one] { $sign }{ $count } Population
   *[other] { $sign }{ $count } Population
}
amount-body = { $count ->
    [one] { $sign }{ $count } Körpergröße
   *[other] { $sign }{ $count } Körpergröße
}
amount-species = { $count ->
    [one] { $sign }{ $count } Art
   *[other] { $sign }{ $count } Arten
}
amount-cards = { $count ->
    [one] { $sign }{ $count } Karte
   *[other] { $sign }{ $count } Karten
}
