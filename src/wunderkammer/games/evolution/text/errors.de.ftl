# Was an einem Paket mit Zahlen nicht stimmt.
error-pack-no-card = figures.cards muss mindestens eine Karte enthalten.
error-pack-card = figures.cards: Es gibt keine Karte „{ $card }“; ihr Merkmal kommt mit anderen Nahrungszahlen vor.
error-pack-copies = figures.cards enthält „{ $card }“ mehr als { $most }-mal.

# Was an einer Stellung nicht stimmt.
error-not-null = { $path } muss null sein.
error-species-many = { $path }.species hat mehr als { $most } Arten.
error-traits-many = { $path }.cards hat mehr als { $most } Merkmale (EV-03).
error-trait-twice = { $path }.cards hat ein Merkmal zweimal (EV-09).
error-face-down = { $path }.face_down muss für jede Karte true oder false sagen.
error-fat = { $path }.fat setzt das Merkmal { trait-fat_tissue } voraus (EV-34).
error-waiting-trait = { $path }.waiting nennt ein Merkmal, das die Art nicht hat.
error-few-seats = state.seats muss mindestens { $least } sein.
error-before-quick = state.before muss genau so lange den Tisch vor dem gleichzeitigen Ausspielen enthalten, wie dieses dauert.
error-card-count = state enthält die Karte { $card } { $count }-mal; es gibt sie { $copies }-mal.
error-deck-size = state.deck muss deck_size Karten enthalten, zu zweit auch die, die noch nicht in aside liegen (EV-02).
error-aside = state.aside muss gefüllt sein, sobald zu zweit der Stapel aufgebraucht ist, und nur dann.
error-fresh-early = state.players[{ $seat }].fresh muss vor dem ersten Mischen leer sein.
error-fresh-short = state.players[{ $seat }].fresh muss mindestens die Karten des Stapels enthalten.
error-turn-order = state.agenda: Ab dem Startspieler ist jeder der Reihe nach einmal dran (EV-08).
error-lane-decision = state.lanes[{ $seat }] ist keine Entscheidung, die Platz { $seat } hier treffen kann.
error-lot = state.first_player und state.round müssen genau dann gesetzt sein, wenn gelost wurde.
error-last-round = state.last_round muss 0, diese oder die nächste Runde sein.
error-last-round-known = state.last_round muss feststehen, sobald der Stapel aufgebraucht ist, und am Spielende erreicht sein.
error-leaves-wait = Blattmerkmale warten nur, solange ihre Reihenfolge gewählt wird.
error-traits-hidden = Merkmale liegen nur bis zum Aufdecken verdeckt (EV-13).
error-food-cards = state.players: Nahrungskarten liegen nur bis zum Aufdecken am Wasserloch (EV-16).
error-off-outside = state.off muss außerhalb eines Angriffs leer sein (EV-50).
error-off-carnivore = state.off kann { trait-carnivore } nicht nennen (EV-50).
error-passes = state.passes muss kleiner als die Zahl der Plätze sein, solange jemand füttert (EV-24).
