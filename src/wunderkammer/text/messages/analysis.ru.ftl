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
analysis-hardly = меньше 1 шанса из 100
analysis-both = { $chances } и { $points }
analysis-by = { $player }: { $move }
analysis-slip = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
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
# Страницы разбора.
analysis-offer = Сильный бот ещё раз смотрит на каждый ход — по тому, что игрок тогда знал, — и говорит, чего ход стоил и что было бы лучше.
analysis-open = Разобрать эту партию
analysis-begin = Разобрать
analysis-none = Так эту партию ещё никто не разбирал.
analysis-failed = Разбор прервался: оценка не удалась. Всё найденное до этого сохранено.
analysis-progress = { $done } из { $parts }
analysis-look-again = Сколько готово?
analysis-how = Как смотреть на партию
analysis-look = Оценка
analysis-look-honest = по тому, что каждый знал
analysis-look-all = зная всё
analysis-whose = Глазами игрока
analysis-chance-honest = Шансы всех на победу из 100 после каждого решения — насколько их тогда мог знать { $player }.
analysis-chance-all = Шансы всех на победу из 100 после каждого решения — для того, кто видит всё скрытое.
analysis-turns = Все ходы
analysis-who = Кто оценивал
analysis-luck = Об удаче здесь ничего не говорится.
analysis-again = Оценить заново
analysis-deeper = Оценить вчетверо глубже
analysis-to-end = Итог
analysis-played = Что было сыграно
analysis-find = Найти лучше
analysis-find-help = Вы снова перед этим решением. Как бы вы сыграли?
analysis-show = Показать найденное
analysis-try-again = Попробовать ещё раз
analysis-differs = При лучшем продолжении после этого было бы:
analysis-options = Что видел поиск
analysis-sign-best = лучший
analysis-sign-played = сыгран
analysis-before = Предыдущий ход
analysis-after = Следующий ход
analysis-tried-best = Это лучший из найденных ходов: { $outlook }.
analysis-tried-better = Лучше сыгранного: { $outlook }. Лучший ведёт к итогу: { $best }.
analysis-tried-worse = Не лучше сыгранного: { $outlook }. Лучший ведёт к итогу: { $best }.
analysis-tried-played = Так и было сыграно: { $outlook }. Лучший ведёт к итогу: { $best }.
analysis-tried-unseen = Этот ход поиск отбросил с первого взгляда.
web-hints-off = Без подсказок в этой партии
web-hints-off-help = «Что сделал бы бот?» не предлагается никому.
analysis-expected = Ожидаемые очки
