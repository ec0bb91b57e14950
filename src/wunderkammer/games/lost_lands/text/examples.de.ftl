glossary-expedition = Expeditionen
glossary-card = Karten

example-payment = Zwei Spieler stehen auf den Plätzen III und IV. Der erste zahlt 2 M£, der zweite 1 M£.
example-cartographer = Ein Kartograf wird aufgedeckt: Er kommt in seinen eigenen Bereich, und eine andere Karte nimmt seinen Platz im Markt ein.
example-higher-bid = 3 M£ gegen 2 M£: Wer mehr geboten hat, wählt zuerst.
example-equal-bids = Beide bieten 3 M£. Der bessere Platz gilt als das höhere Gebot und rückt vor, der andere ist der letzte.
example-second-choice = Der zweite Spieler wählt zwischen zwei Karten, und die letzte wird abgeworfen.
example-sale = Ein schwacher Transport wird für die 4 M£ in seiner Ecke verkauft.
example-replaced = Ein Raketenrucksack kommt als Entdecker in ein Team, das schon einen hat: Lady Augusta muss ohne Bezahlung gehen.
example-strength = Entdecker 4 und Crew 3, in Avalon jeweils einfach gezählt: Stärke 7.
example-patron = Die Baronin zahlt dem Besitzer des roten Sichtschirms 7 statt 5 M£.
example-jetpack = Ein Raketenrucksack gründet als Entdecker ein zweites Team. In Shangri-La zählen Entdecker doppelt: Stärke 4.
example-long-observation = Die Lange Beobachtung bringt ihren Spieler auf Platz I; alle vor ihm rücken einen Platz zurück.
example-expedition = Stärke 7 verdient 8 M£ und gewinnt gegen 6. Artefakte gehen nach Plätzen: II findet 4, III findet 2.
example-loss = Die Karte des Siegers wählt der Gegner, die des Verlierers der Spieler selbst. In der nächsten Expedition zählt anderes.
