### La chronique d’une partie.

a-walker = un Rôdeur
a-breaker = un Casseur
a-fatty = un Balèze
a-relative = un proche mort-vivant
tale-shut = ferme la porte { $zones }
tale-board-up = { $times ->
    [one] barricade le passage { $zones }
   *[other] barricade { $times } passages
  }
tale-take-planks = arrache des planches
tale-break-in = Les morts entrent en { $zone }.
tale-body = trouve un corps en { $zone }
tale-relative = retrouve en { $zone } un proche devenu mort-vivant
tale-taunt = attire les morts en { $zone }
