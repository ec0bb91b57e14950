# Was Züge kosten und bringen.
amount-expedition = { $count ->
    [one] { $sign }{ $count } Expedition
   *[other] { $sign }{ $count } Expeditionen
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } Ruhm
   *[other] { $sign }{ $count } Ruhm
}
amount-initiative = { $count ->
    [one] { $sign }{ $count } Platz auf der Initiativeleiste
   *[other] { $sign }{ $count } Plätze auf der Initiativeleiste
}
amount-first-team = { $count ->
    [one] { $sign }{ $count } Stärke des ersten Teams
   *[other] { $sign }{ $count } Stärke des ersten Teams
}
amount-second-team = { $count ->
    [one] { $sign }{ $count } Stärke des zweiten Teams
   *[other] { $sign }{ $count } Stärke des zweiten Teams
}
amount-money = { $count ->
    [one] { $sign }{ $count } M£
   *[other] { $sign }{ $count } M£
}
