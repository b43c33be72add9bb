### The replay of a game: its film and its chronicle.

chronicle-played-by = { $rounds ->
    [one] Played by { $players }, in one round.
   *[other] Played by { $players }, in { $rounds } rounds.
  }
chronicle-goes-on = *The game goes on.*
chronicle-end = The end
