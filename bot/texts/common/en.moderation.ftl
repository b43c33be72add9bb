# Bringing back what was taken back

cmd-game-redo = redo
cmd-game-redo-about = Bring back what was taken back last, with the same dice, until somebody plays on
button-redo = Bring back
redone = Brought back: everything is as it was before you took it back.
redone-free = { $who } brought back the action, exactly as it was.
redone-voted = The table brought back the action, exactly as it was, as { $who } proposed.
vote-redo = **Vote:** { $who } asks to bring back what was taken back. For { $yes }, against { $no }; { $needed } needed.
vote-lost-redo = The table voted against it: what was taken back stays so.
voted-redo = Brought back.
declined-nothing-to-redo = There is nothing to bring back: nothing was taken back since the last move. `/game undo` takes something back.
declined-not-yours-to-redo = { $who } took that back, so only they can bring it back, until somebody plays on.

# Sending somebody away by vote

cmd-game-kick = kick
cmd-game-kick-about = Let the table vote on sending somebody away
opt-kick-about = Whose seat is to be opened
opt-reason = reason
opt-reason-about = Why; the whole table reads it
vote-kick = **Vote:** { $who } asks to send { $seat } away. For { $yes }, against { $no }; { $needed } needed.
vote-lost-kick = The table voted against sending somebody away.
voted-kick = The seat is open.
declined-nobody-to-kick = Name somebody else who plays here: { $players }. You yourself leave with `/game leave`.
declined-kept-out = You cannot sit down at this table: you were sent away from it, or have seen one of its secrets. A moderator can put you in a seat with `/mod seat`; you can watch with `/board`, or open a table in another channel.

# What moderators type

cmd-mod-reset = reset
cmd-mod-reset-about = Put this channel's table away; it can be restored
cmd-mod-restore = restore
cmd-mod-restore-about = Bring back a table of this channel, or mend a damaged one
opt-mod-restore-about = Which table; without it all are listed
cmd-mod-archive = archive
cmd-mod-archive-about = Put away a table that is over or no longer played
cmd-mod-kick = kick
cmd-mod-kick-about = Open somebody's seat and keep them from this table
opt-whose = seat
opt-mod-kick-about = Whose seat
cmd-mod-seat = seat
cmd-mod-seat-about = Put a person in a seat
opt-mod-player-about = Who plays on
opt-mod-seat-about = Which seat; an open one by default
cmd-mod-pass = pass
cmd-mod-pass-about = Let the autopilot do what the table waits for
opt-mod-pass-about = For whom; by default for everybody the table waits for
cmd-mod-pause = pause
cmd-mod-pause-about = Stop all deadlines of this table
cmd-mod-resume = resume
cmd-mod-resume-about = Let the deadlines go on with the time that was left
cmd-mod-rollback = rollback
cmd-mod-rollback-about = Go back to the beginning of a round, or undo such a step
opt-round = round
opt-mod-rollback-about = Which round; without it all are listed, each with what happened then
cmd-mod-end = end
cmd-mod-end-about = End this game without a winner
cmd-mod-export = export
cmd-mod-export-about = The game's log as a file, without anybody's secrets
cmd-mod-reveal = reveal
cmd-mod-reveal-about = In need: look at a hand or the seed; the table is told first
opt-what = what
opt-mod-reveal-about = What to look at
cmd-mod-log = log
cmd-mod-log-about = What moderators did at the tables of this channel
button-mod-reset = Put the table away
button-mod-restore = Bring it back
button-mod-archive = Archive the table
button-mod-kick = Open the seat
button-mod-seat = Seat them
button-mod-pass = Let the autopilot play
button-mod-pause = Pause the table
button-mod-resume = Resume the table
button-mod-rollback = Go back
button-mod-return = Go forward
button-mod-mend = Mend it
button-mod-end = End the game
button-mod-export = Make the file
button-mod-reveal = Tell the table and show me
round-label = Round { $round }: { $what }
state-before-label = Forward again: round { $round }, as it was before step { $row }
reveal-seed-label = The seed of the dice
reveal-hand-label = The hand of { $who }
export-file = The game’s log
here-is-the-seed = The seed: `{ $seed }`
table-is-paused = ⏸ **Paused by a moderator:** no deadline runs, and the autopilot plays for nobody. You may play all the same.

# What they are shown before

mod-copied-and-told = -# The database is backed up first. The table is told who did it.
mod-told = -# The table is told who did it.
mod-moved-on = ⚠ The game has moved on since you looked, so nothing was done. Now it is like this:
mod-log-head = What moderators did here, newest first:
mod-log-empty = No moderator has done anything at the tables of this channel.
mod-which-restore = Which table should come back?
mod-which-rollback = Which round should the table go back to?
really-reset = Put table #{ $table } ({ $mission }) away? The game is kept and can be brought back with `/mod restore`.
really-kick-from-lobby = Take { $whom } off this table and keep them from it? `/mod seat` lets them in again once the game has begun.
really-kick-from-lobby-why = Take { $whom } off this table and keep them from it? Reason: { $reason }
  `/mod seat` lets them in again once the game has begun.
really-restored = Bring back { $label }? It goes on where it stopped.
really-mended = Take { $label } back to its last good state? What was done since stays in the log.
really-archive = Archive table #{ $table } ({ $mission })? `/game replay` still shows it, and one that was not played to its end comes back with `/mod restore`.
really-kick = Open the seat of { $whom } and keep them from this table? The autopilot plays on until somebody takes the seat. `/mod seat` lets them in again.
really-kick-why = Open the seat of { $whom } and keep them from this table? Reason: { $reason }
  The autopilot plays on until somebody takes the seat. `/mod seat` lets them in again.
really-seat = Put { $whom } in the seat of { $former }? They play on from here and see what that seat knows.
really-pass = Let the autopilot do for { $whom } what the table waits for? The table can vote to take it back with `/game undo`.
really-pause = Pause this table? No deadline runs until `/mod resume`; people may play all the same.
really-resume = Resume this table? Everybody gets the time that was left.
really-rollback = Go back to the beginning of round { $round }? { $moves ->
    [one] One action is taken back.
   *[other] { $moves } actions are taken back.
  } Nothing is lost: `/mod rollback` leads forward again.
really-return = Go forward again to round { $round }, as it was before the table was rolled back? What was played since is set aside and can be brought back, too.
really-end = End table #{ $table } ({ $mission }) without a winner? `/game replay` shows film and chronicle; `/mod restore` brings it back.
really-export = Make a file of table #{ $table }? As long as the game can go on, the file holds no seed and nobody’s secrets.
really-reveal-seed = Look at the seed of this game? Anyone who knows it can compute every die and card to come. The table is told before you see it. Afterwards you cannot sit down at this table unless a moderator puts you in a seat.
really-reveal-hand = Look at the hand of { $whom }? The table is told before you see it. Afterwards you cannot sit down at this table unless a moderator puts you in a seat.

# What they read afterwards, and what the table reads

done-reset = The table was put away, after a backup.
done-restored = The table is back.
done-mended = The game goes on from its last good state.
done-archive = The table is archived.
done-kick-from-lobby = They are no longer at the table.
done-kick-from-lobby-why = They are no longer at the table.
done-kick = The seat is open.
done-kick-why = The seat is open.
done-seat = They sit there now.
done-pass = The autopilot has played.
done-pause = The table is paused. `/mod resume` ends that.
done-resume = The table goes on.
done-rollback = The table is back at the beginning of that round.
done-return = The table is again as it was before it was rolled back.
done-end = The game is ended.
done-export = Here is the file.
done-reveal-seed = The table is told first. If nothing follows here, ask again.
done-reveal-hand = The table is told first. If nothing follows here, ask again.
not-announced = The table could not be told, so I show nothing. `/setup` says what keeps me from writing here; then ask again.
undone-rolled = The game is back at the beginning of a round.
redone-rolled = The game is again as it was before it was rolled back.
audit-reset = **Moderation:** { $who } put this table away. A backup was made; `/mod restore` brings it back.
audit-restored = **Moderation:** { $who } brought this table back.
audit-mended = **Moderation:** { $who } mended this table from its last good state.
audit-archive = **Moderation:** { $who } archived this table. `/game replay` still shows it.
audit-kick-from-lobby = **Moderation:** { $who } took { $whom } off this table.
audit-kick-from-lobby-why = **Moderation:** { $who } took { $whom } off this table. Reason: { $reason }
audit-kick = **Moderation:** { $who } opened the seat of { $whom }. The autopilot plays on; `/game join` takes the seat.
audit-kick-why = **Moderation:** { $who } opened the seat of { $whom }. Reason: { $reason }
  The autopilot plays on; `/game join` takes the seat.
audit-seat = **Moderation:** { $who } put { $whom } in the seat of { $former }.
audit-pass = **Moderation:** { $who } let the autopilot play for { $whom }. `/game undo` lets the table vote on it.
audit-pause = **Moderation:** { $who } paused this table: no deadline runs.
audit-resume = **Moderation:** { $who } resumed this table: everybody has the time that was left.
audit-rollback = **Moderation:** { $who } took this game back to the beginning of round { $round }. Nothing is lost; a moderator can undo it.
audit-return = **Moderation:** { $who } took this game forward again to round { $round }, as it was before the table was rolled back.
audit-end = **Moderation:** { $who } ended this game. `/game replay` shows its film and its chronicle.
audit-export = **Moderation:** { $who } exported the log of this table, without anybody’s secrets.
audit-reveal-seed = ⚠ **Moderation:** { $who } looks at the **seed** of this game, and so can know every die to come.
audit-reveal-hand = ⚠ **Moderation:** { $who } looks at the **hand** of { $whom }.

# What they cannot do

declined-not-backed-up = The database could not be backed up, so nothing was done. The person who runs the bot finds the reason in its log (most likely a full disk). The game goes on meanwhile.
declined-still-played = People play here; the last move was { $when }. `/mod end` ends the game all the same, `/mod reset` puts it away, `/mod pause` stops its deadlines.
declined-nothing-to-archive = No table in this channel is over. `/mod reset` puts a running one away.
declined-no-such-seat = There is no seat “{ $name }” here. There are: { $players }.
declined-sits-nobody = Nobody sits in the seat of { $name }. Anybody can take it with `/game join`, and `/mod seat` puts somebody there.
declined-cannot-be-seated = { $who } plays here already, or is a bot. Name somebody else.
declined-name-a-seat = No seat is open here. Say whose seat to give: { $players }. The player who sits there leaves it.
declined-not-waited-for = The table does not wait for { $who } now. `/game status` says who it waits for.
declined-paused-already = This table is paused already. `/mod resume` lets it go on.
declined-not-paused = This table is not paused. `/mod pause` would do that.
declined-no-such-round = There is no round { $round } to go back to. Choose one from { $first } to { $last }, or leave the option out to see them all.
declined-plays-here-too = You play at this table yourself, so its secrets are not for you. Ask a moderator who does not play here.
declined-nothing-hidden = Nothing is secret in this game but the seed of its dice. `/board`, `/sheet` and `/hand` show everything else to anybody.
