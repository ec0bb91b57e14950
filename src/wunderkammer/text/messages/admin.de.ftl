# Was `wk admin` sagt.

admin-none = Es gibt keine.
admin-settled = Die Meldung ist als erledigt vermerkt.
admin-banned = { $name } kann sich nicht mehr anmelden.
admin-unbanned = { $name } kann sich wieder anmelden.
admin-is-banned = gesperrt
admin-is-banned-until = gesperrt bis { $day }
admin-user-removed = Das Konto von { $name } ist gelöscht.
admin-match-removed = Die Partie ist entfernt.
admin-removed = { $count ->
    [one] Eine Partie wurde entfernt.
   *[other] { $count } Partien wurden entfernt.
}
admin-would-remove = { $count ->
    [one] Eine Partie würde entfernt.
   *[other] { $count } Partien würden entfernt.
}
admin-push-key = Der Schlüssel für Nachrichten ist gemacht: { $path }. Sichere ihn mit.
