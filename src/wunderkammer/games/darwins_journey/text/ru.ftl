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
ask-window = Достичь цели или разыграть карту экипажа?
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
ask-fulfil-any = Достигните любой своей цели, не выполняя её условий.
ask-exchange = Обменяйте временное знание на монеты или победные очки.
ask-add-explorer = Поставьте исследователя на другой остров.
ask-locked-space = Выполните заблокированную ячейку.
ask-study-any = Изучите любой образец.
ask-study-island = Изучите образец с острова, где есть ваш исследователь.
ask-to-beagle = Догнать «Бигль»?
ask-unlock = Разблокируйте ячейку.
ask-copy = Скопируйте неразыгранную карту экипажа.
ask-redeliver = Повторите отправку музейного жетона.
ask-museum = Музей: отправьте образец или изучите его.
ask-menu = Какое действие следующее?
ask-either = Выберите одно из действий.
ask-reward = { $place ->
    [1] По маркам на { $envelope_at } у вас первое место. Принять награду за первое место?
   *[other] По маркам на { $envelope_at } у вас второе место. Принять награду за второе место?
}

# Moves
move-skip = Отказаться
move-stop = Остановиться на этом
move-done = Больше ничего не выполнять
move-place = Поставить { $worker_acc } { $spot_to }
move-pick = Перейти к { $deed_dat }
move-go = Передвинуть исследователя в ячейку { $space }
move-sail = Плыть в ячейку { $space }
move-halt = Остановиться по пути в ячейке { $space }
move-stamp = Положить марку { $stack_from } на { $envelope } конверт
move-seal = Взять { $colour_acc } печать { $scroll_from } для { $row_gen }
move-purple = Дать { $row_dat } фиолетовую печать
move-research = Изучить { $specimen_acc }
move-deliver = Отправить { $specimen_acc } в музей
move-pitch =
    Разбить лагерь в ячейке { $camp } ({ $amount ->
        [0] бесплатно
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    })
move-reuse = Ещё раз использовать лагерь в ячейке { $camp }
move-take = Взять { $goal_acc }
move-lay =
    Положить цель { $slot_to } { $amount ->
        [0] бесплатно
        [one] за { $amount } монету
        [few] за { $amount } монеты
       *[many] за { $amount } монет
    }; в конце это { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
move-fulfil = Достичь { $goal_gen }
move-muster = Разыграть { $crew_acc } { $row_ins }
move-trade = Обменять временное знание на { $payment }
move-land = Поставить исследователя на остров { $island }
move-carry_out = Выполнить заблокированную { $spot_acc }
move-unlock = Разблокировать { $spot_acc }
move-catch_up = Плыть к «Биглю»
move-imitate = Скопировать { $crew_acc }
move-choose = Выбрать { $silver_acc } и { $gold_acc }
move-keep = Оставить { $crew_acc } с { $colour_ins } печатью
move-lay_special = В особый дневник ложится { $special_nom }
move-lay_letter = На конверт ложится { $letter_nom }
move-lay_seal = На свиток ложится { $colour } печать
move-open_goal = Открывается { $goal_nom }
move-lay_beagle_goal = Следующая цель «Бигля» — { $beagle_goal }
move-lay_specimen = На карту ложится { $specimen_nom }
move-next_in_order = Следующее место в порядке хода занимает { $owner }
move-deal_crew = Сдаётся { $crew_nom }
move-lay_pair = К начальным целям добавляется { $goal_nom }
move-alfred_draws = Альфред берёт { $alfred_card_acc }
move-lay_bonus = Над делением 5 лежит { $bonus_card } карта бонусов
move-accept = Принять награду { $envelope_gen }; половина ваших марок на нём расходуется
move-decline = Отказаться от награды; ваши марки на { $envelope_at } остаются

# The log
log-skip = { $player } отказывается от действия.
log-stop = { $player } останавливается на этом.
log-done = { $player } больше ничего не выполняет.
log-place = { $player } ставит { $worker_acc } { $spot_to }.
log-pick = { $player } переходит к { $deed_dat }.
log-go = { $player } передвигает исследователя в ячейку { $space }.
log-sail = { $player } плывёт в ячейку { $space }.
log-halt = { $player } останавливается по пути в ячейке { $space }.
log-stamp = { $player } кладёт марку на { $envelope } конверт.
log-seal = { $player } берёт { $colour_acc } печать { $scroll_from } для { $row_gen }.
log-purple = { $player } даёт { $row_dat } фиолетовую печать.
log-research = { $player } изучает { $specimen_acc }.
log-deliver = { $player } отправляет { $specimen_acc } в музей.
log-pitch = { $player } разбивает лагерь в ячейке { $camp }.
log-reuse = { $player } снова использует лагерь в ячейке { $camp }.
log-take = { $player } берёт { $goal_acc }.
log-lay = { $player } кладёт цель { $slot_to }.
log-fulfil = { $player } достигает { $goal_gen }.
log-muster = { $player } разыгрывает { $crew_acc } { $row_ins }.
log-trade = { $player } меняет временное знание на { $payment }.
log-land = { $player } ставит исследователя на остров { $island }.
log-carry_out = { $player } выполняет заблокированную { $spot_acc }.
log-unlock = { $player } разблокирует { $spot_acc }.
log-catch_up = { $player } догоняет «Бигль».
log-imitate = { $player } копирует { $crew_acc }.
log-choose = { $player } выбирает { $silver_acc } и { $gold_acc }.
log-keep = { $player } оставляет себе { $crew_acc }.
log-lay_special = В особый дневник ложится { $special_nom }.
log-lay_letter = На конверт ложится { $letter_nom }.
log-lay_seal = На свиток ложится { $colour } печать.
log-open_goal = Открывается { $goal_nom }.
log-lay_beagle_goal = Следующая цель «Бигля» — { $beagle_goal }.
log-lay_specimen = На карту ложится { $specimen_nom }.
log-next_in_order = Следующее место в порядке хода занимает { $owner }.
log-deal_crew = Сдаётся { $crew_nom }.
log-lay_pair = К начальным целям добавляется { $goal_nom }.
log-alfred_draws =
    Альфред берёт { $alfred_card_acc }: { $option1_label ->
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
log-lay_bonus = Над делением { $space } лежит { $bonus_card } карта бонусов.
log-accept = { $player } принимает награду { $envelope_gen }.
log-decline = { $player } отказывается от награды { $envelope_gen }; марки остаются.

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
    { $player } продвигается на { $amount ->
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
event-lens-coin = Работник занимает линзу, которой владеет { $player }.
event-landed = { $player } высаживает исследователя на остров { $island }.
event-ribbon =
    { $player } раньше всех пересекает ленту в ячейке { $space } и получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-first-arrival =
    { $player } раньше всех достигает ячейки { $space } и получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-new-order = { $player } теперь на { $place }-м месте в порядке хода.
event-envelope-first =
    { $player } лидирует на { $envelope_at } с { $count ->
        [one] { $count } маркой
        [few] { $count } марками
       *[many] { $count } марками
    }.
event-envelope-second =
    { $player } занимает второе место на { $envelope_at } с { $count ->
        [one] { $count } маркой
        [few] { $count } марками
       *[many] { $count } марками
    }.
event-halved =
    { $player } убирает { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } { $envelope_from }.
event-beagle-scored =
    { $player } { $amount ->
        [0] ничего не получает
        [one] получает { $amount } победное очко
        [few] получает { $amount } победных очка
       *[many] получает { $amount } победных очков
    } по цели «Бигля» ({ $beagle_goal }){ $penalty ->
        [0] {"."}
       *[other] ; штраф за отставание ({ $penalty }) уже вычтен.
    }
event-round-begins = Начинается раунд { $round }.
event-beagle-moved = «Бигль» плывёт в ячейку { $space }.
event-top-scroll =
    { $count ->
        [0] Верхний свиток уже пуст.
        [one] С верхнего свитка убирается { $count } печать.
        [few] С верхнего свитка убираются { $count } печати.
       *[many] С верхнего свитка убирается { $count } печатей.
    }
event-set-up-tile = В музее уже лежит { $specimen_nom }.
event-crew-seal = { $player } получает { $colour_acc } печать с карты экипажа.
event-award-silver = { $player } пользуется серебряным знаком отличия.
event-award-gold = { $player } пользуется золотым знаком отличия.
event-nothing-to-do = { $player } ничего не получает от { $deed_gen }: { $obstacle }.
obstacle-coins = не хватает монет
obstacle-explorers_arrived = все исследователи уже дошли до конца
obstacle-ship_arrived = корабль уже дошёл до конца
obstacle-stamps = марок не осталось
obstacle-seals = открытых печатей нет
obstacle-rows = все ряды заполнены
obstacle-purple = фиолетовых печатей не осталось
obstacle-researched = изучать больше нечего
obstacle-tents = палаток не осталось
obstacle-tent_there = своя палатка там уже стоит
obstacle-camp_full = свободного места для палатки нет
obstacle-no_camp = своих палаток в лагерях ещё нет
obstacle-goals = открытых целей нет
obstacle-slots = нет свободного места, которое можно оплатить
obstacle-own_goals = достигать больше нечего
obstacle-knowledge = временных знаний нет
obstacle-islands = исследователи стоят уже на каждом острове
obstacle-locked = заблокированных ячеек не осталось
obstacle-lenses = линз не осталось
obstacle-beagle = корабль уже у «Бигля» или впереди
obstacle-crew = все карты экипажа уже выполнены
obstacle-delivered = из изученных образцов ещё ни один не отправлен
obstacle-museum = отправлять и изучать нечего

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
    Альфред продвигается на { $amount ->
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
event-alfred-lens-coin = Работник занимает линзу Альфреда.
event-alfred-landed = Исследователь Альфреда высаживается на остров { $island }.
event-alfred-ribbon =
    Альфред первым пересекает ленту в ячейке { $space } и получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-first-arrival =
    Альфред первым достигает ячейки { $space } и получает { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-new-order = Альфред теперь на { $place }-м месте в порядке хода.
event-alfred-envelope-first =
    Альфред лидирует на { $envelope_at } с { $count ->
        [one] { $count } маркой
        [few] { $count } марками
       *[many] { $count } марками
    }.
event-alfred-envelope-second =
    Альфред занимает второе место на { $envelope_at } с { $count ->
        [one] { $count } маркой
        [few] { $count } марками
       *[many] { $count } марками
    }.
event-alfred-halved =
    Альфред убирает { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } { $envelope_from }.
event-alfred-rests = Другие варианты невозможны, поэтому { $row_nom } отдыхает.
event-alfred-sends = Самый нижний свободный работник Альфреда, { $row_nom }, идёт { $spot_to }.
event-alfred-passes-over =
    Следующий на карте — { $row_nom }, но { $why ->
        [0] он занят.
       *[1] в основных дневниках нет места, которое он может занять и оплатить.
    }
event-alfred-penalty =
    Эта часть дневника занята: штраф Альфреда — { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-special = Особый дневник пуст, и самый нижний свободный работник Альфреда, { $row_nom }, идёт { $spot_to } без выполнения действия.
event-alfred-small = Малый дневник пуст, и самый нижний свободный работник Альфреда, { $row_nom }, идёт туда разблокировать ячейку.
event-alfred-adds = Альфред ставит исследователя на остров { $island } — самый левый, где его исследователей ещё нет.
event-alfred-no-island = Исследователи Альфреда есть уже на всех островах.
event-alfred-stack = Альфред опустошает { $stack_acc } и получает то, что изображено рядом.
event-alfred-tent = Альфред получает то, что изображено рядом с его палаткой номер { $number }.
event-alfred-covers = Новая печать закрывает символ в ряду { $row }, в ячейке { $place }, и Альфред выполняет его.
event-alfred-lasting = Альфред получает постоянный эффект { $slot_gen }.
event-alfred-row-left = Ряд { $row } — самый верхний, где есть место слева от скобки.
event-alfred-row-right = Слева от скобок мест нет; ряд { $row } — самый верхний, где есть место справа.
event-alfred-fourth = На { $scroll_at } любая печать стала бы четвёртой своего цвета.
event-alfred-sailed-out = Корабль Альфреда стоит в последней ячейке и остаётся там.
event-alfred-explored-out = Все исследователи Альфреда стоят в последних ячейках.
event-alfred-acts-one = Альфред выполняет { $space } — единственную ячейку с действием на своём пути.
event-alfred-acts-two = Альфред выполняет { $space } и { $last } — две последние ячейки с действиями на своём пути.
event-alfred-no-goal = Открытых целей, которые Альфред мог бы сбросить, нет.
event-alfred-knows =
    Вместо { $count ->
        [one] { $count } временного знания
        [few] { $count } временных знаний
       *[many] { $count } временных знаний
    } Альфред берёт монеты.
event-alfred-surplus =
    У Альфреда не бывает больше { $most } монет: { $count ->
        [one] { $count } лишняя монета двигает
        [few] { $count } лишние монеты двигают
       *[many] { $count } лишних монет двигают
    } работника на шкале бонусов.
event-alfred-no-stamps = У Альфреда не осталось марок.
event-alfred-second =
    Альфред может оплатить вторую отправку за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-one-only =
    Альфред не может заплатить { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    } за вторую отправку.
event-alfred-left-of-two = Из двух возможностей Альфред берёт левую.
event-alfred-strongest = Альфред отправляет { $row_acc } { $spot_to }, самое сильное из возможных.
event-alfred-cheaper = Из равных мест { $row_nom } выбирает то, где меньше платить за знания, и идёт { $spot_to }.
event-alfred-colour = Из равных мест { $row_nom } выбирает то, чья печать ({ $colour }) лежит левее в его ряду, и идёт { $spot_to }.
event-alfred-buys =
    Печатей не хватает, и Альфред покупает { $count ->
        [one] { $count } временное знание
        [few] { $count } временных знания
       *[many] { $count } временных знаний
    } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-fails-main = Ни одного работника нельзя поставить в основной дневник, поэтому следует другой вариант.
event-alfred-fails-academy =
    Самое сильное место — академия, но { $why ->
        [0] в рядах Альфреда нет места
        [1] любая открытая печать стала бы четвёртой своего цвета
        [3] открытых печатей нет
       *[2] на печать не хватило бы монет
    }, поэтому следует другой вариант.
event-alfred-fails-special = В особом дневнике уже кто-то есть, поэтому следует другой вариант.
event-alfred-fails-small =
    { $why ->
        [0] Малый дневник занят, поэтому следует другой вариант.
        [1] У Альфреда не осталось линз, поэтому следует другой вариант.
       *[2] Альфред не может оплатить ни одну заблокированную ячейку основных дневников, поэтому следует другой вариант.
    }
event-alfred-fails-delivery = Альфреду нечего отправить, поэтому следует другой вариант.
event-alfred-seal-own = Для ряда { $row } Альфред берёт { $colour_acc } печать — это первый цвет ряда — { $scroll_from }.
event-alfred-seal-three = Четвёртой { $full_gen } печати в ряду { $row } быть не может, и Альфред берёт самую левую — { $colour_acc }.
event-alfred-seal-left = Для ряда { $row } Альфред берёт самую левую из возможных печатей, { $colour_acc }, { $scroll_from }.
event-alfred-no-seal =
    Альфред не берёт печать: { $why ->
        [0] в рядах нет места.
        [1] любая открытая печать стала бы в ряду четвёртой своего цвета.
        [3] открытых печатей нет.
       *[2] не хватает монет на свиток.
    }
event-alfred-steals =
    На { $envelope_at }, самом верхнем, где это возможно, Альфред выходит вперёд с { $count ->
        [one] { $count } маркой
        [few] { $count } марками
       *[many] { $count } марками
    }.
event-alfred-fresh =
    Альфред кладёт { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } на { $envelope } конверт — самый верхний, где его марок нет.
event-alfred-fewest =
    Альфред кладёт { $count ->
        [one] { $count } марку
        [few] { $count } марки
       *[many] { $count } марок
    } на { $envelope } конверт, { $why ->
        [0] где его марок меньше всего.
       *[1] самый верхний из тех, где его марок меньше всего.
    }
event-alfred-sails = Альфред плывёт самым длинным путём в ячейку { $space }.
event-alfred-explores = Исследователь Альфреда на острове { $island }, самом правом, где ещё можно идти, достигает ячейки { $space }.
event-alfred-camps =
    Альфред разбивает лагерь в ячейке { $camp } { $amount ->
        [0] бесплатно
        [one] за { $amount } монету
        [few] за { $amount } монеты
       *[many] за { $amount } монет
    }.
event-alfred-no-camp =
    Альфред не может разбить лагерь в ячейке { $camp }: { $why ->
        [0] у него не осталось палаток.
        [1] его палатка уже стоит там.
        [2] нет свободного места для палатки.
       *[3] ему нечем заплатить.
    }
event-alfred-studies = Альфред изучает { $specimen_acc }.
event-alfred-discards = Альфред сбрасывает { $goal_acc }; сначала уходят золотые.
event-alfred-bonus-moves =
    Бонусный работник проходит { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
    } до деления { $place }.
event-alfred-lap =
    Конец шкалы бонусов приносит Альфреду { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }.
event-alfred-bonus-card = Альфред выполняет карту бонусов у деления { $place }.
event-alfred-unlocks-only = Альфред разблокирует { $spot_acc }: к ряду { $row } не подходит ни одна другая.
event-alfred-unlocks-topmost = Альфред разблокирует { $spot_acc }, самую верхнюю из подходящих к ряду { $row }.
event-alfred-unlocks-colour = Из ячеек на одной высоте Альфред разблокирует { $spot_acc }: её цвет — у крайней левой печати ряда { $row }.
event-alfred-unlocks-most = Из ячеек на одной высоте Альфред разблокирует { $spot_acc }: она использует больше всего печатей ряда { $row }.
event-alfred-unlocks-left = Из равных ячеек Альфред разблокирует { $spot_acc }: её печать левее других в ряду { $row }.
event-alfred-unlocks-cheap =
    Ни к одному ряду ячейки не подходят, и Альфред разблокирует { $spot_acc }, { $why ->
        [0] самую дешёвую.
       *[1] самую левую из самых дешёвых.
    }
event-alfred-delivers-shared =
    Альфред отправляет { $specimen_acc } — этот образец изучили и вы{ $why ->
        [0] {"."}
        [1] {" "}(из нескольких выбран тот, что приносит больше всего монет).
       *[2] {" "}(из нескольких равных выбран левый верхний).
    }
event-alfred-delivers-coins =
    Альфред отправляет { $specimen_acc } — самый выгодный образец: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }.
event-alfred-delivers-first =
    Альфред отправляет { $specimen_acc } — левый верхний образец из равных ({ $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }).
event-alfred-diverse = Альфред кладёт по марке на каждый конверт.
event-alfred-shuffles = Обе отправки открыты: карты Альфреда перемешиваются.
event-alfred-scores =
    Альфред получает вместо цели «Бигля» { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }{ $penalty ->
        [0] {"."}
       *[other] {" "}(за вычетом штрафа за отставание: { $penalty }).
    }
event-alfred-tie =
    Очки равны. { $why ->
        [0] Вы дальше на шкале эволюции и побеждаете.
        [1] Альфред дальше на шкале эволюции и побеждает.
        [2] На шкале эволюции тоже ничья, но у вас больше монет, и вы побеждаете.
        [3] На шкале эволюции тоже ничья, но у Альфреда больше монет, и он побеждает.
       *[4] По эволюции и монетам тоже ничья, и побеждает Альфред.
    }
event-alfred-total =
    Альфред заканчивает с { $amount ->
        [one] { $amount } победным очком
        [few] { $amount } победными очками
       *[many] { $amount } победными очками
    }.

# Why not
no-nothing-to-skip = Сейчас не предлагается действия, от которого можно отказаться.
no-nothing-to-stop = Сейчас нет начатого действия, которое можно закончить.
no-nothing-to-fulfil = Сейчас вас не спрашивают, что вы хотите выполнить.
no-worker-begins-turn = Работника выставляют в начале хода; сначала — нынешнее действие.
no-no-choice-of-actions = Сейчас не из чего выбирать: действие одно или его нет.
no-go-in-exploration = Исследователи ходят при исследовании.
no-sail-in-navigation = Корабли ходят при мореплавании.
no-halt-in-move = Дополнительную остановку делают при исследовании или мореплавании.
no-stamps-in-correspondence = Марки кладут на конверты при корреспонденции.
no-seals-in-academy = Печати со свитков берут в академии.
no-research-where-offered = Образец изучают там, где остановилась фигура, в музее или когда это позволяет действие.
no-deliver-in-museum = Образцы отправляют, когда работник посещает музей, или повторно особым действием.
no-camp-where-offered = Лагерь разбивают там, где остановилась фигура, или когда это позволяет действие.
no-goal-where-offered = Цель берут, когда её даёт действие или деление.
no-slot-for-goal = Место выбирают, когда кладут цель.
no-fulfil-between = Целей достигают и карты экипажа разыгрывают между двумя действиями своего хода и в фазу наград.
no-action-of-its-own = Для этого нужно особое действие: его даёт жетон, карта, деление или место для цели.
no-unlock-where-offered = Ячейки разблокирует работник в малом дневнике или особое действие.
no-before-first-round = Это решалось до первого раунда.
no-rewards-later = Награды конвертов принимают или отклоняют в фазу наград.
no-goal-not-yours = У вас нет { $goal_gen }.
no-goal-done = Вы уже достигли { $goal_gen }.
no-no-slot-at-all =
    { $missing ->
        [0] Все ваши места заняты.
        [one] Свободное место нечем оплатить; не хватает { $missing } монеты.
        [few] Свободное место нечем оплатить; не хватает { $missing } монет.
       *[many] Свободное место нечем оплатить; не хватает { $missing } монет.
    }
no-goal-lacks =
    { $needed ->
        [0] Для этой цели ваш корабль должен стоять у «Бигля» или впереди него.
       *[other] Для этой цели нужно больше ({ $what }: { $have } из { $needed }).
    }
no-no-slot =
    { $missing ->
        [0] Все места этого цвета заняты.
        [one] Нечем оплатить свободное место этого цвета; не хватает { $missing } монеты.
        [few] Нечем оплатить свободное место этого цвета; не хватает { $missing } монет.
       *[many] Нечем оплатить свободное место этого цвета; не хватает { $missing } монет.
    }
no-crew-not-yours = Эта карта экипажа не ваша.
no-crew-done = Эту карту экипажа вы уже разыграли.
no-worker-has-card = Этот работник уже разыграл карту экипажа.
no-crew-lacks =
    Для этой карты экипажа в ряду не хватает печатей:{ $green ->
        [0] {""}
        [one] {" "}{ $green } зелёной,
        [few] {" "}{ $green } зелёных,
       *[many] {" "}{ $green } зелёных,
    }{ $blue ->
        [0] {""}
        [one] {" "}{ $blue } синей,
        [few] {" "}{ $blue } синих,
       *[many] {" "}{ $blue } синих,
    }{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } жёлтой,
        [few] {" "}{ $yellow } жёлтых,
       *[many] {" "}{ $yellow } жёлтых,
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } красной,
        [few] {" "}{ $red } красных,
       *[many] {" "}{ $red } красных,
    }{ $purple ->
        [0] {""}
        [one] {" "}за вычетом { $purple } фиолетовой,
        [few] {" "}за вычетом { $purple } фиолетовых,
       *[many] {" "}за вычетом { $purple } фиолетовых,
    } всего { $missing }.
no-slot-of-other-colour = Цель кладётся на место своего цвета.
no-slot-taken = На этом месте уже лежит цель.
no-coins-missing =
    Не хватает { $missing ->
        [one] { $missing } монеты
        [few] { $missing } монет
       *[many] { $missing } монет
    }.
no-finish-first = Сначала закончите действие; целей достигают и карты экипажа разыгрывают между двумя действиями.
no-goal-not-open = Эта цель не открыта.
no-no-explorer-there = На этом острове нет вашего исследователя.
no-only-forward = Фигуры двигаются только вперёд.
no-space-taken = Там стоит другой исследователь; ячейка пропускается.
no-too-far =
    До этой ячейки { $needed ->
        [one] { $needed } шаг
        [few] { $needed } шага
       *[many] { $needed } шагов
    }, а у вас { $steps }.
no-no-extra-stop = Для дополнительной остановки нужны золотой знак отличия и шаги после неё.
no-not-on-the-way = Этим действием фигура туда не попадёт.
no-already-at-beagle = Ваш корабль у «Бигля» или впереди него.
no-explorer-there = На этом острове уже есть ваш исследователь.
no-seal-not-there = На этом свитке нет такой печати.
no-row-full = В этом ряду нет места.
no-no-purple = Фиолетовые печати кончились.
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
no-deed-impossible = Это действие сейчас ничего не даёт: { $obstacle }.
no-deed-done = Это действие вы уже выполнили.
no-deed-elsewhere = Этого действия нет среди тех, из которых вы выбираете.
no-not-copyable = Копировать можно только неразыгранные карты экипажа.
no-no-knowledge = Нужно одно временное знание.
no-no-lens = В резерве не осталось линз.
no-not-locked = Подходит только заблокированная ячейка.
no-top-to-bottom = На этой странице сначала нужно разблокировать ячейку выше.
no-once-per-turn = Эту ячейку вы в этот ход уже выполняли.
no-worker-away = Этот работник не свободен.
no-no-tile = Здесь нет жетона.
no-locked =
    Эта ячейка заблокирована; её разблокирование стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
no-lens-taken = На этой линзе уже стоит работник.
no-seals-missing =
    Не хватает печатей:{ $green ->
        [0] {""}
        [one] {" "}{ $green } зелёной,
        [few] {" "}{ $green } зелёных,
       *[many] {" "}{ $green } зелёных,
    }{ $blue ->
        [0] {""}
        [one] {" "}{ $blue } синей,
        [few] {" "}{ $blue } синих,
       *[many] {" "}{ $blue } синих,
    }{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } жёлтой,
        [few] {" "}{ $yellow } жёлтых,
       *[many] {" "}{ $yellow } жёлтых,
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } красной,
        [few] {" "}{ $red } красных,
       *[many] {" "}{ $red } красных,
    }{ $purple ->
        [0] {""}
        [one] {" "}за вычетом { $purple } фиолетовой,
        [few] {" "}за вычетом { $purple } фиолетовых,
       *[many] {" "}за вычетом { $purple } фиолетовых,
    } поэтому нужно { $missing ->
        [one] { $missing } временное знание
        [few] { $missing } временных знания
       *[many] { $missing } временных знаний
    }; у вас { $have }, не хватает { $short }.
no-penalty =
    В этой части дневника уже стоит работник: штраф { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }, вам не хватает { $missing ->
        [one] { $missing } монеты
        [few] { $missing } монет
       *[many] { $missing } монет
    }.
no-not-in-hand = Этой карты экипажа у вас в руке нет.
no-pair-taken = Эта пара недоступна.
no-reward-first = Сначала примите награду { $envelope_gen } или откажитесь от неё.

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
    .gen = пустых стопок
measure-theory = шаги эволюции
    .gen = шагов эволюции
measure-tents = поставленные палатки
    .gen = поставленных палаток
measure-lenses = положенные линзы
    .gen = положенных линз
measure-beagle = корабль у «Бигля»
    .gen = кораблей у «Бигля»
measure-vp = победные очки
    .gen = победных очков
measure-coins = монеты
    .gen = монет
measure-knowledge = временные знания
    .gen = временных знаний
measure-goals = достигнутые цели
    .gen = достигнутых целей
measure-seals-green = зелёные печати
    .gen = зелёных печатей
measure-seals-blue = синие печати
    .gen = синих печатей
measure-seals-yellow = жёлтые печати
    .gen = жёлтых печатей
measure-seals-red = красные печати
    .gen = красных печатей
measure-kind-reptile = рептилии
    .gen = рептилий
measure-kind-plant = растения
    .gen = растений
measure-kind-bird = птицы
    .gen = птиц
measure-kind-fossil = окаменелости
    .gen = окаменелостей
measure-colour-green = зелёные образцы
    .gen = зелёных образцов
measure-colour-blue = синие образцы
    .gen = синих образцов
measure-colour-red = красные образцы
    .gen = красных образцов
measure-colour-yellow = жёлтые образцы
    .gen = жёлтых образцов

# Names
colour-green = зелёная
    .acc = зелёную
    .gen = зелёной
    .ins = зелёной
colour-blue = синяя
    .acc = синюю
    .gen = синей
    .ins = синей
colour-yellow = жёлтая
    .acc = жёлтую
    .gen = жёлтой
    .ins = жёлтой
colour-red = красная
    .acc = красную
    .gen = красной
    .ins = красной
worker-top = верхний
    .nom = верхний работник
    .gen = верхнего работника
    .acc = верхнего работника
worker-second = второй
    .nom = второй работник
    .gen = второго работника
    .acc = второго работника
worker-third = третий
    .nom = третий работник
    .gen = третьего работника
    .acc = третьего работника
worker-fourth = четвёртый
    .nom = четвёртый работник
    .gen = четвёртого работника
    .acc = четвёртого работника
worker-fifth = пятый
    .nom = пятый работник
    .gen = пятого работника
    .acc = пятого работника
row-second = второй
    .gen = второго работника
    .dat = второму работнику
    .ins = вторым работником
row-third = третий
    .gen = третьего работника
    .dat = третьему работнику
    .ins = третьим работником
row-fourth = четвёртый
    .gen = четвёртого работника
    .dat = четвёртому работнику
    .ins = четвёртым работником
spot-small_left = Малый дневник 1
    .acc = левую ячейку малого дневника
    .to = в малый дневник слева
spot-small_right = Малый дневник 2
    .acc = правую ячейку малого дневника
    .to = в малый дневник справа
spot-museum = Музей
    .acc = ячейку музея
    .to = в музей
spot-turn_order = Порядок хода
    .acc = ячейку порядка хода
    .to = на место порядка хода
spot-goal = Цели
    .acc = ячейку целей
    .to = на место целей
island-a = A
island-b = B
island-c = C
envelope-upper = верхний
    .gen = верхнего конверта
    .at = верхнем конверте
    .from = с верхнего конверта
envelope-middle = средний
    .gen = среднего конверта
    .at = среднем конверте
    .from = со среднего конверта
envelope-lower = нижний
    .gen = нижнего конверта
    .at = нижнем конверте
    .from = с нижнего конверта
stack-first = первая стопка
    .acc = первую стопку
    .from = из первой стопки
stack-second = вторая стопка
    .acc = вторую стопку
    .from = из второй стопки
stack-third = третья стопка
    .acc = третью стопку
    .from = из третьей стопки
stack-used = использованные марки
    .acc = использованные марки
    .from = из использованных
scroll-first = 1
    .at = первом свитке
    .from = с первого свитка
scroll-second = 2
    .at = втором свитке
    .from = со второго свитка
scroll-third = 3
    .at = третьем свитке
    .from = с третьего свитка
scroll-fourth = 4
    .at = четвёртом свитке
    .from = с четвёртого свитка
payment-coins = монеты
payment-vp = победные очки
bonus_card-first = первая
bonus_card-second = вторая
crew-c1 = Казначей (8 монет)
    .nom = карта экипажа «Казначей» (8 монет)
    .acc = карту экипажа «Казначей» (8 монет)
crew-c2 = Следопыт (дважды исследование 2)
    .nom = карта экипажа «Следопыт» (дважды исследование 2)
    .acc = карту экипажа «Следопыт» (дважды исследование 2)
crew-c3 = Мыслитель (5 шагов эволюции)
    .nom = карта экипажа «Мыслитель» (5 шагов эволюции)
    .acc = карту экипажа «Мыслитель» (5 шагов эволюции)
crew-c4 = Боцман (поставить исследователя)
    .nom = карта экипажа «Боцман» (поставить исследователя)
    .acc = карту экипажа «Боцман» (поставить исследователя)
crew-c5 = Оптик (бесплатно разблокировать линзу)
    .nom = карта экипажа «Оптик» (бесплатно разблокировать линзу)
    .acc = карту экипажа «Оптик» (бесплатно разблокировать линзу)
crew-c6 = Почтмейстер (4 марки на любые конверты)
    .nom = карта экипажа «Почтмейстер» (4 марки на любые конверты)
    .acc = карту экипажа «Почтмейстер» (4 марки на любые конверты)
crew-c7 = Переписчик (скопировать карту экипажа)
    .nom = карта экипажа «Переписчик» (скопировать карту экипажа)
    .acc = карту экипажа «Переписчик» (скопировать карту экипажа)
crew-c8 = Штурман (корабль к «Биглю»)
    .nom = карта экипажа «Штурман» (корабль к «Биглю»)
    .acc = карту экипажа «Штурман» (корабль к «Биглю»)
crew-c9 = Слесарь (выполнить заблокированную ячейку)
    .nom = карта экипажа «Слесарь» (выполнить заблокированную ячейку)
    .acc = карту экипажа «Слесарь» (выполнить заблокированную ячейку)
crew-c10 = Начальник лагеря (любой лагерь)
    .nom = карта экипажа «Начальник лагеря» (любой лагерь)
    .acc = карту экипажа «Начальник лагеря» (любой лагерь)
crew-c11 = Хранитель печати (фиолетовая печать)
    .nom = карта экипажа «Хранитель печати» (фиолетовая печать)
    .acc = карту экипажа «Хранитель печати» (фиолетовая печать)
crew-c12 = Таксидермист (изучить любой образец)
    .nom = карта экипажа «Таксидермист» (изучить любой образец)
    .acc = карту экипажа «Таксидермист» (изучить любой образец)
crew-c13 = Библиотекарь (2 временных знания, 3 победных очка)
    .nom = карта экипажа «Библиотекарь» (2 временных знания, 3 победных очка)
    .acc = карту экипажа «Библиотекарь» (2 временных знания, 3 победных очка)
crew-c14 = Рисовальщик (8 победных очков)
    .nom = карта экипажа «Рисовальщик» (8 победных очков)
    .acc = карту экипажа «Рисовальщик» (8 победных очков)
crew-c15 = Секретарь (взять цель, достичь цели)
    .nom = карта экипажа «Секретарь» (взять цель, достичь цели)
    .acc = карту экипажа «Секретарь» (взять цель, достичь цели)
crew-c16 = Натуралист (2 шага эволюции, 1 временное знание, 3 монеты)
    .nom = карта экипажа «Натуралист» (2 шага эволюции, 1 временное знание, 3 монеты)
    .acc = карту экипажа «Натуралист» (2 шага эволюции, 1 временное знание, 3 монеты)
special-t1 = 1: взять цель, достичь цели
    .nom = жетон 1 (взять цель, достичь цели)
special-t2 = 2: 3 монеты и знание
    .nom = жетон 2 (3 монеты и знание)
special-t3 = 3: повторить отправку
    .nom = жетон 3 (повторить отправку)
special-t4 = 4: поставить исследователя
    .nom = жетон 4 (поставить исследователя)
special-t5 = 5: обменять знание
    .nom = жетон 5 (обменять знание)
special-t6 = 6: изучить любой образец
    .nom = жетон 6 (изучить любой образец)
special-t7 = 7: фиолетовая печать и 1 монета
    .nom = жетон 7 (фиолетовая печать и 1 монета)
special-t8 = 8: любой лагерь
    .nom = жетон 8 (любой лагерь)
special-t9 = 9: выполнить заблокированную ячейку
    .nom = жетон 9 (выполнить заблокированную ячейку)
special-t10 = 10: исследование 2 и мореплавание 2
    .nom = жетон 10 (исследование 2 и мореплавание 2)
special-t11 = 11: 3 шага эволюции
    .nom = жетон 11 (3 шага эволюции)
special-t12 = 12: бесплатно разблокировать
    .nom = жетон 12 (бесплатно разблокировать)
letter-l1 = 1: знание и 2 монеты / 2 монеты
    .nom = жетон 1 (знание и 2 монеты за первое место, 2 монеты за второе)
letter-l2 = 2: 4 монеты / 2 монеты
    .nom = жетон 2 (4 монеты за первое место, 2 монеты за второе)
letter-l3 = 3: 2 шага эволюции / 1
    .nom = жетон 3 (2 шага эволюции за первое место, 1 за второе)
letter-l4 = 4: исследование 2 / 1
    .nom = жетон 4 (исследование 2 за первое место, 1 за второе)
letter-l5 = 5: мореплавание 2 / 1
    .nom = жетон 5 (мореплавание 2 за первое место, 1 за второе)
letter-l6 = 6: академия со скидкой 2 / академия
    .nom = жетон 6 (академия со скидкой 2 за первое место, академия за второе)
letter-l7 = 7: 4 победных очка / 2
    .nom = жетон 7 (4 победных очка за первое место, 2 за второе)
letter-l8 = 8: исследование 1 и мореплавание 1 / одно из двух
    .nom = жетон 8 (исследование 1 и мореплавание 1 за первое место, одно из двух за второе)
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
    .dat = исследованию
    .gen = исследования
deed-navigate = мореплавание
    .dat = мореплаванию
    .gen = мореплавания
deed-post = корреспонденция
    .dat = корреспонденции
    .gen = корреспонденции
deed-academy = академия
    .dat = академии
    .gen = академии
deed-purple = фиолетовая печать
    .dat = фиолетовой печати
    .gen = фиолетовой печати
deed-study = изучение образца
    .dat = изучению образца
    .gen = изучения образца
deed-camp = разбивка лагеря
    .dat = лагерю
    .gen = лагеря
deed-camp_anywhere = любой лагерь
    .dat = любому лагерю
    .gen = любого лагеря
deed-revisit = лагерь ещё раз
    .dat = повторному использованию лагеря
    .gen = повторного использования лагеря
deed-take_goal = получение цели
    .dat = получению цели
    .gen = получения цели
deed-fulfil_any = достижение любой цели
    .dat = достижению любой цели
    .gen = достижения любой цели
deed-exchange = обмен знания
    .dat = обмену знания
    .gen = обмена знания
deed-add_explorer = новый исследователь
    .dat = размещению исследователя
    .gen = размещения исследователя
deed-locked_space = заблокированная ячейка
    .dat = заблокированной ячейке
    .gen = заблокированной ячейки
deed-study_any = изучение любого образца
    .dat = изучению любого образца
    .gen = изучения любого образца
deed-study_island = изучение образца острова
    .dat = изучению образца с острова
    .gen = изучения образца с острова
deed-to_beagle = к «Биглю»
    .dat = плаванию к «Биглю»
    .gen = плавания к «Биглю»
deed-unlock = разблокирование
    .dat = разблокированию ячейки
    .gen = разблокирования ячейки
deed-copy = копирование карты экипажа
    .dat = копированию карты экипажа
    .gen = копирования карты экипажа
deed-redeliver = повторная отправка
    .dat = повторной отправке
    .gen = повторной отправки
deed-museum = отправка или изучение
    .dat = музею
    .gen = музея

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
    .acc = первую ячейку исследования
    .to = на первое место исследования
spot-exploration_2 = Исследование 2
    .acc = вторую ячейку исследования
    .to = на второе место исследования
spot-exploration_3 = Исследование 3
    .acc = третью ячейку исследования
    .to = на третье место исследования
spot-navigation_1 = Мореплавание 1
    .acc = первую ячейку мореплавания
    .to = на первое место мореплавания
spot-navigation_2 = Мореплавание 2
    .acc = вторую ячейку мореплавания
    .to = на второе место мореплавания
spot-navigation_3 = Мореплавание 3
    .acc = третью ячейку мореплавания
    .to = на третье место мореплавания
spot-correspondence_1 = Корреспонденция 1
    .acc = первую ячейку корреспонденции
    .to = на первое место корреспонденции
spot-correspondence_2 = Корреспонденция 2
    .acc = вторую ячейку корреспонденции
    .to = на второе место корреспонденции
spot-correspondence_3 = Корреспонденция 3
    .acc = третью ячейку корреспонденции
    .to = на третье место корреспонденции
spot-academy_1 = Академия 1
    .acc = первую ячейку академии
    .to = на первое место академии
spot-academy_2 = Академия 2
    .acc = вторую ячейку академии
    .to = на второе место академии
spot-academy_3 = Академия 3
    .acc = третью ячейку академии
    .to = на третье место академии
spot-special_left_1 = Особая ячейка 1 слева
    .acc = первую левую ячейку особого дневника
    .to = на первое левое особое место
spot-special_right_1 = Особая ячейка 1 справа
    .acc = первую правую ячейку особого дневника
    .to = на первое правое особое место
spot-special_left_2 = Особая ячейка 2 слева
    .acc = вторую левую ячейку особого дневника
    .to = на второе левое особое место
spot-special_right_2 = Особая ячейка 2 справа
    .acc = вторую правую ячейку особого дневника
    .to = на второе правое особое место
spot-special_left_3 = Особая ячейка 3 слева
    .acc = третью левую ячейку особого дневника
    .to = на третье левое особое место
spot-special_right_3 = Особая ячейка 3 справа
    .acc = третью правую ячейку особого дневника
    .to = на третье правое особое место
specimen-green_reptile = Зелёная рептилия
    .nom = зелёная рептилия
    .acc = зелёную рептилию
specimen-green_plant = Зелёное растение
    .nom = зелёное растение
    .acc = зелёное растение
specimen-green_bird = Зелёная птица
    .nom = зелёная птица
    .acc = зелёную птицу
specimen-green_fossil = Зелёная окаменелость
    .nom = зелёная окаменелость
    .acc = зелёную окаменелость
specimen-blue_reptile = Синяя рептилия
    .nom = синяя рептилия
    .acc = синюю рептилию
specimen-blue_plant = Синее растение
    .nom = синее растение
    .acc = синее растение
specimen-blue_bird = Синяя птица
    .nom = синяя птица
    .acc = синюю птицу
specimen-blue_fossil = Синяя окаменелость
    .nom = синяя окаменелость
    .acc = синюю окаменелость
specimen-red_reptile = Красная рептилия
    .nom = красная рептилия
    .acc = красную рептилию
specimen-red_plant = Красное растение
    .nom = красное растение
    .acc = красное растение
specimen-red_bird = Красная птица
    .nom = красная птица
    .acc = красную птицу
specimen-red_fossil = Красная окаменелость
    .nom = красная окаменелость
    .acc = красную окаменелость
specimen-yellow_reptile = Жёлтая рептилия
    .nom = жёлтая рептилия
    .acc = жёлтую рептилию
specimen-yellow_plant = Жёлтое растение
    .nom = жёлтое растение
    .acc = жёлтое растение
specimen-yellow_bird = Жёлтая птица
    .nom = жёлтая птица
    .acc = жёлтую птицу
specimen-yellow_fossil = Жёлтая окаменелость
    .nom = жёлтая окаменелость
    .acc = жёлтую окаменелость
slot-silver_1 = Серебряное место 1 (ещё раз использовать лагерь)
    .gen = первого серебряного места (ещё раз использовать лагерь)
    .to = на первое серебряное место (ещё раз использовать лагерь)
slot-silver_2 = Серебряное место 2 (свитки бесплатны)
    .gen = второго серебряного места (свитки бесплатны)
    .to = на второе серебряное место (свитки бесплатны)
slot-silver_3 = Серебряное место 3 (изучить образец с острова, где есть исследователь)
    .gen = третьего серебряного места (изучить образец с острова, где есть исследователь)
    .to = на третье серебряное место (изучить образец с острова, где есть исследователь)
slot-silver_4 = Серебряное место 4 (ещё одна книга)
    .gen = четвёртого серебряного места (ещё одна книга)
    .to = на четвёртое серебряное место (ещё одна книга)
slot-silver_5 = Серебряное место 5 (без награды)
    .gen = пятого серебряного места (без награды)
    .to = на пятое серебряное место (без награды)
slot-gold_1 = Золотое место 1 (пятый работник)
    .gen = первого золотого места (пятый работник)
    .to = на первое золотое место (пятый работник)
slot-gold_2 = Золотое место 2 (фиолетовая печать)
    .gen = второго золотого места (фиолетовая печать)
    .to = на второе золотое место (фиолетовая печать)
slot-gold_3 = Золотое место 3 (штраф меньше на 1)
    .gen = третьего золотого места (штраф меньше на 1)
    .to = на третье золотое место (штраф меньше на 1)
slot-gold_4 = Золотое место 4 (штрафы за отставание не больше 2 каждый)
    .gen = четвёртого золотого места (штрафы за отставание не больше 2 каждый)
    .to = на четвёртое золотое место (штрафы за отставание не больше 2 каждый)
slot-gold_5 = Золотое место 5 (без награды)
    .gen = пятого золотого места (без награды)
    .to = на пятое золотое место (без награды)
alfred_card-a1 = Карта действий 1
    .acc = карту действий 1
alfred_card-a2 = Карта действий 2
    .acc = карту действий 2
alfred_card-a3 = Карта действий 3
    .acc = карту действий 3
alfred_card-a4 = Карта действий 4
    .acc = карту действий 4
alfred_card-a5 = Карта действий 5
    .acc = карту действий 5
alfred_card-a6 = Карта действий 6
    .acc = карту действий 6
alfred_card-a7 = Карта действий 7
    .acc = карту действий 7
alfred_card-a8 = Карта действий 8
    .acc = карту действий 8
alfred_option-rest = отдых
alfred_option-main = основной дневник
alfred_option-deliver = отправка
alfred_option-special_left = особый дневник слева
alfred_option-special_right = особый дневник справа
alfred_option-small = малый дневник
alfred_row-a = A
    .gen = работника A
    .nom = работник A
    .acc = работника A
alfred_row-b = B
    .gen = работника B
    .nom = работник B
    .acc = работника B
alfred_row-c = C
    .gen = работника C
    .nom = работник C
    .acc = работника C
alfred_row-d = D
    .gen = работника D
    .nom = работник D
    .acc = работника D
alfred_row-bonus = Бонусный работник
    .gen = бонусного работника
    .nom = бонусный работник
    .acc = бонусного работника
goal-s1 = Серебряная цель (корабль у «Бигля» и 2 временных знания)
    .nom = серебряная цель (корабль у «Бигля» и 2 временных знания)
    .acc = серебряную цель (корабль у «Бигля» и 2 временных знания)
    .gen = серебряной цели (корабль у «Бигля» и 2 временных знания)
goal-s2 = Серебряная цель (1 пустая стопка и 1 рептилия)
    .nom = серебряная цель (1 пустая стопка и 1 рептилия)
    .acc = серебряную цель (1 пустая стопка и 1 рептилия)
    .gen = серебряной цели (1 пустая стопка и 1 рептилия)
goal-s3 = Серебряная цель (2 синие печати и 1 красный образец)
    .nom = серебряная цель (2 синие печати и 1 красный образец)
    .acc = серебряную цель (2 синие печати и 1 красный образец)
    .gen = серебряной цели (2 синие печати и 1 красный образец)
goal-s4 = Серебряная цель (8 победных очков и 1 птица)
    .nom = серебряная цель (8 победных очков и 1 птица)
    .acc = серебряную цель (8 победных очков и 1 птица)
    .gen = серебряной цели (8 победных очков и 1 птица)
goal-s5 = Серебряная цель (2 жёлтые печати и 1 синий образец)
    .nom = серебряная цель (2 жёлтые печати и 1 синий образец)
    .acc = серебряную цель (2 жёлтые печати и 1 синий образец)
    .gen = серебряной цели (2 жёлтые печати и 1 синий образец)
goal-s6 = Серебряная цель (1 окаменелость и 1 птица)
    .nom = серебряная цель (1 окаменелость и 1 птица)
    .acc = серебряную цель (1 окаменелость и 1 птица)
    .gen = серебряной цели (1 окаменелость и 1 птица)
goal-s7 = Серебряная цель (15 победных очков и 2 пустые стопки)
    .nom = серебряная цель (15 победных очков и 2 пустые стопки)
    .acc = серебряную цель (15 победных очков и 2 пустые стопки)
    .gen = серебряной цели (15 победных очков и 2 пустые стопки)
goal-s8 = Серебряная цель (1 растение и 1 рептилия)
    .nom = серебряная цель (1 растение и 1 рептилия)
    .acc = серебряную цель (1 растение и 1 рептилия)
    .gen = серебряной цели (1 растение и 1 рептилия)
goal-s9 = Серебряная цель (2 зелёные печати и 1 зелёный образец)
    .nom = серебряная цель (2 зелёные печати и 1 зелёный образец)
    .acc = серебряную цель (2 зелёные печати и 1 зелёный образец)
    .gen = серебряной цели (2 зелёные печати и 1 зелёный образец)
goal-s10 = Серебряная цель (10 монет и 2 линзы)
    .nom = серебряная цель (10 монет и 2 линзы)
    .acc = серебряную цель (10 монет и 2 линзы)
    .gen = серебряной цели (10 монет и 2 линзы)
goal-s11 = Серебряная цель (7-й шаг эволюции и 2 палатки)
    .nom = серебряная цель (7-й шаг эволюции и 2 палатки)
    .acc = серебряную цель (7-й шаг эволюции и 2 палатки)
    .gen = серебряной цели (7-й шаг эволюции и 2 палатки)
goal-s12 = Серебряная цель (2 красные печати и 1 жёлтый образец)
    .nom = серебряная цель (2 красные печати и 1 жёлтый образец)
    .acc = серебряную цель (2 красные печати и 1 жёлтый образец)
    .gen = серебряной цели (2 красные печати и 1 жёлтый образец)
goal-s13 = Серебряная цель (корабль у «Бигля» и 1 палатка)
    .nom = серебряная цель (корабль у «Бигля» и 1 палатка)
    .acc = серебряную цель (корабль у «Бигля» и 1 палатка)
    .gen = серебряной цели (корабль у «Бигля» и 1 палатка)
goal-s14 = Серебряная цель (5-й шаг эволюции и 1 растение)
    .nom = серебряная цель (5-й шаг эволюции и 1 растение)
    .acc = серебряную цель (5-й шаг эволюции и 1 растение)
    .gen = серебряной цели (5-й шаг эволюции и 1 растение)
goal-g1 = Золотая цель (2 птицы и 2 линзы)
    .nom = золотая цель (2 птицы и 2 линзы)
    .acc = золотую цель (2 птицы и 2 линзы)
    .gen = золотой цели (2 птицы и 2 линзы)
goal-g2 = Золотая цель (2 зелёных образца и 2 временных знания)
    .nom = золотая цель (2 зелёных образца и 2 временных знания)
    .acc = золотую цель (2 зелёных образца и 2 временных знания)
    .gen = золотой цели (2 зелёных образца и 2 временных знания)
goal-g3 = Золотая цель (2 растения и 2 палатки)
    .nom = золотая цель (2 растения и 2 палатки)
    .acc = золотую цель (2 растения и 2 палатки)
    .gen = золотой цели (2 растения и 2 палатки)
goal-g4 = Золотая цель (1 жёлтая печать, 1 зелёная печать и 3 линзы)
    .nom = золотая цель (1 жёлтая печать, 1 зелёная печать и 3 линзы)
    .acc = золотую цель (1 жёлтая печать, 1 зелёная печать и 3 линзы)
    .gen = золотой цели (1 жёлтая печать, 1 зелёная печать и 3 линзы)
goal-g5 = Золотая цель (1 синяя печать, 1 красная печать и 3 палатки)
    .nom = золотая цель (1 синяя печать, 1 красная печать и 3 палатки)
    .acc = золотую цель (1 синяя печать, 1 красная печать и 3 палатки)
    .gen = золотой цели (1 синяя печать, 1 красная печать и 3 палатки)
goal-g6 = Золотая цель (2 красных образца и 14 монет)
    .nom = золотая цель (2 красных образца и 14 монет)
    .acc = золотую цель (2 красных образца и 14 монет)
    .gen = золотой цели (2 красных образца и 14 монет)
goal-g7 = Золотая цель (2 жёлтых образца и 20 победных очков)
    .nom = золотая цель (2 жёлтых образца и 20 победных очков)
    .acc = золотую цель (2 жёлтых образца и 20 победных очков)
    .gen = золотой цели (2 жёлтых образца и 20 победных очков)
goal-g8 = Золотая цель (9-й шаг эволюции и 2 рептилии)
    .nom = золотая цель (9-й шаг эволюции и 2 рептилии)
    .acc = золотую цель (9-й шаг эволюции и 2 рептилии)
    .gen = золотой цели (9-й шаг эволюции и 2 рептилии)
goal-g9 = Золотая цель (2 зелёных образца и 3 временных знания)
    .nom = золотая цель (2 зелёных образца и 3 временных знания)
    .acc = золотую цель (2 зелёных образца и 3 временных знания)
    .gen = золотой цели (2 зелёных образца и 3 временных знания)
goal-g10 = Золотая цель (2 синих образца и корабль у «Бигля»)
    .nom = золотая цель (2 синих образца и корабль у «Бигля»)
    .acc = золотую цель (2 синих образца и корабль у «Бигля»)
    .gen = золотой цели (2 синих образца и корабль у «Бигля»)
goal-g11 = Золотая цель (2 красных образца и корабль у «Бигля»)
    .nom = золотая цель (2 красных образца и корабль у «Бигля»)
    .acc = золотую цель (2 красных образца и корабль у «Бигля»)
    .gen = золотой цели (2 красных образца и корабль у «Бигля»)
goal-g12 = Золотая цель (2 окаменелости и 3 палатки)
    .nom = золотая цель (2 окаменелости и 3 палатки)
    .acc = золотую цель (2 окаменелости и 3 палатки)
    .gen = золотой цели (2 окаменелости и 3 палатки)
goal-g13 = Золотая цель (3 жёлтые печати и 2 пустые стопки)
    .nom = золотая цель (3 жёлтые печати и 2 пустые стопки)
    .acc = золотую цель (3 жёлтые печати и 2 пустые стопки)
    .gen = золотой цели (3 жёлтые печати и 2 пустые стопки)
goal-g14 = Золотая цель (12-й шаг эволюции и 4 синие печати)
    .nom = золотая цель (12-й шаг эволюции и 4 синие печати)
    .acc = золотую цель (12-й шаг эволюции и 4 синие печати)
    .gen = золотой цели (12-й шаг эволюции и 4 синие печати)
