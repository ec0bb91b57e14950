game-title = Эволюция
game-blurb = Разводите виды у общего водопоя, наделяйте их свойствами и кормите, пока у соседей отрастают клыки.

option-quick_play = Быстрая игра
option-quick_play-help = Все разыгрывают карты одновременно и тайно. Рекомендуется вшестером.
ruling-surplus = Излишек с водопоя
ruling-surplus-help = Обязательно ли класть в «Жировой запас» растения с водопоя сверх голода вида — от «Прожорливости» и «Сотрудничества».
ruling-surplus-asked = Владелец запасает их или оставляет на водопое
ruling-surplus-stored = Запасаются, насколько помещаются
ruling-cooperation = Сотрудничество
ruling-cooperation-help = Сколько берёт сосед справа, если вид взял сразу несколько фишек.
ruling-cooperation-take = Одну фишку за каждое взятие
ruling-cooperation-token = Столько же фишек, сколько взял вид
ruling-horns = Рога
ruling-horns-help = Когда нападающий теряет популяцию из-за «Рогов».
ruling-horns-before_meat = После проверки нападения, перед едой
ruling-horns-before_attack = До проверки нападения, которое может сорваться

# Выбор и розыгрыш карт
ask-food = Выберите карту, которую положите лицом вниз на водопой.
ask-play = Разыграйте карту, сбросьте свойство или оставьте остальные карты в руке.
ask-use = Как разыграть карту «{ $card }»?
ask-place =
    { $purpose_label ->
        [trait] Какому виду достанется карта «{ $card }»?
        [species] С какого края ряда появится новый вид?
        [body] У какого вида увеличить размер тела картой «{ $card }»?
       *[population] У какого вида увеличить популяцию картой «{ $card }»?
    }
ask-leaf = Какое из ваших свойств с листочками сработает следующим?
ask-feed = Выберите, кого и как накормить.
ask-prey = На кого нападает ваш вид { $hunter }?
ask-surplus = Сколько излишка с водопоя запасёт вид { $place }? Не больше { $most }; остальное останется там.
ask-spend =
    { $trait_label ->
        [carnivore] Какую карту сбросить, чтобы вид { $hunter } взял две фишки растений?
       *[other] Какую карту сбросить, чтобы вид { $hunter } отключил свойство «{ $trait }»?
    }

move-grow = Положить на водопой лицом вниз карту «{ $card }»
log-grow = { $player } кладёт на водопой карту «{ $card }».
move-card = Разыграть карту «{ $card }»
log-card = { $player } выбирает из руки карту «{ $card }».
move-use =
    { $purpose_label ->
        [trait] Разыграть карту «{ $card }» как свойство
        [species] Сбросить карту «{ $card }» ради нового вида
        [body] Сбросить карту «{ $card }» ради размера тела
       *[population] Сбросить карту «{ $card }» ради популяции
    }
log-use =
    { $purpose_label ->
        [trait] { $player } разыгрывает карту «{ $card }» как свойство.
        [species] { $player } сбрасывает карту «{ $card }» ради нового вида.
        [body] { $player } сбрасывает карту «{ $card }» ради размера тела.
       *[population] { $player } сбрасывает карту «{ $card }» ради популяции.
    }
move-onto =
    { $purpose_label ->
        [trait] Дать виду { $place } карту «{ $card }»
        [body] Увеличить на 1 размер тела вида { $place } картой «{ $card }»
       *[other] Увеличить на 1 популяцию вида { $place } картой «{ $card }»
    }
log-onto =
    { $purpose_label ->
        [trait] { $player } даёт виду { $place } карту «{ $card }».
        [body] { $player } увеличивает размер тела вида { $place } картой «{ $card }».
       *[other] { $player } увеличивает популяцию вида { $place } картой «{ $card }».
    }
move-side =
    { $side_label ->
        [left] Создать вид с левого края картой «{ $card }»
       *[right] Создать вид с правого края картой «{ $card }»
    }
log-side =
    { $side_label ->
        [left] { $player } создаёт вид с левого края картой «{ $card }».
       *[right] { $player } создаёт вид с правого края картой «{ $card }».
    }
move-drop = Сбросить свойство «{ $trait }» вида { $place }
log-drop = { $player } сбрасывает свойство «{ $trait }» вида { $place }.
move-keep = Закончить розыгрыш карт
log-keep = { $player } заканчивает розыгрыш карт.
move-leaf = Применить свойство «{ $trait }» вида { $place }
log-leaf = { $player } применяет свойство «{ $trait }» вида { $place }.

# Кормление
move-graze = Накормить вид { $place } с водопоя
log-graze = { $player } кормит вид { $place } с водопоя.
move-store = Пополнить с водопоя жировой запас вида { $place }
log-store = { $player } пополняет жировой запас вида { $place } с водопоя.
move-surplus =
    { $amount ->
        [0] Оставить излишек вида { $place } на водопое
        [one] Отложить { $amount } фишку излишка в жировой запас вида { $place }
        [few] Отложить { $amount } фишки излишка в жировой запас вида { $place }
       *[many] Отложить { $amount } фишек излишка в жировой запас вида { $place }
    }
log-surplus =
    { $amount ->
        [0] { $player } оставляет излишек вида { $place } на водопое.
        [one] { $player } откладывает { $amount } фишку излишка в жировой запас вида { $place }.
        [few] { $player } откладывает { $amount } фишки излишка в жировой запас вида { $place }.
       *[many] { $player } откладывает { $amount } фишек излишка в жировой запас вида { $place }.
    }
move-hunt = Отправить вид { $place } на охоту
log-hunt = { $player } отправляет на охоту вид { $place }.
move-think = Применить «Интеллект» вида { $place }: карта за две фишки растений
log-think = { $player } применяет «Интеллект» вида { $place }.
move-pass = Пасовать
log-pass = { $player } пасует.
move-done = Закончить ход
log-done = { $player } заканчивает ход.
move-prey = { $owner_whose ->
    [own] Напасть на свой вид { $place }
   *[other] Напасть на вид { $place }, которым владеет { $owner }
}
log-prey = { $owner_whose ->
    [own] { $player } нападает видом { $hunter } на свой вид { $place }.
   *[other] { $player } нападает видом { $hunter } на вид { $place }, которым владеет { $owner }.
}
move-silence = Отключить «Интеллектом» свойство «{ $trait }»
log-silence = { $player } отключает на это нападение свойство «{ $trait }».
move-spend = Сбросить карту «{ $card }»
log-spend = { $player } сбрасывает карту «{ $card }» ради «Интеллекта».
move-start = Начинает { $owner }
log-start = По жребию начинает { $owner }.
move-deal = Из колоды приходит карта «{ $card }»
log-deal = Из колоды приходит карта «{ $card }».

# Что происходит само
event-round-begins = Раунд { $round } начинает { $player }.
event-board = { $player } получает новый вид.
event-dealt = { $player } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-last-round = Колода закончилась: раунд { $round } — последний.
event-shuffled = Сброс перемешивается в новую колоду.
event-laid = { $player } кладёт карту лицом вниз над видом { $place }.
event-founded = { $player } сбрасывает карту «{ $card }» и создаёт вид, теперь он в ряду под номером { $place }.
event-grew-body = { $player } сбрасывает карту «{ $card }» и увеличивает размер тела вида { $place }.
event-grew-population = { $player } сбрасывает карту «{ $card }» и увеличивает популяцию вида { $place }.
event-played = После быстрой игры { $player } остаётся с { $species ->
        [one] { $species } видом
        [few] { $species } видами
       *[many] { $species } видами
    } и { $cards ->
        [0] без карт
        [one] { $cards } картой
        [few] { $cards } картами
       *[many] { $cards } картами
    } в руке.
event-revealed = { $player } вскрывает свойство «{ $trait }» вида { $place }.
event-fertile-grew = { $player } увеличивает на 1 популяцию плодовитого вида { $place }.
event-fat-moved = { $player } даёт виду { $place } съесть { $amount ->
        [one] { $amount } фишку
        [few] { $amount } фишки
       *[many] { $amount } фишек
    } из жирового запаса.
event-food-shown = { $player } выкладывает на водопой карту «{ $card }».
event-hole-grows =
    { $amount ->
        [0] На водопое ничего не вырастает.
        [one] На водопое вырастает { $amount } растение.
        [few] На водопое вырастают { $amount } растения.
       *[many] На водопое вырастает { $amount } растений.
    }
event-hole-shrinks =
    { $amount ->
        [0] На водопое нет растений, которые могли бы исчезнуть.
        [one] С водопоя исчезает { $amount } растение.
        [few] С водопоя исчезают { $amount } растения.
       *[many] С водопоя исчезает { $amount } растений.
    }
event-ate-plants =
    { $player } даёт виду { $place } { $amount ->
        [0] запасти { $fat ->
            [one] { $fat } растение.
            [few] { $fat } растения.
           *[many] { $fat } растений.
        }
        [one] съесть { $amount } растение{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
        [few] съесть { $amount } растения{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
       *[many] съесть { $amount } растений{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
    }
event-ate-meat =
    { $player } даёт виду { $place } { $amount ->
        [0] запасти { $fat ->
            [one] { $fat } фишку мяса.
            [few] { $fat } фишки мяса.
           *[many] { $fat } фишек мяса.
        }
        [one] съесть { $amount } фишку мяса{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
        [few] съесть { $amount } фишки мяса{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
       *[many] съесть { $amount } фишек мяса{ $fat ->
            [0] {"."}
           *[other] {" "}и запасти { $fat }.
        }
    }
event-gored = Из-за рогов { $player } теряет единицу популяции вида { $place }.
event-attack-failed = Раненый вид { $place } больше не может напасть, и { $player } остаётся без добычи.
event-bitten = После нападения { $player } уменьшает на 1 популяцию вида { $place }.
event-extinct =
    { $player } теряет вымерший вид { $place } { $cards ->
        [0] и карт за него не берёт.
        [one] и берёт { $cards } карту за его свойства.
        [few] и берёт { $cards } карты за его свойства.
       *[many] и берёт { $cards } карт за его свойства.
    }
event-starved = Из-за голода { $player } уменьшает на { $amount } популяцию вида { $place }.
event-passed = { $player } пасует: делать нечего.
event-bagged = { $player } кладёт в мешочек { $amount ->
        [one] { $amount } фишку еды
        [few] { $amount } фишки еды
       *[many] { $amount } фишек еды
    }.
event-banked = { $amount ->
    [0] { $player } не собирает еды за этот раунд.
    [one] { $player } собирает за этот раунд { $amount } фишку еды.
    [few] { $player } собирает за этот раунд { $amount } фишки еды.
   *[many] { $player } собирает за этот раунд { $amount } фишек еды.
}

# Почему нельзя
no-not-in-hand = У вас в руке нет карты «{ $card }».
no-food-first = Сначала выберите карту для водопоя.
no-card-first = Сначала выберите карту, которую разыграете.
no-purpose-first = Сначала решите, как разыграть карту.
no-no-such-trait = У вида { $place } нет свойства «{ $trait }».
no-no-such-species = Вида { $place } там нет.
no-no-place-for-trait = Ни один ваш вид не может получить это свойство: оно уже есть или свойств уже { $limit }.
no-row-full = Ряд длиннее { $limit } видов здесь не поддерживается.
no-all-grown = У всех ваших видов { $purpose } уже достигает предела: { $limit }.
no-ends-only = Новый вид кладут с левого или правого края ряда.
no-grown = У вида { $place } { $purpose } уже достигает предела: { $limit }.
no-has-trait = У вида { $place } уже есть свойство «{ $trait }».
no-trait-limit = Свойств у вида { $place } уже { $limit }, больше нельзя.
no-no-such-leaf = Это свойство сейчас не срабатывает.
no-leaves-first = Сначала срабатывают ваши свойства с листочками.
no-must-feed = Пока можете, вы обязаны кормить: вид { $place } голоден и может есть.
no-pass-or-done = Ход, в котором ничего не сделано, заканчивают пасом, любой другой — ходом «Закончить ход».
no-already-fed = В этот ход вы уже кормили вид.
no-no-intelligence = У вида { $place } нет «Интеллекта».
no-no-cards = Для вида { $place } не осталось карт, которые можно сбросить.
no-thinks-in-attack = Вид { $place } — хищник: «Интеллект» помогает ему только при нападении.
no-no-room = У вида { $place } нет места для еды.
no-not-carnivore = Вид { $hunter } — не хищник.
no-not-hungry = Вид { $hunter } не голоден.
no-no-prey = Вид { $place } не находит жертвы, на которую мог бы напасть.
no-no-plants = Вид { $place } — хищник и растений не ест.
no-hole-empty = Водопой пуст: виду { $place } нечего есть.
no-full = Вид { $place } сыт.
no-hungry = Вид { $place } ещё голоден: сначала он ест, потом запасает.
no-no-hunter = У вас нет хищника.
no-hunter-first = Сначала отправьте на охоту вид { $hunter }, затем выберите жертву.
no-spend-first = Сначала выберите карту для сброса.
no-prey-first = Сначала выберите жертву.
no-too-much-surplus = Вид { $place } может запасти не больше { $most } из излишка.
no-surplus-first = Сначала решите, сколько излишка запасёт вид { $place }.
no-no-surplus = Сейчас ни у одного вида нет излишка с водопоя.
no-food-laid = Карты на водопой уже положены.
no-feeding-later = Виды кормят только после того, как все разыграют карты.
no-place-first = Сначала решите, куда положить карту.
no-playing-over = Карты разыгрывают и свойства сбрасывают до кормления; сейчас виды кормят.
no-leaves-over = Свойства с листочками в этом раунде уже сработали.
no-hunter-before-silence = Сначала отправьте на охоту вид { $hunter }, затем отключайте свойства.
no-no-clever-hunter = Ни у одного вашего голодного хищника нет «Интеллекта», поэтому отключить свойство нельзя.
no-reason-first = Сначала выберите вид, чей «Интеллект» использует карту.
no-itself = Вид не нападает сам на себя.
no-too-large = Он слишком велик: его размер — { $body }, вид { $hunter } нападает с размером { $size }, не хватает { $missing }.
no-hard-shell = Панцирь: считается размер { $body } против { $size } у вида { $hunter }, не хватает { $missing }.
no-climbing = Он лазает, а вид { $hunter } — нет.
no-burrowing = Он в норе: сыт (еды { $food }), виду { $hunter } его не достать.
no-herding = Стадность: виду { $hunter } нужна популяция больше { $population }, не хватает { $missing }.
no-symbiosis = Симбиоз: сосед справа крупнее ({ $larger } против { $body }), вид { $hunter } напасть не может.
no-warning-call = Сосед подаёт сигнал опасности: виду { $hunter } нужна «Засада!».
no-never-carnivore = Свойство «Хищник» отключить нельзя.
no-already-off = Свойство «{ $trait }» уже отключено.
no-not-on-table = Свойства «{ $trait }» нет на столе.
no-no-attack-left = Без свойства «{ $trait }» ни одно нападение уже не будет возможно.

score-food = Еда
score-population = Популяция
score-traits = Свойства

purpose-trait = свойство
purpose-species = новый вид
purpose-body = размер тела
purpose-population = популяция
side-left = слева
side-right = справа

trait-carnivore = Хищник
trait-ambush = Засада!
trait-pack_hunting = Охотничья стая
trait-intelligence = Интеллект
trait-fat_tissue = Жировой запас
trait-cooperation = Сотрудничество
trait-burrowing = Норное
trait-climbing = Лазящее
trait-hard_shell = Панцирь
trait-horns = Рога
trait-symbiosis = Симбиоз
trait-warning_call = Сигнал опасности
trait-fertile = Плодовитость
trait-foraging = Прожорливость
trait-scavenger = Падальщик
trait-defensive_herding = Стадность
trait-long_neck = Длинношеее

card-carnivore_0 = { trait-carnivore } 0
card-carnivore_1 = { trait-carnivore } 1
card-carnivore_2 = { trait-carnivore } 2
card-carnivore_3 = { trait-carnivore } 3
card-carnivore_4 = { trait-carnivore } 4
card-carnivore_5 = { trait-carnivore } 5
card-carnivore_6 = { trait-carnivore } 6
card-ambush_-3 = { trait-ambush } −3
card-ambush_-2 = { trait-ambush } −2
card-ambush_-1 = { trait-ambush } −1
card-ambush_0 = { trait-ambush } 0
card-ambush_1 = { trait-ambush } 1
card-ambush_2 = { trait-ambush } 2
card-ambush_3 = { trait-ambush } 3
card-pack_hunting_-3 = { trait-pack_hunting } −3
card-pack_hunting_-2 = { trait-pack_hunting } −2
card-pack_hunting_-1 = { trait-pack_hunting } −1
card-pack_hunting_0 = { trait-pack_hunting } 0
card-pack_hunting_1 = { trait-pack_hunting } 1
card-pack_hunting_2 = { trait-pack_hunting } 2
card-pack_hunting_3 = { trait-pack_hunting } 3
card-intelligence_-2 = { trait-intelligence } −2
card-intelligence_-1 = { trait-intelligence } −1
card-intelligence_0 = { trait-intelligence } 0
card-intelligence_4 = { trait-intelligence } 4
card-intelligence_5 = { trait-intelligence } 5
card-intelligence_6 = { trait-intelligence } 6
card-intelligence_7 = { trait-intelligence } 7
card-fat_tissue_-1 = { trait-fat_tissue } −1
card-fat_tissue_0 = { trait-fat_tissue } 0
card-fat_tissue_3 = { trait-fat_tissue } 3
card-fat_tissue_4 = { trait-fat_tissue } 4
card-fat_tissue_5 = { trait-fat_tissue } 5
card-cooperation_0 = { trait-cooperation } 0
card-cooperation_3 = { trait-cooperation } 3
card-cooperation_4 = { trait-cooperation } 4
card-cooperation_5 = { trait-cooperation } 5
card-burrowing_1 = { trait-burrowing } 1
card-burrowing_2 = { trait-burrowing } 2
card-burrowing_3 = { trait-burrowing } 3
card-burrowing_4 = { trait-burrowing } 4
card-burrowing_5 = { trait-burrowing } 5
card-climbing_1 = { trait-climbing } 1
card-climbing_2 = { trait-climbing } 2
card-climbing_3 = { trait-climbing } 3
card-climbing_4 = { trait-climbing } 4
card-climbing_5 = { trait-climbing } 5
card-hard_shell_1 = { trait-hard_shell } 1
card-hard_shell_2 = { trait-hard_shell } 2
card-hard_shell_3 = { trait-hard_shell } 3
card-hard_shell_4 = { trait-hard_shell } 4
card-hard_shell_5 = { trait-hard_shell } 5
card-horns_1 = { trait-horns } 1
card-horns_2 = { trait-horns } 2
card-horns_3 = { trait-horns } 3
card-horns_4 = { trait-horns } 4
card-horns_5 = { trait-horns } 5
card-symbiosis_1 = { trait-symbiosis } 1
card-symbiosis_2 = { trait-symbiosis } 2
card-symbiosis_3 = { trait-symbiosis } 3
card-symbiosis_4 = { trait-symbiosis } 4
card-symbiosis_5 = { trait-symbiosis } 5
card-warning_call_1 = { trait-warning_call } 1
card-warning_call_2 = { trait-warning_call } 2
card-warning_call_3 = { trait-warning_call } 3
card-warning_call_4 = { trait-warning_call } 4
card-warning_call_5 = { trait-warning_call } 5
card-fertile_2 = { trait-fertile } 2
card-fertile_3 = { trait-fertile } 3
card-fertile_4 = { trait-fertile } 4
card-fertile_5 = { trait-fertile } 5
card-fertile_6 = { trait-fertile } 6
card-fertile_7 = { trait-fertile } 7
card-foraging_2 = { trait-foraging } 2
card-foraging_3 = { trait-foraging } 3
card-foraging_4 = { trait-foraging } 4
card-foraging_5 = { trait-foraging } 5
card-foraging_6 = { trait-foraging } 6
card-foraging_7 = { trait-foraging } 7
card-scavenger_2 = { trait-scavenger } 2
card-scavenger_3 = { trait-scavenger } 3
card-scavenger_4 = { trait-scavenger } 4
card-scavenger_5 = { trait-scavenger } 5
card-scavenger_6 = { trait-scavenger } 6
card-scavenger_7 = { trait-scavenger } 7
card-defensive_herding_2 = { trait-defensive_herding } 2
card-defensive_herding_3 = { trait-defensive_herding } 3
card-defensive_herding_4 = { trait-defensive_herding } 4
card-defensive_herding_5 = { trait-defensive_herding } 5
card-defensive_herding_6 = { trait-defensive_herding } 6
card-defensive_herding_7 = { trait-defensive_herding } 7
card-defensive_herding_8 = { trait-defensive_herding } 8
card-long_neck_3 = { trait-long_neck } 3
card-long_neck_4 = { trait-long_neck } 4
card-long_neck_5 = { trait-long_neck } 5
card-long_neck_6 = { trait-long_neck } 6
card-long_neck_7 = { trait-long_neck } 7
card-long_neck_8 = { trait-long_neck } 8
card-long_neck_9 = { trait-long_neck } 9
