# What `wk admin` says.

admin-none = There are none.
admin-settled = The report is marked as dealt with.
admin-banned = { $name } can no longer sign in.
admin-unbanned = { $name } can sign in again.
admin-is-banned = banned
admin-is-banned-until = banned until { $day }
admin-user-removed = The account of { $name } has been deleted.
admin-match-removed = The match has been removed.
admin-removed = { $count ->
    [one] One match has been removed.
   *[other] { $count } matches have been removed.
}
admin-would-remove = { $count ->
    [one] One match would be removed.
   *[other] { $count } matches would be removed.
}
admin-push-key = The key for notices is made: { $path }. Keep it with your backups.
