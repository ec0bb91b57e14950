# People on a shared server: accounts, who keeps away from whom, ending a match together.

people-registration-closed = Nobody new can register on this server.
people-registration-invited = New people need an invitation here: ask the people who run this server for a link.
people-name = Name
people-name-help = At tables where you already sit, your old name stays.
people-name-do = Change the name
people-renamed = Your name has been changed.
people-password = Password
people-password-old = Current password
people-password-new = New password
people-password-help = At least eight characters. All other browsers are signed out, and the tokens of programs end.
people-password-do = Change the password
people-password-first = Set a password
people-password-changed = Your password has been changed; all other browsers are signed out.
people-elsewhere = Other devices
people-link-help = A sign-in link signs you in on another device. It works once, within an hour.
people-link-once = Open this link on the other device within an hour; it works once. Anyone who opens it is signed in as you.
people-sign-out-elsewhere = Sign out everywhere else
people-signed-out-elsewhere = You are signed out everywhere but here.
people-relations = People you keep away
people-relations-none = You have not muted or blocked anybody. You can do so at a table, under “People at this table”.
people-is-muted = You do not see what they write.
people-is-blocked = You do not see what they write, and they cannot sit down where you sit.
people-do-muted = Mute
people-do-blocked = Block
people-not-muted = Unmute
people-not-blocked = Unblock
people-relation-changed = That is noted.
people-data = Your data
people-data-help = Take away everything that is kept about you, or have it deleted.
people-data-download = Download my data (JSON)
people-delete = Delete my account
people-delete-what = Your account “{ $name }” is deleted for good: matches that nobody else plays, your lines in chats, your address. In matches with others a bot plays on for you, and your name is removed.
people-delete-do = Delete for good
people-delete-not = Keep the account
people-deleted = Your account has been deleted.

people-people = People at this table
people-part = Leave or end the match
people-table-help = If you mute somebody, you no longer see what they write. If you block them, they also cannot sit down where you sit. They are not told.
people-table-none = Nobody else with an account sits here or has written anything.
people-report = Report
people-report-what = What happened?
people-report-help = Only the people who run this server read this, and they see which match it was.
people-report-do = Send the report
people-reported = Thank you. The people who run this server will read it.

people-agree = End the match here
people-agree-title = End it together
people-agree-help = If everybody who still plays agrees, the match ends here without a result. A player who makes a move instead wants to play on.
people-agree-wish = Would end the match here: { $names }.
people-ended = The match was ended by agreement.

# Called back when away.
people-notices = Called back when away
people-notices-help = When it is your turn or something happens at your tables while you are away, you can be notified.
people-notices-to = Choose your notices
people-notices-what = What you want to hear about
people-notices-do = Save this choice
people-notices-kept = Your choice is saved. You get one notice for a match, and the next only when you have looked at it.
people-by-mail = By e-mail
people-by-push = In this browser and others that you have added
people-when-turn = when it is my turn
people-when-begin = when a match begins
people-when-end = when a match ends
people-when-clock = when my clock runs low
people-address = E-mail
people-address-yours = Your e-mail address
people-address-help = A letter with a link goes there; the address is used only after that: for notices, and as a way back if you lose your password. Leave it empty to have it forgotten.
people-address-do = Use this address
people-address-sent = A letter is on its way; follow its link within two days.
people-address-gone = Your address is forgotten.
people-address-confirm = Confirm your address
people-address-confirm-do = This is my address
people-address-confirmed = Your address is confirmed.
people-browsers = Browsers
people-browsers-count = { $count ->
    [0] No browser shows your notices yet.
    [one] One browser shows your notices.
   *[other] { $count } browsers show your notices.
}
people-browser-add = Show notices in this browser
people-browser-added = This browser shows your notices from now on.
people-browsers-remove = Stop showing notices in all browsers
people-browsers-gone = No browser shows your notices any more.
people-lost = Lost your password?
people-lost-help = If your account has a confirmed address, a letter goes there with a link for a new password.
people-lost-who = Your name or e-mail address
people-lost-do = Send the letter
people-lost-sent = If there is such an account with a confirmed address, a letter is on its way.
people-recover = A new password
people-unsubscribe = No more mail about matches
people-unsubscribe-do = Send me no more mail
people-unsubscribed = You get no more mail about matches. You can change that in your account.

notice-turn = It is your turn in “{ $title }”.
notice-begin = A match of “{ $title }” has begun.
notice-end = A match of “{ $title }” is over.
notice-clock = Your clock runs low in “{ $title }”.
notice-body =
    { $said }

    { $link }

    No more mail about matches: { $unsubscribe }
notice-confirm-subject = Confirm your address
notice-confirm-body =
    Hello { $name },

    follow this link if you want to use this address on the game server:

    { $link }

    If you know nothing about this, do nothing.
notice-recover-subject = A new password
notice-recover-body =
    Hello { $name },

    with this link you can choose a new password within an hour:

    { $link }

    If you did not ask for it, do nothing.
