game-title = Путешествие Дарвина
game-blurb = Обучайте работников сургучными печатями, плывите за «Биглем» и наполните музей чудесами Галапагосских островов.

option-first_game = Первая партия
option-first_game-help = Вместо случайных используются жетоны и карты экипажа, рекомендованные для первой партии.
rival-alfred = Альфред
option-alfred = Планшет Альфреда
option-alfred-help = В одиночку вы играете против Альфреда: белый — лёгкий, синий — средний, жёлтый — продвинутый, зелёный — трудный.
ruling-free_unlock = Бесплатное разблокирование
ruling-free_unlock-help = Стоят ли действия бесплатно разблокированной ячейки монет, как обычно.
ruling-free_unlock-all_steps = Бесплатно на всех этапах
ruling-free_unlock-unlocking = Бесплатно только разблокирование
ruling-tents_at_camp = Палатки в лагере
ruling-tents_at_camp-help = Сколько палаток игрок может поставить в одном лагере.
ruling-tents_at_camp-one = По одной на игрока
ruling-tents_at_camp-any = Сколько хватит мест
ruling-fulfil_slot = Достичь любой цели
ruling-fulfil_slot-help = На какие места кладётся цель, достигнутая без выполнения требований.
ruling-fulfil_slot-any = На любое пустое место
ruling-fulfil_slot-own_colour = На место своего цвета
ruling-redelivery = Повторная отправка
ruling-redelivery-help = Можно ли ещё раз отправить жетоны музея, выложенные при подготовке.
ruling-redelivery-delivered = Только отправленные игроками
ruling-redelivery-any = Любой жетон в музее
ruling-fulfil_between = Выполнение между действиями
ruling-fulfil_between-help = Можно ли достигать целей и разыгрывать карты экипажа внутри посещения академии или музея и рядом с действиями награды.
ruling-fulfil_between-everywhere = Да, между любыми действиями
ruling-fulfil_between-actions = Только между действиями своего хода
ruling-halving = Половина марок
ruling-halving-help = Какие марки конверта делятся пополам после наград.
ruling-halving-what_is_left = Лежащие там в этот момент
ruling-halving-ranks = Посчитанные при определении мест
ruling-camp_again = Повторный лагерь
ruling-camp_again-help = Чего стоит лагерь, использованный ещё раз в награду за цель.
ruling-camp_again-free = Ни одной монеты
ruling-camp_again-tent_only = Отменяется только цена палатки
ruling-declined_letter = Отказ от награды конверта
ruling-declined_letter-help = Можно ли отказаться от всей награды конверта и сохранить на нём свои марки.
ruling-declined_letter-keeps = Да, марки остаются
ruling-declined_letter-halves = Нет, они всё равно делятся пополам
ruling-alfred_spots = Места для Альфреда
ruling-alfred_spots-help = Какие места основных дневников должны быть пустыми для Альфреда.
ruling-alfred_spots-lenses = Только линзы
ruling-alfred_spots-every_spot = Все места
ruling-alfred_unlocks = Что разблокирует Альфред
ruling-alfred_unlocks-help = Какую из ячеек, подходящих к его ряду, разблокирует Альфред.
ruling-alfred_unlocks-topmost = Самую верхнюю, затем по цвету
ruling-alfred_unlocks-colour = По цвету, на любом уровне

# Decisions
ask-place = Разместите работника.
ask-window = Хотите выполнить цель или разыграть карту экипажа?
ask-slot = Выберите место для цели.
ask-pair = Выберите пару начальных целей.
ask-keep = Выберите карту экипажа, которую оставите.
ask-draft = Оставьте одну карту экипажа; остальные уйдут налево.
ask-explore =
    Исследование: передвиньте исследователя не более чем на { $number ->
        [one] { $number } ячейку
        [few] { $number } ячейки
       *[many] { $number } ячеек
    }.
ask-navigate =
    Мореплавание: передвиньте корабль не более чем на { $number ->
        [one] { $number } ячейку
        [few] { $number } ячейки
       *[many] { $number } ячеек
    }.
ask-post =
    Корреспонденция: можно положить ещё { $number ->
        [one] { $number } марку
        [few] { $number } марки
       *[many] { $number } марок
    }.
ask-academy = Академия: возьмите печать и положите её в ряд.
ask-purple = Положите фиолетовую печать в ряд.
ask-study = Изучить образец в этой ячейке?
ask-camp = Разбить здесь лагерь?
ask-camp-anywhere = Разбейте любой лагерь.
ask-revisit = Используйте один из своих лагерей ещё раз.
ask-take-goal = Возьмите открытую цель.
ask-fulfil-any = Достигните одной из своих целей без её требований.
ask-exchange = Обменяйте временное знание на монеты или победные очки.
ask-add-explorer = Поставьте исследователя на другой остров.
ask-locked-space = Выполните заблокированную ячейку.
ask-study-any = Изучите любой образец.
ask-study-island = Изучите образец с острова, где есть ваш исследователь.
ask-to-beagle = Догнать «Бигль»?
ask-unlock = Разблокируйте ячейку.
ask-copy = Скопируйте неразыгранную карту экипажа.
ask-redeliver = Повторите отправку музейного жетона.
ask-museum = Музей: отправить или изучить.
ask-menu = Какое действие следующее?
ask-either = Выберите одно из действий.
ask-reward = Больше всех или второе место по маркам ({ $envelope } конверт): принять награду?

# Moves
move-skip = Отказаться
move-stop = Остановиться
move-done = Больше ничего не выполнять
move-place =
    Работник { $worker_label ->
        [top] 1
        [second] 2
        [third] 3
        [fourth] 4
       *[fifth] 5
    }: { $spot }
move-pick = Следующее: { $deed }
move-go = Исследователь: { $space }
move-sail = Корабль: { $space }
move-halt = Остановка по пути: { $space }
move-stamp = Марка ({ $stack }) на конверт: { $envelope }
move-seal =
    Свиток { $scroll_label ->
        [first] 1
        [second] 2
        [third] 3
       *[fourth] 4
    }: { $colour }, { $row_label ->
        [second] 2
        [third] 3
       *[fourth] 4
    }-й работник
move-purple = Фиолетовая печать, работник: { $row }
move-research = Изучить: { $specimen }
move-deliver = Отправить: { $specimen }
move-pitch =
    Разбить лагерь: { $camp } ({ $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    })
move-reuse = Ещё раз использовать лагерь: { $camp }
move-take = Взять: { $goal }
move-lay =
    { $slot }; { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }, победных очков в конце: { $points }
move-fulfil = Достичь: { $goal }
move-muster = Разыграть карту экипажа «{ $crew }», работник: { $row }
move-trade = Обменять на { $payment }
move-land = Поставить исследователя: остров { $island }
move-carry_out = Выполнить заблокированную ячейку: { $spot }
move-unlock = Разблокировать: { $spot }
move-catch_up = Плыть к «Биглю»
move-imitate = Скопировать карту экипажа «{ $crew }»
move-choose = Выбрать: { $silver } + { $gold }
move-keep = Оставить: { $crew }, первая печать: { $colour }
move-lay_special = Жетон особого действия: { $special }
move-lay_letter = Жетон корреспонденции: { $letter }
move-lay_seal = Печать: { $colour }
move-open_goal = Открыта цель: { $goal }
move-lay_beagle_goal = Цель «Бигля»: { $beagle_goal }
move-lay_specimen = Образец: { $specimen }
move-next_in_order = Следующий в порядке хода: { $owner }
move-deal_crew = Карта экипажа: { $crew }
move-lay_pair = Начальная цель: { $goal }
move-alfred_draws = Альфред берёт: { $alfred_card }
move-lay_bonus = Карта бонусов у деления 5: { $bonus_card }
move-accept = Принять награду ({ $envelope } конверт); половина ваших марок на нём расходуется
move-decline = Отказаться от награды; ваши марки ({ $envelope } конверт) остаются

# The log
log-skip = { $player }: отказ от действия.
log-stop = { $player }: действие закончено.
log-done = { $player }: больше ничего не выполняется.
log-place = { $player } размещает ({ $worker } работник): { $spot }.
log-pick = { $player } продолжает: { $deed }.
log-go = { $player }: исследователь в ячейке { $space }.
log-sail = { $player }: корабль в ячейке { $space }.
log-halt = { $player } останавливается по пути: { $space }.
log-stamp = { $player } кладёт марку на конверт: { $envelope }.
log-seal = { $player } берёт печать ({ $colour }, свиток { $scroll }), работник: { $row }.
log-purple = { $player } кладёт фиолетовую печать, работник: { $row }.
log-research = { $player } изучает образец: { $specimen }.
log-deliver = { $player } отправляет образец: { $specimen }.
log-pitch = { $player } разбивает лагерь: { $camp }.
log-reuse = { $player } снова использует лагерь: { $camp }.
log-take = { $player } берёт: { $goal }.
log-lay = { $player } занимает: { $slot }.
log-fulfil = { $player } достигает: { $goal }.
log-muster = { $player } разыгрывает карту экипажа «{ $crew }», работник: { $row }.
log-trade = { $player } меняет временное знание на { $payment }.
log-land = { $player } высаживается: остров { $island }.
log-carry_out = { $player } выполняет заблокированную ячейку: { $spot }.
log-unlock = { $player } разблокирует: { $spot }.
log-catch_up = { $player } догоняет «Бигль».
log-imitate = { $player } копирует карту экипажа «{ $crew }».
log-choose = { $player } выбирает: { $silver } + { $gold }.
log-keep = { $player } оставляет карту: { $crew }.
log-lay_special = Жетон особого действия: { $special }.
log-lay_letter = Жетон корреспонденции: { $letter }.
log-lay_seal = На свитки ложится печать: { $colour }.
log-open_goal = Открывается цель: { $goal }.
log-lay_beagle_goal = Цель «Бигля»: { $beagle_goal }.
log-lay_specimen = На карту ложится образец: { $specimen }.
log-next_in_order = Следующий в порядке хода: { $owner }.
log-deal_crew = Сдаётся карта экипажа: { $crew }.
log-lay_pair = Выкладывается начальная цель: { $goal }.
log-alfred_draws =
    Альфред берёт: { $alfred_card }: { $option1_label ->
        [main] { $option1 } { $row11 }{ $row12 }{ $row13 }{ $row14 }
        [none] {""}
       *[other] { $option1 }
    }{ $option2_label ->
        [main] {", "}{ $option2 } { $row21 }{ $row22 }{ $row23 }{ $row24 }
        [none] {""}
       *[other] {", "}{ $option2 }
    }{ $option3_label ->
        [main] {", "}{ $option3 } { $row31 }{ $row32 }{ $row33 }{ $row34 }
        [none] {""}
       *[other] {", "}{ $option3 }
    }.
log-lay_bonus = Над делением 5 лежит карта бонусов: { $bonus_card }.
log-accept = { $player }: награда принята ({ $envelope } конверт).
log-decline = { $player }: отказ от награды ({ $envelope } конверт); марки остаются.

# What follows by itself
event-gained-coins =
    { $player } получает { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-gained-vp =
    { $player } получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-gained-theory =
    { $player } делает { $amount ->
        [one] { $amount } шаг эволюции
        [few] { $amount } шага эволюции
       *[many] { $amount } шагов эволюции
    }.
event-gained-knowledge =
    { $player } получает { $amount ->
        [one] { $amount } временное знание
        [few] { $amount } временных знания
       *[many] { $amount } временных знаний
    }.
event-gained-worker = { $player } получает пятого работника.
event-paid =
    { $player } платит { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-spent-knowledge =
    { $player } тратит { $amount ->
        [one] { $amount } временное знание
        [few] { $amount } временных знания
       *[many] { $amount } временных знаний
    }.
event-lens-coin = Использована линза ({ $player }).
event-landed = { $player }: исследователь высажен на остров { $island }.
event-ribbon =
    { $player } первым пересекает ленту ({ $space }): { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-first-arrival =
    { $player } первым достигает { $space }: { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-new-order = { $player }: место { $place } в порядке хода.
event-envelope-first = { $player }: больше всех марок, конверт { $envelope }: { $count }.
event-envelope-second = { $player }: второе место по маркам, конверт { $envelope }: { $count }.
event-halved =
    { $player } убирает { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    }, конверт: { $envelope }.
event-beagle-scored =
    { $player } получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    } за цель «Бигля» ({ $beagle_goal }), штраф за отставание { $penalty }.
event-round-begins = Начинается раунд { $round }.
event-beagle-moved = «Бигль» идёт в ячейку { $space }.
event-top-scroll =
    Верхний свиток очищен: { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
    }.
event-set-up-tile = В музее уже есть: { $specimen }.
event-crew-seal = { $player } получает печать карты экипажа: { $colour }.
event-award-silver = { $player }: действует серебряный знак отличия.
event-award-gold = { $player }: действует золотой знак отличия.
event-nothing-to-do = { $player }: ничего не даёт: { $deed }.

# Alfred
event-alfred-gained-coins =
    Альфред получает { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-gained-vp =
    Альфред получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-gained-theory =
    Альфред делает { $amount ->
        [one] { $amount } шаг эволюции
        [few] { $amount } шага эволюции
       *[many] { $amount } шагов эволюции
    }.
event-alfred-gained-knowledge =
    Альфред получает { $amount ->
        [one] { $amount } временное знание
        [few] { $amount } временных знания
       *[many] { $amount } временных знаний
    }.
event-alfred-gained-worker = Альфред получает работника.
event-alfred-paid =
    Альфред платит { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-spent-knowledge =
    Альфред тратит { $amount ->
        [one] { $amount } временное знание
        [few] { $amount } временных знания
       *[many] { $amount } временных знаний
    }.
event-alfred-lens-coin = Использована линза Альфреда.
event-alfred-landed = Исследователь Альфреда высажен на остров { $island }.
event-alfred-ribbon =
    Альфред первым пересекает ленту ({ $space }): { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-first-arrival =
    Альфред первым достигает { $space }: { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-new-order = Альфред: место { $place } в порядке хода.
event-alfred-envelope-first = Альфред: больше всех марок, конверт { $envelope }: { $count }.
event-alfred-envelope-second = Альфред: второе место по маркам, конверт { $envelope }: { $count }.
event-alfred-halved =
    Альфред убирает { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    }, конверт: { $envelope }.
event-alfred-rests = Другие варианты невозможны: работник { $row } отдыхает.
event-alfred-sends = Самый нижний свободный работник Альфреда ({ $row }) занимает место: { $spot }.
event-alfred-passes-over =
    Следующий на карте — работник { $row }, но { $why ->
        [0] он занят.
       *[1] в основных дневниках нет места, которое он может занять и оплатить.
    }
event-alfred-penalty =
    Эта часть дневника занята: штраф Альфреда — { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-special = Особый дневник пуст: самый нижний свободный работник Альфреда ({ $row }) занимает место «{ $spot }» без его действия.
event-alfred-small = Малый дневник пуст: самый нижний свободный работник Альфреда ({ $row }) идёт туда разблокировать ячейку.
event-alfred-adds = Альфред добавляет исследователя на самый левый остров, где его ещё нет: { $island }.
event-alfred-no-island = Исследователи Альфреда есть уже на всех островах.
event-alfred-stack = Альфред опустошил стопку и получает то, что изображено рядом: { $stack }.
event-alfred-tent = Альфред получает то, что изображено рядом с его палаткой номер { $number }.
event-alfred-covers = Новая печать закрывает символ в ряду { $row } (ячейка { $place }): Альфред выполняет его.
event-alfred-lasting = Для Альфреда начинает действовать постоянный эффект, как у цели: { $slot }.
event-alfred-row-left = Ряд { $row } — самый верхний, где есть место слева от скобки.
event-alfred-row-right = Слева от скобок мест нет; ряд { $row } — самый верхний, где есть место справа.
event-alfred-fourth = На свитке { $scroll } любая печать стала бы четвёртой своего цвета.
event-alfred-sailed-out = Корабль Альфреда стоит в последней ячейке и остаётся там.
event-alfred-explored-out = Все исследователи Альфреда стоят в последних ячейках.
event-alfred-acts-one = Альфред выполняет единственную ячейку с действием на своём пути: { $space }.
event-alfred-acts-two = Альфред выполняет две последние ячейки с действиями на своём пути: { $space } и { $last }.
event-alfred-no-goal = Открытых целей, которые Альфред мог бы сбросить, нет.
event-alfred-knows = Вместо временных знаний ({ $count }) Альфред берёт монеты.
event-alfred-surplus =
    У Альфреда не бывает больше { $most } монет: { $count ->
        [one] { $count } лишняя монета двигает
        [few] { $count } лишние монеты двигают
       *[many] { $count } лишних монет двигают
    } работника на шкале бонусов.
event-alfred-no-stamps = У Альфреда не осталось марок.
event-alfred-second =
    Альфред может оплатить вторую отправку: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-one-only =
    На вторую отправку ({ $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }) Альфреду не хватает монет.
event-alfred-left-of-two = Из двух возможностей Альфред берёт левую.
event-alfred-strongest = Альфред отправляет работника { $row } на самое сильное возможное место: { $spot }.
event-alfred-cheaper = Из равных мест работник { $row } занимает то, где меньше платить за знания: { $spot }.
event-alfred-colour = Из равных мест работник { $row } занимает то, цвет которого левее в его ряду ({ $colour }): { $spot }.
event-alfred-buys =
    Не хватает печатей: Альфред покупает { $count ->
        [one] { $count } временное знание
        [few] { $count } временных знания
       *[many] { $count } временных знаний
    } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-fails-main = Ни одного работника нельзя поставить в основной дневник: следующий вариант.
event-alfred-fails-academy =
    Самое сильное место — академия, но { $why ->
        [0] в рядах Альфреда нет места
        [1] любая открытая печать стала бы четвёртой своего цвета
        [3] открытых печатей нет
       *[2] на печать не хватило бы монет
    }: следующий вариант.
event-alfred-fails-special = В особом дневнике уже кто-то есть: следующий вариант.
event-alfred-fails-small =
    { $why ->
        [0] Малый дневник занят: следующий вариант.
        [1] У Альфреда не осталось линз: следующий вариант.
       *[2] Альфред не может оплатить ни одну заблокированную ячейку основных дневников: следующий вариант.
    }
event-alfred-fails-delivery = Альфреду нечего отправить: следующий вариант.
event-alfred-seal-own = Альфред берёт печать для ряда { $row }: { $colour }, первый цвет ряда (свиток { $scroll }).
event-alfred-seal-three = Альфред берёт для ряда { $row } самую левую печать: { $colour }, ведь в ряду уже три ({ $full }).
event-alfred-seal-left = Альфред берёт для ряда { $row } самую левую из возможных печатей: { $colour } (свиток { $scroll }).
event-alfred-no-seal =
    Альфред не берёт печать: { $why ->
        [0] в рядах нет места.
        [1] любая открытая печать стала бы в ряду четвёртой своего цвета.
        [3] открытых печатей нет.
       *[2] не хватает монет на свиток.
    }
event-alfred-steals =
    На самом верхнем конверте, где это возможно ({ $envelope }), Альфред перехватывает лидерство: { $count ->
        [one] { $count } марка
        [few] { $count } марки
       *[many] { $count } марок
    }.
event-alfred-fresh =
    Альфред кладёт { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } на самый верхний конверт, где его марок нет: { $envelope }.
event-alfred-fewest =
    Альфред кладёт { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } на { $why ->
        [0] конверт, где его марок меньше всего
       *[1] самый верхний из конвертов, где его марок меньше всего
    }: { $envelope }.
event-alfred-sails = Альфред плывёт самым длинным путём: { $space }.
event-alfred-explores = Исследователь Альфреда на самом правом острове, где он ещё может идти, ({ $island }) достигает { $space }.
event-alfred-camps =
    Альфред разбивает лагерь ({ $camp }) за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-no-camp =
    Альфред не может разбить лагерь ({ $camp }): { $why ->
        [0] у него не осталось палаток.
        [1] его палатка уже стоит там.
        [2] нет свободного места для палатки.
       *[3] ему нечем заплатить.
    }
event-alfred-studies = Альфред изучает образец: { $specimen }.
event-alfred-discards = Альфред сбрасывает открытую цель, золотые прежде всего: { $goal }.
event-alfred-bonus-moves =
    Бонусный работник: { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
    }, теперь на { $place }.
event-alfred-lap =
    Конец шкалы бонусов приносит Альфреду { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-bonus-card = Альфред выполняет карту бонусов у деления { $place }.
event-alfred-unlocks-only = Альфред разблокирует: { $spot }; к ряду { $row } не подходит ни одна другая ячейка.
event-alfred-unlocks-topmost = Альфред разблокирует: { $spot } — самая верхняя ячейка, подходящая к ряду { $row }.
event-alfred-unlocks-colour = Из ячеек на одной высоте Альфред разблокирует: { $spot } — цвет крайней левой печати ряда { $row }.
event-alfred-unlocks-most = Из ячеек на одной высоте Альфред разблокирует: { $spot }; так используется больше всего печатей ряда { $row }.
event-alfred-unlocks-left = Из равных ячеек Альфред разблокирует: { $spot }; эта печать левее других в ряду { $row }.
event-alfred-unlocks-cheap =
    Ни к одному ряду ячейки не подходят: Альфред разблокирует { $why ->
        [0] самую дешёвую: { $spot }.
       *[1] самую левую из самых дешёвых: { $spot }.
    }
event-alfred-delivers-shared =
    Альфред отправляет то, что изучили и вы{ $why ->
        [0] {""}
        [1] {" "}(из нескольких — приносящее больше всего монет)
       *[2] {" "}(из нескольких равных — левое верхнее)
    }: { $specimen }.
event-alfred-delivers-coins =
    Альфред отправляет самое выгодное ({ $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }): { $specimen }.
event-alfred-delivers-first =
    Альфред отправляет верхний левый из равных ({ $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }): { $specimen }.
event-alfred-diverse = Альфред кладёт по марке на каждый конверт.
event-alfred-shuffles = Обе отправки открыты: карты Альфреда перемешиваются.
event-alfred-scores =
    Альфред получает вместо цели «Бигля» { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }, штраф за отставание { $penalty }.
event-alfred-tie =
    Очки равны: { $why ->
        [0] вы дальше на шкале эволюции и побеждаете.
        [1] Альфред дальше на шкале эволюции и побеждает.
        [2] эволюция тоже, но у вас больше монет, и вы побеждаете.
        [3] эволюция тоже, но у Альфреда больше монет, и он побеждает.
       *[4] эволюция и монеты тоже, поэтому побеждает Альфред.
    }
event-alfred-total =
    Итог Альфреда: { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.

# Why not
no-goal-not-yours = У вас нет этой цели: { $goal }.
no-goal-done = Эта цель уже достигнута: { $goal }.
no-no-slot-at-all =
    { $missing ->
        [0] Все ваши места заняты.
        [one] Свободное место нечем оплатить; не хватает { $missing } монеты.
        [few] Свободное место нечем оплатить; не хватает { $missing } монет.
       *[many] Свободное место нечем оплатить; не хватает { $missing } монет.
    }
no-goal-lacks =
    Ещё не выполнено: { $needed ->
        [0] ваш корабль должен стоять у «Бигля» или впереди него.
       *[other] { $what }, { $have } из { $needed }.
    }
no-no-slot =
    { $missing ->
        [0] Все места этого цвета заняты.
        [one] Нечем оплатить свободное место этого цвета; не хватает { $missing } монеты.
        [few] Нечем оплатить свободное место этого цвета; не хватает { $missing } монет.
       *[many] Нечем оплатить свободное место этого цвета; не хватает { $missing } монет.
    }
no-crew-not-yours = Эта карта экипажа не ваша или уже разыграна.
no-worker-has-card = Этот работник уже разыграл карту экипажа.
no-crew-lacks =
    Для этой карты экипажа в ряду не хватает печатей:{ $green ->
        [0] {""}
       *[other] {" "}зелёных { $green },
    }{ $blue ->
        [0] {""}
       *[other] {" "}синих { $blue },
    }{ $yellow ->
        [0] {""}
       *[other] {" "}жёлтых { $yellow },
    }{ $red ->
        [0] {""}
       *[other] {" "}красных { $red },
    }{ $purple ->
        [0] {""}
       *[other] {" "}за вычетом фиолетовых { $purple },
    } всего { $missing }.
no-slot-of-other-colour = Цель кладётся на место своего цвета.
no-slot-taken = На этом месте уже лежит цель.
no-coins-missing =
    Не хватает { $missing ->
        [one] { $missing } монеты
        [few] { $missing } монет
       *[many] { $missing } монет
    }.
no-finish-first = Сначала закончите действие; цели и карты экипажа выполняются между двумя действиями.
no-goal-not-open = Эта цель не открыта.
no-no-explorer-there = На этом острове нет вашего исследователя.
no-only-forward = Фигуры двигаются только вперёд.
no-space-taken = Там стоит другой исследователь; ячейка пропускается.
no-too-far = Это в { $needed } ячейках отсюда, а у вас { $steps }.
no-no-extra-stop = Для дополнительной остановки нужны золотой знак отличия и шаги после неё.
no-not-on-the-way = Этим действием фигура туда не попадёт.
no-already-at-beagle = Ваш корабль у «Бигля» или впереди него.
no-explorer-there = На этом острове уже есть ваш исследователь.
no-seal-not-there = На этом свитке нет такой печати.
no-row-full = В этом ряду нет места или фиолетовые печати кончились.
no-stack-empty = В этой стопке нет марок.
no-stacks-first = Сначала израсходуйте стопки, потом использованные марки.
no-one-envelope = Все марки этого действия кладутся на один конверт.
no-visit-researches = В это посещение вы изучаете; и то и другое сразу нельзя.
no-visit-delivers = В это посещение вы отправляете; и то и другое сразу нельзя.
no-not-researched = Вы не изучили этот образец.
no-already-in-museum = Его жетон уже в музее.
no-already-researched = Вы уже изучили этот образец.
no-not-in-museum = Его жетона нет в музее.
no-set-up-tile = Этот жетон лежит в музее с подготовки; его никто не отправлял.
no-another-specimen-here = Этим действием этот образец не изучить.
no-no-tent = Все ваши палатки уже стоят.
no-tent-there = В этом лагере уже стоит ваша палатка.
no-camp-full = В этом лагере нет свободного места.
no-not-here = Ваша фигура не у этого лагеря.
no-no-tent-there = В этом лагере нет вашей палатки.
no-deed-impossible = Это действие сейчас ничего не даёт.
no-not-copyable = Копировать можно только неразыгранные карты экипажа.
no-no-knowledge = Нужно одно временное знание.
no-no-lens = В резерве не осталось линз.
no-not-locked = Подходит только заблокированная ячейка.
no-top-to-bottom = На этой странице сначала нужно разблокировать ячейку выше.
no-once-per-turn = Эту ячейку вы в этот ход уже выполняли.
no-worker-away = Этот работник не свободен.
no-no-tile = Здесь нет жетона.
no-locked =
    Эта ячейка заблокирована; разблокировать стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
no-lens-taken = На этой линзе уже стоит работник.
no-seals-missing =
    Не хватает печатей:{ $green ->
        [0] {""}
       *[other] {" "}зелёных { $green },
    }{ $blue ->
        [0] {""}
       *[other] {" "}синих { $blue },
    }{ $yellow ->
        [0] {""}
       *[other] {" "}жёлтых { $yellow },
    }{ $red ->
        [0] {""}
       *[other] {" "}красных { $red },
    }{ $purple ->
        [0] {""}
       *[other] {" "}за вычетом фиолетовых { $purple },
    } значит, хватило бы временных знаний: { $missing }; у вас { $have }, не хватает { $short }.
no-penalty =
    В этом разделе уже стоит работник: штраф { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }, не хватает { $missing ->
        [one] { $missing } монеты
        [few] { $missing } монет
       *[many] { $missing } монет
    }.
no-not-in-hand = Этой карты экипажа у вас на руке нет.
no-pair-taken = Эта пара недоступна.
no-reward-first = Сначала примите награду или откажитесь от неё ({ $envelope } конверт).

# The score sheet
opponent-alfred = Альфред
score-track = Шкала победных очков
score-goals = Цели
score-workers = Обученные работники
score-tents = Все палатки
score-theory = Теория эволюции
score-coins = Монеты
score-knowledge = Временные знания

# What goals count
measure-stacks = пустые стопки
measure-theory = шаги эволюции
measure-tents = поставленные палатки
measure-lenses = положенные линзы
measure-beagle = корабль у «Бигля»
measure-vp = победные очки
measure-coins = монеты
measure-knowledge = временные знания
measure-goals = достигнутые цели
measure-seals-green = зелёные печати
measure-seals-blue = синие печати
measure-seals-yellow = жёлтые печати
measure-seals-red = красные печати
measure-kind-reptile = рептилии
measure-kind-plant = растения
measure-kind-bird = птицы
measure-kind-fossil = окаменелости
measure-colour-green = зелёные образцы
measure-colour-blue = синие образцы
measure-colour-red = красные образцы
measure-colour-yellow = жёлтые образцы

# Names
colour-green = зелёная
colour-blue = синяя
colour-yellow = жёлтая
colour-red = красная
worker-top = верхний
worker-second = второй
worker-third = третий
worker-fourth = четвёртый
worker-fifth = пятый
row-second = второй
row-third = третий
row-fourth = четвёртый
spot-small_left = Малый дневник 1
spot-small_right = Малый дневник 2
spot-museum = Музей
spot-turn_order = Порядок хода
spot-goal = Цели
island-a = A
island-b = B
island-c = C
envelope-upper = верхний
envelope-middle = средний
envelope-lower = нижний
stack-first = первая стопка
stack-second = вторая стопка
stack-third = третья стопка
stack-used = использованные марки
scroll-first = 1
scroll-second = 2
scroll-third = 3
scroll-fourth = 4
payment-coins = монеты
payment-vp = победные очки
bonus_card-first = первая
bonus_card-second = вторая
crew-c1 = Казначей (8 монет)
crew-c2 = Следопыт (дважды исследование 2)
crew-c3 = Мыслитель (5 шагов эволюции)
crew-c4 = Боцман (поставить исследователя)
crew-c5 = Оптик (бесплатно разблокировать линзу)
crew-c6 = Почтмейстер (4 марки на любые конверты)
crew-c7 = Переписчик (скопировать карту экипажа)
crew-c8 = Штурман (корабль к «Биглю»)
crew-c9 = Слесарь (выполнить заблокированную ячейку)
crew-c10 = Начальник лагеря (любой лагерь)
crew-c11 = Хранитель печати (фиолетовая печать)
crew-c12 = Таксидермист (изучить любой образец)
crew-c13 = Библиотекарь (2 временных знания, 3 победных очка)
crew-c14 = Рисовальщик (8 победных очков)
crew-c15 = Секретарь (взять цель, достичь цели)
crew-c16 = Натуралист (2 шага эволюции, 1 временное знание, 3 монеты)
special-t1 = 1: взять цель, достичь цели
special-t2 = 2: 3 монеты и знание
special-t3 = 3: повторить отправку
special-t4 = 4: поставить исследователя
special-t5 = 5: обменять знание
special-t6 = 6: изучить любой образец
special-t7 = 7: фиолетовая печать и 1 монета
special-t8 = 8: любой лагерь
special-t9 = 9: выполнить заблокированную ячейку
special-t10 = 10: исследование 2 и мореплавание 2
special-t11 = 11: 3 шага эволюции
special-t12 = 12: бесплатно разблокировать
letter-l1 = 1: знание и 2 монеты / 2 монеты
letter-l2 = 2: 4 монеты / 2 монеты
letter-l3 = 3: 2 шага эволюции / 1
letter-l4 = 4: исследование 2 / 1
letter-l5 = 5: мореплавание 2 / 1
letter-l6 = 6: академия со скидкой 2 / академия
letter-l7 = 7: 4 победных очка / 2
letter-l8 = 8: исследование 1 и мореплавание 1 / одно из двух
beagle_goal-b1 = жёлтые печати
beagle_goal-b2 = красные печати
beagle_goal-b3 = зелёные печати
beagle_goal-b4 = синие печати
beagle_goal-b5 = рептилии
beagle_goal-b6 = растения
beagle_goal-b7 = птицы
beagle_goal-b8 = окаменелости
beagle_goal-b9 = пустые стопки
beagle_goal-b10 = линзы
beagle_goal-b11 = достигнутые цели
beagle_goal-b12 = палатки
deed-explore = исследование
deed-navigate = мореплавание
deed-post = корреспонденция
deed-academy = академия
deed-purple = фиолетовая печать
deed-study = изучение образца
deed-camp = лагерь
deed-camp_anywhere = любой лагерь
deed-revisit = лагерь ещё раз
deed-take_goal = получение цели
deed-fulfil_any = достижение любой цели
deed-exchange = обмен знания
deed-add_explorer = новый исследователь
deed-locked_space = заблокированная ячейка
deed-study_any = изучение любого образца
deed-study_island = изучение образца острова
deed-to_beagle = к «Биглю»
deed-unlock = разблокирование
deed-copy = копирование карты экипажа
deed-redeliver = повторная отправка
deed-museum = музей

option-alfred-white = Белый: лёгкий
option-alfred-blue = Синий: средний
option-alfred-yellow = Жёлтый: продвинутый
option-alfred-green = Зелёный: трудный
seal-green = зелёная печать
seal-blue = синяя печать
seal-yellow = жёлтая печать
seal-red = красная печать
seal-purple = фиолетовая печать

space-o0 = O0
space-o1 = O1
space-o2 = O2
space-o3 = O3
space-o4 = O4
space-o5 = O5
space-o6 = O6
space-o7 = O7
space-o8 = O8
space-o9 = O9
space-o10 = O10
space-o11 = O11
space-o12 = O12
space-o13 = O13
space-o14 = O14
space-o15 = O15
space-o16 = O16
space-o17 = O17
space-o18 = O18
space-o19 = O19
space-o20 = O20
space-o21 = O21
space-o22 = O22
space-o23 = O23
space-o24 = O24
space-o25 = O25
space-o26 = O26
space-a0 = A0
space-a1 = A1
space-a2 = A2
space-a3 = A3
space-a4 = A4
space-a5 = A5
space-a6 = A6
space-a7 = A7
space-a8 = A8
space-a9 = A9
space-a10 = A10
space-a11 = A11
space-a12 = A12
space-a13 = A13
space-a14 = A14
space-a15 = A15
space-a16 = A16
space-a17 = A17
space-a18 = A18
space-a19 = A19
space-a20 = A20
space-a21 = A21
space-a22 = A22
space-a23 = A23
space-a24 = A24
space-b0 = B0
space-b1 = B1
space-b2 = B2
space-b3 = B3
space-b4 = B4
space-b5 = B5
space-b6 = B6
space-b7 = B7
space-b8 = B8
space-b9 = B9
space-b10 = B10
space-b11 = B11
space-b12 = B12
space-b13 = B13
space-b14 = B14
space-c0 = C0
space-c1 = C1
space-c2 = C2
space-c3 = C3
space-c4 = C4
space-c5 = C5
space-c6 = C6
space-c7 = C7
space-c8 = C8
space-c9 = C9
space-c10 = C10
camp-o6 = O6
camp-o12 = O12
camp-o19 = O19
camp-a4 = A4
camp-a7 = A7
camp-a14 = A14
camp-b4 = B4
camp-b9 = B9
camp-c3 = C3
spot-exploration_1 = Исследование 1
spot-exploration_2 = Исследование 2
spot-exploration_3 = Исследование 3
spot-navigation_1 = Мореплавание 1
spot-navigation_2 = Мореплавание 2
spot-navigation_3 = Мореплавание 3
spot-correspondence_1 = Корреспонденция 1
spot-correspondence_2 = Корреспонденция 2
spot-correspondence_3 = Корреспонденция 3
spot-academy_1 = Академия 1
spot-academy_2 = Академия 2
spot-academy_3 = Академия 3
spot-special_left_1 = Особая ячейка 1 слева
spot-special_right_1 = Особая ячейка 1 справа
spot-special_left_2 = Особая ячейка 2 слева
spot-special_right_2 = Особая ячейка 2 справа
spot-special_left_3 = Особая ячейка 3 слева
spot-special_right_3 = Особая ячейка 3 справа
specimen-green_reptile = Зелёная рептилия
specimen-green_plant = Зелёное растение
specimen-green_bird = Зелёная птица
specimen-green_fossil = Зелёная окаменелость
specimen-blue_reptile = Синяя рептилия
specimen-blue_plant = Синее растение
specimen-blue_bird = Синяя птица
specimen-blue_fossil = Синяя окаменелость
specimen-red_reptile = Красная рептилия
specimen-red_plant = Красное растение
specimen-red_bird = Красная птица
specimen-red_fossil = Красная окаменелость
specimen-yellow_reptile = Жёлтая рептилия
specimen-yellow_plant = Жёлтое растение
specimen-yellow_bird = Жёлтая птица
specimen-yellow_fossil = Жёлтая окаменелость
slot-silver_1 = Серебряное место 1 (ещё раз использовать свой лагерь)
slot-silver_2 = Серебряное место 2 (свитки бесплатны)
slot-silver_3 = Серебряное место 3 (изучить образец с острова, где есть свой исследователь)
slot-silver_4 = Серебряное место 4 (ещё одна книга)
slot-silver_5 = Серебряное место 5 (без награды)
slot-gold_1 = Золотое место 1 (пятый работник)
slot-gold_2 = Золотое место 2 (фиолетовая печать)
slot-gold_3 = Золотое место 3 (штраф меньше на 1)
slot-gold_4 = Золотое место 4 (штрафы за отставание не больше 2 каждый)
slot-gold_5 = Золотое место 5 (без награды)
alfred_card-a1 = Карта действий 1
alfred_card-a2 = Карта действий 2
alfred_card-a3 = Карта действий 3
alfred_card-a4 = Карта действий 4
alfred_card-a5 = Карта действий 5
alfred_card-a6 = Карта действий 6
alfred_card-a7 = Карта действий 7
alfred_card-a8 = Карта действий 8
alfred_option-rest = отдых
alfred_option-main = основной дневник
alfred_option-deliver = отправка
alfred_option-special_left = особый дневник слева
alfred_option-special_right = особый дневник справа
alfred_option-small = малый дневник
alfred_row-a = A
alfred_row-b = B
alfred_row-c = C
alfred_row-d = D
alfred_row-bonus = Бонусный работник
goal-s1 = Серебряная цель (корабль у «Бигля» и 2 временных знания)
goal-s2 = Серебряная цель (1 пустая стопка и 1 рептилия)
goal-s3 = Серебряная цель (2 синие печати и 1 красный образец)
goal-s4 = Серебряная цель (8 победных очков и 1 птица)
goal-s5 = Серебряная цель (2 жёлтые печати и 1 синий образец)
goal-s6 = Серебряная цель (1 окаменелость и 1 птица)
goal-s7 = Серебряная цель (15 победных очков и 2 пустые стопки)
goal-s8 = Серебряная цель (1 растение и 1 рептилия)
goal-s9 = Серебряная цель (2 зелёные печати и 1 зелёный образец)
goal-s10 = Серебряная цель (10 монет и 2 линзы)
goal-s11 = Серебряная цель (7-й шаг эволюции и 2 палатки)
goal-s12 = Серебряная цель (2 красные печати и 1 жёлтый образец)
goal-s13 = Серебряная цель (корабль у «Бигля» и 1 палатка)
goal-s14 = Серебряная цель (5-й шаг эволюции и 1 растение)
goal-g1 = Золотая цель (2 птицы и 2 линзы)
goal-g2 = Золотая цель (2 зелёных образца и 2 временных знания)
goal-g3 = Золотая цель (2 растения и 2 палатки)
goal-g4 = Золотая цель (1 жёлтая печать, 1 зелёная печать и 3 линзы)
goal-g5 = Золотая цель (1 синяя печать, 1 красная печать и 3 палатки)
goal-g6 = Золотая цель (2 красных образца и 14 монет)
goal-g7 = Золотая цель (2 жёлтых образца и 20 победных очков)
goal-g8 = Золотая цель (9-й шаг эволюции и 2 рептилии)
goal-g9 = Золотая цель (2 зелёных образца и 3 временных знания)
goal-g10 = Золотая цель (2 синих образца и корабль у «Бигля»)
goal-g11 = Золотая цель (2 красных образца и корабль у «Бигля»)
goal-g12 = Золотая цель (2 окаменелости и 3 палатки)
goal-g13 = Золотая цель (3 жёлтые печати и 2 пустые стопки)
goal-g14 = Золотая цель (12-й шаг эволюции и 4 синие печати)
