# What moves cost and bring.
amount-expedition = { $count ->
    [one] { $sign }{ $count } expedition
   *[other] { $sign }{ $count } expeditions
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } reputation
   *[other] { $sign }{ $count } reputation
}
amount-initiative = { $count ->
    [one] { $sign }{ $count } place of initiative
   *[other] { $sign }{ $count } places of initiative
}
amount-first-team = { $count ->
    [one] { $sign }{ $count } strength of the first team
   *[other] { $sign }{ $count } strength of the first team
}
amount-second-team = { $count ->
    [one] { $sign }{ $count } strength of the second team
   *[other] { $sign }{ $count } strength of the second team
}
amount-money = { $count ->
    [one] { $sign }{ $count } M£
   *[other] { $sign }{ $count } M£
}
