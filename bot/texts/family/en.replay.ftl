### The replay of a game: its film and its chronicle.
## The lines under the pictures of the film

film-setup = The table is being set up.
film-survivors = Round { $round }, the survivors have acted.
film-zombies = The zombies have acted; round { $round } begins.
film-killed = { $count ->
    [one] One zombie down.
   *[other] { $count } zombies down.
  }
film-came = { $count ->
    [one] One zombie came.
   *[other] { $count } zombies came.
  }
stopped-goals = Goals reached: { $reached } of { $goals }.

## Views of the board

declined-not-on-the-board = { $name } is not on the board any more. Choose somebody else, or look at the whole table with `/board`.
