# Игроки.
ui-person = Игрок { $number }
ui-naturalist-1 = Гумбольдт
ui-naturalist-2 = Мериан
ui-naturalist-3 = Уоллес
ui-naturalist-4 = Эннинг
ui-naturalist-5 = Бейтс
ui-naturalist-6 = Беринг
ui-naturalist-7 = Геккель
ui-naturalist-8 = Линней

# Стол.
ui-turn = { $name }, ваше решение
ui-news = С вашего прошлого решения
ui-earlier = { $count ->
    [one] … и ещё { $count } строка раньше: l покажет всё.
    [few] … и ещё { $count } строки раньше: l покажет всё.
   *[many] … и ещё { $count } строк раньше: l покажет всё.
}
ui-hint = h совет · ? почему · u назад · l журнал · r правила · s файл · q уйти · i помощь
ui-thinking = { $name } размышляет …
ui-pass-keyboard = Передайте клавиатуру игроку по имени { $name } и нажмите Enter.
ui-not-understood = Хода «{ $typed }» здесь нет: введите число от { $first } до { $last } или i для справки.
ui-not-in-list = Хода «{ $typed }» здесь нет: введите то, что стоит перед ходом в списке, или i для справки.
ui-undo = { $count ->
    [1] Ваше последнее решение можно отменить: { $sentence } Более ранние останутся.
    [one] Ваше последнее решение можно отменить: { $sentence } Затем предыдущее и так далее: всего { $count } решение.
    [few] Ваше последнее решение можно отменить: { $sentence } Затем предыдущее и так далее: всего { $count } решения.
   *[many] Ваше последнее решение можно отменить: { $sentence } Затем предыдущее и так далее: всего { $count } решений.
}
ui-undo-first = Ваше последнее решение можно отменить: { $sentence }
ui-undo-sure = Отменить? [Enter: да, n: нет]
ui-enter-or-no = «{ $typed }» — не «да» и не «нет»: нажмите Enter, если да, или введите n, если нет.
ui-save-where = Укажите файл: s partiya.jsonl
ui-save-replace = Файл { $path } уже есть. Заменить? [Enter: да, n: нет]
ui-saved = Сохранено: { $path }
ui-not-kept = Партия продолжается, но не сохраняется; перед выходом сохраните её командой s ФАЙЛ.
ui-kept = Партия сохранена. Продолжить: { $command }
ui-lost = Сохранить партию не удалось, на этом она заканчивается.
ui-record-kept = Запись партии: { $path } (её покажет { $command }).

# Вопросы.
ui-possible = Этот ход сейчас возможен: { $sentence }
ui-why-not = Сейчас нельзя
ui-ask-further = ? { $token } — вопрос о ходе, ? { $rule } — о правиле, ? и название — о том, что лежит на столе, ? и слово — поиск в правилах.
ui-no-answer = Ни среди ходов, ни в правилах нет «{ $question }»: введите номер из списка, правило, например { $rule }, или другое слово.
ui-askable = Спросить можно о том, что лежит на столе:
ui-several-things = Так называется несколько вещей; спросите об одной из них:
ui-moves-on-thing = Что с этим можно сделать сейчас:
ui-rules-how = { $example } показывает правило, r и слово ищет его в правилах.
ui-example = Пример:
ui-no-rule = Ни в одном правиле нет «{ $word }».

# Справка.
ui-help-move-keys = 3
ui-help-move = Сделать ход с этим номером (или буквой); подходит и его ключ, например { $key }.
ui-help-hint-keys = h
ui-help-hint = Лучшие ходы: как часто они выигрывают и сколько дают очков — взгляд сильного бота с вашего места.
ui-help-why-keys = ?   ? 3   ? название
ui-help-why = Что сейчас нельзя и почему; об одном ходе; что лежит на столе, что оно значит и сколько стоит, или слово из правил.
ui-help-undo-keys = u
ui-help-undo = Отменить последнее решение — пока никто не узнал ничего нового.
ui-help-log-keys = l
ui-help-log = Всё, что произошло.
ui-help-rules-keys = r   r слово
ui-help-rules = Правила по номерам или все, где есть слово.
ui-help-save-keys = s ФАЙЛ
ui-help-save = Сохранить партию в файл.
ui-help-quit-keys = q
ui-help-quit = Выйти из-за стола; партия сохраняется.
ui-help-help-keys = i   help
ui-help-help = Эта справка.

# Конец.
ui-score-sheet = Подсчёт очков
ui-total = Итого
ui-place = Место
ui-win = { $score ->
    [one] { $name } побеждает с { $score } очком!
    [few] { $name } побеждает с { $score } очками!
   *[many] { $name } побеждает с { $score } очками!
}
ui-shared-win = { $score ->
    [one] { $names } делят победу, набрав по { $score } очку.
    [few] { $names } делят победу, набрав по { $score } очка.
   *[many] { $names } делят победу, набрав по { $score } очков.
}

# Меню.
ui-game-facts = игроков: { $seats }, минут: { $minutes }
ui-kept-matches = Партии, которые вас ждут
ui-menu-hint = Введите номер. q — выход. Все команды покажет { $command }.
ui-menu-ask = Во что сыграем?
ui-menu-wrong = Введите число от 1 до { $last } или q для выхода.
ui-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
ui-ask-seats = Сколько игроков: { $seats }? [{ $usual }]
ui-ask-first-name = Имя человека 1 [Enter: { $usual }]
ui-ask-name = Имя человека { $number } [Enter: больше никого]
ui-ask-bot = Какой бот займёт остальные места: { $bots }? [{ $usual }]
ui-ask-option = Играть с этой опцией? [Enter: нет, д: да]
ui-rulings = Домашние трактовки
ui-rulings-help = Здесь правила можно понять по-разному; первая трактовка — обычная.
ui-ask-rulings = Домашние трактовки: выбрать, как понимать неоднозначные правила? [Enter: нет, д: да]
ui-ask-number = Число от { $first } до { $last } [{ $usual }]
ui-number-wrong = «{ $typed }» выбрать нельзя: введите число от { $first } до { $last } или просто нажмите Enter.
ui-yes-or-no = «{ $typed }» — не «да» и не «нет»: введите д или просто нажмите Enter.
ui-or = или

# Просмотр записи.
ui-diverged-move = Эту партию играли по правилам версии { $version }. В записи { $entry } место { $seat } сделало ход «{ $key }», который сегодняшние правила там не допускают. Всё до этого показано так, как было сыграно, и отсюда можно играть дальше.
ui-diverged-chance = Эту партию играли по правилам версии { $version }. В записи { $entry } случай дал «{ $key }», чего по сегодняшним правилам там быть не может. Всё до этого показано так, как было сыграно, и отсюда можно играть дальше.
ui-diverged-result = Эту партию играли по правилам версии { $version }. По сегодняшним правилам её ходы ведут к другому результату, чем записан.
ui-replay-keys = n вперёд, p назад, число, end, q выход
ui-replay-wrong = «{ $typed }» никуда не ведёт: введите n, p, число от 0 до { $last }, end или q.
ui-replay-edge = Дальше некуда.
ui-verified = { $outcomes ->
    [one] { $outcomes } исход вычислен заново и следует из секрета
    [few] { $outcomes } исхода вычислены заново и следуют из секрета
   *[many] { $outcomes } исходов вычислены заново и следуют из секрета
 }. Его хеш — { $hash }: он должен совпасть с тем, что стол показал перед партией.
ui-verified-earlier = { $earlier ->
    [one] { $earlier } исход старше стола
    [few] { $earlier } исхода старше стола
   *[many] { $earlier } исходов старше стола
 }: о них секрет ничего не говорит.

# Серии партий.
ui-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
ui-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ui-decimal-point = ,
ui-seat = Место { $number }
ui-wins = Победы
ui-mean-score = Средний счёт
ui-interval = интервал 95 %
ui-length = Решений за партию: в среднем { $mean }, от { $shortest } до { $longest }.
ui-speed = { $seconds } с, { $rate } решений/с, процессов: { $jobs }, зерно { $seed }.

# Ошибки командной строки.
cli-plain = На чистом Python это примерно в 50 раз дольше, чем со скомпилированными правилами (см. README, «Play»).
cli-stopped = Остановлено до конца; с тем же --seed партии повторятся.
