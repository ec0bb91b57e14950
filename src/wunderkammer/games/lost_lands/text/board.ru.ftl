# Слова на нарисованном столе.
board-letter-explorer = И
board-letter-crew = Э
board-letter-transport = Т
board-active = исследуем сейчас
board-to-come = впереди
board-unclaimed = не покорена
board-undrawn = ещё не открыта
board-initiative = Инициатива
board-unused = ничей
board-cartographers = Картографы
board-deck = Стопка
board-discard = Сброс
board-market = Рынок
board-in-hand = взята
board-empty-market = здесь пусто
board-sells = продажа: { $price }
board-patron = платит { $usual }, { $colour ->
    [red] красной ширме
    [blue] синей ширме
    [green] зелёной ширме
   *[yellow] жёлтой ширме
} { $own }
board-teams = Команды
board-team = Команда { $number }
board-purse = Ваш кошелёк: { $money } M£
board-screen = ваш меценат: { $patron }
board-bid = Ставка
board-won-short = Побед
board-artefacts = Артеф.

# Слова, которые есть только на столе в браузере.
board-lands = Экспедиции
board-players = Игроки
board-screens = Выбор ширмы
board-hand = Карта в руке
board-bank = Банк
board-rewards = Плата за силу
board-strength = Сила
board-order = Порядок выбора и ставки
board-purse-word = Ваш кошелёк
board-patron-word = Ваш меценат
board-artefacts-word = Артефакты
board-no-artefacts = без артефактов
board-won = { $count ->
    [one] победа
    [few] победы
   *[many] побед
}
board-going = отправляется в путь
board-loses = теряет карту
board-open = Ставка этого раунда
board-sealed = готово
board-thinking = думает …
board-you = вы
board-price = продажа: { $price } M£
board-kind-patron = Меценат
board-kind-special = Особая
board-does-risky_move = Откройте и разыграйте верхнюю карту
board-does-jetpack = Входит в команду картой любого вида
board-does-long_observation = Ваш маркер занимает место I
board-does-cartographer = Уходит в картографию

# Heard, not seen.
board-card-heard = { $kind } силы { $strength }, { $name }
board-nobody = пока никого
board-times = { $times ->
    [2] учитывается дважды
    [one] учитывается { $times } раз
    [few] учитывается { $times } раза
   *[many] учитывается { $times } раз
}
board-artefact-heard = артефакт ценностью
board-place-heard = Место
