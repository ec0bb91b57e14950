# На столе.
web-not-now = Сейчас нельзя
web-possible = Сейчас это можно.
web-several-moves = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
   *[many] { $count } возможностей
}
web-board = Игровое поле
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-whole = Показать всё
web-legend = Что значат знаки
web-skip = Пропустить показ
web-step = Следующий ход
web-which-move = Какой ход?
web-close = Закрыть

# На каждой странице.
web-skip-link = К содержанию
web-tools = Ваши партии и настройки
web-mine = Мои партии
web-account = Учётная запись
web-language = Язык
web-preferences = Язык, светлая или тёмная тема
web-unknown-language = Язык «{ $lang }» здесь не знают; выберите один из языков наверху.
web-theme = Светлая или тёмная
web-theme-light = Светлая бумага
web-theme-dark = Тёмный кабинет
web-pace = Чужие ходы
web-pace-normal = Обычный темп
web-pace-slow = Медленнее
web-pace-steps = По шагам
web-offline = Нет связи со столом; она восстановится сама.
web-compiling = Правила ещё компилируются в фоновом режиме. Минуту-другую страницы открываются медленнее, а боты думают не дольше 3 секунд и потому играют слабее.
web-to-shelf = К полке с играми

# Полка.
web-lobby-title = Кабинет естественно-научных игр
web-lobby-intro = Снимите игру с полки: один щелчок — и вы за столом против бота; второй — и вы сами выбираете всё.
web-begin-with = Впервые здесь? Начните с игры «{ $game }»
web-shelf = Полка
web-facts = Игроков: { $seats }, { $minutes } минут
web-weight = Сложность { $weight } из 5
web-play-now = Играть сейчас
web-set-up = Настроить партию …
web-rules = Правила
web-mine-waiting = Ваши текущие партии
web-mine-none = У вас пока нет партий. Возьмите игру с полки: один щелчок — и вы за столом.
web-open-tables = Столы со свободным местом
web-running = Партии для зрителей
web-your-turn = Ваш ход
web-turn-of = Ход: { $names }
web-state-waiting = Ждём игроков
web-state-playing = Идёт
web-state-over = Окончена
web-level = уровень { $number }
web-stage = { $number ->
    [0] Подготовка
   *[other] Раунд { $number }
}
web-clock-left = осталось { $time }
web-clock-over = время вышло
web-ago-now = последний ход только что
web-ago-minutes = последний ход { $count } мин назад
web-ago-hours = последний ход { $count } ч назад
web-ago-days = { $count ->
    [one] последний ход { $count } день назад
    [few] последний ход { $count } дня назад
   *[many] последний ход { $count } дней назад
}
web-remove = Удалить
web-remove-title = { $title }: удалить из моих партий
web-remove-removed = Больше здесь никто не играет: партия будет удалена навсегда вместе со всеми ходами.
web-remove-freed = Ваше место снова станет свободным; остальные останутся за столом.
web-remove-given-up = Вы сдаётесь: ваше место займёт бот и доиграет до конца, и остальные это увидят. Вернуться будет нельзя.
web-remove-hidden = Партия исчезнет из вашего списка; у остальных она останется.
web-remove-do = Удалить
web-remove-give-up = Сдаться
web-remove-not = Оставить
web-upload-link = Открыть партию из записи

# Новая партия.
web-create-title = { $title }: новая партия
web-who-plays = Кто играет?
web-who-help = Несколько человек у одного экрана передают его друг другу; занавес скрывает то, что другим видеть нельзя.
web-who-me = Я
web-who-here = Ещё один человек у этого экрана
web-who-guest = Человек по ссылке-приглашению
web-who-rival = Соперник-ИИ из правил
web-who-none = Никто
web-bot-level1 = Бот: уровень 1, новичок
web-bot-level2 = Бот: уровень 2, любитель
web-bot-level3 = Бот: уровень 3, уверенный
web-bot-level4 = Бот: уровень 4, сильный
web-bot-level5 = Бот: уровень 5, мастер
web-bot-random = Бот без уровня: случайные ходы
web-bot-quick = Бот без уровня: быстрые планы
web-bot-greedy = Бот без уровня: тщательные планы
web-rival-name = Соперник-ИИ { $number }
web-name = Имя
web-name-of = Имя на месте { $number }
web-options = Настройки и варианты
web-table = Стол
web-match-name = Название партии (не обязательно)
web-public = Открытый стол
web-public-help = Все на этом сервере могут найти стол, занять свободное место и смотреть; зрители видят только то, что открыто.
web-clock = Часы
web-clock-none = Без часов
web-clock-days = { $count ->
    [one] { $count } день на каждый ход
    [few] { $count } дня на каждый ход
   *[many] { $count } дней на каждый ход
}
web-clock-minutes = { $count ->
    [one] { $count } минута на игрока
    [few] { $count } минуты на игрока
   *[many] { $count } минут на игрока
}
web-clock-after = Когда время вышло, играет
web-clock-bot = { $bot }
web-clock-nobody = никто
web-clock-help = Опоздавший может вернуться и продолжить вместо бота.
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-open-table = Открыть стол

# За стол.
web-join-title = { $title }: занять место
web-join-with = За столом: { $names }.
web-join-seated = Вы уже сидите за этим столом; с этим местом вы будете играть за двоих у одного экрана.
web-your-name = Ваше имя
web-sit-down = Сесть за стол
web-luck = Случай за этим столом
web-luck-hash = Он берётся из секрета, выбранного раньше всего остального. Вот хеш секрета:
web-luck-later = Когда партия закончится, секрет будет опубликован вместе с записью, и { $command } докажет, что из него следует каждый исход.
web-luck-now = Секрет: { $secret }. { $command } докажет, что из него следует каждый исход.
web-luck-own = Своё число для случая (не обязательно)
web-luck-own-help = Что бы вы здесь ни написали, от этого будут зависеть все исходы: даже сервер не сможет выбрать их сам.
web-luck-own-first = От него тогда тоже зависят все исходы. Оно отправляется до того, как показан хеш, поэтому связывает сервер лишь вместе с числами тех, кто к вам присоединится.
web-only-watch = Только смотреть
web-free-seat = Свободное место { $number }
web-free-seats = Свободные места
web-invite-link = Ссылка-приглашение
web-invite-local = Эти ссылки работают только на этом компьютере. Чтобы пригласить друзей с других компьютеров, запустите сервер командой «{ $command }»: тогда в ссылках будет адрес этого компьютера.
web-invite-open = Открыть приглашение
web-seat-bot = Посадить бота
web-copy = Копировать
web-copied = Скопировано
web-waiting-seats = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободны { $count } места.
   *[many] Ещё свободно { $count } мест.
}
web-waiting-help = Партия начнётся, когда все места будут заняты.
web-away = замещает бот
web-away-help = Время вышло: { $name } не успевает, и играет бот.
web-come-back = Вернуться в игру

# Партия.
web-kind-bot = бот
web-kind-rival = соперник-ИИ
web-you = вы
web-acts = ходит
web-spectator = Зритель
web-your-moves = Ваши ходы
web-asked = Ваш ход: { $question }
web-hand-over = Теперь решает { $name }: передайте экран.
web-hand-over-now = Опустить занавес
web-curtain-title = Теперь экран берёт { $name }
web-curtain = За занавесом — то, что видно только этому игроку.
web-curtain-open = Я — { $name }
web-curtain-clock = { $name } думает, часы идут:
web-watching = Вы смотрите: вам видно то, что открыто.
web-thinks = { $count ->
    [one] { $names } размышляет … { $seconds } с
    [few] { $names } размышляют … { $seconds } с
   *[many] { $names } размышляют … { $seconds } с
}
web-nothing-to-do = Сейчас от вас ничего не требуется.
web-undo = Взять назад
web-hint = Что сделал бы бот?
web-no-hint = Сейчас подсказки нет.
web-log = Что произошло
web-said-more = Остальное — под заголовком «{ $log }».
web-lead = { $count ->
    [one] Впереди { $names } — { $amount }.
    [few] Впереди { $names } — у каждого { $amount }.
   *[many] Впереди { $names } — у каждого { $amount }.
}
web-you-lead = Впереди вы: у вас { $amount }.
web-you-have = У вас { $amount }.
web-stood-in = Бот { $name } думал слишком долго или дал сбой; этот ход сделал другой бот.
web-log-earlier = { $count ->
    [one] Показать ещё { $count } строку
    [few] Показать ещё { $count } строки
   *[many] Показать ещё { $count } строк
}
web-help = Помощь и правила
web-help-now = Поиск без слова покажет, что правила говорят о текущем решении.
web-no-obstacle = Сейчас ничто особенное не мешает.
web-search-rules = Искать в правилах
web-search = Найти
web-all-rules = Все правила
web-found = { $count ->
    [0] Ничего не найдено: попробуйте другое слово
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
web-contents = Содержание
web-keys = Клавиши
web-key-m = К списку ваших ходов
web-key-n = К следующему, чем можно сыграть
web-arrows = стрелки
web-key-arrows = Внутри части поля: к следующему или предыдущему предмету
web-key-t = Что сделал бы бот?
web-key-u = Взять назад
web-key-l = Открыть или закрыть «Что произошло»
web-key-h = Открыть или закрыть помощь
web-key-c = Написать в чат
web-key-s = Показать следующий ход
web-key-esc = Пропустить показ
web-chat = Чат
web-chat-unread = новых: { $count }
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Напишите что-нибудь
web-send = Отправить

# После партии.
web-to-end = Как росли очки
web-rematch = Реванш
web-replay = Просмотр партии
web-position = Позиция
web-place = Позиция { $at } из { $last }
web-as-seen-by = Чьими глазами
web-show = Показать
web-back = Назад
web-on = Дальше
web-play-on = Играть отсюда под именем { $name }
web-to-match = Назад к партии
web-scores-over-time = Очки по ходу партии
web-scores-picture = Линии показывают, как росли очки каждого игрока; итог — в таблице выше.
web-download = Скачать запись
web-upload = Партия из записи
web-upload-help = Запись — это файл с окончанием .jsonl, его можно скачать после каждой партии. Неоконченная партия продолжится с того же места.
web-upload-file = Файл
web-upload-do = Открыть

# Имена на общем сервере.
web-signed-in = Вы — { $name }.
web-register = Выберите имя
web-register-help = Этот сервер общий: по имени ваши партии найдутся где угодно.
web-new-password = Пароль (не обязательно)
web-new-password-help = Без пароля вы получите личную ссылку для входа; сохраните её.
web-register-do = Взять это имя
web-sign-in = Войти
web-password = Пароль
web-link = Ссылка для входа
web-link-help = Сохраните эту ссылку: кто её откроет, войдёт под вашим именем. Новая ссылка отменит её.
web-new-link = Новая ссылка для входа
web-new-link-help = По ссылке для входа вы попадёте сюда с другого устройства без пароля. Новая ссылка отменяет прежнюю.
web-go-on = Дальше
web-sign-out = Выйти
web-sign-in-link = Эта ссылка откроет вам вход в этом браузере.

# Что не так.
web-error-title = Не получилось
web-error-number = Если обратитесь к тому, кто ведёт этот сервер, назовите номер { $number }.
web-error-unknown-move = Такого хода нет; выберите один из списка.

# Сервер.
web-serve-here = Стол накрыт: { $address } (Ctrl-C — закончить)
web-serve-shared = Стол накрыт для всех, кому доступен { $address } (Ctrl-C — закончить)
web-serve-port-taken = Порт { $port } занят; используется { $other }.
web-serve-compiled = Правила скомпилированы: стол работает на полной скорости.
web-serve-renewed = Сервер запущен заново: все партии продолжаются.
web-serve-stopped = Стол убран; все партии сохранены.

# What is final, and what is only tried out.
web-wishes = Настройки
web-confirm = Переспрашивать перед окончательными ходами
web-confirm-touch = На сенсорных экранах
web-confirm-always = Всегда
web-confirm-never = Никогда
web-confirm-note = Нажмите ещё раз, чтобы сыграть. После этого взять ход назад, возможно, не удастся.
web-confirm-yes = Сыграть
web-confirm-no = Ещё нет
web-what-if = Что, если…
web-what-if-note = Только проба: ничто здесь не меняет партию, а то, чего вы не можете знать, лишь предположено.
web-what-if-end = Вернуться за стол
web-what-if-back = На ход назад
web-what-if-chance = Дальше решает случай.
web-what-if-others = Дальше решают другие.
web-what-if-over = Здесь партия закончилась бы.
web-key-w = Следующая вещь на столе и что это такое; ? ведёт в её карточку
web-key-i = Что, если: играть дальше, ничего не меняя

# Replay.
web-replay-moves = Все ходы
web-replay-play = Показывать
web-replay-stop = Остановить
web-replay-speed = Скорость
web-replay-slow = медленно
web-replay-normal = обычно
web-replay-fast = быстро
web-replay-flight = очень быстро
web-replay-keys = Стрелки: назад и дальше. Home и End: к первой и последней позиции. Пробел: показывать или остановить.

# The end of a match.
web-place-number = { $place }-е место
web-turning = Переломный момент
web-turning-here = С этого момента будущий победитель был впереди до конца:
web-turning-look = Посмотреть этот момент
web-turning-none = Его не было: победителю никого не пришлось обгонять.
web-share = Картинка, чтобы поделиться

# My matches.
web-won-by = Побеждает { $name } — { $score } : { $second }
web-draw = Победу делят { $names }: { $score ->
    [one] по { $score } очку
    [few] по { $score } очка
   *[many] по { $score } очков
}
web-alone-won = { $score ->
    [one] Победа в одиночку с { $score } очком
    [few] Победа в одиночку с { $score } очками
   *[many] Победа в одиночку с { $score } очками
}
web-alone-lost = { $score ->
    [one] Поражение в одиночку с { $score } очком
    [few] Поражение в одиночку с { $score } очками
   *[many] Поражение в одиночку с { $score } очками
}

# Calling back.
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-notify-insecure = Для уведомлений и установки нужен https или этот самый компьютер. Заголовок вкладки и звуки позовут вас и так.

# What is noted for one's turn.
web-plan-none = Пока думают другие: нажимайте на предметы на поле, чтобы наметить ход заранее.
web-plan-noted = Намечено на ваш ход: { $things }.
web-plan-offered = Вы наметили это
web-plan-itself = Сыграть автоматически, если подходит только один ход
web-plan-clear = Забыть
