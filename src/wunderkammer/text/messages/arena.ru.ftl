# Турниры.
arena-rating = Рейтинг
arena-lead = Перевес
arena-decisions = Решений за партию
arena-seconds = Секунд на решение
arena-slowest = Самое долгое
arena-efforts = Очки и темп
arena-pairs = Пара за парой
arena-games = Партии
arena-ahead = Первый впереди
arena-plan = По плану: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} = { $meetings ->
    [one] { $meetings } встреча
    [few] { $meetings } встречи
   *[many] { $meetings } встреч
} × { $seeds ->
    [one] { $seeds } зерно
    [few] { $seeds } зерна
   *[many] { $seeds } зёрен
} × { $seatings ->
    [one] { $seatings } рассадка
    [few] { $seatings } рассадки
   *[many] { $seatings } рассадок
}; каждое зерно случая разыгрывается при каждой рассадке.
arena-incomplete = { $count ->
    [one] Не учтена { $count } партия: её зерно сыграно ещё не при всех рассадках.
    [few] Не учтены { $count } партии: их зёрна сыграны ещё не при всех рассадках.
   *[many] Не учтено { $count } партий: их зёрна сыграны ещё не при всех рассадках.
}
arena-how-to-read = Перевес — очки сверх среднего у остальных, по целым зёрнам. Рейтинг (Брэдли — Терри, среднее равно 0): при перевесе в 400 побеждают в десять раз чаще, чем проигрывают; ± — интервал 95 %.
arena-nothing-yet = Ещё ни одно зерно не сыграно при всех рассадках, поэтому сообщить нечего.
arena-picture-rating = Рейтинг с интервалом 95 %
arena-picture-note = Брэдли — Терри; при перевесе в 400 побеждают в десять раз чаще, чем проигрывают.
arena-stopped = Остановлено до конца; --resume ФАЙЛ.jsonl сохранил бы партии.
arena-stopped-kept = Остановлено до конца; все партии сохранены, та же команда продолжит с оставшихся.
ui-progress-at-most = Сыграно партий: { $done } из { $total } возможных, осталось { $minutes ->
    [0] меньше минуты.
   *[other] не больше { $minutes } мин.
}
ui-progress = { $pieces ->
    [turns] Оценено ходов
   *[games] Сыграно партий
}: { $done } из { $total }, осталось { $minutes ->
    [0] меньше минуты.
   *[other] около { $minutes } мин.
}

# Ошибки командной строки.
ui-start-program = В этой партии играет программа «{ $command }». Запустить её? Только если вы доверяете файлу. [д: да, Enter: нет, сыграет greedy]

# Ошибки внешних программ.
bot-fault-not-started = Бота «{ $bot }» не удалось запустить: { $detail } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); вместо него делались любые допустимые ходы.
bot-fault-silent = Бот «{ $bot }» не ответил за { $detail } с ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); вместо этого сделан любой допустимый ход.
bot-fault-given-up = Бот «{ $bot }» пропустил в одной партии решений: { $detail } — и отстранён ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); до её конца делались любые допустимые ходы.
bot-fault-flood = Бот «{ $bot }» написал намного больше, чем нужно для ответа, и отстранён ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); до конца партии делались любые допустимые ходы.
bot-fault-crashed = Бот «{ $bot }» завершился посреди партии ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); последние слова: «{ $detail }». До её конца делались любые допустимые ходы.
bot-fault-crashed-mute = Бот «{ $bot }» завершился посреди партии ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}). До её конца делались любые допустимые ходы.
bot-fault-not-json = Бот «{ $bot }» ответил «{ $detail }» вместо объекта JSON с ходом ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); вместо этого сделан любой допустимый ход.
bot-fault-illegal = Бот «{ $bot }» хотел сыграть «{ $detail }», а это недопустимо ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}); вместо этого сделан любой допустимый ход.
arena-until-progress = логарифм отношения правдоподобия { $ratio } (решают ±{ $bound })
arena-until-accepted = { $first } сильнее, чем { $second }: преимущество в { $gain } рейтинговых очков подтверждено, сыграно зёрен: { $seeds } (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }).
arena-until-refuted = { $first } не сильнее, чем { $second }, на { $gain } рейтинговых очков: опровергнуто, сыграно зёрен: { $seeds } (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }).
arena-until-open = Сыграно зёрен: { $seeds }; пока неясно, сильнее ли { $first }, чем { $second }, на { $gain } рейтинговых очков (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }).
