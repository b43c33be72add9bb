# What the log and the chronicle tell of the people at a table. $who is a player or a moderator.
past-by = { $who }:
past-by-autopilot = The autopilot, for { $who }:
past-left = { $former } left the table; the autopilot took over.
past-left-server = { $former } was no longer on this server; the autopilot took over.
past-took = { $who } took the seat of { $former }.
past-offered = { $who } offered this seat to { $other }.
past-opened = The table voted { $former } out of this seat; the autopilot took over.
past-kicked = Moderator { $who } opened the seat of { $whom }; the autopilot took over.
past-seated = Moderator { $who } put { $whom } in the seat of { $former }.
past-rolled-back = Moderator { $who } took the game back to the beginning of round { $round }.
past-returned = Moderator { $who } took the game forward again to round { $round }.
past-passed = Moderator { $who } let the autopilot play for { $whom }.
past-stood-in = { $who } did not answer in time; the autopilot played the turn.
past-stood-in-away = { $who } was away; the autopilot played the turn.
past-went-away = { $who } went away; the autopilot played in the meantime.
past-came-back = { $who } came back.
