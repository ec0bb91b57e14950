# Menschen auf einem gemeinsamen Server: Konten, wer sich von wem fernhält, eine Partie gemeinsam beenden.

people-registration-closed = Auf diesem Server kann sich niemand mehr neu anmelden.
people-registration-invited = Neue brauchen hier eine Einladung: Frag nach einem Link, wo dieser Server betrieben wird.
people-name = Name
people-name-help = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
people-name-do = Namen ändern
people-renamed = Dein Name ist geändert.
people-password = Passwort
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-help = Mindestens acht Zeichen. Alle anderen Browser werden abgemeldet, und die Zugangsschlüssel von Programmen gelten nicht mehr.
people-password-do = Passwort ändern
people-password-first = Passwort festlegen
people-password-changed = Dein Passwort ist geändert; alle anderen Browser sind abgemeldet.
people-elsewhere = Andere Geräte
people-link-help = Mit einem Anmeldelink kommst du auf einem anderen Gerät herein. Er gilt einmal, eine Stunde lang.
people-link-once = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät; er gilt einmal. Wer ihn öffnet, ist als du angemeldet.
people-sign-out-elsewhere = Überall sonst abmelden
people-signed-out-elsewhere = Du bist überall außer hier abgemeldet.
people-relations = Wen du dir vom Leib hältst
people-relations-none = Du hast niemanden stummgeschaltet oder gesperrt. Das geht an einem Tisch unter „Leute an diesem Tisch“.
people-is-muted = Du siehst nicht, was dort geschrieben wird.
people-is-blocked = Du siehst nicht, was dort geschrieben wird, und wo du sitzt, ist kein Platz für diese Person.
people-do-muted = Stummschalten
people-do-blocked = Sperren
people-not-muted = Nicht mehr stummschalten
people-not-blocked = Nicht mehr sperren
people-relation-changed = Das ist vermerkt.
people-data = Deine Daten
people-data-help = Nimm alles mit, was über dich gespeichert ist, oder lass es löschen.
people-data-download = Meine Daten herunterladen (JSON)
people-delete = Mein Konto löschen
people-delete-what = Dein Konto „{ $name }“ wird endgültig gelöscht: Partien, die sonst niemand spielt, deine Zeilen in Gesprächen, deine Adresse. In Partien mit anderen spielt ein Bot für dich weiter, und dein Name verschwindet.
people-delete-do = Endgültig löschen
people-delete-not = Konto behalten
people-deleted = Dein Konto ist gelöscht.

people-people = Leute an diesem Tisch
people-part = Partie verlassen oder beenden
people-table-help = Wen du stummschaltest, dessen Zeilen siehst du nicht mehr. Wen du sperrst, kann sich außerdem nicht zu dir setzen. Die anderen erfahren davon nichts.
people-table-none = Sonst sitzt hier niemand mit einem Konto, und niemand hat etwas geschrieben.
people-report = Melden
people-report-what = Was ist geschehen?
people-report-help = Das liest nur, wer diesen Server betreibt, und sieht dazu, welche Partie es war.
people-report-do = Meldung abschicken
people-reported = Danke. Wer diesen Server betreibt, wird es lesen.

people-agree = Partie hier beenden
people-agree-title = Gemeinsam beenden
people-agree-help = Wenn alle zustimmen, die noch spielen, endet die Partie hier ohne Ergebnis. Wer stattdessen zieht, möchte weiterspielen.
people-agree-wish = Die Partie hier beenden möchten: { $names }.
people-ended = Die Partie wurde im Einvernehmen beendet.

# Zurückgerufen, wenn man fort ist.
people-notices = Zurückgerufen werden
people-notices-help = Wenn du am Zug bist oder an deinen Tischen etwas geschieht, während du fort bist, kannst du es erfahren.
people-notices-to = Auswählen, was du erfährst
people-notices-what = Was du erfahren möchtest
people-notices-do = Auswahl behalten
people-notices-kept = Deine Auswahl ist gespeichert. Zu jeder Partie kommt eine Nachricht, und die nächste erst, wenn du sie dir angesehen hast.
people-by-mail = Per E-Mail
people-by-push = In diesem Browser und anderen, die du hinzugefügt hast
people-when-turn = wenn ich am Zug bin
people-when-begin = wenn eine Partie beginnt
people-when-end = wenn eine Partie endet
people-when-clock = wenn meine Zeit knapp wird
people-address = E-Mail
people-address-yours = Deine E-Mail-Adresse
people-address-help = Dorthin geht eine E-Mail mit einem Link; erst dann wird die Adresse benutzt: für Nachrichten und als Rückweg, falls du dein Passwort verlierst. Lass sie leer, damit sie vergessen wird.
people-address-do = Diese Adresse benutzen
people-address-sent = Eine E-Mail ist unterwegs; folge dem Link darin innerhalb von zwei Tagen.
people-address-gone = Deine Adresse ist vergessen.
people-address-confirm = Bestätige deine Adresse
people-address-confirm-do = Das ist meine Adresse
people-address-confirmed = Deine Adresse ist bestätigt.
people-browsers = Browser
people-browsers-count = { $count ->
    [0] Noch zeigt kein Browser deine Nachrichten.
    [one] Ein Browser zeigt deine Nachrichten.
   *[other] { $count } Browser zeigen deine Nachrichten.
}
people-browser-add = Nachrichten in diesem Browser zeigen
people-browser-added = Dieser Browser zeigt von nun an deine Nachrichten.
people-browsers-remove = Nachrichten in keinem Browser mehr zeigen
people-browsers-gone = Kein Browser zeigt mehr deine Nachrichten.
people-lost = Passwort verloren?
people-lost-help = Hat dein Konto eine bestätigte Adresse, geht dorthin eine E-Mail mit einem Link für ein neues Passwort.
people-lost-who = Dein Name oder deine E-Mail-Adresse
people-lost-do = E-Mail schicken
people-lost-sent = Falls es ein solches Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.
people-recover = Ein neues Passwort
people-unsubscribe = Keine E-Mails mehr zu Partien
people-unsubscribe-do = Schickt mir keine E-Mails mehr
people-unsubscribed = Du bekommst keine E-Mails mehr zu Partien. In deinem Konto kannst du das ändern.

notice-turn = Du bist am Zug: „{ $title }“.
notice-begin = Eine Partie „{ $title }“ hat begonnen.
notice-end = Eine Partie „{ $title }“ ist zu Ende.
notice-clock = Deine Zeit wird knapp: „{ $title }“.
notice-body =
    { $said }

    { $link }

    Keine E-Mails mehr zu Partien: { $unsubscribe }
notice-confirm-subject = Bestätige deine Adresse
notice-confirm-body =
    Hallo { $name },

    folge diesem Link, wenn du diese Adresse auf dem Spieleserver benutzen möchtest:

    { $link }

    Wenn du davon nichts weißt, tu nichts.
notice-recover-subject = Ein neues Passwort
notice-recover-body =
    Hallo { $name },

    mit diesem Link kannst du innerhalb einer Stunde ein neues Passwort wählen:

    { $link }

    Wenn du nicht darum gebeten hast, tu nichts.
