### La chronique d’une partie.

tale-trait = gagne { $names }
tale-all-trait = { $count ->
    [one] { $who } gagne { $names }.
   *[other] { $who } gagnent { $names }.
  }
tale-force = force la porte { $zones }
tale-explosive = pose un explosif en { $zone }
tale-blast = L’explosif saute en { $zone }.
tale-in-need = { $count ->
    [one] { $names } appelle à l’aide
   *[other] { $names } appellent à l’aide
  }{ $zone ->
    [none] {""}
   *[other] {" "}en { $zone }
  }.
tale-there = { $who } en { $zone }
tale-run = court en { $zone }
tale-let-go = renvoie { $names } en lieu sûr
tale-comes-along = { $bystander } s’échappe avec { $survivor }.
tale-blown-up = L’explosion détruit { $killed }.
moment-bystander-rescued = **{ $survivor } sauve { $bystander }.**
moment-bystander-devoured = **{ $bystander } se fait dévorer !**
a-walker = un Rôdeur
a-runner = un Forcené
a-brute = une Brute
a-captain-america = Captain America
a-iron-man = Iron Man
a-doctor-strange = Doctor Strange
a-scarlet-witch = Scarlet Witch
tale-left = { $count ->
    [0] Il ne reste personne.
    [one] Il ne reste qu’un héros.
   *[other] Il reste { $count } héros.
  }
tale-outcome-precious-lost = Un citoyen qu’il fallait sauver est perdu. Les zombies l’emportent.
tale-outcome-civilians-reached = Un ennemi a atteint les citoyens qu’il fallait protéger. Les zombies l’emportent.
tale-shield = protège { $survivor }
tale-spawns-blown = fait sauter l’entrée en { $zone }
