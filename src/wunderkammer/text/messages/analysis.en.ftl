# The analysis of a finished match. $cost is one of the phrases below; $played and $best are moves as orders.
analysis-title = Analysis
analysis-at = { $stage }: { $sentence }
analysis-moment = “{ $played }” instead of “{ $best }” cost { $cost }.
analysis-chances = { $count ->
    [one] { $count } of 100 chances
   *[other] { $count } of 100 chances
}
analysis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
analysis-both = { $chances } and { $points }
analysis-by = { $player }: { $move }
analysis-slip = Slip
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-good = Good
analysis-summary = { $blunder ->
    [one] { $blunder } blunder
   *[other] { $blunder } blunders
}, { $mistake ->
    [one] { $mistake } mistake
   *[other] { $mistake } mistakes
}, { $slip ->
    [one] { $slip } slip
   *[other] { $slip } slips
}; a decision cost { $loss } of 100 chances on average.
analysis-option = { $chances } of 100 chances, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-option-lead = { $chances } of 100 chances, a lead of about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-judged = Judged by { $bot }, Wunderkammer { $version }, rules { $rules }, { $look ->
    [all] knowing all that was hidden
   *[honest] from what each player knew at the time
}: { $rounds } lines of play for every decision, then { $worlds } worlds with the played and the best line side by side.
analysis-judged-seconds = Judged by { $bot }, Wunderkammer { $version }, rules { $rules }, { $look ->
    [all] knowing all that was hidden
   *[honest] from what each player knew at the time
}: { $seconds } s for every decision.
analysis-source-folder = from its source folder
analysis-decided = What decided the match
analysis-faultless = No turn of this match was clearly bad.
analysis-chance = Chance to win
analysis-best = Better:
analysis-dearest = The dearest turns of { $player }
analysis-working = Judging the turns …
analysis-slow = The rules are not compiled here: this will take about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
analysis-kept = Kept in { $path }.
analysis-stopped = Stopped; the same command goes on from here.
