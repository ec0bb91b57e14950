# Was Züge kosten und bringen.
amount-expedition = { $count ->
    [one] { $sign }{ $count } Expedition
   *[other] { $sign }{ $count } Expeditionen
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } Rufpunkt
   *[other] { $sign }{ $count } Rufpunkte
}
amount-initiative = { $count ->
    [one] { $sign }{ $count } Platz auf der Initiativeleiste
   *[other] { $sign }{ $count } Plätze auf der Initiativeleiste
}
amount-first-team = { $count ->
    [one] { $sign }{ $count } Stärke für das erste Team
   *[other] { $sign }{ $count } Stärke für das erste Team
}
amount-second-team = { $count ->
    [one] { $sign }{ $count } Stärke für das zweite Team
   *[other] { $sign }{ $count } Stärke für das zweite Team
}
amount-money = { $count ->
    [one] { $sign }{ $count } M£
   *[other] { $sign }{ $count } M£
}
