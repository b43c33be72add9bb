# The challenge of the week

cmd-challenge = challenge
cmd-challenge-about = The mission of the week, with the same dice for everybody, and its standings
challenge-opening-title = Challenge of week { NUMBER($week, useGrouping: 0) }
challenge-opening-until = until { $day }, { $time } UTC
challenge-opening-seats = { $seats ->
    [one] alone
   *[other] alone or up to { $seats } people
  }
challenge-opening-about = { $game } · { $seats }
challenge-head = **Challenge of week { NUMBER($week, useGrouping: 0) }: { $mission }** ({ $game })
challenge-until = It runs until { $closes } ({ $left }). Everybody plays once, with the same dice.
challenge-score = Points: { $won } for a win, minus { $round } a round, { $wound } a wound and { $death } a death, never below { $least }. A lost game has up to { $lost }, for its share of the goals. Equal points: fewer actions are better.
challenge-sealed-dice = -# Sealed dice: `{ $hash }`. The seed is told when the challenge is over.
challenge-enter = **{ button-challenge-play }** opens a private thread for you. You can invite others there: they then play with you, and not again this week. There is no undo beyond steps that showed nothing new.
challenge-enter-here = **{ button-challenge-play }** opens the table here. There is no undo beyond steps that showed nothing new.
challenge-invite = `/challenge` opens your own table, here or in private.
challenge-yours = You play it this week: { $told }, { $score } points.
challenge-none = No challenge runs at the moment. The next one begins { $opens }.
challenge-off = There are no challenges on this bot: its operator switched them off.
declined-challenge-off = { challenge-off }
button-challenge-play = Play
button-challenge-standings = Standings
button-challenge-last = Last week’s standings
button-challenge-all = All servers
button-challenge-here = This server
button-challenge-show-me = Show me on all servers
button-challenge-hide-me = Only on my server
button-challenge-film = Film: { $who }
challenge-shown = Your row now stands in the standings of all servers.
challenge-hidden = Your row now stands only in the standings of your server.
challenge-title = Week { NUMBER($week, useGrouping: 0) } · { $mission }
challenge-scope = { $played } played · { $won } won
challenge-row = { $place }. { $name }: { $told } · **{ $score }**
challenge-par-row = = { $name }, { $told } · **{ $score }**
challenge-par = Par: the autopilot
challenge-nobody = Nobody has played yet.
challenge-won = won in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }{ $deaths ->
        [0] {""}
        [one] , one death
       *[other] , { $deaths } deaths
    }
challenge-with-actions = { $told }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
challenge-lost = lost, { $reached }% of the goals
challenge-open = not over, { $reached }% of the goals
challenge-seed = -# The seed was `{ $seed }`: its SHA-256 is the hash that was told at the beginning. `/game replay` makes a page that checks every die of your game.
challenge-films = **{ button-film }** shows you one of the best games. Below the film, **{ button-page }** shows the game as a page that checks every die.
challenge-share = To share: one sign for each round, and nothing of what happened.
challenge-to-share = Graveyard Shift, week { NUMBER($week, useGrouping: 0) }: { $score } points
    { $signs }
declined-challenge-is-over = This challenge is over. `/challenge` shows the standings.
declined-challenge-not-over = The film of a game is shown when the challenge is over: others still play with the same dice. `/challenge` says when it ends.
declined-challenge-no-film = This film is no longer offered: the game was deleted, or is not among the best that you can see. `/challenge` shows the standings, with the films of the best games.
declined-challenge-entered = { $who } plays this week’s challenge already; everybody plays it once. The next one begins on Monday.
declined-challenge-not-entered = You are not in these standings: you have not played this challenge.
declined-challenge-is-fixed = In the challenge, everybody plays the same mission by the same rules. `/game new` opens any other game.
declined-challenge-no-undo = In the challenge, only steps that showed nothing new are taken back: everybody plays with the same dice.
declined-challenge-own-seats = In the challenge, nobody joins a game that has begun. `/challenge` opens a table of your own.
declined-challenge-sealed = The seed of a challenge is shown to nobody before the challenge is over: others play with the same dice.
seed-stays-sealed = The seed stays sealed until the challenge is over: others play with the same dice. `/challenge` shows the standings.
setup-challenge = Challenge of the week: posted in { $channel }
setup-no-challenge = Challenge of the week: not posted on this server
setup-choose-challenge = Where is the challenge of the week posted?
