# On the board.
web-not-now = Not possible now
web-several-moves = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
