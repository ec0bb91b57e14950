board-set-up = Подготовка
board-round = Раунд { $round }
board-round-now = Раунд { $round } из { $rounds }
board-exploration = Исследование
board-navigation = Мореплавание
board-correspondence = Корреспонденция
board-academy = Академия
board-special = Особый дневник
board-small_left = Малый дневник
board-small_right = Малый дневник
board-museum = Музей
board-turn_order = Порядок хода
board-goal = Цель + ¢1
board-sea = Море O
board-island_a = Остров A
board-island_b = Остров B
board-island_c = Остров C
board-scrolls = Свитки
board-letters = Конверты
board-goals = Цели
board-goals-silver = Серебро
board-goals-gold = Золото
board-goal-has = пока { $has }
board-crew-lacks = ещё не хватает печатей: { $seals }
board-crew-needs = нужны { $needs }
board-no-seals = печатей пока нет
board-alfred-cards = открыты карты: { $cards }
board-legend = Что означают знаки: r знаки на поле

sign-green = З
sign-blue = С
sign-yellow = Ж
sign-red = К
sign-purple = Ф
sign-reptile = ре
sign-plant = ра
sign-bird = пт
sign-fossil = ок
sign-explore = И
sign-navigate = М
sign-alfred = А

board-alfred = Альфред
board-do-spread = марки на любые конверты
board-do-off = академия со скидкой
gives-spread = { $count ->
    [one] { $count } марка на любой конверт
    [few] { $count } марки на любые конверты
   *[many] { $count } марок на любые конверты
}
gives-off = { $count ->
    [one] академия со скидкой в { $count } монету
    [few] академия со скидкой в { $count } монеты
   *[many] академия со скидкой в { $count } монет
}
gives-bonus = { $count ->
    [one] бонусный работник проходит { $count } деление
    [few] бонусный работник проходит { $count } деления
   *[many] бонусный работник проходит { $count } делений
}
needed-seals-green = { $count ->
    [one] { $count } зелёная печать
    [few] { $count } зелёные печати
   *[many] { $count } зелёных печатей
}
needed-seals-blue = { $count ->
    [one] { $count } синяя печать
    [few] { $count } синие печати
   *[many] { $count } синих печатей
}
needed-seals-yellow = { $count ->
    [one] { $count } жёлтая печать
    [few] { $count } жёлтые печати
   *[many] { $count } жёлтых печатей
}
needed-seals-red = { $count ->
    [one] { $count } красная печать
    [few] { $count } красные печати
   *[many] { $count } красных печатей
}
board-do-seal = печать из академии, бесплатно
board-do-second = академия, до { $seals } печатей (вторая дешевле на { $coins })
board-do-unlock_free = бесплатно разблокировать линзу
board-do-worker = пятый работник
board-do-bonus = бонусный работник идёт вперёд
board-do-diverse = по марке на каждый конверт
board-do-scrolls = свитки бесплатны
board-do-book = ещё одна книга
board-do-calm = штраф меньше на 1
board-do-steady = штрафы за отставание не больше 2 каждый
board-worker-of = работник ({ $player })
board-lens-of = линза ({ $player })
board-ship-of = корабль ({ $player })
board-explorer-of = исследователь ({ $player })
board-tent-of = палатка ({ $player })
board-stamps-of = марки, { $player }: { $stamps }
board-theory-of = { $player }: шаг эволюции { $steps }
board-locked = заблокировано, разблокировать — за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}
board-beagle = «Бигль»
board-beagle-space = остановка «Бигля»
board-beagle-goal = Раунд { $round }: { $goal }, по { $points } за штуку
board-camp = лагерь
board-tent-costs = следующие палатки стоят { $costs } { $last ->
    [one] монету
    [few] монеты
   *[many] монет
}
board-ribbon = первому: { $vp } ПО
board-banner = исследователь высаживается на остров { $island }
board-order = Порядок хода:
board-pile = Печатей осталось:
board-row-coin = монета этого ряда ещё на месте
board-in-museum = в музее
board-not-in-museum = ещё не в музее
board-research = Изучено:
board-researched = образец изучен
board-not-researched = образец ещё не изучен
board-scroll = свиток { $scroll }, { $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
board-pair = пара { $number }
board-evolution = Теория эволюции
board-book = книга
board-goals-and-crew = Цели и карты экипажа: { $cards }
board-hand = карт экипажа в руке: { $cards }
board-vp = { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
   *[many] { $vp } победных очков
}, с итоговым подсчётом — { $total }
board-tents = палаток поставлено: { $tents }
board-lenses = линзы в резерве
board-explorers = исследователи в резерве
board-stacks = марки в трёх стопках + использованные
board-worker = { $worker } работник
board-space-costs = { $coins ->
    [0] место бесплатно
    [one] место стоит { $coins } монету
    [few] место стоит { $coins } монеты
   *[many] место стоит { $coins } монет
}
board-first-seal = первая печать:
board-bonus-card = Карта бонусов у деления { $space }
board-chart-title = Галапагосские острова
board-chart-subtitle = по съёмке корабля «Бигль»
board-journals = Дневники
board-bookmark = закладка: два раздела
board-offices = Академия, конверты, цели
board-players = Другие игроки
board-drawers = Что лежит под картой
board-tab-setup = Подготовка
board-tab-journals = Дневники
board-tab-museum = Музей
board-tab-offices = Академия, конверты, цели
board-tab-theory = Эволюция
board-tab-players = Другие игроки
board-tab-alfred = Альфред
board-last-space = последняя ячейка
board-cost-nothing = не будет вам стоить ничего
board-cost = вам это обойдётся в { $knowledge ->
    [0] {""}
    [one] { $knowledge } временное знание
    [few] { $knowledge } временных знания
   *[many] { $knowledge } временных знаний
}{ $knowledge ->
    [0] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $coins ->
    [0] {""}
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
board-cost-too-much = нужно больше, чем у вас есть: { $knowledge ->
    [0] {""}
    [one] { $knowledge } временное знание
    [few] { $knowledge } временных знания
   *[many] { $knowledge } временных знаний
}{ $knowledge ->
    [0] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $coins ->
    [0] {""}
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
board-cost-taken = сейчас не принимает работника
board-cost-worker = у вас нет свободного работника
board-cabinet-note = занятый ящик — образец в музее; лупа — изучен вами; знаки — другими игроками
board-researched-by = фишка изучения ({ $player })
board-theory-note = Сейчас каждая достигнутая книга в конце даст очков: { $points } — { $factor } и ещё по 1 за каждый полный ряд музея (пока { $rows }).
board-next-tent = следующая даёт: { $gives }
board-stack = марок в стопке: { $stamps }; опустев, она даёт: { $gives }
board-used-stamps = использованные марки: { $stamps }
board-alfred-coming = Могут выйти
board-alfred-open = Уже вышли
# On specimens, so that colours need not be told apart.
board-letter-green = З
board-letter-blue = С
board-letter-red = К
board-letter-yellow = Ж
# The legend.
board-sign-worker = работник
board-sign-explorer = исследователь
board-sign-ship = корабль
board-sign-tent = лагерь; палатка игрока
board-sign-lens = линза на разблокированном месте
board-sign-locked = заблокировано; разблокирование стоит монет
board-sign-ribbon = победные очки первому, кто пересечёт
board-sign-banner = исследователь высаживается на этот остров
board-sign-done = выполнено
board-sign-crew = карты экипажа в руке
