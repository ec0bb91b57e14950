board-round = Раунд { $round } из { $rounds }
board-before-rounds = Перед первым раундом
board-first = Первый игрок:
board-bank-free = банк: свободен
board-bank-used = банк: посещён
board-first-to-bank = + право первого хода
board-first-was-in-bank = первый игрок определён
board-decks = колоды: животные { $animals }, эксперты { $experts }
board-university = Университет
board-academy = Академия
board-expeditions = Экспедиции
board-purse = { $coins } ¢ · жетоны экспедиции: { $tokens } · печати: { $seals } · репутация { $cell }
board-vp = { $vp } ПО
board-face-down = лицом вниз:
board-published = Опубликовано:
board-die = Кубик в руке:
board-rolled = Выпало, по порядку размещения:
board-deck = Колоды:
board-discard = Сброс:
board-animal-deck = животных в колоде
board-expert-deck = экспертов в колоде
board-animal-discard = сброшенные животные: { $cards }
board-expert-discard = сброшенные эксперты: { $cards }
board-gone = вне игры: { $cards }
board-round-tokens = Жетоны будущих раундов:
board-fossil-value = нужно ровно { $value }
board-marked = { $category } (маркер)
board-houses = Здания
board-experts = Ваши эксперты
board-animals = Ваши животные
board-belongings = Животные: { $animals }, эксперты: { $experts }
board-cell = { $cell }/{ $cells }
board-cell-points = { $points ->
    [one] +{ $points } очко экспедиции
    [few] +{ $points } очка экспедиции
   *[many] +{ $points } очков экспедиции
}
board-embassy-gives = от { $least } до { $most } жетонов экспедиции
board-academy-gives = от { $least } до { $most } очков репутации
board-owed = Предстоит выбрать:
board-rival = Соперник-ИИ:
board-priority = Предпочитает:
board-free-place = свободное место { $place }
board-stage-world = Мир
board-stage-halls = Залы
board-stage-book = Книга
board-stage-desks = Столы
board-in-front = Что лежит впереди
board-blank-page = Здесь пока ничего не опубликовано.
board-collection = { $name }: { $size }, в конце даёт { $vp } ПО
# The legend.
board-sign-exact = кубик ровно с этим числом
board-sign-gone = вне игры
board-sign-vp = победные очки (ПО)
