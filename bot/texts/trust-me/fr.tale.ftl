### La chronique d’une partie.

tale-go = va en { $to }
tale-all-go = { $count ->
    [one] { $who } va en { $to }.
   *[other] { $who } vont en { $to }.
  }
trust-task = Chacun avait un objectif secret, et voulait rentrer avec ce qu’il lui fallait.
moment-died = { $by_id ->
    [none] **{ $seat } meurt.**
   *[other] **{ $seat } meurt, victime de { $by }.**
  }
tale-search = { $times ->
    [one] fouille en { $at }
   *[other] fouille { $times } fois
  }
tale-attack = attaque { $target }
tale-sniper = Un tireur embusqué vise { $target }.
tale-kill = { $count ->
    [one] tue un zombie
   *[other] tue { $count } zombies
  }
tale-beset = affronte l’alpha { $alpha_number }
tale-hurt = { $harm ->
    [burn] prend feu
    [infection] est atteint par l’infection
    [wound] reçoit une blessure
   *[other] s’épuise
  }
tale-recover = se remet
tale-rob = fouille le corps de { $of }
tale-trade = échange avec { $other }
tale-claim = rentre sans ce qu’il fallait
tale-worn = perd { $weapon_the }
tale-break-through = L’alpha { $alpha_number } force { $piece }.
tale-group = L’alpha { $alpha_number } arrive en { $at }.
