# Чего стоят и что приносят ходы.
amount-coins = { $count ->
    [one] { $sign }{ $count } монета
    [few] { $sign }{ $count } монеты
   *[many] { $sign }{ $count } монет
}
    .acc = { $count ->
        [one] { $sign }{ $count } монету
        [few] { $sign }{ $count } монеты
       *[many] { $sign }{ $count } монет
    }
amount-knowledge = { $count ->
    [one] { $sign }{ $count } временное знание
    [few] { $sign }{ $count } временных знания
   *[many] { $sign }{ $count } временных знаний
}
amount-vp = { $count ->
    [one] { $sign }{ $count } победное очко
    [few] { $sign }{ $count } победных очка
   *[many] { $sign }{ $count } победных очков
}
amount-theory = { $count ->
    [one] { $sign }{ $count } шаг эволюции
    [few] { $sign }{ $count } шага эволюции
   *[many] { $sign }{ $count } шагов эволюции
}

# What a move opens, and why it cannot be done after it.
outcome-in-vain = { $brings } (тогда невозможно: { $obstacle })
