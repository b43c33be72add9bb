# Absent players

cmd-game-pace = pace
cmd-game-pace-about = How long the table waits before the autopilot plays for somebody
opt-pace = wait
opt-pace-new = pace
opt-pace-about = How long to wait for a player who must act
cmd-game-away = away
cmd-game-away-about = Let the autopilot play for you until you come back
cmd-game-back = back
cmd-game-back-about = Play yourself again
choice-none = as long as it takes
choice-1h = 1 hour
choice-8h = 8 hours
choice-12h = 12 hours
choice-72h = 72 hours
choice-24h = 24 hours
choice-48h = 48 hours
pace-set = The table now waits: { $pace }.
pace-none = { $who } set the pace: the table waits as long as it takes.
pace-1h = { $who } set the pace: the autopilot plays for a player who has not acted within **1 hour**.
pace-8h = { $who } set the pace: the autopilot plays for a player who has not acted within **8 hours**.
pace-24h = { $who } set the pace: the autopilot plays for a player who has not acted within **24 hours**.
pace-12h = { $who } set the pace: the autopilot plays for a player who has not acted within **12 hours**.
pace-72h = { $who } set the pace: the autopilot plays for a player who has not acted within **72 hours**.
pace-48h = { $who } set the pace: the autopilot plays for a player who has not acted within **48 hours**.
stood-in = { $who } did not answer: the autopilot plays this turn. `/game undo` lets the table vote on it.
went-away = { $who } is away; the autopilot plays for them until they act again.
came-back = { $who } is back.
you-are-away = Have a good time. The autopilot plays your turns; `/game back`, or any move of yours, brings you back.
you-are-back = Welcome back: you play yourself again.
who-is-away = Away, played by the autopilot: { $who }
plays-for = Without a move, the autopilot plays { $due }.
waits-once-more = Your time runs out { $due }. Then there { $hours ->
    [0] are 15 minutes
   *[other] are { $hours } hours
  } of grace, then the autopilot plays.
extended = { $who }, your time is up. You have a little more, once: the autopilot plays { $due }.
quiet-until = { $who } has quiet hours until { $until }: I call them, and the autopilot plays for them, only after that.
on-holiday = On holiday, played by the autopilot until { $until }: { $who }
holiday-began = { $who } is on holiday until { $until }; the autopilot plays for them meanwhile.
table-sleeps = Everybody is away, so the table sleeps. It wakes when one of you acts.
vote-pace = **Vote:** { $who } asks that the table waits only **{ $pace }** from now on, less than before. For { $yes }, against { $no }; { $needed } needed.
vote-lost-pace = The table keeps its pace.
voted-pace = The pace is set.
declined-pace-of-opener = Before the game, only { $opener }, who opened the table, or a moderator can shorten the wait. You can set a longer wait, or vote once the game has begun: `/game pace`.
declined-no-such-pace = You can choose one of these: { $paces }.
declined-alone-here = You play alone here, so the table simply waits for you. Come back whenever you like.
declined-away-already = You are away already, and the autopilot plays for you. `/game back` ends that.
declined-not-away = You are not away: the autopilot does not play for you. `/game away` lets it.
reminder = { $who }, the table waits for you. Your time runs out { $due }.
lobby-pace = The table waits **{ $pace }** for a player who must act. Then the autopilot plays that turn.
