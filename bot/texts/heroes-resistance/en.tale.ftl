### The chronicle of a game.

tale-trait = gains the { $count ->
    [one] trait
   *[other] traits
  } { $names }
tale-all-trait = { $count ->
    [one] { $who } gains the { $times ->
        [one] trait
       *[other] traits
      } { $names }.
   *[other] { $who } gain new traits: { $names }.
  }
tale-force = forces the door { $zones }
tale-explosive = sets an explosive in { $zone }
tale-blast = The explosive in { $zone } blows up.
tale-in-need = { $count ->
    [one] { $names } calls for help
   *[other] { $names } call for help
  }{ $zone ->
    [none] {""}
   *[other] {" "}in { $zone }
  }.
tale-there = { $who } in { $zone }
tale-run = runs to { $zone }
tale-let-go = sends { $names } home
tale-comes-along = { $bystander } gets away with { $survivor }.
tale-blown-up = The blast destroys { $killed }.
moment-bystander-rescued = **{ $survivor } rescues { $bystander }.**
moment-bystander-devoured = **{ $bystander } is devoured!**
a-walker = a Walker
a-runner = a Runner
a-brute = a Brute
a-captain-america = the zombie Captain America
a-iron-man = the zombie Iron Man
a-doctor-strange = the zombie Doctor Strange
a-scarlet-witch = the zombie Scarlet Witch
tale-left = { $count ->
    [0] Nobody is left.
    [one] That leaves one hero.
   *[other] That leaves { $count } heroes.
  }
tale-outcome-precious-lost = A bystander who had to be saved is lost. The zombies win.
tale-outcome-civilians-reached = An enemy has reached the bystanders who had to be protected. The zombies win.
tale-shield = shields { $survivor }
tale-spawns-blown = blows up the way in at { $zone }
