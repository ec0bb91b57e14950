# Разбор законченной партии. $cost — один из оборотов ниже; $played и $best — ходы в виде указаний.
analysis-title = Разбор партии
analysis-at = { $stage }: { $sentence }
analysis-moment = «{ $played }» вместо «{ $best }» — потеря: { $cost }.
analysis-chances = { $count ->
    [one] { $count } шанс из 100
    [few] { $count } шанса из 100
   *[many] { $count } шансов из 100
}
analysis-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
analysis-both = { $chances } и { $points }
analysis-by = { $player }: { $move }
analysis-slip = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
analysis-good = Хорошо
analysis-summary = { $blunder ->
    [one] { $blunder } грубая ошибка
    [few] { $blunder } грубые ошибки
   *[many] { $blunder } грубых ошибок
}, { $mistake ->
    [one] { $mistake } ошибка
    [few] { $mistake } ошибки
   *[many] { $mistake } ошибок
}, { $slip ->
    [one] { $slip } неточность
    [few] { $slip } неточности
   *[many] { $slip } неточностей
}; одно решение стоило в среднем { $loss } шанса из 100.
analysis-option = { $chances ->
    [one] { $chances } шанс из 100
    [few] { $chances } шанса из 100
   *[many] { $chances } шансов из 100
}, примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
analysis-option-lead = { $chances ->
    [one] { $chances } шанс из 100
    [few] { $chances } шанса из 100
   *[many] { $chances } шансов из 100
}, перевес примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
analysis-judged = Оценка: { $bot }, Wunderkammer { $version }, правила { $rules }, { $look ->
    [all] с учётом всего скрытого
   *[honest] по тому, что каждый тогда знал
}: { $rounds } продолжений на каждое решение, затем { $worlds } миров, в которых сыгранное стоит рядом с лучшим.
analysis-judged-seconds = Оценка: { $bot }, Wunderkammer { $version }, правила { $rules }, { $look ->
    [all] с учётом всего скрытого
   *[honest] по тому, что каждый тогда знал
}: { $seconds } с на каждое решение.
analysis-source-folder = из папки с исходниками
analysis-decided = Что решило партию
analysis-faultless = Явно плохих ходов в этой партии не было.
analysis-chance = Шансы на победу
analysis-best = Лучше:
analysis-dearest = Самые дорогие ходы: { $player }
analysis-working = Ходы оцениваются …
analysis-slow = Правила здесь не скомпилированы: это займёт около { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
   *[many] { $minutes } минут
}.
analysis-kept = Сохранено в { $path }.
analysis-stopped = Остановлено; та же команда продолжит отсюда.
