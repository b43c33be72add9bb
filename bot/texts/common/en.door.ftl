# The door: opening a table, and changing what is played before the game

which-game = **Which game?** One press opens its table, and you sit there already.
which-game-later = -# The mission and the house rules can be changed there before the game starts.
which-game-alt = A part of the picture of each game: { $games }.
busy = A table is open in this channel already: **{ $mission }**.
busy-join = **{ button-join }** gives you a seat there.
busy-yours = You are one of its players: `/game end` asks the others to end it.
busy-lobby-yours = You sit there: **{ button-change }** below it changes what is played, and `/game leave` frees your seat.
busy-aside = **{ button-aside }** opens yours beside it, in a thread of its own.
busy-elsewhere = Yours needs another place: type `/game new` in a text channel.
busy-no-thread = I can open yours in a thread here once the moderators give me { $permissions }. Or type `/game new` in another channel.
busy-type-thread = `/game new` with `thread` opens yours beside it, in a thread of its own.
button-aside = Open it in a thread
declined-opening-already = Your thread is being opened already.
button-change = Game or mission…
button-more-rules = The other house rules
button-house-rules = House rules…
change-head = **What is played: { $game }, { $mission }.**
    Choose another game or another mission. Everybody sees it at the table at once.
house-rules-head = **House rules of { $game }.** Each choice counts at once, for the whole table.
lobby-too-few = The game takes at least { $least } players: if nobody else sits down, the autopilot does.
choose-game = Another game
choose-mission = Another mission
declined-opener-changes = Only { $opener }, who opened this table, changes what is played here. Say at the table what you would like.
declined-too-many-for-it = { $mission } has room for { $most } people, and { $count } sit here. Somebody must leave first.
declined-no-house-rules = { $game } has no house rules to choose.
