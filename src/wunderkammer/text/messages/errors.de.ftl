# Fehler: Jede Nachricht heißt `error-` und der Code eines Fehlers.

# Das Regal, Plätze und Optionen.
error-no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }.
error-no-game-near = Ein Spiel „{ $name }“ gibt es nicht; war { $near } gemeint?
error-no-such-language = Eine Sprache „{ $given }“ gibt es nicht; es gibt { $known }.
error-no-seat = Einen Platz { $given } gibt es nicht; die Plätze sind von 0 bis { $last } nummeriert.
error-no-such-option = { $game } hat keine Option „{ $name }“; es gibt: { $known }.
error-bad-option = Die Option „{ $name }“ von { $game } verlangt { $allowed }, nicht { $given }.
error-bots-for-seats = Es müssen so viele Bots sein, wie andere Plätze entscheiden: { $seats }, nicht { $given }.
error-seat-not-free = Platz { $given } entscheidet hier nicht; es entscheiden: { $seats }.
error-no-such-word = Für „{ $name }“ gibt es: { $known }; nicht { $given }.
error-games-in-batch = „{ $name }“ muss eine ganze Zahl ab 1 sein, nicht { $given }.
error-one-for-each-game = „{ $name }“ muss einen Eintrag für jede Partie haben, also { $games }, nicht { $given }.
error-options-json = Die Optionen müssen ein JSON-Objekt sein, nicht { $given }.
error-allowed-flag = true oder false
error-allowed-choice = { $choices }
error-allowed-number = eine ganze Zahl von { $low } bis { $high }
error-own-take-all = Von { $seats } Plätzen können höchstens { $most } von selbst spielen, nicht { $taken }.
error-bad-pack-option = Die Option „pack“ muss der Pfad einer TOML-Datei sein.
error-bad-seed = Der Startwert des Zufalls muss eine ganze Zahl von 0 bis { $most } sein, nicht { $given }.
error-bad-seats = { $game } ist für { $seats } Personen, nicht für { $given }.
error-no-seat-in-match = Einen Platz { $seat } gibt es in dieser Partie nicht; die Plätze sind von 1 bis { $last } nummeriert.

# Wer mitspielt.
error-too-few = { $own ->
    [yes] An diesem Tisch sitzen { $least } bis { $most }, KI-Gegner des Regelhefts mitgezählt; bisher hast du { $count } gewählt. Wähle auf einem weiteren Platz jemanden: einen Menschen, einen Bot oder, um allein zu spielen, einen KI-Gegner des Regelhefts.
   *[other] Dieses Spiel braucht { $least } bis { $most } Mitspielende; bisher hast du { $count } gewählt. Wähle auf einem weiteren Platz jemanden: einen Menschen oder einen Bot.
}
error-only-own = Die KI-Gegner des Regelhefts brauchen jemanden, gegen den sie spielen: Wähle auf mindestens einem Platz einen Menschen oder einen Bot.
error-too-many-players = { $seats } Plätze sind zu wenig für { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} und { $people } Namen: Nimm mehr Plätze oder weniger Spieler.
error-same-name = Zwei Personen heißen gleich: Gib jeder einen eigenen Namen.
error-not-alone = { $game } ist nichts für eine Person allein; gegen den Gegner des Spiels spielst du mit { $wish }.
error-too-many-own = { $own ->
    [one] { $own } KI-Gegner passt
   *[other] { $own } KI-Gegner passen
} nicht: Bei { $seats } Plätzen gibt es höchstens { $most }, denn ein Platz bleibt für jemand anderen.

# Bots und Tipps.
error-no-such-puzzle = Ein Rätsel „{ $name }“ hat dieses Spiel nicht.
error-no-such-lesson = Eine Lektion „{ $name }“ gibt es nicht; es gibt: { $known }.
error-lesson-moved-on = Die Lektion ist schon weiter; sieh dir den Schritt an, den sie jetzt zeigt.
error-no-such-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $bots }.
error-no-bot-near = Einen Bot „{ $name }“ gibt es nicht; war { $near } gemeint?
error-bad-levels = { $path } enthält keine Einstellungen der Stufen: { $reason }
error-no-such-setting = Eine Einstellung „{ $name }“ gibt es nicht, nur { $known }.
error-bad-setting = { $name } muss eine Zahl sein, die nicht negativ ist, nicht { $given }.
error-no-weights = { $path } enthält keine angepassten Gewichte ({ $reason }). Passe sie mit scripts/train neu an.
error-unfit-weights = { $path }: { $reason } Passe die Gewichte mit scripts/train neu an.
error-other-features = Die Gewichte wurden an andere Merkmale angepasst, als das Spiel hat: { $changed }.
error-other-order = Die Gewichte wurden an die Merkmale des Spiels in anderer Reihenfolge angepasst.
error-weights-missing = Für { $seats } Plätze muss es { $count } frühe und ebenso viele späte Gewichte geben.
error-weights-infinite = Für { $seats } Plätze müssen alle Gewichte endlich und wide und narrow größer als 0 sein.
error-no-such-level = Eine Stufe „{ $level }“ gibt es nicht; es gibt { $levels }.
error-hint-seconds = Ein Tipp braucht Sekunden (0: so lange, wie die Stufe braucht), nicht { $given }.
error-hint-rounds = Ein Tipp braucht mindestens 1 Runde der Suche, nicht { $given }.
error-hints-off = In dieser Partie gibt es keine Tipps: Sie wurden beim Eröffnen ausgeschaltet.
error-analysis-depth = Eine Analyse kann 1- bis { $most }-mal so tief sein wie üblich, nicht { $given }-mal.
error-analysis-running = Die Partie wurde nicht zu Ende gespielt: Nur beendete Partien werden analysiert.
error-analysis-seconds = Eine Analyse braucht Sekunden je Entscheidung, mehr als 0 und höchstens { $most }, nicht { $given }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $bots }; level5x2, das auf zwei Kernen denkt; cmd:BEFEHL, ein eigenes Programm.
error-bad-command = „{ $name }“ nennt kein Programm: Schreibe cmd: und einen Befehl, etwa cmd:python3 bot.py, oder cmd@30:… für 30 Sekunden je Entscheidung.
error-no-program = Ein Programm „{ $program }“, das als „{ $name }“ spielen könnte, gibt es nicht: Prüfe Namen und Pfad.

# Pakete mit Zahlen.
error-pack-not-read = Das Paket { $path } lässt sich nicht lesen: { $reason }.
error-pack-large = Das Paket { $path } ist größer als ein Megabyte; das ist kein Paket mit Zahlen.
error-pack-text = Das Paket { $path } ist keine TOML-Datei: Es ist kein Text.
error-pack-toml = Das Paket { $path } ist kein gültiges TOML: { $reason }.
error-pack-unknown = Das Paket ändert „{ $where }“, das dieses Spiel nicht hat; bekannt sind { $known }.
error-pack-kind = Im Paket steht bei „{ $where }“ { $given }; dort muss { $wanted } stehen.
error-kind-bool = true oder false
error-kind-dict = eine Tabelle
error-kind-int = eine ganze Zahl
error-kind-str = ein Text
error-kind-list = eine Liste
error-kind-list-of = eine Liste (jeder Eintrag: { $entry })
error-kind-other = { $name }
error-pack-unfit = Das Paket passt nicht zu { $game }: { $reason }
error-pack-path = Ein Paket muss mit seinen Zahlen angegeben werden; ein Pfad wäre eine Datei des Servers.

# Stellungen und Züge.
error-position-seats = Eine Stellung muss ein Objekt mit der Anzahl der Plätze („seats“) sein.
error-agenda-shape = state.agenda ist keine mögliche Folge von Schritten; sie beginnt mit „over“ und endet mit dem, was ansteht.
error-agenda-step = state.agenda: Der Schritt „{ $step }“ passt nicht zu dieser Stellung.
error-lanes-open = state.lanes enthält genau dann offene Entscheidungen, wenn eine verdeckte Wahl oben auf der Agenda liegt.
error-lane-step = state.lanes[{ $seat }] muss der Schritt „{ $step }“ von Platz { $seat } sein.
error-position = Diese Stellung kann es nicht geben: { $reason }
error-not-object = { $path } muss ein Objekt mit benannten Feldern sein, nicht { $given }.
error-no-field = { $path } fehlt das Feld „{ $field }“.
error-unknown-field = { $path } hat ein unbekanntes Feld „{ $field }“; bekannt sind { $known }.
error-not-flag = { $path } muss true oder false sein, nicht { $given }.
error-not-list = { $path } muss eine Liste sein, nicht { $given }.
error-not-list-of = { $path } muss eine Liste mit { $length } Werten sein, nicht { $given }.
error-row-long = { $path } hat mehr als { $most } Einträge.
error-label-twice = { $path } enthält { $given } zweimal.
error-not-whole = { $path } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
error-not-name = { $path } muss ein Name der Art „{ $domain }“ sein, nicht { $given }.
error-bad-name-at = { $path }: { $reason }
error-not-one-of = { $path } muss eines von { $known } sein, nicht { $given }.
error-no-such-label = „{ $text }“ ist nicht von der Art „{ $domain }“; möglich sind { $labels }.
error-no-label-near = „{ $text }“ ist nicht von der Art „{ $domain }“; von { $count } Namen sind die ähnlichsten { $near }.
error-no-such-number = „{ $text }“ ist nicht von der Art „{ $domain }“; es muss eine Zahl von 0 bis { $most } sein.
error-no-such-verb = „{ $name }“ ist kein Zug dieses Spiels; Züge beginnen mit { $verbs }.
error-overlong-key = „{ $key }“ enthält zu viele Angaben; man schreibt { $shape }.
error-incomplete-key = „{ $key }“ ist nicht vollständig; man schreibt { $shape }.

# Aufzeichnungen.
error-record-file = { $path } ist keine Aufzeichnung einer Partie, die sich nachspielen ließe. { $reason }
error-bad-record = Diese Datei ist keine Aufzeichnung einer Partie, die sich hier nachspielen ließe. { $reason }
error-record-header = Zeile 1, der Kopf, passt nicht: { $reason }
error-record-header-odd = Zeile 1, der Kopf, ist nicht zu verstehen.
error-record-objects = Zeile 1, der Kopf, passt nicht: „options“ und „pack“ müssen Objekte sein.
error-record-names = Zeile 1, der Kopf, passt nicht: „players“ muss eine Liste von Namen sein.
error-record-players = Zeile 1, der Kopf, passt nicht: „players“ hat { $names } Namen für { $seats } Plätze.
error-record-no-chance = Am Ende fehlt, was der Zufall ergab.
error-record-not-read = Die Aufzeichnung { $path } lässt sich nicht lesen: { $reason }.
error-record-not-written = Die Aufzeichnung lässt sich nicht nach { $path } schreiben: { $reason }.
error-record-empty = Sie ist leer.
error-record-text = Sie ist kein Text.
error-record-large = Sie hat mehr als { $most } MB.
error-record-start = Zeile 1 muss der Kopf sein, ein Objekt mit "wunderkammer":{ $format }.
error-record-game = Zeile 1 nennt das Spiel „{ $game }“, das hier nicht im Regal steht.
error-record-version = Laut Zeile 1 wurde nach Version { $played } der Regeln gespielt; hier lassen sich Aufzeichnungen bis zur Version { $here } nachspielen.
error-record-figures = Laut Zeile 1 wurde mit anderen Zahlen gespielt, als das Spiel hier hat.
error-record-json = Zeile { $line } ist abgeschnitten oder kein JSON; jede Zeile nach dem Kopf muss vollständig sein, etwa [0,"bid:3"].
error-record-twice = In Zeile { $line } steht ein Feld zweimal; jedes darf dort nur einmal stehen.
error-record-late = Zeile { $line } steht nach dem Ergebnis, das die letzte Zeile sein muss.
error-record-entry = Zeile { $line } muss ein Platz und ein Zug sein, etwa [0,"bid:3"].
error-record-move = Zeile { $line }: Platz { $seat } (geschrieben als { $written }) kann „{ $key }“ dort nicht spielen; bis zur Zeile davor ist alles richtig.
error-record-chance = Zeile { $line }: Der Zufall (geschrieben als { $written }) kann „{ $key }“ dort nicht bringen; bis zur Zeile davor ist alles richtig.
error-record-result = Zeile { $line } muss das Ergebnis sein, zu dem die Züge davor führen.
error-record-luck = Zeile 1, der Kopf, passt nicht: „luck“ muss das Verfahren, die Partie und den Hash eines Geheimnisses nennen.
error-luck-seed = Der Zufall dieser Partie kam aus einem Startwert, nicht aus einem Geheimnis: Es gibt nichts zu prüfen.
error-luck-secret = Das Geheimnis dieser Partie ist nicht veröffentlicht: Das geschieht, wenn die Partie zu Ende ist.
error-luck-hash = Das veröffentlichte Geheimnis ist nicht das, dessen Hash gezeigt wurde: Der Zufall dieser Partie wurde ausgetauscht.
error-luck-outcome = Zeile { $line }: Der Zufall brachte „{ $key }“, aber das Geheimnis ergibt „{ $drawn }“. Jemand hat dieses Ereignis geändert.

# Dateien, Ordner und Datenbanken.
error-is-folder = { $path } ist ein Ordner; nenne eine Datei darin, etwa { $example }.
error-folder-not-made = Der Ordner { $path } lässt sich nicht anlegen: { $reason }.
error-key-not-kept = Der Schlüssel { $path } lässt sich nicht aufbewahren: { $reason }.
error-bad-database = Die Datenbank wird als Pfad angegeben oder als postgresql://user@host/name.
error-no-such-database = „{ $name }“ ist keine Datenbank für Tische; gib einen Pfad für SQLite an oder postgresql://user@host/name.
error-database-not-opened = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-database-not-read = Die Tische sind gerade nicht zu erreichen; nichts ist verloren. Versuch es gleich noch einmal.
error-not-read = { $path } lässt sich nicht lesen: { $reason }.
error-not-written = { $path } lässt sich nicht schreiben: { $reason }.

# Simulationen und Turniere.
error-series-bots = Es gibt { $seats } Plätze, aber { $bots } Bots; nenne einen Bot für alle Plätze oder einen für jeden.
error-few-games = Zum Anpassen braucht es mindestens { $least } Partien, nicht { $given }.
error-bots-seats = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne einen Bot für alle Plätze oder einen für jeden.
error-no-component = Es gibt keinen Bestandteil „{ $name }“; ähnlich sind { $near }.
error-no-lab-extra = Für Berichte fehlt { $missing }: pip install "wunderkammer[lab]".
error-dataset-extra = Datensätze brauchen { $missing }, das nicht installiert ist: pip install "wunderkammer[rl]".
error-no-lab-games = { $path } ist keine Partiendatei eines Berichts: Nenne mit --out einen anderen Namen.
error-other-lab-games = { $path } enthält andere Partien ({ $field } ist { $theirs }, nicht { $mine }): Nenne mit --out einen anderen Namen.
error-lab-line = Zeile { $line } von { $path } ist keine Partie eines Berichts: Lösche die Zeile oder nenne mit --out einen anderen Namen.
error-lab-pack = Nenne das Paket, das verglichen werden soll: --pack DATEI.toml.
error-no-such-figure = Keine Zahl heißt wie { $patterns }.
error-lab-no-aim = Nenne ein Ziel: --aim "seats within 2 %, 60 to 75 decisions".
error-lab-bad-aim = „{ $given }“ ist kein Ziel; schreibe „seats within 2 %“ oder „60 to 75 decisions“, mit { $known }.
error-no-games = Mindestens eine Partie muss gespielt werden: -n 1 oder mehr.
error-until-two = --until vergleicht zwei Bots: genau zwei nennen.
error-two-bots = Nenne mindestens zwei Bots, oder einen Bot allein gegen die Gegner, die das Spiel selbst führt.
error-same-bot = Nenne jeden Bot nur einmal: Gegen sich selbst zeigt ein Bot nur seine eigene Stärke.
error-other-tournament = { $path } enthält ein anderes Turnier ({ $field } ist { $theirs }, nicht { $mine }): Nenne eine andere Datei.
error-no-tournament = { $path } ist keine Turnierdatei: Nenne eine andere Datei.
error-bad-line = Zeile { $line } von { $path } ist keine Partie eines Turniers: Lösche die Zeile oder nenne eine andere Datei.
error-picture-svg = Das Bild ist eine SVG-Datei: { $path } muss auf .svg enden.

# Mannschaften: Partien auf mehreren Prozessen oder Rechnern.
error-crew-address = „{ $given }“ ist keine Mannschaft: local:8, ray:ADRESSE oder dask:ADRESSE eingeben.
error-crew-extra = Diese Mannschaft braucht { $extra }: wunderkammer[{ $extra }] installieren.
error-crew-unreachable = Die Mannschaft unter { $address } ist nicht erreichbar: { $reason }.
error-crew-gone = Es ist noch Arbeit übrig, aber seit { $seconds } Sekunden ist niemand aus der Mannschaft da. Was gespielt wurde, bleibt erhalten.
error-crew-deaths = Dieselbe Arbeit hat { $times } Arbeitsprozesse beendet, den letzten auf { $worker }: { $reason }
error-crew-refused = { $worker } spielt ein anderes Spiel als dieser Rechner, deshalb zählen die Ergebnisse von dort nicht. Anders: { $parts }. Installiere dort dieselbe Version.
error-crew-part-rules-version = Version der Regeln
error-crew-part-content = Zahlenwerte
error-crew-part-files = Dateien der Regeln und Bots
error-crew-part-games = Ausgang der Probepartien

# Die Kommandozeile.
error-no-port = Ab { $port } lässt sich kein Port öffnen; nenne einen anderen mit --port.
error-no-host = Diesen Rechnernamen gibt es nicht: { $host }.
error-foreign-host = „{ $host }“ ist keine Adresse dieses Rechners; 0.0.0.0 bedeutet alle, die er hat.
error-workers-need-postgres = { $workers } Prozesse können sich keine SQLite-Datenbank teilen; nenne mit --database eine PostgreSQL-Datenbank oder lass --workers weg.
error-port-taken = Port { $port } ist belegt; nenne mit --port einen anderen.
error-bad-public-url = „{ $given }“ ist keine öffentliche Adresse; sie muss aussehen wie https://games.example, ohne Pfad.
error-bad-proxy = „{ $given }“ ist keine Adresse eines Proxys; sie muss aussehen wie 127.0.0.1 oder 10.0.0.0/8.
error-key-short = Der Schlüssel { $path } ist leer oder zu kurz. Lösche ihn, dann wird ein neuer gemacht; alle müssen sich dann neu anmelden.
error-no-driver = Das Python-Paket { $name }, das diese Datenbank braucht, ist nicht installiert: pip install 'wunderkammer[{ $extra }]' holt es.
error-usage = Das war nicht zu verstehen ({ $reason }). Hilfe gibt: { $command } --help
error-arguments-unknown = unbekannte Argumente: { $given }
error-arguments-required = es fehlen die Argumente { $names }
error-argument-choice = Argument { $argument }: { $given } gibt es nicht, möglich sind { $choices }
error-argument-expected = Argument { $argument }: ein Wert fehlt
error-argument-not-with = Argument { $argument }: nicht zusammen mit { $other }
error-argument-no-value = Argument { $argument }: hat keinen Wert, auch nicht { $given }
error-argument-wrong = Argument { $argument }: { $reason }
error-typed-not-whole = „{ $given }“ ist keine ganze Zahl ab { $least }
error-typed-too-large = „{ $given }“ ist zu groß: { $most } ist die größte Zahl
error-typed-no-gain = „{ $given }“ ist kein Vorsprung in ganzen Wertungspunkten von +1 bis +{ $most }
error-ruling-form = „{ $given }“ ist keine Hausregel: Schreibe --ruling name=wert.
error-no-such-ruling = { $game } hat keine Hausregel „{ $name }“; es gibt: { $known }.
error-ruling-value = Die Hausregel „{ $name }“ kann nicht „{ $given }“ sein; möglich: { $values }.
error-pack-ruling = Die Hausregel „{ $name }“ von { $game } muss eines von { $values } sein, nicht { $given }.
error-option-form = „{ $given }“ ist keine Option: Schreibe --option name=wert.
error-option-value = Die Option „{ $name }“ kann nicht „{ $given }“ sein; möglich: { $values }.
error-no-such-rule = Keine Regel hat die Nummer oder enthält das Wort „{ $word }“; versuch es mit einer Nummer wie { $example } oder einem anderen Wort.
error-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }; schaffe Platz oder lenke sie anderswohin.

# Der Tisch.
error-outdated = Diese Partie wurde nach anderen Regeln gespielt, als hier gelten; sie lässt sich nicht mehr öffnen. { $reason }
error-chat-full = Der Chat dieses Tisches ist voll: Er hat { $most } Zeilen.
error-no-own-opponents = { $game } hat keine eigenen KI-Gegner; setze stattdessen Bots.
error-own-sit-last = Die KI-Gegner des Spiels sitzen auf den letzten Plätzen, nach mindestens einem Menschen oder Bot.
error-bots-alone = Bots spielen hier nicht unter sich: Mindestens ein Platz muss einem Menschen gehören.
error-seats-differ = Die Partie hat { $seats } Plätze, nicht { $given }.
error-no-such-kind = Auf einem Platz sitzt ein Mensch, ein Bot oder ein KI-Gegner, nicht „{ $given }“.
error-no-persons-seat = Wähle einen Platz, auf dem ein Mensch spielen kann.
error-no-such-clock = Eine Uhr zählt { $known }.
error-bad-clock = Eine Uhr geht von 1 bis { $most }, nicht { $given }.
error-no-such-match = Diese Partie gibt es nicht: Sie wurde entfernt, oder die Adresse ist unvollständig.
error-no-such-seat = An diesem Tisch gibt es diesen Platz nicht.
error-no-such-position = Diese Stellung gibt es in der Partie nicht.
error-seat-taken = Auf diesem Platz sitzt schon jemand.
error-table-full = Kein Platz ist frei; du kannst zuschauen.
error-bad-invite = Diese Einladung gilt nicht oder nicht mehr: Bitte um eine neue.
error-private = Dieser Tisch ist privat: Du brauchst eine Einladung.
error-stale = Der Tisch hat sich inzwischen verändert; so steht es jetzt. Wähle noch einmal.
error-not-seated = Du sitzt nicht auf diesem Platz.
error-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-begun = Die Partie hat begonnen: Die Plätze bleiben, wie sie sind.
error-not-over = Das ist erst nach dem Ende der Partie zu sehen.
error-not-your-turn = Du hast gerade nichts zu entscheiden, also gibt es auch nichts auszuprobieren.
error-no-return = Der Bot behält den Platz, wie bei der Eröffnung gewählt.
error-bad-order = So lässt sich der Tisch nicht eröffnen: { $reason }
error-bad-name = Ein Name braucht etwas Lesbares.
error-name-taken = Diesen Namen hat schon jemand, oder einen, der so aussieht; wähle einen anderen.
error-name-at-table = So oder fast so heißt schon jemand an diesem Tisch; wähle einen anderen Namen.
error-mixed-letters = „{ $name }“ mischt Buchstaben mehrerer Alphabete in einem Wort; schreib jedes Wort in einem davon.
error-banned = Dieses Konto ist gesperrt; mehr erfährst du dort, wo der Server betrieben wird.
error-registration-closed = Auf diesem Server kann sich niemand mehr neu anmelden.
error-registration-invite = Wer neu ist, braucht hier eine Einladung, die noch gilt; frag danach, wo der Server betrieben wird.
error-wrong-password = Das bisherige Passwort stimmt nicht.
error-bad-address = Das ist keine E-Mail-Adresse; sie muss aussehen wie anna@example.org.
error-bad-mail-link = Dieser Link gilt nicht oder nicht mehr; fordere einen neuen an.
error-no-such-user = So jemanden gibt es hier nicht.
error-nobody-called = Hier heißt niemand „{ $name }“.
error-no-such-report = Diese Meldung gibt es nicht; „admin reports“ listet sie auf.
error-bad-push-address = Kein Browser gibt eine solche Adresse für seine Nachrichten an; versuch es in einem anderen.
error-no-notices = Dieser Server verschickt weder E-Mails noch Nachrichten.
error-settings-unreadable = Die Einstellungen { $path } sind nicht lesbar: { $reason }.
error-settings-name = In { $path } gibt es keine Einstellung „{ $name }“; es gibt: { $known }.
error-settings-value = In { $path } kann „{ $name }“ nicht „{ $given }“ sein.
error-settings-missing = In { $path } fehlt „{ $name }“.
error-settings-public-url = E-Mails und Nachrichten, wie { $path } sie verlangt, brauchen --public-url: Links darin beginnen damit.
error-push-key = Unter { $path } liegt kein Schlüssel für Nachrichten, oder er ist beschädigt; „wk admin push-key“ macht einen.
error-push-key-there = Unter { $path } liegt schon ein Schlüssel; alle hinzugefügten Browser kennen ihn, darum bleibt er.
error-no-package = Das Python-Paket { $name } ist nicht installiert: pip install 'wunderkammer[{ $extra }]' holt es.
error-no-database-there = Unter { $path } liegt keine Datenbank eines Servers; nenne ihren Ordner mit --data oder die Datenbank mit --database.
error-retention-nothing = Sag, was gehen darf: --finished, --waiting oder --forgotten mit einer Zahl von Tagen.
error-not-welcome = Du kannst dich nicht an diesen Tisch setzen.
error-ended = Die Partie wurde im Einvernehmen beendet; es wird nicht mehr gezogen.
error-lesson-alone = Eine Lektion endet, wenn du sie verlässt; niemand muss zustimmen.
error-wrong-name = Name und Passwort gehören nicht zusammen.
error-bad-password = Das Passwort ist zu kurz oder zu lang: Nimm { $least } bis { $most } Zeichen.
error-bad-link = Dieser Anmeldelink gilt nicht oder nicht mehr.
error-too-long = Der Text ist zu lang: Er hat { $length } Zeichen, Platz ist für { $most }.
error-empty = Schreib erst etwas.
error-too-many = Das war zu oft; warte ein wenig.
error-storage = Der Zug konnte nicht gespeichert werden; nichts hat sich geändert. Versuch es noch einmal.

# Der Browser.
error-http-400 = Die Anfrage ist unverständlich; geh zurück und versuch es noch einmal.
error-http-404 = Diese Seite gibt es nicht.
error-http-405 = Diese Seite lässt sich so nicht benutzen; beginne am Regal.
error-http-413 = Das ist mehr, als der Tisch aufnehmen kann; eine Aufzeichnung hat höchstens 2 MB.
error-http-421 = Unter diesem Namen antwortet dieser Server nicht.
error-http-431 = Der Kopf dieser Anfrage ist zu groß.
error-http-500 = Bei uns ist etwas kaputtgegangen; die Partie ist gesichert. Versuch es noch einmal.
error-too-many-streams = Du siehst schon so vielen Tischen zu, wie es einer Person möglich ist: Schließe das Fenster eines anderen Tisches und lade diese Seite neu.
error-too-fast = Zu viele Versuche; warte eine Minute.
error-foreign-form = Das Formular kam von einer anderen Seite; benutze die Seite dieses Tisches.
error-old-form = Die Seite ist zu alt; öffne sie neu.
error-bad-field = Etwas im Formular kann nicht sein: Wähle aus den Listen.
error-sign-in-first = Wähle erst einen Namen; dieser Server wird geteilt.
