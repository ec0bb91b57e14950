# Wörter auf dem gezeichneten Tisch.
board-letter-explorer = E
board-letter-crew = C
board-letter-transport = T
board-active = hier geht es hin
board-to-come = kommt noch
board-unclaimed = unbezwungen
board-undrawn = noch verdeckt
board-initiative = Initiative
board-unused = unbenutzt
board-cartographers = Kartografen
board-deck = Stapel
board-discard = Ablage
board-market = Markt
board-in-hand = genommen
board-empty-market = hier liegt nichts
board-sells = Verkauf: { $price }
board-patron = zahlt { $usual }, { $colour ->
    [red] dem roten Schirm
    [blue] dem blauen Schirm
    [green] dem grünen Schirm
   *[yellow] dem gelben Schirm
} { $own }
board-teams = Teams
board-team = Team { $number }
board-purse = Deine Börse: { $money } M£
board-screen = dein Mäzen: { $patron }
board-bid = Gebot
board-won-short = Siege
board-artefacts = Artef.

# Wörter, die nur auf dem Tisch im Browser stehen.
board-lands = Expeditionen
board-players = Spieler
board-screens = Schirm wählen
board-hand = In der Hand
board-bank = Bank
board-rewards = Lohn der Stärke
board-strength = Stärke
board-order = Reihenfolge beim Nehmen und die Gebote
board-purse-word = Deine Börse
board-patron-word = Dein Mäzen
board-artefacts-word = Artefakte
board-no-artefacts = keine Artefakte
board-won = { $count ->
    [one] Sieg
   *[other] Siege
}
board-going = bricht auf
board-loses = verliert eine Karte
board-open = Das Gebot dieser Runde
board-sealed = verdeckt
board-thinking = bietet …
board-you = du
board-price = Verkauf: { $price } M£
board-kind-patron = Mäzen
board-kind-special = Sonderkarte
board-does-risky_move = Oberste Karte aufdecken und sofort spielen
board-does-jetpack = Kommt als beliebige Art in ein Team
board-does-long_observation = Dein Marker rückt auf Platz I
board-does-cartographer = Geht ins Kartenzimmer

# Heard, not seen.
board-card-heard = { $kind } der Stärke { $strength }, { $name }
board-nobody = noch niemand
board-times = { $times ->
    [2] zählt doppelt
   *[other] zählt { $times }-fach
}
board-artefact-heard = Artefakt im Wert von
board-place-heard = Platz
