### La chronique d’une partie.

tale-go = avance
tale-all-go = { $count ->
    [one] { $who } avance.
   *[other] { $who } avancent.
  }
tale-drive = roule jusqu’en { $zone }
tale-find = trouve { $names }
tale-all-find = { $count ->
    [one] { $who } trouve { $names }.
   *[other] { $who } trouvent { $names }.
  }
tale-find-nothing = fouille en vain
tale-ambush = dérange un zombie en fouillant
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
tale-wounded = { $by_id ->
    [self] se blesse en attaquant
   *[other] reçoit { $times ->
        [one] une blessure
       *[other] { $times } blessures
      }{ $by_known ->
        [yes] {" "}de la part de { $by }
       *[no] {""}
      }
  }
tale-all-wounded = { $by_id ->
    [self] { $count ->
        [one] { $who } se blesse en attaquant.
       *[other] { $who } se blessent en attaquant.
      }
   *[other] { $count ->
        [one] { $who } reçoit
       *[other] { $who } reçoivent chacun
      } { $times ->
        [one] une blessure
       *[other] { $times } blessures
      }{ $by_known ->
        [yes] {" "}de la part de { $by }
       *[no] {""}
      }.
  }
moment-survivor-eliminated = { $by_id ->
    [self] **{ $survivor } n’y survit pas** en { $zone }.
   *[other] { $by_known ->
        [yes] **{ $survivor } succombe** en { $zone } aux coups de { $by }.
       *[no] **{ $survivor } succombe** en { $zone }.
    }
  }
tale-outcome-all-eliminated = Les zombies l’emportent.
a-walker = un Walker
a-runner = un Runner
a-fatty = un Fatty
a-abomination = l’Abomination
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
