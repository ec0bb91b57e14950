# Чего стоят и что приносят ходы.
amount-food = { $count ->
    [one] { $sign }{ $count } еда
    [few] { $sign }{ $count } еды
   *[many] { $sign }{ $count } еды
}
amount-population = { $count ->
    [one] { $sign }{ $count } популяция
    [few] { $sign }{ $count } популяции
   *[many] { $sign }{ $count } популяции
}
amount-body = { $count ->
    [one] { $sign }{ $count } размер тела
    [few] { $sign }{ $count } размера тела
   *[many] { $sign }{ $count } размера тела
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
