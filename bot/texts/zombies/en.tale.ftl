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
town-task = Everybody played for themselves, in a town that grew tile by tile. The winner is the first to escape from the helipad, or the first to have enough trophies. Each zombie beaten is a trophy; who dies loses half of them and starts again from the town square.
tale-helipad = From now on, players can escape from the helipad.
tale-burn = burns { $squares_count ->
    [one] a zombie
   *[other] { $squares_count } zombies
  }
tale-lose-life = { $times ->
    [one] loses a life
   *[other] loses { $times } lives
  }
tale-play = plays { $cards }
tale-against = { $cards } against { $target }
tale-use = uses { $names }
tale-miss-turn = misses a turn because { $by } played “{ $card }”
tale-sent = is sent back to the town square by { $by }
tale-lose-item = loses { $names } to { $by }
tale-lose-bullets = { $count ->
    [one] loses a bullet
   *[other] loses { $count } bullets
  } to { $by }
tale-lose-trophies = { $count ->
    [0] keeps every trophy despite
    [one] loses a trophy to
   *[other] loses { $count } trophies to
  } “{ $card }”
moment-player-died = **{ $seat } dies{ $lost_count ->
    [0] {""}
   *[other] {" "}and loses { $lost }
  }.**
tale-pick-up = picks up { $kind ->
    [life] a life
   *[bullet] a bullet
  }
