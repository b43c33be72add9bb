### The chronicle of a game.

tale-lay = lays “{ $kind }”
tale-beat = { $times ->
    [one] beats a zombie
   *[other] beats { $times } zombies
  }
tale-all-beat = { $count ->
    [one] { $who } beats { $times ->
        [one] a zombie
       *[other] { $times } zombies
      }.
   *[other] { $who } beat { $times ->
        [one] a zombie
       *[other] { $times } zombies
      } each.
  }
town-task = Everybody played for themselves. The winner is the first to escape from the helipad, or the first to have enough trophies.
tale-burn = burns { $squares_count ->
    [one] a zombie
   *[other] { $squares_count } zombies
  }
tale-lose-life = { $times ->
    [one] loses a life
   *[other] loses { $times } lives
  }
tale-play = plays “{ $names }”{ $target_id ->
    [none] {""}
   *[other] {" "}against { $target }
  }
tale-use = uses “{ $names }”
tale-miss-turn = misses a turn because of { $by }
tale-sent = is sent to { $to } by { $by }
tale-lose-item = loses “{ $names }” to { $by }
tale-lose-trophies = { $count ->
    [0] keeps every trophy
    [one] loses a trophy
   *[other] loses { $count } trophies
  }
tale-pick-up = picks up { $kind ->
    [life] a life
   *[bullet] a bullet
  }
