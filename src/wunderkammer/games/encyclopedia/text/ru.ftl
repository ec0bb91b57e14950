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
move-slot = Положить кубик { $slot_to }
move-die = { $owner_whose ->
    [own] Взять свой { $colour } кубик со значением { $value } { $slot_from }
   *[other] Взять { $colour } кубик со значением { $value }, которым владеет { $owner }, { $slot_from }
}
move-embassy = Пойти в посольство
move-bank = Пойти в банк
move-university = Пойти в университет{ $payment_label ->
    [seal] , сделав кубик { $colour_ins } за 1 королевскую печать
    [token] , сделав кубик { $colour_ins } за 1 жетон экспедиции
   *[none] { "" }
}
move-academy = Пойти в академию{ $payment_label ->
    [seal] , сделав кубик { $colour_ins } за 1 королевскую печать
    [token] , сделав кубик { $colour_ins } за 1 жетон экспедиции
   *[none] {" "}с { $colour_ins } кубиком
}
move-expedition = Отправить экспедицию { $continent_to }{ $payment_label ->
    [seal] { " " }(цвет за 1 королевскую печать)
    [token] { " " }(цвет за 1 жетон экспедиции)
   *[none] { "" }
}
move-publish = Опубликовать исследования { $continent_from }{ $payment_label ->
    [seal] { " " }(цвет за 1 королевскую печать)
    [token] { " " }(цвет за 1 жетон экспедиции)
   *[none] { "" }
}
move-source = Положить кубик на { $animal_acc }
move-coins = Заплатить { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}, чтобы поднять { $value } до { $goal }
move-token = Заплатить 1 жетон экспедиции, чтобы прибавить { $step }
move-seal = Заплатить 1 королевскую печать, чтобы прибавить { $step }
move-exchange = Обменять 1 королевскую печать на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
move-commit = Закончить { $action_label ->
    [embassy] и получить { $result ->
        [one] { $result } жетон экспедиции
        [few] { $result } жетона экспедиции
       *[many] { $result } жетонов экспедиции
    }
    [academy] и получить { $result ->
        [one] { $result } очко репутации
        [few] { $result } очка репутации
       *[many] { $result } очков репутации
    }
    [expedition] и получить { $result ->
        [one] { $result } очко экспедиции
        [few] { $result } очка экспедиции
       *[many] { $result } очков экспедиции
    }
   *[publish] со значением кубика { $result }
}
move-use = Применить эксперта { $expert_acc }
move-take-animal = Взять { $animal_acc }
move-take-expert = Взять эксперта { $expert_acc }
move-place = Положить эксперта { $expert_acc } на свободное место
move-cover = Положить эксперта { $expert_acc } на стопку { $place }
move-tuck = Положить эксперта { $expert_acc } под стопку { $place }
move-spend-place = Сразу применить эксперта { $expert_acc } и положить карту лицом вниз на свободное место
move-spend-cover = Сразу применить эксперта { $expert_acc } и положить карту лицом вниз на стопку { $place }
move-spend-tuck = Сразу применить эксперта { $expert_acc } и положить карту лицом вниз под стопку { $place }
move-research = Исследовать { $animal_acc } ({ $category }) за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
move-release = Опубликовать также маркер на карте «{ $animal }»
move-add = Опубликовать также { $animal_acc }
move-stop = Остановиться на этом
move-end-turn = Закончить ход
move-pass = Пасовать
move-recall = Взять { $colour } кубик { $area_from } за 1 королевскую печать
move-recall-cell = Взять { $colour } кубик из { $cell ->
    [0] первой
    [1] второй
    [2] третьей
   *[other] четвёртой
} ячейки { $continent_gen } за 1 королевскую печать
move-first-player = Игру начинает { $owner }
move-rank = Следующая часть света — { $continent }
move-deal-expert = В университете появляется { $expert }
move-deal-animal = В академии появляется { $animal_nom }
move-draw-expert = Взять из колоды эксперта { $expert_acc }
move-draw-animal = Взять из колоды { $animal_acc }
move-round-token = { $round-token_label ->
    [nothing] Жетон раунда ничего не даёт
   *[other] Жетон раунда даёт { $round-token }
}
move-roll = Выбросить { $value } на { $colour_at } кубике
move-reroll = Выбросить { $value }

# Что произошло
log-slot = { $player } кладёт { $colour } кубик со значением { $value } { $slot_to }.
log-die = { $owner_whose ->
    [own] { $player } берёт свой { $colour } кубик со значением { $value } { $slot_from }.
   *[other] { $player } берёт { $colour } кубик со значением { $value }, которым владеет { $owner }, { $slot_from }.
}
log-embassy = { $player } идёт в посольство.
log-bank = { $player } идёт в банк.
log-university = { $player } идёт в университет с { $colour_ins } кубиком{ $payment_label ->
    [seal] {" "}(цвет за 1 королевскую печать).
    [token] {" "}(цвет за 1 жетон экспедиции).
   *[none] {"."}
}
log-academy = { $player } идёт в академию с { $colour_ins } кубиком{ $payment_label ->
    [seal] {" "}(цвет за 1 королевскую печать).
    [token] {" "}(цвет за 1 жетон экспедиции).
   *[none] {"."}
}
log-expedition = { $player } отправляет экспедицию { $continent_to }{ $payment_label ->
    [seal] {" "}(цвет кубика за 1 королевскую печать).
    [token] {" "}(цвет кубика за 1 жетон экспедиции).
   *[none] {"."}
}
log-publish = { $player } публикует исследования { $continent_from }{ $payment_label ->
    [seal] {" "}(цвет кубика за 1 королевскую печать).
    [token] {" "}(цвет кубика за 1 жетон экспедиции).
   *[none] {"."}
}
log-source = { $player } кладёт кубик на { $animal_acc }.
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
log-commit = { $player } завершает оплату { $action_label ->
    [embassy] и получает { $result ->
        [one] { $result } жетон экспедиции
        [few] { $result } жетона экспедиции
       *[many] { $result } жетонов экспедиции
    }
    [academy] и получает { $result ->
        [one] { $result } очко репутации
        [few] { $result } очка репутации
       *[many] { $result } очков репутации
    }
    [expedition] и получает { $result ->
        [one] { $result } очко экспедиции
        [few] { $result } очка экспедиции
       *[many] { $result } очков экспедиции
    }
   *[publish] со значением кубика { $result }
}.
log-use = { $player } применяет эксперта { $expert_acc }.
log-take-animal = { $player } берёт { $animal_acc }.
log-take-expert = { $player } берёт эксперта { $expert_acc }.
log-place = { $player } кладёт эксперта { $expert_acc } на свободное место.
log-cover = { $player } кладёт эксперта { $expert_acc } на стопку { $place }.
log-tuck = { $player } кладёт эксперта { $expert_acc } под стопку { $place }.
log-spend-place = { $player } сразу применяет эксперта { $expert_acc } и кладёт карту лицом вниз на свободное место.
log-spend-cover = { $player } сразу применяет эксперта { $expert_acc } и кладёт карту лицом вниз на стопку { $place }.
log-spend-tuck = { $player } сразу применяет эксперта { $expert_acc } и кладёт карту лицом вниз под стопку { $place }.
log-research = { $player } исследует { $animal_acc } ({ $category }) за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.
log-release = { $player } публикует также маркер на карте «{ $animal }».
log-add = { $player } публикует также { $animal_acc }.
log-stop = { $player } на этом останавливается.
log-end-turn = { $player } заканчивает ход.
log-pass = { $player } пасует.
log-recall = { $player } платит 1 королевскую печать и берёт { $colour } кубик { $area_from }.
log-recall-cell = { $player } платит 1 королевскую печать и берёт { $colour } кубик из { $cell ->
    [0] первой
    [1] второй
    [2] третьей
   *[other] четвёртой
} ячейки { $continent_gen }.
log-first-player = Игру начинает { $owner }.
log-rank = { $owner } далее предпочитает { $continent_acc }.
log-deal-expert = В университете появляется { $expert }.
log-deal-animal = В академии появляется { $animal_nom }.
log-draw-expert = { $owner } берёт из колоды эксперта { $expert_acc }.
log-draw-animal = { $owner } берёт из колоды { $animal_acc }.
log-round-token = { $round-token_label ->
    [nothing] Жетон раунда ничего не даёт.
   *[other] Жетон раунда даёт { $round-token }.
}
log-roll = { $owner } выбрасывает { $value } на { $colour_at } кубике.
log-reroll = { $owner } перебрасывает кубик и получает { $value }.

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
} и занимает ячейку { $cell }.
event-card-owed = { $player } после этого выберет { $gain_acc }.
event-card-none = { $player } не может взять { $gain_acc }: карт больше нет.
event-first-player = { $player } забирает жетон первого игрока.
event-round-begins = Начинается раунд { $round }.
event-deck-renewed = Сброшенные { $gain_label ->
    [expert] эксперты
   *[other] животные
} становятся новой колодой.
event-expert-joins = { $player } получает эксперта { $expert_acc }.
event-expert-covered = Эксперт { $expert } теперь закрыт.
event-expert-acts = { $player } задействует эксперта { $expert_acc }.
event-points-fixed = { $player } располагает { $points ->
    [one] { $points } очком экспедиции
    [few] { $points } очками экспедиции
   *[many] { $points } очками экспедиции
}.
event-marker-published = { $player } публикует { $animal_acc } ({ $category }) и получает { $amount } ПО.
event-card-published = { $player } публикует карту «{ $animal }» и получает { $amount } ПО.
event-card-leaves = { $player } убирает из игры карту «{ $animal }».
event-markers-lost = { $player } теряет { $amount ->
    [one] { $amount } маркер
    [few] { $amount } маркера
   *[many] { $amount } маркеров
} на карте «{ $animal }».
event-rival-dice = { $player } раскладывает кубики по возрастанию.
event-rival-takes = { $owner_whose ->
    [own] { $player } берёт свой { $colour } кубик со значением { $value }.
   *[other] { $player } берёт { $colour } кубик со значением { $value }, которым владеет { $owner }.
}
event-rival-acts = { $player } идёт { $action_to }.
event-rival-animal = { $player } берёт { $animal_acc }.
event-rival-expert = { $player } берёт эксперта { $expert_acc }.
event-rival-travels = { $player } отправляется в экспедицию { $continent_to }.
event-rival-stays = Все части света заняты, и { $player } остаётся дома.
event-rival-paid = { $tokens ->
    [0] { $player } не тратит жетонов экспедиции.
    [one] { $player } тратит { $tokens } жетон экспедиции и получает { $amount } ПО.
    [few] { $player } тратит { $tokens } жетона экспедиции и получает { $amount } ПО.
   *[many] { $player } тратит { $tokens } жетонов экспедиции и получает { $amount } ПО.
}
event-fossil-discarded = { $player } сбрасывает ископаемое «{ $animal }».
event-end-markers = Эксперт { $expert } добавляет в категорию «{ $category }» { $amount ->
    [one] { $amount } маркер, которым владеет
    [few] { $amount } маркера, которыми владеет
   *[many] { $amount } маркеров, которыми владеет
} { $player }.
event-left-behind = { $player } оставляет неопубликованными { $amount ->
    [one] { $amount } животное
    [few] { $amount } животных
   *[many] { $amount } животных
}.
event-board-cleared = Раунд окончен: открытые карты сброшены, кубики возвращаются в мешочек.

ask-animal = Возьмите животное.
ask-expert = Возьмите эксперта.
ask-place = Куда положить эксперта { $expert_acc }?
ask-arrange = Куда положить { $colour } кубик со значением { $value }?
ask-die = Возьмите кубик с любого планшета.
ask-action = Что сделать с { $colour_ins } кубиком со значением { $value }?
ask-source = На какое животное положить кубик?
ask-pay = Пока вы идёте { $action_to } со значением { $value }. Повысьте его или завершите оплату.
ask-research = { $points ->
    [one] Осталось { $points } очко
    [few] Осталось { $points } очка
   *[many] Осталось { $points } очков
}: разместите маркеры исследования.
ask-release = Опубликовать другие маркеры категории «{ $category }»?
ask-add = Опубликовать других животных той же части света?
ask-last-moment = Применить что-нибудь до конца хода?
ask-end-action = Заплатить королевскую печать за ещё одно действие?

# Почему нет
no-slots-after-roll = Кубики размещают на местах в начале раунда, после броска.
no-die-begins-turn = Кубик берут в начале своего хода.
no-action-after-die = Действие выбирают сразу после того, как взят кубик.
no-source-of-publication = Исходное животное выбирают в начале публикации.
no-pay-in-action = Монетами, жетонами и печатями платят во время действия, пока его значение не определено.
no-one-shot-in-turn = Сначала сделайте этот выбор: разовых экспертов применяют в свой ход до или после него.
no-animal-when-due = Животное берут в академии или когда положено бесплатное.
no-expert-when-due = Эксперта берут в университете или когда положен бесплатный.
no-place-new-expert = Место выбирают, когда взят новый эксперт, а сейчас такого нет.
no-research-in-expedition = Маркеры исследования размещают в экспедиции, когда её очки определены.
no-publish-in-publication = Маркеры и карты публикуют в ходе публикации.
no-nothing-to-stop = Сейчас нечего прекращать.
no-turn-ends-itself = Ход заканчивается сам, когда действие завершено.
no-recall-at-end = Кубики с главного поля берут только в конце раунда, за королевскую печать.
no-no-die-there = В этой ячейке нет кубика; возьмите тот, что лежит на планшете.
no-slot-full = В этой ячейке кубик уже есть; выберите пустую, а при пяти кубиках — одну ячейку для второго.
no-no-one-shot = На этом месте нет активного разового эксперта.
no-exchange-too-late = После действия обменять печать на монеты можно, только пока активна Пора Паниу.
no-no-seal = Нужна королевская печать, а у вас её нет; её даёт публикация.
no-no-token = Нужен жетон экспедиции, а у вас его нет; жетоны даёт посольство.
no-die-colour = Цвет кубика — { $own }, а не { $colour }; чтобы изменить его, заплатите жетон экспедиции или королевскую печать.
no-own-colour = Цвет кубика уже { $colour }; платить за него не нужно.
no-university-empty = Открытых экспертов нет; дождитесь следующего раунда.
no-no-such-expert = Среди открытых экспертов нет ни одного { $colour_gen } цвета; платить за него бесполезно.
no-token-returns = Жетон экспедиции за этот цвет просто вернулся бы к вам; заплатить можно королевскую печать.
no-academy-empty = В академии нет открытых животных; её пополнят в начале следующего раунда.
no-academy-colour = В академии нет открытых животных { $colour_gen } цвета; может помочь другой цвет кубика.
no-academy-or-fossil = Открытых животных { $colour_gen } цвета нет, а значение { $value } нельзя довести ровно до значения открытого ископаемого.
no-fossil-any-colour = Открытых животных { $colour_gen } цвета нет, а ископаемое берут кубиком любого цвета: платить за цвет незачем.
no-continent-full = Все ячейки { $continent_gen } заняты; в этом раунде экспедиций туда больше нет.
no-nothing-to-research = У вас нет животного { $continent_from } со свободной категорией, и по пути его наверняка не получить.
no-expedition-points = Самый дешёвый маркер стоит { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
   *[many] { $needed } очков
}, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}. Очки дадут монеты, жетоны экспедиции или печати.
no-no-animal-from =
    Вы не изучаете ни одного животного { $continent_from }{ $open ->
        [0] .
       *[other] ; такое животное открыто в академии.
    }
no-publication-value = Для публикации нужно значение { $needed }, не хватает { $missing ->
    [one] { $missing } единицы
    [few] { $missing } единиц
   *[many] { $missing } единиц
}. Помогут монеты или печати.
no-not-a-source = Исходное животное должно быть вашим, цвета кубика и не ископаемым.
no-no-effect = Сейчас это ни на что не повлияет, платить не за что.
no-coin-step = Столько монет ничего не изменят; следующая ступень — { $value }, за { $needed ->
    [one] { $needed } монету
    [few] { $needed } монеты
   *[many] { $needed } монет
}.
no-coins-missing = { $needed ->
    [one] Нужна { $needed } монета
    [few] Нужны { $needed } монеты
   *[many] Нужно { $needed } монет
}, не хватает { $missing ->
    [one] { $missing } монеты
    [few] { $missing } монет
   *[many] { $missing } монет
}. Монеты даст банк или королевская печать.
no-points-to-go = Нужно разместить хотя бы один маркер: он стоит { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
   *[many] { $needed } очков
}, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}. Очки дадут монеты, жетоны экспедиции или печати.
no-value-to-go = Сначала значение должно достичь { $needed }, не хватает { $missing ->
    [one] { $missing } единицы
    [few] { $missing } единиц
   *[many] { $missing } единиц
}. Помогут монеты или печати.
no-expert-not-open = Эксперт { $expert } не лежит в университете открыто.
no-animal-not-open = Карта «{ $animal }» не лежит в академии открыто.
no-animal-no-rescue = Экспедиция зависит от этой карты, а с картой «{ $animal }» нельзя разместить ни одного маркера.
no-fossil-value = Для ископаемого «{ $animal }» нужно ровно { $needed }, а значение — { $value }.
no-animal-colour = Для карты «{ $animal }» нужен другой цвет кубика: { $colour }.
no-not-one-shot = Этот эксперт не разовый, его нельзя израсходовать.
no-no-free-place = Все четыре места заняты; положите карту на стопку или под неё.
no-empty-place = На этом месте нет стопки, под которую можно положить карту.
no-place-free = Есть свободное место, новый эксперт ложится туда.
no-expert-needed = Начатому действию нужен эксперт { $expert }; положите новую карту на другую стопку или под стопку.
no-no-passing = Пасовать нельзя: в каждый ход берут и используют кубик, пока на планшетах есть хоть один.
no-seal-overshoots = Печать поднимет значение до { $value }: это больше, чем нужно для открытых ископаемых, а репутации не прибавит.
no-one-shot-first = Того, что можно заплатить, не хватит; сначала используйте эксперта { $expert_acc }.
no-newcomer-needed = Начатому действию нужен эксперт { $expert }: положите карту на стопку сверху или, если эксперт разовый, используйте сразу.
no-expert-no-rescue = От этой карты зависит начатое действие, а эксперт { $expert } не поможет его завершить.
no-animal-for-die = Карта «{ $animal }» нужна кубику, иначе в академии ему нечего будет взять.
no-first-marker = Сначала разместите хотя бы один маркер.
no-not-your-animal = Вы не изучаете { $animal_acc }.
no-wrong-continent = Животное «{ $animal }» живёт не там: экспедиция отправилась { $continent_to }.
no-fossil-category = На ископаемом «{ $animal }» нет категории этой группы.
no-marked-already = На карте «{ $animal }» там уже лежит маркер.
no-points-missing = Этот маркер на карте «{ $animal }» стоит { $cost }, не хватает { $missing ->
    [one] { $missing } очка
    [few] { $missing } очков
   *[many] { $missing } очков
}, а сумма уже зафиксирована.
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
    .to = в первую ячейку
    .from = из первой ячейки
slot-second = вторая ячейка: 2 монеты
    .to = во вторую ячейку (2 монеты)
    .from = из второй ячейки (2 монеты)
slot-third = третья ячейка: 2 очка репутации
    .to = в третью ячейку (2 очка репутации)
    .from = из третьей ячейки (2 очка репутации)
slot-fourth = четвёртая ячейка: 3 ПО
    .to = в четвёртую ячейку (3 ПО)
    .from = из четвёртой ячейки (3 ПО)
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
    .from = из посольства
area-bank = банк
    .from = из банка
area-university = университет
    .from = из университета
area-academy = академия
    .from = из академии
action-embassy = Посольство
    .to = в посольство
action-bank = Банк
    .to = в банк
action-university = Университет
    .to = в университет
action-academy = Академия
    .to = в академию
action-expedition = Экспедиция
    .to = в экспедицию
action-publish = Публикация
    .to = в типографию
gain-nothing = ничего
    .acc = ничего
gain-coins = монеты
    .acc = монеты
gain-token = жетон экспедиции
    .acc = жетон экспедиции
gain-seal = королевская печать
    .acc = королевскую печать
gain-expert = эксперт
    .acc = эксперта
gain-animal = животное
    .acc = животное
gain-reputation = репутация
    .acc = репутацию
gain-vp = ПО
    .acc = ПО
gain-die = дополнительный кубик
    .acc = дополнительный кубик
gain-value = значение кубика
    .acc = значение кубика
gain-points = очки
    .acc = очки
gain-markers = маркеры
    .acc = маркеры
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
    .acc = Америку
    .gen = Америки
    .to = в Америку
    .from = из Америки
continent-europe = Европа
    .acc = Европу
    .gen = Европы
    .to = в Европу
    .from = из Европы
continent-asia = Азия
    .acc = Азию
    .gen = Азии
    .to = в Азию
    .from = из Азии
continent-africa = Африка
    .acc = Африку
    .gen = Африки
    .to = в Африку
    .from = из Африки
continent-oceania = Океания
    .acc = Океанию
    .gen = Океании
    .to = в Океанию
    .from = из Океании
colour-red = красный
    .gen = красного
    .ins = красным
    .at = красном
colour-blue = синий
    .gen = синего
    .ins = синим
    .at = синем
colour-purple = фиолетовый
    .gen = фиолетового
    .ins = фиолетовым
    .at = фиолетовом
colour-yellow = жёлтый
    .gen = жёлтого
    .ins = жёлтым
    .at = жёлтом
colour-green = зелёный
    .gen = зелёного
    .ins = зелёным
    .at = зелёном
group-class = I класс
group-diet = II питание
group-habitat = III среда обитания
group-climate = IV климат
category-mammals = млекопитающие
category-birds = птицы
category-reptiles = рептилии
category-omnivore = всеядные
category-carnivore = плотоядные
category-herbivore = травоядные
category-terrestrial = сухопутные
category-arboreal = древесные
category-aquatic = водные
category-hot = жаркий климат
category-cold = холодный климат
category-temperate = умеренный климат

# Animals and fossils
animal-american_red_squirrel = Американская красная белка
    .nom = американская красная белка
    .acc = американскую красную белку
animal-brown_throated_sloth = Бурогорлый ленивец
    .nom = бурогорлый ленивец
    .acc = бурогорлого ленивца
animal-raccoon = Енот-полоскун
    .nom = енот-полоскун
    .acc = енота-полоскуна
animal-narwhal = Нарвал
    .nom = нарвал
    .acc = нарвала
animal-capybara = Капибара
    .nom = капибара
    .acc = капибару
animal-canada_goose = Канадская казарка
    .nom = канадская казарка
    .acc = канадскую казарку
animal-great_grey_owl = Бородатая неясыть
    .nom = бородатая неясыть
    .acc = бородатую неясыть
animal-wild_turkey = Дикая индейка
    .nom = дикая индейка
    .acc = дикую индейку
animal-toco_toucan = Большой тукан
    .nom = большой тукан
    .acc = большого тукана
animal-common_loon = Полярная гагара
    .nom = полярная гагара
    .acc = полярную гагару
animal-green_iguana = Зелёная игуана
    .nom = зелёная игуана
    .acc = зелёную игуану
animal-galapagos_tortoise = Галапагосская черепаха
    .nom = галапагосская черепаха
    .acc = галапагосскую черепаху
animal-american_alligator = Миссисипский аллигатор
    .nom = миссисипский аллигатор
    .acc = миссисипского аллигатора
animal-eastern_box_turtle = Каролинская коробчатая черепаха
    .nom = каролинская коробчатая черепаха
    .acc = каролинскую коробчатую черепаху
animal-common_garter_snake = Обыкновенная подвязочная змея
    .nom = обыкновенная подвязочная змея
    .acc = обыкновенную подвязочную змею
animal-brown_bear = Бурый медведь
    .nom = бурый медведь
    .acc = бурого медведя
animal-reindeer = Северный олень
    .nom = северный олень
    .acc = северного оленя
animal-european_pine_marten = Лесная куница
    .nom = лесная куница
    .acc = лесную куницу
animal-harp_seal = Гренландский тюлень
    .nom = гренландский тюлень
    .acc = гренландского тюленя
animal-eurasian_beaver = Обыкновенный бобр
    .nom = обыкновенный бобр
    .acc = обыкновенного бобра
animal-mandarin_duck = Мандаринка
    .nom = мандаринка
    .acc = мандаринку
animal-mute_swan = Лебедь-шипун
    .nom = лебедь-шипун
    .acc = лебедя-шипуна
animal-peregrine_falcon = Сапсан
    .nom = сапсан
    .acc = сапсана
animal-siberian_jay = Кукша
    .nom = кукша
    .acc = кукшу
animal-pine_grosbeak = Щур
    .nom = щур
    .acc = щура
animal-common_european_adder = Обыкновенная гадюка
    .nom = обыкновенная гадюка
    .acc = обыкновенную гадюку
animal-hermanns_tortoise = Балканская черепаха
    .nom = балканская черепаха
    .acc = балканскую черепаху
animal-common_chameleon = Обыкновенный хамелеон
    .nom = обыкновенный хамелеон
    .acc = обыкновенного хамелеона
animal-european_pond_turtle = Европейская болотная черепаха
    .nom = европейская болотная черепаха
    .acc = европейскую болотную черепаху
animal-aesculapian_snake = Эскулапов полоз
    .nom = эскулапов полоз
    .acc = эскулапова полоза
animal-snow_leopard = Снежный барс
    .nom = снежный барс
    .acc = снежного барса
animal-red_panda = Малая панда
    .nom = малая панда
    .acc = малую панду
animal-bornean_orangutan = Калимантанский орангутан
    .nom = калимантанский орангутан
    .acc = калимантанского орангутана
animal-baikal_seal = Байкальская нерпа
    .nom = байкальская нерпа
    .acc = байкальскую нерпу
animal-giant_panda = Большая панда
    .nom = большая панда
    .acc = большую панду
animal-indian_peafowl = Обыкновенный павлин
    .nom = обыкновенный павлин
    .acc = обыкновенного павлина
animal-great_hornbill = Двурогий калао
    .nom = двурогий калао
    .acc = двурогого калао
animal-bar_headed_goose = Горный гусь
    .nom = горный гусь
    .acc = горного гуся
animal-siberian_crane = Стерх
    .nom = стерх
    .acc = стерха
animal-azure_winged_magpie = Голубая сорока
    .nom = голубая сорока
    .acc = голубую сороку
animal-gharial = Гангский гавиал
    .nom = гангский гавиал
    .acc = гангского гавиала
animal-steppe_tortoise = Среднеазиатская черепаха
    .nom = среднеазиатская черепаха
    .acc = среднеазиатскую черепаху
animal-reeves_turtle = Китайская трёхкилевая черепаха
    .nom = китайская трёхкилевая черепаха
    .acc = китайскую трёхкилевую черепаху
animal-common_flying_dragon = Обыкновенный летучий дракон
    .nom = обыкновенный летучий дракон
    .acc = обыкновенного летучего дракона
animal-halys_pit_viper = Обыкновенный щитомордник
    .nom = обыкновенный щитомордник
    .acc = обыкновенного щитомордника
animal-african_bush_elephant = Саванный слон
    .nom = саванный слон
    .acc = саванного слона
animal-ring_tailed_lemur = Кошачий лемур
    .nom = кошачий лемур
    .acc = кошачьего лемура
animal-ethiopian_wolf = Эфиопский волк
    .nom = эфиопский волк
    .acc = эфиопского волка
animal-barbary_macaque = Магот
    .nom = магот
    .acc = магота
animal-gelada = Гелада
    .nom = гелада
    .acc = геладу
animal-greater_flamingo = Розовый фламинго
    .nom = розовый фламинго
    .acc = розового фламинго
animal-african_penguin = Очковый пингвин
    .nom = очковый пингвин
    .acc = очкового пингвина
animal-cape_parrot = Капский попугай
    .nom = капский попугай
    .acc = капского попугая
animal-blue_winged_goose = Голубокрылый гусь
    .nom = голубокрылый гусь
    .acc = голубокрылого гуся
animal-lilac_breasted_roller = Сиреневогрудая сизоворонка
    .nom = сиреневогрудая сизоворонка
    .acc = сиреневогрудую сизоворонку
animal-nile_crocodile = Нильский крокодил
    .nom = нильский крокодил
    .acc = нильского крокодила
animal-panther_chameleon = Пантеровый хамелеон
    .nom = пантеровый хамелеон
    .acc = пантерового хамелеона
animal-african_helmeted_turtle = Африканская пеломедуза
    .nom = африканская пеломедуза
    .acc = африканскую пеломедузу
animal-bells_hinge_back_tortoise = Гладкая киникса
    .nom = гладкая киникса
    .acc = гладкую киниксу
animal-african_spurred_tortoise = Шпороносная черепаха
    .nom = шпороносная черепаха
    .acc = шпороносную черепаху
animal-red_kangaroo = Рыжий кенгуру
    .nom = рыжий кенгуру
    .acc = рыжего кенгуру
animal-koala = Коала
    .nom = коала
    .acc = коалу
animal-platypus = Утконос
    .nom = утконос
    .acc = утконоса
animal-new_zealand_sea_lion = Новозеландский морской лев
    .nom = новозеландский морской лев
    .acc = новозеландского морского льва
animal-mountain_pygmy_possum = Горный карликовый поссум
    .nom = горный карликовый поссум
    .acc = горного карликового поссума
animal-raggiana_bird_of_paradise = Райская птица графа Раджи
    .nom = райская птица графа Раджи
    .acc = райскую птицу графа Раджи
animal-kea = Кеа
    .nom = кеа
    .acc = кеа
animal-black_swan = Чёрный лебедь
    .nom = чёрный лебедь
    .acc = чёрного лебедя
animal-rainbow_lorikeet = Радужный лорикет
    .nom = радужный лорикет
    .acc = радужного лорикета
animal-royal_penguin = Пингвин Шлегеля
    .nom = пингвин Шлегеля
    .acc = пингвина Шлегеля
animal-tuatara = Гаттерия
    .nom = гаттерия
    .acc = гаттерию
animal-fiji_banded_iguana = Фиджийская полосатая игуана
    .nom = фиджийская полосатая игуана
    .acc = фиджийскую полосатую игуану
animal-crested_gecko = Реснитчатый геккон-бананоед
    .nom = реснитчатый геккон-бананоед
    .acc = реснитчатого геккона-бананоеда
animal-eastern_long_necked_turtle = Австралийская змеиношейная черепаха
    .nom = австралийская змеиношейная черепаха
    .acc = австралийскую змеиношейную черепаху
animal-eastern_blue_tongued_lizard = Обыкновенный синеязыкий сцинк
    .nom = обыкновенный синеязыкий сцинк
    .acc = обыкновенного синеязыкого сцинка
animal-pterodactylus = Птеродактиль
    .nom = птеродактиль
    .acc = птеродактиля
animal-ichthyosaurus = Ихтиозавр
    .nom = ихтиозавр
    .acc = ихтиозавра
animal-plesiosaurus = Плезиозавр
    .nom = плезиозавр
    .acc = плезиозавра
animal-iguanodon = Игуанодон
    .nom = игуанодон
    .acc = игуанодона
animal-mammoth = Мамонт
    .nom = мамонт
    .acc = мамонта
animal-megatherium = Мегатерий
    .nom = мегатерий
    .acc = мегатерия

# Experts, and what each does
expert-alonso_rosette = Алонсо Розетте
    .acc = Алонсо Розетте
expert-elena_lewis = Елена Льюис
    .acc = Елену Льюис
expert-christian_miller = Кристиан Миллер
    .acc = Кристиана Миллера
expert-madalena_rotella = Мадалена Ротелла
    .acc = Мадалену Ротеллу
expert-nargiz_tatilian = Наргиз Татильян
    .acc = Наргиз Татильян
expert-audrey_morton = Одри Мортон
    .acc = Одри Мортон
expert-renelle_victoria = Ренелл Виктория
    .acc = Ренелл Викторию
expert-rogerio_luz = Рожерио Луш
    .acc = Рожерио Луша
expert-salvador_ortiz = Сальвадор Ортис
    .acc = Сальвадора Ортиса
expert-fernanda_brito_pedroso = Фернанда Бриту-Педрозу
    .acc = Фернанду Бриту-Педрозу
expert-etienne_lebeau = Этьен Лебо
    .acc = Этьена Лебо
expert-adriana_zarek = Адриана Зарек
    .acc = Адриану Зарек
expert-vlad_kuleshov = Влад Кулешов
    .acc = Влада Кулешова
expert-katrin_holzhausen = Катрин Хольцхаузен
    .acc = Катрин Хольцхаузен
expert-katie_macsweeney = Кэти Максунни
    .acc = Кэти Максунни
expert-leonard_vaikutis = Леонард Вайкутис
    .acc = Леонарда Вайкутиса
expert-lotta_paulsen = Лотта Паулсен
    .acc = Лотту Паулсен
expert-lawrence_korts = Лоуренс Кортс
    .acc = Лоуренса Кортса
expert-manuel_nunez = Мануэль Нуньес
    .acc = Мануэля Нуньеса
expert-mathias_hass = Матиас Хасс
    .acc = Матиаса Хасса
expert-mathieu_aubert = Матьё Обер
    .acc = Матьё Обера
expert-rachel_mostinckx = Рейчел Мостинккс
    .acc = Рейчел Мостинккс
expert-ankshu_raghavan = Анкшу Рагаван
    .acc = Анкшу Рагаван
expert-gangesh_mukherjee = Гангеш Мукерджи
    .acc = Гангеша Мукерджи
expert-gao_zhelan = Гао Чжелан
    .acc = Гао Чжелан
expert-ishiwata_eiko = Исивата Эйко
    .acc = Исивату Эйко
expert-kadar_gale = Кадар Гале
    .acc = Кадара Гале
expert-morishita_shinzo = Морисита Синдзо
    .acc = Мориситу Синдзо
expert-piar_jari = Пиар Джари
    .acc = Пиара Джари
expert-pu_geun_yeon = Пу Гын-Ён
    .acc = Пу Гын-Ён
expert-suriani_binti_sulung = Суриани бинти Сулунг
    .acc = Суриани бинти Сулунг
expert-thao_tri_hung = Тао Три Хунг
    .acc = Тао Три Хунга
expert-shanti_shevade = Шанти Шеваде
    .acc = Шанти Шеваде
expert-adamu_ashenafi = Адаму Ашенафи
    .acc = Адаму Ашенафи
expert-aymar_dibumbe = Аймар Дибумбе
    .acc = Аймара Дибумбе
expert-gidia_grobbelaar = Гидия Гроббелар
    .acc = Гидию Гроббелар
expert-girgis_al_gumari = Гиргис Аль-Гумари
    .acc = Гиргиса Аль-Гумари
expert-nkogolo_bakumi = Н'Коголо Бакуми
    .acc = Н'Коголо Бакуми
expert-rabia_assaf = Рабиа Ассаф
    .acc = Рабиу Ассаф
expert-simon_hodsmani = Саймон Ходсмани
    .acc = Саймона Ходсмани
expert-samara_el_ouadi = Самара Эль-Уади
    .acc = Самару Эль-Уади
expert-safi_limbila = Сафи Лимбила
    .acc = Сафи Лимбилу
expert-habib_abdalla = Хабиб Абдалла
    .acc = Хабиба Абдаллу
expert-yaban_peker = Ябан Пекер
    .acc = Ябана Пекера
expert-akona_wikirifi = Акона Викирифи
    .acc = Акону Викирифи
expert-arnold_schumann = Арнольд Шуман
    .acc = Арнольда Шумана
expert-ilmatar_ivanen = Ильматар Иванен
    .acc = Ильматар Иванен
expert-kiteni_sariman = Китени Сариман
    .acc = Китени Саримана
expert-matilda_glenn = Матильда Гленн
    .acc = Матильду Гленн
expert-paipau_piripi = Пайпау Пирипи
    .acc = Пайпау Пирипи
expert-pora_paniu = Пора Паниу
    .acc = Пору Паниу
expert-phoebe_burke = Фибби Бурк
    .acc = Фибби Бурк
expert-egbert_rensing = Эгберт Рензинг
    .acc = Эгберта Рензинга
expert-emilia_morris = Эмилия Моррис
    .acc = Эмилию Моррис
expert-etano_palamo = Этано Паламо
    .acc = Этано Паламо
effect-alonso_rosette = ∞ каждый маркер исследования в группе I: 1 монета
effect-elena_lewis = ∞ публикация: 2 очка репутации
effect-christian_miller = ∞ университет: 2 монеты
effect-madalena_rotella = конец игры: 2 маркера в категорию «древесные»
effect-nargiz_tatilian = конец игры: ещё 1 ПО за каждый жетон экспедиции
effect-audrey_morton = ∞ экспедиция в Америку: 3 ПО
effect-renelle_victoria = ∞ экспедиция в Америку: на 2 очка больше
effect-rogerio_luz = ∞ красные кубики: значение +1
effect-salvador_ortiz = конец игры: 2 маркера в категорию «всеядные»
effect-fernanda_brito_pedroso = конец игры: 2 маркера в категорию «млекопитающие»
effect-etienne_lebeau = ∞ посольство: 2 очка репутации
effect-adriana_zarek = ∞ публикация: 2 очка репутации
effect-vlad_kuleshov = конец игры: ещё 1 ПО за каждую королевскую печать
effect-katrin_holzhausen = ∞ академия: 2 монеты
effect-katie_macsweeney = ∞ экспедиция в Европу: на 2 очка больше
effect-leonard_vaikutis = ∞ университет: 2 очка репутации
effect-lotta_paulsen = конец игры: 2 маркера в категорию «птицы»
effect-lawrence_korts = ∞ экспедиция в Европу: 3 ПО
effect-manuel_nunez = конец игры: 2 маркера в категорию «холодный климат»
effect-mathias_hass = ∞ каждый маркер исследования в группе II: 1 монета
effect-mathieu_aubert = ∞ синие кубики: значение +1
effect-rachel_mostinckx = ⚡ 5 монет
effect-ankshu_raghavan = конец игры: 1 ПО за каждую ячейку шкалы репутации, пройденную на этом круге
effect-gangesh_mukherjee = конец игры: 2 маркера в категорию «жаркий климат»
effect-gao_zhelan = ∞ публикация: 3 монеты
effect-ishiwata_eiko = ⚡ 3 очка репутации
effect-kadar_gale = ∞ каждый маркер исследования в группе IV: 3 монеты
effect-morishita_shinzo = ∞ экспедиция в Азию: 3 ПО
effect-piar_jari = ∞ посольство: 3 ПО
effect-pu_geun_yeon = ∞ экспедиция в Азию: на 2 очка больше
effect-suriani_binti_sulung = конец игры: 2 маркера в категорию «плотоядные»
effect-thao_tri_hung = ∞ фиолетовые кубики: значение +1
effect-shanti_shevade = ∞ академия: 2 очка репутации
effect-adamu_ashenafi = ∞ университет: 3 ПО
effect-aymar_dibumbe = ∞ посольство: 2 монеты
effect-gidia_grobbelaar = конец игры: 2 маркера в категорию «рептилии»
effect-girgis_al_gumari = ∞ экспедиция в Африку: на 2 очка больше
effect-nkogolo_bakumi = конец игры: 1 ПО за каждого вашего эксперта
effect-rabia_assaf = ∞ экспедиция в Африку: 3 ПО
effect-simon_hodsmani = ∞ каждый маркер исследования в группе III: 2 монеты
effect-samara_el_ouadi = ∞ банк: 2 очка репутации
effect-safi_limbila = ⚡ 5 монет
effect-habib_abdalla = конец игры: 2 маркера в категорию «умеренный климат»
effect-yaban_peker = ∞ жёлтые кубики: значение +1
effect-akona_wikirifi = ∞ экспедиция в Океанию: на 2 очка больше
effect-arnold_schumann = конец игры: 2 маркера в категорию «сухопутные»
effect-ilmatar_ivanen = конец игры: 2 маркера в категорию «водные»
effect-kiteni_sariman = конец игры: 2 маркера в категорию «травоядные»
effect-matilda_glenn = ⚡ 3 очка репутации
effect-paipau_piripi = ∞ академия: 3 ПО
effect-pora_paniu = конец игры: ещё 1 ПО за каждые 2 монеты
effect-phoebe_burke = ∞ банк: 3 ПО
effect-egbert_rensing = ∞ публикация: 3 монеты
effect-emilia_morris = ∞ экспедиция в Океанию: 3 ПО
effect-etano_palamo = ∞ зелёные кубики: значение +1
