# Чего стоят и что приносят ходы.
amount-vp = { $count ->
    [one] { $sign }{ $count } ПО
    [few] { $sign }{ $count } ПО
   *[many] { $sign }{ $count } ПО
}
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
amount-tokens = { $count ->
    [one] { $sign }{ $count } жетон экспедиции
    [few] { $sign }{ $count } жетона экспедиции
   *[many] { $sign }{ $count } жетонов экспедиции
}
amount-seals = { $count ->
    [one] { $sign }{ $count } королевская печать
    [few] { $sign }{ $count } королевские печати
   *[many] { $sign }{ $count } королевских печатей
}
    .acc = { $count ->
        [one] { $sign }{ $count } королевскую печать
        [few] { $sign }{ $count } королевские печати
       *[many] { $sign }{ $count } королевских печатей
    }
amount-reputation = { $count ->
    [one] { $sign }{ $count } очко репутации
    [few] { $sign }{ $count } очка репутации
   *[many] { $sign }{ $count } очков репутации
}
amount-track = { $count ->
    [one] { $sign }{ $count } ячейка
    [few] { $sign }{ $count } ячейки
   *[many] { $sign }{ $count } ячеек
}
brings-expert = взять эксперта
brings-animal = взять животное
