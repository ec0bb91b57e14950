# Уроки: учитель за столом.
lesson-not-asked = Так сходить можно, но этот шаг о другом. Посмотрите, что подсвечено, и попробуйте ещё раз.
no-not-asked = { $why }
no-undo-lesson = Урок идёт только вперёд. Его можно в любой момент начать заново.
web-lesson-step = шаг { $number } из { $count }
web-lesson-on = Дальше
web-lesson-show = Покажите
web-lesson-where = Где это?
web-lesson-free = Оставить урок и играть дальше
web-lesson-leave = Все уроки
web-lesson-finished = Урок пройден. Дальше вы играете свободно: партия продолжается против слабого бота.
web-lesson-left = Вы оставили урок и играете свободно против слабого бота.

# Страница уроков.
web-learn = Учиться
web-learn-title = { $game }: учимся играть
web-learn-intro = Рядом с вами садится учитель. Вы играете с первой минуты, и каждый шаг говорит только об одном. Уйти и вернуться можно когда угодно.
web-learn-none = Уроков для этой игры пока нет.
web-lesson-begin = Начать
web-lesson-again = Начать заново
web-lesson-go-on = Продолжить с шага { $number } из { $count }
web-lesson-done = пройден
web-first-match = Ваша первая партия
web-first-match-about = Один слабый бот, расклад для первой игры, если он есть в правилах, и советы рядом с вашими решениями.
web-first-match-begin = Сыграть первую партию
web-play-usual = Играть сразу, как обычно
web-tips-off = Без советов
ui-lesson-enter = Enter — дальше, «{ $free }» — оставить урок и играть, q — выйти.
ui-lesson-move = Введите ход, отмеченный ▸; «{ $free }» — оставить урок и играть, q — выйти.
ui-lesson-kept = Урок вас ждёт: та же команда его продолжит.
web-glossary = Знаки и карты
