### La chronique d’une partie.

tale-trait = gagne { $count ->
    [one] le trait
   *[other] les traits
  } { $names }
tale-all-trait = { $count ->
    [one] { $who } gagne { $times ->
        [one] le trait
       *[other] les traits
      } { $names }.
   *[other] { $who } gagnent de nouveaux traits : { $names }.
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
a-captain-america = le zombie Captain America
a-iron-man = le zombie Iron Man
a-doctor-strange = le zombie Doctor Strange
a-scarlet-witch = la zombie Scarlet Witch
tale-left = { $count ->
    [0] Il ne reste personne.
    [one] Il ne reste qu’un héros.
   *[other] Il reste { $count } héros.
  }
tale-outcome-precious-lost = Un citoyen qu’il fallait sauver est perdu. Les zombies l’emportent.
tale-outcome-civilians-reached = Un ennemi a atteint les citoyens qu’il fallait protéger. Les zombies l’emportent.
tale-shield = protège { $survivor }
tale-spawns-blown = fait sauter l’entrée en { $zone }
