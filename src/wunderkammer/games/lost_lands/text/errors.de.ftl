# Was an einem Paket mit Zahlen nicht stimmt.
error-pack-cartographers = copies.cartographer ist { $given }, doch eine Expedition braucht { $needed }.
error-pack-market = market.size[{ $at }] ist { $size }, doch von { $players } Spielern nimmt jeder eine Karte.
error-pack-deck = copies ergibt einen Stapel mit { $total } Karten; allein Teams und Markt können { $needed } aufnehmen.
error-pack-money = start.money darf höchstens { $most } sein.

# Was an einer Stellung nicht stimmt.
error-same-decision = state.agenda verlangt dieselbe Entscheidung zweimal.
error-held-twice = state.{ $name } enthält etwas zweimal; leere Plätze sind −1 oder null.
error-order = state.order muss jeden Platz genau einmal enthalten.
error-team-kind = state.teams[{ $at }] enthält { $card }, eine Karte einer anderen Art.
error-card-count = state enthält die Karte { $card } { $count }-mal; es gibt sie { $copies }-mal.
error-expeditions-laid = state.expeditions muss von links belegt sein, so weit, wie state.agenda sagt.
error-screens-chosen = state.screens darf genau für die Plätze null sein, die in state.agenda noch wählen.
error-track-filled = state.track muss von vorn belegt sein, so weit, wie state.agenda sagt.
error-track-whole = state.track muss nach dem Aufbau den Marker jedes Platzes enthalten.
error-bids-too-high = state.bids darf nicht höher sein als state.money.
error-market-order = In state.market stehen zuerst die Karten und zuletzt die leeren Felder (null).
error-market-short = state.market hat weniger Karten, als noch Spieler wählen.
error-market-full = state.market ist voll, doch der Schritt „market“ verlangt noch eine Karte.
error-deck-empty = state.deck darf nicht leer sein, wenn eine Karte fällig ist.
error-market-outside = state.market muss außerhalb einer Runde leer sein.
error-teams-early = state.teams muss vor der ersten Runde leer sein.
error-expeditions-over = Nach state.active sind alle Expeditionen vorbei, doch state.agenda geht weiter.
error-owners-early = state.owners nennt, wer eine Expedition gewann, die noch bevorsteht.
error-artefacts-many = state.artefacts enthält von einem Wert mehr, als die bisherigen Expeditionen gebracht haben können.
error-going-outside = state.going muss außerhalb einer Expedition 0 sein.
error-going-empty = state.going schickt Team { $team } von Platz { $seat } los, das keine Karte hat.
error-winner-early = state.winner muss −1 sein, solange das stärkste Team nicht feststeht.
error-turn-impossible = state.turns lässt Platz { $seat } einen Raketenrucksack umwandeln, der nicht umgewandelt worden sein kann.
error-turn-taken = state.turns lässt Platz { $seat } einen Raketenrucksack in eine Art umwandeln, die das Team schon hat.
