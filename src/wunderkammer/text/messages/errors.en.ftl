# Errors: each message is `error-` and the code of an error.

# The shelf, seats and options.
error-no-such-game = There is no game “{ $name }”; there are: { $games }.
error-no-game-near = There is no game “{ $name }”; did you mean { $near }?
error-no-such-language = There is no language “{ $given }”; there are { $known }.
error-no-seat = There is no seat { $given }; seats are numbered from 0 to { $last }.
error-no-such-option = { $game } has no option “{ $name }”; its options: { $known }.
error-bad-option = The option “{ $name }” of { $game } must be { $allowed }, not { $given }.
error-bots-for-seats = The number of bots must be that of the other seats that decide, { $seats }, not { $given }.
error-seat-not-free = Seat { $given } is not one that decides here; these do: { $seats }.
error-no-such-word = “{ $name }” must be one of: { $known }; not { $given }.
error-games-in-batch = “{ $name }” must be a whole number, 1 or more, not { $given }.
error-one-for-each-game = “{ $name }” must have one entry for each game, { $games }, not { $given }.
error-options-json = The options must be a JSON object, not { $given }.
error-allowed-flag = true or false
error-allowed-choice = { $choices }
error-allowed-number = a whole number from { $low } to { $high }
error-own-take-all = Of { $seats } seats at most { $most } can play by themselves, not { $taken }.
error-bad-pack-option = The option “pack” must be the path of a TOML file.
error-bad-seed = A seed must be a whole number from 0 to { $most }, not { $given }.
error-bad-seats = { $game } is for { $seats } players, not { $given }.
error-no-seat-in-match = There is no seat { $seat } in this match; seats are numbered from 1 to { $last }.

# Who plays.
error-not-alone = { $game } is not for one alone; play against its own opponent with { $wish }.
error-too-many-own = { $own ->
    [one] { $own } AI opponent does
   *[other] { $own } AI opponents do
} not fit: with { $seats } seats there can be at most { $most }, because one seat stays with somebody else.
error-too-many-players = { $seats } seats are too few for { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} and { $people ->
    [one] { $people } name
   *[other] { $people } names
}: take more seats or fewer players.
error-same-name = Two people have the same name: give each a name of their own.
error-too-few = { $own ->
    [yes] At this table sit { $least } to { $most }, AI opponents of the rulebook included; so far you have chosen { $count }. Choose somebody on another seat: a person, a bot or, to play alone, an AI opponent of the rulebook.
   *[other] This game needs { $least } to { $most } players; so far you have chosen { $count }. Choose somebody on another seat: a person or a bot.
}
error-only-own = The rulebook’s AI opponents need somebody to play against: choose a person or a bot on at least one seat.

# Bots and hints.
error-no-such-puzzle = There is no puzzle “{ $name }” of this game.
error-no-such-lesson = There is no lesson “{ $name }”; there are: { $known }.
error-lesson-moved-on = The lesson has already moved on; look at the step that it shows now.
error-no-such-bot = There is no bot “{ $name }”; there are: { $bots }.
error-no-bot-near = There is no bot “{ $name }”. Did you mean { $near }?
error-bad-levels = { $path } does not hold settings of the levels: { $reason }
error-no-such-setting = there is no setting “{ $name }”, only { $known }.
error-bad-setting = { $name } must be a number that is not negative, not { $given }.
error-no-weights = { $path } does not hold fitted weights ({ $reason }). Fit it again with scripts/train.
error-unfit-weights = { $path }: { $reason } Fit it again with scripts/train.
error-other-features = The weights were fitted to other features than the game has: { $changed }.
error-other-order = The weights were fitted to other features than the game has: their order differs.
error-weights-missing = For { $seats } seats there must be { $count } early and as many late weights.
error-weights-infinite = For { $seats } seats all weights must be finite, and wide and narrow above 0.
error-no-such-level = There is no level “{ $level }”; there are { $levels }.
error-hint-seconds = A hint takes seconds, 0 for as long as the level needs, not { $given }.
error-hint-rounds = A hint takes at least 1 round of the search, not { $given }.
error-hints-off = No hints are given in this match: they were switched off when it was opened.
error-analysis-depth = An analysis can be 1 to { $most } times as deep as usual, not { $given }.
error-analysis-running = The match was not played to its end: only finished matches are analysed.
error-analysis-seconds = An analysis takes seconds for every decision, above 0 and at most { $most }, not { $given }.
error-bad-command = “{ $name }” names no program: write cmd: and a command, as in cmd:python3 bot.py, or cmd@30:… for 30 seconds per decision.
error-no-program = There is no program “{ $program }” to play as “{ $name }”: check its name and path.
error-unknown-bot = There is no bot “{ $name }”; there are: { $bots }; level5x2, which thinks on two cores; cmd:COMMAND, a program of yours.

# Packs of figures.
error-pack-not-read = The pack { $path } cannot be read: { $reason }.
error-pack-large = The pack { $path } is larger than a megabyte; a pack of figures never is.
error-pack-text = The pack { $path } is no TOML file: it is not text.
error-pack-toml = The pack { $path } is not valid TOML: { $reason }.
error-pack-unknown = The pack changes “{ $where }”, which this game does not have; it has { $known }.
error-pack-kind = The pack gives “{ $where }” { $given }, but it must be { $wanted }.
error-kind-bool = true or false
error-kind-dict = a table
error-kind-int = a whole number
error-kind-str = a text
error-kind-list = a list
error-kind-list-of = a list whose entries are each { $entry }
error-kind-other = { $name }
error-pack-unfit = The pack does not fit { $game }: { $reason }
error-pack-path = A pack must be given as its figures; a path would be one of the server’s own files.

# Positions and moves.
error-position-seats = A position must be an object with the number of its “seats”.
error-agenda-shape = state.agenda is not a possible row of steps; it begins with “over” and ends with what is due.
error-agenda-step = state.agenda: the step “{ $step }” does not go with this position.
error-lanes-open = state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.
error-lane-step = state.lanes[{ $seat }] must be the step “{ $step }” of seat { $seat }.
error-position = { $reason }
error-not-object = { $path } must be an object with named fields, not { $given }.
error-no-field = { $path } lacks the field “{ $field }”.
error-unknown-field = { $path } has an unknown field “{ $field }”; known are { $known }.
error-not-flag = { $path } must be true or false, not { $given }.
error-not-list = { $path } must be a list, not { $given }.
error-not-list-of = { $path } must be a list of { $length } values, not { $given }.
error-row-long = { $path } has more than { $most } entries.
error-label-twice = { $path } holds { $given } twice.
error-not-whole = { $path } must be a whole number from { $low } to { $high }, not { $given }.
error-not-name = { $path } must be the name of a { $domain }, not { $given }.
error-bad-name-at = { $path }: { $reason }
error-not-one-of = { $path } must be one of { $known }, not { $given }.
error-no-such-label = “{ $text }” is not a { $domain }; possible are { $labels }.
error-no-label-near = “{ $text }” is not a { $domain }; of { $count } names the nearest are { $near }.
error-no-such-number = “{ $text }” is not a { $domain }; it must be a number from 0 to { $most }.
error-no-such-verb = “{ $name }” is not a move of this game; moves begin with { $verbs }.
error-overlong-key = “{ $key }” says too much; it is written { $shape }.
error-incomplete-key = “{ $key }” is not complete; it is written { $shape }.

# Records.
error-record-file = { $path } is no record of a match that could be replayed. { $reason }
error-bad-record = This file is no record of a match that could be replayed here. { $reason }
error-record-header = Line 1, the header, does not fit: { $reason }
error-record-header-odd = Line 1, the header, cannot be understood.
error-record-objects = Line 1, the header, does not fit: its “options” and “pack” must be objects.
error-record-names = Line 1, the header, does not fit: its “players” must be a list of names.
error-record-players = Line 1, the header, does not fit: its “players” has { $names } names for { $seats } seats.
error-record-no-chance = An outcome of chance is missing at its end.
error-record-not-read = The record { $path } cannot be read: { $reason }.
error-record-not-written = The record cannot be written to { $path }: { $reason }.
error-record-empty = It is empty.
error-record-text = It is not text.
error-record-large = It has more than { $most } MB.
error-record-start = Line 1 must be the header, an object with "wunderkammer":{ $format }.
error-record-game = Line 1 names the game “{ $game }”, which is not on this shelf.
error-record-version = Line 1 says that it was played with version { $played } of the rules; records up to version { $here } can be replayed here.
error-record-figures = Line 1 says that it was played with other figures than the game has here.
error-record-json = Line { $line } is cut off or is no JSON; every line after the header must be complete, like [0,"bid:3"].
error-record-twice = Line { $line } has a field twice; every field may stand there once.
error-record-late = Line { $line } comes after the result, which must be the last line.
error-record-entry = Line { $line } must be a seat and a move, like [0,"bid:3"].
error-record-move = Line { $line }: seat { $seat } (written as { $written }) cannot play “{ $key }” there; everything before this line is right.
error-record-chance = Line { $line }: chance (written as { $written }) cannot bring “{ $key }” there; everything before this line is right.
error-record-result = Line { $line } must be the result that the moves before it lead to.
error-record-luck = Line 1, the header, does not fit: its “luck” must name the scheme, the match and the hash of a secret.
error-luck-seed = The luck of this match came from a seed, not from a secret: there is nothing to verify.
error-luck-secret = The secret of this match has not been published: that happens when the match is over.
error-luck-hash = The published secret is not the one whose hash was shown: the luck of this match was changed.
error-luck-outcome = Line { $line }: chance brought “{ $key }”, but the secret gives “{ $drawn }”. Somebody changed this outcome.

# Files, folders and databases.
error-is-folder = { $path } is a folder; name a file in it, such as { $example }.
error-folder-not-made = The folder { $path } cannot be made: { $reason }.
error-key-not-kept = The key { $path } cannot be kept: { $reason }.
error-bad-database = The database must be given as a path or as postgresql://user@host/name.
error-no-such-database = “{ $name }” is not a database for tables; give a path for SQLite, or postgresql://user@host/name.
error-database-not-opened = The database cannot be opened: { $reason }.
error-database-not-read = The tables cannot be reached just now; nothing is lost. Try again in a moment.
error-not-read = { $path } cannot be read: { $reason }.
error-not-written = { $path } cannot be written: { $reason }.

# Simulations and tournaments.
error-series-bots = There are { $seats } seats but { $bots } bots; name one bot for all seats or one for each.
error-few-games = There must be { $least } games or more to fit to, not { $given }.
error-until-two = --until compares two bots: name just two.
error-two-bots = Name at least two bots, or one bot alone against the opponents that the game plays itself.
error-same-bot = Name every bot only once: against itself a bot only shows its own strength.
error-other-tournament = { $path } holds another tournament (its { $field } is { $theirs }, not { $mine }): name another file.
error-no-tournament = { $path } is not the file of a tournament: name another file.
error-bad-line = Line { $line } of { $path } is not a game of a tournament: delete that line or name another file.
error-picture-svg = The picture is an SVG file: { $path } must end in .svg.
error-bots-seats = { $bots } bots do not fit { $seats } seats: name one bot for all seats or one for each.
error-no-component = There is no component “{ $name }”; near it are { $near }.
error-no-lab-extra = Reports need { $missing }, which is not installed: pip install "wunderkammer[lab]".
error-dataset-extra = Datasets need { $missing }, which is not installed: pip install "wunderkammer[rl]".
error-no-lab-games = { $path } is not the file of a report’s games: name another with --out.
error-other-lab-games = { $path } holds other games (their { $field } is { $theirs }, not { $mine }): name another file with --out.
error-lab-line = Line { $line } of { $path } is not a game of a report: delete that line or name another file with --out.
error-lab-pack = Name the pack that is to be compared: --pack FILE.toml.
error-no-such-figure = No figure is named like { $patterns }.
error-lab-no-aim = Name an aim: --aim "seats within 2 %, 60 to 75 decisions".
error-lab-bad-aim = “{ $given }” is not an aim; write “seats within 2 %” or “60 to 75 decisions”, with { $known }.
error-no-games = At least one game must be played: -n 1 or more.

# Crews: games on several processes or machines.
error-crew-address = “{ $given }” is no crew: type local:8, ray:ADDRESS or dask:ADDRESS.
error-crew-extra = This crew needs { $extra }: install wunderkammer[{ $extra }].
error-crew-unreachable = The crew at { $address } cannot be reached: { $reason }.
error-crew-gone = Work is left, but nobody in the crew has been there for { $seconds } seconds. What was played is kept.
error-crew-deaths = The same work ended { $times } workers, the last one on { $worker }: { $reason }
error-crew-refused = { $worker } plays another game than this machine, so its results cannot be counted. Different: { $parts }. Install the same version there.
error-crew-part-rules-version = version of the rules
error-crew-part-content = figures
error-crew-part-files = files of rules and bots
error-crew-part-games = outcome of the test games

# The command line.
error-usage = { $reason }. See: { $command } --help
error-arguments-unknown = unrecognized arguments: { $given }
error-arguments-required = the following arguments are required: { $names }
error-argument-choice = argument { $argument }: invalid choice: { $given } (choose from { $choices })
error-argument-expected = argument { $argument }: expected one argument
error-argument-not-with = argument { $argument }: not allowed with argument { $other }
error-argument-no-value = argument { $argument }: takes no value, not even { $given }
error-argument-wrong = argument { $argument }: { $reason }
error-typed-not-whole = “{ $given }” is not a whole number, { $least } or more
error-typed-too-large = “{ $given }” is too large: { $most } is the largest number
error-typed-no-gain = “{ $given }” is not a gain in whole rating points from +1 to +{ $most }
error-ruling-form = “{ $given }” is no house ruling: write --ruling name=value.
error-no-such-ruling = { $game } has no house ruling “{ $name }”; its house rulings: { $known }.
error-ruling-value = The house ruling “{ $name }” cannot be “{ $given }”; possible: { $values }.
error-pack-ruling = The ruling “{ $name }” of { $game } must be one of { $values }, not { $given }.
error-option-form = “{ $given }” is no option: write --option name=value.
error-option-value = The option “{ $name }” cannot be “{ $given }”; possible: { $values }.
error-no-such-rule = No rule has the number or contains the word “{ $word }”; try a number such as { $example }, or another word.
error-no-output = The output cannot be written: { $reason }; make room for it or send it elsewhere.
error-no-port = No port from { $port } upwards can be opened; name another with --port.
error-no-host = There is no such host: { $host }.
error-foreign-host = “{ $host }” is no address of this machine; 0.0.0.0 means all that it has.
error-workers-need-postgres = { $workers } processes cannot share an SQLite database; name a PostgreSQL database with --database, or leave out --workers.
error-port-taken = Port { $port } is taken; name another with --port.
error-bad-public-url = “{ $given }” is not a public address; it must look like https://games.example, without a path.
error-bad-proxy = “{ $given }” is not the address of a proxy; it must look like 127.0.0.1 or 10.0.0.0/8.
error-key-short = The key { $path } is empty or too short to be one. Remove it, and a new one is made; everybody then has to sign in again.
error-no-driver = The Python package { $name }, which this database needs, is not installed: pip install 'wunderkammer[{ $extra }]' does it.

# The table.
error-outdated = This match was played with other rules than those here; it can no longer be opened. { $reason }
error-chat-full = The chat of this table is full: it has { $most } lines.
error-no-own-opponents = { $game } has no AI opponents of its own; seat bots instead.
error-own-sit-last = The game’s own AI opponents sit on the last seats, after at least one person or bot.
error-bots-alone = Bots cannot play among themselves here: at least one seat must be a person’s.
error-seats-differ = The match has { $seats } seats, not { $given }.
error-no-such-kind = On a seat there is a person, a bot or a rival, not “{ $given }”.
error-no-persons-seat = Choose a seat that a person can play.
error-no-such-clock = A clock counts { $known }.
error-bad-clock = A clock goes from 1 to { $most }, not { $given }.
error-no-such-match = There is no such match: it was removed, or the address is not complete.
error-no-such-seat = This table has no such seat.
error-no-such-position = The match has no such position.
error-seat-taken = Somebody else has taken this seat.
error-table-full = No seat is free; you can watch.
error-bad-invite = This invitation is not valid, or no longer valid: ask for a new one.
error-private = This table is private: you need an invitation.
error-stale = The table has changed meanwhile; this is how it stands now. Choose again.
error-not-seated = You do not sit on this seat.
error-waiting = The match begins when every seat is taken.
error-begun = The match has begun: the seats stay as they are.
error-not-over = That can be seen only after the end of the match.
error-not-your-turn = There is nothing for you to decide just now, so there is nothing to try out.
error-no-return = The bot keeps the seat, as was chosen when the table was opened.
error-bad-order = The table cannot be opened like this: { $reason }
error-bad-name = A name needs something that can be read.
error-name-taken = Somebody else has this name, or one that looks like it; choose another.
error-name-at-table = Somebody at this table has this name, or one much like it; choose another.
error-mixed-letters = “{ $name }” mixes letters of several alphabets in one word; write each word in one of them.
error-banned = This account is closed; the people who run this server can tell you more.
error-registration-closed = Nobody new can register on this server.
error-registration-invite = Registering here needs an invitation that is still good; ask the people who run this server for one.
error-wrong-password = The current password is wrong.
error-bad-address = That is no e-mail address; it must look like anna@example.org.
error-bad-mail-link = This link is not valid, or no longer valid; ask for a new one.
error-no-such-user = There is no such person here.
error-nobody-called = Nobody here is called “{ $name }”.
error-no-such-report = There is no such report; “admin reports” lists them.
error-bad-push-address = No browser gives such an address for its notices; try again in another browser.
error-no-notices = This server sends no letters or notices.
error-settings-unreadable = The settings { $path } cannot be read: { $reason }.
error-settings-name = In { $path } there is no setting “{ $name }”; there are: { $known }.
error-settings-value = In { $path } “{ $name }” cannot be “{ $given }”.
error-settings-missing = In { $path } “{ $name }” is missing.
error-settings-public-url = Mail and notices, as { $path } asks for them, need --public-url: links in them begin with it.
error-push-key = There is no key for notices at { $path }, or it is broken; “wk admin push-key” makes one.
error-push-key-there = There is a key at { $path } already; all browsers that were added know it, so it stays.
error-no-package = The Python package { $name } is not installed: pip install 'wunderkammer[{ $extra }]' does it.
error-no-database-there = There is no database of a server at { $path }; name its folder with --data, or the database with --database.
error-retention-nothing = Say what may go: --finished, --waiting or --forgotten with a number of days.
error-not-welcome = You cannot sit down at this table.
error-ended = The match was ended by agreement; no more moves are made.
error-lesson-alone = A lesson ends when you leave it; nobody has to agree.
error-wrong-name = That name and password do not match.
error-bad-password = The password is too short or too long: use { $least } to { $most } characters.
error-bad-link = This sign-in link is not valid, or no longer valid.
error-too-long = The text is too long: it has { $length } characters, and there is room for { $most }.
error-empty = Write something first.
error-too-many = That was too much at once; wait a little.
error-storage = The move could not be stored; nothing has changed. Try again.

# The browser.
error-http-400 = The request cannot be understood; go back and try again.
error-http-404 = There is no such page.
error-http-405 = This page cannot be used like that; begin at the shelf.
error-http-413 = This is more than the table can take in; a record has at most 2 MB.
error-http-421 = This server does not answer to that name.
error-http-431 = The head of this request is too large.
error-http-500 = Something broke on our side; the match is kept. Try again.
error-too-many-streams = You are already watching as many tables as one person can: close a window of another table, then load this page again.
error-too-fast = Too many attempts; wait a minute.
error-foreign-form = The form came from another site; use the page of this table.
error-old-form = The page is too old; open it again.
error-bad-field = Something in the form is not possible: choose from the lists.
error-sign-in-first = Choose a name first; this server is shared.
