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
