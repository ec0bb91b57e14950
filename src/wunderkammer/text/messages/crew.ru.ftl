# Бригады на нескольких машинах.
crew-hosts = Кто играл
crew-host = машина
crew-workers = процессы
crew-tasks = задания
crew-share = доля
crew-lost = потеряно
crew-refused = отклонено
crew-results = результаты
crew-alike = как у других
crew-deviating = отличаются
crew-too-few = слишком мало для сравнения
