# Что не так с набором чисел.
error-pack-cartographers = copies.cartographer — { $given }, а для экспедиции картографов нужно { $needed }.
error-pack-market = market.size[{ $at }] — { $size }, но при { $players } игроках каждый берёт по карте.
error-pack-deck = copies: карт в колоде { $total }, а одни лишь команды и рынок могут вместить { $needed }.
error-pack-money = start.money — не больше { $most }.

# Что не так с позицией.
error-same-decision = state.agenda дважды требует одного и того же решения.
error-held-twice = state.{ $name } содержит что-то дважды; пустые места — −1 или null.
error-order = state.order должно содержать каждое место ровно один раз.
error-team-kind = state.teams[{ $at }] содержит { $card } — карту другого вида.
error-card-count = Карт { $card } в state — { $count }, а в игре их { $copies }.
error-expeditions-laid = state.expeditions заполняется слева — настолько, насколько говорит state.agenda.
error-screens-chosen = state.screens может быть null только у тех мест, которые в state.agenda ещё выбирают ширму.
error-track-filled = state.track заполняется с начала — настолько, насколько говорит state.agenda.
error-track-whole = После подготовки state.track должен содержать фишку каждого места.
error-bids-too-high = state.bids не может превышать state.money.
error-market-order = В state.market сначала стоят карты, а пустые места (null) — в конце.
error-market-short = В state.market меньше карт, чем игроков, которые ещё выбирают.
error-market-full = state.market заполнен, но шаг «market» требует ещё одну карту.
error-deck-empty = state.deck не может быть пустым, когда нужна карта.
error-market-outside = Вне раунда state.market должен быть пустым.
error-teams-early = До первого раунда state.teams должно быть пустым.
error-expeditions-over = По state.active все экспедиции завершены, а state.agenda продолжается.
error-owners-early = state.owners называет победителя экспедиции, которая ещё впереди.
error-artefacts-many = В state.artefacts больше находок одной ценности, чем могли принести прошедшие экспедиции.
error-going-outside = Вне экспедиции state.going должно быть 0.
error-going-empty = state.going отправляет команду { $team } места { $seat }, в которой нет ни одной карты.
error-winner-early = state.winner — −1, пока не известна сильнейшая команда.
error-turn-impossible = По state.turns место { $seat } сменило роль реактивного ранца, что было невозможно.
error-turn-taken = По state.turns место { $seat } сменило роль реактивного ранца на ту, которая в команде уже есть.
