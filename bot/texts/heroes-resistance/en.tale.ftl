### The chronicle of a game.

tale-trait = gains { $names }
tale-force = forces the door { $zones }
tale-explosive = sets an explosive in { $zone }
tale-blast = The explosive in { $zone } blows up.
tale-in-need = { $names } calls for help in { $zone }.
tale-shield = takes a wound meant for { $survivor }
tale-spawns-blown = blows up the way in at { $zone }
