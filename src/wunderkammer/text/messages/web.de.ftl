# Auf dem Spielplan.
web-not-now = Jetzt nicht möglich
web-possible = Das ist jetzt möglich.
web-several-moves = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-board = Der Spielplan
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-zoom-whole = Alles zeigen
web-legend = Was die Zeichen bedeuten
web-skip = Zum Ende springen
web-step = Nächster Zug
web-which-move = Welcher Zug?
web-close = Schließen

# Auf jeder Seite.
web-skip-link = Zum Inhalt
web-tools = Deine Partien und Einstellungen
web-mine = Meine Partien
web-account = Konto
web-language = Sprache
web-preferences = Sprache, hell oder dunkel
web-unknown-language = „{ $lang }“ ist keine Sprache dieses Kabinetts; wähle oben eine andere.
web-theme = Hell oder dunkel
web-theme-light = Helles Papier
web-theme-dark = Dunkles Studierzimmer
web-pace = Züge der anderen
web-pace-normal = Normal
web-pace-slow = Langsamer
web-pace-steps = Schritt für Schritt
web-offline = Keine Verbindung zum Tisch; sie kommt von selbst wieder.
web-compiling = Die Regeln werden im Hintergrund noch kompiliert. Ein, zwei Minuten lang sind die Seiten langsamer, und Bots denken höchstens 3 Sekunden nach; sie spielen so lange schwächer.
web-to-shelf = Zum Spieleregal

# Das Regal.
web-lobby-title = Ein Kabinett naturkundlicher Spiele
web-lobby-intro = Nimm ein Spiel aus dem Regal: Ein Klick setzt dich gegen einen Bot an den Tisch, ein anderer lässt dich alles wählen.
web-begin-with = Zum ersten Mal hier? Beginne mit „{ $game }“
web-shelf = Das Regal
web-facts = { $seats } Personen, { $minutes } Minuten
web-weight = Anspruch { $weight } von 5
web-play-now = Sofort spielen
web-set-up = Partie einrichten …
web-rules = Regeln
web-mine-waiting = Deine laufenden Partien
web-mine-none = Du hast noch keine Partien. Nimm ein Spiel aus dem Regal: Ein Klick, und du sitzt am Tisch.
web-open-tables = Tische mit freiem Platz
web-running = Partien zum Zuschauen
web-your-turn = Du bist am Zug
web-turn-of = Am Zug: { $names }
web-state-waiting = Wartet auf Mitspielende
web-state-playing = Läuft
web-state-over = Beendet
web-level = Stufe { $number }
web-stage = { $number ->
    [0] Vorbereitung
   *[other] Runde { $number }
}
web-clock-left = noch { $time }
web-clock-over = Zeit abgelaufen
web-ago-now = letzter Zug eben
web-ago-minutes = letzter Zug vor { $count } min
web-ago-hours = letzter Zug vor { $count } h
web-ago-days = { $count ->
    [one] letzter Zug vor { $count } Tag
   *[other] letzter Zug vor { $count } Tagen
}
web-remove = Entfernen
web-remove-title = { $title }: aus meinen Partien entfernen
web-remove-removed = Niemand sonst spielt hier mit: Die Partie wird mit allen Zügen endgültig entfernt.
web-remove-freed = Dein Platz wird wieder frei; die anderen bleiben am Tisch.
web-remove-given-up = Du gibst auf: Ein Bot bekommt deinen Platz und spielt zu Ende, und die anderen sehen das. Zurückkommen kannst du nicht.
web-remove-hidden = Die Partie verschwindet aus deiner Liste; die anderen behalten sie.
web-remove-do = Entfernen
web-remove-give-up = Aufgeben
web-remove-not = Behalten
web-upload-link = Eine Partie aus einer Aufzeichnung öffnen

# Eine neue Partie.
web-create-title = { $title }: eine neue Partie
web-who-plays = Wer spielt mit?
web-who-help = Mehrere an diesem Bildschirm reichen ihn weiter; ein Vorhang verdeckt, was andere nicht sehen dürfen.
web-who-me = Ich
web-who-here = Noch jemand an diesem Bildschirm
web-who-guest = Jemand mit Einladungslink
web-who-rival = KI-Gegner des Regelhefts
web-who-none = Niemand
web-bot-level1 = Bot: Stufe 1, Anfänger
web-bot-level2 = Bot: Stufe 2, Gelegenheitsspieler
web-bot-level3 = Bot: Stufe 3, solide
web-bot-level4 = Bot: Stufe 4, stark
web-bot-level5 = Bot: Stufe 5, Meister
web-bot-random = Bot ohne Stufe: zufällige Züge
web-bot-quick = Bot ohne Stufe: schnelle Pläne
web-bot-greedy = Bot ohne Stufe: sorgfältige Pläne
web-rival-name = KI-Gegner { $number }
web-name = Name
web-name-of = Name auf Platz { $number }
web-options = Optionen und Varianten
web-table = Der Tisch
web-match-name = Name der Partie (freiwillig)
web-public = Öffentlich
web-public-help = Alle auf diesem Server finden den Tisch, können freie Plätze einnehmen und zuschauen; Zuschauende sehen nur, was offen liegt.
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-days = { $count ->
    [one] { $count } Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
web-clock-minutes = { $count ->
    [one] { $count } Minute pro Person
   *[other] { $count } Minuten pro Person
}
web-clock-after = Wenn die Zeit um ist, übernimmt
web-clock-bot = { $bot }
web-clock-nobody = niemand
web-clock-help = Wer zu langsam war, kann zurückkommen und vom Bot übernehmen.
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-open-table = Tisch eröffnen

# Platz nehmen.
web-join-title = { $title }: Platz nehmen
web-join-with = Am Tisch: { $names }.
web-join-seated = Du sitzt schon an diesem Tisch; mit diesem Platz spielst du für zwei an einem Bildschirm.
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-luck = Der Zufall an diesem Tisch
web-luck-hash = Er kommt aus einem Geheimnis, das vor allem anderen gezogen wurde. Das ist sein Hash:
web-luck-later = Wenn die Partie zu Ende ist, wird das Geheimnis mit der Aufzeichnung veröffentlicht, und { $command } beweist, dass jedes Ereignis daraus folgt.
web-luck-now = Das Geheimnis: { $secret }. { $command } beweist, dass jedes Ereignis daraus folgt.
web-luck-own = Eine eigene Zahl für den Zufall (freiwillig)
web-luck-own-help = Was du hier schreibst, davon hängt dann auch jedes Ereignis ab: Nicht einmal dieser Server kann es ausgesucht haben.
web-luck-own-first = Davon hängt dann auch jedes Ereignis ab. Sie wird abgeschickt, bevor der Hash zu sehen ist, und bindet diesen Server deshalb nur zusammen mit den Zahlen derer, die sich dazusetzen.
web-only-watch = Nur zuschauen
web-free-seat = Freier Platz { $number }
web-free-seats = Freie Plätze
web-invite-link = Einladungslink
web-invite-local = Diese Links gelten nur auf diesem Rechner. Für Freunde an anderen Rechnern starte den Server mit „{ $command }“: Dann steht in den Links die Adresse dieses Rechners.
web-invite-open = Einladung öffnen
web-seat-bot = Bot hinsetzen
web-copy = Kopieren
web-copied = Kopiert
web-waiting-seats = { $count ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
web-waiting-help = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-away = ein Bot springt ein
web-away-help = Die Zeit war um: Ein Bot spielt für { $name }.
web-come-back = Wieder übernehmen

# Die Partie.
web-kind-bot = Bot
web-kind-rival = KI-Gegner
web-you = du
web-acts = am Zug
web-spectator = Zuschauende
web-your-moves = Deine Züge
web-asked = Du bist am Zug: { $question }
web-hand-over = Jetzt entscheidet { $name }: Gib den Bildschirm weiter.
web-hand-over-now = Vorhang zu
web-curtain-title = Gib den Bildschirm an { $name }
web-curtain = Hinter dem Vorhang liegt, was nur diese Person sehen darf.
web-curtain-open = Ich bin { $name }
web-curtain-clock = Die Uhr von { $name } läuft:
web-watching = Du schaust zu: Du siehst, was offen liegt.
web-thinks = { $count ->
    [one] { $names } überlegt … { $seconds } s
   *[other] { $names } überlegen … { $seconds } s
}
web-nothing-to-do = Du hast gerade nichts zu entscheiden.
web-undo = Zurücknehmen
web-hint = Was würde ein Bot tun?
web-no-hint = Gerade gibt es keinen Tipp.
web-log = Was geschehen ist
web-said-more = Mehr steht unter „{ $log }“.
web-lead = { $count ->
    [one] { $names } hat { $amount } und liegt vorn.
   *[other] { $names } haben je { $amount } und liegen vorn.
}
web-you-lead = Du hast { $amount } und liegst vorn.
web-you-have = Du hast { $amount }.
web-stood-in = { $name } hat zu lange nachgedacht oder versagt; diesen Zug hat ein anderer Bot gemacht.
web-log-earlier = { $count ->
    [one] { $count } frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
web-help = Hilfe und Regeln
web-help-now = Suche ohne Wort, um zu sehen, was die Regeln zur jetzigen Entscheidung sagen.
web-no-obstacle = Gerade steht nichts Besonderes im Weg.
web-search-rules = In den Regeln suchen
web-search = Suchen
web-all-rules = Alle Regeln
web-found = { $count ->
    [0] Nichts gefunden: Versuch es mit einem anderen Wort
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-contents = Inhalt
web-keys = Tasten
web-key-m = Zur Liste deiner Züge
web-key-n = Zum Nächsten, das sich spielen lässt
web-arrows = Pfeiltasten
web-key-arrows = In einem Teil des Spielplans: zum nächsten oder vorigen Ding
web-key-t = Was würde ein Bot tun?
web-key-u = Zurücknehmen
web-key-l = „Was geschehen ist“ auf- oder zuklappen
web-key-h = Hilfe auf- oder zuklappen
web-key-c = In den Chat schreiben
web-key-s = Nächsten Zug zeigen
web-key-esc = Zum Ende der Vorführung springen
web-chat = Chat
web-chat-unread = { $count } neu
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Schreib etwas
web-send = Senden

# Nach der Partie.
web-to-end = Wie die Punkte wuchsen
web-rematch = Revanche
web-replay = Nachspielen
web-position = Stellung
web-place = Stellung { $at } von { $last }
web-as-seen-by = Aus der Sicht von
web-show = Zeigen
web-back = Zurück
web-on = Weiter
web-play-on = Von hier weiterspielen als { $name }
web-to-match = Zurück zur Partie
web-scores-over-time = Punkte im Verlauf
web-scores-picture = Linien zeigen, wie die Punkte aller wuchsen; der Endstand steht in der Tabelle darüber.
web-download = Aufzeichnung herunterladen
web-upload = Eine Partie aus einer Aufzeichnung
web-upload-help = Eine Aufzeichnung ist eine Datei mit der Endung .jsonl, wie es sie zu jeder beendeten Partie gibt. Eine unbeendete Partie geht dort weiter, wo sie stand.
web-upload-file = Datei
web-upload-do = Öffnen

# Namen auf einem gemeinsamen Server.
web-signed-in = Du bist { $name }.
web-register = Wähle einen Namen
web-register-help = Dieser Server wird geteilt: Mit einem Namen findest du deine Partien überall wieder.
web-new-password = Passwort (freiwillig)
web-new-password-help = Ohne Passwort bekommst du einen persönlichen Anmeldelink zum Aufheben.
web-register-do = Diesen Namen nehmen
web-sign-in = Anmelden
web-password = Passwort
web-link = Anmeldelink
web-link-help = Heb diesen Link auf: Wer ihn öffnet, ist als du angemeldet. Ein neuer macht ihn ungültig.
web-new-link = Neuer Anmeldelink
web-new-link-help = Mit einem Anmeldelink kommst du auf einem anderen Gerät ohne Passwort zurück. Ein neuer macht den vorigen ungültig.
web-go-on = Weiter
web-sign-out = Abmelden
web-sign-in-link = Dieser Link meldet dich in diesem Browser an.

# Was nicht stimmte.
web-error-title = Das ging nicht
web-error-number = Wenn du beim Betreiber dieses Servers nachfragst, nenne die Nummer { $number }.
web-error-unknown-move = Diesen Zug gibt es nicht; wähle einen aus der Liste.

# Der Server.
web-serve-here = Der Tisch ist gedeckt: { $address } (Strg-C beendet)
web-serve-shared = Der Tisch ist für alle gedeckt, die { $address } erreichen (Strg-C beendet)
web-serve-port-taken = Port { $port } ist belegt; es wird { $other } benutzt.
web-serve-compiled = Die Regeln sind kompiliert: Am Tisch geht es jetzt mit voller Geschwindigkeit weiter.
web-serve-renewed = Der Server hat neu begonnen: Alle Partien gehen weiter.
web-serve-stopped = Der Tisch ist abgeräumt; alle Partien sind gesichert.

# What is final, and what is only tried out.
web-wishes = Einstellungen
web-confirm = Vor endgültigen Zügen nachfragen
web-confirm-touch = Auf Touchscreens
web-confirm-always = Immer
web-confirm-never = Nie
web-confirm-note = Noch einmal tippen, um zu spielen. Danach lässt es sich vielleicht nicht mehr zurücknehmen.
web-confirm-yes = Spielen
web-confirm-no = Noch nicht
web-what-if = Was wäre, wenn …
web-what-if-note = Nur ausprobiert: Nichts hier verändert die Partie, und was du nicht wissen kannst, ist angenommen.
web-what-if-end = Zurück zum Tisch
web-what-if-back = Einen Zug zurück
web-what-if-chance = Ab hier entscheidet der Zufall.
web-what-if-others = Ab hier entscheiden die anderen.
web-what-if-over = Hier wäre die Partie zu Ende.
web-key-w = Das nächste Ding auf dem Tisch und was es ist; ? führt in seine Karte
web-key-i = Was wäre, wenn: weiterspielen, ohne etwas zu verändern

# Replay.
web-replay-moves = Alle Züge
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-speed = Tempo
web-replay-slow = langsam
web-replay-normal = normal
web-replay-fast = schnell
web-replay-flight = sehr schnell
web-replay-keys = Pfeiltasten: zurück und weiter. Pos1 und Ende: zur ersten und letzten Stellung. Leertaste: abspielen oder anhalten.

# The end of a match.
web-place-number = Platz { $place }
web-turning = Der Wendepunkt
web-turning-here = Von hier an blieb vorn, wer gewonnen hat:
web-turning-look = Diesen Moment ansehen
web-turning-none = Es gab keinen: Wer gewonnen hat, musste niemanden überholen.
web-share = Bild zum Teilen

# My matches.
web-won-by = { $name } hat gewonnen, { $score } zu { $second }
web-draw = { $names } teilen sich den Sieg mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}
web-alone-won = Allein gewonnen mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}
web-alone-lost = Allein verloren mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}

# Calling back.
web-sound = Klänge
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-insecure = Benachrichtigungen und das Installieren brauchen https oder diesen Rechner selbst. Der Titel des Tabs und Klänge rufen dich trotzdem.

# What is noted for one's turn.
web-plan-none = Während andere überlegen: Tippe auf Dinge auf dem Spielplan, um einen Zug für später zu notieren.
web-plan-noted = Für deinen Zug notiert: { $things }.
web-plan-offered = Das hast du notiert
web-plan-itself = Von selbst spielen, wenn nur ein Zug passt
web-plan-clear = Verwerfen
