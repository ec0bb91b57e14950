# Was Züge kosten und bringen.
amount-vp = { $count ->
    [one] { $sign }{ $count } SP
   *[other] { $sign }{ $count } SP
}
amount-coins = { $count ->
    [one] { $sign }{ $count } Münze
   *[other] { $sign }{ $count } Münzen
}
amount-tokens = { $count ->
    [one] { $sign }{ $count } Expeditionsplättchen
   *[other] { $sign }{ $count } Expeditionsplättchen
}
amount-seals = { $count ->
    [one] { $sign }{ $count } königliches Siegel
   *[other] { $sign }{ $count } königliche Siegel
}
amount-reputation = { $count ->
    [one] { $sign }{ $count } Ruf
   *[other] { $sign }{ $count } Ruf
}
amount-track = { $count ->
    [one] { $sign }{ $count } Feld
   *[other] { $sign }{ $count } Felder
}
brings-expert = nimm einen Experten
brings-animal = nimm ein Tier
