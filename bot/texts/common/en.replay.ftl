### The replay of a game: its film and its chronicle.

chronicle-played-by = { $rounds ->
    [one] Played by { $players }, in one round.
   *[other] Played by { $players }, in { $rounds } rounds.
  }
chronicle-goes-on = *The game goes on.*
chronicle-rules-changed = *Some rules have changed since this game was played. What happened is told as it was.*
log-rules-changed = -# Some rules have changed since this game began. What happened is told as it was.
chronicle-end = The end
stopped-in-round = The game was stopped in round { $round }.
chronicle-round = Round { $round }

## The lines under the pictures of the film

film-begins = Round { $round } begins.
film-now = Round { $round } so far.

## /game replay

cmd-game-replay = replay
cmd-game-replay-about = Look back on a game: its film and its chronicle, or a page, only for you
opt-form = as
opt-form-about = A film with a chronicle, or a page to click through that also checks the dice
choice-replay-film = film and chronicle
choice-replay-page = page
opt-replay-table-about = Which game of this channel; by default the running or the last one
button-show-film = Show everyone
replay-made-film = The film of **{ $mission }** is being made…
replay-far-film = The film is being drawn: { $drawn } of { $pictures } pictures…
replay-here-film = **{ $mission }**, from the beginning: the film, and the chronicle to read.
replay-shown-film = { $who } shows the film of **{ $mission }**; its chronicle lies beside it.
replay-made-page = The page of **{ $mission }** is being made…
replay-far-page = The page’s pictures are being drawn: { $drawn } of { $pictures }…
replay-here-page = **{ $mission }** as a page. Save the file and open it in a browser: each round has its picture and its story, and a button checks the dice.
replay-shown-page = { $who } shows **{ $mission }** as a page. Save the file and open it in a browser.
replay-done-page = Everyone can see the page now: { $link }
replay-again-page = The page is already here, with all that has happened: { $link }
page-file = The whole game as a page: pictures, story, and a check of its dice
replay-done-film = Everyone can see the film now: { $link }
replay-again-film = The film is already here, with all that has happened: { $link }
replay-rules-changed = Some rules have changed since this game was played. What happened is told as it was; from the first change on, the pictures show one position a round.
chronicle-file = The chronicle of the game, to read
declined-replay-not-taken = Discord did not take the file here: it is too large for this server, or nothing can be written or attached here. `/game replay` shows it to you alone, and you can pass it on from there.
declined-nothing-to-replay = No game has been played in this channel yet, so there is no film. `/game new` opens a table.
declined-no-such-game = No game { $table } has been played in this channel. Choose one of those offered while you type.
film-in-words = { $rounds ->
    [one] A film of one round.
   *[other] A film of { $rounds } rounds.
  }

## Views of the board

opt-view = view
opt-view-about = Another picture instead of the whole board
opt-around-about = Around whom; by default your survivor whose turn it is
opt-theme = theme
opt-theme-about = Dark or light picture, or a film in black and white
choice-around = around a survivor
choice-phase = what the last end of a round changed
choice-night = dark
choice-day = light
choice-film = film (black and white)
here-is-around = What is around:
here-is-the-phase = What happened last, step by step:
declined-no-round-over = No round is over yet, so there is nothing to look back on. `/board` shows the table now.
town-film-tiles = { $count ->
    [one] One tile was laid.
   *[other] { $count } tiles were laid.
  }
town-film-beaten = { $count ->
    [one] One zombie was beaten.
   *[other] { $count } zombies were beaten.
  }
town-film-died = { $count ->
    [one] One player was bitten to death.
   *[other] { $count } players were bitten to death.
  }
