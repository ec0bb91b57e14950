# Справка командной строки. Её читают без Fluent: каждое сообщение — одна строка без форм числа.
cli-help-cabinet = Кабинет настольных игр о естественной истории. Без команды — стол в браузере.
cli-help-usage = вызов
cli-help-positionals = аргументы
cli-help-options = опции
cli-help-help = показать эту справку и закончить
cli-help-command = КОМАНДА
cli-help-version = назвать версию
cli-help-lang = язык (по умолчанию — из LC_ALL или LANG, иначе английский)
cli-help-examples = примеры
cli-help-example-browser = стол в браузере: выбрать игру или продолжить партию
cli-help-example-house = стол для всех в доме
cli-help-example-menu = меню в терминале
cli-help-example-two = двое за одной клавиатурой
cli-help-example-bots = один человек против трёх ботов
cli-help-serve = стол в браузере (также без команды)
cli-help-menu = меню игр в терминале
cli-help-play = играть в терминале или продолжить партию
cli-help-simulate = дать ботам сыграть много партий
cli-help-arena = турнир: какой бот сильнее и насколько это верно
cli-help-arena-description = Одни и те же числа случая играются при каждой пересадке ботов. Если ботов больше, чем мест, они встречаются во всех сочетаниях. Один бот играет против соперников, за которых играет сама игра.
cli-help-lab = отчёты для авторов игр: на что влияют числа
cli-help-lab-description = Боты играют много партий, и страница рассказывает, что вышло; рядом лежит JSON. Все партии хранятся в файле: та же команда продолжит с того места, где остановилась, в том числе с большим числом партий.
cli-help-report = ОТЧЁТ
cli-help-lab-compare = набор чисел рядом с печатными: победы, очки, длина, ничьи, лидерство
cli-help-lab-components = каждая карта, жетон, поле и глагол: предложено, взято и что это принесло
cli-help-lab-without = глагол, поле или карта запрещены одному месту: что оно теряет, того это и стоит
cli-help-lab-forbid = компонент, как его называет страница (sell, take:jetpack, place:*,museum); можно повторять (иначе все)
cli-help-lab-atlas = каждое число на шаг вверх и вниз: очки, длина, равновесие мест
cli-help-lab-tune = достичь цели наименьшим числом изменений
cli-help-lab-figures = числа, которые можно менять: start.*, patron.pay; можно повторять (иначе все)
cli-help-lab-screening = партий первого взгляда на каждое число (40)
cli-help-lab-aim = чего достичь: «seats within 2 %, 60 to 75 decisions»; из seats, decisions, points, ties
cli-help-lab-changes = сколько чисел можно изменить самое большее (3)
cli-help-lab-seats = мест (иначе два или наименьшее возможное)
cli-help-lab-n = партий на каждый вариант и каждого бота (400)
cli-help-lab-bots = уровни ботов, каждый играет сам с собой; достоверно то, что нашли два (quick,level2): { $bots }
cli-help-lab-out = имя страницы, JSON и партий без расширения (иначе отчёт-игра-места)
cli-help-replay = пройти записанную партию вперёд и назад
cli-help-verify = проверить оконченную партию за столом: каждый исход должен следовать из её секрета
cli-help-dataset = записать партии ботов числами — для программ, которые учатся
cli-help-analyse = чего стоил каждый ход законченной партии и что было бы лучше
cli-help-analyse-description = Оценённое хранится рядом с записью; та же команда продолжит с того места, где её остановили.
cli-help-learn = научиться игре шаг за шагом, играя
cli-help-lesson = урок по имени; без имени — первый, который вы ещё не прошли
cli-help-rules = читать правила: все, одно или со словом
cli-help-games = игры на полке и их опции
cli-help-host = адрес, на котором ждать; 0.0.0.0 делает стол общим (127.0.0.1)
cli-help-port = порт или следующий свободный за ним (8642)
cli-help-data = папка, в которой хранятся партии
cli-help-database = postgresql://… вместо файла SQLite в папке
cli-help-workers = сколько процессов обслуживают стол вместе; больше одного — только с PostgreSQL (1)
cli-help-strict-port = этот порт или никакой: не искать свободный
cli-help-shared = стол доступен другим (через прокси): нужны имена
cli-help-public-url = как его находят другие: https://games.example
cli-help-log-format = вид журнала в потоке ошибок (обычно text)
cli-help-log-level = с какой важности события попадают в журнал; info записывает каждый запрос (обычно warning)
cli-help-metrics-port = отдельный порт для /health/live, /health/ready и /metrics
cli-help-metrics-host = где доступен этот порт (обычно 127.0.0.1)
cli-help-behind-proxy = прокси, которым верят насчёт адресов
cli-help-no-browser = не открывать браузер
cli-help-bots = random, quick, greedy, level1 … level5, level5x2 (уровень на двух ядрах), cmd:КОМАНДА (программа)
cli-help-game = игра с полки
cli-help-game-or-file = игра или файл партии, которую продолжить
cli-help-play-seats = сколько играют (по умолчанию — как можно меньше)
cli-help-play-bots = боты на последних местах: { $bots }; none — только люди (по умолчанию с людьми играет greedy)
cli-help-names = имена людей
cli-help-seed = число, из которого берётся весь случай (по умолчанию — любое)
cli-help-option = опция игры; можно повторять
cli-help-ruling = домашняя трактовка правил; можно повторять
cli-help-pack = файл TOML, который меняет числа на компонентах
cli-help-simulate-n = партии (1000)
cli-help-dataset-n = партий (100)
cli-help-dataset-out = куда записать числа (NPZ)
cli-help-simulate-seats = места (по умолчанию — по числу названных ботов)
cli-help-simulate-bots = один бот для всех мест или по одному на каждое: { $bots }
cli-help-fixed = боты не пересаживаются
cli-help-jobs = процессы (по умолчанию — все ядра)
cli-help-on = кто играет: local:8, ray:АДРЕС или dask:АДРЕС
cli-help-json = вывести JSON вместо таблицы
cli-help-csv = вывести CSV вместо таблицы
cli-help-arena-bots = боты: { $bots }
cli-help-arena-n = партии каждого сочетания (1000; с --until не больше 20000)
cli-help-until = остановиться, когда ясно, что первый настолько сильнее — или нет
cli-help-arena-seats = места (по умолчанию — наименьшее число для двух ботов или для одного)
cli-help-picture = нарисовать рейтинги
cli-help-resume = хранить все партии в этом файле и продолжать с его конца
cli-help-record = запись партии (.jsonl)
cli-help-replay-seat = с тем, что знает это место (1, 2, …)
cli-help-print = вывести все предложения и закончить
cli-help-analyse-seat = только по тому, что знало это место (1, 2, …)
cli-help-analyse-seconds = секунды на решение вместо обычного числа миров
cli-help-analyse-html = вывести страницу HTML
cli-help-knowing-all = оценивать с учётом всего скрытого
cli-help-depth = во столько раз глубже обычного (1)
cli-help-rule-or-word = номера правил (LL-12) или слова для поиска

# `wk admin …`: для тех, кто держит сервер для других.
cli-help-admin = люди, партии и жалобы на сервере, в том числе пока он работает
cli-help-admin-action = ДЕЙСТВИЕ
cli-help-admin-users = перечислить всех с учётной записью: имя, с какого дня, места, запрет
cli-help-admin-matches = перечислить партии: номер, игра, состояние, последний ход, игроки
cli-help-admin-reports = перечислить жалобы
cli-help-admin-settle = отметить жалобу как рассмотренную
cli-help-admin-ban = закрыть кому-то вход и завершить его сеансы
cli-help-admin-unban = снова впустить
cli-help-admin-password = выдать кому-то новый пароль и напечатать его
cli-help-admin-link = напечатать ссылку для входа, которая действует один раз
cli-help-admin-invite = напечатать приглашение зарегистрироваться
cli-help-admin-remove-user = удалить учётную запись; общие партии останутся у других
cli-help-admin-remove-match = удалить партию навсегда
cli-help-admin-retention = удалить партии, в которых давно ничего не происходило
cli-help-admin-word = часть имени
cli-help-admin-state = только партии в этом состоянии
cli-help-admin-all = вместе с рассмотренными
cli-help-admin-name = имя учётной записи
cli-help-admin-id = номер, как в списке
cli-help-admin-ban-days = на столько дней (иначе навсегда)
cli-help-admin-hours = сколько часов действует ссылка (24)
cli-help-admin-uses = сколько человек могут по нему зарегистрироваться (1)
cli-help-admin-invite-days = сколько дней оно действует (14)
cli-help-admin-finished = оконченные партии через столько дней
cli-help-admin-waiting = так и не начатые партии через столько дней
cli-help-admin-forgotten = неоконченные партии через столько дней без хода
cli-help-admin-dry-run = только сказать, сколько их
<<<<<<< HEAD
cli-help-admin-push-key = создать ключ, которым подписываются сообщения браузерам
=======
cli-dataset = В { $path } записано: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
 }.
>>>>>>> 56d3cee (Datasets of bots' games, and a baseline that learns by self-play in JAX; OpenSpiel, words and both in docs/rl.md)
