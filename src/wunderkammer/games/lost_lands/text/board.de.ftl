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
