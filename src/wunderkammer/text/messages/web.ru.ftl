# На столе.
web-not-now = Сейчас нельзя
web-possible = Сейчас это можно.
web-several-moves = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
   *[many] { $count } возможностей
}
web-board = Игровое поле
web-legend = Что значат знаки
web-skip = Пропустить показ
web-which-move = Какой ход?
web-close = Закрыть

# На каждой странице.
web-skip-link = К содержанию
web-tools = Ваши партии и настройки
web-mine = Мои партии
web-account = Учётная запись
web-language = Язык
web-unknown-language = Язык «{ $lang }» здесь не знают; выберите один из языков наверху.
web-theme = Светлая или тёмная
web-theme-light = Светлая бумага
web-theme-dark = Тёмный кабинет
web-offline = Нет связи со столом; она восстановится сама.
web-compiling = Правила ещё компилируются в фоновом режиме. Минуту-другую страницы открываются медленнее, а боты думают не дольше 3 секунд и потому играют слабее.
web-to-shelf = К полке с играми

# Полка.
web-lobby-title = Кабинет естественно-научных игр
web-lobby-intro = Снимите игру с полки: один щелчок — и вы за столом против бота; второй — и вы сами выбираете всё.
web-shelf = Полка
web-facts = Игроков: { $seats }, { $minutes } минут
web-weight = Сложность { $weight } из 5
web-play-now = Играть сейчас
web-set-up = Настроить партию …
web-rules = Правила
web-mine-waiting = Ваши текущие партии
web-mine-none = У вас пока нет партий.
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
web-clock-after = Когда время вышло
web-clock-bot = За него – { $bot }
web-clock-nobody = Ничего не происходит
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
web-away-help = Время вышло: на этом месте ({ $name }) играет бот.
web-come-back = Продолжить самому

# Партия.
web-kind-bot = бот
web-kind-rival = виртуальный соперник
web-you = вы
web-acts = ходит
web-spectator = Зритель
web-your-moves = Ваши ходы
web-hand-over = Теперь решает { $name }: передайте экран.
web-hand-over-now = Опустить занавес
web-curtain-title = Передайте экран: { $name }
web-curtain = За занавесом — то, что видно только этому игроку.
web-curtain-open = Я — { $name }
web-curtain-clock = Идут часы ({ $name }):
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
web-stood-in = { $name }: бот думал слишком долго или дал сбой; этот ход сделал другой бот.
web-log-earlier = { $count ->
    [one] Показать ещё { $count } строку
    [few] Показать ещё { $count } строки
   *[many] Показать ещё { $count } строк
}
web-help = Помощь и правила
web-help-now = Спросите без слова — и увидите, что правила говорят о текущем решении.
web-no-obstacle = Сейчас ничто особенное не мешает.
web-search-rules = Искать в правилах
web-ask = Спросить
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
web-key-t = Что сделал бы бот?
web-key-u = Взять назад
web-key-l = Открыть или закрыть журнал
web-key-h = Открыть или закрыть помощь
web-key-c = Написать в чат
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
web-as-seen-by = Глазами
web-show = Показать
web-back = Назад
web-on = Дальше
web-play-on = Играть отсюда: { $name }
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
web-error-400 = Запрос не понят; вернитесь и попробуйте ещё раз.
web-error-404 = Такой страницы нет.
web-error-405 = Эту страницу так открыть нельзя; начните с полки.
web-error-413 = Это больше, чем стол может принять; запись занимает не больше 2 МБ.
web-error-500 = Что-то сломалось у нас; партия сохранена. Попробуйте ещё раз.
web-error-no-such-game = Такой игры на полке нет.
web-error-no-such-match = Такой партии нет: она удалена или адрес неполный.
web-error-outdated = Эту партию играли по другим правилам, чем знает этот сервер; открыть её больше нельзя.
web-error-no-such-seat = За этим столом нет такого места.
web-error-no-such-bot = Такого бота нет.
web-error-no-such-position = В партии нет такой позиции.
web-error-seat-taken = Это место уже занято.
web-error-table-full = Свободных мест нет; можно смотреть.
web-error-bad-invite = Это приглашение не действует: попросите новое.
web-error-private = Это закрытый стол: нужно приглашение.
web-error-stale = За это время на столе всё изменилось; вот как обстоит дело. Выберите снова.
web-error-unknown-move = Такого хода нет; выберите один из списка.
web-error-not-seated = Вы не сидите на этом месте.
web-error-not-yours = Это может только тот, кто открыл стол.
web-error-waiting = Партия начнётся, когда все места будут заняты.
web-error-begun = Партия уже началась: места не меняются.
web-error-not-over = Это можно увидеть только после конца партии.
web-error-no-return = Бот остаётся на месте, как решено при открытии стола.
web-error-bad-order = Так стол открыть нельзя: выберите игроков так, чтобы их число подошло игре.
web-error-too-few = { $rivals ->
    [yes] За этим столом от { $least } до { $most } участников, считая соперников-ИИ из правил, а выбрано пока { $count }. Выберите кого-нибудь ещё на одно место: человека, бота или, чтобы играть в одиночку, соперника-ИИ из правил.
   *[other] В этой игре от { $least } до { $most } участников, а выбрано пока { $count }. Выберите кого-нибудь ещё на одно место: человека или бота.
}
web-error-only-rivals = Соперникам-ИИ из правил нужен противник: выберите хотя бы на одно место человека или бота.
web-error-bad-name = В имени должно быть что-то читаемое.
web-error-name-taken = Это имя занято; выберите другое.
web-error-wrong-name = Имя и пароль не подходят друг к другу.
web-error-bad-password = Пароль слишком короткий или длинный: нужно от 8 до 200 знаков.
web-error-bad-link = Эта ссылка для входа не действует.
web-error-too-long = Текст слишком длинный.
web-error-empty = Сначала напишите что-нибудь.
web-error-too-many = Слишком часто; подождите немного.
web-error-too-fast = Слишком много попыток; подождите минуту.
web-error-bad-record = Этот файл — не запись партии, которую можно здесь воспроизвести.
web-record-empty = Он пуст.
web-record-text = Это не текст.
web-record-large = В нём больше { $most } МБ.
web-record-start = Строка 1 должна быть заголовком — объектом с полем "wunderkammer":{ $format }.
web-record-header = Строка 1, заголовок, не подходит: места, варианты, игроки, набор и число случая должны быть такими, какие допускает игра.
web-record-game = В строке 1 названа игра «{ $game }», которой на этой полке нет.
web-record-version = По строке 1 партию играли по правилам версии { $played }; здесь можно повторить только записи версии { $here }.
web-record-figures = По строке 1 партию играли с другими числами, чем в игре здесь.
web-record-json = Строка { $line } оборвана или не JSON; каждая строка после заголовка должна быть полной, например [0,"bid:3"].
web-record-twice = В строке { $line } одно поле стоит дважды; каждое может стоять там только раз.
web-record-late = Строка { $line } стоит после результата, а он должен быть последней строкой.
web-record-entry = В строке { $line } должны быть место и ход, например [0,"bid:3"].
web-record-move = Строка { $line }: место { $seat } (записано как { $written }) не может сделать ход «{ $key }»; до этой строки всё верно.
web-record-chance = Строка { $line }: случай (записан как { $written }) не может дать «{ $key }»; до этой строки всё верно.
web-record-result = В строке { $line } должен быть результат, к которому ведут ходы перед ней.
web-error-storage = Ход не удалось сохранить; ничего не изменилось. Попробуйте ещё раз.
web-error-foreign-form = Форма пришла с другого сайта; откройте страницу этого стола.
web-error-old-form = Страница устарела; откройте её заново.
web-error-bad-field = Что-то в форме не подходит: выберите из списков.
web-error-sign-in-first = Сначала выберите имя: этот сервер общий.

# Сервер.
web-serve-here = Стол накрыт: { $address } (Ctrl-C — закончить)
web-serve-shared = Стол накрыт для всех, кому доступен { $address } (Ctrl-C — закончить)
web-serve-port-taken = Порт { $port } занят; используется { $other }.
web-serve-no-port = Начиная с { $port } ни один порт не открыть; укажите другой через --port.
web-serve-no-host = Такого адреса нет: { $host }.
web-serve-compiled = Правила скомпилированы: стол работает на полной скорости.
web-serve-stopped = Стол убран; все партии сохранены.
