# Was an einem Paket mit Zahlen nicht stimmt.
error-pack-bonus = { $path } darf nur coins, token, seal, expert oder animal geben.
error-pack-behaviour = { $path } muss eine andere Aktion als publish sein und etwas geben, das ein KI-Gegner besitzen kann.
error-pack-behaviour-expedition = { $path } muss vp geben, denn es ist eine Expedition.
error-pack-expert = { $path } kann nicht „{ $gain }“ sein, wenn when „{ $moment }“ ist.
error-pack-category = { $path } nennt „{ $category }“, wo eine Kategorie der Gruppe „{ $group }“ stehen muss.
error-pack-slots = { $path } muss etwas sein, das man sofort erhalten kann.
error-pack-continents = { $path } braucht { $cards } Karten von jedem Kontinent, nicht { $given }.
error-pack-round-tokens = round_tokens.copies muss mindestens { $rounds } Rundenplättchen ergeben, eines für jede Runde.

# Was an einer Stellung nicht stimmt.
error-card-count = state enthält die Karte { $card } { $count }-mal; { $wanted } muss es sein.
error-no-such-owner = state gibt Platz { $seat } Karten oder Würfel, aber diesen Platz gibt es nicht.
error-only-rivals = state.rivals muss mindestens einen Platz einem Menschen lassen.
error-rival-card-twice = state.rivals gibt zwei KI-Gegnern dieselbe Karte, aber jede ist nur einmal da.
error-priority-of-people = state.priority nennt für jeden KI-Gegner jeden Kontinent einmal und für Menschen keinen.
error-priority-drawn = state.priority von Platz { $seat } muss so weit gezogen sein, wie state.agenda es sagt.
error-active-elsewhere = state.active[{ $place }] nennt { $expert }, aber diese Karte liegt nicht in dem Stapel.
error-active-of-rival = state.active[{ $place }] nennt die Karte eines KI-Gegners, der nie eine benutzt.
error-markers-unstudied = state.markers.{ $animal } ist nur bei einem Tier in Erforschung möglich und nur in einer Kategorie, die auf der Karte steht.
error-markers-on-fossil = state.markers.{ $animal }: Auf einem Fossil liegt höchstens ein Marker.
error-agenda-twice = state.agenda enthält einen Schritt zweimal, den jeder Platz nur einmal hat.
error-round-of-set-up = state.round ist während des Aufbaus 0, und nur dann.
error-urn-short = state.urn muss für jede der { $rounds } kommenden Runden ein Rundenplättchen enthalten.
error-deck-empty = { $path } darf nicht leer sein, wenn eine Karte fällig ist.
error-visit-academy = state.academy muss ein Tier für den Besuch in state.agenda enthalten.
error-visit-spare-expert = state.university muss für den Besuch in state.agenda außer der kostenlosen Karte noch eine weitere enthalten.
error-visit-spare-animal = state.academy muss für den Besuch in state.agenda außer dem kostenlosen Tier noch ein weiteres enthalten.
error-dice-of-a-colour = state hat mehr als { $most } Würfel einer Farbe.
error-dice-each-early = state.dice_each muss { $usual } sein, solange das Rundenplättchen verdeckt ist.
error-dice-rolled-early = state.rolled muss leer sein, wenn niemand Würfel legt.
error-dice-and-turns = state.board enthält { $dice } Würfel, aber { $turns } Züge stehen noch aus.
error-dice-between-rounds = state.board muss zwischen den Zügen zweier Runden leer sein.
error-dice-placed-early = state.areas und state.cells müssen zu Beginn einer Runde leer sein.
error-dice-on-boards = state.board muss die Würfel jedes Platzes enthalten, soweit sie gelegt sind.
error-dice-rolled = state.rolled muss die Würfel enthalten, die gezogen und noch nicht gelegt sind.
error-dice-in-bag = state.bag muss alle Würfel enthalten, die noch nicht gezogen sind.
error-dice-in-slot = state.board hat in einem Feld von Platz { $seat } zu viele Würfel.
