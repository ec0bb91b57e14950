# Players.
ui-person = Player { $number }
ui-naturalist-1 = Humboldt
ui-naturalist-2 = Merian
ui-naturalist-3 = Wallace
ui-naturalist-4 = Anning
ui-naturalist-5 = Bates
ui-naturalist-6 = Bering
ui-naturalist-7 = Haeckel
ui-naturalist-8 = Linnaeus

# The table.
ui-turn = Your decision, { $name }
ui-news = Since your last decision
ui-earlier = { $count ->
    [one] … and one line before that: l shows everything.
   *[other] … and { $count } lines before that: l shows everything.
}
ui-hint = h hint · ? why not · u undo · l log · r rules · s save · q quit · i help
ui-thinking = { $name } is thinking …
ui-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
ui-not-understood = There is no move “{ $typed }” here: type a number from { $first } to { $last }, or i for help.
ui-not-in-list = There is no move “{ $typed }” here: type what stands before a move in the list, or i for help.
ui-undo = { $count ->
    [1] Your last decision can be taken back: { $sentence } Those before it stay.
   *[other] Your last decision can be taken back: { $sentence } Then the one before it, and so on: your last { $count } decisions.
}
ui-undo-first = Your last decision can be taken back: { $sentence }
ui-undo-sure = Take it back? [Enter: yes, n: no]
ui-enter-or-no = “{ $typed }” is neither yes nor no: press Enter for yes, or type n for no.
ui-save-where = Say where to: s my-match.jsonl
ui-save-replace = { $path } exists already. Replace it? [Enter: yes, n: no]
ui-saved = Saved: { $path }
ui-not-kept = The match goes on, but it is not kept; save it with s FILE before you leave.
ui-kept = The match is kept. Go on with: { $command }
ui-lost = The match could not be kept and ends here.
ui-record-kept = The record of the match: { $path } ({ $command } shows it).

# Questions.
ui-possible = This is possible now: { $sentence }
ui-why-not = Not possible now
ui-ask-further = ? { $token } asks about a move, ? { $rule } about a rule, ? and a name about a thing on the table, ? and a word looks it up in the rules.
ui-no-answer = Neither a move nor the rules know “{ $question }”: try a number from the list, a rule such as { $rule }, or another word.
ui-askable = What can be asked about:
ui-several-things = Several things are called so; ask about one of them:
ui-moves-on-thing = What you can do with it now:
ui-rules-how = { $example } shows a rule, r and a word looks it up.
ui-example = Example:
ui-no-rule = No rule contains “{ $word }”.

# Help.
ui-help-move-keys = 3
ui-help-move = Make the move with this number (or letter); its key, such as { $key }, works too.
ui-help-hint-keys = h
ui-help-hint = The best moves, how often they win and with how many points, as a strong bot sees it from your seat.
ui-help-why-keys = ?   ? 3   ? name
ui-help-why = What is not possible and why; about one move; what a thing on the table is, means and costs, or a word of the rules.
ui-help-undo-keys = u
ui-help-undo = Take back your last decision: possible until anybody has learnt something new.
ui-help-log-keys = l
ui-help-log = Everything that has happened.
ui-help-rules-keys = r   r word
ui-help-rules = The rules by number, or all with a word.
ui-help-save-keys = s FILE
ui-help-save = Save the match to a file.
ui-help-quit-keys = q
ui-help-quit = Leave the table; the match is kept.
ui-help-help-keys = i   help
ui-help-help = This page.

# The end.
ui-score-sheet = Score sheet
ui-total = Total
ui-place = Place
ui-win = { $score ->
    [one] { $name } wins with { $score } point!
   *[other] { $name } wins with { $score } points!
}
ui-shared-win = { $score ->
    [one] Shared victory: { $names }, { $score } point each.
   *[other] Shared victory: { $names }, { $score } points each.
}

# The menu.
ui-game-facts = { $seats } players, { $minutes } minutes
ui-kept-matches = Matches that wait for you
ui-menu-hint = Type a number. q leaves. { $command } shows all commands.
ui-menu-ask = What shall it be?
ui-menu-wrong = Type a number from 1 to { $last }, or q to leave.
ui-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
ui-ask-seats = How many play: { $seats }? [{ $usual }]
ui-ask-first-name = Name of person 1 [Enter: { $usual }]
ui-ask-name = Name of person { $number } [Enter: no more]
ui-ask-bot = Which bot takes the other seats: { $bots }? [{ $usual }]
ui-ask-option = Play with it? [Enter: no, y: yes]
ui-rulings = House rulings
ui-rulings-help = Where the rules can be read in two ways; the first reading is the usual one.
ui-ask-rulings = House rulings: choose how to read the rules where they can be read in two ways? [Enter: no, y: yes]
ui-ask-number = A number from { $first } to { $last } [{ $usual }]
ui-number-wrong = “{ $typed }” cannot be chosen: type a number from { $first } to { $last }, or just press Enter.
ui-yes-or-no = “{ $typed }” is neither yes nor no: type y, or just press Enter.
ui-or = or

# Replay.
ui-diverged-move = This match was played with version { $version } of the rules. At entry { $entry } seat { $seat } played “{ $key }”, which today’s rules do not allow there. Everything before is shown as it was played, and it can be played on from here.
ui-diverged-chance = This match was played with version { $version } of the rules. At entry { $entry } chance brought “{ $key }”, which cannot happen there with today’s rules. Everything before is shown as it was played, and it can be played on from here.
ui-diverged-result = This match was played with version { $version } of the rules. By today’s rules its moves lead to another result than the one that was recorded.
ui-replay-keys = n on, p back, a number, end, q quit
ui-replay-wrong = “{ $typed }” leads nowhere: type n, p, a number from 0 to { $last }, end or q.
ui-replay-edge = It goes no further here.
ui-verified = { $outcomes ->
    [one] One outcome was drawn again and follows
   *[other] All { $outcomes } outcomes were drawn again and follow
 } from the secret. Its hash is { $hash }: it must be the one that the table showed before the match.
ui-verified-earlier = { $earlier ->
    [one] One outcome is older than the table
   *[other] { $earlier } outcomes are older than the table
 }; about { $earlier ->
    [one] it
   *[other] them
 } the secret says nothing. That is right only if the match was played on from an earlier one.

# Simulations.
ui-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-decimal-point = .
ui-seat = Seat { $number }
ui-wins = Wins
ui-mean-score = Mean score
ui-interval = 95 % interval
ui-length = Decisions per game: { $mean } on average, from { $shortest } to { $longest }.
ui-speed = { $seconds } s, { $rate } decisions/s, processes: { $jobs }, seed { $seed }.

# Wrong use.
cli-plain = In plain Python this takes about 50 times as long as with compiled rules (see README, “Play”).
cli-stopped = Stopped before the end; the same --seed plays the same games again.
