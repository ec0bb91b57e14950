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
ruling-jetpack_turns = Смена роли ранцев
ruling-jetpack_turns-help = Могут ли реактивные ранцы менять роль, когда их владелец уже выбрал команды для экспедиции.
ruling-jetpack_turns-until_sent = Только до выбора команд
ruling-jetpack_turns-always = В любой момент

kind-explorer = Исследователь
    .gen = исследователя
    .acc = исследователя
kind-crew = Экипаж
    .gen = экипажа
    .acc = экипаж
kind-transport = Транспорт
    .gen = транспорта
    .acc = транспорт

card-explorer_1a = Кадет Пип Ларквуд
    .acc = кадета Пипа Ларквуда
card-explorer_1b = Одетта Вобрен
    .acc = Одетту Вобрен
card-explorer_2a = Доктор Элиас Квиллмур
    .acc = доктора Элиаса Квиллмура
card-explorer_2b = Милена Дравец
    .acc = Милену Дравец
card-explorer_3a = Капитан Рюрик Хальвгард
    .acc = капитана Рюрика Хальвгарда
card-explorer_3b = Инес Монтеарройо
    .acc = Инес Монтеарройо
card-explorer_4a = Леди Августа Фенвайк
    .acc = леди Августу Фенвайк
card-explorer_4b = Проф. Аркадий Велесов
    .acc = проф. Аркадия Велесова

card-crew_1a = Портовые зеваки
    .acc = портовых зевак
card-crew_1b = Воскресные ботаники
    .acc = воскресных ботаников
card-crew_2a = Погонщики с перевала
    .acc = погонщиков с перевала
card-crew_2b = Полуночные кочегары
    .acc = полуночных кочегаров
card-crew_3a = Артель ловцов жемчуга
    .acc = артель ловцов жемчуга
card-crew_3b = Ледниковое братство
    .acc = ледниковое братство
card-crew_4a = Отряд «Железный компас»
    .acc = отряд «Железный компас»
card-crew_4b = Ветераны дельты
    .acc = ветеранов дельты

card-transport_1a = Ржавый тандем
    .acc = ржавый тандем
card-transport_1b = Латаный аэростат
    .acc = латаный аэростат
card-transport_2a = Верблюжий караван
    .acc = верблюжий караван
card-transport_2b = Нарты «Аврора»
    .acc = нарты «Аврора»
card-transport_3a = Автомобиль «Кузнечик»
    .acc = автомобиль «Кузнечик»
card-transport_3b = Пароход «Буревестник»
    .acc = пароход «Буревестник»
card-transport_4a = Дирижабль «Меридиан»
    .acc = дирижабль «Меридиан»
card-transport_4b = Подлодка «Нереида»
    .acc = подлодку «Нереида»

card-patron_red = Баронесса фон Тильберг
    .acc = баронессу фон Тильберг
card-patron_blue = Сэр Хорас Пеннифолд
    .acc = сэра Хораса Пеннифолда
card-patron_green = Мадам Корвез
    .acc = мадам Корвез
card-patron_yellow = Чайный король Осгрейв
    .acc = чайного короля Осгрейва

card-risky_move = Рискованный ход
    .acc = рискованный ход
card-jetpack = Реактивный ранец
    .acc = реактивный ранец
card-long_observation = Долгое наблюдение
    .acc = долгое наблюдение
card-cartographer = Картограф
    .acc = картографа

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
    .acc = красную ширму баронессы фон Тильберг
colour-blue = Синий
    .acc = синюю ширму сэра Хораса Пеннифолда
colour-green = Зелёный
    .acc = зелёную ширму мадам Корвез
colour-yellow = Жёлтый
    .acc = жёлтую ширму чайного короля Осгрейва

team-first = Первая команда
    .acc = первую команду
    .gen = первой команды
    .dat = первой команде
    .ins = первой командой
    .to = в первую команду
    .at = в первой команде
    .from = из первой команды
team-second = Вторая команда
    .acc = вторую команду
    .gen = второй команды
    .dat = второй команде
    .ins = второй командой
    .to = во вторую команду
    .at = во второй команде
    .from = из второй команды

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
ask-use = Как использовать { $card_acc }?
ask-send = Какие команды отправятся в экспедицию «{ $expedition }»?
ask-crown = Обе ваши команды одинаково сильны: какая из них победила в экспедиции «{ $expedition }»?
ask-lose = { $owner } теряет карту { $team_from }. Какую?

# Ходы.
move-screen = Выбрать { $colour_acc }
move-bid = { $amount ->
    [0] Не ставить ничего
   *[more] Поставить { $amount } M£
}
move-take = Взять { $card_acc }
move-sell = Продать { $card_acc } за { $price } M£
move-perform = Разыграть { $card_acc }
move-join = { $members ->
    [0] Основать { $team_acc }, взяв { $card_acc }
   *[more] { $replaced_label ->
        [none] Взять { $card_acc } { $team_to }
       *[card] Заменить { $replaced_acc } { $team_at } на { $card_acc }
    }
}
move-fit = { $members ->
    [0] Основать { $team_acc }, взяв реактивный ранец в роли { $kind_gen }
   *[more] { $replaced_label ->
        [none] Взять реактивный ранец { $team_to } в роли { $kind_gen }
        [jetpack] Заменить ранец { $team_at } в роли { $kind_gen } на новый
       *[card] Заменить { $replaced_acc } { $team_at } на реактивный ранец
    }
}
move-turn = Сменить роль ранца { $team_at } с { $from_gen } на { $kind_acc }
move-send = { $sent_label ->
    [none] Никого не отправлять в экспедицию «{ $expedition }»
    [first] Отправить в экспедицию «{ $expedition }» первую команду
    [second] Отправить в экспедицию «{ $expedition }» вторую команду
   *[both] Отправить в экспедицию «{ $expedition }» обе команды
}
move-crown = Отдать победу { $team_dat }
move-lose = { $owner_whose ->
    [own] Сбросить { $card_acc } { $team_from }
   *[other] Сбросить { $card_acc } { $team_from }, которой владеет { $owner }
}{ $card_label ->
    [jetpack] { " " }({ $kind })
   *[other] { "" }
}
move-expedition = Выложить экспедицию «{ $expedition }»
move-place = Следующее место занимает { $owner }
move-reveal = На рынок выкладывают { $card_acc }
move-risk = Рискованный ход приносит { $card_acc }

# Что сделано.
log-screen = { $player } берёт { $colour_acc }.
log-bid = { $amount ->
    [0] { $player } решает ничего не ставить.
   *[more] { $player } тайно ставит { $amount } M£.
}
log-take = { $player } берёт { $card_acc }.
log-sell = { $player } продаёт { $card_acc }.
log-perform = { $player } разыгрывает { $card_acc }.
log-join = { $members ->
    [0] { $player } основывает { $team_acc }, взяв { $card_acc }.
   *[more] { $player } берёт { $card_acc } { $team_to }.
}
log-fit = { $player } берёт { $team_to } реактивный ранец в роли { $kind_gen }.
log-turn = { $player } меняет роль реактивного ранца.
log-send = { $sent_label ->
    [none] { $player } никого не отправляет в экспедицию «{ $expedition }».
    [first] { $player } отправляет в экспедицию «{ $expedition }» первую команду.
    [second] { $player } отправляет в экспедицию «{ $expedition }» вторую команду.
   *[both] { $player } отправляет в экспедицию «{ $expedition }» обе команды.
}
log-crown = { $player } отдаёт победу { $team_dat }.
log-lose = { $player } решает, какая карта будет потеряна.
log-expedition = Выкладывается экспедиция «{ $expedition }».
log-place = По жребию следующее место занимает { $owner }.
log-reveal = На рынок выкладывают { $card_acc }.
log-risk = Рискованный ход приносит { $card_acc }.

# Что из этого вышло.
event-bid-shown = { $amount ->
    [0] { $player } ничего не ставит.
   *[more] { $player } ставит и платит { $amount } M£.
}
event-start-paid = { $player } платит { $amount } M£ за начальное место.
event-moved-up = { $player } поднимается на место { $place }.
event-moved-down = { $player } опускается на место { $place }.
event-received = { $player } получает { $amount } M£.
event-left-over = Никто не хочет брать { $card_acc }; карта уходит в сброс.
event-replaced = { $player } освобождает место и сбрасывает { $card_acc }.
event-shuffled = Сброс перемешивается в новую стопку ресурсов.
event-expedition-starts = Карты начерчены — начинается экспедиция «{ $expedition }»!
event-earned = { $amount ->
    [0] { $player } ничего не получает за { $team_acc } силой { $strength }.
   *[more] { $player } получает { $amount } M£ за { $team_acc } силой { $strength }.
}
event-won = { $player } побеждает { $team_ins } в экспедиции «{ $expedition }» и получает { $points ->
    [one] { $points } очко репутации!
    [few] { $points } очка репутации!
   *[many] { $points } очков репутации!
}
event-unclaimed = В путь не отправился никто: { $expedition } остаётся белым пятном на карте.
event-artefact = { $player } получает артефакт ценностью { $points }, найденный { $team_ins }.
event-lost = { $player } теряет { $card_acc } { $team_from }.
event-next-active = Все карты перемешиваются; следующая экспедиция — «{ $expedition }».
event-charted = { $count ->
    [one] За работой { $count } картограф.
    [few] За работой { $count } картографа.
   *[many] За работой { $count } картографов.
}
event-observed = { $player } занимает место I на шкале инициативы.
event-turned = { $player } теперь использует ранец { $team_gen } в роли { $kind_gen }.
event-placed = { $player } начинает на месте { $place }.

# Почему нельзя.
no-screens-at-start = Ширмы выбирают в начале игры.
no-bids-in-auction = Ставки делают на аукционе, прежде чем кто-либо возьмёт карту.
no-take-after-bids = Карты с рынка берут после аукциона, в порядке ставок.
no-no-card-in-hand = Это решают, когда карта только что взята, а сейчас такой нет.
no-no-jetpack-yet = Ни в одной команде ещё нет ранца, роль которого можно было бы сменить.
no-send-at-expedition = Команды отправляются, когда начинается экспедиция.
no-crown-own-tie = Команду-победителя выбирают, только когда две свои команды одинаково сильны и сильнее всех.
no-lose-after-expedition = Команды теряют карты в конце экспедиции.
no-undo-all-chosen = Все сделали ставки, и ставки вскрыты, поэтому отменить вашу уже нельзя.
no-screen-taken = Эту ширму уже выбрал другой игрок.
no-bid-too-high = Нельзя поставить { $amount } M£: у вас { $have } M£, не хватает { $missing } M£.
no-not-on-market = Этой карты нет на рынке; возьмите одну из лежащих там.
no-take-first = Сначала возьмите карту с рынка, а потом решите, что с ней делать.
no-use-first = Сначала решите, что делать с картой, которую вы взяли.
no-no-effect = У этой карты нет эффекта: она присоединяется к команде или продаётся.
no-jetpack-needs-kind = Реактивный ранец присоединяется как исследователь, экипаж или транспорт: выберите, как именно.
no-only-jetpack-chooses = Вид выбирает только реактивный ранец; эта карта присоединяется такой, какая она есть.
no-risk-not-sold = Карту, вытянутую «Рискованным ходом», нужно разыграть; продать её нельзя.
no-not-a-team-card = Эта карта не входит в команды: разыграйте её ради эффекта или продайте.
no-found-first-team = У вас ещё нет команды: сначала основывают первую, потом вторую.
no-turned-already = Во время этого решения вы уже меняли роль ранца в этой команде.
no-no-jetpack-there = В этой команде нет ранца в такой роли.
no-kind-not-free = В команде уже есть карта этого вида; ранец может занять только свободное место.
no-no-such-team = Команда без карт не может отправиться в путь; отправьте ту, что у вас есть.
no-kinds-fixed = Роли ранцев не меняются, пока не закончатся потери экспедиции.
no-no-such-card = В этой команде нет карты такого вида, терять нечего.
no-other-team-loses = Сейчас карту теряет другая команда; выберите одну из её карт.
