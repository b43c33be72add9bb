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
town-task = Chacun jouait pour soi, dans une ville qui s’étendait tuile par tuile. Gagne qui s’échappe le premier par l’héliport, ou qui réunit le premier assez de trophées. Chaque zombie battu est un trophée ; qui meurt en perd la moitié et recommence au centre-ville.
tale-helipad = Dès lors, on peut s’échapper par l’héliport.
tale-burn = brûle { $squares_count ->
    [one] un zombie
   *[other] { $squares_count } zombies
  }
tale-lose-life = { $times ->
    [one] perd une vie
   *[other] perd { $times } vies
  }
tale-play = joue { $cards }
tale-against = { $cards } contre { $target }
tale-use = utilise { $names }
tale-miss-turn = passe son tour, car { $by } a joué « { $card } »
tale-sent = doit retourner au centre-ville à cause de { $by }
tale-lose-item = perd { $names } à cause de { $by }
tale-lose-bullets = { $count ->
    [one] perd une balle
   *[other] perd { $count } balles
  } à cause de { $by }
tale-lose-trophies = { $count ->
    [0] garde tous ses trophées malgré
    [one] perd un trophée à cause de
   *[other] perd { $count } trophées à cause de
  } « { $card } »
moment-player-died = **{ $seat } meurt{ $lost_count ->
    [0] {""}
   *[other] {" "}et perd { $lost }
  }.**
tale-pick-up = ramasse { $kind ->
    [life] une vie
   *[bullet] une balle
  }
