# Чего стоят и что приносят ходы.
amount-expedition = { $count ->
    [one] { $sign }{ $count } экспедиция
    [few] { $sign }{ $count } экспедиции
   *[many] { $sign }{ $count } экспедиций
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } очко репутации
    [few] { $sign }{ $count } очка репутации
   *[many] { $sign }{ $count } очков репутации
}
amount-initiative = { $count ->
    [one] { $sign }{ $count } место на шкале инициативы
    [few] { $sign }{ $count } места на шкале инициативы
   *[many] { $sign }{ $count } мест на шкале инициативы
}
amount-first-team = { $count ->
    [one] { $sign }{ $count } к силе первой команды
    [few] { $sign }{ $count } к силе первой команды
   *[many] { $sign }{ $count } к силе первой команды
}
amount-second-team = { $count ->
    [one] { $sign }{ $count } к силе второй команды
    [few] { $sign }{ $count } к силе второй команды
   *[many] { $sign }{ $count } к силе второй команды
}
amount-money = { $count ->
    [one] { $sign }{ $count } M£
    [few] { $sign }{ $count } M£
   *[many] { $sign }{ $count } M£
}
