# What moves cost and bring.
amount-food = { $count ->
    [one] { $sign }{ $count } food
   *[other] { $sign }{ $count } food
}
amount-population = { $count ->
    [one] { $sign }{ $count } population
   *[other] { $sign }{ $count } population
}
amount-body = { $count ->
    [one] { $sign }{ $count } body size
   *[other] { $sign }{ $count } body size
}
amount-species = { $count ->
    [one] { $sign }{ $count } species
   *[other] { $sign }{ $count } species
}
amount-cards = { $count ->
    [one] { $sign }{ $count } card
   *[other] { $sign }{ $count } cards
}
