# На столе.
web-not-now = Сейчас нельзя
web-several-moves = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
   *[many] { $count } возможностей
}
