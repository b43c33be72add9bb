### La chronique d’une partie.

tale-go = va en { $zone }
tale-all-go = { $count ->
    [one] { $who } va en { $zone }.
   *[other] { $who } vont en { $zone }.
  }
tale-drive = roule jusqu’en { $zone }
tale-find = trouve { $names }
tale-all-find = { $count ->
    [one] { $who } trouve { $names }.
   *[other] { $who } trouvent { $names }.
  }
tale-find-nothing = fouille en vain
tale-ambush = dérange un zombie en { $zone }
tale-open = ouvre la porte { $zones }
tale-craft = assemble { $recipe_a }
tale-miss = attaque en vain
tale-molotov = brûle tout en { $zone } avec un Molotov
tale-kill = abat { $killed }
tale-all-kill = { $count ->
    [one] { $who } abat { $killed }.
   *[other] { $who } abattent chacun { $killed }.
  }
tale-heal = { $patient_id ->
    [self] se soigne
   *[other] soigne { $patient }
  }
tale-join = sort de sa cachette en { $zone }
tale-escape = s’échappe par la sortie
tale-all-escape = { $count ->
    [one] { $who } s’échappe par la sortie.
   *[other] { $who } s’échappent par la sortie.
  }
tale-drive-off = file en voiture par la sortie
tale-wounded = reçoit une blessure
tale-all-wounded = { $count ->
    [one] { $who } reçoit une blessure.
   *[other] { $who } reçoivent une blessure.
  }
tale-come = { $count ->
    [one] Un zombie arrive.
   *[other] { $count } zombies arrivent.
  }
tale-outcome-goals-reached = Mission accomplie ! { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
  }
tale-objectives = En voilà { $taken } sur { $all }.
tale-left = { $count ->
    [0] Il ne reste personne.
    [one] Il ne reste qu’un survivant.
   *[other] Il reste { $count } survivants.
  }
