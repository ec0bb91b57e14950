# Tournaments.
arena-rating = Rating
arena-lead = Lead
arena-decisions = Decisions per game
arena-seconds = Seconds per decision
arena-slowest = Slowest
arena-efforts = Scores and pace
arena-pairs = Pair by pair
arena-games = Games
arena-ahead = First ahead
arena-plan = Planned: { $games ->
    [one] { $games } game
   *[other] { $games } games
} = { $meetings ->
    [one] { $meetings } meeting
   *[other] { $meetings } meetings
} × { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} × { $seatings ->
    [one] { $seatings } seating
   *[other] { $seatings } seatings
}; every seed of chance is played in every seating.
arena-incomplete = { $count ->
    [one] { $count } game is left out: not all seatings of its seed have been played yet.
   *[other] { $count } games are left out: not all seatings of their seeds have been played yet.
}
arena-how-to-read = Lead: points before the mean of the others, over whole seeds. Rating (Bradley–Terry, the average is 0): 400 more win ten times as often as they lose; ± is the 95 % interval.
arena-nothing-yet = Not one seed has been played in all seatings yet, so there is nothing to report.
arena-picture-rating = Rating with 95 % interval
arena-picture-note = Bradley–Terry; 400 points more win ten times as often as they lose.
arena-stopped = Stopped before the end; --resume FILE.jsonl would have kept the games.
arena-stopped-kept = Stopped before the end; all games are kept, and the same command goes on with the rest.
ui-progress-at-most = { $done } games of at most { $total }, { $minutes ->
    [0] less than a minute left.
   *[other] at most about { $minutes } min left.
}
ui-progress = { $done } of { $total } { $pieces ->
    [turns] turns
   *[games] games
}, { $minutes ->
    [0] less than a minute left.
   *[other] about { $minutes } min left.
}

# Wrong use.
ui-start-program = A player of this match is the program “{ $command }”. Start it? Only do so if you trust the file. [y: yes, Enter: no, greedy plays]

# What external programs do wrong.
bot-fault-not-started = { $bot } could not be started: { $detail } ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal moves were played instead.
bot-fault-silent = { $bot } gave no answer within { $detail } s ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal move was played instead.
bot-fault-given-up = { $bot } missed { $detail } decisions in a game and was dismissed ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal moves were played for the rest of it.
bot-fault-flood = { $bot } wrote far more than an answer and was dismissed ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal moves were played for the rest of the game.
bot-fault-crashed = { $bot } ended in the middle of a game ({ $count ->
    [one] once
   *[other] { $count } times
}); its last words: “{ $detail }”. Any legal moves were played for the rest of it.
bot-fault-crashed-mute = { $bot } ended in the middle of a game ({ $count ->
    [one] once
   *[other] { $count } times
}). Any legal moves were played for the rest of it.
bot-fault-not-json = { $bot } answered “{ $detail }” instead of a JSON object with a move ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal move was played instead.
bot-fault-illegal = { $bot } wanted to play “{ $detail }”, which is not legal ({ $count ->
    [one] once
   *[other] { $count } times
}); any legal move was played instead.
arena-until-progress = log-likelihood ratio { $ratio } (±{ $bound } decides)
arena-until-accepted = { $first } is stronger than { $second }: a gain of { $gain } rating points is accepted after { $seeds } seeds (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
arena-until-refuted = { $first } is not { $gain } rating points stronger than { $second }: refuted after { $seeds } seeds (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
arena-until-open = Not yet decided after { $seeds } seeds whether { $first } is { $gain } rating points stronger than { $second } (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
