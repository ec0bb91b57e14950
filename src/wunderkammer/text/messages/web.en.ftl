# On the board.
web-not-now = Not possible now
web-possible = This is possible now.
web-several-moves = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
web-board = The board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = See it all
web-legend = What the signs mean
web-skip = Skip to the end
web-step = Next move
web-which-move = Which move?
web-close = Close

# On every page.
web-skip-link = Skip to the content
web-tools = Your matches and settings
web-mine = My matches
web-account = Account
web-language = Language
web-preferences = Language, light or dark
web-unknown-language = “{ $lang }” is not a language of this cabinet; choose one of those above.
web-theme = Light or dark
web-theme-light = Light paper
web-theme-dark = Dark study
web-pace = Others’ moves
web-pace-normal = Normal
web-pace-slow = Slower
web-pace-steps = Step by step
web-offline = No connection to the table; it comes back by itself.
web-compiling = The rules are still being compiled in the background. For a minute or two pages are slower, and bots think for no more than 3 seconds, so they play weaker.
web-to-shelf = To the shelf

# The shelf.
web-lobby-title = A cabinet of natural-history games
web-lobby-intro = Take a game from the shelf: one click sits you down against a bot, another lets you choose everything.
web-begin-with = First time here? Begin with { $game }
web-shelf = The shelf
web-facts = { $seats } players, { $minutes } minutes
web-weight = Weight { $weight } of 5
web-play-now = Play now
web-set-up = Set up a match …
web-rules = Rules
web-mine-waiting = Your matches in progress
web-mine-none = You have no matches yet. Take a game from the shelf: one click sits you down.
web-open-tables = Tables with a free seat
web-running = Matches to watch
web-your-turn = Your turn
web-turn-of = Turn: { $names }
web-state-waiting = Waiting for players
web-state-playing = In progress
web-state-over = Finished
web-level = level { $number }
web-stage = { $number ->
    [0] Preparation
   *[other] Round { $number }
}
web-clock-left = { $time } left
web-clock-over = time is up
web-ago-now = last move just now
web-ago-minutes = last move { $count } min ago
web-ago-hours = last move { $count } h ago
web-ago-days = { $count ->
    [one] last move { $count } day ago
   *[other] last move { $count } days ago
}
web-remove = Remove
web-remove-title = { $title }: remove from my matches
web-remove-removed = Nobody else plays here: the match is removed for good, with all its moves.
web-remove-freed = Your seat becomes free again; the others stay at the table.
web-remove-given-up = You give up: a bot gets your seat and plays on to the end, and the others see that. You cannot come back.
web-remove-hidden = The match leaves your list; the others keep it.
web-remove-do = Remove
web-remove-give-up = Give up
web-remove-not = Keep it
web-upload-link = Open a match from a record

# A new match.
web-create-title = { $title }: a new match
web-who-plays = Who plays?
web-who-help = Several people at this screen pass it on; a curtain hides what others must not see.
web-who-me = Me
web-who-here = Another person at this screen
web-who-guest = A person with an invitation link
web-who-rival = AI opponent of the rulebook
web-who-none = Nobody
web-bot-level1 = Bot: level 1, beginner
web-bot-level2 = Bot: level 2, casual
web-bot-level3 = Bot: level 3, solid
web-bot-level4 = Bot: level 4, strong
web-bot-level5 = Bot: level 5, master
web-bot-random = Bot without a level: random moves
web-bot-quick = Bot without a level: quick plans
web-bot-greedy = Bot without a level: careful plans
web-rival-name = AI opponent { $number }
web-name = Name
web-name-of = Name on seat { $number }
web-options = Options and variants
web-table = The table
web-match-name = Name of the match (optional)
web-public = Public
web-public-help = Everybody on this server can find the table, take a free seat and watch; spectators see only what lies open.
web-clock = Clock
web-clock-none = No clock
web-clock-days = { $count ->
    [one] { $count } day for each move
   *[other] { $count } days for each move
}
web-clock-minutes = { $count ->
    [one] { $count } minute for each player
   *[other] { $count } minutes for each player
}
web-clock-after = When time is up, the seat goes to
web-clock-bot = { $bot }
web-clock-nobody = nobody
web-clock-help = A player who was too slow can come back and take over from the bot.
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-open-table = Open the table

# Sitting down.
web-join-title = { $title }: take a seat
web-join-with = At the table: { $names }.
web-join-seated = You already have a seat at this table; if you take this one too, you will play for two at one screen.
web-your-name = Your name
web-sit-down = Sit down
web-luck = The luck of this table
web-luck-hash = It comes from a secret that was drawn before anything else. This is its hash:
web-luck-later = When the match is over, the secret is published with the record, and { $command } proves that every outcome follows from it.
web-luck-now = The secret: { $secret }. { $command } proves that every outcome follows from it.
web-luck-own = A number of your own for the luck (optional)
web-luck-own-help = Whatever you write here, all outcomes then depend on it too: not even this server can have chosen them.
web-luck-own-first = All outcomes then depend on it too. It is sent before the hash is shown, so it binds this server only together with the numbers of those who join you.
web-only-watch = Only watch
web-free-seat = Free seat { $number }
web-free-seats = Free seats
web-invite-link = Invitation link
web-invite-local = These links work on this machine only. For friends on other machines, start the server with “{ $command }”: the links then carry this machine’s address.
web-invite-open = Open the invitation
web-seat-bot = Put a bot here
web-copy = Copy
web-copied = Copied
web-waiting-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-help = The match begins when every seat is taken.
web-away = a bot stands in
web-away-help = Time was up: a bot plays for { $name }.
web-come-back = Take over again

# The match.
web-kind-bot = bot
web-kind-rival = AI opponent
web-you = you
web-acts = to act
web-spectator = Spectator
web-your-moves = Your moves
web-asked = Your turn: { $question }
web-hand-over = Now { $name } decides: pass the screen on.
web-hand-over-now = Draw the curtain
web-curtain-title = Pass the screen to { $name }
web-curtain = Behind the curtain lies what only this player may see.
web-curtain-open = I am { $name }
web-curtain-clock = { $name }’s clock is running:
web-watching = You are watching: you see what lies open.
web-thinks = { $count ->
    [one] { $names } is thinking … { $seconds } s
   *[other] { $names } are thinking … { $seconds } s
}
web-nothing-to-do = You have nothing to decide now.
web-undo = Take back
web-hint = What would a bot do?
web-no-hint = There is no hint now.
web-log = What has happened
web-said-more = More stands under “{ $log }”.
web-lead = { $count ->
    [one] { $names } leads with { $amount }.
   *[other] { $names } lead with { $amount } each.
}
web-you-lead = You lead with { $amount }.
web-you-have = You have { $amount }.
web-stood-in = { $name } thought for too long or failed; another bot made this move.
web-log-earlier = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
}
web-help = Help and rules
web-help-now = Search without a word to see what the rules say about the present decision.
web-no-obstacle = Nothing special stands in the way now.
web-search-rules = Search the rules
web-search = Search
web-all-rules = All rules
web-found = { $count ->
    [0] Nothing found: another word may help
    [one] { $count } place found
   *[other] { $count } places found
}
web-contents = Contents
web-keys = Keys
web-key-m = To the list of your moves
web-key-n = To the next thing that can be played
web-arrows = arrow keys
web-key-arrows = Within a part of the board: to the next or previous thing
web-key-t = What would a bot do?
web-key-u = Take back
web-key-l = Open or close the log
web-key-h = Open or close help
web-key-c = Write in the chat
web-key-s = Show the next move
web-key-esc = Skip what is being shown
web-chat = Chat
web-chat-unread = { $count } new
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-send = Send

# After the match.
web-to-end = How the scores grew
web-rematch = Rematch
web-replay = Replay
web-position = Position
web-place = Position { $at } of { $last }
web-as-seen-by = As seen by
web-show = Show
web-back = Back
web-on = Forward
web-play-on = Play on from here as { $name }
web-to-match = Back to the match
web-scores-over-time = Scores over time
web-scores-picture = Lines that show how every player’s score grew; the table above gives the final scores.
web-download = Download the record
web-upload = A match from a record
web-upload-help = A record is a file that ends in .jsonl, as every finished match gives one. An unfinished match goes on where it stood.
web-upload-file = File
web-upload-do = Open

# Names on a shared server.
web-signed-in = You are { $name }.
web-register = Choose a name
web-register-help = This server is shared: a name makes your matches yours wherever you are.
web-new-password = Password (optional)
web-new-password-help = Without a password you get a personal sign-in link to keep.
web-register-do = Take this name
web-sign-in = Sign in
web-password = Password
web-link = Sign-in link
web-link-help = Keep this link: anyone who opens it is signed in as you. A new link makes this one useless.
web-new-link = New sign-in link
web-new-link-help = A sign-in link lets you come back on another device without a password. A new link makes the one before it useless.
web-go-on = Go on
web-sign-out = Sign out
web-sign-in-link = This link signs you in on this browser.

# What was wrong.
web-error-title = That did not work
web-error-number = If you report this to the people who run this server, give the number { $number }.
web-error-unknown-move = There is no such move; choose one from the list.

# The server.
web-serve-here = The table is set: { $address } (Ctrl-C ends it)
web-serve-shared = The table is set for everybody who can reach { $address } (Ctrl-C ends it)
web-serve-port-taken = Port { $port } is taken; using { $other }.
web-serve-compiled = The rules are compiled: the table goes on at full speed.
web-serve-renewed = The server has begun anew: all matches go on.
web-serve-stopped = The table is cleared; all matches are kept.

# What is final, and what is only tried out.
web-wishes = Settings
web-confirm = Ask again before final moves
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-confirm-note = Tap once more to play. Afterwards it may not be possible to take it back.
web-confirm-yes = Play
web-confirm-no = Not yet
web-what-if = What if …
web-what-if-note = Only tried out: nothing you do here changes the match, and what you cannot know is assumed.
web-what-if-end = Back to the table
web-what-if-back = One move back
web-what-if-chance = From here on chance decides.
web-what-if-others = From here on others decide.
web-what-if-over = The match would be over here.
web-key-w = The next thing on the board, and what it is; ? into its card
web-key-i = What if: play on without changing anything

# Replay.
web-replay-moves = All moves
web-replay-play = Play
web-replay-stop = Stop
web-replay-speed = Speed
web-replay-slow = slow
web-replay-normal = normal
web-replay-fast = fast
web-replay-flight = very fast
web-replay-keys = Arrow keys: back and on. Home and End: to the first and the last position. Space: play or stop.

# The end of a match.
web-place-number = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
   *[other] place { $place }
}
web-turning = The turning point
web-turning-here = From here on the winner stayed ahead:
web-turning-look = Look at this moment
web-turning-none = There was none: the winner had nobody to overtake.
web-share = Picture to share

# My matches.
web-won-by = { $name } won, { $score } to { $second }
web-draw = Shared victory: { $names }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} each
web-alone-won = Won alone with { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-alone-lost = Lost alone with { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Calling back.
web-sound = Sounds
web-notify = Notify me when it is my turn
web-notify-insecure = Notifications and installing need https, or a server on your own machine. The title of the tab and sounds still call you.

# What is noted for one’s turn.
web-plan-none = While others think: tap things on the board to note a move for your turn.
web-plan-noted = Noted for your turn: { $things }.
web-plan-offered = You noted this
web-plan-itself = Play it by itself if only one move fits
web-plan-clear = Forget it
