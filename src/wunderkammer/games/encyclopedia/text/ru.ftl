game-title = Энциклопедия
game-blurb = Собирайте животных и экспертов, исследуйте пять частей света и публикуйте находки для великой «Естественной истории» Бюффона.

option-fossils = Ископаемые животные
option-fossils-help = Шесть ископаемых замешиваются в колоду животных: это джокеры для коллекций частей света.
option-rivals = Соперники-ИИ
option-rivals-help = За столько мест играет сама игра; хотя бы одно остаётся человеку.
option-rival_cards = Их карты · сложность
option-rival_cards-help = Карта поведения решает, что делает соперник-ИИ, карта подсчёта — что он получит в конце. Это карты первого.
option-rival_cards-1 = Линней с «Будёз» · 1/5
option-rival_cards-2 = Линней с «Резолюшн» · 2/5
option-rival_cards-3 = Линней с «Астролябией» · 3/5
option-rival_cards-4 = Трамбле с «Будёз» · 2/5
option-rival_cards-5 = Трамбле с «Резолюшн» · 3/5
option-rival_cards-6 = Трамбле с «Астролябией» · 4/5
option-rival_cards-7 = Добантон с «Будёз» · 3/5
option-rival_cards-8 = Добантон с «Резолюшн» · 4/5
option-rival_cards-9 = Добантон с «Астролябией» · 5/5
option-rival_cards_2 = Карты второго · сложность
option-rival_cards_2-help = Каждая карта одна: если она уже у другого ИИ, берётся следующая.
option-rival_cards_2-0 = Следующие карты обоих видов
option-rival_cards_2-1 = { option-rival_cards-1 }
option-rival_cards_2-2 = { option-rival_cards-2 }
option-rival_cards_2-3 = { option-rival_cards-3 }
option-rival_cards_2-4 = { option-rival_cards-4 }
option-rival_cards_2-5 = { option-rival_cards-5 }
option-rival_cards_2-6 = { option-rival_cards-6 }
option-rival_cards_2-7 = { option-rival_cards-7 }
option-rival_cards_2-8 = { option-rival_cards-8 }
option-rival_cards_2-9 = { option-rival_cards-9 }
option-rival_cards_3 = Карты третьего · сложность
option-rival_cards_3-help = Каждая карта одна: если она уже у другого ИИ, берётся следующая.
option-rival_cards_3-0 = Следующие карты обоих видов
option-rival_cards_3-1 = { option-rival_cards-1 }
option-rival_cards_3-2 = { option-rival_cards-2 }
option-rival_cards_3-3 = { option-rival_cards-3 }
option-rival_cards_3-4 = { option-rival_cards-4 }
option-rival_cards_3-5 = { option-rival_cards-5 }
option-rival_cards_3-6 = { option-rival_cards-6 }
option-rival_cards_3-7 = { option-rival_cards-7 }
option-rival_cards_3-8 = { option-rival_cards-8 }
option-rival_cards_3-9 = { option-rival_cards-9 }
option-rival_seats = Их места
option-rival_seats-help = Где сидят соперники-ИИ; если названо меньше мест, чем соперников, остальные занимают последние.
option-rival_seats-last = Последние места
option-rival_seats-1 = Место 1
option-rival_seats-2 = Место 2
option-rival_seats-3 = Место 3
option-rival_seats-4 = Место 4
option-rival_seats-1-2 = Места 1 и 2
option-rival_seats-1-3 = Места 1 и 3
option-rival_seats-1-4 = Места 1 и 4
option-rival_seats-2-3 = Места 2 и 3
option-rival_seats-2-4 = Места 2 и 4
option-rival_seats-3-4 = Места 3 и 4
option-rival_seats-1-2-3 = Места 1, 2 и 3
option-rival_seats-1-2-4 = Места 1, 2 и 4
option-rival_seats-1-3-4 = Места 1, 3 и 4
option-rival_seats-2-3-4 = Места 2, 3 и 4
ruling-dice_order = Бросок кубиков
ruling-dice_order-help = Бросают ли кубики все, прежде чем первый игрок разместит свои, или каждый участник по очереди тянет, бросает и размещает.
ruling-dice_order-together = Сначала бросают все, затем все размещают
ruling-dice_order-in_turn = По очереди
ruling-free_cards = Бесплатные карты во время действия
ruling-free_cards-help = Когда выбирается бесплатная карта, которую эксперт приносит во время посещения университета или академии.
ruling-free_cards-at_once = Сразу; она ещё может помочь действию
ruling-free_cards-after_action = После основного эффекта действия
ruling-expert_ahead = Эксперты по пути
ruling-expert_ahead-help = Возможна ли экспедиция или публикация, завершить которую позволит только открытый эксперт, полученный по пути, или собственный активный разовый эксперт.
ruling-expert_ahead-counted = Возможна; тогда эксперта нужно взять или использовать
ruling-expert_ahead-ignored = Невозможна

# Ходы
move-slot = { $slot }
move-die = Взять кубик: { $colour } { $value }, { $owner } ({ $slot })
move-embassy = Посольство
move-bank = Банк
move-university = Университет{ $payment_label ->
    [seal] , цвет кубика: { $colour } (1 королевская печать)
    [token] , цвет кубика: { $colour } (1 жетон экспедиции)
   *[none] { "" }
}
move-academy = Академия, цвет: { $colour }{ $payment_label ->
    [seal] { " " }(1 королевская печать)
    [token] { " " }(1 жетон экспедиции)
   *[none] { "" }
}
move-expedition = Экспедиция: { $continent }{ $payment_label ->
    [seal] { " " }(1 королевская печать)
    [token] { " " }(1 жетон экспедиции)
   *[none] { "" }
}
move-publish = Публикация: { $continent }{ $payment_label ->
    [seal] { " " }(1 королевская печать)
    [token] { " " }(1 жетон экспедиции)
   *[none] { "" }
}
move-source = Исходное животное: { $animal }
move-coins = Заплатить { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
} ({ $value } → { $goal })
move-token = Заплатить 1 жетон экспедиции (+{ $step })
move-seal = Заплатить 1 королевскую печать (+{ $step })
move-exchange = Обменять 1 королевскую печать на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
move-commit = Готово: { $action_label ->
    [embassy] жетоны экспедиции { $result }
    [academy] очки репутации { $result }
    [expedition] очки экспедиции { $result }
   *[publish] значение кубика { $result }
}
move-use = Применить эксперта: { $expert }
move-take-animal = Взять: { $animal }
move-take-expert = Взять: { $expert }
move-place = { $expert }: на свободное место
move-cover = { $expert }: на стопку { $place }
move-tuck = { $expert }: под стопку { $place }
move-spend-place = { $expert }: применить сейчас и положить лицом вниз на свободное место
move-spend-cover = { $expert }: применить сейчас и положить лицом вниз на стопку { $place }
move-spend-tuck = { $expert }: применить сейчас и положить лицом вниз под стопку { $place }
move-research = Исследовать: { $animal }, { $category } (очки: { $cost })
move-release = Опубликовать и этот маркер: { $animal }
move-add = Опубликовать и эту карту: { $animal }
move-stop = Это всё
move-end-turn = Закончить ход
move-pass = Пас
move-recall = Заплатить 1 королевскую печать: кубик { $colour }, { $area }
move-recall-cell = Заплатить 1 королевскую печать: кубик { $colour }, { $continent }
move-first-player = Первый игрок: { $owner }
move-rank = Следующая часть света: { $continent }
move-deal-expert = Открыть: { $expert }
move-deal-animal = Открыть: { $animal }
move-draw-expert = Взять из колоды: { $expert }
move-draw-animal = Взять из колоды: { $animal }
move-round-token = Жетон раунда: { $round-token }
move-roll = { $colour } { $value }
move-reroll = { $value }

# Что произошло
log-slot = { $player } кладёт кубик ({ $colour } { $value }): { $slot }.
log-die = { $player } берёт кубик: { $colour } { $value }, { $owner } ({ $slot }).
log-embassy = { $player } посещает посольство.
log-bank = { $player } посещает банк.
log-university = { $player } посещает университет, цвет кубика: { $colour } ({ $payment }).
log-academy = { $player } посещает академию, цвет кубика: { $colour } ({ $payment }).
log-expedition = { $player } отправляет экспедицию: { $continent } ({ $payment }).
log-publish = { $player } публикует исследования: { $continent } ({ $payment }).
log-source = { $player } выбирает исходное животное: { $animal }.
log-coins = { $player } платит { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
log-token = { $player } платит 1 жетон экспедиции.
log-seal = { $player } платит 1 королевскую печать.
log-exchange = { $player } меняет 1 королевскую печать на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-commit = { $player } завершает оплату: { $action_label ->
    [embassy] жетоны экспедиции { $result }
    [academy] очки репутации { $result }
    [expedition] очки экспедиции { $result }
   *[publish] значение кубика { $result }
}.
log-use = { $player } применяет эксперта: { $expert }.
log-take-animal = { $player } берёт карту: { $animal }.
log-take-expert = { $player } берёт эксперта: { $expert }.
log-place = { $player } кладёт эксперта на свободное место: { $expert }.
log-cover = { $player } кладёт эксперта на стопку { $place }: { $expert }.
log-tuck = { $player } кладёт эксперта под стопку { $place }: { $expert }.
log-spend-place = { $player } сразу применяет эксперта и кладёт карту лицом вниз на свободное место: { $expert }.
log-spend-cover = { $player } сразу применяет эксперта и кладёт карту лицом вниз на стопку { $place }: { $expert }.
log-spend-tuck = { $player } сразу применяет эксперта и кладёт карту лицом вниз под стопку { $place }: { $expert }.
log-research = { $player } исследует: { $animal }, { $category } (очки: { $cost }).
log-release = { $player } публикует и этот маркер: { $animal }.
log-add = { $player } публикует и эту карту: { $animal }.
log-stop = { $player } на этом останавливается.
log-end-turn = { $player } заканчивает ход.
log-pass = { $player } пасует.
log-recall = { $player } платит 1 королевскую печать и берёт кубик ({ $colour }): { $area }.
log-recall-cell = { $player } платит 1 королевскую печать и берёт кубик ({ $colour }): { $continent }.
log-first-player = Первый игрок: { $owner }.
log-rank = Приоритет ({ $owner }), следующая часть света: { $continent }.
log-deal-expert = В университете появляется эксперт: { $expert }.
log-deal-animal = В академии появляется карта: { $animal }.
log-draw-expert = { $owner } берёт верхнюю карту колоды: { $expert }.
log-draw-animal = { $owner } берёт верхнюю карту колоды: { $animal }.
log-round-token = Жетон раунда: { $round-token }.
log-roll = { $owner } бросает кубик: { $colour } { $value }.
log-reroll = { $owner } бросает кубик ещё раз: { $value }.

event-coins-gained = { $player } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
event-tokens-gained = { $player } получает { $amount ->
    [one] { $amount } жетон экспедиции
    [few] { $amount } жетона экспедиции
   *[many] { $amount } жетонов экспедиции
}.
event-seals-gained = { $player } получает { $amount ->
    [one] { $amount } королевскую печать
    [few] { $amount } королевские печати
   *[many] { $amount } королевских печатей
}.
event-vp-gained = { $player } получает { $amount } ПО.
event-reputation-gained = { $player } получает { $amount ->
    [one] { $amount } очко репутации
    [few] { $amount } очка репутации
   *[many] { $amount } очков репутации
}, ячейка трека: { $cell }.
event-card-owed = { $player } выберет позже: { $gain }.
event-card-none = Брать больше нечего ({ $player }): { $gain }.
event-first-player = { $player } забирает жетон первого игрока.
event-round-begins = Начинается раунд { $round }.
event-deck-renewed = Сброс становится новой колодой: { $gain }.
event-expert-joins = { $player } получает эксперта: { $expert }.
event-expert-covered = Эксперт закрыт: { $expert }.
event-expert-acts = { $player }: действует эксперт { $expert }.
event-points-fixed = { $player }: очки экспедиции — { $points }.
event-marker-published = { $player } публикует: { $animal }, { $category }, { $amount } ПО.
event-card-published = { $player } публикует карту: { $animal }, { $amount } ПО.
event-card-leaves = Карта выходит из игры ({ $player }): { $animal }.
event-markers-lost = { $player } теряет { $amount ->
    [one] { $amount } маркер
    [few] { $amount } маркера
   *[many] { $amount } маркеров
} на карте: { $animal }.
event-rival-dice = { $player } раскладывает кубики по возрастанию.
event-rival-takes = { $player } берёт кубик: { $colour } { $value }, { $owner }.
event-rival-acts = { $player }: { $action }.
event-rival-animal = { $player } берёт карту: { $animal }.
event-rival-expert = { $player } берёт эксперта: { $expert }.
event-rival-travels = { $player } отправляется в экспедицию: { $continent }.
event-rival-stays = Все части света заняты: { $player } остаётся дома.
event-rival-paid = { $player } тратит { $tokens ->
    [one] { $tokens } жетон экспедиции
    [few] { $tokens } жетона экспедиции
   *[many] { $tokens } жетонов экспедиции
} и получает { $amount } ПО.
event-fossil-discarded = { $player } сбрасывает ископаемое: { $animal }.
event-end-markers = { $player }: эксперт { $expert } добавляет { $amount ->
    [one] { $amount } маркер
    [few] { $amount } маркера
   *[many] { $amount } маркеров
} в категорию «{ $category }».
event-left-behind = { $player } оставляет неопубликованными { $amount ->
    [one] { $amount } животное
    [few] { $amount } животных
   *[many] { $amount } животных
}.
event-board-cleared = Раунд окончен: открытые карты сброшены, кубики возвращаются в мешочек.

ask-animal = Возьмите животное.
ask-expert = Возьмите эксперта.
ask-place = Куда положить эксперта: { $expert }?
ask-arrange = Куда положить кубик: { $colour } { $value }?
ask-die = Возьмите кубик с любого планшета.
ask-action = Что сделать с кубиком: { $colour } { $value }?
ask-source = На какое животное положить кубик?
ask-pay = { $action }: пока { $value }. Повысьте или завершите.
ask-research = { $points ->
    [one] Осталось { $points } очко
    [few] Осталось { $points } очка
   *[many] Осталось { $points } очков
}: разместите маркеры исследований.
ask-release = Опубликовать другие маркеры этой категории: { $category }?
ask-add = Опубликовать других животных той же части света?
ask-last-moment = Применить что-нибудь до конца хода?
ask-end-action = Заплатить королевскую печать за ещё одно действие?

# Почему нет
no-no-die-there = В этой ячейке нет кубика; возьмите тот, что лежит на планшете.
no-slot-full = В этой ячейке кубик уже есть; выберите пустую, а при пяти кубиках — одну ячейку для второго.
no-no-one-shot = На этом месте нет активного разового эксперта.
no-exchange-too-late = После действия обменять печать на монеты можно, только пока активна Пора Паниу.
no-no-seal = Нужна королевская печать, а у вас её нет; её даёт публикация.
no-no-token = Нужен жетон экспедиции, а у вас его нет; жетоны даёт посольство.
no-die-colour = Цвет кубика — { $own }, а не { $colour }; чтобы изменить его, заплатите жетон экспедиции или королевскую печать.
no-own-colour = Цвет кубика уже { $colour }; платить за него не нужно.
no-university-empty = Открытых экспертов нет; дождитесь следующего раунда.
no-no-such-expert = Среди открытых экспертов нет такого цвета: { $colour }. Платить за него бесполезно.
no-token-returns = Жетон экспедиции за этот цвет просто вернулся бы к вам; заплатить можно королевскую печать.
no-academy-empty = В академии нет открытых животных; её пополнят в начале следующего раунда.
no-academy-colour = В академии нет открытых животных такого цвета: { $colour }. Может помочь другой цвет кубика.
no-academy-or-fossil = Открытых животных такого цвета нет ({ $colour }), а значение { $value } нельзя довести ровно до значения открытого ископаемого.
no-fossil-any-colour = Открытых животных такого цвета нет ({ $colour }), а ископаемое берут кубиком любого цвета: платить за цвет незачем.
no-continent-full = Все ячейки заняты: { $continent }. В этом раунде экспедиций туда больше нет.
no-nothing-to-research = У вас нет животного со свободной категорией оттуда, и по пути его наверняка не получить: { $continent }.
no-expedition-points = Самый дешёвый маркер стоит { $needed }, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}. Их дадут монеты, жетоны экспедиции или печати.
no-no-animal-from = У вас нет на изучении животных оттуда: { $continent }. Животные есть в академии.
no-publication-value = Для публикации нужно значение { $needed }, не хватает { $missing ->
    [one] { $missing } единицы
    [few] { $missing } единиц
   *[many] { $missing } единиц
}. Помогут монеты или печати.
no-not-a-source = Исходное животное должно быть вашим, цвета кубика и не ископаемым.
no-no-effect = Сейчас это ни на что не повлияет, платить не за что.
no-coin-step = Столько монет ничего не изменят; следующая ступень — { $value }, за { $needed }.
no-coins-missing = { $needed ->
    [one] Нужна { $needed } монета
    [few] Нужны { $needed } монеты
   *[many] Нужно { $needed } монет
}, не хватает { $missing ->
    [one] { $missing } монеты
    [few] { $missing } монет
   *[many] { $missing } монет
}. Их даст банк или королевская печать.
no-points-to-go = Нужно разместить хотя бы один маркер: он стоит { $needed }, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}. Их дадут монеты, жетоны экспедиции или печати.
no-value-to-go = Сначала значение должно достичь { $needed }, не хватает { $missing ->
    [one] { $missing } единицы
    [few] { $missing } единиц
   *[many] { $missing } единиц
}. Помогут монеты или печати.
no-expert-not-open = Этот эксперт не лежит открытым в университете: { $expert }.
no-animal-not-open = Эта карта не лежит открытой в академии: { $animal }.
no-animal-no-rescue = Экспедиция зависит от этой карты, а с ней нельзя разместить ни одного маркера: { $animal }.
no-fossil-value = Для этого ископаемого нужно ровно { $needed }, а значение — { $value }: { $animal }.
no-animal-colour = Для этого животного нужен другой цвет кубика: { $animal }, { $colour }.
no-not-one-shot = Этот эксперт не разовый, его нельзя израсходовать.
no-no-free-place = Все четыре места заняты; положите карту на стопку или под неё.
no-empty-place = На этом месте нет стопки, под которую можно положить карту.
no-place-free = Есть свободное место, новый эксперт ложится туда.
no-expert-needed = От этого эксперта зависит начатое действие: { $expert }. Положите новую карту на другую стопку или под стопку.
no-no-passing = Пасовать нельзя: в каждый ход берут и используют кубик, пока на планшетах есть хоть один.
no-seal-overshoots = Печать поднимет значение до { $value }: это больше, чем нужно для открытых ископаемых, а репутации не прибавит.
no-one-shot-first = Того, что можно заплатить, не хватит. Сначала используйте эксперта: { $expert }.
no-newcomer-needed = От этого эксперта зависит начатое действие: { $expert }. Положите карту на стопку сверху или, если эксперт разовый, используйте сразу.
no-expert-no-rescue = От этой карты зависит начатое действие, а с этим экспертом его не завершить: { $expert }.
no-animal-for-die = Эта карта нужна кубику, иначе в академии ему нечего будет взять: { $animal }.
no-first-marker = Сначала разместите хотя бы один маркер.
no-not-your-animal = Этого животного нет у вас на изучении: { $animal }.
no-wrong-continent = Это животное живёт не там: { $animal }. Экспедиция отправилась сюда: { $continent }.
no-fossil-category = На этом ископаемом нет категории этой группы: { $animal }.
no-marked-already = Там уже лежит маркер: { $animal }.
no-points-missing = Этот маркер стоит { $cost }, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}, а сумма уже зафиксирована ({ $animal }).
no-other-category = Следом можно публиковать только маркеры той категории, что сейчас опубликована с исходного животного.
no-fossil-unmoved = Ископаемое публикуется, только если перенесён его маркер.
no-not-of-continent = Добавить можно только своих животных из части света исходного животного.
no-no-die-on-board = Такого кубика на игровом поле нет.

score-game = За время игры
score-class = I класс
score-diet = II питание
score-habitat = III среда обитания
score-climate = IV климат
score-continents = Части света
score-experts = Эксперты
score-seals = Королевские печати
score-coins = Монеты
score-tokens = Жетоны экспедиции

slot-first = первая ячейка: ничего
slot-second = вторая ячейка: 2 монеты
slot-third = третья ячейка: 2 репутации
slot-fourth = четвёртая ячейка: 3 ПО
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
payment-none = цвет как есть
payment-token = цвет за 1 жетон экспедиции
payment-seal = цвет за 1 королевскую печать
area-embassy = посольство
area-bank = банк
area-university = университет
area-academy = академия
action-embassy = Посольство
action-bank = Банк
action-university = Университет
action-academy = Академия
action-expedition = Экспедиция
action-publish = Публикация
gain-nothing = ничего
gain-coins = монеты
gain-token = жетон экспедиции
gain-seal = королевская печать
gain-expert = эксперт
gain-animal = животное
gain-reputation = репутация
gain-vp = ПО
gain-die = дополнительный кубик
gain-value = значение кубика
gain-points = очки
gain-markers = маркеры
round-token-token = всем по 1 жетону экспедиции
round-token-coins = всем по 3 монеты
round-token-expert = всем по бесплатному эксперту
round-token-animal = всем по бесплатному животному
round-token-die = всем по дополнительному кубику
round-token-nothing = ничего
behaviour-linnaeus = Карл Линней
behaviour-trembley = Абраам Трамбле
behaviour-daubenton = Луи Жан Мари Добантон
rival-linnaeus = Линней
rival-trembley = Трамбле
rival-daubenton = Добантон
scoring-boudeuse = «Будёз»
scoring-resolution = «Резолюшн»
scoring-astrolabe = «Астролябия»

# Continents, colours, groups and categories
continent-america = Америка
continent-europe = Европа
continent-asia = Азия
continent-africa = Африка
continent-oceania = Океания
colour-red = красный
colour-blue = синий
colour-purple = фиолетовый
colour-yellow = жёлтый
colour-green = зелёный
group-class = I класс
group-diet = II питание
group-habitat = III среда обитания
group-climate = IV климат
category-mammals = млекопитающие
category-birds = птицы
category-reptiles = рептилии
category-omnivore = всеядное
category-carnivore = плотоядное
category-herbivore = травоядное
category-terrestrial = сухопутное
category-arboreal = древесное
category-aquatic = водное
category-hot = жаркий
category-cold = холодный
category-temperate = умеренный

# Animals and fossils
animal-american_red_squirrel = Американская красная белка
animal-brown_throated_sloth = Бурогорлый ленивец
animal-raccoon = Енот-полоскун
animal-narwhal = Нарвал
animal-capybara = Капибара
animal-canada_goose = Канадская казарка
animal-great_grey_owl = Бородатая неясыть
animal-wild_turkey = Дикая индейка
animal-toco_toucan = Большой тукан
animal-common_loon = Полярная гагара
animal-green_iguana = Зелёная игуана
animal-galapagos_tortoise = Галапагосская черепаха
animal-american_alligator = Миссисипский аллигатор
animal-eastern_box_turtle = Каролинская коробчатая черепаха
animal-common_garter_snake = Обыкновенная подвязочная змея
animal-brown_bear = Бурый медведь
animal-reindeer = Северный олень
animal-european_pine_marten = Лесная куница
animal-harp_seal = Гренландский тюлень
animal-eurasian_beaver = Обыкновенный бобр
animal-mandarin_duck = Мандаринка
animal-mute_swan = Лебедь-шипун
animal-peregrine_falcon = Сапсан
animal-siberian_jay = Кукша
animal-pine_grosbeak = Щур
animal-common_european_adder = Обыкновенная гадюка
animal-hermanns_tortoise = Балканская черепаха
animal-common_chameleon = Обыкновенный хамелеон
animal-european_pond_turtle = Европейская болотная черепаха
animal-aesculapian_snake = Эскулапов полоз
animal-snow_leopard = Снежный барс
animal-red_panda = Малая панда
animal-bornean_orangutan = Калимантанский орангутан
animal-baikal_seal = Байкальская нерпа
animal-giant_panda = Большая панда
animal-indian_peafowl = Обыкновенный павлин
animal-great_hornbill = Двурогий калао
animal-bar_headed_goose = Горный гусь
animal-siberian_crane = Стерх
animal-azure_winged_magpie = Голубая сорока
animal-gharial = Гангский гавиал
animal-steppe_tortoise = Среднеазиатская черепаха
animal-reeves_turtle = Китайская трёхкилевая черепаха
animal-common_flying_dragon = Обыкновенный летучий дракон
animal-halys_pit_viper = Обыкновенный щитомордник
animal-african_bush_elephant = Саванный слон
animal-ring_tailed_lemur = Кошачий лемур
animal-ethiopian_wolf = Эфиопский волк
animal-barbary_macaque = Магот
animal-gelada = Гелада
animal-greater_flamingo = Розовый фламинго
animal-african_penguin = Очковый пингвин
animal-cape_parrot = Капский попугай
animal-blue_winged_goose = Голубокрылый гусь
animal-lilac_breasted_roller = Сиреневогрудая сизоворонка
animal-nile_crocodile = Нильский крокодил
animal-panther_chameleon = Пантеровый хамелеон
animal-african_helmeted_turtle = Африканская пеломедуза
animal-bells_hinge_back_tortoise = Гладкая киникса
animal-african_spurred_tortoise = Шпороносная черепаха
animal-red_kangaroo = Рыжий кенгуру
animal-koala = Коала
animal-platypus = Утконос
animal-new_zealand_sea_lion = Новозеландский морской лев
animal-mountain_pygmy_possum = Горный карликовый поссум
animal-raggiana_bird_of_paradise = Райская птица графа Раджи
animal-kea = Кеа
animal-black_swan = Чёрный лебедь
animal-rainbow_lorikeet = Радужный лорикет
animal-royal_penguin = Пингвин Шлегеля
animal-tuatara = Гаттерия
animal-fiji_banded_iguana = Фиджийская полосатая игуана
animal-crested_gecko = Реснитчатый геккон-бананоед
animal-eastern_long_necked_turtle = Австралийская змеиношейная черепаха
animal-eastern_blue_tongued_lizard = Обыкновенный синеязыкий сцинк
animal-pterodactylus = Птеродактиль
animal-ichthyosaurus = Ихтиозавр
animal-plesiosaurus = Плезиозавр
animal-iguanodon = Игуанодон
animal-mammoth = Мамонт
animal-megatherium = Мегатерий

# Experts, and what each does
expert-alonso_rosette = Алонсо Розетте
expert-elena_lewis = Елена Льюис
expert-christian_miller = Кристиан Миллер
expert-madalena_rotella = Мадалена Ротелла
expert-nargiz_tatilian = Наргиз Татильян
expert-audrey_morton = Одри Мортон
expert-renelle_victoria = Ренелл Виктория
expert-rogerio_luz = Рожерио Луш
expert-salvador_ortiz = Сальвадор Ортис
expert-fernanda_brito_pedroso = Фернанда Бриту-Педрозу
expert-etienne_lebeau = Этьен Лебо
expert-adriana_zarek = Адриана Зарек
expert-vlad_kuleshov = Влад Кулешов
expert-katrin_holzhausen = Катрин Хольцхаузен
expert-katie_macsweeney = Кэти Максунни
expert-leonard_vaikutis = Леонард Вайкутис
expert-lotta_paulsen = Лотта Паулсен
expert-lawrence_korts = Лоуренс Кортс
expert-manuel_nunez = Мануэль Нуньес
expert-mathias_hass = Матиас Хасс
expert-mathieu_aubert = Матьё Обер
expert-rachel_mostinckx = Рейчел Мостинккс
expert-ankshu_raghavan = Анкшу Рагаван
expert-gangesh_mukherjee = Гангеш Мукерджи
expert-gao_zhelan = Гао Чжелан
expert-ishiwata_eiko = Исивата Эйко
expert-kadar_gale = Кадар Гале
expert-morishita_shinzo = Морисита Синдзо
expert-piar_jari = Пиар Джари
expert-pu_geun_yeon = Пу Гын-Ён
expert-suriani_binti_sulung = Суриани бинти Сулунг
expert-thao_tri_hung = Тао Три Хунг
expert-shanti_shevade = Шанти Шеваде
expert-adamu_ashenafi = Адаму Ашенафи
expert-aymar_dibumbe = Аймар Дибумбе
expert-gidia_grobbelaar = Гидия Гроббелар
expert-girgis_al_gumari = Гиргис Аль-Гумари
expert-nkogolo_bakumi = Н'Коголо Бакуми
expert-rabia_assaf = Рабиа Ассаф
expert-simon_hodsmani = Саймон Ходсмани
expert-samara_el_ouadi = Самара Эль-Уади
expert-safi_limbila = Сафи Лимбила
expert-habib_abdalla = Хабиб Абдалла
expert-yaban_peker = Ябан Пекер
expert-akona_wikirifi = Акона Викирифи
expert-arnold_schumann = Арнольд Шуман
expert-ilmatar_ivanen = Ильматар Иванен
expert-kiteni_sariman = Китени Сариман
expert-matilda_glenn = Матильда Гленн
expert-paipau_piripi = Пайпау Пирипи
expert-pora_paniu = Пора Паниу
expert-phoebe_burke = Фибби Бурк
expert-egbert_rensing = Эгберт Рензинг
expert-emilia_morris = Эмилия Моррис
expert-etano_palamo = Этано Паламо
effect-alonso_rosette = ∞ каждый маркер исследования в группе I: 1 монета
effect-elena_lewis = ∞ публикация: 2 репутации
effect-christian_miller = ∞ университет: 2 монеты
effect-madalena_rotella = конец игры: 2 маркера в категорию «древесное»
effect-nargiz_tatilian = конец игры: ещё 1 ПО за каждый жетон экспедиции
effect-audrey_morton = ∞ экспедиция в Америку: 3 ПО
effect-renelle_victoria = ∞ экспедиция в Америку: на 2 очка больше
effect-rogerio_luz = ∞ красные кубики: значение +1
effect-salvador_ortiz = конец игры: 2 маркера в категорию «всеядное»
effect-fernanda_brito_pedroso = конец игры: 2 маркера в категорию «млекопитающие»
effect-etienne_lebeau = ∞ посольство: 2 репутации
effect-adriana_zarek = ∞ публикация: 2 репутации
effect-vlad_kuleshov = конец игры: ещё 1 ПО за каждую королевскую печать
effect-katrin_holzhausen = ∞ академия: 2 монеты
effect-katie_macsweeney = ∞ экспедиция в Европу: на 2 очка больше
effect-leonard_vaikutis = ∞ университет: 2 репутации
effect-lotta_paulsen = конец игры: 2 маркера в категорию «птицы»
effect-lawrence_korts = ∞ экспедиция в Европу: 3 ПО
effect-manuel_nunez = конец игры: 2 маркера в категорию «холодный»
effect-mathias_hass = ∞ каждый маркер исследования в группе II: 1 монета
effect-mathieu_aubert = ∞ синие кубики: значение +1
effect-rachel_mostinckx = ⚡ 5 монет
effect-ankshu_raghavan = конец игры: 1 ПО за каждую ячейку трека репутации, пройденную на этом круге
effect-gangesh_mukherjee = конец игры: 2 маркера в категорию «жаркий»
effect-gao_zhelan = ∞ публикация: 3 монеты
effect-ishiwata_eiko = ⚡ 3 репутации
effect-kadar_gale = ∞ каждый маркер исследования в группе IV: 3 монеты
effect-morishita_shinzo = ∞ экспедиция в Азию: 3 ПО
effect-piar_jari = ∞ посольство: 3 ПО
effect-pu_geun_yeon = ∞ экспедиция в Азию: на 2 очка больше
effect-suriani_binti_sulung = конец игры: 2 маркера в категорию «плотоядное»
effect-thao_tri_hung = ∞ фиолетовые кубики: значение +1
effect-shanti_shevade = ∞ академия: 2 репутации
effect-adamu_ashenafi = ∞ университет: 3 ПО
effect-aymar_dibumbe = ∞ посольство: 2 монеты
effect-gidia_grobbelaar = конец игры: 2 маркера в категорию «рептилии»
effect-girgis_al_gumari = ∞ экспедиция в Африку: на 2 очка больше
effect-nkogolo_bakumi = конец игры: 1 ПО за каждого вашего эксперта
effect-rabia_assaf = ∞ экспедиция в Африку: 3 ПО
effect-simon_hodsmani = ∞ каждый маркер исследования в группе III: 2 монеты
effect-samara_el_ouadi = ∞ банк: 2 репутации
effect-safi_limbila = ⚡ 5 монет
effect-habib_abdalla = конец игры: 2 маркера в категорию «умеренный»
effect-yaban_peker = ∞ жёлтые кубики: значение +1
effect-akona_wikirifi = ∞ экспедиция в Океанию: на 2 очка больше
effect-arnold_schumann = конец игры: 2 маркера в категорию «сухопутное»
effect-ilmatar_ivanen = конец игры: 2 маркера в категорию «водное»
effect-kiteni_sariman = конец игры: 2 маркера в категорию «травоядное»
effect-matilda_glenn = ⚡ 3 репутации
effect-paipau_piripi = ∞ академия: 3 ПО
effect-pora_paniu = конец игры: ещё 1 ПО за каждые 2 монеты
effect-phoebe_burke = ∞ банк: 3 ПО
effect-egbert_rensing = ∞ публикация: 3 монеты
effect-emilia_morris = ∞ экспедиция в Океанию: 3 ПО
effect-etano_palamo = ∞ зелёные кубики: значение +1
