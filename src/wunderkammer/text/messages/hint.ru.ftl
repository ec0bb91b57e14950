# Что сыграл бы бот и почему. $points — один из оборотов ниже.
hint-best = { $move } — этот ход выигрывает отсюда { $wins } из 100 партий, { $points }; второй по силе ход ({ $next }) — { $next_wins } из 100.
hint-equal = { $move } — этот ход выигрывает отсюда { $wins } из 100 партий, { $points }; почти так же хорош другой ход ({ $next }).
hint-same = Нет разницы, какой из { $rest ->
    [0] этих ходов
   *[other] первых { $count } ходов этого списка
} выбрать: каждый выигрывает отсюда { $wins } из 100 партий, { $points }.
hint-only = { $move } — другого хода нет. Отсюда выигрываются { $wins } из 100 партий, { $points }.
hint-outlook = { $wins } из 100 партий, { $points }
hint-points = примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# В одиночку, против соперника, за которого играют правила.
hint-ahead = примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $place ->
    [list] впереди
   *[sentence] впереди соперника самой игры
}
hint-behind = примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $place ->
    [list] позади
   *[sentence] позади соперника самой игры
}
hint-level = примерно { $place ->
    [list] наравне
   *[sentence] наравне с соперником самой игры
}
hint-thinking = Просчитываем ходы …
no-hint-not-yet = Сейчас вам нечего решать; попросите подсказку в свой ход.
no-hint-over = Партия окончена; подсказка помогает только по ходу игры.
