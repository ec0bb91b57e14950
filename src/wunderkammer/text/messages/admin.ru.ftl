# Что говорит `wk admin`.

admin-none = Ничего нет.
admin-settled = Жалоба отмечена как рассмотренная.
admin-banned = { $name } больше не может войти.
admin-unbanned = { $name } снова может войти.
admin-is-banned = вход закрыт
admin-is-banned-until = вход закрыт до { $day }
admin-user-removed = Учётная запись { $name } удалена.
admin-match-removed = Партия удалена.
admin-removed = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалены { $count } партии.
    [many] Удалено { $count } партий.
   *[other] Удалено { $count } партии.
}
admin-would-remove = { $count ->
    [one] Была бы удалена { $count } партия.
    [few] Были бы удалены { $count } партии.
    [many] Было бы удалено { $count } партий.
   *[other] Было бы удалено { $count } партии.
}
admin-push-key = Ключ для сообщений создан: { $path }. Храните его вместе с резервными копиями.
