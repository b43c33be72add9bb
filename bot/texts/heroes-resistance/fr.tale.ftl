### La chronique d’une partie.

tale-trait = gagne { $names }
tale-force = force la porte { $zones }
tale-explosive = pose un explosif en { $zone }
tale-blast = L’explosif saute en { $zone }.
tale-in-need = { $count ->
    [one] { $names } appelle à l’aide en { $zones }.
   *[other] { $names } appellent à l’aide en { $zones }.
  }
tale-left = { $count ->
    [0] Il ne reste personne.
    [one] Il ne reste qu’un héros.
   *[other] Il reste { $count } héros.
  }
tale-outcome-precious-lost = Un citoyen qu’il fallait sauver est perdu. Les zombies l’emportent.
tale-outcome-civilians-reached = Un ennemi a atteint les citoyens qu’il fallait protéger. Les zombies l’emportent.
tale-shield = reçoit une blessure à la place de { $survivor }
tale-spawns-blown = fait sauter l’entrée en { $zone }
