# What moves cost and bring.
amount-coins = { $count ->
    [one] { $sign }{ $count } coin
   *[other] { $sign }{ $count } coins
}
amount-knowledge = { $count ->
    [one] { $sign }{ $count } temporary knowledge
   *[other] { $sign }{ $count } temporary knowledge
}
amount-vp = { $count ->
    [one] { $sign }{ $count } victory point
   *[other] { $sign }{ $count } victory points
}
amount-theory = { $count ->
    [one] { $sign }{ $count } evolution step
   *[other] { $sign }{ $count } evolution steps
}

# What a move opens, and why it cannot be done after it.
outcome-in-vain = { $brings } (not possible then: { $obstacle })
