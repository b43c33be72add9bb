### The chronicle of a game.

tale-go = goes to { $to }
tale-all-go = { $count ->
    [one] { $who } goes to { $to }.
   *[other] { $who } go to { $to }.
  }
trust-task = Everybody had a secret objective, and wanted to come home with it.
moment-died = { $by_id ->
    [none] **{ $seat } dies.**
   *[other] **{ $seat } dies, killed by { $by }.**
  }
tale-search = { $times ->
    [one] searches in { $at }
   *[other] searches { $times } times
  }
tale-attack = attacks { $target }
tale-sniper = A hidden sniper fires at { $target }.
tale-kill = { $count ->
    [one] kills a zombie
   *[other] kills { $count } zombies
  }
tale-beset = faces alpha { $alpha_number }
tale-hurt = { $harm ->
    [burn] catches fire
    [infection] is infected
    [wound] is wounded
   *[other] is worn down
  }
tale-recover = recovers
tale-rob = searches the body of { $of }
tale-trade = trades with { $other }
tale-claim = comes home without what was needed
tale-worn = loses { $weapon_the }
tale-break-through = Alpha { $alpha_number } breaks through { $piece }.
tale-group = Alpha { $alpha_number } comes in at { $at }.
