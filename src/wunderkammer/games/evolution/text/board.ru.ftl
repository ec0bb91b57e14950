board-round = Раунд { $round }
board-round-last = Раунд { $round } (последний)
board-round-next = Раунд { $round } (следующий — последний)
board-hole = Водопой: { $tokens }
board-deck = Колода: { $cards }
board-discard = Сброс: { $cards }
board-discarded = В сбросе
board-off = Отключено: { $traits }
board-first = первый игрок
board-winner = победитель
board-bag = Мешочек: { $tokens }
board-cards = Рука: { $cards }
board-food-card = карта еды выложена
board-hand = Ваша рука
board-empty = нет карт
board-number = №
board-body = Тело
board-population = Поп.
board-food = Еда
board-fat = Жир
board-traits = Свойства
board-face-down = лицом вниз
board-no-species = нет видов

# В браузере
board-watering-hole = Водопой
board-phase-cards = Новые карты
board-phase-food = Карты еды
board-phase-play = Розыгрыш карт
board-phase-feed = Кормление
board-turn = ходит
board-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-species = { $player }, вид { $place }: размер тела { $body }, популяция { $population }, еда { $food }, жир { $fat }
board-fat-tokens = Запасено жира: { $tokens }
board-food-number = число еды
board-food-of = Карта еды лицом вниз ({ $player })
board-food-own = Ваша карта еды: { $card }
board-food-coming = добавятся перед кормлением
board-new-left = Новый вид слева
board-new-right = Новый вид справа
board-hunts = на охоте
board-prey = можно напасть
board-protected = напасть нельзя
board-keep = Закончить розыгрыш
board-leave-surplus = Оставить там
board-store-surplus = Запасти { $amount }
board-help-carnivore = Нападает на виды меньше себя и ест только мясо.
board-help-ambush = При нападении не замечает «Сигнала опасности».
board-help-pack_hunting = При нападении его размер — тело плюс популяция.
board-help-intelligence = Сбросьте карты с руки: за каждую две фишки растений, а хищнику — одно отключённое на время нападения свойство.
board-help-fat_tissue = Запасает лишнюю еду на следующий раунд, не больше размера тела.
board-help-cooperation = Когда этот вид берёт еду, ваш вид справа берёт одну такую же.
board-help-burrowing = На сытый вид нельзя напасть.
board-help-climbing = Напасть может только лазящий хищник.
board-help-hard_shell = При нападении на него размер тела считается на четыре больше.
board-help-horns = Напавший сначала теряет одну популяцию.
board-help-symbiosis = Нельзя напасть, пока ваш вид справа крупнее.
board-help-warning_call = На соседей этого вида в ряду можно напасть только из засады.
board-help-fertile = Перед вскрытием карт еды: популяция +1, если на водопое есть растения.
board-help-foraging = Когда берёт растения, берёт на одно больше.
board-help-scavenger = Берёт одно мясо, когда кто-нибудь ранен при нападении.
board-help-defensive_herding = Напасть может только хищник с большей популяцией.
board-help-long_neck = Перед вскрытием карт еды: берёт одно растение из запаса.
