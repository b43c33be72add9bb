### The chronicle of a game.

a-walker = a Walker
a-breaker = a Breaker
a-fatty = a Fatty
a-relative = a dead relative
tale-shut = shuts the door { $zones }
tale-board-up = { $times ->
    [one] boards up the way in { $zones }
   *[other] boards up { $times } ways in
  }
tale-take-planks = tears planks loose
tale-break-in = The dead break into { $zone }.
tale-body = finds a body in { $zone }
tale-relative = meets a relative, one of the dead by now, in { $zone }
tale-taunt = lures the dead to { $zone }
