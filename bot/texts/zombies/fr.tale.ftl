### La chronique d’une partie.

tale-lay = pose « { $kind } »
tale-beat = { $times ->
    [one] bat un zombie
   *[other] bat { $times } zombies
  }
tale-all-beat = { $count ->
    [one] { $who } bat { $times ->
        [one] un zombie
       *[other] { $times } zombies
      }.
   *[other] { $who } battent chacun { $times ->
        [one] un zombie
       *[other] { $times } zombies
      }.
  }
town-task = Chacun jouait pour soi. Gagne qui s’échappe le premier par l’héliport, ou qui réunit le premier assez de trophées.
tale-burn = brûle { $squares_count ->
    [one] un zombie
   *[other] { $squares_count } zombies
  }
tale-lose-life = { $times ->
    [one] perd une vie
   *[other] perd { $times } vies
  }
tale-play = joue « { $names } »{ $target_id ->
    [none] {""}
   *[other] {" "}contre { $target }
  }
tale-use = utilise « { $names } »
tale-miss-turn = passe un tour à cause de { $by }
tale-sent = doit aller en { $to } à cause de { $by }
tale-lose-item = perd « { $names } » à cause de { $by }
tale-lose-trophies = { $count ->
    [0] garde tous ses trophées
    [one] perd un trophée
   *[other] perd { $count } trophées
  }
tale-pick-up = ramasse { $kind ->
    [life] une vie
   *[bullet] une balle
  }
