### The chronicle of a game.

tale-trait = gains { $names }
tale-force = forces the door { $zones }
tale-explosive = sets an explosive in { $zone }
tale-blast = The explosive in { $zone } blows up.
tale-in-need = { $count ->
    [one] { $names } calls for help in { $zones }.
   *[other] { $names } call for help in { $zones }.
  }
tale-left = { $count ->
    [0] Nobody is left.
    [one] That leaves one hero.
   *[other] That leaves { $count } heroes.
  }
tale-outcome-precious-lost = A bystander who had to be saved is lost. The zombies win.
tale-outcome-civilians-reached = An enemy has reached the bystanders who had to be protected. The zombies win.
tale-shield = takes a wound meant for { $survivor }
tale-spawns-blown = blows up the way in at { $zone }
