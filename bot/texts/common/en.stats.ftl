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
choice-table = this channel’s
stats-table = **Finished games of this channel: { $games }.** Won: { $won }. Zombies: { $kills }.
stats-harm = Wounds: { $wounds }. Survivors lost: { $deaths }.
stats-none-table = No game is over in this channel yet; running games are not counted.
stats-this-channel = This channel
button-stats = Back to the statistics

# The hall of records of a mission
records-choose = Show the records of a mission
records-none = No game of this mission is over yet.
records-head = **Records: { $mission }** · won { $won } of { $games }
records-title = Records: { $mission }
records-scope = won { $won } of { $games }
records-line = **{ $name }:** { $told }
records-quickest = Quickest win
records-quickest-value = { records-rounds }
records-unhurt = Won without a wound
records-unhurt-value = { records-rounds }
records-fewest = Fewest actions
records-fewest-value = { $count }
records-rescue = Largest rescue
records-rescue-value = { $count } saved
records-kills = Most zombies
records-kills-value = { $count }
records-not-yet = not yet
records-game = game { $table }
records-same-game = again { records-game }
records-next = next best: { $value }, { $game }
records-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
records-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
records-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}

# Feats: what is worth telling of a finished game
feats-told = **Feats:** { $feats }
stats-feats = **Feats, the rarest first:**
stats-feat = • { $feat }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
feat-unhurt = won without a wound
feat-everybody-home = won, and nobody died
feat-battered = won in spite of 10 wounds
feat-peaceful = won without killing a zombie
feat-many-at-once = 5 zombies down at once
feat-crowd = 10 zombies down in one round
feat-horde = 50 zombies down in one game
feat-sixes = 3 dice or more, and each shows a 6
feat-rescuers = won, and 3 people saved
feat-red = a survivor reached red
feat-rammed = 4 hits by a car in one zone
feat-planked = 4 barricades built before round 3
feat-no-bullet = won without a single bullet
feat-short-life = won after a death
feat-silent = won without a noise
feat-held = barricades held twice
