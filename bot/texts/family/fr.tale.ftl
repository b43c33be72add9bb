### La chronique d’une partie.

tale-go = va en { $zone }
tale-all-go = { $count ->
    [one] { $who } va en { $zone }.
   *[other] { $who } vont en { $zone }.
  }
tale-drive = roule jusqu’en { $zone }
tale-find = trouve { $names }
tale-find-nothing = fouille en vain
tale-ambush = dérange un zombie en { $zone }
tale-open = ouvre la porte { $zones }
tale-craft = assemble { $recipe_a }
tale-miss = attaque en vain
tale-molotov = brûle tout en { $zone } avec un Molotov
tale-kill = abat { $killed }
tale-heal = { $patient_id ->
    [self] se soigne
   *[other] soigne { $patient }
  }
tale-join = sort de sa cachette en { $zone }
tale-escape = s’échappe par la sortie en { $zone }
tale-drive-off = file par la sortie en { $zone }
tale-wounded = reçoit une blessure
tale-all-wounded = { $count ->
    [one] { $who } reçoit une blessure.
   *[other] { $who } reçoivent une blessure.
  }
tale-come = { $count ->
    [one] Un zombie arrive.
   *[other] { $count } zombies arrivent.
  }
tale-objectives = En voilà { $taken } sur { $all }.
tale-left = { $count ->
    [0] Il ne reste personne.
    [one] Il n’en reste qu’un.
   *[other] Il en reste { $count }.
  }
