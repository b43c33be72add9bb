### The chronicle of a game.

tale-go = moves on
tale-all-go = { $count ->
    [one] { $who } moves on.
   *[other] { $who } move on.
  }
tale-drive = drives to { $zone }
tale-find = finds { $names }
tale-all-find = { $count ->
    [one] { $who } finds { $names }.
   *[other] { $who } find { $names }.
  }
tale-find-nothing = searches in vain
tale-ambush = stirs up a zombie while searching
tale-open = opens the door { $zones }
tale-craft = puts together { $recipe_a }
tale-miss = attacks in vain
tale-molotov = burns everything in { $zone } with a Molotov
tale-kill = kills { $killed }
tale-all-kill = { $count ->
    [one] { $who } kills { $killed }.
   *[other] { $who } kill { $killed } each.
  }
tale-heal = { $patient_id ->
    [self] tends to a wound
   *[other] tends to { $patient }
  }
tale-join = comes out of hiding in { $zone }
tale-escape = gets away by the exit
tale-all-escape = { $count ->
    [one] { $who } gets away by the exit.
   *[other] { $who } get away by the exit.
  }
tale-drive-off = drives off by the exit
tale-wounded = { $by_id ->
    [self] is caught in the attack
   *[other] { $by_known ->
        [yes] is hit by { $by }
       *[no] { $times ->
            [one] is wounded
            [2] is wounded twice
           *[other] is wounded { $times } times
          }
      }
  }
tale-all-wounded = { $count ->
    [one] { $who } is
   *[other] { $who } are
  } { $by_id ->
    [self] caught in the attack
   *[other] { $by_known ->
        [yes] hit by { $by }
       *[no] { $times ->
            [one] wounded
            [2] wounded twice
           *[other] wounded { $times } times
          }
      }
  }.
moment-survivor-eliminated = { $by_id ->
    [self] **{ $survivor } does not survive this** in { $zone }.
   *[other] { $by_known ->
        [yes] **{ $survivor } falls** in { $zone }, killed by { $by }.
       *[no] **{ $survivor } falls** in { $zone }.
    }
  }
tale-outcome-all-eliminated = The zombies win.
a-walker = a Walker
a-runner = a Runner
a-fatty = a Fatty
a-abomination = the Abomination
tale-come = { $count ->
    [one] One zombie comes.
   *[other] { $count } zombies come.
  }
tale-outcome-goals-reached = Mission accomplished! { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
  }
tale-objectives = That makes { $taken } of { $all }.
tale-left = { $count ->
    [0] Nobody is left.
    [one] That leaves one survivor.
   *[other] That leaves { $count } survivors.
  }
