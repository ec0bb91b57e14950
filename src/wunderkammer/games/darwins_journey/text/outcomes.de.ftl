# Was Züge kosten und bringen.
amount-coins = { $count ->
    [one] { $sign }{ $count } Münze
   *[other] { $sign }{ $count } Münzen
}
amount-knowledge = { $count ->
    [one] { $sign }{ $count } vorläufiges Wissen
   *[other] { $sign }{ $count } × vorläufiges Wissen
}
amount-vp = { $count ->
    [one] { $sign }{ $count } Siegpunkt
   *[other] { $sign }{ $count } Siegpunkte
}
amount-theory = { $count ->
    [one] { $sign }{ $count } Evolutionsschritt
   *[other] { $sign }{ $count } Evolutionsschritte
}

# What a move opens, and why it cannot be done after it.
outcome-in-vain = { $brings } (dann nicht möglich: { $obstacle })
