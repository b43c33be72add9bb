### The chronicle of a game.

tale-go = moves on
tale-all-go = { $count ->
    [one] { $who } moves on.
   *[other] { $who } move on.
  }
trust-task = Each survivor had a secret objective, and won by coming home with it met. Only then is it shown. Zombies roamed in groups, each led by an alpha.
tale-objective = The objective was: “{ $text }”
moment-came-home = **{ $seat } comes home with the objective met!**
moment-went-home = { $seat } goes home without the objective.
moment-died = { $by_id ->
    [none] **{ $seat } dies.**
   *[other] **{ $seat } dies, killed by { $by }.**
  }
tale-outcome-somebody-came-home = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }
tale-search = { $times ->
    [one] searches a place
    [2] searches twice
   *[other] searches { $times } times
  }
tale-attack = attacks { $target } in vain
tale-assault = attacks { $target }{ $vain ->
    [yes] {" "}in vain
   *[no] {""}
  }
tale-sniper = A hidden sniper fires at { $target }.
tale-kill = { $count ->
    [one] kills a zombie
   *[other] kills { $count } zombies
  }
tale-beset = { $held ->
    [yes] holds off
   *[no] is attacked by
  } { $count ->
    [one] the group of alpha { $numbers }
   *[other] the groups of alphas { $numbers }
  }
tale-burn = catches fire
tale-infection = is infected
tale-wound = { $times ->
    [one] is wounded
    [2] is wounded twice
   *[other] is wounded { $times } times
  }
tale-cause-infection = The infection was fatal.
tale-cause-burn = The burns were fatal.
tale-cause-group = The attack of alpha { $alpha_number }’s group was fatal.
tale-cause-sniper = The hidden sniper’s shot was fatal.
tale-recover = recovers
tale-rob = searches the body of { $of }
tale-trade = trades with { $other }
tale-claim = comes home without what was needed
tale-worn = { $emptied ->
    [yes] empties
   *[no] breaks
  } { $weapon_the }
tale-break-through = Alpha { $alpha_number } breaks through { $piece }.
tale-group = A new group comes in with alpha { $alpha_number }.
