# Чего стоят и что приносят ходы.
amount-food = { $count ->
    [one] { $sign }{ $count } фишка еды
    [few] { $sign }{ $count } фишки еды
   *[many] { $sign }{ $count } фишек еды
}
amount-population = { $count ->
    [one] { $sign }{ $count } к популяции
    [few] { $sign }{ $count } к популяции
   *[many] { $sign }{ $count } к популяции
}
amount-body = { $count ->
    [one] { $sign }{ $count } к размеру тела
    [few] { $sign }{ $count } к размеру тела
   *[many] { $sign }{ $count } к размеру тела
}
amount-species = { $count ->
    [one] { $sign }{ $count } вид
    [few] { $sign }{ $count } вида
   *[many] { $sign }{ $count } видов
}
amount-cards = { $count ->
    [one] { $sign }{ $count } карта
    [few] { $sign }{ $count } карты
   *[many] { $sign }{ $count } карт
}
