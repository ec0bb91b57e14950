# Lessons: the teacher at the table.
lesson-not-asked = That would be possible, but it is not what this step is about. Look at what glows and try again.
no-not-asked = { $why }
no-undo-lesson = A lesson only goes forward. You can begin it again at any time.
web-lesson-step = step { $number } of { $count }
web-lesson-on = Go on
web-lesson-show = Show me
web-lesson-where = Where is it?
web-lesson-next = Next lesson: { $lesson }
web-lesson-free = Leave the lesson and play on
web-lesson-leave = All lessons
web-lesson-finished = The lesson is done. From here on you play freely: the match goes on against a gentle bot.
web-lesson-over = The lesson is done, and its match is over.
web-lesson-left = You have left the lesson and play on as you like, against a gentle bot.

# The page of lessons.
web-learn = Learn
web-learn-title = Learn { $game }
web-learn-intro = A teacher sits down beside you. You play from the first minute, and every step says one thing. You can leave at any time and come back.
web-learn-none = There are no lessons for this game yet.
web-lesson-begin = Begin
web-lesson-again = Begin again
web-lesson-go-on = Go on with step { $number } of { $count }
web-lesson-done = done
web-first-match = Your first match
web-first-match-about = One gentle bot, the rulebook’s set-up for a first game where it has one, and tips beside your decisions.
web-first-match-alone = Alone against the game’s own opponent where it is easiest, with the rulebook’s set-up for a first game and tips beside your decisions.
web-first-match-begin = Play a first match
web-play-usual = Play now as usual
web-tips-off = No more tips
ui-lesson-enter = Enter goes on, “{ $free }” leaves the lesson and plays on, q quits.
ui-lesson-move = Type the move marked ▸; “{ $free }” leaves the lesson and plays on, q quits.
ui-lesson-kept = The lesson waits for you: the same command goes on with it.
web-glossary = Signs and cards
