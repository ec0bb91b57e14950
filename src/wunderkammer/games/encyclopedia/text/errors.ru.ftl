# Что не так с набором чисел.
error-pack-bonus = { $path } — это coins, token, seal, expert или animal и ничего больше.
error-pack-behaviour = { $path }: здесь должно быть действие, кроме publish, и награда, которую может хранить соперник-ИИ.
error-pack-behaviour-expedition = { $path }: здесь награда — только vp, потому что это экспедиция.
error-pack-expert = { $path } не может быть «{ $gain }», если when — «{ $moment }».
error-pack-category = { $path }: «{ $category }» стоит там, где нужна категория группы «{ $group }».
error-pack-slots = { $path } — то, что участник может получить сразу.
error-pack-continents = { $path }: карт каждой части света должно быть { $cards }, а не { $given }.
error-pack-round-tokens = round_tokens.copies: жетонов должно быть не меньше { $rounds } — по одному на раунд.

# Что не так с позицией.
error-card-count = state: карт { $card } — { $count }, а должно быть { $wanted }.
error-no-such-owner = state: карты или кубики лежат у места { $seat }, а такого места нет.
error-only-rivals = state.rivals: хотя бы одно место должно остаться человеку.
error-rival-card-twice = state.rivals: одна и та же карта у двух соперников-ИИ, а каждая карта одна.
error-priority-of-people = state.priority: у соперника-ИИ каждая часть света названа один раз, у людей — ни одного.
error-priority-drawn = state.priority: приоритет места { $seat } должен быть вытянут настолько, насколько говорит state.agenda.
error-active-elsewhere = state.active[{ $place }]: эксперта { $expert } нет в этой стопке.
error-active-of-rival = state.active[{ $place }]: соперник-ИИ не пользуется экспертами, активных у него не бывает.
error-markers-unstudied = state.markers.{ $animal }: маркеры лежат только на изучаемом животном и только в категориях, указанных на карте.
error-markers-on-fossil = state.markers.{ $animal }: на ископаемом не больше одного маркера.
error-agenda-twice = state.agenda: шаг, который бывает у каждого места один раз, встречается дважды.
error-round-of-set-up = state.round равен 0 во время подготовки и только тогда.
error-urn-short = state.urn: нужен жетон для каждого из оставшихся раундов, а их { $rounds }.
error-deck-empty = { $path }: колода не может быть пустой, когда из неё берут карту.
error-visit-academy = state.academy: для посещения, указанного в state.agenda, нужно животное.
error-visit-spare-expert = state.university: для посещения, указанного в state.agenda, кроме бесплатного эксперта нужен ещё один.
error-visit-spare-animal = state.academy: для посещения, указанного в state.agenda, кроме бесплатного животного нужно ещё одно.
error-dice-of-a-colour = state: кубиков одного цвета больше, чем { $most }.
error-dice-each-early = state.dice_each должно быть { $usual }, пока жетон раунда не открыт.
error-dice-rolled-early = state.rolled должно быть пусто, если никто не расставляет кубики.
error-dice-and-turns = state.board: кубиков — { $dice }, а ходов осталось { $turns }.
error-dice-between-rounds = state.board: между ходами двух раундов кубиков на планшетах нет.
error-dice-placed-early = state.areas и state.cells в начале раунда пусты.
error-dice-on-boards = state.board: у каждого места столько кубиков, сколько уже расставлено.
error-dice-rolled = state.rolled: здесь все вытянутые и ещё не расставленные кубики.
error-dice-in-bag = state.bag: здесь все ещё не вытянутые кубики.
error-dice-in-slot = state.board: в одной из ячеек места { $seat } слишком много кубиков.
