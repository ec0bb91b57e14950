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
analysis-hardly = less than 1 of 100 chances
analysis-both = { $chances } and { $points }
analysis-by = { $player }: { $move }
analysis-slip = Slip
analysis-mistake = Mistake
analysis-blunder = Blunder
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
analysis-dearest = The costliest turns of { $player }
analysis-working = Judging the turns …
analysis-slow = The rules are not compiled here: this will take about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
analysis-kept = Kept in { $path }.
analysis-stopped = Stopped; the same command goes on from here.
# The pages of an analysis.
analysis-offer = A strong bot looks at every turn once more, from what its player knew, and says what it cost and what would have been better.
analysis-open = Analyse this match
analysis-begin = Analyse
analysis-none = Nobody has analysed this match in this way yet.
analysis-failed = The analysis stopped because the bot that judges failed. What was found so far is kept.
analysis-progress = { $done } of { $parts }
analysis-look-again = How far along is it?
analysis-how = How to look at the match
analysis-look = Judged
analysis-look-honest = from what each knew
analysis-look-all = knowing all
analysis-whose = As seen by
analysis-chance-honest = Everybody’s chance to win of 100 after every decision, as { $player } could know it then.
analysis-chance-all = Everybody’s chance to win of 100 after every decision, for somebody who sees all that was hidden.
analysis-turns = All turns
analysis-who = Who judged
analysis-luck = Nothing is said of luck.
analysis-again = Judge again
analysis-deeper = Judge four times as deeply
analysis-to-end = Result
analysis-played = What was played
analysis-find = Find a better move
analysis-find-help = You face this decision again. What would you play?
analysis-show = Show what was found
analysis-try-again = Try again
analysis-differs = After the better line there would be:
analysis-options = What the search saw
analysis-sign-best = best
analysis-sign-played = played
analysis-before = Turn before
analysis-after = Next turn
analysis-tried-best = That is the best move that was found: { $outlook }.
analysis-tried-better = Better than what was played: { $outlook }. The best leads to { $best }.
analysis-tried-worse = No better than what was played: { $outlook }. The best leads to { $best }.
analysis-tried-played = That is what was played: { $outlook }. The best leads to { $best }.
analysis-tried-unseen = The search dropped this move at first sight.
web-hints-off = No hints in this match
web-hints-off-help = “What would a bot do?” is not offered to anybody.
analysis-expected = Expected points
