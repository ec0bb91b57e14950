lesson-first = Karten und Einsätze
lesson-first-about = Die ersten geheimen Entscheidungen einer Reise.
lesson-first-charts = Du hast drei Seekarten; jede führt woandershin.
lesson-first-pick = Wähle die Küste.
lesson-first-pick-not = Die Küste ist der sicherste Weg für den Anfang.
lesson-first-stake = Setze nun eine oder zwei Münzen darauf.
lesson-first-stake-1 = Eine Münze ist ein vorsichtiger Einsatz.
lesson-first-stake-2 = Zwei Münzen sind ein kühner Einsatz.
