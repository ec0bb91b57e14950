lesson-first = Карты и ставки
lesson-first-about = Первые тайные решения плавания.
lesson-first-charts = У вас три морские карты; каждая ведёт своим путём.
lesson-first-pick = Выберите побережье.
lesson-first-pick-not = Побережье — самый надёжный путь для начала.
lesson-first-stake = Теперь поставьте на него одну или две монеты.
lesson-first-stake-1 = Одна монета — осторожная ставка.
lesson-first-stake-2 = Две монеты — смелая ставка.
