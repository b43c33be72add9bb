### The replay of a game: its film and its chronicle.

chronicle-played-by = { $rounds ->
    [one] Played by { $players }, in one round.
   *[other] Played by { $players }, in { $rounds } rounds.
  }
chronicle-goes-on = *The game goes on.*
chronicle-end = The end

## The lines under the pictures of the film

film-setup = The table is being set up.
film-begins = Round { $round } begins.
film-survivors = Round { $round }, the survivors have acted.
film-zombies = The zombies have acted; round { $round } begins.
film-now = Round { $round } so far.
film-killed = { $count ->
    [one] One zombie down.
   *[other] { $count } zombies down.
  }
film-came = { $count ->
    [one] One zombie came.
   *[other] { $count } zombies came.
  }
