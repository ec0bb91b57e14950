game-title = Затерянные земли
game-blurb = Делайте тайные ставки, соберите две отважные команды и вернитесь со славой из земель, которых нет ни на одной карте.
web-stage = Экспедиция { $number } из 4

option-first_game = Первая партия
option-first_game-help = Первая экспедиция — Авалон, Калахари или Ирам: там исследователи, экипажи и транспорт учитываются по одному разу.
option-auctioned_start = Стартовый аукцион
option-auctioned_start-help = Места на шкале инициативы не разыгрываются жребием: все тайно делают на них ставки из своих стартовых денег.

ruling-starting_payment = Плата за место
ruling-starting_payment-help = Кто платит в начале 2 и 1 M£ за лучшие места, если перед игроками стоят неиспользуемые маркеры.
ruling-starting_payment-rank = Первый и второй из игроков
ruling-starting_payment-space = Тот, кто стоит на местах I и II
ruling-jetpack_turns = Превращение ранцев
ruling-jetpack_turns-help = Могут ли реактивные ранцы менять вид, когда их владелец уже выбрал команды для экспедиции.
ruling-jetpack_turns-until_sent = Только до выбора команд
ruling-jetpack_turns-always = В любой момент

kind-explorer = Исследователь
kind-crew = Экипаж
kind-transport = Транспорт

card-explorer_1a = Кадет Пип Ларквуд
card-explorer_1b = Одетта Вобрен
card-explorer_2a = Доктор Элиас Квиллмур
card-explorer_2b = Милена Дравец
card-explorer_3a = Капитан Рюрик Хальвгард
card-explorer_3b = Инес Монтеарройо
card-explorer_4a = Леди Августа Фенвайк
card-explorer_4b = Проф. Аркадий Велесов

card-crew_1a = Портовые зеваки
card-crew_1b = Воскресные ботаники
card-crew_2a = Погонщики с перевала
card-crew_2b = Полуночные кочегары
card-crew_3a = Артель ловцов жемчуга
card-crew_3b = Ледниковое братство
card-crew_4a = Отряд «Железный компас»
card-crew_4b = Ветераны дельты

card-transport_1a = Ржавый тандем
card-transport_1b = Латаный аэростат
card-transport_2a = Верблюжий караван
card-transport_2b = Нарты «Аврора»
card-transport_3a = Автомобиль «Кузнечик»
card-transport_3b = Пароход «Буревестник»
card-transport_4a = Дирижабль «Меридиан»
card-transport_4b = Подлодка «Нереида»

card-patron_red = Баронесса фон Тильберг
card-patron_blue = Сэр Хорас Пеннифолд
card-patron_green = Мадам Корвез
card-patron_yellow = Чайный король Осгрейв

card-risky_move = Рискованный ход
card-jetpack = Реактивный ранец
card-long_observation = Долгое наблюдение
card-cartographer = Картограф

expedition-avalon = Авалон
expedition-kalahari = Калахари
expedition-iram = Ирам
expedition-shangri_la = Шангри-Ла
expedition-el_dorado = Эльдорадо
expedition-agartha = Агарта
expedition-thule = Туле
expedition-atlantis = Атлантида
expedition-mu = Му

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Жёлтый

team-first = Первая команда
team-second = Вторая команда

sent-none = Никто
sent-first = Первая команда
sent-second = Вторая команда
sent-both = Обе команды

place-i = I
place-ii = II
place-iii = III
place-iv = IV

score-expeditions = Экспедиции
score-artefacts = Артефакты
score-money = Оставшиеся деньги

# Решения.
ask-screen = Выберите ширму: изображённый на ней меценат платит вам больше, чем остальным.
ask-start-bid = Сделайте тайную ставку за место на шкале инициативы; у вас { $money } M£.
ask-bid = Сделайте тайную ставку за право первого выбора; у вас { $money } M£.
ask-take = Возьмите карту с рынка.
ask-use = Как поступить с этой картой: { $card }?
ask-send = Какие команды отправятся в экспедицию «{ $expedition }»?
ask-crown = Обе ваши команды одинаково сильны: какая из них победила в экспедиции «{ $expedition }»?
ask-lose = { $team_label ->
    [first] Какую карту теряет первая команда ({ $owner })?
   *[second] Какую карту теряет вторая команда ({ $owner })?
}

# Ходы.
move-screen = { $colour_label ->
    [red] Выбрать красную ширму: { card-patron_red }
    [blue] Выбрать синюю ширму: { card-patron_blue }
    [green] Выбрать зелёную ширму: { card-patron_green }
   *[yellow] Выбрать жёлтую ширму: { card-patron_yellow }
}
move-bid = { $amount ->
    [0] Не ставить ничего
   *[more] Поставить { $amount } M£
}
move-take = Взять карту: { $card }
move-sell = Продать за { $price } M£: { $card }
move-perform = Сыграть карту: { $card }
move-join = { $members ->
    [0] { $team_label ->
        [first] Основать первую команду: { $card }
       *[second] Основать вторую команду: { $card }
    }
   *[more] { $replaced_label ->
        [none] { $team_label ->
            [first] Добавить в первую команду: { $card }
           *[second] Добавить во вторую команду: { $card }
        }
       *[card] { $team_label ->
            [first] Добавить в первую команду: { $card } (вместо: { $replaced })
           *[second] Добавить во вторую команду: { $card } (вместо: { $replaced })
        }
    }
}
move-fit = { $members ->
    [0] { $team_label ->
        [first] Основать первую команду
       *[second] Основать вторую команду
    }: ранец в роли { $kind_label ->
        [explorer] исследователя
        [crew] экипажа
       *[transport] транспорта
    }
   *[more] { $team_label ->
        [first] Добавить в первую команду
       *[second] Добавить во вторую команду
    } ранец в роли { $kind_label ->
        [explorer] исследователя
        [crew] экипажа
       *[transport] транспорта
    }{ $replaced_label ->
        [none] { "" }
       *[card] { " " }(вместо: { $replaced })
    }
}
move-turn = Сменить роль ранца { $team_label ->
    [first] в первой команде
   *[second] во второй команде
}: { $from_label ->
    [explorer] исследователь
    [crew] экипаж
   *[transport] транспорт
} → { $kind_label ->
    [explorer] исследователь
    [crew] экипаж
   *[transport] транспорт
}
move-send = { $sent_label ->
    [none] Никого не отправлять в экспедицию «{ $expedition }»
    [first] Отправить в экспедицию «{ $expedition }» первую команду
    [second] Отправить в экспедицию «{ $expedition }» вторую команду
   *[both] Отправить в экспедицию «{ $expedition }» обе команды
}
move-crown = { $team_label ->
    [first] Победила первая команда
   *[second] Победила вторая команда
}
move-lose = { $team_label ->
    [first] Сбросить из первой команды ({ $owner }): { $card }
   *[second] Сбросить из второй команды ({ $owner }): { $card }
}
move-expedition = Выложить экспедицию «{ $expedition }»
move-place = Следующее место занимает { $owner }
move-reveal = Открыть карту: { $card }
move-risk = Вытянуть карту: { $card }

# Что сделано.
log-screen = { $colour_label ->
    [red] { $player } берёт красную ширму: { card-patron_red }.
    [blue] { $player } берёт синюю ширму: { card-patron_blue }.
    [green] { $player } берёт зелёную ширму: { card-patron_green }.
   *[yellow] { $player } берёт жёлтую ширму: { card-patron_yellow }.
}
log-bid = { $player } тайно ставит { $amount } M£.
log-take = { $player } берёт карту: { $card }.
log-sell = { $player } продаёт карту: { $card }.
log-perform = { $player } играет карту: { $card }.
log-join = { $members ->
    [0] { $team_label ->
        [first] { $player } основывает первую команду: { $card }.
       *[second] { $player } основывает вторую команду: { $card }.
    }
   *[more] { $team_label ->
        [first] { $player } пополняет первую команду: { $card }.
       *[second] { $player } пополняет вторую команду: { $card }.
    }
}
log-fit = { $player } берёт { $team_label ->
    [first] в первую команду
   *[second] во вторую команду
} реактивный ранец в роли { $kind_label ->
    [explorer] исследователя
    [crew] экипажа
   *[transport] транспорта
}.
log-turn = { $player } меняет роль реактивного ранца.
log-send = { $sent_label ->
    [none] { $player } никого не отправляет в экспедицию «{ $expedition }».
    [first] { $player } отправляет в экспедицию «{ $expedition }» первую команду.
    [second] { $player } отправляет в экспедицию «{ $expedition }» вторую команду.
   *[both] { $player } отправляет в экспедицию «{ $expedition }» обе команды.
}
log-crown = { $team_label ->
    [first] { $player } отдаёт победу первой команде.
   *[second] { $player } отдаёт победу второй команде.
}
log-lose = { $player } выбирает, какая карта потеряна.
log-expedition = Выложена экспедиция «{ $expedition }».
log-place = Жребий указывает: { $owner }.
log-reveal = Открыта карта: { $card }.
log-risk = Рискованный ход приносит карту: { $card }.

# Что из этого вышло.
event-bid-shown = { $amount ->
    [0] { $player } ничего не ставит.
   *[more] { $player } ставит и платит { $amount } M£.
}
event-start-paid = { $player } платит { $amount } M£ за начальное место.
event-moved-up = { $player } поднимается на место { $place }.
event-moved-down = { $player } опускается на место { $place }.
event-received = { $player } получает { $amount } M£.
event-left-over = Никто не взял эту карту, она уходит в сброс: { $card }.
event-replaced = { $player } сбрасывает прежнюю карту команды: { $card }.
event-shuffled = Сброс перемешан в новую стопку ресурсов.
event-expedition-starts = Карты начерчены — начинается экспедиция «{ $expedition }»!
event-earned = { $player } получает { $amount } M£ за { $team_label ->
    [first] первую команду
   *[second] вторую команду
} силы { $strength }.
event-won = { $player } побеждает в экспедиции «{ $expedition }» { $team_label ->
    [first] первой командой
   *[second] второй командой
}: { $points ->
    [one] { $points } очко репутации!
    [few] { $points } очка репутации!
   *[many] { $points } очков репутации!
}
event-unclaimed = Никто не отправился в путь: { $expedition } остаётся белым пятном на карте.
event-artefact = { $team_label ->
    [first] { $player }: первая команда находит артефакт ценностью { $points }.
   *[second] { $player }: вторая команда находит артефакт ценностью { $points }.
}
event-lost = { $team_label ->
    [first] { $player } теряет карту первой команды: { $card }.
   *[second] { $player } теряет карту второй команды: { $card }.
}
event-next-active = Все карты перемешаны; следующая экспедиция — «{ $expedition }».
event-charted = { $count ->
    [one] За работой { $count } картограф.
    [few] За работой { $count } картографа.
   *[many] За работой { $count } картографов.
}
event-observed = { $player } занимает место I на шкале инициативы.
event-turned = { $player }: ранец { $team_label ->
    [first] первой команды
   *[second] второй команды
} теперь в роли { $kind_label ->
    [explorer] исследователя
    [crew] экипажа
   *[transport] транспорта
}.
event-placed = { $player } начинает на месте { $place }.

# Почему нельзя.
no-undo-all-chosen = Все сделали ставки, и ставки вскрыты: все увидели новое, поэтому отменить вашу уже нельзя.
no-screen-taken = Эту ширму уже выбрал другой игрок.
no-bid-too-high = Нельзя поставить { $amount } M£: у вас { $have } M£, не хватает { $missing } M£.
no-not-on-market = Этой карты нет на рынке; возьмите одну из лежащих там.
no-take-first = Сначала возьмите карту с рынка, а потом решите, что с ней делать.
no-use-first = Сначала решите, что делать с картой, которую вы взяли.
no-no-effect = У этой карты нет эффекта: она присоединяется к команде или продаётся.
no-jetpack-needs-kind = Реактивный ранец присоединяется как исследователь, экипаж или транспорт: выберите, как именно.
no-only-jetpack-chooses = Вид выбирает только реактивный ранец; эта карта присоединяется такой, какая она есть.
no-risk-not-sold = Карту, вытянутую «Рискованным ходом», нужно сыграть; продать её нельзя.
no-not-a-team-card = Эта карта не входит в команды: сыграйте её ради эффекта или продайте.
no-found-first-team = У вас ещё нет команды: сначала основывают первую, потом вторую.
no-turned-already = Во время этого решения вы уже меняли роль ранца в этой команде.
no-no-jetpack-there = В этой команде нет ранца в такой роли.
no-kind-not-free = В команде уже есть карта этого вида; ранец может занять только свободное место.
no-no-such-team = Команда без карт не может отправиться в путь; отправьте ту, что у вас есть.
no-kinds-fixed = Роли ранцев не меняются, пока не закончатся потери экспедиции.
no-no-such-card = В этой команде нет карты такого вида, терять нечего.
no-other-team-loses = Сейчас карту теряет другая команда; выберите одну из её карт.
