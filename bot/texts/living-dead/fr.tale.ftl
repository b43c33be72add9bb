### La chronique d’une partie.

tale-board-up = { $times ->
    [one] barricade { $zones }
   *[other] barricade { $times } passages
  }
tale-take-planks = arrache des planches
tale-break-in = Les morts entrent en { $zone }.
tale-body = trouve un corps en { $zone }
tale-relative = retrouve en { $zone } un proche devenu mort-vivant
tale-taunt = attire les morts en { $zone }
