# Ошибки: каждое сообщение — `error-` и код ошибки.

# Полка, места и опции.
error-no-such-game = Игры «{ $name }» нет; есть: { $games }.
error-no-game-near = Игры «{ $name }» нет; может быть, { $near }?
error-no-such-language = Языка «{ $given }» нет; есть { $known }.
error-no-seat = Места { $given } нет; места пронумерованы от 0 до { $last }.
error-no-such-option = У { $game } нет опции «{ $name }»; есть: { $known }.
error-bad-option = Значение опции «{ $name }» игры { $game } — { $allowed }, а не { $given }.
error-bots-for-seats = Ботов должно быть столько, сколько других мест принимает решения: { $seats }, а не { $given }.
error-seat-not-free = Место { $given } здесь ничего не решает; решают: { $seats }.
error-no-such-word = Для «{ $name }» есть: { $known }; но не { $given }.
error-games-in-batch = «{ $name }» — целое число от 1, а не { $given }.
error-one-for-each-game = В «{ $name }» должно быть по одному значению на партию: { $games }, а не { $given }.
error-options-json = Параметры задаются объектом JSON, а не так: { $given }.
error-allowed-flag = true или false
error-allowed-choice = { $choices }
error-allowed-number = целое число от { $low } до { $high }
error-own-take-all = Из мест (их { $seats }) сами могут играть не больше { $most }, а не { $taken }.
error-bad-pack-option = Опция «pack» — это путь к файлу TOML.
error-bad-seed = Число случая — целое число от 0 до { $most }, а не { $given }.
error-bad-seats = Число игроков в { $game } — { $seats }, а не { $given }.
error-no-seat-in-match = Места { $seat } в этой партии нет; места пронумерованы от 1 до { $last }.

# Кто играет.
error-not-alone = В { $game } нельзя играть одному; против соперника самой игры играют так: { $wish }.
error-too-many-own = { $own ->
    [one] { $own } соперник-ИИ не поместится
    [few] { $own } соперника-ИИ не поместятся
   *[many] { $own } соперников-ИИ не поместятся
}: мест { $seats }, значит, их может быть не больше { $most }, ведь одно место остаётся за кем-то другим.
error-too-few = { $own ->
    [yes] За этим столом от { $least } до { $most } участников, считая соперников-ИИ из правил, а выбрано пока { $count }. Выберите кого-нибудь ещё на одно место: человека, бота или, чтобы играть в одиночку, соперника-ИИ из правил.
   *[other] В этой игре от { $least } до { $most } участников, а выбрано пока { $count }. Выберите кого-нибудь ещё на одно место: человека или бота.
}
error-only-own = Соперникам-ИИ из правил нужен противник: выберите хотя бы на одно место человека или бота.
error-too-many-players = Мест только { $seats }, а названы { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} и { $people ->
    [one] { $people } имя
    [few] { $people } имени
   *[many] { $people } имён
}: увеличьте число мест или уменьшите число игроков.
error-same-name = Два человека с одним именем: дайте каждому своё.

# Боты и подсказки.
error-no-such-puzzle = Задачи «{ $name }» в этой игре нет.
error-no-such-lesson = Урока «{ $name }» нет; есть: { $known }.
error-lesson-moved-on = Урок уже ушёл вперёд; посмотрите на шаг, который он показывает сейчас.
error-no-such-bot = Бота «{ $name }» нет; есть: { $bots }.
error-no-bot-near = Бота «{ $name }» нет; может быть, { $near }?
error-bad-levels = { $path } не содержит настроек уровней: { $reason }
error-no-such-setting = настройки «{ $name }» нет, есть только { $known }.
error-bad-setting = { $name } — число не меньше нуля, а не { $given }.
error-no-weights = { $path } не содержит подобранных весов ({ $reason }). Подберите их заново: scripts/train.
error-unfit-weights = { $path }: { $reason } Подберите веса заново: scripts/train.
error-other-features = Веса подобраны к другим признакам, чем есть у игры: { $changed }.
error-other-order = Веса подобраны к признакам игры в другом порядке.
error-weights-missing = Для числа мест { $seats } ранних весов должно быть { $count } и столько же поздних.
error-weights-infinite = Для числа мест { $seats } все веса должны быть конечны, а wide и narrow — больше 0.
error-no-such-level = Уровня «{ $level }» нет; есть { $levels }.
error-hint-seconds = Подсказке дают секунды (0 — сколько нужно уровню), а не { $given }.
error-hint-rounds = Подсказке нужен хотя бы 1 круг поиска, а не { $given }.
error-hints-off = В этой партии подсказок нет: их отключили, когда её открывали.
error-analysis-depth = Глубина разбора — от 1 до { $most } обычных, а не { $given }.
error-analysis-running = Партия не доиграна до конца: разбираются только законченные партии.
error-analysis-seconds = Разбору дают секунды на решение — больше 0 и не больше { $most }, а не { $given }.
error-bad-command = «{ $name }» не называет программу: напишите cmd: и команду, например cmd:python3 bot.py, или cmd@30:… — тогда на решение даётся 30 секунд.
error-no-program = Программы «{ $program }», которая играла бы как «{ $name }», нет: проверьте имя и путь.
error-unknown-bot = Бота «{ $name }» нет; есть: { $bots }; level5x2, который думает на двух ядрах; cmd:КОМАНДА — ваша программа.

# Наборы чисел.
error-pack-not-read = Набор { $path } не удаётся прочитать: { $reason }.
error-pack-large = Набор { $path } больше мегабайта: это не набор чисел.
error-pack-text = Набор { $path } — не файл TOML: это не текст.
error-pack-toml = Набор { $path } — не правильный TOML: { $reason }.
error-pack-unknown = Набор меняет «{ $where }», чего в этой игре нет; есть: { $known }.
error-pack-kind = В наборе у «{ $where }» стоит { $given }, а нужно другое: { $wanted }.
error-kind-bool = true или false
error-kind-dict = таблица
error-kind-int = целое число
error-kind-str = текст
error-kind-list = список
error-kind-list-of = список (каждый элемент — { $entry })
error-kind-other = { $name }
error-pack-unfit = Набор не подходит к { $game }: { $reason }
error-pack-path = Набор надо дать самими числами: путь указывал бы на файлы сервера.

# Позиции и ходы.
error-position-seats = Позиция — это объект с числом мест в поле «seats».
error-agenda-shape = state.agenda: такой последовательности шагов не бывает; она начинается с «over» и заканчивается тем, что предстоит.
error-agenda-step = state.agenda: шаг «{ $step }» не подходит к этой позиции.
error-lanes-open = state.lanes: открытые решения бывают ровно тогда, когда наверху повестки тайный выбор.
error-lane-step = state.lanes[{ $seat }]: здесь должен стоять шаг «{ $step }» места { $seat }.
error-position = Такой позиции быть не может: { $reason }
error-not-object = { $path } — объект с именованными полями, а не { $given }.
error-no-field = в { $path } нет поля «{ $field }».
error-unknown-field = в { $path } есть неизвестное поле «{ $field }»; известны { $known }.
error-not-flag = { $path } — true или false, а не { $given }.
error-not-list = { $path } — список, а не { $given }.
error-not-list-of = { $path } — список, в котором значений { $length }, а не { $given }.
error-row-long = { $path }: записей больше, чем { $most }.
error-label-twice = { $path }: { $given } встречается дважды.
error-not-whole = { $path } — целое число от { $low } до { $high }, а не { $given }.
error-not-name = { $path } — имя из списка «{ $domain }», а не { $given }.
error-bad-name-at = { $path }: { $reason }
error-not-one-of = { $path } — одно из { $known }, а не { $given }.
error-no-such-label = «{ $text }» нет в списке «{ $domain }»; возможны { $labels }.
error-no-label-near = «{ $text }» нет в списке «{ $domain }»; всего имён — { $count }, самые похожие — { $near }.
error-no-such-number = «{ $text }» не подходит для «{ $domain }»; нужно число от 0 до { $most }.
error-no-such-verb = «{ $name }» — не ход этой игры; ходы начинаются с { $verbs }.
error-overlong-key = В «{ $key }» слишком много частей; ход пишется так: { $shape }.
error-incomplete-key = «{ $key }» — не весь ход; он пишется так: { $shape }.

# Записи партий.
error-record-file = { $path } — не запись партии, которую можно воспроизвести. { $reason }
error-bad-record = Этот файл — не запись партии, которую можно здесь воспроизвести. { $reason }
error-record-header = Строка 1, заголовок, не подходит: { $reason }
error-record-header-odd = Строку 1, заголовок, не понять.
error-record-objects = Строка 1, заголовок, не подходит: «options» и «pack» должны быть объектами.
error-record-names = Строка 1, заголовок, не подходит: «players» — список имён.
error-record-players = Строка 1, заголовок, не подходит: в «players» имён { $names }, а мест { $seats }.
error-record-no-chance = В конце не хватает того, что решил случай.
error-record-not-read = Запись { $path } не удаётся прочитать: { $reason }.
error-record-not-written = Запись не удаётся сохранить в { $path }: { $reason }.
error-record-empty = Он пуст.
error-record-text = Это не текст.
error-record-large = В нём больше { $most } МБ.
error-record-start = Строка 1 должна быть заголовком — объектом с полем "wunderkammer":{ $format }.
error-record-game = В строке 1 названа игра «{ $game }», которой на этой полке нет.
error-record-version = По строке 1 партию играли по правилам версии { $played }; здесь можно повторить записи до версии { $here }.
error-record-figures = По строке 1 партию играли с другими числами, чем в игре здесь.
error-record-json = Строка { $line } оборвана или не JSON; каждая строка после заголовка должна быть полной, например [0,"bid:3"].
error-record-twice = В строке { $line } одно поле стоит дважды; каждое может стоять там только раз.
error-record-late = Строка { $line } стоит после результата, а он должен быть последней строкой.
error-record-entry = В строке { $line } должны быть место и ход, например [0,"bid:3"].
error-record-move = Строка { $line }: место { $seat } (записано как { $written }) не может сделать ход «{ $key }»; до этой строки всё верно.
error-record-chance = Строка { $line }: случай (записан как { $written }) не может дать «{ $key }»; до этой строки всё верно.
error-record-result = В строке { $line } должен быть результат, к которому ведут ходы перед ней.
error-record-luck = Строка 1, заголовок, не подходит: в поле «luck» должны быть схема, партия и хеш секрета.
error-luck-seed = Случай этой партии взят из начального числа, а не из секрета: проверять нечего.
error-luck-secret = Секрет этой партии не опубликован: это происходит, когда партия окончена.
error-luck-hash = Опубликованный секрет не тот, чей хеш был показан: случай этой партии подменили.
error-luck-outcome = Строка { $line }: выпало «{ $key }», но секрет даёт «{ $drawn }». Этот исход кто-то изменил.

# Файлы, папки и базы данных.
error-is-folder = { $path } — папка; назовите файл в ней, например { $example }.
error-folder-not-made = Папку { $path } не удаётся создать: { $reason }.
error-key-not-kept = Ключ { $path } не удаётся сохранить: { $reason }.
error-bad-database = Базу данных указывают путём или как postgresql://user@host/name.
error-no-such-database = «{ $name }» не годится как база для столов; дайте путь для SQLite или postgresql://user@host/name.
error-database-not-opened = Базу данных не удаётся открыть: { $reason }.
error-database-not-read = Столы сейчас недоступны; ничего не потеряно. Попробуйте ещё раз через минуту.
error-not-read = Файл { $path } не удаётся прочитать: { $reason }.
error-not-written = Файл { $path } не удаётся записать: { $reason }.

# Серии партий и турниры.
error-series-bots = Мест { $seats }, а ботов { $bots }: назовите одного бота для всех мест или по одному на каждое.
error-few-games = Чтобы подобрать веса, нужно хотя бы { $least } партий, а не { $given }.
error-until-two = --until сравнивает двух ботов: назовите ровно двоих.
error-two-bots = Назовите хотя бы двух ботов или одного бота против соперников, за которых играет сама игра.
error-same-bot = Называйте каждого бота один раз: против самого себя бот покажет только собственную силу.
error-other-tournament = В файле { $path } другой турнир ({ $field }: { $theirs }, а не { $mine }): назовите другой файл.
error-no-tournament = { $path } — не файл турнира: назовите другой файл.
error-bad-line = Строка { $line } файла { $path } — не партия турнира: удалите строку или назовите другой файл.
error-picture-svg = Картинка — это файл SVG: имя { $path } должно оканчиваться на .svg.
error-bots-seats = Ботов { $bots }, а мест { $seats }: назовите одного бота для всех мест или по одному на каждое.
error-no-component = Компонента «{ $name }» нет; похожи: { $near }.
error-no-lab-extra = Для отчётов не установлено: { $missing }; выполните pip install "wunderkammer[lab]".
error-dataset-extra = Для наборов данных нужен { $missing }, который не установлен: pip install "wunderkammer[rl]".
error-no-lab-games = { $path } — не файл партий отчёта: назовите другой с помощью --out.
error-other-lab-games = В файле { $path } другие партии ({ $field }: { $theirs }, а не { $mine }): назовите другой с помощью --out.
error-lab-line = Строка { $line } файла { $path } — не партия отчёта: удалите строку или назовите другой файл с помощью --out.
error-lab-pack = Назовите набор для сравнения: --pack ФАЙЛ.toml.
error-no-such-figure = Нет чисел с названием вроде { $patterns }.
error-lab-no-aim = Назовите цель: --aim "seats within 2 %, 60 to 75 decisions".
error-lab-bad-aim = «{ $given }» — не цель; пишите «seats within 2 %» или «60 to 75 decisions»; возможны { $known }.
error-no-games = Нужна хотя бы одна партия: -n 1 или больше.

# Бригады: партии на нескольких процессах или машинах.
error-crew-address = «{ $given }» — не бригада: введите local:8, ray:АДРЕС или dask:АДРЕС.
error-crew-extra = Для этой бригады нужен { $extra }: установите wunderkammer[{ $extra }].
error-crew-unreachable = Бригада по адресу { $address } недоступна: { $reason }.
error-crew-gone = Работа осталась, но уже { $seconds } секунд в бригаде никого нет. Всё сыгранное сохранено.
error-crew-deaths = Одна и та же работа завершила { $times } рабочих процесса, последний — на { $worker }: { $reason }
error-crew-refused = { $worker } играет не в ту же игру, что эта машина, поэтому его результаты не учитываются. Отличаются: { $parts }. Установите там ту же версию.
error-crew-part-rules-version = версия правил
error-crew-part-content = числовые значения
error-crew-part-files = файлы правил и ботов
error-crew-part-games = исход пробных партий

# Командная строка.
error-no-port = Начиная с { $port } ни один порт не открыть; укажите другой через --port.
error-no-host = Такого адреса нет: { $host }.
error-foreign-host = «{ $host }» — не адрес этой машины; 0.0.0.0 означает все её адреса.
error-workers-need-postgres = Нескольким процессам (--workers { $workers }) нельзя делить базу SQLite; укажите базу PostgreSQL через --database или уберите --workers.
error-port-taken = Порт { $port } занят; назовите другой с помощью --port.
error-bad-public-url = «{ $given }» — не публичный адрес; он должен выглядеть как https://games.example, без пути.
error-bad-proxy = «{ $given }» — не адрес прокси; он должен выглядеть как 127.0.0.1 или 10.0.0.0/8.
error-key-short = Ключ { $path } пуст или слишком короток. Удалите его, и будет создан новый; тогда всем придётся войти заново.
error-no-driver = Пакет Python { $name }, нужный этой базе данных, не установлен: поможет pip install 'wunderkammer[{ $extra }]'.
error-usage = Команда не понята ({ $reason }). Подсказка: { $command } --help
error-arguments-unknown = неизвестные аргументы: { $given }
error-arguments-required = не хватает аргументов: { $names }
error-argument-choice = аргумент { $argument }: { $given } выбрать нельзя, есть { $choices }
error-argument-expected = аргумент { $argument }: нужно одно значение
error-argument-not-with = аргумент { $argument }: нельзя вместе с { $other }
error-argument-no-value = аргумент { $argument }: значения не бывает, даже { $given }
error-argument-wrong = аргумент { $argument }: { $reason }
error-typed-not-whole = «{ $given }» — не целое число от { $least } и больше
error-typed-too-large = «{ $given }» — слишком большое число: наибольшее — { $most }
error-typed-no-gain = «{ $given }» — не преимущество в целых рейтинговых очках от +1 до +{ $most }
error-ruling-form = «{ $given }» — не трактовка: пишите --ruling имя=значение.
error-no-such-ruling = У { $game } нет трактовки «{ $name }»; есть: { $known }.
error-ruling-value = Трактовка «{ $name }» не может быть «{ $given }»; возможно: { $values }.
error-pack-ruling = Трактовка «{ $name }» игры { $game } — одно из { $values }, а не { $given }.
error-option-form = «{ $given }» — не опция: пишите --option имя=значение.
error-option-value = Опция «{ $name }» не может быть «{ $given }»; возможно: { $values }.
error-no-such-rule = Правила с номером или словом «{ $word }» нет; попробуйте номер, например { $example }, или другое слово.
error-no-output = Вывод не удаётся записать: { $reason }; освободите место или направьте его в другой файл.

# Стол.
error-outdated = Эту партию играли по другим правилам, чем есть здесь; открыть её больше нельзя. { $reason }
error-chat-full = Беседа за этим столом заполнена: строк уже { $most }.
error-no-own-opponents = В { $game } нет своих соперников-ИИ; посадите ботов.
error-own-sit-last = Соперники-ИИ самой игры сидят на последних местах, после хотя бы одного человека или бота.
error-bots-alone = Здесь боты не играют без людей: хотя бы одно место должно быть за человеком.
error-seats-differ = В партии мест { $seats }, а не { $given }.
error-no-such-kind = На месте сидит человек, бот или соперник-ИИ, а не «{ $given }».
error-no-persons-seat = Выберите место, на котором может играть человек.
error-no-such-clock = Часы считают { $known }.
error-bad-clock = Часы идут от 1 до { $most }, а не { $given }.
error-no-such-match = Такой партии нет: она удалена или адрес неполный.
error-no-such-seat = За этим столом нет такого места.
error-no-such-position = В партии нет такой позиции.
error-seat-taken = Это место уже занято.
error-table-full = Свободных мест нет; можно смотреть.
error-bad-invite = Это приглашение не действует: попросите новое.
error-private = Это закрытый стол: нужно приглашение.
error-stale = За это время на столе всё изменилось; вот как обстоит дело. Выберите снова.
error-not-seated = Вы не сидите на этом месте.
error-waiting = Партия начнётся, когда все места будут заняты.
error-begun = Партия уже началась: места не меняются.
error-not-over = Это можно увидеть только после конца партии.
error-not-your-turn = Сейчас от вас не ждут решения, поэтому пробовать нечего.
error-no-return = Бот остаётся на месте, как решено при открытии стола.
error-bad-order = Так стол открыть нельзя: { $reason }
error-bad-name = В имени должно быть что-то читаемое.
error-name-taken = Это имя занято, или есть очень похожее; выберите другое.
error-name-at-table = За этим столом кого-то уже зовут так или почти так; выберите другое имя.
error-mixed-letters = В «{ $name }» смешаны буквы разных алфавитов в одном слове; пишите каждое слово одним алфавитом.
error-banned = Эта учётная запись закрыта; подробнее скажет тот, кто держит этот сервер.
error-registration-closed = На этом сервере больше никто не может зарегистрироваться.
error-registration-invite = Чтобы зарегистрироваться здесь, нужно действующее приглашение; попросите его у того, кто держит сервер.
error-wrong-password = Нынешний пароль неверен.
error-bad-address = Это не адрес электронной почты; он должен выглядеть как anna@example.org.
error-bad-mail-link = Эта ссылка не действует; запросите новую.
error-no-such-user = Такого человека здесь нет.
error-nobody-called = Здесь никого не зовут «{ $name }».
error-no-such-report = Такой жалобы нет; список показывает «admin reports».
error-bad-push-address = Ни один браузер не даёт такого адреса для сообщений; попробуйте в другом.
error-no-notices = Этот сервер не рассылает ни писем, ни сообщений.
error-settings-unreadable = Настройки { $path } не читаются: { $reason }.
error-settings-name = В { $path } нет настройки «{ $name }»; есть: { $known }.
error-settings-value = В { $path } «{ $name }» не может быть «{ $given }».
error-settings-missing = В { $path } не хватает «{ $name }».
error-settings-public-url = Для писем и сообщений, которых требует { $path }, нужен --public-url: с него начинаются ссылки.
error-push-key = По пути { $path } нет ключа для сообщений, или он испорчен; его создаёт «wk admin push-key».
error-push-key-there = По пути { $path } ключ уже есть; его знают все добавленные браузеры, поэтому он остаётся.
error-no-package = Пакет Python { $name } не установлен: его ставит pip install 'wunderkammer[{ $extra }]'.
error-no-database-there = По пути { $path } нет базы данных сервера; укажите её папку через --data или саму базу через --database.
error-retention-nothing = Скажите, что можно удалить: --finished, --waiting или --forgotten с числом дней.
error-not-welcome = Вы не можете сесть за этот стол.
error-ended = Партия окончена по согласию; ходов больше нет.
error-lesson-alone = Урок кончается, когда вы из него выходите; ничьё согласие не нужно.
error-wrong-name = Имя и пароль не подходят друг к другу.
error-bad-password = Пароль слишком короткий или длинный: нужно от { $least } до { $most } знаков.
error-bad-link = Эта ссылка для входа не действует.
error-too-long = Текст слишком длинный: знаков в нём { $length }, а место есть для { $most }.
error-empty = Сначала напишите что-нибудь.
error-too-many = Слишком часто; подождите немного.
error-storage = Ход не удалось сохранить; ничего не изменилось. Попробуйте ещё раз.

# Браузер.
error-http-400 = Запрос не понят; вернитесь и попробуйте ещё раз.
error-http-404 = Такой страницы нет.
error-http-405 = Эту страницу так открыть нельзя; начните с полки.
error-http-413 = Это больше, чем стол может принять; запись занимает не больше 2 МБ.
error-http-421 = Под этим именем сервер не отвечает.
error-http-431 = Заголовок этого запроса слишком велик.
error-http-500 = Что-то сломалось у нас; партия сохранена. Попробуйте ещё раз.
error-too-many-streams = Вы уже следите за стольким числом столов, сколько можно одному человеку: закройте окно другого стола и загрузите эту страницу снова.
error-too-fast = Слишком много попыток; подождите минуту.
error-foreign-form = Форма пришла с другого сайта; откройте страницу этого стола.
error-old-form = Страница устарела; откройте её заново.
error-bad-field = Что-то в форме не подходит: выберите из списков.
error-sign-in-first = Сначала выберите имя: этот сервер общий.
