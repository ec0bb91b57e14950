# Lektionen: der Lehrer am Tisch.
lesson-not-asked = Das wäre möglich, aber darum geht es in diesem Schritt nicht. Achte darauf, was leuchtet, und versuche es noch einmal.
no-not-asked = { $why }
no-undo-lesson = Eine Lektion geht nur vorwärts. Du kannst sie jederzeit neu beginnen.
web-lesson-step = Schritt { $number } von { $count }
web-lesson-on = Weiter
web-lesson-show = Zeig es mir
web-lesson-where = Wo ist das?
web-lesson-next = Nächste Lektion: { $lesson }
web-lesson-free = Lektion verlassen und frei weiterspielen
web-lesson-leave = Alle Lektionen
web-lesson-finished = Die Lektion ist geschafft. Ab hier spielst du frei: Die Partie geht gegen einen sanften Bot weiter.
web-lesson-over = Die Lektion ist geschafft, und ihre Partie ist zu Ende.
web-lesson-left = Du hast die Lektion verlassen und spielst frei weiter, gegen einen sanften Bot.

# Die Seite der Lektionen.
web-learn = Lernen
web-learn-title = { $game } lernen
web-learn-intro = Ein Lehrer setzt sich zu dir. Du spielst von der ersten Minute an, und jeder Schritt sagt nur eine Sache. Du kannst jederzeit gehen und wiederkommen.
web-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
web-lesson-begin = Beginnen
web-lesson-again = Neu beginnen
web-lesson-go-on = Weiter mit Schritt { $number } von { $count }
web-lesson-done = geschafft
web-first-match = Deine erste Partie
web-first-match-about = Ein sanfter Bot, der Aufbau der Spielregel für eine erste Partie, wo es einen gibt, und Tipps neben deinen Entscheidungen.
web-first-match-alone = Allein gegen den leichtesten Gegner, den das Spiel selbst spielt, mit dem Aufbau der Spielregel für eine erste Partie und Tipps neben deinen Entscheidungen.
web-first-match-begin = Erste Partie spielen
web-play-usual = Sofort spielen wie üblich
web-tips-off = Keine Tipps mehr
ui-lesson-enter = Enter geht weiter, „{ $free }“ verlässt die Lektion und spielt weiter, q beendet.
ui-lesson-move = Tippe den mit ▸ markierten Zug; „{ $free }“ verlässt die Lektion und spielt weiter, q beendet.
ui-lesson-kept = Die Lektion wartet auf dich: Derselbe Befehl setzt sie fort.
web-glossary = Zeichen und Karten
