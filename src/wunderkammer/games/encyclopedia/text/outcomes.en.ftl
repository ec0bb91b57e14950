# What moves cost and bring.
amount-vp = { $count ->
    [one] { $sign }{ $count } VP
   *[other] { $sign }{ $count } VP
}
amount-coins = { $count ->
    [one] { $sign }{ $count } coin
   *[other] { $sign }{ $count } coins
}
amount-tokens = { $count ->
    [one] { $sign }{ $count } expedition token
   *[other] { $sign }{ $count } expedition tokens
}
amount-seals = { $count ->
    [one] { $sign }{ $count } royal seal
   *[other] { $sign }{ $count } royal seals
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } reputation
   *[other] { $sign }{ $count } reputation
}
amount-track = { $count ->
    [one] { $sign }{ $count } cell
   *[other] { $sign }{ $count } cells
}
brings-expert = take an expert
brings-animal = take an animal
