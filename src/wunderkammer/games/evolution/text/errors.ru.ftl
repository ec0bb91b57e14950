# Что не так с набором чисел.
error-pack-no-card = В figures.cards должна быть хотя бы одна карта.
error-pack-card = figures.cards: карты «{ $card }» нет; у её свойства другие числа еды.
error-pack-copies = figures.cards: карт «{ $card }» не может быть больше { $most }.

# Что не так с позицией.
error-not-null = { $path } — только null.
error-species-many = { $path }.species: видов не может быть больше { $most }.
error-traits-many = { $path }.cards: свойств не может быть больше { $most } (EV-03).
error-trait-twice = { $path }.cards: одно свойство стоит дважды (EV-09).
error-face-down = { $path }.face_down должно говорить true или false о каждой карте.
error-fat = { $path }.fat требует свойства «{ trait-fat_tissue }» (EV-34).
error-waiting-trait = { $path }.waiting называет свойство, которого у вида нет.
error-few-seats = state.seats — не меньше { $least }.
error-before-quick = state.before содержит стол до одновременного розыгрыша карт ровно столько, сколько он длится.
error-card-count = Карт { $card } в state — { $count }, а в игре их { $copies }.
error-deck-size = В state.deck должно быть deck_size карт, а вдвоём — ещё и те, что пока не лежат в aside (EV-02).
error-aside = state.aside заполняется, когда у двух игроков закончилась колода, и только тогда.
error-fresh-early = state.players[{ $seat }].fresh до первой перетасовки должно быть пустым.
error-fresh-short = state.players[{ $seat }].fresh должно содержать по меньшей мере карты колоды.
error-turn-order = state.agenda: игроки ходят по очереди, начиная с первого, каждый по одному разу (EV-08).
error-lane-decision = state.lanes[{ $seat }] — не то решение, которое место { $seat } может принимать сейчас.
error-lot = state.first_player и state.round заданы тогда и только тогда, когда брошен жребий.
error-last-round = state.last_round — 0, этот раунд или следующий.
error-last-round-known = state.last_round известен, как только закончилась колода, а в конце игры — достигнут.
error-leaves-wait = Свойства с листочками ждут, только пока выбирают их порядок.
error-traits-hidden = Свойства лежат лицом вниз только до раскрытия (EV-13).
error-food-cards = state.players: карты еды лежат у водопоя только до раскрытия (EV-16).
error-off-outside = Вне нападения state.off должно быть пустым (EV-50).
error-off-carnivore = state.off не может называть свойство «{ trait-carnivore }» (EV-50).
error-passes = Пока кто-то кормит, state.passes меньше числа мест (EV-24).
