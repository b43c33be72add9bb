# Statistics

cmd-stats = stats
cmd-stats-about = Results of finished games: yours, or this server’s
opt-stats-of = whose
opt-stats-of-about = Yours by default
opt-stats-game-about = Of one game only
choice-mine = mine
choice-server = this server’s
stats-mine = **Your finished games: { $games }.** Won: { $won }. Zombies: { $kills }.
stats-server = **Finished games of this server: { $games }.** Won: { $won }. Zombies: { $kills }.
stats-dice = Dice in fights: { $mean } on average over { $dice } rolls (3.50 expected).
stats-time = Waited for an answer: { $time } hours on average, { $turns } times.
stats-stood-in = The autopilot played { $turns } turns for you; they are not counted above.
stats-stood-in-all = The autopilot played { $turns } turns for absent people.
stats-mission = • { $game }, { $mission }: { $games } played, { $won } won, { $kills } zombies
stats-people = **Who won most:**
stats-person = • { $who }: { $won } of { $games } won, { $kills } zombies
stats-none-mine = No game of yours is over yet; running games are not counted. `/mine` lists those.
stats-none-server = No game is over on this server yet; running games are not counted.
stats-uncounted = Your games are not counted, as you chose. `/my statistics` changes that, for games that end from then on.
stats-this-server = This server
stats-all-games = all games
